// One way in: any question is answered, with the threads of this machine or in the calling thread, and the examples of the docs run.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask as askInProcess } from '../../src/analysis/ask.js';
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

describe('examples of the docs', () => {
  const FILES = [
    'index.ts',
    'node/ask.ts',
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
