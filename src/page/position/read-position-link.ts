// The question of a link to a position, checked by the schemas of files.
import * as z from 'zod';
import { AREA_NAMES } from '../../board/index.js';
import { readRecord } from '../../records/record-read.js';
import { checkQuestion } from '../link/check-question.js';
import { FIRST_POSITION, type PositionState } from './position-state.js';

/** Built when it is first used: before that, Zod is told not to build functions from text. */
const schema = () =>
  z.strictObject({
    record: z.record(z.string(), z.unknown()),
    games: z.int().min(1).max(1_000_000).optional(),
    seed: z.string().min(1).max(200).optional(),
    area: z.enum(AREA_NAMES).optional(),
  });

/**
 * The state of the tab.
 *
 * @throws UsageError, ScenarioError: sentences.
 */
export function readPositionLink(value: unknown): PositionState {
  const {
    record,
    games = FIRST_POSITION.games,
    seed = null,
    area = null,
  } = checkQuestion(schema(), value, 'a position');
  readRecord(JSON.stringify(record), 'link');
  return { record: record as PositionState['record'], games, seed, area, picked: null };
}
