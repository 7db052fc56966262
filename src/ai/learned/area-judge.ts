// What a learned player's network says that whole answers are worth.
import { AREA_COUNT } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { type Decision, PATROLS, PLACE_AIR, RAIDERS } from '../../game/questions/decisions.js';
import { AreaNet } from './area-net.js';
import { AREA_FEATURES, AreaView } from './area-view.js';
import type { SideNets } from './learned-player.js';

/** Judges answers of one side by the networks of a player. */
export class AreaJudge {
  private readonly view: AreaView;
  private readonly nets: ReadonlyMap<Decision, AreaNet>;
  private readonly x = new Float64Array(AREA_FEATURES);
  private readonly worth = new Float64Array(1);

  constructor(side: 0 | 1, { patrols, air, raiders }: SideNets) {
    this.view = new AreaView(side);
    const nets = [[PATROLS, patrols] as const, [PLACE_AIR, air] as const, [RAIDERS, raiders] as const];
    this.nets = new Map(nets.flatMap(([decision, net]) => (net ? [[decision, new AreaNet(net)] as const] : [])));
  }

  /**
   * What the areas are worth to the side after each answer, in POC; of answers to one decision the differences count.
   *
   * @param g a game in which the side is asked.
   * @returns `null` where there is no network for such decisions.
   */
  worths(decision: Decision, g: Game, answers: readonly (readonly number[])[]): number[] | null {
    const net = this.nets.get(decision);
    if (!net) return null;
    this.view.look(g);
    net.turnTo(g);
    return answers.map((answer) => {
      this.send(decision, g, answer, 1);
      const sum = this.sum(g, net);
      this.send(decision, g, answer, -1);
      return sum;
    });
  }

  /** Puts the pieces of an answer on the view, or takes them back. */
  private send(decision: Decision, g: Game, answer: readonly number[], sign: 1 | -1): void {
    for (let k = 0; k < answer.length; k += 2) {
      const [piece, area] = [answer[k]!, answer[k + 1]!];
      if (decision === PLACE_AIR) this.view.air(piece, area, sign);
      else this.view.ship(g, piece, area, decision === PATROLS, sign);
    }
  }

  private sum(g: Game, net: AreaNet): number {
    const { view, x, worth } = this;
    let sum = 0;
    for (let a = 0; a < AREA_COUNT; a++) {
      view.fill(g, a, x, 0);
      net.prepare(a, x, 0);
      net.value(a, x, 0, worth, 0);
      sum += worth[0]!;
    }
    return sum;
  }
}
