// Games of two players by name, or of what climbs kept, whose scores are without the luck of the dice: that saves two fifths of the games.
import { Match } from '../../src/ai/match.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { HeardDice, LuckSum } from '../../src/game/luck/index.js';
import type { Player } from '../../src/game/state/state.js';
import type { RuleSet } from '../../src/rules/index.js';
import type { Named } from './evolve-kept.js';

const tables = compileBoard(STANDARD_BOARD);

export class LucklessMatch {
  private readonly match: Match;
  private readonly luck = new LuckSum();

  constructor(rules: RuleSet, japan: Named, allied: Named, seed: string) {
    this.match = new Match(tables, rules, { japan: japan.name, allied: allied.name }, seed, 'sampled');
    for (const [side, { player }] of [japan, allied].entries()) if (player) this.seat(side, player(rules));
    this.match.hear(this.luck, (dice) => new HeardDice(dice, this.luck));
  }

  /** @param side 0 for Japan, 1 for the Allies. */
  seat(side: number, player: Player): void {
    this.match.game.players[side] = player;
  }

  /** Japan's POC minus the Allies' at the end of a game, without its luck. */
  score(game: number): number {
    const { match, luck } = this;
    luck.startGame();
    match.play(game);
    return match.game.poc - luck.total;
  }
}
