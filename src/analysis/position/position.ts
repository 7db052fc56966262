// Answers how a game ends from a position, and what the fights of that moment promise.

import { makeResult, type ResultParts } from '../../answer/make-result.js';
import type { Result } from '../../answer/result.js';
import { SIDES, type Side } from '../../board/index.js';
import { DECISIONS } from '../../game/questions/decisions.js';
import { whenAndWhere } from '../../game/state/when-and-where.js';
import { UsageError } from '../../text/usage-error.js';
import { takenOf } from '../../whole-games/position-experiment.js';
import type { PositionScenario } from '../../whole-games/position-scenario.js';
import { gameBoardNote } from '../boards.js';
import type { RunControls } from '../controls.js';
import { checkPrecision, type Sampled, type ScenarioQuestion, sampled } from '../one-scenario.js';
import { configOf } from '../question/config.js';
import { type AdviceWish, NOTHING_TO_ADVISE, type PositionAdvice, positionAdvice } from './advice.js';
import { type AreaOdds, type AreaWithoutOdds, areaOdds, fightsOf } from './area-odds.js';

/** A question about a position. Games are those that are played on; default: 2,000. */
export interface PositionQuestion extends ScenarioQuestion<PositionScenario> {
  /** What search would play next, and what the alternatives cost. It is worked out in the calling thread. Default: not asked. */
  readonly advise?: AdviceWish | undefined;
}

/** The decision at which a position stands. */
export interface PositionMoment {
  readonly turn: number;
  /** The POC track: Japan minus the Allies. */
  readonly poc: number;
  /** Who is asked, and for what, as records name it; `null` when the game is over. */
  readonly side: Side | null;
  readonly decision: string | null;
  /** `turn 3`, or `turn 3, Coral Sea, round 2` for decisions in combat. */
  readonly where: string;
}

/** How the game ends from there, as figures of whole games; and what each contested area promises as it stands. */
export interface PositionAnswer extends Result {
  readonly moment: PositionMoment;
  readonly areas: readonly AreaOdds[];
  /** There when both sides are in an area of turn 1 whose fight cannot be told at this moment. */
  readonly withoutOdds?: readonly AreaWithoutOdds[];
  /** There when it was asked for; `null` when it was interrupted before search had chosen an answer. */
  readonly advice?: PositionAdvice | null;
}

/** Seed when none is given: the same question then has the same answer. */
export const POSITION_SEED = 'position';
/** Games played when nobody names a number. */
export const DEFAULT_GAMES = 2000;

/** Where the game is over, every game that is played on is the same. */
const ONCE = { games: 1 };

/** What one game tells where there is no chance left: its counts are probabilities. */
function certain(
  scenario: PositionScenario,
  { stopping = {} }: PositionQuestion,
  parts: Omit<ResultParts, 'games' | 'metrics' | 'tally' | 'run'>,
  { result: { run }, played: { metrics, tally } }: Sampled,
): Result {
  checkPrecision(stopping, metrics);
  return makeResult({ ...parts, config: configOf(scenario, 'exact'), games: 0, metrics, tally, run });
}

/** The decision at which a game stands. */
export function momentOf({ game, asked }: ReturnType<typeof takenOf>): PositionMoment {
  const { turn, poc } = game;
  if (asked === null) return { turn, poc, side: null, decision: null, where: `the end of turn ${turn}` };
  const { decision, side } = asked;
  return { turn, poc, side: SIDES[side]!, decision: DECISIONS[decision]!, where: whenAndWhere(decision, game) };
}

/**
 * Plays a position on, 2,000 times unless the question says otherwise, and works out the odds of its contested areas.
 *
 * @returns `undefined` when it was interrupted before the first game was finished.
 * @throws UsageError, SimulationError
 * @example
 * const { record } = takenFromRecord(game, tables, rules, readMoment('turn3.raiders'));
 * const scenario = positionScenario(record, tables, { japan: namedSeat('japan', 'tuned')!, allied: namedSeat('allied', 'tuned')! });
 * const answer = await answerPosition({ kind: 'position', scenario, games: 1000 }, controls);
 * answer?.metrics['poc.final']; // the score at the end
 */
export async function answerPosition(
  question: PositionQuestion,
  controls: RunControls,
): Promise<PositionAnswer | undefined> {
  const { scenario, seed = POSITION_SEED } = question;
  const taken = takenOf(scenario);
  if (question.advise && taken.asked === null) throw new UsageError(NOTHING_TO_ADVISE);
  const { data } = taken.record;
  const config = { ...configOf(scenario, 'monte-carlo'), ...(question.advise ? { advise: question.advise } : {}) };
  const parts = { config, seed, board: gameBoardNote({ data }) };
  const over = taken.asked === null;
  const found = await sampled(scenario, over ? ONCE : question, DEFAULT_GAMES, parts, controls);
  if (!found) return undefined;
  const { fights, without } = fightsOf(taken.game, taken.record, taken.asked);
  const areas = await areaOdds(fights, seed, controls);
  const advice = question.advise && ((await positionAdvice(taken, scenario, question.advise, seed, controls)) ?? null);
  const { run, ...result } = over ? certain(scenario, question, parts, found) : found.result;
  const withoutOdds = without.length > 0 && { withoutOdds: without };
  return {
    ...result,
    moment: momentOf(taken),
    areas,
    ...withoutOdds,
    ...(advice === undefined ? {} : { advice }),
    run,
  };
}

/**
 * The question behind an answer that was written as JSON; `undefined` when the value is none.
 *
 * @throws ScenarioError when the position in it is wrong.
 */
export function rerunPosition(value: Readonly<Record<string, unknown>> | undefined): PositionQuestion | undefined {
  const answer = value as unknown as PositionAnswer | undefined;
  const config = (answer?.config ?? value) as unknown as
    | (PositionScenario & Pick<PositionQuestion, 'advise'>)
    | undefined;
  if (config?.kind !== 'position' || typeof config.record !== 'object') return undefined;
  const { kind, players, record, advise } = config;
  const scenario: PositionScenario = { kind, players, record };
  takenOf(scenario);
  return {
    kind,
    scenario,
    ...(answer?.seed ? { seed: answer.seed } : {}),
    ...(answer?.games ? { games: answer.games } : {}),
    ...(advise ? { advise } : {}),
  };
}
