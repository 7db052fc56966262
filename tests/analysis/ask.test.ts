// One way in: any question is answered, with the threads of this machine or in the calling thread, and the examples of the docs run.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask as askInProcess } from '../../src/analysis/ask.js';
import { targetOf } from '../../src/analysis/stopping.js';
import { canonicalJson } from '../../src/answer/json.js';
import * as library from '../../src/index.js';
import { ask, namedSeat, type Question, readScenario, STANDARD_GAME, STANDARD_RAID } from '../../src/index.js';
import { vitpHere } from '../cli/vitp.js';

const BATTLE = '{kind: battle, japan: {units: [Akagi]}, allied: {units: [Lexington]}}';
const battleOf = (text: string) => readScenario(text, 'battle', { kinds: ['battle'] }).scenario;
const [battle, withHornet] = [battleOf(BATTLE), battleOf(BATTLE.replace('Lexington', 'Lexington, Hornet'))];
const game = {
  ...STANDARD_GAME,
  players: { japan: namedSeat('japan', 'random')!, allied: namedSeat('allied', 'random')! },
};

/** An answer without the facts of the machine. */
const figures = (answer: object | undefined): object => ({ ...answer, run: null });

describe('ask', () => {
  const questions: readonly (readonly [string[], Question])[] = [
    [['raid'], { kind: 'raid', scenario: STANDARD_RAID }],
    [['raid', '--games', '500'], { kind: 'raid', scenario: STANDARD_RAID, games: 500 }],
    [['battle', 'Akagi vs Lexington'], { kind: 'battle', scenario: battle }],
    [['battle', 'Akagi vs Lexington', '--games', '300'], { kind: 'battle', scenario: battle, games: 300 }],
    [
      ['battle', 'Akagi vs Lexington', '--what-if', 'add Hornet'],
      { kind: 'battle', scenario: battle, whatIf: { texts: ['add Hornet'], battles: [withHornet] } },
    ],
    [['game', '--japan', 'random', '--allied', 'random', '--games', '20'], { kind: 'game', scenario: game, games: 20 }],
  ];

  it.each(questions)('answers what vitp %j prints as JSON', async (args, question) => {
    const { stdout } = await vitpHere([...args, '--json', '-', '--workers', '1', '--quiet']);
    const [one, other] = [await ask(question, { workers: 1 }), await askInProcess(question)];
    expect(canonicalJson(figures(one))).toBe(canonicalJson(figures(JSON.parse(stdout))));
    expect(figures(other)).toEqual(figures(one));
    expect(one?.run.node).toBe(process.version);
    expect(other?.run).toMatchObject({ version: 'unknown', machine: 'unknown', workers: 0 });
  });

  it('ends at a signal: nothing finished is no answer', async () => {
    const signal = AbortSignal.abort();
    expect(await ask({ kind: 'raid', scenario: STANDARD_RAID, games: 1000 }, { signal })).toBeUndefined();
  });

  it('tells how far it is', async () => {
    let games = 0;
    const onProgress = (progress: library.Progress) => {
      games = progress.games;
    };
    await ask({ kind: 'battle', scenario: battle, games: 200 }, { workers: 1, onProgress });
    expect(games).toBe(200);
  });

  it('refuses what is no question, in a sentence', async () => {
    await expect(ask({ kind: 'weather' } as unknown as Question)).rejects.toThrow(
      /^kind "weather" is no question; allowed: raid, battle, game/,
    );
  });
});

describe('what cannot be asked', () => {
  const battles = { kind: 'comparison', scenarios: [battle, withHornet] };
  const raid = { kind: 'raid', scenario: STANDARD_RAID };
  const precision = (halfWidth?: unknown) => ({ stopping: { precision: { figure: '', halfWidth, relative: false } } });
  const WIDTH = 'allowed: a number above 0, such as 0.002, or with relative: true a part of the figure, such as 0.01';

  it.each([
    [null, 'kind "undefined" is no question; allowed: raid, battle'],
    [{ kind: 'game', scenario: game, games: 0 }, 'games is 0; allowed: a whole number from 1, or none'],
    [{ kind: 'game', scenario: game, games: Number.NaN }, 'games is NaN; allowed: a whole number from 1, or none'],
    [{ ...raid, games: Number.NaN }, 'games is NaN; allowed'],
    [{ ...raid, games: '10' }, 'games is "10"; allowed'],
    [{ ...raid, games: 1.5 }, 'games is 1.5; allowed'],
    [{ ...battles, games: -1 }, 'games is -1; allowed'],
    [{ ...raid, method: 'exakt' }, 'method is "exakt"; allowed: auto, exact, monte-carlo'],
    [{ kind: 'bid', scenarios: [game], ties: 'nope', games: 1 }, 'ties is "nope"; allowed: allied, half, replay'],
    [{ kind: 'raid' }, 'a question of kind raid needs scenario; allowed: a scenario, such as readScenario reads'],
    [
      { kind: 'bid' },
      'a question of kind bid needs scenarios; allowed: a list of scenarios, such as readScenario reads',
    ],
    [{ kind: 'comparison', scenarios: [undefined] }, 'a question of kind comparison needs scenarios; allowed'],
    [{ kind: 'sweep' }, 'a question of kind sweep needs sweep; allowed: what readSweep reads'],
    [{ kind: 'game', scenario: game, ...precision(Number.NaN) }, `precision: the half-width is NaN; ${WIDTH}`],
    [{ kind: 'game', scenario: game, ...precision(0) }, `precision: the half-width is 0; ${WIDTH}`],
    [{ ...raid, method: 'monte-carlo', ...precision(-1) }, `precision: the half-width is -1; ${WIDTH}`],
    [{ ...raid, ...precision() }, `precision: the half-width is undefined; ${WIDTH}`],
    [{ kind: 'bid', scenarios: [game], ...precision('1') }, `precision: the half-width is "1"; ${WIDTH}`],
  ])('%j is refused in a sentence', async (question, sentence) => {
    const refused = await ask(question as unknown as Question, { workers: 1 }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(library.UsageError);
    expect((refused as Error).message).toContain(sentence);
  });

  it('a width that is none is refused where a figure is looked up too', () => {
    const metrics = [{ type: 'number', name: 'n', min: 0, max: 1 }] as const;
    const asked = { figure: 'n', halfWidth: Number.NaN, relative: false };
    expect(() => targetOf(asked, metrics, undefined)).toThrow(library.SettingError);
  });

  it.each([
    [{ figure: 'n', halfWidth: 0, relative: false }, 'rank: the half-width is 0; allowed: a number above 0'],
    [{ figure: '', halfWidth: 1, relative: false }, 'rank needs a figure; allowed: figures such as n'],
    [{ figure: 'm', halfWidth: 1, relative: false }, 'rank: "m" is not measured here'],
  ])('%j is refused under the name of its setting', (asked, sentence) => {
    const metrics = [{ type: 'number', name: 'n', min: 0, max: 1 }] as const;
    expect(() => targetOf(asked, metrics, undefined, 'rank')).toThrow(sentence);
  });

  it('ties that no curve knows', () => {
    expect(() => library.bidCurve({ min: 0, counts: [1, 1] }, 'nope' as 'half')).toThrow(
      new RangeError('ties is "nope"; allowed: allied, half, replay'),
    );
  });

  it('a control that is undefined is one that is not given', async () => {
    const controls = { simulate: undefined, describeRun: undefined, onProgress: undefined, signal: undefined };
    const question = { kind: 'raid', scenario: STANDARD_RAID, games: 100 } as const;
    for (const asking of [ask, askInProcess])
      expect((await asking(question, { ...controls, workers: 1 }))?.games).toBe(100);
  });
});

describe('examples of the docs', () => {
  const FILES = [
    'index.ts',
    'node/ask.ts',
    'node/read.ts',
    'node/read-scenario.ts',
    ...['ask', 'raid', 'battle', 'game', 'actual', 'compare/compare', 'compare/rank', 'bid/bid'].map(
      (name) => `analysis/${name}.ts`,
    ),
  ];

  /** The code under each `@example` of a file, without its imports: everything that is public is at hand. */
  const examplesOf = (file: string): string[] => {
    const text = readFileSync(`src/${file}`, 'utf8');
    return [...text.matchAll(/@example\n((?: \*(?! @|\/).*\n)+)/g)].map(([, lines]) =>
      lines!.replaceAll(/^ \* ?/gm, '').replaceAll(/^import .*\n/gm, ''),
    );
  };

  it('there is one for every reader of the library', () => {
    expect(examplesOf('node/read-scenario.ts')).toHaveLength(1);
    expect(examplesOf('node/read.ts')).toHaveLength(5);
  });

  it.each(FILES.flatMap((file) => examplesOf(file).map((code) => [file, code])))('of %s run: %s', async (_, code) => {
    const controls = { simulate: library.simulate, describeRun: library.describeRun };
    const printed: string[] = [];
    const scope = {
      ...library,
      ...(await import('../../src/analysis/raid.js')),
      ...(await import('../../src/analysis/battle.js')),
      ...(await import('../../src/analysis/game.js')),
      controls: { ...controls, signal: new AbortController().signal, onProgress: () => {}, workers: 1 },
      console: { log: (text: string) => printed.push(text) },
    };
    const run = new Function(...Object.keys(scope), `return (async () => {\n${code}\n})()`);
    await run(...Object.values(scope));
    if (code!.includes('console.log')) expect(printed.join('')).toContain('Nevada');
  });

  it('are found in every file', () => {
    expect(FILES.filter((file) => examplesOf(file).length === 0)).toEqual([]);
  });
});
