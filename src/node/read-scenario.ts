// The reader of scenarios with files to read from. It stands alone: most commands read nothing else, and begin sooner without the rest.
import { type ScenarioKind, readScenario as scenario } from '../analysis/question/read.js';
import { TEXT_FILES as files } from './text-file.js';

/** What a reader can be told, but for the files: they are those of this machine. */
export type ReadOptions<F extends (...args: never[]) => unknown> = Omit<NonNullable<Parameters<F>[2]>, 'files'>;

/** See {@link scenario}. */
export const readScenario = <K extends ScenarioKind = ScenarioKind>(
  text: string,
  file: string,
  options: ReadOptions<typeof scenario<K>> = {} as ReadOptions<typeof scenario<K>>,
) => scenario<K>(text, file, { ...options, files });
