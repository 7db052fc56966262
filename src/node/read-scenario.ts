// The reader of scenarios with files to read from. It stands alone: most commands read nothing else, and begin sooner without the rest.
import { type ScenarioKind, type ScenarioRead, readScenario as scenario } from '../analysis/question/read.js';
import { TEXT_FILES as files } from './text-file.js';

/** What a reader can be told, but for the files: they are those of this machine. */
export type ReadOptions<F extends (...args: never[]) => unknown> = Omit<NonNullable<Parameters<F>[2]>, 'files'>;

/**
 * Reads a scenario from YAML or JSON text. A result file is read too: its `config` is the scenario.
 *
 * @param text the content of the file
 * @param file the name shown in front of every mistake; doctrine files that the scenario names are looked for beside it
 * @param options what replaces values of the file; `kinds` limits what is allowed (default: every kind)
 * @throws ScenarioError with every mistake, each with its line and column
 * @example
 * const { scenario } = readScenario('kind: raid\ntargets: spread\n', 'my-raid.yaml', { kinds: ['raid'] });
 * scenario.raidForce.length; // 8: the standard force
 */
export const readScenario = <K extends ScenarioKind = ScenarioKind>(
  text: string,
  file: string,
  options: ReadOptions<typeof scenario<K>> = {} as ReadOptions<typeof scenario<K>>,
): ScenarioRead<K> => scenario<K>(text, file, { ...options, files });
