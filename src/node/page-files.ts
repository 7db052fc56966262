// The page as a browser gets it: its own files, modules of the library, and Vega, which draws its pictures. Vega is a package that this one needs
// anyway, so nothing is in the package a second time.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VEGA_FILES } from '../report/svg.js';
import { writeAllAtomically } from './write.js';

/** Where the bundled code lies: this file is a part of it; from the source it is where the build puts it. */
const FOLDERS = ['./', '../../dist/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** What the page has for itself, in `dist/page`. Its modules lie in `dist`, where the command and the library have them too. */
const OWN = ['index.html', 'page.css', 'sw.js'];
const MODULES = 'modules.json';

/** The files of {@link VEGA_FILES} on this machine, by their names on the page. */
export function vegaFiles(): Map<string, string> {
  const { resolve } = createRequire(import.meta.url);
  const places = Object.entries(VEGA_FILES).map(
    ([name, file]) => [file, join(dirname(resolve(name)), basename(file))] as const,
  );
  return new Map(places);
}

/**
 * All files of the page.
 *
 * @returns path on this machine by the name on the page, `raid-tab-ABCDEFGH.js`; `undefined` when the page is not built
 */
export function pageFiles(): ReadonlyMap<string, string> | undefined {
  const folder = FOLDERS.find((path) => existsSync(join(path, 'page', MODULES)));
  if (folder === undefined) return undefined;
  const modules = JSON.parse(readFileSync(join(folder, 'page', MODULES), 'utf8')) as readonly string[];
  return new Map([
    ...OWN.map((name) => [name, join(folder, 'page', name)] as const),
    ...modules.map((name) => [name, join(folder, name)] as const),
    ...vegaFiles(),
  ]);
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
