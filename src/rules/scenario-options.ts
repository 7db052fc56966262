// How a scenario of any kind may be answered, and what may replace its values.
import type { BoardOverrides } from '../board/index.js';
import type { TextFiles } from '../text/text-files.js';

/** How a scenario may be answered; `auto` lets the size of the question decide. */
export const METHODS = ['auto', 'exact', 'monte-carlo'] as const;
export type Method = (typeof METHODS)[number];

/** What replaces values of the file: options of the command line. */
export interface ScenarioOptions {
  /** Rule names instead of the file's. */
  readonly rules?: readonly string[];
  /** Board values over the file's own `data`. */
  readonly data?: BoardOverrides | null;
  readonly method?: Method;
  /** Reads the files that the scenario names. Default: none can be read. */
  readonly files?: TextFiles;
}
