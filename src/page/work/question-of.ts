// From a scenario as written to the question that the command line would ask.

import type { Question } from '../../analysis/ask.js';
import type { BattleQuestion } from '../../analysis/battle.js';
import { readScenario } from '../../analysis/question/read.js';
import { estimateExactBattle, PATIENT_BATTLE_BUDGET } from '../../battle/exact/exact-battle.js';
import { UsageError } from '../../text/usage-error.js';
import type { AskedScenario } from './messages.js';

/** Multiplications of an exact solution that is there within a third of a second. */
const QUICK_STEPS = 2_000_000;

/**
 * Reads the scenario with the schemas of files.
 *
 * @throws ScenarioError with every mistake; UsageError
 */
export function questionOf(asked: AskedScenario): Question {
  const { written, seed, games, precision, quickOr, whatIf } = asked;
  const options = asked.method === undefined ? {} : { method: asked.method };
  const { scenario, method } = readScenario(JSON.stringify(written), 'page', options);
  const question = {
    kind: scenario.kind,
    scenario,
    ...(scenario.kind === 'game' ? {} : { method }),
    ...(seed === undefined ? {} : { seed }),
    games,
    stopping: precision ? { precision } : {},
  } as Question;
  if (question.kind !== 'battle') return question;
  if (quickOr !== undefined) checkSolvable(question);
  const quick = quickOr === undefined ? question : quickly(question, quickOr);
  if (!whatIf) return quick;
  const battles = whatIf.written.map(
    (changed) => readScenario(JSON.stringify(changed), 'what if', { kinds: ['battle'] }).scenario,
  );
  return { ...quick, whatIf: { texts: whatIf.texts, battles } };
}

/** @throws UsageError, in words of the page, when the exact answer is asked for and there is none */
function checkSolvable({ method, scenario }: BattleQuestion): void {
  if (method !== 'exact') return;
  const { refusal, states } = estimateExactBattle(scenario, PATIENT_BATTLE_BUDGET);
  if (refusal === undefined) return;
  const why = states > 0 ? 'This fight is too large to be solved exactly' : `There is no exact answer: ${refusal}`;
  throw new UsageError(`${why}. Choose ± 0.1 %.`);
}

/** Solves what takes a moment, and samples the rest. */
function quickly(question: BattleQuestion, halfWidth: number): BattleQuestion {
  if (question.method !== 'auto' || question.games !== undefined) return question;
  const { steps, refusal } = estimateExactBattle(question.scenario);
  if (refusal === undefined && steps <= QUICK_STEPS) return { ...question, method: 'exact' };
  return { ...question, method: 'monte-carlo', stopping: { precision: { figure: '', halfWidth, relative: false } } };
}
