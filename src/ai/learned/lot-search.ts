// Where ships go, for a network of sums: ships that are the same in all that counts are one lot, of which one ship after the other goes where that gains most.
// It may begin with nothing at sea: then stacks sail first, for where the enemy is a ship alone gains nothing.
import { firstOf, withoutFirst } from '../../board/bits.js';
import { AREA_COUNT, CARRIER } from '../../board/index.js';
import { canSail, type Game, HAWAII, patrolReach, raiderReach, speedNow } from '../../game/index.js';
import { MAX_PIECES } from '../../game/state/state.js';
import { ALL_AREAS } from '../heuristic/player-state.js';
import { isCripple } from '../heuristic/port/yards.js';
import { MAX_KINDS, passing, sureAreas } from './area-view.js';
import { answerSent, HOME, MIN_GAIN } from './sent-ships.js';
import type { SummedWorths } from './summed-worths.js';

/** What each ship of a stack must promise, in POC: others may need it. */
const PRICE = 0.2;
/** Most changes of one answer beside stacks. */
const MAX_CHANGES = 12;

/** The search of one player. Made once; nothing is allocated while it plays. */
export class LotSearch {
  /** Ships, the strongest first, carriers before others; where each goes, and its lot. */
  private count = 0;
  private carriers = 0;
  private readonly piece = new Uint8Array(MAX_PIECES);
  private readonly place = new Int8Array(MAX_PIECES);
  private readonly lotOf = new Uint8Array(MAX_PIECES);
  /** Where the answer that stands sends each piece. */
  private readonly placed = new Int8Array(MAX_PIECES);
  /** Lots: a ship of each, what makes it one, and where its ships are. */
  private lots = 0;
  private readonly first = new Uint8Array(MAX_PIECES);
  private readonly kind = new Uint16Array(MAX_PIECES);
  private readonly speed = new Uint8Array(MAX_PIECES);
  private readonly reach = new Uint16Array(MAX_PIECES);
  private readonly home = new Uint8Array(MAX_PIECES);
  private readonly there = new Uint8Array(MAX_PIECES * AREA_COUNT);
  /** By lot, the areas where a ship arrives without a roll (6.4), and its rows there and elsewhere. */
  private readonly sure = new Uint16Array(MAX_PIECES);
  private readonly sureRow = new Uint16Array(MAX_PIECES);
  private readonly rollRow = new Uint16Array(MAX_PIECES);
  /** By row and area, the same for one ship more, and where it is known. */
  private readonly byRow = new Float64Array(2 * MAX_KINDS * AREA_COUNT);
  private readonly knownByRow = new Uint16Array(2 * MAX_KINDS);
  /** By lot and area, what one ship more adds to the worth of the area, and what one less takes away. */
  private readonly added = new Float64Array(MAX_PIECES * AREA_COUNT);
  private readonly taken = new Float64Array(MAX_PIECES * AREA_COUNT);
  /** By area, what the best stack gains, and of how many ships it is. */
  private readonly stackGain = new Float64Array(AREA_COUNT);
  private readonly stackSize = new Uint8Array(AREA_COUNT);
  private readonly value = new Float64Array(1);
  /** The ships of the stack that was looked at last. */
  private readonly joined = new Uint8Array(MAX_PIECES);
  // The best change that has been found.
  private lot = -1;
  private from = HOME;
  private target = HOME;

  /**
   * @param patrol true when patrollers are sent, false for raiders.
   * @param onlyMet true when ships are sent only where they may meet somebody.
   * @param hawaiiUntil turn until which the ships that the answer sends to Hawaii stay there.
   */
  constructor(
    private readonly worths: SummedWorths,
    private readonly patrol: boolean,
    private readonly onlyMet: boolean,
    readonly hawaiiUntil = 0,
  ) {}

  /** Improves the answer that stands in `g`; one that is empty where `fromPort` is true. The view has looked at the position. False when it stays as it is. */
  improve(g: Game, fromPort = false): boolean {
    const { worths, reach } = this;
    worths.turnTo(g);
    const seen = this.list(g, fromPort, this.onlyMet ? worths.view.metAreas() : ALL_AREAS);
    for (let mask = seen; mask !== 0; mask = withoutFirst(mask)) worths.see(g, firstOf(mask));
    const stacks = fromPort ? this.sendStacks(g, seen) : 0;
    for (let l = 0; l < this.lots; l++) this.forget(l);
    for (let l = 0; l < this.lots; l++)
      for (let mask = reach[l]!; mask !== 0; mask = withoutFirst(mask)) this.weigh(g, l, firstOf(mask));
    let changes = 0;
    while (changes < MAX_CHANGES && this.findChange()) {
      this.change(g);
      changes++;
    }
    if (stacks + changes === 0) return false;
    answerSent(g, this.piece, this.place, this.count);
    return true;
  }

  /** Lists what the answer sends and what else can sail, and sends it on the view. Returns the areas that count, as a mask. */
  private list(g: Game, fromPort: boolean, open: number): number {
    const { placed, patrol, reach, there, home } = this;
    const { view } = this.worths;
    const order = view.player.values.thriftOrder[view.side]!;
    const keepsCripples = g.turn < g.rules.turns;
    const holdsHawaii = g.turn <= this.hawaiiUntil;
    placed.fill(HOME);
    for (let k = 0; k < g.answerLength; k += 2) placed[g.answers[k]!] = g.answers[k + 1]!;
    this.count = 0;
    this.lots = 0;
    this.carriers = 0;
    let seen = 0;
    for (let k = order.length - 1; k >= 0; k--) {
      const p = order[k]!;
      const a = placed[p]!;
      const sails = canSail(g, p);
      // Damaged ships that the heuristic player leaves in port stay there: the network does not see repairs (11.3).
      if (a === HOME && (!sails || (fromPort ? keepsCripples && isCripple(g, p) : g.damage[p]! > 0))) continue;
      const l = this.findLot(g, p, sails && !(holdsHawaii && a === HAWAII) ? open : 0);
      if (a === HOME && reach[l] === 0) continue;
      const n = this.count++;
      this.piece[n] = p;
      this.place[n] = a;
      this.lotOf[n] = l;
      if (g.tables.kind[p] === CARRIER) this.carriers = this.count;
      seen |= reach[l]!;
      if (a === HOME) home[l]!++;
      else {
        there[l * AREA_COUNT + a]!++;
        if (reach[l] !== 0) seen |= 1 << a;
        view.ship(g, p, a, patrol, 1);
      }
    }
    return seen;
  }

  /** The lot of a ship that may go to open areas. */
  private findLot(g: Game, p: number, open: number): number {
    const { worths, patrol, kind, speed, reach, first } = this;
    const ofKind = worths.view.kindOf(g, p);
    const fast = speedNow(g, p);
    const areas = open === 0 ? 0 : (patrol ? patrolReach(g, p) : raiderReach(g, p)) & open;
    for (let l = this.lots - 1; l >= 0; l--)
      if (kind[l] === ofKind && speed[l] === fast && reach[l] === areas && g.location[first[l]!] === g.location[p])
        return l;
    const l = this.lots++;
    kind[l] = ofKind;
    speed[l] = fast;
    reach[l] = areas;
    first[l] = p;
    this.home[l] = 0;
    this.there.fill(0, l * AREA_COUNT, (l + 1) * AREA_COUNT);
    const sure = patrol ? ALL_AREAS : sureAreas(g, p);
    this.sure[l] = sure;
    this.sureRow[l] = worths.rowOfShip(g, p, 1000, patrol);
    this.rollRow[l] = (areas & ~sure) === 0 ? this.sureRow[l]! : worths.rowOfShip(g, p, passing(g, p), patrol);
    return l;
  }

  /** What is known of rows of a lot holds no longer. */
  private forget(l: number): void {
    this.knownByRow[this.sureRow[l]!] = 0;
    this.knownByRow[this.rollRow[l]!] = 0;
  }

  private row(l: number, a: number): number {
    return ((this.sure[l]! >> a) & 1) !== 0 ? this.sureRow[l]! : this.rollRow[l]!;
  }

  /** Sends the stack that gains most, as long as there is one. Returns how many were sent. */
  private sendStacks(g: Game, seen: number): number {
    const { stackGain } = this;
    for (let mask = seen; mask !== 0; mask = withoutFirst(mask)) this.tryStack(firstOf(mask));
    // Where ships are missing that a stack had, it gains less than it did: that need be known only where it would still be the best.
    let stale = 0;
    let open = seen;
    let sent = 0;
    for (;;) {
      let best = -1;
      let most = MIN_GAIN;
      for (let mask = open; mask !== 0; mask = withoutFirst(mask)) {
        const a = firstOf(mask);
        if (stackGain[a]! <= most) continue;
        most = stackGain[a]!;
        best = a;
      }
      if (best < 0) return sent;
      this.tryStack(best);
      if (((stale >> best) & 1) !== 0) {
        stale &= ~(1 << best);
        continue;
      }
      sent++;
      open &= ~(1 << best);
      stale |= this.sendStack(g, best);
    }
  }

  /** Works out which stack gains most in an area: carriers and others join by turns. */
  private tryStack(a: number): void {
    const { worths, carriers, value, joined } = this;
    let carrier = this.nextFree(0, carriers, a);
    let other = this.nextFree(carriers, this.count, a);
    let most = 0;
    let size = 0;
    let n = 0;
    worths.beginStack(a);
    while (carrier >= 0 || other >= 0) {
      const sends = carrier >= 0 && (other < 0 || (n & 1) === 0);
      const k = sends ? carrier : other;
      joined[n++] = k;
      worths.joinStack(this.row(this.lotOf[k]!, a), a, value, 0);
      const gain = value[0]! - n * PRICE;
      if (gain > most) {
        most = gain;
        size = n;
      }
      if (sends) carrier = this.nextFree(k + 1, carriers, a);
      else other = this.nextFree(k + 1, this.count, a);
    }
    this.stackGain[a] = most;
    this.stackSize[a] = size;
  }

  /** The first ship from `k` on, and before `end`, that is in port and reaches an area; -1 when there is none. */
  private nextFree(k: number, end: number, a: number): number {
    const { place, reach, lotOf } = this;
    for (let n = k; n < end; n++) if (place[n] === HOME && ((reach[lotOf[n]!]! >> a) & 1) !== 0) return n;
    return -1;
  }

  /** Sends the stack that was looked at last to its area. Returns the areas that its ships reach. */
  private sendStack(g: Game, a: number): number {
    const { worths, joined, stackSize, lotOf, home, there, reach } = this;
    let areas = 0;
    for (let n = 0; n < stackSize[a]!; n++) {
      const k = joined[n]!;
      const l = lotOf[k]!;
      this.place[k] = a;
      home[l]!--;
      there[l * AREA_COUNT + a]!++;
      areas |= reach[l]!;
      worths.join(g, this.piece[k]!, this.row(l, a), a, this.patrol);
    }
    worths.settled(a);
    return areas;
  }

  /** Works out what one ship of a lot more or less changes in an area. */
  private weigh(g: Game, l: number, a: number): void {
    const at = l * AREA_COUNT + a;
    const row = this.row(l, a);
    const known = this.knownByRow[row]!;
    const of = row * AREA_COUNT + a;
    if (((known >> a) & 1) === 0) {
      this.knownByRow[row] = known | (1 << a);
      this.worths.add(row, a, this.byRow, of);
    }
    this.added[at] = this.byRow[of]!;
    if (this.there[at]! > 0) this.worths.take(g, this.first[l]!, row, a, this.taken, at);
  }

  /** Finds the change that gains most, the first of several; false when none gains enough. */
  private findChange(): boolean {
    const { reach, added, taken, home, there } = this;
    let most = MIN_GAIN;
    this.lot = -1;
    for (let l = 0; l < this.lots; l++) {
      const begin = l * AREA_COUNT;
      // The two best places, for a ship may be in the best one.
      let best = HOME;
      let second = HOME;
      let gain = 0;
      let next = 0;
      let places = 0;
      for (let mask = reach[l]!; mask !== 0; mask = withoutFirst(mask)) {
        const a = firstOf(mask);
        if (there[begin + a] !== 0) places |= 1 << a;
        const x = added[begin + a]!;
        if (x > gain) {
          next = gain;
          second = best;
          gain = x;
          best = a;
        } else if (x > next) {
          next = x;
          second = a;
        }
      }
      if (home[l]! > 0 && gain > most) {
        most = gain;
        this.note(l, HOME, best);
      }
      for (; places !== 0; places = withoutFirst(places)) {
        const a = firstOf(places);
        const x = taken[begin + a]! + (a === best ? next : gain);
        if (x <= most) continue;
        most = x;
        this.note(l, a, a === best ? second : best);
      }
    }
    return this.lot >= 0;
  }

  private note(lot: number, from: number, target: number): void {
    this.lot = lot;
    this.from = from;
    this.target = target;
  }

  /** Carries out the change that was found. */
  private change(g: Game): void {
    const { lot, from, target, place, lotOf, home, there } = this;
    let k = 0;
    while (lotOf[k] !== lot || place[k] !== from) k++;
    place[k] = target;
    if (from === HOME) home[lot]!--;
    else there[lot * AREA_COUNT + from]!--;
    if (target === HOME) home[lot]!++;
    else there[lot * AREA_COUNT + target]!++;
    if (from !== HOME) this.move(g, k, from, -1);
    if (target !== HOME) this.move(g, k, target, 1);
  }

  /** A ship leaves an area or enters it: that is not what it was. */
  private move(g: Game, k: number, a: number, sign: 1 | -1): void {
    this.worths.move(g, this.piece[k]!, a, this.patrol, sign);
    for (let l = 0; l < this.lots; l++) this.knownByRow[this.row(l, a)]! &= ~(1 << a);
    for (let l = 0; l < this.lots; l++) if (((this.reach[l]! >> a) & 1) !== 0) this.weigh(g, l, a);
  }
}
