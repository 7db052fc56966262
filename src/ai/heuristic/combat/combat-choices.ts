// Between and before rounds: day or night (7.3), carriers that fire at night (7.421), stay or retreat (8.1).
import { ALLIED, CARRIER } from '../../../board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../../../dice/index.js';
import { type Game, HAWAII, mayAnnounce, PATROLLING } from '../../../game/index.js';
import { knowAreas } from '../estimate/area-values.js';
import { flagOf, gatheredChance } from '../estimate/fight-chance.js';
import { hullsOf } from '../estimate/fight-estimate.js';
import { AIRS, CARRIER_NIGHT, DAY, ENTRIES, NIGHT, SCREENS, STAY, WORTH } from '../estimate/force.js';
import type { PlayerState } from '../player-state.js';
import { kindsInFight, SURFACE_SHIPS } from './kinds-in-fight.js';
import { landingGain } from './landings.js';

/** Rounds of the surprise raid (18.2). */
const RAID_ROUNDS = 2;
/** Worth of an area, in hundredths of a POC, from which a side is more patient, and much more so. */
const DEAR = 200;
const VITAL = 400;

/** Fire (in permille of one ship removed) that is enough for a force, as a multiple of its staying power: 1000 and some for a cruiser. */
const ENOUGH_FIRE = 10;

/** Chance to win, permille, from which a side stays without counting what the next round costs. */
const DOUBTFUL = 300;
/** What a round must be expected to gain, in hundredths of a POC, for a side to stay in a fight that it does not win. */
const MIN_ROUND_GAIN = 10;
/** Fire, in permille of one ship removed, beside which less hardly counts: an action in which little happens decides little. */
const LITTLE_FIRE = 2000;

/** Part, permille, of what a lost fight costs that falls in its next round. */
const ROUND_LOSS = 300;

/** Answers `day-night`: the action in which the own force compares best with the enemy's, where nothing is fired at more than is there. */
export function wishDayOrNight(m: PlayerState, g: Game): void {
  const f = m.gathered.sumUp(g, m.rows);
  const i = m.side * ENTRIES;
  const j = m.enemy * ENTRIES;
  // Without airstrikes on either side nothing ever happens by day (7.41).
  if (f[i + DAY] + f[j + DAY] === 0 && f[i + NIGHT] + f[j + NIGHT] > 0) {
    g.answer(ACTION_NIGHT);
    return;
  }
  const own = ENOUGH_FIRE * f[i + STAY];
  const their = ENOUGH_FIRE * f[j + STAY];
  const day = balance(least(f[i + DAY], their), least(f[j + DAY], own));
  // Guns are nothing to air units (7.424): against them alone only day decides anything.
  const guns = least(gunsOf(f, i), ENOUGH_FIRE * hullsOf(f, j));
  const night = balance(guns, least(gunsOf(f, j), ENOUGH_FIRE * hullsOf(f, i)));
  // With nothing to choose between them: the action in which something happens.
  const prefersDay = day === night ? f[i + DAY] > guns : day > night;
  g.answer(prefersDay ? ACTION_DAY : ACTION_NIGHT);
}

/** How own fire compares with the enemy's, in permille of both: who is hit half as hard as he hits gains, however much is fired. */
function balance(own: number, their: number): number {
  return ((1000 * (own - their)) / (own + their + LITTLE_FIRE)) | 0;
}

/** Guns that fire at night: carriers keep theirs silent behind a screen (7.421). */
function gunsOf(f: Int32Array, at: number): number {
  return f[at + SCREENS] > 0 ? f[at + NIGHT] : f[at + CARRIER_NIGHT];
}

const least = (a: number, b: number): number => (a < b ? a : b);

/** Answers `firing-carriers`: carriers fire when nothing else of theirs does, since they are targets anyway (7.422). */
export function announceCarriers(g: Game): void {
  if ((kindsInFight(g, ALLIED) & SURFACE_SHIPS) !== 0) return;
  const units = g.units[ALLIED];
  for (let k = 0; k < g.unitCount[ALLIED]; k++) {
    if (g.tables.kind[units[k]] === CARRIER && mayAnnounce(g, units[k])) g.answer(units[k]);
  }
}

/** Answers `retreat`: go when the fight is likely lost, or its next round costs more than the chance is worth; stay for what it sinks. */
export function decideRetreat(m: PlayerState, g: Game): void {
  const f = m.gathered.sumUp(g, m.rows);
  const i = m.side * ENTRIES;
  // On the last turn only flags count; guns alone win none from air units (7.424).
  if (g.turn >= g.rules.turns) {
    const helpless = f[i + DAY] + f[i + NIGHT] + f[i + CARRIER_NIGHT] === 0;
    const noFlag = f[i + DAY] === 0 && f[m.enemy * ENTRIES + AIRS] > 0;
    // What cannot fire at all neither wins nor ends a fight; but troops that stay land first, and may send air units home (5.43, 12.24).
    const goes = noFlag || (helpless && !hasFlag(m, g));
    g.answer(goes && landingGain(m, g) === 0 ? 1 : 0);
    return;
  }
  const chance = gatheredChance(m, g);
  // What sails from Pearl Harbor may still leave unpursued before the raiders attack (18.25).
  if (g.turn === 1 && m.side === ALLIED && g.area === HAWAII && g.round <= RAID_ROUNDS) {
    if (m.plan.engage >= 0) g.answer(1 - m.plan.engage);
    else g.answer(chance < m.settings.standChance ? 1 : 0);
    return;
  }
  knowAreas(m, g);
  if (chance >= DOUBTFUL) {
    g.answer(0);
    return;
  }
  // More at stake, more patience: a flag of one's own, or one of the enemy's to break.
  const stake = hasFlag(m, g) ? m.turn.hold[g.area] : m.turn.deny[g.area];
  const patience = stake >= VITAL ? 500 : stake >= DEAR ? 800 : 1000;
  // A slim chance is worth a round that costs less; and who wins nothing may still sink what cannot answer.
  const likely = 1000 * chance >= m.settings.retreatBelow * patience;
  m.exchange.gather(g, m.side, m.values.worth);
  const round = m.exchange.roundWorth(flagOf(m, g, g.area), likely ? 0 : MIN_ROUND_GAIN + 1);
  if (likely ? chance * stake * 0.001 + round >= 0 : round > MIN_ROUND_GAIN) {
    g.answer(0);
    return;
  }
  // Amphibious units that have not retreated land after this round: one more round may be worth the base (5.43).
  const risk = ROUND_LOSS * m.estimate.ownLoss * f[i + WORTH];
  g.answer(1e6 * landingGain(m, g) > risk ? 0 : 1);
}

/** True when a patroller or air unit is in the fight. */
const hasFlag = (m: PlayerState, g: Game): boolean => kindsInFight(g, m.side, PATROLLING) !== 0;
