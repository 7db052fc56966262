// Worths of areas by a network whose first layer is linear in what ships add up to: what one ship more or less does to its hidden units stands ready for
// each kind of ship, so that to try a ship is to add a row and read the units. No fight is estimated.
import { AREA_COUNT } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { DAY, FLAGS, NIGHT } from '../heuristic/estimate/force.js';
import { turnRow } from '../turn-row.js';
import { type AreaView, MAX_KINDS, shareOf } from './area-view.js';
import type { AreaWorths } from './area-worths.js';
import { FirstLayer } from './first-layer.js';
import { NET_TURNS, type NetWeights } from './net-weights.js';
import {
  AIR_SUM_FEATURES,
  fillShip,
  fillSums,
  isHeld,
  isHeldWithout,
  ownFlags,
  SUM_FEATURES,
  SUM_FLAG,
  SUM_FORCE,
} from './sums-view.js';

/** Parts of a ship, in sixths, that may arrive (6.4), from none to all. */
const SHARES = 7;
/** Units that are read side by side. */
const ABREAST = 4;

/** Worths by a network of sums, for one kind of decision. */
export class SummedWorths implements AreaWorths {
  readonly worth = new Float64Array(AREA_COUNT);
  /**
   * The first layer. What is above zero in a unit is half of the unit and of its size. So what all units add is a linear part, which is one unit more, the last,
   * and their sizes times half of what they add: no branch.
   */
  private readonly layer: FirstLayer;
  private readonly linear: number;
  private readonly half: Float64Array;
  /** Units of each area as it stands, and with what the first ship brings by being the first. */
  private readonly units: Float64Array;
  private readonly first: Float64Array;
  /** Those of an area that the last ship leaves. */
  private readonly last: Float64Array;
  private readonly stack: Float64Array;
  /**
   * What ships add to the units, and which of these rows is that of a kind and a part that arrives (one more than that; 0 while it is not known), for one
   * board. A ship is of one kind and speed, and arrives for sure or rolls.
   */
  private readonly ships: Float64Array;
  private readonly rowOf = new Uint16Array(MAX_KINDS * SHARES);
  private rowCount = 0;
  private table: Int32Array | null = null;
  private readonly x = new Float64Array(AIR_SUM_FEATURES);
  /** How many of them the network sees. */
  private readonly features: number;
  /** By turn and area, what the first ship, or the first flag, is worth beyond what the units say; and where the turn begins. */
  private readonly held = new Float64Array(NET_TURNS * AREA_COUNT);
  private heldFrom = 0;
  /** What power by day, and guns at night, are worth in the same places, beyond what the units say; and what a row brings of both. */
  private readonly day = new Float64Array(NET_TURNS * AREA_COUNT);
  private readonly night = new Float64Array(NET_TURNS * AREA_COUNT);
  private readonly rowDay = new Float64Array(2 * MAX_KINDS);
  private readonly rowNight = new Float64Array(2 * MAX_KINDS);

  constructor(
    readonly view: AreaView,
    weights: NetWeights,
    private readonly patrol: boolean,
  ) {
    const { out, direct, features, areas, turns, rules, bias } = weights;
    const half = out.map((w) => 0.5 * w);
    const withLinear = (row: readonly number[], own = 0) => [
      ...row,
      own + row.reduce((sum, w, h) => sum + w * half[h]!, 0),
    ];
    this.features = features.length;
    this.linear = out.length;
    this.layer = new FirstLayer({
      features: features.map((row, k) => withLinear(row, direct[k])),
      areas: areas.map((row) => withLinear(row)),
      turns: turns.map((row) => withLinear(row)),
      rules: rules.map((row) => withLinear(row)),
      bias: withLinear(bias),
    });
    const { width } = this.layer;
    this.half = new Float64Array(width);
    this.half.set(half);
    this.units = new Float64Array(AREA_COUNT * width);
    this.first = new Float64Array(AREA_COUNT * width);
    this.last = new Float64Array(width);
    this.stack = new Float64Array(width);
    this.ships = new Float64Array(2 * MAX_KINDS * width);
    this.held.set(weights.held?.flat() ?? []);
    this.day.set(weights.force?.day.flat() ?? []);
    this.night.set(weights.force?.night.flat() ?? []);
  }

  turnTo(g: Game): void {
    this.layer.turnTo(g);
    this.heldFrom = turnRow(g) * AREA_COUNT;
    if (this.table === this.view.player.rows) return;
    this.table = this.view.player.rows;
    this.rowOf.fill(0);
    this.rowCount = 0;
  }

  see(g: Game, a: number): void {
    const { x, units, layer, view, features } = this;
    const at = a * layer.width;
    fillSums(view, g, a, x);
    if (features > SUM_FEATURES) view.fillAirLeft(a, x, SUM_FEATURES);
    layer.addUp(layer.list(x, 0, 0, features), layer.base, at, units, at);
    if (!this.isOpen(a)) units[at + this.linear]! += this.held[this.heldFrom + a]!;
    units[at + this.linear]! += this.forceWorth(x[DAY]!, x[NIGHT]!, a);
    this.renew(a);
  }

  /** One of the numbers of an area that was seen has changed by so much; to be followed by {@link settled}. */
  shift(k: number, a: number, by: number): void {
    this.layer.add(this.units, a * this.layer.width, k, by);
  }

  move(g: Game, p: number, a: number, patrol: boolean, sign: 1 | -1): void {
    const { view, units, first, last, ships } = this;
    const { width } = this.layer;
    const at = a * width;
    const row = this.shipIn(g, p, a, patrol);
    const ship = row * width;
    if (sign < 0) this.leave(g, p, a);
    for (let h = 0; h < width; h++) units[at + h] = (sign > 0 ? first[at + h]! : last[h]!) + sign * ships[ship + h]!;
    units[at + this.linear]! += sign * this.rowWorth(row, a);
    view.ship(g, p, a, patrol, sign);
    this.renew(a);
  }

  change(g: Game, p: number, a: number, patrol: boolean, sign: 1 | -1, into: Float64Array, to: number): void {
    const row = this.shipIn(g, p, a, patrol);
    if (sign > 0) this.add(row, a, into, to);
    else this.take(g, p, row, a, into, to);
  }

  /** True for the last ship of an area, or its last flag. */
  private isLast(g: Game, p: number, a: number): boolean {
    return !isHeldWithout(this.view, g, a, p) || (this.patrol && ownFlags(this.view, a) === 1);
  }

  /** Puts into `last` the units of an area without what its last ship, or its last flag, takes along by being the last. */
  private leave(g: Game, p: number, a: number): void {
    const { units, last, view, layer } = this;
    const at = a * layer.width;
    for (let h = 0; h < last.length; h++) last[h] = units[at + h]!;
    if (!isHeldWithout(view, g, a, p)) layer.add(last, 0, SUM_FORCE, -1);
    if (this.patrol && ownFlags(view, a) === 1) layer.add(last, 0, SUM_FLAG, -1);
    if (this.patrol ? ownFlags(view, a) === 1 : !isHeldWithout(view, g, a, p))
      last[this.linear]! -= this.held[this.heldFrom + a]!;
  }

  /** True where the next ship would be the first; for patrols, the first flag. */
  private isOpen(a: number): boolean {
    return this.patrol ? ownFlags(this.view, a) === 0 : !isHeld(this.view, a);
  }

  /** The units of an area have changed. */
  private renew(a: number): void {
    const { units, first, view, layer } = this;
    const at = a * layer.width;
    for (let h = at; h < at + layer.width; h++) first[h] = units[h]!;
    if (!isHeld(view, a)) layer.add(first, at, SUM_FORCE, 1);
    if (this.patrol && ownFlags(view, a) === 0) layer.add(first, at, SUM_FLAG, 1);
    if (this.isOpen(a)) first[at + this.linear]! += this.held[this.heldFrom + a]!;
    this.read(units, at, 0, 0, this.worth, a);
  }

  /** The row of what a ship adds in an area, which is then known. */
  private shipIn(g: Game, p: number, a: number, patrol: boolean): number {
    return this.rowOfShip(g, p, shareOf(g, p, a, patrol), patrol);
  }

  /** The row of what a ship of which a part (permille) arrives adds to the units, which is then known. */
  rowOfShip(g: Game, p: number, share: number, patrol: boolean): number {
    const at = this.view.kindOf(g, p) * SHARES + Math.round(share * 0.001 * (SHARES - 1));
    const known = this.rowOf[at]!;
    if (known > 0) return known - 1;
    const { x, ships, layer } = this;
    const row = this.rowCount++;
    this.rowOf[at] = row + 1;
    const begin = row * layer.width;
    ships.fill(0, begin, begin + layer.width);
    fillShip(this.view, g, p, patrol, share, x);
    for (let k = 0; k <= FLAGS; k++) layer.add(ships, begin, k, x[k]!);
    this.rowDay[row] = x[DAY]!;
    this.rowNight[row] = x[NIGHT]!;
    return row;
  }

  /** What a force is worth in an area beyond what the units say. */
  private forceWorth(day: number, night: number, a: number): number {
    const at = this.heldFrom + a;
    return day * this.day[at]! + night * this.night[at]!;
  }

  /** The same of the ship of a row. */
  private rowWorth(row: number, a: number): number {
    return this.forceWorth(this.rowDay[row]!, this.rowNight[row]!, a);
  }

  /** Puts by how much a ship of a row more changes what an area is worth where `into` has `to`. */
  add(row: number, a: number, into: Float64Array, to: number): void {
    const { width } = this.layer;
    this.read(this.first, a * width, row * width, 1, into, to);
    into[to]! += this.rowWorth(row, a) - this.worth[a]!;
  }

  /** Puts by how much a ship less, which has a row, changes what an area is worth where `into` has `to`. */
  take(g: Game, p: number, row: number, a: number, into: Float64Array, to: number): void {
    const { width } = this.layer;
    if (this.isLast(g, p, a)) {
      this.leave(g, p, a);
      this.read(this.last, 0, row * width, -1, into, to);
    } else this.read(this.units, a * width, row * width, -1, into, to);
    into[to]! -= this.rowWorth(row, a) + this.worth[a]!;
  }

  /** A stack of ships that is tried in an area: none of them is there yet. */
  beginStack(a: number): void {
    const { stack, first } = this;
    const at = a * this.layer.width;
    for (let h = 0; h < stack.length; h++) stack[h] = first[at + h]!;
  }

  /** A ship joins the stack; puts by how much the stack changes what the area is worth where `into` has `to`. */
  joinStack(row: number, a: number, into: Float64Array, to: number): void {
    const { stack, ships, half, linear } = this;
    const s = row * half.length;
    stack[linear]! += this.rowWorth(row, a);
    let sum = stack[linear]! + ships[s + linear]! - this.worth[a]!;
    let other = 0;
    for (let h = 0; h < half.length; h += 2) {
      const one = stack[h]! + ships[s + h]!;
      const two = stack[h + 1]! + ships[s + h + 1]!;
      stack[h] = one;
      stack[h + 1] = two;
      sum += Math.abs(one) * half[h]!;
      other += Math.abs(two) * half[h + 1]!;
    }
    into[to] = sum + other;
  }

  /** A ship of a stack goes to an area; to be followed by {@link settled}. */
  join(g: Game, p: number, row: number, a: number, patrol: boolean): void {
    const { units, first, ships, view } = this;
    const { width } = this.layer;
    const from = isHeld(view, a) ? units : first;
    for (let h = 0; h < width; h++) units[a * width + h] = from[a * width + h]! + ships[row * width + h]!;
    units[a * width + this.linear]! += this.rowWorth(row, a);
    view.ship(g, p, a, patrol, 1);
  }

  /** All changes of an area have been made. */
  settled(a: number): void {
    this.renew(a);
  }

  /** Puts what an area is worth with these units and a ship more (1), less (-1) or neither (0) where `into` has `to`. The inner loop of the fast player. */
  private read(units: Float64Array, at: number, ship: number, sign: number, into: Float64Array, to: number): void {
    const { half, linear, ships } = this;
    let a = units[at + linear]! + sign * ships[ship + linear]!;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let h = 0; h < half.length; h += ABREAST) {
      const k = at + h;
      const s = ship + h;
      a += Math.abs(units[k]! + sign * ships[s]!) * half[h]!;
      b += Math.abs(units[k + 1]! + sign * ships[s + 1]!) * half[h + 1]!;
      c += Math.abs(units[k + 2]! + sign * ships[s + 2]!) * half[h + 2]!;
      d += Math.abs(units[k + 3]! + sign * ships[s + 3]!) * half[h + 3]!;
    }
    into[to] = a + b + (c + d);
  }
}
