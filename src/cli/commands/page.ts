// `vitp page`: gives out the built page on this machine until Ctrl-C, or writes it into a folder.
import { pageFiles, writePage } from '../../node/page-files.js';
import { type Serving, serveFiles } from '../../node/serve-files.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { checkDestinations } from '../output/deliver.js';
import { interruptOf } from '../output/interrupt.js';
import { complain, print } from '../output/output.js';

/** Options as commander hands them over. */
interface PageOptions {
  readonly port?: string;
  readonly out?: string;
}

/**
 * Runs the command.
 *
 * @returns 0 when the page is written, and after Ctrl-C: that is how serving ends.
 * @throws UsageError when the page is not built, the port is taken, or the folder cannot be written to.
 * @throws OutputError when the disk is full.
 */
export async function pageCommand(options: PageOptions): Promise<number> {
  const { port, out } = options;
  const wanted = port === undefined ? 0 : wholeNumber('--port', port, 1, 65_535, undefined, '8080');
  if (out !== undefined && port !== undefined)
    throw new UsageError('--port serves the page and --out writes it: give one');
  checkDestinations(options);
  const files = pageFiles();
  if (files === undefined) throw new UsageError('the page is not built; in a clone of the project, run: npm run page');
  if (out !== undefined) {
    await writePage(out, files);
    complain(`The page is in ${out}, ${files.size} files: put this folder on any web server.`);
    return 0;
  }
  const serving = await serve(files, wanted);
  await print(`${serving.url}\n`);
  complain('This is the address of the page, for browsers on this machine. Ctrl-C ends it.');
  await new Promise<void>((resolve) => interruptOf(resolve).listen());
  await serving.close();
  return 0;
}

/** @throws UsageError when it cannot be served */
async function serve(files: ReadonlyMap<string, string>, port: number): Promise<Serving> {
  try {
    return await serveFiles(files, port);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(`the page cannot be served: ${code === 'EADDRINUSE' ? `port ${port} is taken` : message}`);
  }
}
