// The entries of the package: what package.json names is built and documented, and what says that it needs no Node needs none.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'tsup';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as index from '../../src/index.js';
import config from '../../tsup.config.js';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, { types: string; import: string }>;
};
const entries = Object.keys(exports).flatMap((name) =>
  name === '.' ? 'index' : name === './package.json' ? [] : name.slice('./'.length),
);

/** One entry with all packages that it needs, as a page would load it: the name `vitp` holds what it exports. */
async function bundled(entry: string): Promise<string> {
  const outDir = join('.cache', 'vitp-browser-test', `${entry}.${process.pid}`);
  await build({
    config: false,
    entry: { page: `src/${entry}.ts` },
    outDir,
    format: 'iife',
    globalName: 'vitp',
    platform: 'browser',
    target: 'es2022',
    noExternal: [/.*/],
    dts: false,
    silent: true,
  });
  const code = readFileSync(join(outDir, 'page.global.js'), 'utf8');
  rmSync(outDir, { recursive: true });
  return code;
}

/** Runs a script where there is nothing of Node: the language, and of what every page has the little that is used. */
function inPage(script: string): Promise<unknown> {
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval };
  const page = createContext({ ...timers, AbortController, performance, TextEncoder, TextDecoder, URL, console });
  return runInContext(script, page) as Promise<unknown>;
}

describe('entries', () => {
  it('of package.json are built, each with its types', () => {
    expect(entries).toEqual(['index', 'engine', 'odds', 'stats', 'browser']);
    const { entry, dts } = config as { entry: Record<string, string>; dts: { entry: Record<string, string> } };
    for (const name of entries) {
      expect(exports[name === 'index' ? '.' : `./${name}`]).toEqual({
        types: `./dist/${name}.d.ts`,
        import: `./dist/${name}.js`,
      });
      expect(entry[name]).toBe(`src/${name}.ts`);
      expect(dts.entry[name]).toBe(`src/${name}.ts`);
    }
    const { entryPoints } = JSON.parse(readFileSync('typedoc.json', 'utf8')) as { entryPoints: string[] };
    expect(entryPoints).toEqual(entries.map((name) => `src/${name}.ts`));
  });

  it.each(entries)('%s says what it is for, with an example', (name) => {
    const [comment] = /^\/\*\*[\s\S]*?\*\//.exec(readFileSync(`src/${name}.ts`, 'utf8'))!;
    expect(comment).toContain('@packageDocumentation');
    expect(comment).toContain('@example');
    expect(comment).toContain(`from 'vitp-monte-carlo${name === 'index' ? '' : `/${name}`}'`);
  });

  it('export the types that their signatures name', () => {
    const named = {
      engine: ['FastSeat', 'ControlWord'],
      odds: [
        'AreaName',
        'BaseName',
        'BattleGroups',
        'Board',
        'DuelFigure',
        'Metric',
        'PortName',
        'Posture',
        'RemovalLine',
        'Side',
        'Tally',
      ],
      stats: ['Figure'],
      browser: ['Compared', 'EliminationOutcome', 'FieldQuestion', 'Interpreter', 'ScenarioQuestion'],
      index: ['PieceRecord', 'SettingError', 'StudyView', 'UsageError'],
    };
    const program = ts.createProgram(
      entries.map((name) => `src/${name}.ts`),
      {
        module: ts.ModuleKind.NodeNext,
        noResolve: false,
        skipLibCheck: true,
        types: [],
        noLib: true,
      },
    );
    const checker = program.getTypeChecker();
    for (const [entry, types] of Object.entries(named)) {
      const file = program.getSourceFile(`src/${entry}.ts`)!;
      const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file)!).map(({ name }) => name);
      expect(exported, entry).toEqual(expect.arrayContaining(types));
    }
  });

  it('are all in the library, which has more of a few: files and threads', async () => {
    for (const name of ['engine', 'odds', 'stats', 'browser']) {
      const exported = Object.keys((await import(`../../src/${name}.ts`)) as object);
      expect(exported.length, name).toBeGreaterThan(10);
      expect(exported.filter((symbol) => !(symbol in index))).toEqual([]);
    }
  });

  it('the example of the engine plays a game', async () => {
    const { compileBoard, Match, resolveRules, STANDARD_BOARD } = await import('../../src/engine.js');
    const pocOf = (game: number) => {
      const seats = { japan: 'tuned', allied: 'tuned' };
      const match = new Match(compileBoard(STANDARD_BOARD), resolveRules(), seats, 'pearl-harbor');
      match.play(game);
      return match.game.poc;
    };
    expect(pocOf(7)).toBe(pocOf(7));
  });
});

describe('what needs no Node', () => {
  it('can be bundled for a browser, and answers there', async () => {
    const code = await bundled('browser');
    expect([...code.matchAll(/["'`]node:[\w/]+["'`]/g)].map((m) => m[0])).toEqual([]);
    const answer = await inPage(`${code}
      const { ask, renderTerminal, STANDARD_RAID } = vitp;
      ask({ kind: 'raid', scenario: STANDARD_RAID, games: 2000 }).then(renderTerminal);`);
    const { ask, renderTerminal, STANDARD_RAID } = index;
    const here = await ask({ kind: 'raid', scenario: STANDARD_RAID, games: 2000 }, { workers: 0 });
    // A page that only bundles the library does not know its version.
    expect(answer).toBe(renderTerminal(here!, { color: false }).replace(/; vitp \S+/, ''));
  });

  it('a file that is named in a question is refused in a sentence where there are no files', async () => {
    const { readScenario } = await import('../../src/browser.js');
    const text = 'kind: game\nplayers: {japan: {doctrine: ./mine.yaml}}\n';
    expect(() => readScenario(text, 'my-game.yaml')).toThrow(/mine\.yaml/);
  });
});
