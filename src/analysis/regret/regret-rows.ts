// The games of one rule set, side and kind of decision: each played with that kind searched, and played without.
import { Match } from '../../ai/match.js';
import { RegretGames } from '../../ai/regret-games.js';
import { boardOf, compileBoard, SIDES, type Side } from '../../board/index.js';
import { type RuleSet, type Rulings, resolveRules } from '../../rules/index.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { atLeast, checkKind, checkTurn, fastSeats } from './allowed.js';
import { MIN_REGRET_GAMES, type RegretQuestion } from './question.js';

/** A mean over games in POC, and its standard error; `null` where there is one game alone. */
export interface RegretFigure {
  readonly mean: number;
  readonly se: number | null;
}

/** One changed answer; `gain` is in POC for the side that decides. */
export interface RegretExample {
  /** Number of its scenario, from 0. */
  readonly scenario: number;
  readonly side: Side;
  readonly decision: string;
  readonly game: number;
  readonly turn: number;
  readonly where: string;
  /** As the engine has them: pieces, areas and harbors by number. */
  readonly played: readonly number[];
  readonly preferred: readonly number[];
  readonly gain: RegretFigure;
}

/** Standard errors from zero below which a change is no example. */
const CERTAIN = 2;

/** One row while it is played. */
export interface Playing {
  readonly scenario: number;
  readonly rules: RuleSet;
  readonly side: Side;
  readonly decision: string;
  readonly searched: RegretGames;
  readonly plain: Match;
  /** By game: the sum of each turn's gains, the plain difference, the number of changed answers. */
  readonly sums: number[][];
  readonly differences: number[];
  readonly changes: number[];
  readonly examples: RegretExample[];
}

/**
 * A row for each side and kind, before its first game.
 *
 * @throws UsageError when a player is neither heuristic nor learned, or a name or number is not allowed
 */
export function rowsOf(question: Required<RegretQuestion>, scenario: GameScenario, k: number): Playing[] {
  const { sides, kinds, turn, games, rollouts, search, seed } = question;
  const rules = resolveRules(scenario.rules, scenario.rulings as Partial<Rulings>);
  const tables = compileBoard(boardOf(scenario.data));
  const seats = fastSeats(scenario.players, 'regret is measured');
  atLeast(MIN_REGRET_GAMES, { games, rollouts });
  checkTurn(turn, rules);
  return sides.flatMap((side) =>
    kinds.map((decision): Playing => {
      checkKind(decision);
      const searched = new RegretGames({
        tables,
        rules,
        seats,
        side: SIDES.indexOf(side),
        settings: { ...search, kinds: [decision] },
        ...(turn === null ? {} : { turn }),
        rollouts,
        seed,
      });
      const plain = new Match(tables, rules, seats, seed);
      const counts = { sums: [], differences: [], changes: [], examples: [] };
      return { scenario: k, rules, side, decision, searched, plain, ...counts };
    }),
  );
}

/** Plays one game of a row, with search and without. */
export function playRow(row: Playing, game: number): void {
  const { score, changes } = row.searched.play(game);
  row.plain.play(game);
  const gained = score - row.plain.game.poc;
  const sums = new Array<number>(row.rules.turns).fill(0);
  for (const { turn, where, played, preferred, gain, error } of changes) {
    sums[turn - 1]! += gain;
    if (gain <= CERTAIN * error) continue;
    const { scenario, side, decision } = row;
    const told = { scenario, side, decision, game, turn, where, played, preferred };
    row.examples.push({ ...told, gain: { mean: gain, se: error } });
  }
  row.sums.push(sums);
  row.differences.push(row.side === 'japan' ? gained : 0 - gained);
  row.changes.push(changes.length);
}
