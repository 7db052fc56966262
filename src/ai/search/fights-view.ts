// What is seen of each sea area when the last raiders have sailed, before the first fight, from Japan's side: what both have there, what is at stake, and
// what the fast estimate makes of the fight. The values of areas are those of the frozen doctrine `tuned-1`, so that the numbers of the network
// hold whatever becomes of `tuned`.
import { firstOf, withoutFirst } from '../../board/bits.js';
import { ALLIED, AREA_COUNT, HARBOR_COUNT, JAPAN, PORT_COUNT } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { shippedDoctrine } from '../heuristic/doctrine/doctrine.js';
import { valueAreas } from '../heuristic/estimate/area-values.js';
import { flagOf } from '../heuristic/estimate/fight-chance.js';
import { estimateFight } from '../heuristic/estimate/fight-estimate.js';
import { FLAGS, STAY, WORTH } from '../heuristic/estimate/force.js';
import { lookAtSide } from '../heuristic/estimate/survey.js';
import { PlayerState } from '../heuristic/player-state.js';
import { portAt, seaAt } from '../heuristic/turn-memory.js';
import { FORCE_FEATURES, fillForce, root } from '../learned/force-view.js';

/** After the two forces: the chance to win, and what is at stake times that chance. */
const CHANCE = 2 * FORCE_FEATURES;
/** What holding the area and what denying it is worth, and the same where one side is alone with a flag. */
const WORTHS = CHANCE + 5;
/** Own and enemy losses. */
const LOSSES = WORTHS + 4;
/** Whether the flag of the area is own, or the enemy's. */
const CONTROL = LOSSES + 2;
/** Own ports and bases, and the enemy's; what lies in own ports, and in the enemy's. */
const HARBORS = CONTROL + 2;
const IN_PORT = HARBORS + 4;
/** Numbers of an area. */
export const FIGHT_FEATURES = IN_PORT + 2;

/** The board before the first fight, in areas. */
export class FightsView {
  private readonly player = new PlayerState(JAPAN, shippedDoctrine('japan', 'tuned-1')!.weights);

  /** Looks at a position, and fills in the numbers of all areas. */
  look(g: Game, x: Float64Array): void {
    const m = this.player;
    m.bind(g.tables);
    m.turn.forget();
    lookAtSide(m, g, JAPAN);
    lookAtSide(m, g, ALLIED);
    valueAreas(m, g);
    x.fill(0);
    this.fillHarbors(g, x);
    for (let a = 0; a < AREA_COUNT; a++) this.fillArea(g, a, x, a * FIGHT_FEATURES);
  }

  private fillHarbors(g: Game, x: Float64Array): void {
    const { port } = this.player.turn;
    for (let h = 0; h < HARBOR_COUNT; h++) {
      const control = HARBORS + (g.harborControl[h] === JAPAN ? 0 : 2) + (h < PORT_COUNT ? 0 : 1);
      const own = port[portAt(JAPAN, h) + STAY]!;
      const enemy = port[portAt(ALLIED, h) + STAY]!;
      for (let mask = g.tables.touches[h]!; mask !== 0; mask = withoutFirst(mask)) {
        const at = firstOf(mask) * FIGHT_FEATURES;
        x[at + control]! += 1;
        x[at + IN_PORT]! += own;
        x[at + IN_PORT + 1]! += enemy;
      }
    }
  }

  private fillArea(g: Game, a: number, x: Float64Array, to: number): void {
    const m = this.player;
    const { sea, hold, deny } = m.turn;
    const i = seaAt(JAPAN, a);
    const j = seaAt(ALLIED, a);
    const isThere = sea[i + STAY]! > 0;
    const isMet = sea[j + STAY]! > 0;
    fillForce(sea, i, g.at.countAmphibious(a, JAPAN), x, to);
    fillForce(sea, j, g.at.countAmphibious(a, ALLIED), x, to + FORCE_FEATURES);
    const control = flagOf(m, g, a);
    const chance = estimateFight(sea, i, sea, j, control, m.estimate) * 0.001;
    const held = hold[a]! * 0.01;
    const denied = deny[a]! * 0.01;
    const c = to + CHANCE;
    x[c] = chance;
    x[c + 1] = sea[i + FLAGS]! > 0 ? held * chance : 0;
    x[c + 2] = sea[j + FLAGS]! > 0 ? denied * chance : 0;
    x[c + 3] = denied * chance;
    x[c + 4] = held * chance;
    const w = to + WORTHS;
    x[w] = held;
    x[w + 1] = denied;
    x[w + 2] = sea[i + FLAGS]! > 0 && !isMet ? held : 0;
    x[w + 3] = sea[j + FLAGS]! > 0 && !isThere ? denied : 0;
    if (isThere && isMet) {
      x[to + LOSSES] = sea[i + WORTH]! * 0.00001 * m.estimate.ownLoss;
      x[to + LOSSES + 1] = sea[j + WORTH]! * 0.00001 * m.estimate.enemyLoss;
    }
    x[to + CONTROL] = control === 1 ? 1 : 0;
    x[to + CONTROL + 1] = control === -1 ? 1 : 0;
    x[to + IN_PORT] = root(x[to + IN_PORT]!);
    x[to + IN_PORT + 1] = root(x[to + IN_PORT + 1]!);
  }
}
