// What a target in combat is worth (7.4): by being sunk, and by leaving the fight with its fire, the flag it bears, or the landing it makes.
import { AIR, AMPHIBIOUS } from '../../../board/index.js';
import { ACTION_NIGHT } from '../../../dice/index.js';
import { bonusNow, canLand, type Game, PATROLLING } from '../../../game/index.js';
import { oddsIndex, REMOVE_ODDS } from '../estimate/attack-odds.js';
import { landingMenace } from '../estimate/base-worth.js';
import { DAY_MENACE, MENACE, rowOf } from '../estimate/force.js';
import type { PlayerState } from '../player-state.js';
import { HULLS, kindsInFight } from './kinds-in-fight.js';

/** Air units count for more than their shots: only airstrikes drive them off. */
const AIR_MENACE = 4;
/** Guns are a menace only in rounds with a night action: by day they count for this part. */
const GUNS_BY_DAY = 0.5;
/** Worth of an area, in hundredths of a POC: at least, and where nobody has valued it. */
const MIN_STAKE = 100;
const DEFAULT_STAKE = 250;
/** Bearers of one flag that can be dealt with together. */
const MAX_BEARERS = 3;
/** The last of the early turns. */
const EARLY = 3;
/** Rounds in which the fire in hand is counted on. */
const ROUNDS = 1;

/**
 * Fills in what each target is worth when it is sunk (`score`) and when it merely leaves the fight (`menace`). Guns are no
 * menace to air units, and whoever has nothing but guns never drives air units off (7.424): what strikes by day goes first.
 * The first `attackers` own pieces of `m.fire` fire.
 */
export function weighTargets(m: PlayerState, g: Game, count: number, attackers: number): void {
  const { rows, values } = m;
  const { targets, score, menace, room } = m.fire;
  const { armor, kind } = g.tables;
  const guns = (kindsInFight(g, m.side) & HULLS) === 0 ? 0 : g.action === ACTION_NIGHT ? 1 : GUNS_BY_DAY;
  const sink = sinkShare(m, g);
  let total = 0;
  m.fire.hull = -1;
  for (let k = 0; k < count; k++) {
    const p = targets[k];
    const air = kind[p] === AIR;
    // The damage a target stands: for air units less than zero, by one more than it takes to shoot them down.
    const left = armor[p] - g.damage[p];
    room[k] = air ? -left : left;
    if (room[k] >= 0 && m.fire.hull < 0) m.fire.hull = p;
    const row = rowOf(g, p);
    const strikes = rows[row + DAY_MENACE];
    const power = air ? AIR_MENACE * strikes : (strikes + guns * (rows[row + MENACE] - strikes)) | 0;
    menace[k] = power;
    score[k] = ((values.worth[p] * sink) / 1000) | 0;
    total += power;
  }
  const stake = stakeOf(m, g);
  const flag = m.turn.valued === g.turn ? flagShare(m, g, count, attackers) : 0;
  // What is at stake goes with the enemy's whole power.
  const share = stake / (total + 1);
  let landing = 0;
  for (let k = 0; k < count; k++) if (kind[targets[k]] === AMPHIBIOUS && canLand(g, targets[k], g.area)) landing++;
  // Troops land when the round is over (5.43): what they would take is saved only when all of them are gone by then.
  const saved = landing === 0 ? 0 : (landingMenace(m, g) / landing) | 0;
  for (let k = 0; k < count; k++) {
    menace[k] = (menace[k] * share) | 0;
    if (landing > 0 && kind[targets[k]] === AMPHIBIOUS && canLand(g, targets[k], g.area)) menace[k] += saved;
    if (flag > 0 && (g.flags[targets[k]] & PATROLLING) !== 0) menace[k] += flag;
  }
}

/** What sinking counts as a share of a ship's worth, permille: the fewer turns it could still sail, the less for its owner. */
function sinkShare({ settings }: PlayerState, g: Game): number {
  if (g.turn === g.rules.turns) return settings.sinkLast;
  return g.turn <= EARLY ? settings.sinkEarly : settings.sinkLate;
}

/**
 * Each bearer's share of the enemy's flag (15.3), hundredths of a POC: it goes only when all who bear it are sunk or sent home.
 * One bearer is worth the flag; of several each its part of the flag, times the chance that the others go as well when the fire
 * in hand is spread over them. Nothing where an air unit bears it too, where one hides, or where they are too many.
 */
function flagShare(m: PlayerState, g: Game, count: number, attackers: number): number {
  const units = g.units[m.enemy];
  let bearers = 0;
  for (let k = 0; k < g.unitCount[m.enemy]; k++) {
    if ((g.flags[units[k]] & PATROLLING) === 0) continue;
    if (g.tables.kind[units[k]] === AIR || ++bearers > MAX_BEARERS) return 0;
  }
  const deny = m.turn.deny[g.area];
  if (bearers < 2 || deny === 0) return bearers === 0 ? 0 : deny;
  // The bearer that stands most, and an attacker's mean chance against it.
  let hardest = 0;
  let reached = 0;
  for (let k = 0; k < count; k++) {
    if ((g.flags[m.fire.targets[k]] & PATROLLING) === 0) continue;
    reached++;
    if (m.fire.room[k] > hardest) hardest = m.fire.room[k];
  }
  if (reached < bearers || attackers === 0) return 0;
  let gone = 0;
  for (let k = 0; k < attackers; k++) {
    const bonus = bonusNow(g, m.fire.attackers[k], m.fire.hull, g.action);
    gone += REMOVE_ODDS[oddsIndex(bonus, m.fire.shots[k], hardest)];
  }
  const one = 1 - (1 - gone / (1000 * attackers)) ** ((ROUNDS * attackers) / bearers);
  return ((deny * one ** (bearers - 1)) / bearers) | 0;
}

/** What hangs on the fight, in hundredths of a POC: the flag of the area. */
function stakeOf(m: PlayerState, g: Game): number {
  if (m.turn.valued !== g.turn) return DEFAULT_STAKE;
  const stake = m.turn.hold[g.area];
  return stake < MIN_STAKE ? MIN_STAKE : stake;
}
