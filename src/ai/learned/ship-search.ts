// Where ships go, by what a network says that areas are worth: from the heuristic answer on, one ship after the other goes where that gains most,
// as long as it gains anything. An answer changes the areas that ships leave and enter, and no others: so what a ship adds in an area, and what
// it takes away, is worked out once and holds until that area changes.
import { firstOf, withoutFirst } from '../../board/bits.js';
import { AREA_COUNT } from '../../board/index.js';
import { canSail, type Game, HAWAII, patrolReach, raiderReach, speedNow } from '../../game/index.js';
import { MAX_PIECES } from '../../game/state/state.js';
import { ALL_AREAS } from '../heuristic/player-state.js';
import { MAX_KINDS, sureAreas } from './area-view.js';
import type { AreaWorths } from './area-worths.js';
import { answerSent, HOME, MIN_GAIN } from './sent-ships.js';

/** Most changes of one answer. */
const MAX_CHANGES = 12;
/** Where what is known of ships that must roll begins (6.4). */
const ROLLING = MAX_PIECES;

const has = (areas: number, a: number): boolean => ((areas >> a) & 1) !== 0;

/** The search of one player. Made once; nothing is allocated while it plays. */
export class ShipSearch {
  /** Areas to which ships are sent, as a mask. */
  private open = 0;
  private count = 0;
  private readonly piece = new Uint8Array(MAX_PIECES);
  private readonly place = new Int8Array(MAX_PIECES);
  private readonly reach = new Uint16Array(MAX_PIECES);
  /** The first ship of the list that is the same in all that counts: strength, speed, port. */
  private readonly same = new Uint8Array(MAX_PIECES);
  /** The first that is as strong, and the first that is as fast too; and the areas where the ship arrives without a roll, so that its speed does not count. */
  private readonly alike = new Uint8Array(MAX_PIECES);
  private readonly asFast = new Uint8Array(MAX_PIECES);
  private readonly sure = new Uint16Array(MAX_PIECES);
  /** By kind of ship, the first of the list and one more; 0 where there is none. */
  private readonly firstOfKind = new Uint8Array(MAX_KINDS);
  /**
   * What one ship more adds to an area's worth, and one less takes away; and the areas for which that is known. By the first ship that is
   * alike where it arrives for sure, and from {@link ROLLING} on by the first that is as fast too.
   */
  private readonly added = new Float64Array(2 * MAX_PIECES * AREA_COUNT);
  private readonly taken = new Float64Array(2 * MAX_PIECES * AREA_COUNT);
  private readonly addedKnown = new Uint16Array(2 * MAX_PIECES);
  private readonly takenKnown = new Uint16Array(2 * MAX_PIECES);
  /** Areas that have changed since goals were looked for. */
  private changed = 0;
  /** Where each ship gains most, and how much, of which by leaving its place; known but for what the changed areas bring. */
  private readonly goal = new Int8Array(MAX_PIECES);
  private readonly gain = new Float64Array(MAX_PIECES);
  private readonly left = new Float64Array(MAX_PIECES);
  private readonly isKnown = new Uint8Array(MAX_PIECES);
  // The best change that has been found.
  private ship = -1;
  private target = HOME;

  /**
   * @param patrol true when patrollers are sent, false for raiders.
   * @param onlyMet true when ships are sent only where they may meet somebody.
   * @param repairsAsUsual true when damaged ships that the heuristic answer leaves in port stay there: the network does not see repairs (11.3).
   * @param hawaiiUntil turn until which the ships that the heuristic answer sends to Hawaii stay there.
   */
  constructor(
    private readonly worths: AreaWorths,
    private readonly patrol: boolean,
    private readonly onlyMet: boolean,
    private readonly repairsAsUsual = false,
    private readonly hawaiiUntil = 0,
  ) {}

  /** Improves the answer that stands in `g`; false when it stays as it is. The view has looked at the position. */
  improve(g: Game): boolean {
    const { worths, place, reach } = this;
    worths.turnTo(g);
    // A raider changes nothing where it meets nobody.
    this.open = this.onlyMet ? worths.view.metAreas() : ALL_AREAS;
    this.listShips(g);
    // What a ship neither leaves nor enters counts in no difference.
    let seen = 0;
    for (let k = 0; k < this.count; k++)
      if (reach[k] !== 0) seen |= reach[k]! | (place[k] === HOME ? 0 : 1 << place[k]!);
    for (let mask = seen; mask !== 0; mask = withoutFirst(mask)) worths.see(g, firstOf(mask));
    let changes = 0;
    while (changes < MAX_CHANGES && this.findChange(g)) {
      this.change(g);
      changes++;
    }
    if (changes === 0) return false;
    answerSent(g, this.piece, this.place, this.count);
    return true;
  }

  /** Lists what the answer sends and what else can sail, and sends it on the view. */
  private listShips(g: Game): void {
    const { patrol, piece, place, addedKnown, takenKnown } = this;
    const { view } = this.worths;
    const { shipStart, shipEnd } = g.tables;
    const { side } = view;
    const holdsHawaii = g.turn <= this.hawaiiUntil;
    this.count = 0;
    this.firstOfKind.fill(0);
    for (let k = 0; k < g.answerLength; k += 2) {
      const p = g.answers[k]!;
      // What is no ship that sails from a port stays where the answer puts it.
      const a = g.answers[k + 1]!;
      this.list(g, p, a, g.tables.isShip[p] === 1 && canSail(g, p) && !(holdsHawaii && a === HAWAII));
    }
    const sent = this.count;
    for (let p = shipStart[side]!; p < shipEnd[side]!; p++) {
      if (!canSail(g, p) || (this.repairsAsUsual && g.damage[p]! > 0)) continue;
      let listed = false;
      for (let k = 0; !listed && k < sent; k++) listed = piece[k] === p;
      if (!listed) this.list(g, p, HOME, true);
    }
    this.isKnown.fill(0);
    addedKnown.fill(0);
    takenKnown.fill(0);
    for (let k = 0; k < this.count; k++) if (place[k] !== HOME) view.ship(g, piece[k]!, place[k]!, patrol, 1);
  }

  private list(g: Game, p: number, place: number, sails: boolean): void {
    const n = this.count++;
    this.piece[n] = p;
    this.place[n] = place;
    this.reach[n] = sails ? (this.patrol ? patrolReach(g, p) : raiderReach(g, p)) & this.open : 0;
    this.sure[n] = this.patrol ? ALL_AREAS : sureAreas(g, p);
    this.compare(g, n);
  }

  /** Finds the first ships of the list that are like one of them, perhaps the ship itself. */
  private compare(g: Game, n: number): void {
    const { piece, reach, same, alike, asFast, firstOfKind } = this;
    const p = piece[n]!;
    const kind = this.worths.view.kindOf(g, p);
    const speed = speedNow(g, p);
    if (firstOfKind[kind] === 0) firstOfKind[kind] = n + 1;
    const first = firstOfKind[kind]! - 1;
    alike[n] = first;
    asFast[n] = n;
    same[n] = n;
    for (let k = n - 1; k >= first; k--) {
      const q = piece[k]!;
      if (alike[k] !== first || speedNow(g, q) !== speed) continue;
      asFast[n] = k;
      if (g.location[q] === g.location[p] && reach[k] === reach[n]) same[n] = k;
    }
  }

  /** What one ship more (`sign` 1) or less (-1) changes in the worth of an area: where it stands among `added` or `taken`. */
  private weigh(g: Game, k: number, a: number, sign: 1 | -1): number {
    const t = ((this.sure[k]! >> a) & 1) !== 0 ? this.alike[k]! : ROLLING + this.asFast[k]!;
    const known = sign > 0 ? this.addedKnown : this.takenKnown;
    const at = t * AREA_COUNT + a;
    if (((known[t]! >> a) & 1) !== 0) return at;
    known[t]! |= 1 << a;
    this.worths.change(g, this.piece[k]!, a, this.patrol, sign, sign > 0 ? this.added : this.taken, at);
    return at;
  }

  /** Finds the change that gains most, the first of several; false when none gains enough. */
  private findChange(g: Game): boolean {
    const { reach, gain, goal, isKnown } = this;
    let most = MIN_GAIN;
    this.ship = -1;
    for (let k = 0; k < this.count; k++) {
      if (reach[k] === 0) continue;
      if (this.hasSameBefore(k)) {
        isKnown[k] = 0;
        continue;
      }
      this.findGoal(g, k);
      if (gain[k]! <= most) continue;
      most = gain[k]!;
      this.ship = k;
      this.target = goal[k]!;
    }
    this.changed = 0;
    return this.ship >= 0;
  }

  /** Finds where a ship gains most, the first place of several, home before all areas. */
  private findGoal(g: Game, k: number): void {
    const { place, reach, added, taken, gain, goal, left, isKnown, changed } = this;
    const from = place[k]!;
    const isOver =
      isKnown[k] === 0 || (from !== HOME && has(changed, from)) || (goal[k] !== HOME && has(changed, goal[k]!));
    let areas = reach[k]!;
    if (isOver) {
      isKnown[k] = 1;
      left[k] = from === HOME ? 0 : taken[this.weigh(g, k, from, -1)]!;
      gain[k] = from === HOME ? Number.NEGATIVE_INFINITY : left[k]!;
      goal[k] = HOME;
    } else areas &= changed;
    if (from !== HOME) areas &= ~(1 << from);
    for (let mask = areas; mask !== 0; mask = withoutFirst(mask)) {
      const a = firstOf(mask);
      const sum = left[k]! + added[this.weigh(g, k, a, 1)]!;
      if (sum < gain[k]! || (sum === gain[k] && a > goal[k]!)) continue;
      gain[k] = sum;
      goal[k] = a;
    }
  }

  /** True when a ship before it is the same, and in the same place: one of them is enough. */
  private hasSameBefore(k: number): boolean {
    const { same, place } = this;
    for (let q = same[k]!; q < k; q++) if (same[q] === same[k] && place[q] === place[k]) return true;
    return false;
  }

  /** Carries out the change that was found. */
  private change(g: Game): void {
    const { ship, target, place } = this;
    const from = place[ship]!;
    place[ship] = target;
    this.isKnown[ship] = 0;
    if (from !== HOME) this.move(g, from, -1);
    if (target !== HOME) this.move(g, target, 1);
  }

  /** The ship leaves an area or enters it: that is not what it was. */
  private move(g: Game, a: number, sign: 1 | -1): void {
    this.worths.move(g, this.piece[this.ship]!, a, this.patrol, sign);
    this.changed |= 1 << a;
    for (let k = 0; k < this.count; k++) {
      this.addedKnown[k]! &= ~(1 << a);
      this.takenKnown[k]! &= ~(1 << a);
      this.addedKnown[ROLLING + k]! &= ~(1 << a);
      this.takenKnown[ROLLING + k]! &= ~(1 << a);
    }
  }
}
