// How a command ends: exit codes, and errors as sentences without a stack trace (D10).
import { terminalText } from '../text/index.js';

/** Everything went well. */
export const EXIT_OK = 0;
/** Something in the package or the machine failed: a bug, a full disk. */
export const EXIT_FAILURE = 1;
/** The input is wrong: a file, an option, a name. */
export const EXIT_USAGE = 2;
/** Stopped by Ctrl-C (128 + SIGINT). */
export const EXIT_INTERRUPTED = 130;

/** Wrong input that stands in no file: an option, an argument, a file that cannot be read. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Errors whose message is a sentence for the user, with the exit code they end in. Known by name, so that nothing heavy is loaded. */
const EXIT_BY_NAME: Readonly<Record<string, number>> = {
  UsageError: EXIT_USAGE,
  ScenarioError: EXIT_USAGE,
  RuleNameError: EXIT_USAGE,
  ExactRaidError: EXIT_USAGE,
  ExactBattleError: EXIT_USAGE,
  OutputError: EXIT_FAILURE,
  SimulationError: EXIT_FAILURE,
};

/** The sentence and the exit code of an error. */
export function describeError(error: unknown): { readonly text: string; readonly code: number } {
  const name = error instanceof Error ? error.name : '';
  const code = EXIT_BY_NAME[name];
  if (code !== undefined) {
    const { message } = error as Error;
    // Sentences about a file begin with its name, as compilers write them.
    return { text: name === 'ScenarioError' ? message : `vitp: ${terminalText(message)}`, code };
  }
  const message = error instanceof Error ? error.message : String(error);
  const detail = process.env.VITP_DEBUG && error instanceof Error ? `\n${error.stack}` : '';
  return {
    text: `vitp failed, and that is a bug in it: ${terminalText(message)}${detail || ' (set VITP_DEBUG=1 for the place)'}`,
    code: EXIT_FAILURE,
  };
}
