// The question of a link to a fight, checked by the schemas of files.
import * as z from 'zod';
import { readScenario } from '../../analysis/question/read.js';
import { wishesOpen } from '../../battle/question/battle-wish.js';
import { SIDES } from '../../board/index.js';
import { checkQuestion } from '../link/check-question.js';
import { counterOf } from './fight-board.js';
import { FIRST_FIGHT, type FightScenario, type FightState, withScenario } from './fight-state.js';

/** Built when it is first used: before that, Zod is told not to build functions from text. */
const schema = () => {
  const name = z.string().refine((text) => counterOf(text) !== undefined, 'there is no such counter');
  const change = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['add', 'remove']), side: z.enum(SIDES), name }),
    z.strictObject({ kind: z.literal('flag'), control: z.enum([...SIDES, 'none']) }),
  ]);
  return z.strictObject({
    scenario: z.looseObject({ kind: z.literal('battle') }),
    method: z.enum(['auto', 'exact']).optional(),
    precision: z.number().min(0.0001).max(0.1).optional(),
    seed: z.string().min(1).max(200).optional(),
    changes: z.array(change).max(8).optional(),
  });
};

/**
 * The state of the tab.
 *
 * @throws UsageError, ScenarioError: sentences.
 */
export function readFightLink(value: unknown): FightState {
  const {
    scenario,
    method = 'auto',
    precision = FIRST_FIGHT.precision,
    seed = null,
    changes = [],
  } = checkQuestion(schema(), value, 'a fight');
  const { scenario: complete, unsaid = [] } = readScenario(JSON.stringify(scenario), 'link', { kinds: ['battle'] });
  const state = { ...FIRST_FIGHT, method, precision, seed, changes };
  return withScenario(state, wishesOpen(complete, unsaid) as FightScenario);
}
