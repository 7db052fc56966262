// What `vitp compare` is asked: scenario files, or one result of a comparison that is asked again.

import type { SingleScenario } from '../analysis/experiments/experiments.js';
import { parseJson } from '../analysis/question/config.js';
import type { BoardOverrides } from '../board/index.js';
import { readScenario } from '../node/read.js';
import { UsageError } from '../text/usage-error.js';
import { type Input, readInput } from './files.js';

/** The scenarios, and what a result that is asked again says about how. */
export interface CompareQuestion {
  readonly scenarios: readonly SingleScenario[];
  /** What each is called: its file. */
  readonly names: readonly string[];
  /** Of a result: everything else that was asked. */
  readonly again?: Readonly<Record<string, unknown>>;
}

/** One letter for each scenario. */
const MOST_SCENARIOS = 26;

/**
 * Reads the scenarios to be compared.
 *
 * @throws UsageError, ScenarioError
 */
export async function readQuestion(files: readonly string[], data: BoardOverrides | null): Promise<CompareQuestion> {
  const inputs: Input[] = [];
  for (const file of files) inputs.push(await readInput(file));
  const again = inputs.length === 1 ? resultIn(inputs[0]!) : undefined;
  if (!again && (files.length < 2 || files.length > MOST_SCENARIOS)) {
    throw new UsageError(
      `a comparison takes from 2 to ${MOST_SCENARIOS} scenario files, or one result of a comparison, and ${files.length === 1 ? 'one scenario file was' : `${files.length} were`} given`,
    );
  }
  const list = again ? scenariosIn(again, inputs[0]!.name) : inputs;
  const scenarios = list.map(({ text, name }) => readScenario(text, name, { data }).scenario);
  const kinds = [...new Set(scenarios.map((s) => s.kind))];
  if (kinds.length > 1) throw new UsageError(`scenarios of one kind can be compared; these are ${kinds.join(' and ')}`);
  const config = again?.config as { readonly names?: readonly string[] } | undefined;
  return { scenarios, names: config?.names ?? files, ...(again ? { again } : {}) };
}

/** The value of a file that is a result of a comparison or a ranking. */
function resultIn({ text }: Input): Record<string, unknown> | undefined {
  const value = parseJson(text);
  const config = value?.config as { readonly kind?: unknown; readonly scenarios?: unknown } | undefined;
  const known = config?.kind === 'comparison' || config?.kind === 'ranking';
  return known && Array.isArray(config.scenarios) ? value : undefined;
}

function scenariosIn(result: Readonly<Record<string, unknown>>, file: string): Input[] {
  const { scenarios } = result.config as { readonly scenarios: readonly unknown[] };
  return scenarios.map((one, k) => ({ name: `${file} (scenario ${k + 1})`, text: JSON.stringify(one) }));
}
