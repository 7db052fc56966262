// A row of a sweep is what its scenario is in a file of its own: what nobody wrote follows from the values of the row.
import { describe, expect, it } from 'vitest';
import type { RunControls } from '../../src/analysis/controls.js';
import { createExperiment } from '../../src/analysis/experiments.js';
import { rerunSweep } from '../../src/analysis/sweep/answer-sweep.js';
import { sweptScenarios } from '../../src/analysis/sweep/swept-scenarios.js';
import { answerSweep, describeRun, readScenario, readSweep } from '../../src/index.js';
import { simulateWith } from '../../src/simulate/runner.js';
import { NO_THREADS } from '../../src/simulate/threads.js';

const FIGHT = 'kind: battle\nrounds: 1\n';
const UNITS = `${FIGHT}japan: {units: [Akagi]}\nallied: {units: [Lexington]}\n`;
const CRUISER = `${FIGHT}japan: {units: [Atago]}\nallied: {units: [Lexington]}\n`;

/** The scenario that is varied, what is swept, and each row in a file of its own. */
const CASES: Readonly<Record<string, readonly [base: string, sweep: string, alone: readonly string[]]>> = {
  'factors of a counter, which a fight takes from the board': [
    UNITS,
    'data.ships.Akagi.factors: ["146+4", "146+9", "1461"]',
    ['146+4', '146+9', '1461'].map((factors) => `${UNITS}data: {ships: {Akagi: {factors: "${factors}"}}}\n`),
  ],
  'units, from which the wish for day or night follows (7.3)': [
    `${FIGHT}japan: {units: [Yamato]}\nallied: {units: [Lexington]}\n`,
    'allied.units: [[Lexington], [Iowa], [Washington]]',
    ['Lexington', 'Iowa', 'Washington'].map((ship) => `${FIGHT}japan: {units: [Yamato]}\nallied: {units: [${ship}]}\n`),
  ],
  'areas, from which control follows (7.31)': [
    `${CRUISER}area: Marshall Islands\n`,
    'area: [Coral Sea, Marshall Islands]',
    ['Coral Sea', 'Marshall Islands'].map((area) => `${CRUISER}area: ${area}\n`),
  ],
  'control of an area on the board': [
    `${CRUISER}area: Coral Sea\n`,
    'data.areas.Coral Sea.control: [japan, allied]',
    ['japan', 'allied'].map((side) => `${CRUISER}area: Coral Sea\ndata: {areas: {Coral Sea: {control: ${side}}}}\n`),
  ],
  'raid forces of a raid that names no targets': [
    'kind: raid\n',
    'raidForce: [[Akagi], [Kaga], [Akagi, Kaga]]',
    ['[Akagi]', '[Kaga]', '[Akagi, Kaga]'].map((force) => `kind: raid\nraidForce: ${force}\n`),
  ],
  'rules that keep carriers of the usual raid force at home': [
    'kind: raid\ntargets: spread\n',
    'rules: [menzel, pearl-harbor, second-edition]',
    ['menzel', 'pearl-harbor', 'second-edition'].map((rules) => `kind: raid\ntargets: spread\nrules: ${rules}\n`),
  ],
  'doctrines, from which weights follow, and a weight': [
    'kind: game\nplayers: {japan: tuned}\n',
    'players.japan.doctrine: [tuned, standard]\n  players.japan.weights.fear: [0.25, 0.5]',
    ['tuned', 'standard'].flatMap((doctrine) =>
      [0.25, 0.5].map((fear) => `kind: game\nplayers: {japan: {doctrine: ${doctrine}, weights: {fear: ${fear}}}}\n`),
    ),
  ],
  'whole seats and a weight of each': [
    'kind: game\n',
    'players.allied.weights.fear: [0.25]\n  players.allied: [tuned, learned-fast-5]',
    ['doctrine: tuned', 'player: learned-fast-5'].map(
      (seat) => `kind: game\nplayers: {allied: {${seat}, weights: {fear: 0.25}}}\n`,
    ),
  ],
};

describe('a row of a sweep is its scenario alone', () => {
  it.each(Object.entries(CASES))('%s', (_, [base, sweep, alone]) => {
    const { cells } = readSweep(`${base}sweep:\n  ${sweep}\n`, 'sweep.yaml');
    expect(cells.map(({ scenario }) => scenario)).toEqual(
      alone.map((text) => readScenario(text, 'alone.yaml').scenario),
    );
  });

  it('changes one target of the usual raid, and leaves the others', () => {
    const { cells } = readSweep('kind: raid\nsweep: {targets.round1.Akagi: [Arizona]}\n', 'sweep.yaml');
    const { scenario } = readScenario('kind: raid\n', 'alone.yaml', { kinds: ['raid'] });
    const { round1, round2 } = scenario.targets;
    expect(cells[0]!.scenario).toEqual({
      ...scenario,
      targets: { round1: { ...(round1 as object), Akagi: 'Arizona' }, round2 },
    });
  });

  it.each([0, 1, 2, 4, 5])('also when its answer is asked again (%i)', async (k) => {
    const [base, sweep] = Object.values(CASES)[k]!;
    const read = readSweep(`${base}sweep:\n  ${sweep}\n`, 'sweep.yaml');
    const answer = (await answerSweep({ kind: 'sweep', sweep: read, games: 2 }, controls))!;
    const written = JSON.parse(JSON.stringify(answer));
    expect(rerunSweep(written, 'result.json')!.sweep.cells).toEqual(read.cells);
    expect(sweptScenarios(written)).toEqual(read.cells.map(({ scenario }) => scenario));
  });

  it('says at the value of the sweep what is wrong with what follows from it', () => {
    const text = 'kind: raid\ntargets: {round1: {Zuiho: Nevada}}\nsweep: {rules: [nt1, menzel]}\n';
    expect(() => readSweep(text, 'sweep.yaml')).toThrow(/^sweep\.yaml:2:/);
    const early = 'kind: raid\nsweep: {data.raidSpeed: [5, 9]}\n';
    expect(() => readSweep(early, 'early.yaml')).toThrow(/^early\.yaml:2:/);
  });
});

const controls: RunControls = {
  simulate: (job, options) => simulateWith(createExperiment, NO_THREADS, job, { ...options, workers: 0 }),
  describeRun,
  signal: new AbortController().signal,
  onProgress: () => {},
};
