// `vitp sweep`: a grid over values of a scenario, resumed where it was stopped.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { interruptedHere, numbersOf, resultOf, scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
const kept = join(folder.path, 'kept');
const grid = folder.write(
  'grid.yaml',
  'kind: raid\nsweep:\n  targets: [spread, focus, damage]\n  rules: [second-edition, pearl-harbor]\nmetrics: [battleships.sunk, ship.Nevada.fate.sunk]\n',
);
const sweep = async (...args: string[]) => {
  const ended = await vitpHere(['sweep', ...args, '--checkpoint', kept]);
  expect(ended.code).toBe(0);
  return ended;
};

describe('vitp sweep', () => {
  it('answers every combination as its scenario is answered alone', async () => {
    const { stdout } = await sweep(grid, '--games', '300', '--json', '-', '--quiet');
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ schema: 'vitp-sweep/1', games: 300, seed: 'sweep' });
    expect(result.cells.map((c: { values: object }) => Object.values(c.values).join())).toEqual([
      'spread,second-edition',
      'spread,pearl-harbor',
      'focus,second-edition',
      'focus,pearl-harbor',
      'damage,second-edition',
      'damage,pearl-harbor',
    ]);
    const alone = folder.write('alone.yaml', 'kind: raid\ntargets: focus\nrules: pearl-harbor\n');
    const raid = await vitpHere(['raid', alone, '--games', '300', '--seed', 'sweep', '--json', '-', '--quiet']);
    const { mean, ci95 } = numbersOf(resultOf(raid.stdout), 'battleships.sunk');
    expect(result.cells[3].figures['battleships.sunk']).toEqual({ value: mean, ci95 });
    expect(result.cells[3].figures['ship.Nevada.fate.sunk'].value).toBeGreaterThan(0.5);
  });

  it('keeps what is finished, and plays only what is not, with the same bytes', async () => {
    const first = await sweep(grid, '--games', '300', '--json', '-');
    expect(first.stderr).toBe(
      `Going on after 300 games that are kept in ${kept}.\n6 of 6 combinations were there already.\n`,
    );
    const wider = folder.write('wider.yaml', folder.read('grid.yaml').replace('spread,', 'spread, kills,'));
    const second = await sweep(wider, '--games', '300', '--json', '-');
    expect(second.stderr).toContain('6 of 8 combinations were there already.');
    const none = await vitpHere(['sweep', wider, '--games', '300', '--json', '-', '--no-checkpoint']);
    expect(none.stderr).toBe('');
    expect(withoutRun(none.stdout)).toBe(withoutRun(second.stdout));
    const again = await sweep(folder.write('sweep.json', first.stdout), '--json', '-');
    expect(withoutRun(again.stdout)).toBe(withoutRun(first.stdout));
  });

  it('goes on after Ctrl-C', async () => {
    const own = join(folder.path, 'interrupted');
    const long = folder.write('long.yaml', 'kind: raid\nsweep: {targets: [spread, focus, bottom-first, kills]}\n');
    const args = ['sweep', long, '--games', '4000', '--checkpoint', own, '--workers', '1'];
    const stopped = await interruptedHere(
      [...args, '--quiet'],
      () => existsSync(own) && readdirSync(own).some((name) => name.endsWith('.json')),
    );
    expect(stopped.code).toBe(130);
    expect(stopped.stderr).toContain('Interrupted: 1 of 4 combinations are finished.');
    expect(stopped.stderr).toContain(`The same command goes on from ${own}.`);
    const { stderr, stdout } = await vitpHere(args);
    expect(stderr).toContain(`Going on after 4,000 games that are kept in ${own}.\n`);
    expect(stderr).toContain('1 of 4 combinations were there already.');
    expect(stdout).toMatch(/^kills +\d/m);
  });

  it('writes a table, pictures and a report', async () => {
    const out = join(folder.path, 'report');
    await sweep(grid, '--games', '300', '--out', out);
    expect(readdirSync(out).filter((name) => !name.endsWith('.vl.json'))).toEqual([
      'battleships-sunk.svg',
      'report.html',
      'result.json',
      'ship-nevada-fate-sunk.svg',
      'sweep.csv',
    ]);
    const [head, row] = folder.read('report/sweep.csv').split('\n');
    expect(head).toBe(
      'targets,rules,games,battleships.sunk,battleships.sunk low,battleships.sunk high,ship.Nevada.fate.sunk,ship.Nevada.fate.sunk low,ship.Nevada.fate.sunk high',
    );
    expect(row).toMatch(/^spread,second-edition,300,\d\.\d+,/);
  });

  it.each([
    ['{targtes: [spread]}', '2:9: "targtes" is no path of this scenario; did you mean "targets"?'],
    ['{raidForce: Akagi}', '2:20: the values of a path are a list with one value or more, not "Akagi"'],
    ['{targets: [spread, focsu]}', '2:27: "focsu" is not a plan'],
    ['{data.areas.U.S. Mandat.poc.japan: [1]}', 'did you mean "data.areas.U.S. Mandate.poc.japan"?'],
    ['{data.ships.Akagi.factors: [146+4, 46]}', '2:43: "46" cannot be read as factors'],
    ['[spread]', '2:8: sweep is a list; allowed: a map from paths'],
  ])('sweep: %s', async (text, sentence) => {
    const file = folder.write('wrong.yaml', `kind: raid\nsweep: ${text}\n`);
    const { code, stdout, stderr } = await vitpHere(['sweep', file]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`wrong.yaml:${sentence.startsWith('2') ? sentence : '2:9: '}`);
    expect(stderr).toContain(sentence);
  });

  it('tells the weights of doctrines by path', async () => {
    const file = folder.write('fear.yaml', 'kind: game\nsweep: {players.japan.weight.fear: [0.1]}\n');
    expect((await vitpHere(['sweep', file])).stderr).toContain('did you mean "players.japan.weights.fear"?');
    const bad = folder.write('bad.yaml', 'kind: game\nsweep: {players.japan.weights.fear: [0.1, -1]}\n');
    expect((await vitpHere(['sweep', bad])).stderr).toContain('bad.yaml:2:43: -1 is not a value of fear');
  });
});
