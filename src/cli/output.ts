// Writing to standard output without losing anything and without complaining about a closed pipe (`vitp … | head`).
import { terminalPage } from '../text/index.js';

/** Writes text and waits until it is out. */
export function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(terminalPage(text), (error) => {
      if (!error || (error as NodeJS.ErrnoException).code === 'EPIPE') resolve();
      else reject(error);
    });
  });
}

/** Writes lines to standard error. */
export function complain(text: string): void {
  process.stderr.write(terminalPage(text.endsWith('\n') ? text : `${text}\n`));
}

/** Columns of the terminal; without limit where the output goes to a file or a pipe, so that each row is one line there. */
export function terminalWidth(): number {
  return process.stdout.isTTY ? process.stdout.columns || 80 : Number.POSITIVE_INFINITY;
}
