// From a scenario as written to the question that the command line would ask.

import type { Question } from '../../analysis/ask.js';
import { readScenario } from '../../analysis/question/read.js';
import type { AskedScenario } from './messages.js';

/**
 * Reads the scenario with the schemas of files.
 *
 * @throws ScenarioError with every mistake.
 */
export function questionOf({ written, seed, games, precision }: AskedScenario): Question {
  const { scenario, method } = readScenario(JSON.stringify(written), 'page');
  return {
    kind: scenario.kind,
    scenario,
    ...(scenario.kind === 'game' ? {} : { method }),
    ...(seed === undefined ? {} : { seed }),
    games,
    stopping: precision ? { precision } : {},
  } as Question;
}
