// How well judges of answers agree with long rollouts about the differences between answers to the same decision.
import { type JudgedDecision, JudgedGames } from '../../ai/judging/judged-games.js';
import { JUDGE_NAMES } from '../../ai/judging/judges.js';
import { boardOf, compileBoard, SIDES, type Side } from '../../board/index.js';
import { type Rulings, resolveRules } from '../../rules/index.js';
import { othersTurn } from '../../simulate/others-turn.js';
import { progressOf } from '../../simulate/progress.js';
import { type Agreement, agreementOf, type KnownBest, knownBest } from '../../stats/comparing/agreement.js';
import { UsageError } from '../../text/usage-error.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import type { AnswerHead, RunControls } from '../controls.js';
import { runSince } from '../playing.js';
import { type AnswerRead, gameIn } from '../question/again.js';
import { configOf } from '../question/config.js';
import { atLeast, checkKind, checkTurn, fastSeats } from '../regret/allowed.js';
import { MIN_REGRET_GAMES } from '../regret/question.js';
import { type JudgesQuestion, wholeJudges } from './question.js';

/** How well one judge agrees. */
export interface JudgeRow extends Agreement {
  readonly judge: string;
}

/** One rule set, side and kind of decision. */
export interface JudgedRow {
  readonly rules: readonly string[];
  readonly side: Side;
  readonly decision: string;
  /** Games with such decisions, decisions that were looked at, and answers to each of them in the mean. */
  readonly games: number;
  readonly decisions: number;
  readonly answers: number;
  /** What the long rollouts say by themselves. */
  readonly best: KnownBest;
  /** Those who judge such decisions, in the order in which they were named. */
  readonly judges: readonly JudgeRow[];
}

/** The answer, as `--json` writes it. */
export interface JudgesAnswer extends AnswerHead<'judges'> {
  readonly config: Omit<Required<JudgesQuestion>, 'seed' | 'games' | 'scenarios'> & {
    readonly scenarios: readonly Readonly<Record<string, unknown>>[];
  };
  /** Games whose decisions were drawn, the last perhaps not to its end. */
  readonly games: number;
  /** Rows with a decision or more. */
  readonly rows: readonly JudgedRow[];
}

/** A row while its games are played: the decisions of each game. */
interface Judging extends Pick<JudgedRow, 'rules' | 'side' | 'decision'> {
  readonly judged: JudgedGames;
  readonly games: JudgedDecision[][];
}

/**
 * Plays the games, in the calling thread.
 *
 * @returns `undefined` when it was interrupted before the first decision
 * @throws UsageError when a player is neither heuristic nor learned, or a name or number is not allowed
 * @example
 * const answer = await answerJudges({ kind: 'judges', scenarios: [STANDARD_GAME], sides: ['japan'], kinds: ['raiders'], judges: ['evaluation'] }, controls);
 * answer?.rows[0].judges[0].correlation; // { mean, se }
 */
export async function answerJudges(
  question: JudgesQuestion,
  controls: Pick<RunControls, 'describeRun' | 'signal' | 'onProgress' | 'command'>,
): Promise<JudgesAnswer | undefined> {
  const begun = performance.now();
  const asked = wholeJudges(question);
  const { seed, games, scenarios, ...rest } = asked;
  const rows = scenarios.flatMap((scenario) => rowsOf(asked, scenario));
  const perGame = asked.decisions;
  // A share of the work is one game of one row.
  const total = games * rows.length;
  let shares = 0;
  let whole = true;
  // A decision takes a while: Ctrl-C is heard before the first of them is judged.
  controls.onProgress({ ...progressOf(0, total * perGame, 0), what: 'decisions' });
  await othersTurn();
  // Game by game through all rows, so that what an interruption leaves is nearly the same for each.
  while (shares < total && whole && !controls.signal.aborted) {
    const before = shares * perGame;
    const looked = (k: number): void =>
      controls.onProgress({
        ...progressOf(before + k, total * perGame, (performance.now() - begun) / 1000),
        what: 'decisions',
      });
    const game = Math.floor(shares / rows.length);
    whole = await judgeGame(rows[shares++ % rows.length]!, game, controls.signal, looked);
    if (whole) looked(perGame);
  }
  const told = rows.filter((row) => row.games.length > 0).map((row) => rowAnswer(row, asked.judges));
  if (told.length === 0) return undefined;
  return {
    schema: 'vitp-judges/1',
    kind: 'judges',
    config: { ...rest, scenarios: scenarios.map((s) => configOf(s, 'monte-carlo')) },
    seed,
    games: Math.ceil(shares / rows.length),
    ...(whole && shares === total ? {} : { partial: true }),
    rows: told,
    run: runSince(begun, controls),
  };
}

function rowsOf(question: Required<JudgesQuestion>, scenario: GameScenario): Judging[] {
  const { sides, kinds, turn, judges, games, decisions, rollouts, ahead, search, seed } = question;
  const rules = resolveRules(scenario.rules, scenario.rulings as Partial<Rulings>);
  const tables = compileBoard(boardOf(scenario.data));
  const seats = fastSeats(scenario.players, 'judges are measured');
  atLeast(MIN_REGRET_GAMES, { games, rollouts });
  atLeast(1, { decisions });
  atLeast(0, { ahead });
  if (rollouts % 2 !== 0) throw new UsageError(`rollouts ${rollouts} is not allowed; allowed: an even number`);
  for (const name of judges)
    if (!JUDGE_NAMES.includes(name)) throw new UsageError(`${name} is no judge; allowed: ${JUDGE_NAMES.join(', ')}`);
  checkTurn(turn, rules);
  for (const kind of kinds) checkKind(kind);
  return sides.flatMap((side) =>
    kinds.map((decision) => ({
      rules: rules.names,
      side,
      decision,
      judged: new JudgedGames({
        ...{ tables, rules, seats, kind: decision, decisions, rollouts, ahead, judges, seed },
        side: SIDES.indexOf(side),
        settings: search,
        ...(turn === null ? {} : { turn }),
      }),
      games: [],
    })),
  );
}

/** Judges the decisions of a game; false when it was interrupted before the last. */
async function judgeGame(
  { judged, games }: Judging,
  game: number,
  signal: AbortSignal,
  tell: (looked: number) => void,
): Promise<boolean> {
  const found: JudgedDecision[] = [];
  const drawn = judged.drawn(game);
  let looked = 0;
  while (looked < drawn.length && !signal.aborted) {
    const decision = judged.judged(game, drawn[looked++]!);
    if (decision) found.push(decision);
    tell(looked);
    await othersTurn();
  }
  if (found.length > 0) games.push(found);
  return looked === drawn.length;
}

function rowAnswer({ rules, side, decision, games }: Judging, judges: readonly string[]): JudgedRow {
  const all = games.flat();
  const answers = all.reduce((sum, { halves }) => sum + halves[0].length, 0) / all.length;
  return {
    ...{ rules, side, decision, answers },
    games: games.length,
    decisions: all.length,
    best: knownBest(games),
    judges: judges.flatMap((judge, k) => {
      const known = games.map((game) =>
        game.flatMap(({ halves, said }) => (said[k] == null ? [] : [{ halves, said: said[k] }])),
      );
      return known.some((game) => game.length > 0) ? [{ judge, ...agreementOf(known) }] : [];
    }),
  };
}

/**
 * The question behind an answer that was written as JSON; `undefined` when the value is none.
 *
 * @param file the name shown in front of every mistake
 * @throws ScenarioError when a scenario of it is not allowed
 */
export function rerunJudges(value: AnswerRead, file: string): JudgesQuestion | undefined {
  const answer = value as JudgesAnswer | undefined;
  const config = answer?.config;
  if (config?.kind !== 'judges' || !Array.isArray(config.scenarios)) return undefined;
  const scenarios = config.scenarios.map((one: unknown, k) => gameIn(one, `${file} (rule set ${k + 1})`));
  return { ...config, scenarios, seed: answer!.seed, games: Math.max(MIN_REGRET_GAMES, answer!.games) };
}
