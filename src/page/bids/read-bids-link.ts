// The question of a link to the tab of bids, checked by the schemas of files.
import * as z from 'zod';
import { readScenario } from '../../analysis/question/read.js';
import { MAX_BID, MIN_BID } from '../../stats/comparing/bid.js';
import { checkQuestion } from '../link/check-question.js';
import { type BidsState, FIRST_BIDS, MAX_GAMES, writtenGame } from './bids-state.js';

/** Built when it is first used: before that, Zod is told not to build functions from text. */
const schema = () =>
  z.strictObject({
    rules: z.array(z.string().max(40)).max(40).optional(),
    players: z.strictObject({ japan: z.string().max(80), allied: z.string().max(80) }).optional(),
    bid: z.number().min(MIN_BID).max(MAX_BID).multipleOf(0.5).nullable().optional(),
    games: z.int().min(0).max(MAX_GAMES).optional(),
    beside: z.boolean().optional(),
    seed: z.string().min(1).max(200).optional(),
  });

/**
 * The state of the tab.
 *
 * @throws UsageError, ScenarioError: sentences.
 */
export function readBidsLink(value: unknown): BidsState {
  const {
    rules = FIRST_BIDS.rules,
    players = FIRST_BIDS.players,
    bid = null,
    ...rest
  } = checkQuestion(schema(), value, 'a question about bids');
  const { games = 0, beside = false, seed = null } = rest;
  const state = { ...FIRST_BIDS, rules, players, bid, games, beside, seed };
  const { scenario } = readScenario(JSON.stringify(writtenGame(state)), 'link', { kinds: ['game'] });
  return { ...state, rules: scenario.rules };
}
