// The tuned doctrines are better than what they were made from, on dice they were not tuned with, and the game keeps its shape.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileBoard, SIDES, STANDARD_BOARD } from '../../src/board/index.js';
import { tallyOffsets } from '../../src/game/experiment.js';
import { STANDARD_GAME } from '../../src/players/game-scenario.js';
import { doctrineNames } from '../../src/players/heuristic/doctrine.js';
import { Match } from '../../src/players/match.js';
import { namedSeat } from '../../src/players/seat.js';
import { countsOf } from '../../src/report/tournament-result.js';
import { gainsOf } from '../../src/report/tuning-result.js';
import { resolveRules } from '../../src/rules/index.js';
import { createExperiment } from '../../src/simulate/experiments.js';
import type { TournamentScenario } from '../../src/simulate/tournament.js';

const GAMES = 40;
/** Games for the comparison with the standard doctrine, whose error must be small against what is gained. */
const COMPARED = 300;

describe.each(SIDES)('the tuned doctrine of %s', (side) => {
  it('says how it was made', () => {
    const { provenance } = parse(readFileSync(`src/players/doctrines/${side}/tuned.yaml`, 'utf8'));
    expect(provenance['made by']).toMatch(/^vitp tune \d/);
    expect(provenance.against.length).toBeGreaterThan(3);
    expect(provenance.validation.seed).not.toBe(provenance.seed);
    expect(provenance['gain over the start by generation'].split(', ')).toHaveLength(provenance.generations);
  });

  it('does better than the standard one over all that come with the package, for certain', () => {
    const { rules, rulings, data } = STANDARD_GAME;
    const other = side === 'japan' ? 'allied' : 'japan';
    const names = doctrineNames(other);
    const own = ['standard', 'tuned'].map((name) => namedSeat(side, name)!);
    const others = names.map((name) => namedSeat(other, name)!);
    const [japan, allied] = side === 'japan' ? [own, others] : [others, own];
    const field: TournamentScenario = { kind: 'tournament', rules, rulings, data, japan, allied, compared: true };
    const experiment = createExperiment(field, 'neither tuned nor validated with');
    const tally = new Float64Array(tallyOffsets(experiment.metrics).at(-1)!);
    experiment.run(0, COMPARED, tally);
    const [all] = gainsOf(side, countsOf(side, experiment.metrics, tally), names);
    expect(all!.poc.gain - 3 * all!.poc.se).toBeGreaterThan(0);
  });
});

describe('games between the tuned doctrines', () => {
  it('begin with Japan 7 ahead, rise to the middle and fall from turn 6', () => {
    const match = new Match(compileBoard(STANDARD_BOARD), resolveRules(), { japan: 'tuned', allied: 'tuned' }, 'shape');
    const sums = new Array<number>(9).fill(0);
    const first = new Map<number, number>();
    for (let game = 0; game < 2 * GAMES; game++) {
      match.play(game, {
        turnEnded({ turn, poc }) {
          sums[turn]! += poc;
          if (turn === 1) first.set(poc, (first.get(poc) ?? 0) + 1);
        },
      });
    }
    const [mode] = [...first].sort((a, b) => b[1] - a[1])[0]!;
    expect(mode).toBe(7);
    for (const turn of [2, 3]) expect(sums[turn]!).toBeGreaterThan(sums[turn - 1]!);
    for (const turn of [6, 7, 8]) expect(sums[turn]!).toBeLessThan(sums[turn - 1]!);
  });
});
