// What a learned player's network says that whole answers are worth.
import { AREA_COUNT, SIDES } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { type Decision, PATROLS, PLACE_AIR, RAIDERS } from '../../game/questions/decisions.js';
import type { RuleSet } from '../../rules/index.js';
import { AreaView } from './area-view.js';
import type { AreaWorths } from './area-worths.js';
import { worthsBy } from './learned-player.js';
import { type Nets, raidersUnder } from './shipped-nets.js';

/** Judges answers of one side by the networks of a player that count under some rules. */
export class AreaJudge {
  private readonly view: AreaView;
  private readonly by: ReadonlyMap<Decision, AreaWorths>;

  constructor(side: 0 | 1, player: Nets, { names }: RuleSet) {
    this.view = new AreaView(side);
    const nets = player[SIDES[side]];
    const known = [
      [PATROLS, nets.patrols] as const,
      [PLACE_AIR, nets.air] as const,
      [RAIDERS, raidersUnder(nets, names)] as const,
    ];
    this.by = new Map(
      known.flatMap(([decision, net]) =>
        net ? [[decision, worthsBy(player, net, this.view, decision !== RAIDERS)] as const] : [],
      ),
    );
  }

  /**
   * What the areas are worth to the side after each answer, in POC; of answers to one decision the differences count.
   *
   * @param g a game in which the side is asked.
   * @returns `null` where there is no network for such decisions.
   */
  worths(decision: Decision, g: Game, answers: readonly (readonly number[])[]): number[] | null {
    const by = this.by.get(decision);
    if (!by) return null;
    this.view.look(g);
    by.turnTo(g);
    return answers.map((answer) => {
      this.send(decision, g, answer, 1);
      let sum = 0;
      for (let a = 0; a < AREA_COUNT; a++) {
        by.see(g, a);
        sum += by.worth[a]!;
      }
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
}
