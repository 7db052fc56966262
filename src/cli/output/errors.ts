// How a command ends: exit codes, and errors as sentences without a stack trace.
import { terminalText } from '../../text/index.js';
import { StandardOutputError } from './output.js';

/** Everything went well. */
export const EXIT_OK = 0;
/** Something in the package or the machine failed: a bug, a full disk. Also when an answer reached only some of its places. */
export const EXIT_FAILURE = 1;
/** The input is wrong: a file, an option, a name. */
export const EXIT_USAGE = 2;
/** Stopped by Ctrl-C (128 + SIGINT). */
export const EXIT_INTERRUPTED = 130;
/** Whoever read standard output went away before the answer was out (128 + SIGPIPE, as shells count it for other programs). */
const EXIT_READER_GONE = 141;

/** An answer that did not reach every place it should. Everything else has been delivered when this is thrown. */
export class UndeliveredError extends Error {
  override readonly name = 'UndeliveredError';

  constructor(readonly failures: readonly unknown[]) {
    super(failures.map((failure) => describeError(failure).text).join('\n'));
  }
}

/** Errors whose message is a sentence for the user, with the exit code they end in. Known by name, so that nothing heavy is loaded. */
const EXIT_BY_NAME: Readonly<Record<string, number>> = {
  UsageError: EXIT_USAGE,
  SettingError: EXIT_USAGE,
  ScenarioError: EXIT_USAGE,
  RuleNameError: EXIT_USAGE,
  ExactRaidError: EXIT_USAGE,
  ExactBattleError: EXIT_USAGE,
  OutputError: EXIT_FAILURE,
  StandardOutputError: EXIT_FAILURE,
  SimulationError: EXIT_FAILURE,
};

/** The sentence and the exit code of an error. There is no sentence when nobody needs one: a reader has seen enough (`vitp … | head`). */
export function describeError(error: unknown): { readonly text: string; readonly code: number } {
  if (error instanceof UndeliveredError) {
    const all = error.failures.map(describeError);
    const text = all.flatMap((one) => (one.text === '' ? [] : [one.text])).join('\n');
    return { text, code: all.find(({ code }) => code !== EXIT_READER_GONE)?.code ?? EXIT_READER_GONE };
  }
  if (error instanceof StandardOutputError && error.readerGone) return { text: '', code: EXIT_READER_GONE };
  const name = error instanceof Error ? error.name : '';
  const code = EXIT_BY_NAME[name];
  if (code !== undefined) {
    const { message } = error as Error;
    // Sentences about a file begin with its name, as compilers write them; those about a setting with the option it is here.
    const option = name === 'SettingError' ? '--' : '';
    return { text: name === 'ScenarioError' ? message : `vitp: ${option}${terminalText(message)}`, code };
  }
  const message = error instanceof Error ? error.message : String(error);
  const detail = process.env.VITP_DEBUG && error instanceof Error ? `\n${error.stack}` : '';
  return {
    text: `vitp failed, and that is a bug in it: ${terminalText(message)}${detail || ' (set VITP_DEBUG=1 for the place)'}`,
    code: EXIT_FAILURE,
  };
}
