// What a turn is worth when the last raiders have sailed, before the first fight.
import { AREA_COUNT } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { AreaNet } from '../learned/area-net.js';
import type { NetWeights } from '../learned/net-weights.js';
import weights from './fights-net.json' with { type: 'json' };
import { FIGHT_FEATURES, FightsView } from './fights-view.js';

/** Values positions before the first fight of a turn. Made once; nothing is allocated while it values. */
export class BeforeFights {
  private readonly view = new FightsView();
  private readonly net = new AreaNet(weights as NetWeights, FIGHT_FEATURES);
  private readonly x = new Float64Array(AREA_COUNT * FIGHT_FEATURES);
  private readonly worth = new Float64Array(AREA_COUNT);

  /** The POC (Japan's minus the Allies') that the areas are expected to bring; of two positions of a turn the difference counts. */
  value(g: Game): number {
    const { view, net, x, worth } = this;
    view.look(g, x);
    net.turnTo(g);
    let sum = 0;
    for (let a = 0; a < AREA_COUNT; a++) {
      net.prepare(a, x, a * FIGHT_FEATURES);
      net.value(a, x, a * FIGHT_FEATURES, worth, a);
      sum += worth[a]!;
    }
    return sum;
  }
}
