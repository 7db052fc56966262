// The question of a raid link, checked by the schemas of files.
import * as z from 'zod';
import { readScenario } from '../../analysis/question/read.js';
import { checkQuestion } from '../link/check-question.js';
import { FIRST_RAID, type RaidState, withQuestion } from './raid-state.js';

const count = z.int().min(0).max(20).nullable();

/** Built when it is first used: before that, Zod is told not to build functions from text. */
const schema = () =>
  z.strictObject({
    scenario: z.looseObject({ kind: z.literal('raid') }),
    games: z.int().min(1).max(100_000_000).optional(),
    seed: z.string().min(1).max(200).optional(),
    actual: z.strictObject({ battleships: count, cruisers: count }).optional(),
  });

/**
 * The state of the tab.
 *
 * @throws UsageError, ScenarioError: sentences.
 */
export function readRaidLink(value: unknown): RaidState {
  const { scenario, games = null, seed = null, actual = FIRST_RAID.actual } = checkQuestion(schema(), value, 'a raid');
  const { scenario: complete } = readScenario(JSON.stringify(scenario), 'link', { kinds: ['raid'] });
  return withQuestion(complete, { games, seed, actual });
}
