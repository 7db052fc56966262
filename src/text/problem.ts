// What is wrong with a file, as sentences a player can act on.
import { terminalText } from './index.js';

/** One mistake in a file; lines and columns count from 1. */
export interface ScenarioProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What is wrong, what is allowed. */
  readonly message: string;
}

/** `file:line:column: message` on one line, as editors and compilers write it. */
export function formatProblem(p: ScenarioProblem): string {
  return terminalText(`${p.file}:${p.line}:${p.column}: ${p.message}`);
}

/** Mistakes that are spelled out; nobody mends more at once. */
export const MAX_TOLD = 200;

/** Thrown by the readers of this folder; `problems` holds every mistake found, in the order of the file, the message the first of them. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';

  constructor(readonly problems: readonly ScenarioProblem[]) {
    const more = problems.length - MAX_TOLD;
    const lines = problems.slice(0, MAX_TOLD).map(formatProblem);
    super([...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'));
  }
}

/**
 * What a reader makes of a text.
 *
 * @param read puts what is wrong into the list it is given, and returns `undefined` where nothing can be made of it
 * @throws ScenarioError with every mistake, also where something was made of the text
 */
export function readOrThrow<T>(read: (problems: ScenarioProblem[]) => T | undefined): T {
  const problems: ScenarioProblem[] = [];
  const found = read(problems);
  if (found === undefined || problems.length > 0) throw new ScenarioError(inFileOrder(problems));
  return found;
}

/** The problems in the order of the file, each once; those of several files, file by file. */
export function inFileOrder(problems: readonly ScenarioProblem[]): ScenarioProblem[] {
  const seen = new Set<string>();
  const files = [...new Set(problems.map((p) => p.file))];
  return [...problems]
    .sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line || a.column - b.column)
    .filter((p) => {
      const key = formatProblem(p);
      return !seen.has(key) && seen.add(key);
    });
}
