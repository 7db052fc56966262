// What the search for better answers asks about areas: what they are worth as they stand, and with one ship more or less.
import { AREA_COUNT } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import type { AreaNet } from './area-net.js';
import { AREA_FEATURES, type AreaView } from './area-view.js';

/** What areas are worth to a side, by a network. The view has looked at the position. */
export interface AreaWorths {
  readonly view: AreaView;
  /** What each area is worth as it stands, in POC; of those that were seen. */
  readonly worth: Float64Array;
  /** Turns to the turn and the rules of a game. */
  turnTo(g: Game): void;
  /** Sees an area as it stands. */
  see(g: Game, a: number): void;
  /** A ship goes to an area (`sign` 1) that was seen, or leaves it (-1). */
  move(g: Game, p: number, a: number, patrol: boolean, sign: 1 | -1): void;
  /** Puts by how much one ship more or less in an area changes its worth where `into` has `to`. Nothing else changes. */
  change(g: Game, p: number, a: number, patrol: boolean, sign: 1 | -1, into: Float64Array, to: number): void;
}

/** Worths by a network that sees what fights will bring. */
export class FoughtWorths implements AreaWorths {
  readonly worth = new Float64Array(AREA_COUNT);
  /** What is seen of every area. */
  private readonly x = new Float64Array(AREA_COUNT * AREA_FEATURES);

  constructor(
    readonly view: AreaView,
    private readonly net: AreaNet,
  ) {}

  turnTo(g: Game): void {
    this.net.turnTo(g);
  }

  see(g: Game, a: number): void {
    const { view, net, x, worth } = this;
    view.fill(g, a, x, a * AREA_FEATURES);
    net.prepare(a, x, a * AREA_FEATURES);
    net.value(a, x, a * AREA_FEATURES, worth, a);
  }

  move(g: Game, p: number, a: number, patrol: boolean, sign: 1 | -1): void {
    this.view.ship(g, p, a, patrol, sign);
    this.value(g, a, this.worth, a);
  }

  change(g: Game, p: number, a: number, patrol: boolean, sign: 1 | -1, into: Float64Array, to: number): void {
    const { view, worth } = this;
    view.ship(g, p, a, patrol, sign);
    this.value(g, a, into, to);
    view.ship(g, p, a, patrol, sign === 1 ? -1 : 1);
    into[to]! -= worth[a]!;
  }

  private value(g: Game, a: number, into: Float64Array, to: number): void {
    const { view, net, x } = this;
    view.fillOwn(g, a, x, a * AREA_FEATURES);
    net.value(a, x, a * AREA_FEATURES, into, to);
  }
}
