// The page's worker gives the bytes of `vitp --json`: the same question under the same seed, in Chromium and in Node.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DEFAULT_PLAYER } from '../../src/ai/default-player.js';
import { rerunLadder } from '../../src/analysis/ladder/question.js';
import type { PositionAnswer } from '../../src/analysis/position/position.js';
import { rerunRegret } from '../../src/analysis/regret/regret.js';
import type { AskedPrecision } from '../../src/analysis/stopping.js';
import {
  ask,
  canonicalJson,
  type Question,
  readOpenings,
  readScenario,
  readSweep,
  readTournament,
  readTuning,
} from '../../src/index.js';
import type { Task } from '../../src/page/work/messages.js';
import type { ToldGame } from '../../src/page/work/one-game.js';
import type { PlainMap } from '../../src/records/record-plain.js';
import type { PrecisionTarget } from '../../src/stats/intervals/precision.js';
import { scratchFolder, vitpHere } from '../cli/vitp.js';
import { type Opened, openBrowser, openPage, type WatchedPage } from './browser.js';

let opened: Opened;
let watched: WatchedPage;
beforeAll(async () => {
  opened = await openBrowser();
  watched = await openPage(opened);
});
afterAll(async () => {
  await watched?.close();
  await opened?.close();
});

/** A result as it is written, without how it was run. */
function bytes(result: unknown): string {
  const { run: _, ...rest } = result as Record<string, unknown>;
  return canonicalJson(rest);
}

/** What the page's worker answers. */
const inBrowser = (page: Page, task: Task): Promise<unknown> =>
  page.evaluate(
    (asked: unknown) =>
      new Promise<unknown>((resolve, reject) => {
        const worker = new Worker(new URL('asker.js', document.baseURI), { type: 'module' });
        worker.onmessage = ({ data }) => {
          if (!('done' in data) && !('problem' in data)) return;
          worker.terminate();
          if ('done' in data) resolve(data.done);
          else reject(new Error(data.problem));
        };
        worker.postMessage({ id: 1, task: asked });
      }),
    task as never,
  ) as Promise<unknown>;

const FLEETS = 'Akagi, Kaga vs Lexington, Enterprise';
const COMMANDS: readonly (readonly string[])[] = [
  ['raid'],
  ...['spread', 'focus', 'bottom-first', 'finish', 'kills', 'bottomings', 'damage', 'afloat-strength'].map((plan) => [
    'raid',
    `{kind: raid, targets: ${plan}, raidForce: [Akagi, Kaga, Shokaku, Zuikaku]}`,
  ]),
  ['raid', '{kind: raid, rules: [pearl-harbor], raidForce: [Akagi, Soryu], targets: kills}'],
  ['raid', '{kind: raid, rules: [menzel], targets: {round1: focus, round2: {Akagi: Nevada}}}'],
  ['raid', '{kind: raid, targets: {round1: {Akagi: Nevada, Zuiho: 7th A.F.}, round2: {}}}'],
  ['raid', '--games', '20000', '--seed', 'one'],
  ['raid', '{kind: raid, after: stay, allies: stay}', '--games', '60', '--seed', 'two'],
  ['raid', '{kind: raid, after: stay, allies: retreat}', '--games', '60', '--seed', 'three'],
  ['raid', '--precision', '0.02', '--seed', 'four'],
  [
    'raid',
    '{kind: raid, after: stay, iBoat: Hawaiian Islands, raidForce: [Akagi, Kaga, Kongo, Hiei]}',
    '--games',
    '60',
  ],
  ['raid', '{kind: raid, targets: {round1: kills, round2: {Akagi: Nevada, Kaga: Nevada}}}', '--method', 'exact'],
  ['battle', 'Kongo, Haruna vs Warspite, Resolution', '--rounds', '1'],
  ['battle', 'Akagi vs Lexington', '--method', 'exact', '--rounds', '3'],
  ['battle', 'Akagi vs Lexington'],
  ['battle', 'Atago, Takao vs Houston, Exeter'],
  ['battle', FLEETS, '--games', '3000', '--seed', 'five'],
  ['battle', FLEETS, '--area', 'Coral Sea', '--method', 'exact', '--rounds', '2'],
  ['battle', FLEETS, '--area', 'Coral Sea', '--control', 'japan', '--games', '2000'],
  ['battle', FLEETS, '--precision', '0.02', '--seed', 'six'],
  ['battle', FLEETS, '--targets', 'focus,best', '--games', '1000'],
  ['battle', FLEETS, '--prefer', 'night,day', '--games', '1000', '--carriers-fire'],
  ['battle', 'Yamato, Kongo, Akagi vs Washington, Hornet, 7th A.F.', '--games', '2000'],
  [
    'battle',
    '{kind: battle, japan: {units: [Akagi, Kaga], retreat: outgunned}, allied: {units: [Hornet, Wasp], retreat: 1}}',
    '--games',
    '500',
  ],
  ['battle', '{kind: battle, japan: {units: [{name: Akagi, damage: 2}]}, allied: {units: [Hornet]}}'],
  [
    'battle',
    '{kind: battle, area: Coral Sea, japan: {units: [Akagi], submarine: true}, allied: {units: [Hornet, Wasp]}}',
    '--games',
    '500',
  ],
  [
    'battle',
    '{kind: battle, rules: [nine-turn, damage-control], turn: 5, japan: {units: [Taiho]}, allied: {units: [Essex]}}',
  ],
  ['game', '--games', '20', '--seed', 'seven'],
  ['game', '{kind: game, rules: [nine-turn]}', '--games', '10'],
  ['game', '{kind: game, rules: [menzel]}', '--games', '10', '--seed', 'eight'],
  ['game', '{kind: game, players: {japan: random, allied: standard}}', '--games', '10'],
  ['game', '{kind: game, rules: [nt1]}', '--games', '6'],
];

/** A precision of a result as one asks for it. */
const precisionOf = ({ metric, label, halfWidth, relative = false }: PrecisionTarget): AskedPrecision => ({
  figure: label === undefined ? metric : `${metric}.${label}`,
  halfWidth,
  relative,
});

/** The scenario of a command in a file, where it has one. */
const folder = scratchFolder();

describe('the page and the command give the same bytes', () => {
  it.each(COMMANDS.map((command, k) => ({ command, k, what: command.join(' ') })))('$what', async ({ command, k }) => {
    const [name, file, ...rest] = command as [string, string | undefined, ...string[]];
    const text = file?.startsWith('{') ? [folder.write(`${k}.yaml`, file)] : file === undefined ? [] : [file];
    const { stdout, stderr, code } = await vitpHere([name, ...text, ...rest, '--json', '-', '--quiet']);
    expect(code, stderr).toBe(0);
    const told = JSON.parse(stdout) as Record<string, unknown>;
    // The result is the question too: with the games, or the precision at which it stopped.
    const { method, games, precision } = readScenario(stdout, 'result.json');
    const again: Task = {
      kind: 'scenario',
      written: told.config,
      method,
      seed: told.seed as string,
      ...(precision ? { precision: precisionOf(precision) } : { games }),
    };
    expect(bytes(await inBrowser(watched.page, again))).toBe(bytes(told));
  });
});

/** Commands whose answers are questions of the library again. */
const PLAIN: readonly (readonly string[])[] = [
  ['regret', '--kinds', 'raiders', '--side', 'japan', '--turn', '2', '--games', '2', '--rollouts', '4'],
  ['ladder', '--rungs', 'random,standard', '--games', '6', '--seed', 'twelve'],
];

describe('answers that ask again on the page have the bytes of the command', () => {
  it.each(PLAIN.map((command) => ({ command, what: command.join(' ') })))('$what', async ({ command }) => {
    const { stdout, stderr, code } = await vitpHere([...command, '--json', '-', '--quiet']);
    expect(code, stderr).toBe(0);
    const told = JSON.parse(stdout) as Record<string, unknown>;
    const question = rerunRegret(told, 'result.json') ?? rerunLadder(told, 'result.json')!;
    expect(bytes(await inBrowser(watched.page, { kind: 'ask', question }))).toBe(bytes(told));
  });
});

/** Bids as the tab of bids asks for them, and as the command line does. */
const BIDS: readonly { readonly written: readonly unknown[]; readonly options: readonly string[] }[] = [
  { written: [{ kind: 'game' }], options: ['--games', '30'] },
  {
    written: [
      { kind: 'game', players: { japan: 'knock-out', allied: 'standard' } },
      { kind: 'game', players: { japan: 'knock-out', allied: 'standard' }, rules: ['second-edition', 'menzel'] },
    ],
    options: ['--games', '12', '--rules', 'second-edition/second-edition,menzel', '--seed', 'nine'],
  },
];

describe('a bid that is played on the page has the bytes of vitp bid', () => {
  it.each(BIDS.map((bid, k) => ({ ...bid, k })))('$options', async ({ written, options, k }) => {
    const file = folder.write(`bid-${k}.yaml`, JSON.stringify(written[0]));
    const { stdout, stderr, code } = await vitpHere(['bid', file, ...options, '--json', '-', '--quiet']);
    expect(code, stderr).toBe(0);
    const { games, seed } = JSON.parse(stdout) as { readonly games: number; readonly seed: string };
    const here = await inBrowser(watched.page, { kind: 'bid', written, games, seed });
    expect(bytes(here)).toBe(bytes(JSON.parse(stdout)));
  });
});

const PLAYERS = 'players: {japan: tuned, allied: standard}';
const FLEETS_AT_SEA = 'turn: 7, pieces: {Coral Sea: [Akagi, Kongo, Essex, Astoria], Truk: [Yamato]}, raiding: [Akagi]';
/** Positions: each a record as its file has it. */
const POSITIONS: readonly string[] = [
  `{kind: record, format: 1, ${PLAYERS}, begin: combat, position: {${FLEETS_AT_SEA}}, until: steps, steps: []}`,
  `{kind: record, format: 1, rules: nine-turn, ${PLAYERS}, begin: turn, position: {turn: 8, poc: -3, pieces: {Truk: [Yamato]}}, until: steps, steps: []}`,
];

describe('positions and games', () => {
  it.each(POSITIONS.map((text, k) => ({ text, k })))('a position: $text', async ({ text, k }) => {
    const file = folder.write(`position-${k}.yaml`, text);
    const command = ['position', file, '--games', '20', '--seed', `${k}`, '--json', '-', '--quiet'];
    const { stdout, stderr, code } = await vitpHere(command);
    expect(code, stderr).toBe(0);
    const task: Task = { kind: 'position', record: parse(text) as PlainMap, games: 20, seed: `${k}` };
    expect(bytes(await inBrowser(watched.page, task))).toBe(bytes(JSON.parse(stdout)));
  });

  it('one game, told and written down, and a position taken out of it', async () => {
    const rules = ['second-edition', 'nine-turn'];
    const played = ['--seed', 'page', '--game', '3', '--rules', rules.join(','), '--japan', 'standard+tko'];
    const { stdout } = await vitpHere(['show', ...played, '--json', '-', '--quiet']);
    const asked = {
      kind: 'simulated',
      rules,
      japan: 'standard+tko',
      allied: DEFAULT_PLAYER,
      seed: 'page',
      game: 3,
    } as const;
    const told = (await inBrowser(watched.page, { kind: 'one-game', what: 'tell', game: asked })) as ToldGame;
    expect(bytes(told.json)).toBe(bytes(JSON.parse(stdout)));
    const record = folder.write('shown.yaml', '');
    await vitpHere(['show', ...played, '--record', record, '--quiet']);
    expect(told.record).toBe(readFileSync(record, 'utf8'));
    // The record of that game gives the same game again.
    const written = { kind: 'record', name: 'shown.yaml', record: parse(told.record) as PlainMap } as const;
    const again = (await inBrowser(watched.page, { kind: 'one-game', what: 'tell', game: written })) as ToldGame;
    expect(again.turns).toEqual(told.turns);
    // A position of its third turn.
    const moment = told.steps.find((step) => step.turn === 3 && step.phase === 'combat')!.moment!;
    const taken = (await inBrowser(watched.page, { kind: 'take', game: asked, moment })) as PlainMap;
    const task: Task = { kind: 'position', record: taken, games: 10, seed: 'page/on' };
    const found = await inBrowser(watched.page, task);
    const options = ['--games', '10', '--seed', 'page/on', '--json', '-', '--quiet'];
    const fromFile = await vitpHere(['position', folder.write('taken.yaml', JSON.stringify(taken)), ...options]);
    expect(bytes(found)).toBe(bytes(JSON.parse(fromFile.stdout)));
    // The command takes it out of the game by itself too. A record that is read again may name the pieces of a step in another order.
    const at = ['position', ...played, '--at', moment, '--games', '10', '--json', '-', '--quiet'];
    const { metrics, moment: where } = JSON.parse((await vitpHere(at)).stdout);
    expect(canonicalJson({ metrics, where })).toBe(
      canonicalJson({ metrics: (found as PositionAnswer).metrics, where: (found as PositionAnswer).moment }),
    );
  });
});

const game = readScenario('kind: game\n', 'game').scenario as never;
const nineTurns = readScenario('{kind: game, rules: [nine-turn]}', 'game').scenario as never;
const raid = (plan: string) => readScenario(`{kind: raid, targets: ${plan}}`, 'raid').scenario as never;

const QUESTIONS = (): readonly Question[] => [
  { kind: 'duel', first: 'cruisers', second: 'battleships', rounds: null, data: null },
  { kind: 'duel', first: 'Akagi:1', second: 'carriers', action: 'day', rounds: 1, data: null },
  { kind: 'comparison', names: ['x', 'y'], scenarios: [raid('focus'), raid('spread')], games: 2000, seed: 'a' },
  { kind: 'comparison', names: ['x', 'y'], scenarios: [game, nineTurns], games: 6, seed: 'b' },
  {
    kind: 'ranking',
    names: ['x', 'y', 'z'],
    scenarios: [raid('focus'), raid('spread'), raid('kills')],
    figure: 'battleships.afloat',
    games: 2000,
  },
  { kind: 'bid', scenarios: [game], games: 20 },
  { kind: 'bid', scenarios: [game, nineTurns], games: 8, seed: 'c' },
  { kind: 'sweep', sweep: readSweep('{kind: raid, sweep: {targets: [focus, spread]}}', 'sweep'), games: 1000 },
  {
    kind: 'tournament',
    scenario: readTournament('{kind: tournament, japan: [standard, random], allied: [standard]}', 'cup').scenario,
    games: 4,
  },
  {
    kind: 'openings',
    scenario: readOpenings('{kind: openings, japan: [standard, knock-out], allied: [standard]}', 'openings').scenario,
    games: 12,
  },
  {
    kind: 'tune',
    scenario: readTuning(
      '{kind: tune, side: japan, weights: [fear], generations: 1, candidates: 4, games: 4, validationGames: 4}',
      'tune',
    ).scenario,
  },
  { kind: 'luck', scenario: game, seed: 'd', game: 0 } as never,
  { kind: 'sensitivity', scenario: game, what: ['rulings'], games: 2 } as never,
];

describe('the page and the library give the same bytes', () => {
  it.each(QUESTIONS().map((question, k) => ({ question, what: `${k}: ${question.kind}` })))(
    '$what',
    async ({ question }) => {
      const expected = await ask(question);
      expect(bytes(await inBrowser(watched.page, { kind: 'ask', question }))).toBe(bytes(expected));
    },
  );
});
