// What a learned player sees of each sea area, as a list of numbers: what both sides have there, what may yet come, what is at stake, and what
// the fast estimate makes of a fight. All of it is seen from the side that decides. The values of areas are those of the frozen
// doctrine `tuned-1`, so that the numbers of the networks hold whatever becomes of `tuned`.
import { firstOf, withoutFirst } from '../../board/bits.js';
import { AREA_COUNT, HARBOR_COUNT, JAPAN, PORT_COUNT, SIDES } from '../../board/index.js';
import { airAreas, canPlaceAir, type Game, isLongRange, MAX_PIECES, patrolReach, speedNow } from '../../game/index.js';
import { shippedDoctrine } from '../heuristic/doctrine/doctrine.js';
import { valueAreas } from '../heuristic/estimate/area-values.js';
import { flagOf } from '../heuristic/estimate/fight-chance.js';
import { estimateFight } from '../heuristic/estimate/fight-estimate.js';
import { takeForce } from '../heuristic/estimate/fight-sums.js';
import {
  AIRS,
  addRow,
  addShare,
  DAY,
  ENTRIES,
  FLAGS,
  NIGHT,
  ROW,
  rowOf,
  STATES,
  STAY,
  WORTH,
} from '../heuristic/estimate/force.js';
import { lookAtSide, spreadReserve } from '../heuristic/estimate/survey.js';
import { ALL_AREAS, PlayerState } from '../heuristic/player-state.js';
import { seaAt } from '../heuristic/turn-memory.js';
import { FORCE_FEATURES, fillForce, root } from './force-view.js';

/**
 * Numbers of an area, group by group. First those that change with what the own side sends: the own force at sea.
 */
const OWN = 0;
/** Chances to win: as things stand, against a part of the enemy's reserve, with the same part of the own one, and against all of his. */
const CHANCES = OWN + FORCE_FEATURES;
/** What holding the area and what denying it is worth, times these chances, where there are flags. */
const STAKES = CHANCES + 4;
/** Own and enemy losses as things stand, and with reserves. */
const LOSSES = STAKES + 7;
/** How many of the numbers change with what the own side sends: the first ones. */
export const OWN_FEATURES = LOSSES + 4;
const ENEMY = OWN_FEATURES;
/** Reserves: day, night, staying power, air units. */
const OWN_RESERVE = ENEMY + FORCE_FEATURES;
const ENEMY_RESERVE = OWN_RESERVE + 4;
/** What holding the area is worth, and what denying it is. */
const WORTHS = ENEMY_RESERVE + 4;
/** Whether the flag of the area is own, or the enemy's. */
const CONTROL = WORTHS + 2;
/** Own ports and bases, and the enemy's. */
const HARBORS = CONTROL + 2;
/** Air units that either side may still place here, and whether it may have any here. */
const AIR_LEFT = HARBORS + 4;
/** Numbers of an area. */
export const AREA_FEATURES = AIR_LEFT + 4;

/** Part of the reserves, permille, that meets. */
const PART = 300;
/** Sides of a die (6.4). */
const DIE = 6;
/** Kinds of pieces that there may be at most: one for each row. */
export const MAX_KINDS = MAX_PIECES * STATES;

/** The board in areas, as a side sees it. Answers can be tried out on it: they change what is seen and nothing else. */
export class AreaView {
  /** What is seen, as the heuristic player keeps it. */
  readonly player: PlayerState;
  /** Amphibious units at sea, by side and area. */
  private readonly troops = new Int32Array(2 * AREA_COUNT);
  /** Own ports and bases by area, and the enemy's. */
  readonly harbors = new Float64Array(4 * AREA_COUNT);
  /** By area, the enemy's force with a part of what may yet come, and with all of it. */
  private readonly reinforced = new Int32Array(2 * AREA_COUNT * ENTRIES);
  /** Air units to be placed, and areas where they may be, by side. */
  readonly airLeft = new Int32Array(2);
  readonly airAreas = new Int32Array(2);
  /** The rows for which kinds are known, by row the kind and one more, and the first row of each kind. */
  private rows: Int32Array | null = null;
  private readonly kinds = new Uint16Array(MAX_KINDS);
  private readonly firstRows = new Int32Array(MAX_KINDS);
  private kindCount = 0;

  constructor(readonly side: 0 | 1) {
    this.player = new PlayerState(side, shippedDoctrine(SIDES[side], 'tuned-1')!.weights);
  }

  /** Looks at the position. */
  look(g: Game): void {
    this.lookAtForces(g);
    this.lookAtAirLeft(g);
    for (let side = 0; side < 2; side++)
      for (let a = 0; a < AREA_COUNT; a++) this.troops[side * AREA_COUNT + a] = g.at.countAmphibious(a, side);
  }

  /** The same without troops, and without air units that may still be placed: what networks of sums see of ships. */
  lookAtForces(g: Game): void {
    const m = this.player;
    m.bind(g.tables);
    m.turn.forget();
    lookAtSide(m, g, m.side);
    lookAtSide(m, g, m.enemy);
    // Air units that are not placed yet are told by themselves.
    spreadReserve(m, g, m.enemy);
    spreadReserve(m, g, m.side);
    valueAreas(m, g);
    this.harbors.fill(0);
    for (let h = 0; h < HARBOR_COUNT; h++) {
      const at = (g.harborControl[h] === m.side ? 0 : 2) + (h < PORT_COUNT ? 0 : 1);
      for (let mask = g.tables.touches[h]!; mask !== 0; mask = withoutFirst(mask))
        this.harbors[firstOf(mask) * 4 + at]! += 1;
    }
  }

  /** Looks at air units that may still be placed. */
  lookAtAirLeft(g: Game): void {
    for (let side = 0; side < 2; side++) {
      let left = 0;
      for (let p = g.tables.airStart[side]!; p < g.tables.airEnd[side]!; p++) if (canPlaceAir(g, p)) left++;
      this.airLeft[side] = left;
      this.airAreas[side] = airAreas(g, side);
    }
  }

  /** Puts an own ship to sea in an area (`sign` 1), or takes it back (-1): as a patroller or as a raider. */
  ship(g: Game, p: number, area: number, patrol: boolean, sign: number): void {
    const m = this.player;
    const { sea } = m.turn;
    const i = seaAt(m.side, area);
    const row = rowOf(g, p);
    const share = shareOf(g, p, area, patrol);
    if (share < 1000) addShare(sea, i, m.rows, row, sign * share);
    else addRow(sea, i, m.rows, row, sign);
    sea[i + WORTH]! += sign * m.values.worth[p]!;
    if (patrol) sea[i + FLAGS]! += sign;
  }

  /** Puts an own air unit in an area (`sign` 1), or takes it back (-1); or one of the enemy. It controls the area as a patroller does (12.1). */
  air(p: number, area: number, sign: 1 | -1, side = this.player.side): void {
    const { values, turn } = this.player;
    const i = seaAt(side, area);
    turn.sea[i + DAY]! += sign * values.day[p]!;
    turn.sea[i + STAY]! += sign * values.stay[p]!;
    turn.sea[i + AIRS]! += sign * 100;
    turn.sea[i + WORTH]! += sign * values.worth[p]!;
    turn.sea[i + FLAGS]! += sign;
  }

  /** Areas where the enemy has a force, or, against Japan, which sends its raiders first (5.24), may yet bring one; as a mask. */
  metAreas(): number {
    const m = this.player;
    const { sea, reserve } = m.turn;
    let areas = 0;
    for (let a = 0; a < AREA_COUNT; a++) {
      const j = seaAt(m.enemy, a);
      const later = m.side === JAPAN ? reserve[j + STAY]! : 0;
      if (sea[j + STAY]! + later > 0) areas |= 1 << a;
    }
    return areas;
  }

  /** What adds the same to a force is of one kind: the number of that of a ship as it is now, below {@link MAX_KINDS}. */
  kindOf(g: Game, p: number): number {
    const row = rowOf(g, p);
    const { kinds, firstRows, player } = this;
    if (this.rows !== player.rows) {
      this.rows = player.rows;
      this.kindCount = 0;
      kinds.fill(0);
    }
    const known = kinds[row / ROW]!;
    if (known > 0) return known - 1;
    let kind = 0;
    while (kind < this.kindCount && !isSame(player.rows, row, firstRows[kind]!)) kind++;
    if (kind === this.kindCount) firstRows[this.kindCount++] = row;
    kinds[row / ROW] = kind + 1;
    return kind;
  }

  /** Fills in all numbers of an area from `to` on. */
  fill(g: Game, a: number, x: Float64Array, to: number): void {
    const m = this.player;
    const { sea, reserve, hold, deny } = m.turn;
    const i = seaAt(m.side, a);
    const j = seaAt(m.enemy, a);
    fillForce(sea, j, this.troops[m.enemy * AREA_COUNT + a]!, x, to + ENEMY);
    fillReserve(reserve, i, x, to + OWN_RESERVE);
    fillReserve(reserve, j, x, to + ENEMY_RESERVE);
    const some = 2 * a * ENTRIES;
    takeForce(m, this.reinforced, some, j, PART);
    takeForce(m, this.reinforced, some + ENTRIES, j, 1000);
    x[to + WORTHS] = hold[a]! * 0.01;
    x[to + WORTHS + 1] = deny[a]! * 0.01;
    const control = flagOf(m, g, a);
    x[to + CONTROL] = control === 1 ? 1 : 0;
    x[to + CONTROL + 1] = control === -1 ? 1 : 0;
    for (let k = 0; k < 4; k++) x[to + HARBORS + k] = this.harbors[a * 4 + k]!;
    this.fillAirLeft(a, x, to + AIR_LEFT);
    this.fillOwn(g, a, x, to);
  }

  /** The same for the numbers that change with what the own side sends; the others must stand there. */
  fillOwn(g: Game, a: number, x: Float64Array, to: number): void {
    const m = this.player;
    const { sea } = m.turn;
    const i = seaAt(m.side, a);
    const j = seaAt(m.enemy, a);
    fillForce(sea, i, this.troops[m.side * AREA_COUNT + a]!, x, to + OWN);
    this.fillChances(i, j, flagOf(m, g, a), x, to);
    const c = to + CHANCES;
    const s = to + STAKES;
    const held = x[to + WORTHS]!;
    const denied = x[to + WORTHS + 1]!;
    const ownFlag = sea[i + FLAGS]! > 0 ? held : 0;
    const enemyFlag = sea[j + FLAGS]! > 0 ? denied : 0;
    x[s] = ownFlag * x[c]!;
    x[s + 1] = ownFlag * x[c + 1]!;
    x[s + 2] = ownFlag * x[c + 2]!;
    x[s + 3] = enemyFlag * x[c]!;
    x[s + 4] = enemyFlag * x[c + 1]!;
    x[s + 5] = denied * x[c + 2]!;
    x[s + 6] = held * x[c + 3]!;
  }

  /** Fills in the air units that either side may still place in an area, and whether it may have any there, from `to` on. */
  fillAirLeft(a: number, x: Float64Array, to: number): void {
    const { side, enemy } = this.player;
    const own = (this.airAreas[side]! >> a) & 1;
    const theirs = (this.airAreas[enemy]! >> a) & 1;
    x[to] = own * this.airLeft[side]!;
    x[to + 1] = theirs * this.airLeft[enemy]!;
    x[to + 2] = own;
    x[to + 3] = theirs;
  }

  private fillChances(i: number, j: number, control: number, x: Float64Array, to: number): void {
    const m = this.player;
    const { fight, estimate } = m;
    const { sea } = m.turn;
    const { reinforced } = this;
    const c = to + CHANCES;
    const l = to + LOSSES;
    const ownWorth = sea[i + WORTH]! * 0.01;
    const enemyWorth = sea[j + WORTH]! * 0.01;
    const isThere = sea[i + STAY]! > 0;
    const some = 2 * (j - seaAt(m.enemy, 0));
    const all = some + ENTRIES;
    x[c] = estimateFight(sea, i, sea, j, control, estimate) * 0.001;
    const isMet = sea[j + STAY]! > 0;
    x[l] = isMet && isThere ? ownWorth * estimate.ownLoss * 0.001 : 0;
    x[l + 1] = isMet && isThere ? enemyWorth * estimate.enemyLoss * 0.001 : 0;
    x[c + 1] = estimateFight(sea, i, reinforced, some, control, estimate) * 0.001;
    const mayBeMet = reinforced[some + STAY]! > 0;
    x[l + 2] = mayBeMet && isThere ? ownWorth * estimate.ownLoss * 0.001 : 0;
    takeForce(m, fight, 0, i, PART);
    x[c + 2] = estimateFight(fight, 0, reinforced, some, control, estimate) * 0.001;
    x[l + 3] = mayBeMet && fight[STAY]! > 0 ? enemyWorth * estimate.enemyLoss * 0.001 : 0;
    x[c + 3] = estimateFight(fight, 0, reinforced, all, control, estimate) * 0.001;
  }
}

function isSame(rows: Int32Array, row: number, other: number): boolean {
  for (let k = 0; k < ROW; k++) if (rows[row + k] !== rows[other + k]) return false;
  return true;
}

/** Areas where a raider arrives without a roll (6.4), as a mask; all that do not lie beyond its reach. */
export function sureAreas(g: Game, p: number): number {
  if (!g.isInHarbor(p) || speedNow(g, p) > DIE) return ALL_AREAS;
  return isLongRange(g, p) ? patrolReach(g, p) : g.tables.touches[g.harborOf(p)]!;
}

/** Part of a raider, permille, that passes its roll (6.4). */
export const passing = (g: Game, p: number): number => ((1000 * (speedNow(g, p) - 1)) / DIE) | 0;

/** Part of a ship, permille, that arrives where it is sent. */
export const shareOf = (g: Game, p: number, area: number, patrol: boolean): number =>
  patrol || ((sureAreas(g, p) >> area) & 1) !== 0 ? 1000 : passing(g, p);

/** Fills in the numbers of the reserve that begins at `i`, from `to` on. */
export function fillReserve(reserve: Int32Array, i: number, x: Float64Array, to: number): void {
  x[to] = root(reserve[i + DAY]!);
  x[to + 1] = root(reserve[i + NIGHT]!);
  x[to + 2] = root(reserve[i + STAY]!);
  x[to + 3] = root(reserve[i + AIRS]!);
}
