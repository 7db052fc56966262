// A line for each game: the same games that the answer counts, whatever plays them.

import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../src/ai/default-player.js';
import type { SimulationScenario } from '../../src/analysis/experiments.js';
import { gameRows } from '../../src/analysis/game-rows.js';
import { readOpenings, readScenario, readTournament } from '../../src/node/read.js';
import { simulate } from '../../src/node/simulate.js';
import type { SimulateOptions, SimulationResult } from '../../src/simulate/options.js';
import { countsByName } from '../../src/stats/figure.js';

interface Table {
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly text: string;
  readonly result: SimulationResult;
}

async function told(scenario: SimulationScenario, options: SimulateOptions, seed = 'rows'): Promise<Table> {
  let columns: readonly string[] = [];
  let text = '';
  const job = { scenario, seed };
  const result = await simulate(job, {
    ...options,
    rows: {
      form(metrics) {
        const rows = gameRows(job, metrics);
        columns = rows.columns;
        return rows.form;
      },
      write: (lines) => {
        text += lines;
      },
    },
  });
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  return { columns, lines, text, result };
}

const game = (text = '') => readScenario(`kind: game\n${text}`, 'game.yaml').scenario;
const raid = (targets: string) => readScenario(`kind: raid\ntargets: ${targets}\n`, 'raid.yaml').scenario;

describe('a line for each game', () => {
  it('has what the tally counts, column by column', async () => {
    const { columns, lines, result } = await told(raid('spread'), { games: 50, workers: 1 });
    expect(columns.slice(0, 4)).toEqual(['seed', 'game', 'battleships.afloat', 'battleships.undamaged']);
    expect(columns.slice(2)).toEqual(result.metrics.map((m) => m.name));
    expect(lines.map((line) => line[1])).toEqual(Array.from({ length: 50 }, (_, k) => String(k)));
    const part = countsByName(result.metrics, result.tally);
    result.metrics.forEach((metric, k) => {
      const counts = Array.from(part(metric.name).counts);
      const values = counts.map((_, bin) => (metric.type === 'number' ? String(metric.min + bin) : metric.labels[bin]));
      expect(values.map((value) => lines.filter((line) => line[k + 2] === value).length)).toEqual(counts);
    });
  });

  it('has the same bytes from any first game on, and leaves the tally as it is', async () => {
    const one = await told(raid('spread'), { games: 300, workers: 1, chunkSize: 7 });
    const rest = await told(raid('spread'), { games: 100, first: 200, workers: 1 });
    expect(one.text.endsWith(rest.text)).toBe(true);
    const plain = await simulate({ scenario: raid('spread'), seed: 'rows' }, { games: 300, workers: 1 });
    expect(plain.tally).toEqual(one.result.tally);
  });

  it('tells rules and players of whole games, and each scenario of a comparison by its letter', async () => {
    const scenarios = [
      game(),
      game('rules: [second-edition, nine-turn]\nplayers: {japan: random, allied: standard}\n'),
    ];
    const { columns, lines } = await told(
      { kind: 'comparison', scenarios, metrics: ['poc.final'] },
      { games: 1, workers: 1 },
      'a=b',
    );
    expect(columns.slice(0, 8)).toEqual([
      'seed',
      'game',
      'scenario',
      'rules',
      'japan',
      'allied',
      'winner',
      'poc.final',
    ]);
    expect(lines.map((line) => line.slice(0, 6))).toEqual([
      ['a=b', '0', 'a', 'second-edition', DEFAULT_PLAYER, DEFAULT_PLAYER],
      ['a=b', '0', 'b', 'second-edition nine-turn', 'random', 'standard'],
    ]);
    // The ninth turn is a column of its own, empty where there is none.
    const ninth = columns.indexOf('poc.turn.9');
    expect(lines.map((line) => line[ninth] === '')).toEqual([true, false]);
    expect(lines.every((line) => line.length === columns.length)).toBe(true);
    expect(columns.some((name) => name.startsWith('b-a'))).toBe(false);
  });

  it('has a line for each pairing', async () => {
    const text = 'kind: tournament\njapan: [random, standard]\nallied: [random]\n';
    const cup = await told(readTournament(text, 'cup.yaml').scenario, { games: 1, workers: 1 });
    expect(cup.columns).toEqual(['seed', 'game', 'rules', 'japan', 'allied', 'winner', 'poc.final']);
    expect(cup.lines.map((line) => line.slice(3, 5))).toEqual([
      ['random', 'random'],
      ['standard', 'random'],
    ]);
    const { scenario } = readOpenings('kind: openings\njapan: [random]\nallied: [random]\n', 'mine.yaml');
    expect((await told(scenario, { games: 1, workers: 1 })).columns).toEqual(cup.columns);
  });

  it('refuses a ranking, and does not tell the luck that is counted beside the score', async () => {
    const scenarios = [raid('spread'), raid('focus')] as never;
    const ranking = { kind: 'ranking', scenarios, figure: { metric: 'battleships.afloat' } } as never;
    expect(() => gameRows({ scenario: ranking, seed: 'x' }, [])).toThrow('--games-csv does not go with --rank');
    const { columns } = await told({ kind: 'controlled', game: game() as never }, { games: 1, workers: 1 });
    expect(columns.at(-1)).toBe('rounds.bounded');
  });
});
