// How much a player loses at one kind of decision: a map by rule set, side, kind and turn, and the dearest examples.

import { LEARNED_NAMES } from '../ai/learned/learned-names.js';
import { Match } from '../ai/match.js';
import { RegretGames } from '../ai/regret-games.js';
import { SEARCHED_KINDS } from '../ai/search/large-decisions.js';
import { type SearchSettings, searchSettings } from '../ai/search/search-settings.js';
import { isFast } from '../ai/seat.js';
import { boardOf, compileBoard, SIDES, type Side } from '../board/index.js';
import { type RuleSet, type Rulings, resolveRules } from '../rules/index.js';
import { progressOf } from '../simulate/progress.js';
import { UsageError } from '../text/usage-error.js';
import type { GameScenario } from '../whole-games/game-scenario.js';
import type { AnswerHead, RunControls } from './controls.js';
import { runSince } from './playing.js';
import { type AnswerRead, gameIn } from './question/again.js';
import { configOf } from './question/config.js';

/** The decisions that can be asked about, by their names. */
export const REGRET_KINDS = SEARCHED_KINDS;

/** What is asked, with everything that decides the answer. */
export interface RegretQuestion {
  readonly kind: 'regret';
  /** Rule sets and base players: heuristic or learned players on both sides. */
  readonly scenarios: readonly GameScenario[];
  readonly sides: readonly Side[];
  /** Kinds of decision, each searched alone: names out of {@link REGRET_KINDS}. */
  readonly kinds: readonly string[];
  /** The only turn that is searched; `null` for every turn. */
  readonly turn: number | null;
  /** Games for each rule set, side and kind: 2 or more. */
  readonly games: number;
  /** Rollouts before and after each changed answer: 2 or more. */
  readonly rollouts: number;
  /** How hard search looks; its `kinds` count for nothing. */
  readonly search: SearchSettings;
  readonly seed: string;
}

/** A mean over games in POC, and its standard error; `null` where there is one game alone. */
export interface RegretFigure {
  readonly mean: number;
  readonly se: number | null;
}

/** One rule set, side and kind of decision. */
export interface RegretRow {
  readonly rules: readonly string[];
  readonly side: Side;
  readonly decision: string;
  /** Games of this row: fewer than asked for where the answer is partial, and then not the same for every row. */
  readonly games: number;
  /** POC a game that the side gains when search answers this kind: the mean of the measured changes. */
  readonly regret: RegretFigure;
  /** The same by the turn of the answer, from turn 1. */
  readonly turns: readonly RegretFigure[];
  /** The plain difference from the same games without search: the same in the mean, with more noise. */
  readonly plain: RegretFigure;
  /** Changed answers a game. */
  readonly changes: number;
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

/** The answer, as `--json` writes it. */
export interface RegretAnswer extends AnswerHead<'regret'> {
  readonly config: Omit<RegretQuestion, 'seed' | 'games' | 'scenarios'> & {
    readonly scenarios: readonly Readonly<Record<string, unknown>>[];
  };
  /** Games of the rows that have most. */
  readonly games: number;
  /** Rows with a game or more. */
  readonly rows: readonly RegretRow[];
  /** The dearest of each rule set and side, the dearest first. */
  readonly dearest: readonly RegretExample[];
}

/** The kinds that are asked about when nobody names any: those that cost something. */
export const DEFAULT_KINDS: readonly string[] = [
  'patrols',
  'air',
  'amphibious',
  'raiders',
  'next-area',
  'day-night',
  'retreat',
  'landings',
  'basing',
];

/** How hard search looks here when nobody says otherwise. */
export const REGRET_SEARCH: SearchSettings = searchSettings({ rollouts: 24, candidates: 10, horizon: 2 });

/** Games that a question asks for at least: one has no standard error. */
export const MIN_REGRET_GAMES = 2;
/** Examples that are kept for each rule set and side. */
const EXAMPLES = 10;
/** Standard errors from zero below which a change is no example. */
const CERTAIN = 2;

/** One row while it is played. */
interface Playing {
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
 * Plays the games, in the calling thread.
 *
 * @returns `undefined` when it was interrupted before the first game
 * @throws UsageError when a player is neither heuristic nor learned, or a name or number is not allowed
 * @example
 * const answer = await answerRegret({ kind: 'regret', scenarios: [STANDARD_GAME], sides: ['japan'], kinds: ['raiders'], turn: 1,
 *   games: 8, rollouts: 48, search: searchSettings({ rollouts: 24, candidates: 10 }), seed: 'regret' }, controls);
 * answer?.rows[0].regret; // { mean, se } in POC a game
 */
export async function answerRegret(
  question: RegretQuestion,
  controls: Pick<RunControls, 'describeRun' | 'signal' | 'onProgress' | 'command'>,
): Promise<RegretAnswer | undefined> {
  const begun = performance.now();
  const { scenarios, seed, games, ...rest } = question;
  const rows = scenarios.flatMap((scenario, k) => rowsOf(question, scenario, k));
  const total = games * rows.length;
  // Game by game through all rows, so that what an interruption leaves is nearly the same for each.
  for (let k = 0; k < total && !controls.signal.aborted; k++) {
    playRow(rows[k % rows.length]!, Math.floor(k / rows.length));
    controls.onProgress(progressOf(k + 1, total, (performance.now() - begun) / 1000));
    // The event loop turns, so that Ctrl-C and the progress line work.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const played = rows.filter((row) => row.sums.length > 0);
  const [first] = played;
  if (!first) return undefined;
  return {
    schema: 'vitp-regret/1',
    kind: 'regret',
    config: { ...rest, scenarios: scenarios.map((s) => configOf(s, 'monte-carlo')) },
    seed,
    games: first.sums.length,
    ...(rows.some((row) => row.sums.length < games) ? { partial: true } : {}),
    rows: played.map(rowAnswer),
    dearest: dearestOf(played),
    run: runSince(begun, controls),
  };
}

/**
 * The question behind an answer that was written as JSON; `undefined` when the value is none.
 *
 * @param file the name shown in front of every mistake
 * @throws ScenarioError when a scenario of it is not allowed
 */
export function rerunRegret(value: AnswerRead, file: string): RegretQuestion | undefined {
  const answer = value as RegretAnswer | undefined;
  const config = answer?.config;
  if (config?.kind !== 'regret' || !Array.isArray(config.scenarios)) return undefined;
  const scenarios = config.scenarios.map((one: unknown, k) => gameIn(one, `${file} (rule set ${k + 1})`));
  return { ...config, scenarios, seed: answer!.seed, games: Math.max(MIN_REGRET_GAMES, answer!.games) };
}

function playRow(row: Playing, game: number): void {
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

function rowsOf(question: RegretQuestion, scenario: GameScenario, k: number): Playing[] {
  const { sides, kinds, turn, games, rollouts, search, seed } = question;
  const rules = resolveRules(scenario.rules, scenario.rulings as Partial<Rulings>);
  const tables = compileBoard(boardOf(scenario.data));
  const { japan, allied } = scenario.players;
  if (!isFast(japan) || !isFast(allied)) {
    const { player } = isFast(japan) ? allied : japan;
    throw new UsageError(
      `regret is measured for heuristic and learned players, not for ${player}; allowed on both sides: a doctrine, ${LEARNED_NAMES.join(', ')}`,
    );
  }
  for (const [name, value] of Object.entries({ games, rollouts })) {
    if (!(value >= 2)) throw new UsageError(`${name} ${value} is not allowed; allowed: 2 or more`);
  }
  if (turn !== null && !(turn >= 1 && turn <= rules.turns)) {
    throw new UsageError(`turn ${turn} is not allowed under ${rules.names.join(', ')}; allowed: 1 to ${rules.turns}`);
  }
  return sides.flatMap((side) =>
    kinds.map((decision): Playing => {
      if (!REGRET_KINDS.includes(decision))
        throw new UsageError(`${decision} is not searched; allowed: ${REGRET_KINDS.join(', ')}`);
      const searched = new RegretGames({
        tables,
        rules,
        seats: { japan, allied },
        side: SIDES.indexOf(side),
        settings: { ...search, kinds: [decision] },
        ...(turn === null ? {} : { turn }),
        rollouts,
        seed,
      });
      const plain = new Match(tables, rules, { japan, allied }, seed);
      const counts = { sums: [], differences: [], changes: [], examples: [] };
      return { scenario: k, rules, side, decision, searched, plain, ...counts };
    }),
  );
}

function rowAnswer({ rules, side, decision, sums, differences, changes }: Playing): RegretRow {
  return {
    rules: rules.names,
    side,
    decision,
    games: sums.length,
    regret: figureOf(sums.map((turns) => turns.reduce((a, b) => a + b, 0))),
    turns: sums[0]!.map((_, turn) => figureOf(sums.map((turns) => turns[turn]!))),
    plain: figureOf(differences),
    changes: figureOf(changes).mean,
  };
}

function figureOf(values: readonly number[]): RegretFigure {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const squares = values.reduce((a, b) => a + (b - mean) ** 2, 0);
  return { mean, se: values.length < 2 ? null : Math.sqrt(squares / (values.length - 1) / values.length) };
}

function dearestOf(rows: readonly Playing[]): RegretExample[] {
  const examples = rows.flatMap((row) => row.examples).sort((a, b) => b.gain.mean - a.gain.mean || a.game - b.game);
  const keyOf = ({ scenario, side }: Pick<RegretExample, 'scenario' | 'side'>): string => `${scenario} ${side}`;
  const keys = [...new Set(rows.map(keyOf))];
  return keys.flatMap((key) => examples.filter((e) => keyOf(e) === key).slice(0, EXAMPLES));
}
