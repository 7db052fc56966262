// The arrows of the design: data flows one way, the inner folders run in a browser, files stay short.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const src = join(dirname(fileURLToPath(import.meta.url)), '../../src');

/** Innermost first. A folder may import itself and any folder before it; nothing after it. */
const ROOMS = [
  'text',
  'stats',
  'board',
  'rules',
  'dice',
  'game',
  'ai',
  'raid',
  'battle',
  'records',
  'whole-games',
  'simulate',
  'answer',
  'analysis',
  'report',
  'pacific-war',
  'node',
  'cli',
  'page',
];

/** Everything before these runs in a browser too: nothing of Node, and of the packages only what runs there. */
const NEEDS_NODE = ['node', 'cli'];
/** The page runs in a browser, and has a package of its own. Nothing imports it: it is an entry of the build. */
/** `virtual:`: what the build makes (build/page-modules.ts). */
const PAGE_PACKAGES = new Set(['preact', 'vega-interpreter', 'virtual:doctrines', 'virtual:shipped-bids']);
const PACKAGES_ANYWHERE = new Set(['seedrandom', 'simple-statistics', 'yalps', 'yaml', 'zod', 'vega', 'vega-lite']);

const ENGINE = ['text', 'board', 'rules', 'dice', 'game', 'ai', 'records'];
const ODDS = ['stats', 'board', 'rules', 'dice', 'raid', 'battle'];

/** Entries may import what they put together: the library everything but the command line, a worker only the simulation. */
const ENTRIES: Readonly<Record<string, (folder: string) => boolean>> = {
  'engine.ts': (folder) => ENGINE.includes(folder),
  'odds.ts': (folder) => ODDS.includes(folder),
  'stats.ts': (folder) => folder === 'stats',
  'browser.ts': (folder) => !NEEDS_NODE.includes(folder) && folder !== 'page',
  'index.ts': (folder) => folder !== 'cli' && folder !== 'page',
  'worker.ts': (folder) => rank(folder) <= rank('analysis'),
  'cli.ts': (folder) => folder !== 'page',
};

/** Entries that hold others. */
const HOLDS: Readonly<Record<string, readonly string[]>> = {
  'browser.ts': ['engine.js', 'odds.js', 'stats.js'],
  'index.ts': ['browser.js'],
};

const MAX_LINES = 400;
const MAX_FILES = 25;

const files = (readdirSync(src, { recursive: true, encoding: 'utf8' }) as string[])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.[mc]?tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .sort();
const folders = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

function rank(folder: string): number {
  return ROOMS.indexOf(folder);
}

const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '');

/** Everything a file imports, types too: static and dynamic imports, re-exports, `import('…')` types, and worker URLs. */
function importsOf(text: string): string[] {
  const found = ts.preProcessFile(text, true, true).importedFiles.map((f) => f.fileName);
  const workers = [...text.matchAll(/new URL\(\s*['"`]([^'"`]+)['"`]\s*,\s*import\.meta\.url/g)].map((m) => m[1]!);
  return [...found, ...workers];
}

/** What every file of src/ imports: read once. */
const imported = new Map(files.map((file) => [file, importsOf(readFileSync(join(src, file), 'utf8'))]));

/** What is wrong with one import, or undefined. */
function wrong(file: string, specifier: string): string | undefined {
  const from = folderOf(file);
  if (!specifier.startsWith('.')) {
    const name = specifier.startsWith('node:') ? specifier : specifier.split('/')[0]!;
    const node = specifier.startsWith('node:') || builtinModules.includes(name);
    if (node && !specifier.startsWith('node:')) return `${file} imports "${specifier}" without "node:"`;
    if (from === 'page' && PAGE_PACKAGES.has(name)) return undefined;
    if (from === '' || NEEDS_NODE.includes(from) || PACKAGES_ANYWHERE.has(name)) return undefined;
    return `${file} imports "${specifier}", but ${from}/ also runs in a browser`;
  }
  const target = posix.join(posix.dirname(file), specifier);
  if (target.startsWith('..')) return `${file} imports "${specifier}", which lies outside src/`;
  const to = folderOf(target);
  if (to === '') return HOLDS[file]?.includes(target) ? undefined : workerUrl(file, target);
  const entry = ENTRIES[file];
  const allowed = entry
    ? entry(to)
    : from === to || (rank(to) < rank(from) && !(from === 'page' && NEEDS_NODE.includes(to)));
  return allowed ? undefined : `${file} imports ${to}/: the arrow points back`;
}

/** Only node/ may name an entry, and only the worker that it starts. */
function workerUrl(file: string, target: string): string | undefined {
  if (folderOf(file) === 'node' && target.startsWith('worker.')) return undefined;
  return `${file} imports the entry ${target}`;
}

describe('imports', () => {
  it('every folder of src/ has its place among the arrows', () => {
    expect(folders.filter((folder) => rank(folder) < 0)).toEqual([]);
    expect(files.filter((file) => !file.includes('/') && !ENTRIES[file])).toEqual([]);
  });

  it('point one way, and the inner folders import nothing of Node', () => {
    const all = [...imported].flatMap(([file, list]) => list.map((specifier) => ({ file, specifier })));
    expect(all.length).toBeGreaterThan(50);
    expect(all.flatMap(({ file, specifier }) => wrong(file, specifier) ?? [])).toEqual([]);
  });

  it.each([
    ['game/raid.ts', '../ai/match.js', 'game/raid.ts imports ai/: the arrow points back'],
    ['board/x.ts', '../dice/index.js', 'board/x.ts imports dice/: the arrow points back'],
    ['raid/x.ts', '../simulate/run.js', 'raid/x.ts imports simulate/: the arrow points back'],
    ['stats/x.ts', 'node:fs', 'stats/x.ts imports "node:fs", but stats/ also runs in a browser'],
    ['simulate/x.ts', 'fs', 'simulate/x.ts imports "fs" without "node:"'],
    ['game/x.ts', 'piscina', 'game/x.ts imports "piscina", but game/ also runs in a browser'],
    ['cli/x.ts', '../cli.js', 'cli/x.ts imports the entry cli.js'],
    ['cli/x.ts', '../../bench/x.js', 'cli/x.ts imports "../../bench/x.js", which lies outside src/'],
    ['odds.ts', './ai/match.js', 'odds.ts imports ai/: the arrow points back'],
    ['browser.ts', './node/read.js', 'browser.ts imports node/: the arrow points back'],
    ['browser.ts', './index.js', 'browser.ts imports the entry index.js'],
    ['page/x.ts', '../node/read.js', 'page/x.ts imports node/: the arrow points back'],
    ['page/x.ts', '../cli/program.js', 'page/x.ts imports cli/: the arrow points back'],
    ['page/x.ts', 'node:fs', 'page/x.ts imports "node:fs", but page/ also runs in a browser'],
    ['cli/x.ts', '../page/main.js', 'cli/x.ts imports page/: the arrow points back'],
    ['worker.ts', './report/index.js', 'worker.ts imports report/: the arrow points back'],
  ])('%s may not import %s', (file, specifier, sentence) => {
    expect(wrong(file, specifier)).toBe(sentence);
  });

  it('are found however they are written', () => {
    const text = `
      import a from './a.js'; import type { B } from './b.js'; export * from './c.js';
      const d = await import('./d.js'); type E = import('./e.js').E; new URL('./f.js', import.meta.url);`;
    expect(importsOf(text).sort()).toEqual(['./a.js', './b.js', './c.js', './d.js', './e.js', './f.js']);
  });
});

describe('circles', () => {
  /** Every file with what it imports of src/, types too. */
  const graph = new Map(
    [...imported].map(([file, list]) => [
      file,
      list
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => posix.join(posix.dirname(file), specifier))
        .flatMap((target) => [target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx')])
        .filter((target) => target !== file && files.includes(target)),
    ]),
  );

  it('there is none, types included', () => {
    expect(circleIn(graph)).toEqual([]);
  });

  it('one would be found', () => {
    expect(
      circleIn(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
  });
});

/** The first circle that is met, from a file back to itself; empty where there is none. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = visit(next, [...path, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const found = visit(file, []);
    if (found.length > 0) return found;
  }
  return [];
}

describe('files', () => {
  it(`lie at most ${MAX_FILES} beside each other`, () => {
    const count = new Map<string, number>();
    for (const file of files) count.set(posix.dirname(file), (count.get(posix.dirname(file)) ?? 0) + 1);
    expect([...count].filter(([, n]) => n > MAX_FILES)).toEqual([]);
  });

  it(`are at most ${MAX_LINES} lines long, but for data: the board, and weights that a program wrote`, () => {
    const long = files
      .filter((file) => folderOf(file) !== 'board' && !file.endsWith('-weights.ts'))
      .map((file) => [file, readFileSync(join(src, file), 'utf8').split('\n').length - 1] as const)
      .filter(([, lines]) => lines > MAX_LINES);
    expect(long).toEqual([]);
  });

  it('every folder of src/ has a README, and every file that it names is there', () => {
    expect(folders.filter((folder) => !existsSync(join(src, folder, 'README.md')))).toEqual([]);
    const missing = folders.flatMap((folder) => {
      const named = [...readFileSync(join(src, folder, 'README.md'), 'utf8').matchAll(/`([\w./*-]+\.tsx?)`/g)].map(
        (m) => m[1]!,
      );
      expect(named.length, folder).toBeGreaterThan(2);
      return named.filter((name) => !isThere(folder, name)).map((name) => `${folder}/${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('READMEs that list their folder leave no file out', () => {
    for (const folder of ['simulate', 'node', 'whole-games']) {
      const readme = readFileSync(join(src, folder, 'README.md'), 'utf8');
      const files = [...imported.keys()].filter((file) => folderOf(file) === folder);
      expect(files.length).toBeGreaterThan(5);
      const missing = files.filter((file) => !readme.includes(`\`${file.slice(folder.length + 1)}\``));
      expect(missing, `src/${folder}/README.md`).toEqual([]);
    }
  });

  it('every README ends with who calls the folder', () => {
    const callers = (folder: string): string[] => {
      const readme = readFileSync(join(src, folder, 'README.md'), 'utf8');
      // cli/ has no such line: nothing but an entry imports it.
      const line = /^Called by (.*)$/m.exec(readme)?.[1] ?? '';
      const named = [...line.matchAll(/`([\w-]+)\/`/g)].map((m) => m[1]!);
      if (!line.startsWith('everything further out')) return named;
      return ROOMS.slice(rank(folder) + 1).filter((caller) => !named.includes(caller));
    };
    for (const folder of ROOMS) expect(callers(folder), `src/${folder}/README.md`).toEqual(callersOf(folder));
  });

  it('a README deeper down that says who calls its folder leaves nobody out', () => {
    const nested = (readdirSync(src, { recursive: true, encoding: 'utf8' }) as string[])
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /^.+\/.+\/README\.md$/.test(file))
      .map((file) => posix.dirname(file));
    expect(nested.length).toBeGreaterThan(1);
    for (const folder of nested) {
      const readme = readFileSync(join(src, folder, 'README.md'), 'utf8');
      const named = [.../^Called by ([\s\S]*)$/m.exec(readme)![1]!.matchAll(/`([^`]+)`/g)].map((m) => m[1]!);
      expect(named.sort(), `src/${folder}/README.md`).toEqual(nearCallersOf(folder));
    }
  });

  /** Who imports a folder inside another: of the folder around it by file or by folder, else by the outermost folder, or by the entry. */
  function nearCallersOf(folder: string): string[] {
    const around = `${posix.dirname(folder)}/`;
    const found = [...imported]
      .filter(([file]) => !file.startsWith(`${folder}/`))
      .filter(([file, list]) =>
        list.some((one) => one.startsWith('.') && posix.join(posix.dirname(file), one).startsWith(`${folder}/`)),
      )
      .map(([file]) => (file.startsWith(around) ? file.slice(around.length) : file))
      .map((file) => (file.includes('/') ? `${folderOf(file)}/` : file));
    return [...new Set(found)].sort();
  }

  /** The folders that import a folder, innermost first. */
  function callersOf(folder: string): string[] {
    const calls = (file: string, specifier: string): boolean =>
      specifier.startsWith('.') && folderOf(posix.join(posix.dirname(file), specifier)) === folder;
    const found = new Set(
      [...imported].flatMap(([file, list]) => (list.some((one) => calls(file, one)) ? [folderOf(file)] : [])),
    );
    return ROOMS.filter((caller) => caller !== folder && found.has(caller));
  }

  /** A name in a folder's README stands for a file of that folder, or of src/ or the project; `*` for any letters. */
  function isThere(folder: string, name: string): boolean {
    if (!name.includes('*')) return [folder, '.', '..'].some((at) => existsSync(join(src, at, name)));
    const pattern = new RegExp(`^${folder}/${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    return files.some((file) => pattern.test(file));
  }
});
