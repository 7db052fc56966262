// Where the next air unit goes (12.1), by what a network says that areas are worth with it and without.
import { firstOf, withoutFirst } from '../../board/bits.js';
import { AREA_COUNT } from '../../board/index.js';
import { airAreas, canPlaceAir, type Game } from '../../game/index.js';
import type { AreaNet } from './area-net.js';
import { AREA_FEATURES, type AreaView } from './area-view.js';

/** What another answer must promise more than the heuristic one, in POC: the network is not so exact. */
const MIN_GAIN = 0.2;
/** Placed in no area. */
const NOWHERE = -1;

/** The choice of one player. Made once; nothing is allocated while it plays. */
export class AirChoice {
  private readonly x = new Float64Array(AREA_FEATURES);
  /** What an area is worth without the unit, and with it. */
  private readonly value = new Float64Array(2);
  /** What the unit gains in each area. */
  private readonly gain = new Float64Array(AREA_COUNT);

  constructor(
    private readonly view: AreaView,
    private readonly net: AreaNet,
  ) {}

  /** Improves the answer that stands in `g`; false when it stays as it is. The view has looked at the position. */
  improve(g: Game): boolean {
    const { gain } = this;
    const { side } = this.view;
    this.net.turnTo(g);
    const own = g.answerLength > 0 ? g.answers[1]! : NOWHERE;
    const unit = own === NOWHERE ? firstUnit(g, side) : g.answers[0]!;
    const areas = airAreas(g, side);
    for (let mask = areas; mask !== 0; mask = withoutFirst(mask)) this.weigh(g, unit, firstOf(mask));
    let best = own;
    let most = MIN_GAIN + (own === NOWHERE ? 0 : gain[own]!);
    // A unit that does harm wherever it is stays in port.
    if (most < 0) {
      best = NOWHERE;
      most = 0;
    }
    for (let mask = areas; mask !== 0; mask = withoutFirst(mask)) {
      const a = firstOf(mask);
      if (a === own || gain[a]! <= most) continue;
      most = gain[a]!;
      best = a;
    }
    if (best === own) return false;
    g.answerLength = 0;
    if (best === NOWHERE) return true;
    g.answer(unit);
    g.answer(best);
    return true;
  }

  /** Works out what the unit gains in an area. */
  private weigh(g: Game, unit: number, a: number): void {
    const { view, net, x, value } = this;
    view.fill(g, a, x, 0);
    net.prepare(a, x, 0);
    net.value(a, x, 0, value, 0);
    view.air(unit, a, 1);
    view.fillOwn(g, a, x, 0);
    net.value(a, x, 0, value, 1);
    view.air(unit, a, -1);
    this.gain[a] = value[1]! - value[0]!;
  }
}

/** The first unit that can be placed: there is one, or nobody would be asked. */
function firstUnit(g: Game, side: number): number {
  let unit = g.tables.airStart[side]!;
  while (!canPlaceAir(g, unit)) unit++;
  return unit;
}
