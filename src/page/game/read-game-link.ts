// The question of a link to a game, checked by the schemas of files.
import * as z from 'zod';
import { readScenario } from '../../analysis/question/read.js';
import { AREA_NAMES } from '../../board/index.js';
import { readRecord } from '../../records/record-read.js';
import { checkQuestion } from '../link/check-question.js';
import { writtenGame } from './asked-game.js';
import { FIRST_GAME_STATE, type GameState, MAX_GAME } from './game-state.js';
import { STRIDES } from './story-steps.js';

/** Built when it is first used: before that, Zod is told not to build functions from text. */
const schema = () => {
  const player = z.string().min(1).max(60);
  const simulated = z.strictObject({
    kind: z.literal('simulated'),
    rules: z.array(z.string().max(60)).max(40),
    japan: player,
    allied: player,
    seed: z.string().min(1).max(200),
    game: z.int().min(0).max(MAX_GAME),
  });
  const written = z.strictObject({
    kind: z.literal('record'),
    name: z.string().max(200),
    record: z.record(z.string(), z.unknown()),
  });
  return z.strictObject({
    game: z.discriminatedUnion('kind', [simulated, written]),
    place: z.strictObject({ moment: z.string().min(1).max(80), after: z.int().min(0).max(10_000) }).optional(),
    by: z.enum(STRIDES).optional(),
    area: z.enum(AREA_NAMES).optional(),
  });
};

/**
 * The state of the tab.
 *
 * @throws UsageError, ScenarioError: sentences.
 */
export function readGameLink(value: unknown): GameState {
  const { game, place = null, by = FIRST_GAME_STATE.by, area = null } = checkQuestion(schema(), value, 'a game');
  if (game.kind === 'record') readRecord(JSON.stringify(game.record), 'link');
  else readScenario(JSON.stringify(writtenGame(game)), 'link', { kinds: ['game'] });
  return { game: game as GameState['game'], place, by, area };
}
