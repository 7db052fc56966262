// Where the next air unit goes (12.1), for a network of sums: units are placed one by one, so what areas are worth is kept from one to the next.
import { firstOf, withoutFirst } from '../../board/bits.js';
import { ALLIED, AREA_COUNT, JAPAN } from '../../board/index.js';
import { airAreas, type Game } from '../../game/index.js';
import { MAX_PIECES } from '../../game/state/state.js';
import { nextUnit } from '../heuristic/sea/air-placement.js';
import type { SummedWorths } from './summed-worths.js';
import { ENEMY_AIR_LEFT, OWN_AIR_LEFT } from './sums-view.js';

const BOTH = [JAPAN, ALLIED] as const;

/** The choice of one player. Made once; nothing is allocated while it plays. */
export class AirBySums {
  /** The turn whose areas are seen, 0 when none are, and where air units of both sides were then. */
  private seen = 0;
  private readonly place = new Int8Array(MAX_PIECES);
  /** What one more unit gains in each area. */
  private readonly gain = new Float64Array(AREA_COUNT);

  constructor(private readonly worths: SummedWorths) {}

  /** What was seen holds no longer. */
  forget(): void {
    this.seen = 0;
  }

  /** Answers `air`: where a unit gains most, the first of several areas; nothing where it gains nothing. */
  answer(g: Game): void {
    const { worths, gain } = this;
    const { side } = worths.view;
    if (this.seen === g.turn) this.follow(g);
    else this.look(g);
    const unit = nextUnit(g, side);
    const row = worths.rowOfShip(g, unit, 1000, true);
    let best = -1;
    let most = 0;
    for (let mask = airAreas(g, side); mask !== 0; mask = withoutFirst(mask)) {
      const a = firstOf(mask);
      worths.add(row, a, gain, a);
      if (gain[a]! <= most) continue;
      most = gain[a]!;
      best = a;
    }
    if (best < 0) return;
    g.answer(unit);
    g.answer(best);
  }

  /** Looks at the position. */
  private look(g: Game): void {
    const { worths, place } = this;
    const { view } = worths;
    this.seen = g.turn;
    view.lookAtForces(g);
    view.lookAtAirLeft(g);
    worths.turnTo(g);
    for (let mask = airAreas(g, view.side); mask !== 0; mask = withoutFirst(mask)) worths.see(g, firstOf(mask));
    for (const side of BOTH)
      for (let p = g.tables.airStart[side]!; p < g.tables.airEnd[side]!; p++) place[p] = g.location[p]!;
  }

  /** Sees what either side has placed since. */
  private follow(g: Game): void {
    const { worths, place } = this;
    const { view } = worths;
    const { player, airLeft } = view;
    const [own, enemy] = [airLeft[player.side]!, airLeft[player.enemy]!];
    let changed = 0;
    for (const side of BOTH) {
      for (let p = g.tables.airStart[side]!; p < g.tables.airEnd[side]!; p++) {
        const a = g.location[p]!;
        if (a === place[p]!) continue;
        place[p] = a;
        view.air(p, a, 1, side);
        airLeft[side]!--;
        changed |= 1 << a;
      }
    }
    const fewerOwn = airLeft[player.side]! - own;
    const fewerOfEnemy = airLeft[player.enemy]! - enemy;
    for (let mask = airAreas(g, view.side); mask !== 0; mask = withoutFirst(mask)) {
      const a = firstOf(mask);
      if (((changed >> a) & 1) !== 0) worths.see(g, a);
      else {
        if (fewerOwn !== 0) worths.shift(OWN_AIR_LEFT, a, fewerOwn);
        if (fewerOfEnemy !== 0 && ((view.airAreas[player.enemy]! >> a) & 1) !== 0)
          worths.shift(ENEMY_AIR_LEFT, a, fewerOfEnemy);
        worths.settled(a);
      }
    }
  }
}
