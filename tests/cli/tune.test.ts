// `vitp tune` as a player types it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultDoctrine } from '../../src/ai/heuristic/doctrine/doctrine.js';
import type { TuningResult } from '../../src/analysis/tuning/tuning-result.js';
import { readDoctrine, readTuning } from '../../src/node/read.js';
import { sized } from '../size.js';
import { interruptedHere, scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
const TUNED = defaultDoctrine('japan');
const dir = (name: string) => join(folder.path, name);
/** A small tuning: a few seconds. */
const SMALL = [
  ...['tune', 'japan', '--against', 'standard', '--others', 'none', '--weights', 'fear,attackChance'],
  ...['--games', '2', '--candidates', '4', '--validation-games', '6', '--workers', '1'],
];
const tune = (out: string, ...more: string[]) => vitpHere([...SMALL, '--out', dir(out), ...more]);

describe('vitp tune', () => {
  it('writes a doctrine that can be played, with its provenance, and a report', async () => {
    const generations = sized(2, 4);
    const { code, stdout } = await tune('whole', '--generations', String(generations), '--name', 'sharper');
    expect(code).toBe(0);
    expect(stdout).toMatch(/Tuned +tuned of Japan, 2 weights/);
    expect(stdout).toMatch(/Gain against the opponents of the tuning, on new dice/);
    expect(stdout).toMatch(/No opponent was kept for the validation/);
    expect(readdirSync(dir('whole'))).toEqual(
      expect.arrayContaining(['checkpoint', 'objective.svg', 'report.html', 'result.json', 'sharper.yaml']),
    );
    const text = folder.read('whole/sharper.yaml');
    const doctrine = readDoctrine(text, dir('whole/sharper.yaml'));
    const { tuning, seed, config } = JSON.parse(folder.read('whole/result.json')) as TuningResult;
    expect(doctrine).toMatchObject({ name: 'sharper', side: 'japan', weights: tuning.tuned.weights });
    expect(tuning.weights.map((w) => [w.name, w.from])).toEqual([
      ['fear', TUNED.weights.fear],
      ['attackChance', TUNED.weights.attackChance],
    ]);
    // Nothing else changed.
    const { fear, attackChance } = tuning.tuned.weights;
    expect(tuning.tuned.weights).toEqual({ ...TUNED.weights, fear, attackChance });
    expect(tuning.curve).toHaveLength(generations);
    // The first centre is the start itself: on the same dice there is no difference.
    expect(tuning.curve[0]!.centre).toBe(tuning.curve[0]!.start);
    expect(tuning.validation.against.map((g) => g.opponent)).toEqual([null, 'standard']);
    expect(tuning.validation.seed).not.toBe(seed);
    for (const line of [
      'made by: vitp tune',
      'from: tuned',
      'seed: self-play',
      `generations: ${generations}`,
      'validation:',
    ]) {
      expect(text).toContain(line);
    }
    expect(config).toMatchObject({ kind: 'tune', side: 'japan', weights: ['fear', 'attackChance'], objective: 'poc' });
  });

  it('leaves off at Ctrl-C where it can be resumed, and goes on to the same bytes', async () => {
    const kept = dir('bent/checkpoint');
    const { code, stderr } = await interruptedHere(
      [...SMALL, '--out', dir('bent'), '--generations', '100000'],
      () => existsSync(kept) && readdirSync(kept).some((name) => name.endsWith('.json')),
    );
    expect(code).toBe(130);
    expect(stderr).toContain(
      'Interrupted after generation 1 of 100000: no doctrine is written yet. With --generations 1 the same command validates and writes what is found so far.\n',
    );
    expect(stderr).toContain(`The same command goes on from ${kept}.`);
    expect(readdirSync(dir('bent'))).toEqual(['checkpoint']);
    const soFar = await vitpHere([...SMALL, '--out', dir('bent'), '--generations', '1', '--json', '-']);
    expect(JSON.parse(soFar.stdout).tuning.curve).toHaveLength(1);
    expect(readdirSync(dir('bent'))).toContain('my-tuned.yaml');
    const goal = String(sized(2, 4));
    const longer = await tune('bent', '--generations', goal);
    expect(longer.stderr).toBe(`Going on after 2 games that are kept in ${kept}.\n`);
    await tune('straight', '--generations', goal);
    expect(folder.read('bent/my-tuned.yaml')).toBe(folder.read('straight/my-tuned.yaml'));
    expect(withoutRun(folder.read('bent/result.json'))).toBe(withoutRun(folder.read('straight/result.json')));
    // And so does the result fed back, in the long suite in threads of its own.
    const workers = String(sized(1, 2));
    const again = await vitpHere(['tune', dir('straight/result.json'), '--out', dir('again'), '--workers', workers]);
    expect(again.code).toBe(0);
    expect(withoutRun(folder.read('again/result.json'))).toBe(withoutRun(folder.read('straight/result.json')));
  });

  it('says what is wrong', async () => {
    const wrong = async (...args: string[]) => {
      const { code, stdout, stderr } = await vitpHere(['tune', ...args]);
      expect([code, stdout]).toEqual([2, '']);
      return stderr;
    };
    expect(await wrong('japan', '--weights', 'faer')).toMatch(/--weights: "faer" is not a weight; did you mean "fear"/);
    expect(await wrong('japan', '--objective', 'win')).toMatch(
      /--objective: "win" is not an objective; did you mean "wins"/,
    );
    expect(await wrong('japan', '--against', 'standrad')).toMatch(/did you mean "standard"/);
    expect(await wrong('japan', '--from', 'random')).toMatch(/the random player has no weights to tune/);
    expect(await wrong('japan', '--name', 'a/b')).toMatch(
      /^vitp: --name: "a\/b" is not a name for a doctrine; allowed: /,
    );
    expect(await wrong('nowhere')).toMatch(
      /cannot read nowhere: there is no such file; allowed: japan, allied, or a file/,
    );
    const file = folder.write('mine.yaml', 'kind: tune\nside: japan\nweights: [fear, fcus]\ngenerations: 0\n');
    const stderr = await wrong(file);
    expect(stderr).toMatch(/mine\.yaml:3:17: "fcus" is not a weight; did you mean "focus"\?/);
    expect(stderr).toMatch(/mine\.yaml:4:14: 0 is not a number of generations/);
  });
});

describe('a tuning file', () => {
  it('is completed', () => {
    const { scenario } = readTuning('{kind: tune, side: allied, weights: [areas, fear]}', 'mine.yaml');
    expect(scenario).toMatchObject({ name: 'my-tuned', objective: 'poc', games: 30, generations: 60, rulings: {} });
    expect(scenario.from.doctrine).toBe('tuned');
    expect(scenario.weights).toHaveLength(14);
    // 4 + ⌊3 ln 14⌋
    expect(scenario.candidates).toBe(11);
    const doctrines = [...scenario.against, ...scenario.others].map((s) => s.player === 'heuristic' && s.doctrine);
    expect(new Set(doctrines).size).toBe(doctrines.length);
    expect(doctrines).toContain('standard');
  });
});
