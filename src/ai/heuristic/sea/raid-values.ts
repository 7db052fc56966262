// What raiders gain in each area: what is at stake, the chance to win it, and the ships that it costs.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import type { Game } from '../../../game/index.js';
import { flagOf } from '../estimate/fight-chance.js';
import { estimateFight } from '../estimate/fight-estimate.js';
import { takeForce } from '../estimate/fight-sums.js';
import { ENTRIES, FLAGS, STAY, WORTH } from '../estimate/force.js';
import { ALL_AREAS, type PlayerState } from '../player-state.js';
import { seaAt } from '../turn-memory.js';

/** Chance, in permille, that raiders take on the last turn. */
const MIN_CHANCE = 10;
/** And beyond which even then no more ships join. */
const ALL = 1001;
/** A party, in permille of the share of his reserve with which the enemy comes in strength. */
const PARTY_SHARE = 250;
/** What covering a landing is worth, in hundredths of a POC. */
const LANDING = 100;

/**
 * Puts together what may be met in each area: what the enemy has at sea and, for the side that sails first (5.24), the share of his
 * reserve that comes in strength, and that of a small party.
 *
 * @param areas those that are asked about, as a mask.
 */
export function faceEnemy(m: PlayerState, sailsFirst: boolean, areas = ALL_AREAS): void {
  m.raid.facing = sailsFirst ? m.raid.feared : m.turn.sea;
  m.raid.facingAt = sailsFirst ? 0 : seaAt(m.enemy, 0);
  m.raid.parties = 0;
  if (!sailsFirst) return;
  const fear = m.settings.raidFear;
  const party = (fear * PARTY_SHARE * 0.001) | 0;
  for (let mask = areas; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    const j = seaAt(m.enemy, a);
    takeForce(m, m.raid.feared, a * ENTRIES, j, fear);
    if (m.turn.reserve[j + STAY] === 0) continue;
    takeForce(m, m.raid.party, a * ENTRIES, j, party);
    m.raid.parties |= 1 << a;
  }
}

/**
 * Chance, in permille, to win an area with a force. The enemy who sails later comes in strength to few areas, and nobody knows to
 * which: against a fleet a few ships are lost, against a party they hold the flag.
 *
 * @param least a chance below this may be told too high.
 */
export function raidChance(m: PlayerState, g: Game, a: number, own: Int32Array, i: number, least: number): number {
  const { raid } = m;
  const control = flagOf(m, g, a);
  if (((raid.parties >> a) & 1) === 0)
    return estimateFight(own, i, raid.facing, raid.facingAt + a * ENTRIES, control, raid.estimate);
  const party = m.settings.partyChance;
  const few = estimateFight(own, i, raid.party, a * ENTRIES, control, raid.estimate);
  if (few < least) return few;
  // What it costs is that of the fight that is estimated last.
  const many = estimateFight(own, i, raid.feared, a * ENTRIES, control, raid.estimate);
  return (many + party * (few - many) * 0.001) | 0;
}

/**
 * Fills in, against whom `faceEnemy` has put together, what is at stake in each area of a mask, its chance and value as things stand,
 * and as key what joining the fight there with all that can come gains: 0 when there is nothing to do.
 */
export function weighFights(m: PlayerState, g: Game, areas = ALL_AREAS): void {
  m.raid.landings = g.at.amphibiousAreas(m.side);
  // Ships that are lost, or sunk, are worth something as long as there is another turn for them (4.7); then any chance is a gain.
  const last = g.turn >= g.rules.turns;
  m.raid.caution = last ? 0 : m.settings.caution;
  m.raid.surplus = last ? ALL : m.settings.surplusChance;
  m.raid.attack = last ? MIN_CHANCE : m.settings.attackChance;
  for (let mask = areas; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    const i = seaAt(m.side, a);
    const met = m.raid.facing[m.raid.facingAt + a * ENTRIES + STAY];
    m.raid.stake[a] = met === 0 || m.turn.reserve[i + STAY] === 0 ? 0 : stakeOfFight(m, g, a);
    m.raid.gain[a] = m.raid.stake[a] > 0 ? gainOfFight(m, g, a, i) : 0;
    if (m.raid.gain[a] > 0) continue;
    m.raid.stake[a] = 0;
    m.raid.value[a] = 0;
  }
}

/**
 * What a victory in an area is worth, in hundredths of a POC: raiders bring no flag (15.31), they keep their side's, if its
 * bearers live, or break the enemy's.
 */
function stakeOfFight(m: PlayerState, g: Game, a: number): number {
  const j = seaAt(m.enemy, a);
  const theirs = m.turn.sea[j + FLAGS] > 0;
  let stake = g.turn < g.rules.turns ? (m.settings.attrition * m.turn.sea[j + WORTH] * 0.001) | 0 : 0;
  const flags = m.turn.sea[seaAt(m.side, a) + FLAGS];
  if (flags > 0) {
    const lives = livesOf(m.settings.flagLives, flags);
    stake += theirs
      ? between(m.turn.deny[a], m.turn.hold[a], lives)
      : between(0, m.turn.hold[a] - m.turn.denied[a], lives);
  } else if (theirs) stake += m.turn.deny[a];
  return ((m.raid.landings >> a) & 1) !== 0 ? stake + LANDING : stake;
}

/** What is at stake in an area, whether or not a fight was to be expected there. */
export function stakeIn(m: PlayerState, a: number): number {
  const flag = m.turn.sea[seaAt(m.side, a) + FLAGS] > 0 ? m.turn.hold[a] : m.turn.deny[a];
  return flag > m.raid.stake[a] ? flag : m.raid.stake[a];
}

/** Chance, in permille, that one of some flag bearers is left when the area is won: who loses it shoots at them (15.3). */
function livesOf(one: number, flags: number): number {
  let dies = 1000;
  for (let k = 0; k < flags; k++) dies *= 1 - 0.001 * one;
  return (1000 - dies) | 0;
}

/** A value between two others, by a part in permille. */
const between = (low: number, high: number, part: number): number => (low + part * (high - low) * 0.001) | 0;

function gainOfFight(m: PlayerState, g: Game, a: number, i: number): number {
  takeForce(m, m.fight, 0, i, 1000);
  const after = raidChance(m, g, a, m.fight, 0, m.raid.attack);
  if (after < m.raid.attack) return 0;
  m.raid.value[a] = valueIn(m, g, a);
  return (after - m.raid.chance[a]) * m.raid.stake[a];
}

/** Fills in the chance in an area with what is at sea there; below `least` it may be told too high. */
export function lookAtChance(m: PlayerState, g: Game, a: number, least = 0): void {
  m.raid.chance[a] = raidChance(m, g, a, m.turn.sea, seaAt(m.side, a), least);
}

/** What an area is worth with what is at sea there. Fills in its chance. */
export function valueIn(m: PlayerState, g: Game, a: number): number {
  lookAtChance(m, g, a);
  return valueNow(m, a, m.turn.sea[seaAt(m.side, a) + WORTH]);
}

/**
 * What an area is worth right after its chance was weighed: the chance of its stake, less the part of the own ships' worth that the
 * fight costs. In thousandths of a hundredth of a POC.
 */
export function valueNow(m: PlayerState, a: number, worth: number): number {
  const { stake, chance, caution, estimate } = m.raid;
  const value = stake[a] * chance[a];
  return caution === 0 ? value : value - ((caution * estimate.ownLoss * worth * 0.001) | 0);
}
