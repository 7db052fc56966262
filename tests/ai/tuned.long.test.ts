// The tuned doctrines are better than what they were made from, on dice they were not tuned with.
import { describe, expect, it } from 'vitest';
import { doctrineNames } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { namedSeat } from '../../src/ai/seat.js';
import { createExperiment } from '../../src/analysis/experiments.js';
import type { TournamentScenario } from '../../src/analysis/tournament/tournament-experiment.js';
import { countsOf } from '../../src/analysis/tournament/tournament-result.js';
import { gainsOf } from '../../src/analysis/tuning/tuning-result.js';
import { SIDES } from '../../src/board/index.js';
import { tallyOffsets } from '../../src/stats/experiment.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';

/** Games for the comparison with the standard doctrine, whose error must be small against what is gained. */
const COMPARED = 300;

describe.each(SIDES)('the tuned doctrine of %s', (side) => {
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
