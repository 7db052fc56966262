// Between and before rounds: day or night (7.3), carriers that fire at night (7.421), stay or retreat (8.1).
import { ALLIED, AREA_COUNT, BATTLESHIP, CARRIER, CRUISER } from '../../board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../../dice/index.js';
import { type Game, HAWAII, mayAnnounce, PATROLLING } from '../../game/index.js';
import { fightChance, weighFight } from './fight-estimate.js';
import type { Mind } from './mind.js';

/** Rounds of the surprise raid (18.2). */
const RAID_ROUNDS = 2;

/** Answers `day-night`: the action in which the own force compares best. */
export function wishDayOrNight(m: Mind, g: Game): void {
  weighFight(m, g);
  const day = m.ownDay - m.enemyDay;
  const night = m.ownNight - m.enemyNight;
  // With nothing to choose between them: the action in which something happens.
  const wish =
    day === night ? (m.ownDay > m.ownNight ? ACTION_DAY : ACTION_NIGHT) : day > night ? ACTION_DAY : ACTION_NIGHT;
  g.say(wish);
}

/** Answers `firing-carriers`: carriers fire when nothing else of theirs does, since they are targets anyway (7.422). */
export function announceCarriers(g: Game): void {
  const count = g.unitCount[ALLIED];
  for (let k = 0; k < count; k++) {
    const kind = g.t.kind[g.units[ALLIED][k]];
    if (kind === BATTLESHIP || kind === CRUISER) return;
  }
  for (let k = 0; k < count; k++) {
    const p = g.units[ALLIED][k];
    if (g.t.kind[p] === CARRIER && mayAnnounce(g, p)) g.say(p);
  }
}

/** Answers `retreat`: go when the fight is likely lost, unless nothing is left to save it for. */
export function decideRetreat(m: Mind, g: Game): void {
  // On the last turn only flags count.
  if (g.turn >= g.rules.turns) {
    g.say(0);
    return;
  }
  weighFight(m, g);
  const chance = fightChance(m, g);
  // More at stake, more patience: a flag of one's own, or one of the enemy's to break.
  const stake = holdsFlag(m, g) ? m.hold[g.area] : m.deny[g.area];
  const patience = stake >= 4 ? 0.5 : stake >= 2 ? 0.8 : 1;
  // What sails from Pearl Harbor may still leave unpursued before the raiders attack (18.25).
  if (g.turn === 1 && m.side === ALLIED && g.area === HAWAII && g.round <= RAID_ROUNDS) {
    g.say(chance < m.weights.standChance ? 1 : 0);
    return;
  }
  g.say(chance < m.weights.retreatBelow * patience ? 1 : 0);
}

function holdsFlag(m: Mind, g: Game): boolean {
  const units = g.units[m.side];
  for (let k = 0; k < g.unitCount[m.side]; k++) {
    if ((g.flags[units[k]] & PATROLLING) !== 0 && g.location[units[k]] < AREA_COUNT) return true;
  }
  return false;
}
