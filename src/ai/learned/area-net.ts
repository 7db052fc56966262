// What an area is worth to a side by the numbers that are seen of it: a small network with one hidden layer, the same for every area but for where
// the area and the turn begin to count. The worth of a position is the sum over the areas.
import { AREA_COUNT } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { OWN_FEATURES } from './area-view.js';
import { FirstLayer } from './first-layer.js';
import type { NetWeights } from './net-weights.js';

/** A network that stands ready for one turn. */
export class AreaNet {
  private readonly layer: FirstLayer;
  /** Half of what each hidden unit adds. */
  private readonly out: Float64Array;
  private readonly direct: Float64Array;
  /** The units of each area with the numbers of the area that do not change, and what these add by themselves. */
  private readonly start: Float64Array;
  private readonly startSum = new Float64Array(AREA_COUNT);
  private readonly units: Float64Array;

  /** @param own how many of the numbers change with what the own side sends: the first ones. */
  constructor(
    weights: NetWeights,
    private readonly own = OWN_FEATURES,
  ) {
    this.layer = new FirstLayer(weights);
    const { width } = this.layer;
    this.out = new Float64Array(width);
    this.out.set(weights.out.map((w) => 0.5 * w));
    this.direct = Float64Array.from(weights.direct);
    this.start = new Float64Array(AREA_COUNT * width);
    this.units = new Float64Array(width);
  }

  /** Turns to the turn of a game, and to its rules. */
  turnTo(g: Game): void {
    this.layer.turnTo(g);
  }

  /**
   * Counts the numbers of an area, which begin at `from`, that do not change with what the own side sends. To be called after {@link turnTo},
   * before what the area is worth is asked.
   */
  prepare(a: number, x: Float64Array, from: number): void {
    const { layer, direct, start } = this;
    const count = layer.list(x, from, this.own, direct.length);
    this.startSum[a] = layer.addListed(0, count, direct);
    layer.addUp(count, layer.base, a * layer.width, start, a * layer.width);
  }

  /** Puts what an area is worth, in POC, where `into` has `to`. */
  value(a: number, x: Float64Array, from: number, into: Float64Array, to: number): void {
    const { layer, units, direct, out, start } = this;
    const count = layer.list(x, from, 0, this.own);
    layer.addUp(count, start, a * layer.width, units, 0);
    let sum = layer.addListed(this.startSum[a]!, count, direct);
    // Twice what is above zero, without a branch: half of them are.
    for (let h = 0; h < units.length; h++) sum += (units[h]! + Math.abs(units[h]!)) * out[h]!;
    into[to] = sum;
  }
}
