// Ctrl-C: the first stops cleanly, the second quits at once.
import { EXIT_INTERRUPTED } from './errors.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Exit code after a signal, as shells count it. */
const CODES: Readonly<Record<string, number>> = { SIGINT: EXIT_INTERRUPTED, SIGTERM: 143, SIGHUP: 129 };

/** A work that can be stopped from the keyboard. */
interface Interrupt {
  readonly signal: AbortSignal;
  /** Exit code of the signal that came, `undefined` while none has. */
  readonly exitCode: number | undefined;
  /** Begins to listen; called again, it changes nothing. */
  listen(): void;
  /** Gives the signals back to Node. */
  close(): void;
}

/**
 * Hears Ctrl-C, SIGTERM and SIGHUP (a terminal that is closed) from `listen()` on until closed. Before and after, they end the program.
 *
 * @param onFirst called once, at the first signal: to say that it was heard.
 */
export function interruptOf(onFirst: () => void): Interrupt {
  const controller = new AbortController();
  let exitCode: number | undefined;
  let listening = false;
  const handler = (name: NodeJS.Signals): void => {
    // Results take their places by renaming: leaving here leaves nothing half-written.
    if (exitCode !== undefined) process.exit(exitCode);
    exitCode = CODES[name] ?? EXIT_INTERRUPTED;
    onFirst();
    controller.abort();
  };
  return {
    signal: controller.signal,
    get exitCode() {
      return exitCode;
    },
    listen() {
      if (!listening) for (const name of SIGNALS) process.on(name, handler);
      listening = true;
    },
    close() {
      for (const name of SIGNALS) process.off(name, handler);
    },
  };
}
