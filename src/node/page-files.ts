// The page as a browser gets it: what was built, and Vega, which draws its pictures. Vega is a package that this one needs anyway, so the built
// page does not hold it a second time.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAllAtomically } from './write.js';

/** In `dist/` the page lies beside the code; from the source it is where the build puts it. */
const FOLDERS = ['./page/', '../../dist/page/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Where a browser finds Vega: the whole of a package in one file, by its name on the page. */
export const VEGA_FILES = { vega: 'vega/vega.min.js', 'vega-lite': 'vega/vega-lite.min.js' } as const;

/** The files of {@link VEGA_FILES} on this machine, by their names on the page. */
export function vegaFiles(): Map<string, string> {
  const { resolve } = createRequire(import.meta.url);
  const places = Object.entries(VEGA_FILES).map(
    ([name, file]) => [file, join(dirname(resolve(name)), `${name}.min.js`)] as const,
  );
  return new Map(places);
}

/**
 * All files of the page.
 *
 * @returns path on this machine by the name on the page, `assets/board-a1b2c3.js`; `undefined` when the page is not built
 */
export function pageFiles(): ReadonlyMap<string, string> | undefined {
  const folder = FOLDERS.find((path) => existsSync(`${path}index.html`));
  if (folder === undefined) return undefined;
  const files = vegaFiles();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (statSync(path).isFile()) files.set(name.replaceAll('\\', '/'), path);
  }
  return files;
}

/** These take their places when all else is there: the page, and the list of what a browser keeps. */
const LAST = ['sw.js', 'index.html'];

/**
 * Writes the page into a folder, for any web server.
 *
 * @param dir made when missing; other files in it are left alone
 * @throws OutputError when the folder cannot be written to
 */
export async function writePage(dir: string, files: ReadonlyMap<string, string>): Promise<void> {
  const names = [...files.keys()].sort((a, b) => LAST.indexOf(a) - LAST.indexOf(b));
  await writeAllAtomically(
    dir,
    Object.fromEntries(names.map((name) => [name, readFileSync(files.get(name)!, 'utf8')])),
  );
}
