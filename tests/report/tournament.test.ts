// Tables, pictures and sentences of tournaments and tunings, from made-up games.

import { describe, expect, it } from 'vitest';
import { namedSeat, type Seat } from '../../src/ai/seat.js';
import type { SeatNames } from '../../src/analysis/tournament/pairing-names.js';
import { seatLabels } from '../../src/analysis/tournament/seat-labels.js';
import { type TournamentScenario, tournamentExperiment } from '../../src/analysis/tournament/tournament-experiment.js';
import { countsOf, makeTournament, type TournamentResult } from '../../src/analysis/tournament/tournament-result.js';
import { gainsOf, stretchesOf } from '../../src/analysis/tuning/tuning-result.js';
import { describeRun } from '../../src/node/machine.js';
import {
  cycleNotes,
  pocTable,
  seatsOf,
  tournamentBlocks,
  winTable,
} from '../../src/report/blocks/blocks-tournament.js';
import { tournamentCsv } from '../../src/report/csv/tournament-csv.js';
import { picturesOf } from '../../src/report/pictures/index.js';
import { renderTerminal } from '../../src/report/show.js';
import type { Metric, Tally } from '../../src/stats/experiment.js';
import { tallyOffsets } from '../../src/stats/experiment.js';

const standard = namedSeat('japan', 'standard') as Seat;
const GAMES = 40;

/** A tournament whose pairings score what a table says, give or take what the dice of the game bring. */
function played(scores: readonly (readonly number[])[]): {
  scenario: TournamentScenario;
  metrics: readonly Metric[];
  tally: Tally;
} {
  const metrics: readonly Metric[] = [
    { type: 'label', name: 'winner', labels: ['japan', 'allied', 'tie'] },
    { type: 'number', name: 'poc.final', min: -29, max: 29 },
  ];
  let cell = 0;
  const flat = scores.flat();
  const scenario: TournamentScenario = {
    kind: 'tournament',
    rules: ['second-edition'],
    rulings: {},
    data: null,
    japan: scores.map(() => standard),
    allied: scores[0]!.map(() => standard),
    compared: true,
  };
  const experiment = tournamentExperiment(scenario, () => {
    const mean = flat[cell++]!;
    return {
      metrics,
      run(first, count, tally) {
        for (let game = first; game < first + count; game++) {
          const score = mean + ((game * 7) % 5) - 2;
          tally[score > 0 ? 0 : score < 0 ? 1 : 2]!++;
          tally[3 + 29 + score]!++;
        }
      },
    };
  });
  const tally = new Float64Array(tallyOffsets(experiment.metrics).at(-1)!);
  experiment.run(0, GAMES, tally);
  return { scenario, metrics: experiment.metrics, tally };
}

function tournament(scores: readonly (readonly number[])[], names: SeatNames): TournamentResult {
  const { scenario, metrics, tally } = played(scores);
  const { kind, rules, rulings, japan, allied, data } = scenario;
  const config = { kind, method: 'monte-carlo', rules, rulings, japan, allied, data };
  const parts = { config, seed: 's', games: GAMES, metrics, tally, run: describeRun({ workers: 0, seconds: 1 }) };
  return makeTournament(parts, scenario, names);
}

const PENNIES = tournament(
  [
    [6, -6, 1],
    [-6, 6, 1],
    [-9, -9, -9],
  ],
  { japan: ['even', 'odd', 'lost'], allied: ['heads', 'tails', 'edge'] },
);

describe('a tournament', () => {
  it('ranks and pairs, best first on both sides', () => {
    expect(PENNIES.tournament.japan.ranking.map((s) => [s.seat, Math.round(3 * s.poc.mean)])).toEqual([
      ['even', 1],
      ['odd', 1],
      ['lost', -27],
    ]);
    expect(PENNIES.tournament.japan.ranking[0]!.better).toEqual(['lost']);
    expect(PENNIES.tournament.allied.ranking.map((s) => s.seat)).toEqual(['heads', 'tails', 'edge']);
    const poc = pocTable(PENNIES, seatsOf(PENNIES));
    expect(poc.japan.map((a) => poc.allied.map((x) => poc.cell(a, x).value))).toEqual([
      [6, -6, 1],
      [-6, 6, 1],
      [-9, -9, -9],
    ]);
    expect(winTable(PENNIES, seatsOf(PENNIES)).cell('even', 'heads').value).toBe(1);
    // 1 give or take 2: -1, 0, 1, 2, 3 equally often.
    expect(winTable(PENNIES, seatsOf(PENNIES)).cell('odd', 'edge').value).toBe(0.6);
  });

  it('tells the cycles, and that there are none', () => {
    const [majority, replies] = cycleNotes(PENNIES);
    expect(majority).toMatch(/none\.$/);
    expect(replies).toMatch(
      /Japan even is answered by tails, that by Japan odd, that by heads, and that by even \(at least 12\.0 POC each step\)\./,
    );
    const turns = tournament(
      [
        [3, 1, 2],
        [2, 3, 1],
        [1, 2, 3],
      ],
      { japan: ['p', 'q', 'r'], allied: ['x', 'y', 'z'] },
    );
    expect(cycleNotes(turns)[0]).toMatch(/Japan: p > q > r > p\./);
    const order = tournament([[3], [1]], { japan: ['p', 'q'], allied: ['x'] });
    expect(cycleNotes(order).filter((note) => note.endsWith('none.'))).toHaveLength(2);
  });

  it('numbers the columns where their names are too long for a line', () => {
    const names = ['one', 'two', 'three'].map((n) => `a doctrine with a long name, ${n}`);
    const wide = tournament([[1, 2, 3]], { japan: ['p'], allied: names });
    const [first] = tournamentBlocks(wide);
    expect(first).toMatchObject({ columns: ['1', '2', '3'] });
    expect((first as { note: string }).note).toContain('1 a doctrine with a long name, one, 2 a doctrine');
    const long = renderTerminal(wide, { color: false, width: 80 }).split('\n');
    expect(long.filter((line) => line.length > 100)).toEqual([]);
    expect(renderTerminal(PENNIES, { color: false })).toMatch(/1 even +0\.3 ±\d/);
  });

  it('has heat maps with a cell for each pairing', () => {
    const pictures = picturesOf(PENNIES);
    expect(pictures.map((p) => p.name)).toEqual(['pairings-poc', 'pairings-wins', 'ranking-japan', 'ranking-allied']);
    const { values } = pictures[0]!.spec.data as { values: { text: string; opacity: number; colour: string }[] };
    expect(values).toHaveLength(9);
    expect(values[0]).toMatchObject({ down: 'even', across: 'heads', text: '6.0' });
    expect(values[0]!.colour).not.toBe(values[1]!.colour);
    expect(Math.max(...values.map((v) => v.opacity))).toBe(1);
  });

  it('has every comparison in its CSV, quoted where it must be', () => {
    const csv = tournamentCsv(tournament([[3], [1]], { japan: ['p, the first', 'q'], allied: ['x'] }));
    expect(csv['comparisons.csv']!.split('\n')[1]).toMatch(/^japan,"p, the first",q,2,0,/);
    expect(csv['ranking.csv']!.split('\n')).toHaveLength(1 + 3 + 1);
  });
});

describe('names of seats', () => {
  it('are never alike', () => {
    expect(seatLabels('japan', [standard, { player: 'random' }, standard])).toEqual([
      'standard',
      'random',
      'standard (2)',
    ]);
  });
});

describe('the gains of a tuning', () => {
  it('are in favour of the side', () => {
    const japan = played([
      [1, -2],
      [3, -1],
    ]);
    const [all, first, second] = gainsOf('japan', countsOf('japan', japan.metrics, japan.tally), ['x', 'y']);
    expect(all).toMatchObject({ opponent: null, poc: { gain: 1.5, se: 0 } });
    expect(first).toMatchObject({ opponent: 'x', poc: { gain: 2 } });
    expect(second).toMatchObject({ opponent: 'y', poc: { gain: 1 } });
    expect(first!.wins.gain).toBeCloseTo(0.4, 12);
    const allied = played([
      [1, -3],
      [2, 2],
    ]);
    const gains = gainsOf('allied', countsOf('allied', allied.metrics, allied.tally), ['x', 'y']);
    expect(gains.map((g) => g.poc.gain)).toEqual([2, 4, 0]);
    expect(gains[1]!.wins.gain).toBeCloseTo(0.8, 12);
  });

  it('are averaged over stretches of the curve', () => {
    const curve = Array.from({ length: 25 }, (_, k) => ({
      generation: k + 1,
      start: 1,
      centre: 1 + k,
      best: 0,
      sigma: 1,
    }));
    const stretches = stretchesOf(curve);
    expect(stretches).toHaveLength(8);
    // 0, 1 and 2: their standard deviation is 1, and Student's factor with two degrees of freedom 4.3027.
    expect(stretches[0]).toMatchObject({ last: 3, gain: 1 });
    expect(stretches[0]!.ci95[0]).toBeCloseTo(1 - 4.3027 / Math.sqrt(3), 4);
    expect(stretches[0]!.ci95[1]).toBeCloseTo(1 + 4.3027 / Math.sqrt(3), 4);
    // The generation that is left over goes with the last three.
    expect(stretches.at(-1)).toMatchObject({ last: 25, gain: 22.5 });
    expect(stretchesOf(curve.slice(0, 1))).toEqual([{ last: 1, gain: 0, ci95: [0, 0] }]);
    expect(stretchesOf([])).toEqual([]);
  });
});
