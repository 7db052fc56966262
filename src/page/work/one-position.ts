// Positions for the page: how one stands, how the game ends from it, what search would play, and two plans side by side.
import { answerCompare } from '../../analysis/compare/compare.js';
import type { RunControls } from '../../analysis/controls.js';
import { positionAdvice } from '../../analysis/position/advice.js';
import {
  answerPosition,
  DEFAULT_GAMES,
  momentOf,
  POSITION_SEED,
  type PositionAnswer,
} from '../../analysis/position/position.js';
import { positionOfRecord } from '../../analysis/position/read-position.js';
import type { Block } from '../../answer/block.js';
import type { Position } from '../../records/position.js';
import { positionOf } from '../../records/position-of.js';
import type { PlainMap } from '../../records/record-plain.js';
import { readRecord } from '../../records/record-read.js';
import { comparePage } from '../../report/compare.js';
import { adviceBlocks, adviceNotes, adviceSentences } from '../../report/position/advice.js';
import { momentSentence } from '../../report/position/position.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import { takenOf } from '../../whole-games/position-experiment.js';
import type { PositionScenario } from '../../whole-games/position-scenario.js';
import type { AskedPosition, Part } from './messages.js';

/** How a position stands before anything is played on. */
export interface StandingPosition {
  /** The board at the decision. */
  readonly position: Position;
  /** `Turn 3. Japan leads by 4. Next: Japan, raiders.` */
  readonly sentence: string;
  /** True when the game is over. */
  readonly over: boolean;
}

/** An answer in the words of the command. */
export interface ToldAnswer {
  readonly sentences: readonly string[];
  readonly blocks: readonly Block[];
  readonly notes: readonly string[];
}

/**
 * The scenario of a record that was put together here.
 *
 * @throws ScenarioError
 */
const scenarioOf = (record: PlainMap): PositionScenario =>
  positionOfRecord(readRecord(JSON.stringify(record), 'position'));

function standingOf(taken: ReturnType<typeof takenOf>): StandingPosition {
  const position = positionOf(taken.game, { at: 'combat' });
  return { position, sentence: momentSentence(momentOf(taken)), over: taken.asked === null };
}

/** Plays a position on, like `vitp position`; `tell` hears first how it stands. */
export async function playPosition(
  { record, seed, games = DEFAULT_GAMES }: AskedPosition,
  controls: RunControls,
  tell: (part: Part) => void,
): Promise<PositionAnswer | undefined> {
  const scenario = scenarioOf(record);
  tell({ doing: 'Playing on', part: 0, found: standingOf(takenOf(scenario)) });
  return answerPosition({ kind: 'position', scenario, games, ...(seed === undefined ? {} : { seed }) }, controls);
}

/** What search would play next, as `vitp position --advise` tells it; `undefined` when it was interrupted. */
export async function advisePosition(
  { record, seed = POSITION_SEED }: AskedPosition,
  controls: Pick<RunControls, 'signal'>,
): Promise<ToldAnswer | undefined> {
  const scenario = scenarioOf(record);
  const taken = takenOf(scenario);
  const advice = await positionAdvice(taken, scenario, {}, seed, { signal: controls.signal });
  if (!advice || controls.signal.aborted) return undefined;
  const { tables } = taken.game;
  return {
    sentences: adviceSentences(advice, tables),
    blocks: adviceBlocks(advice, tables),
    notes: adviceNotes(advice),
  };
}

/** Two positions or plans on common dice, as `vitp position --compare` tells them. */
export async function comparePositions(
  records: readonly PlainMap[],
  names: readonly string[],
  { seed = POSITION_SEED, games = DEFAULT_GAMES }: Omit<AskedPosition, 'record'>,
  controls: RunControls,
): Promise<ToldAnswer | undefined> {
  const answer = await answerCompare(
    {
      kind: 'comparison',
      scenarios: records.map(scenarioOf),
      names,
      seed,
      games,
      metrics: [GAME_FIGURES.score.of(), GAME_FIGURES.winner.of()],
    },
    controls,
  );
  if (!answer) return undefined;
  const { answer: first, lead, blocks, notes } = comparePage(answer);
  return { sentences: [first, ...lead], blocks, notes };
}
