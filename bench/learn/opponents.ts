// Whom a player meets while it is improved: opponents, each under one rule set, with so many games of a score.
import { SIDES, type Side } from '../../src/board/index.js';
import type { Player } from '../../src/game/state/state.js';
import { type RuleSet, resolveRules } from '../../src/rules/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { namedOrKept } from './evolve-kept.js';
import { LucklessMatch } from './luckless-match.js';

/** Whose games they are. */
export interface Improved {
  readonly side: Side;
  /** The player from which the improvement begins. */
  readonly base: string;
  /** The rule whose own numbers move: all opponents are to be met under it. */
  readonly under?: string | undefined;
}

/** One opponent under one rule set. */
export class Opponent {
  readonly rules: RuleSet;
  /** Games of a score. */
  readonly games: number;
  private readonly match: LucklessMatch;

  /** @param text `learned-fast-2 second-edition 12`, or what a climb kept in place of the name. */
  constructor(
    text: string,
    private readonly of: Improved,
    seed: string,
  ) {
    const { side, base, under } = of;
    const [opponent, rules, games] = text.trim().split(/\s+/) as [string, string, string];
    this.rules = resolveRules(rules.split(','));
    this.games = Number(games);
    if (under !== undefined && !this.rules.names.includes(under))
      throw new UsageError(`--against: ${text.trim()}: with --under ${under} every opponent is met under ${under}`);
    const [own, other] = [{ name: base }, namedOrKept(opponent)];
    const [japan, allied] = side === 'japan' ? [own, other] : [other, own];
    this.match = new LucklessMatch(this.rules, japan, allied, seed);
  }

  /** Scores of a player for its side, game by game, without the luck of the dice. */
  scores(player: Player, first: number, games: number): number[] {
    const { side } = this.of;
    this.match.seat(SIDES.indexOf(side), player);
    return Array.from({ length: games }, (_, k) => {
      const score = this.match.score(first + k);
      return side === 'japan' ? score : -score;
    });
  }
}

export const opponentsOf = (texts: string, of: Improved, seed: string): Opponent[] =>
  texts.split(';').map((text) => new Opponent(text, of, seed));

/**
 * The mean score of a player on the dice of one number, over all games of all opponents.
 *
 * @param playerUnder makes the player for a rule set: once for each, as to make one takes as long as a game.
 */
export function scoreOf(
  opponents: readonly Opponent[],
  playerUnder: (rules: RuleSet) => Player,
  number: number,
): number {
  const players = new Map<string, Player>();
  const once = (rules: RuleSet) => {
    const key = rules.names.join();
    const player = players.get(key) ?? playerUnder(rules);
    players.set(key, player);
    return player;
  };
  return meanOf(opponents.flatMap((o) => o.scores(once(o.rules), number * o.games, o.games)));
}

const meanOf = (x: readonly number[]): number => x.reduce((a, b) => a + b, 0) / x.length;

/** A mean and its standard error. */
export function meanAndError(x: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = meanOf(x);
  const error = Math.sqrt(meanOf(x.map((one) => (one - mean) ** 2)) / (x.length - 1));
  return { mean, error };
}
