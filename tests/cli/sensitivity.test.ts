// `vitp sensitivity`: what each weight, uncertain value and ruling is worth, and for certain.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WEIGHT_NAMES } from '../../src/ai/heuristic/doctrine/weights.js';
import type { HeuristicSeat } from '../../src/ai/seat.js';
import { changesOf } from '../../src/analysis/question/changes.js';
import { moves } from '../../src/analysis/question/weight-changes.js';
import { isUncertain, STANDARD_BOARD } from '../../src/board/index.js';
import { canAct, RULINGS, resolveRules } from '../../src/rules/index.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';
import { sized } from '../size.js';
import { scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
/** Games between random players are short to compute, and every value of the board still counts. */
const QUICK = ['--players', 'random', '--games', '12', '--workers', '1'];
const run = async (...args: string[]) => {
  const ended = await vitpHere(['sensitivity', ...args]);
  expect(ended.code).toBe(0);
  return ended.stdout;
};

describe('changes of a scenario', () => {
  it('are every weight of both sides up and down, every value that is not printed, every other reading', () => {
    const changes = changesOf(STANDARD_GAME);
    const paths = new Set(changes.map((c) => c.path));
    for (const side of ['japan', 'allied']) {
      for (const name of WEIGHT_NAMES) expect(paths).toContain(`players.${side}.weights.${name}`);
    }
    for (const area of STANDARD_BOARD.areas) {
      for (const side of ['japan', 'allied'] as const) {
        const { kind } = area.poc[side].source;
        expect(paths.has(`data.areas.${area.name}.poc.${side}`)).toBe(kind !== 'rulebook' && kind !== 'component');
      }
    }
    const uncertainUnits = STANDARD_BOARD.pieces.filter((p) => isUncertain(p.source));
    expect(uncertainUnits.length).toBeGreaterThan(0);
    for (const { name } of uncertainUnits) expect(paths).toContain(`data.air.${name}.where`);
    const rules = resolveRules(STANDARD_GAME.rules);
    const readings = RULINGS.filter(({ name }) => canAct(name, rules)).reduce((n, r) => n + r.values.length - 1, 0);
    expect(changes.filter((c) => c.what === 'rulings')).toHaveLength(readings);
  });

  it('differ from the scenario in one value, within its range', () => {
    const fear = changesOf(STANDARD_GAME, ['weights'], 0.5, 'players.japan.weights.fear');
    const { japan } = STANDARD_GAME.players;
    const weights = (japan as { weights: Record<string, unknown> }).weights;
    expect(fear.map((c) => Number(c.to) / Number(weights.fear))).toEqual([
      expect.closeTo(0.5, 9),
      expect.closeTo(1.5, 9),
    ]);
    for (const { scenario } of fear) {
      const changed = (scenario.players.japan as typeof japan & { weights: Record<string, unknown> }).weights;
      const names = Object.keys(weights).filter(
        (name) => JSON.stringify(changed[name]) !== JSON.stringify(weights[name]),
      );
      expect(names).toEqual(['fear']);
      expect({ ...scenario, players: null }).toEqual({ ...STANDARD_GAME, players: null });
      // What counts under rules that are not in force is left out.
      expect(scenario.players.allied).toEqual({ ...STANDARD_GAME.players.allied, under: [] });
    }
    const coralSea = changesOf(STANDARD_GAME, ['data']).filter((c) => c.path === 'data.areas.Coral Sea.poc.japan');
    expect(coralSea.map(({ from, to, about }) => [from, to, about])).toEqual([
      ['3', '2', 'blurred, 70 % likely to be right (else 2)'],
    ]);
  });

  it('move a weight by a part of itself, or are marked', () => {
    const told = (from: number, info: object, step = 0.25) =>
      moves(from, { min: 0, max: 10, default: 0, about: '', ...info }, step).map(({ to, by, unlike }) => [
        to,
        by,
        unlike,
      ]);
    expect(told(0.4, {})).toEqual([
      [0.3, '-25 %', false],
      [0.5, '+25 %', false],
    ]);
    // A whole number: one step, where it is lawful.
    expect(told(1, { whole: true })).toEqual([
      [0, '-1', true],
      [2, '+1', true],
    ]);
    expect(told(8, { whole: true }, 0.5)).toEqual([
      [7, '-1', true],
      [9, '+1', true],
    ]);
    expect(told(10, { whole: true })).toEqual([[9, '-1', true]]);
    expect(told(0, { whole: true })).toEqual([[1, '+1', true]]);
    // Nothing is a part of 0.
    expect(told(0, {})).toEqual([[0.25, '+0.25 from 0', true]]);
    // No further than the range.
    expect(told(0.9, { max: 1 })).toEqual([
      [0.675, '-25 %', false],
      [1, '+11.1 % (its limit)', true],
    ]);
  });

  it('move tables as a whole, of shares the largest, and those that are empty by a step', () => {
    const { japan } = STANDARD_GAME.players as { japan: HeuristicSeat };
    const game = (weights: object) => ({
      ...STANDARD_GAME,
      players: { ...STANDARD_GAME.players, japan: { ...japan, weights: { ...japan.weights, ...weights } } },
    });
    const of = (scenario: typeof STANDARD_GAME, table: 'areas' | 'fleetShares') =>
      changesOf(scenario, ['weights'], 0.25, `players.japan.weights.${table}`).map((c) => ({
        told: [c.to, c.by, c.unlike],
        table: (c.scenario.players.japan as HeuristicSeat).weights[table] as Readonly<Record<string, number>>,
      }));
    const none = Object.fromEntries(Object.keys(japan.weights.fleetShares).map((port) => [port, 0]));
    const shares = { ...none, Truk: 80, Saigon: 20 };
    const [less, more] = of(game({ fleetShares: shares }), 'fleetShares');
    expect([less!.told, more!.told]).toEqual([
      ['Truk × 0.75', '-25 %', false],
      ['Truk × 1.25', '+25 %', false],
    ]);
    expect(less!.table).toEqual({ ...shares, Truk: 60 });
    const nothing = Object.fromEntries(Object.keys(japan.weights.areas).map((area) => [area, 0]));
    const filled = of(game({ areas: nothing }), 'areas');
    expect(filled.map((c) => c.told)).toEqual([['all 0.25', '+0.25 from 0', true]]);
    expect(new Set(Object.values(filled[0]!.table))).toEqual(new Set([0.25]));
  });

  it('need a step', () => {
    expect(() => changesOf(STANDARD_GAME, ['weights'], 0)).toThrow(RangeError);
  });
});

describe('vitp sensitivity', () => {
  it('lists the largest movements first, with intervals for all changes together', async () => {
    const stdout = await run(...QUICK, '--only', 'data.areas.Hawaiian Islands', '--json', '-', '--quiet');
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ schema: 'vitp-sensitivity/1', games: 12, seed: 'sensitivity' });
    const moves = result.changes.map((c: { figures: Record<string, { difference: number }> }) =>
      Math.abs(c.figures['poc.final']!.difference),
    );
    expect(moves).toHaveLength(3);
    expect(moves).toEqual([...moves].sort((a, b) => b - a));
    for (const c of result.changes) {
      expect(c.scenario).toBeUndefined();
      for (const m of Object.values(c.figures) as { difference: number; ci95: [number, number]; p: number }[]) {
        expect(m.ci95[0]).toBeLessThanOrEqual(m.difference);
        expect(m.ci95[1]).toBeGreaterThanOrEqual(m.difference);
        expect(m.p).toBeLessThanOrEqual(1);
      }
    }
    // Asked again by itself, in the long suite for two workers, with the same bytes.
    const again = await run(
      folder.write('sensitivity.json', stdout),
      '--workers',
      String(sized(1, 2)),
      '--json',
      '-',
      '--quiet',
    );
    expect(withoutRun(again)).toBe(withoutRun(stdout));
  });

  it('writes a report with a picture for each figure, and says what it rests on', async () => {
    const out = join(folder.path, 'report');
    const stdout = await run(...QUICK, '--only', 'data.areas.Coral Sea', '--out', out);
    expect(stdout).toMatch(/^POC of the Coral Sea for Japan: 3 → 2 +value +[-+]?\d/m);
    expect(stdout.replace(/\s+/g, ' ')).toContain('This is what these players did under these rules and data');
    expect(readdirSync(out).filter((name) => !name.endsWith('.vl.json'))).toEqual([
      'report.html',
      'result.json',
      'sensitivity-poc-final.svg',
      'sensitivity-winner-japan.svg',
      'sensitivity.csv',
    ]);
    expect(folder.read('report/sensitivity.csv').split('\n')[0]).toBe(
      'what,path,from,to,by,unlike,about,games,poc.final,poc.final low,poc.final high,poc.final p,winner.japan,winner.japan low,winner.japan high,winner.japan p',
    );
  });

  it('marks what was moved by a step of its own in the table, the CSV and the picture', async () => {
    const out = join(folder.path, 'marked');
    const args = [
      '--allied',
      'random',
      '--games',
      '4',
      '--workers',
      '1',
      '--only',
      'players.japan.weights.patrolDepth',
      '--out',
      out,
    ];
    const stdout = await run(...args);
    expect(stdout).toMatch(/^Japan: patrol depth: \d+ → \d+ † +[-+]1 /m);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      '† moved by a step of its own, not by 25 %: no measure beside the others',
    );
    expect(folder.read('marked/sensitivity.csv')).toMatch(
      /^weights,players.japan.weights.patrolDepth,\d+,\d+,\+1,yes,/m,
    );
    expect(folder.read('marked/sensitivity-poc-final.svg')).toContain('not by 25 %');
    expect(folder.read('marked/sensitivity-poc-final.svg')).toMatch(/Both sides |Japan .*, Allies /);
  });

  it.each([
    [['--what', 'weigths'], '--what "weigths" is not allowed; did you mean "weights"? Allowed: weights, data, rulings'],
    [
      ['--only', 'data.areas.Corl Sea'],
      '--only "data.areas.Corl Sea": no change has a path that begins so; did you mean "data.areas.Coral Sea"',
    ],
    [['--step', '0'], '--step "0" is not allowed; allowed: a part above 0 up to 1, such as 0.25 or 25%'],
    [['--metric', 'poc.fnal'], '--metric: "poc.fnal" is not measured here; did you mean "poc.final"?'],
  ])('%j', async (args, sentence) => {
    const { code, stdout, stderr } = await vitpHere(['sensitivity', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});
