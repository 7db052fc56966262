// `vitp page`: gives out the built page on this machine until Ctrl-C.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Serving, serveFolder } from '../../node/serve-folder.js';
import { whyUnreadable } from '../../node/text-file.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { interruptOf } from '../output/interrupt.js';
import { complain, print } from '../output/output.js';

/** Options as commander hands them over. */
export interface PageOptions {
  readonly port?: string;
}

/** In `dist/` the page lies beside the command; from the source it is where the build puts it. */
const FOLDERS = ['./page/', '../../../dist/page/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/**
 * Runs the command.
 *
 * @returns 0 after Ctrl-C: that is how it ends.
 * @throws UsageError when the page is not built, or the port is taken.
 */
export async function pageCommand({ port }: PageOptions): Promise<number> {
  const wanted = port === undefined ? 0 : wholeNumber('--port', port, 1, 65_535);
  const folder = FOLDERS.find((path) => existsSync(`${path}index.html`));
  if (folder === undefined) throw new UsageError('the page is not built; in a clone of the project, run: npm run page');
  const serving = await serve(folder, wanted);
  await print(`${serving.url}\n`);
  complain('This is the address of the page, for browsers on this machine. Ctrl-C ends it.');
  await new Promise<void>((resolve) => interruptOf(resolve).listen());
  await serving.close();
  return 0;
}

/** @throws UsageError when it cannot be served */
async function serve(folder: string, port: number): Promise<Serving> {
  try {
    return await serveFolder(folder, port);
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new UsageError(`the page cannot be served: ${taken ? `port ${port} is taken` : whyUnreadable(error)}`);
  }
}
