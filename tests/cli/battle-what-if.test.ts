// `vitp battle --what-if`, interrupted and asked again from its JSON.
import { describe, expect, it } from 'vitest';
import type { BattleAnswer } from '../../src/analysis/battle.js';
import { interruptedHere, scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
const PRINTED = ['--json', '-', '--quiet'];
const LINE = 'Akagi, 22 AirFlot vs Lexington, 11 AF';
/** Solved itself, but not with all these: they are fought. */
const MANY = [LINE, '--what-if', 'add Hornet, Enterprise, Yorktown, Saratoga, Wasp, North Carolina'];

const whatIfOf = (json: string) => (JSON.parse(json) as BattleAnswer).whatIf!;
const again = async (name: string, json: string, ...more: string[]) =>
  (await vitpHere(['battle', folder.write(name, json), ...more, ...PRINTED])).stdout;

/** Ctrl-C after so many looks at the clock: the 40,000 battles take about 50 of them, and as many with the change. */
async function cutAfter(most: number, name: string) {
  const json = ['--workers', '1', '--json', `${folder.path}/${name}.json`];
  const fought = ['--what-if', 'add Hornet', '--method', 'monte-carlo', '--games', '40000'];
  let looks = 0;
  return interruptedHere(['battle', 'Akagi vs Lexington', ...fought, ...json], () => ++looks > most);
}

describe('the result of vitp battle --what-if', () => {
  it.each([
    // Where nobody names day or night, the changed fleets choose anew: words alone would not do.
    ['solved', ['Atago vs Houston', '--what-if', 'add Hornet', '--what-if', 'rounds 1']],
    [
      'fought, with fewer battles than the battle has',
      ['Akagi vs Lexington', '--what-if', 'add Hornet', '--method', 'monte-carlo'],
    ],
    ['solved, and fought with the change', MANY],
  ])('is asked again with its changes: %s', async (name, args) => {
    const { stdout } = await vitpHere(['battle', ...args, ...PRINTED]);
    expect(withoutRun(await again(`${name}.json`, stdout))).toBe(withoutRun(stdout));
  });

  it('takes options over the battle and over each change', async () => {
    const { stdout } = await vitpHere([
      'battle',
      'Akagi vs Lexington',
      '--prefer',
      'day',
      '--what-if',
      'add Hornet',
      ...PRINTED,
    ]);
    const typed = ['--rounds', '1', '--control', 'japan'];
    const fresh = await vitpHere([
      'battle',
      'Akagi vs Lexington',
      '--prefer',
      'day',
      ...typed,
      '--what-if',
      'add Hornet',
      ...PRINTED,
    ]);
    expect(whatIfOf(await again('options.json', stdout, ...typed))).toEqual(whatIfOf(fresh.stdout));
    expect(whatIfOf(await again('other.json', stdout, '--what-if', 'add Wasp')).changes).toEqual(['add Wasp']);
  });

  it('stands in scenario.json of a report, and the page says how it is asked', async () => {
    const out = `${folder.path}/report`;
    await vitpHere(['battle', 'Atago vs Houston', '--what-if', 'rounds 1', '--out', out, '--quiet']);
    expect(folder.read('report/report.html')).toContain('vitp battle scenario.json<');
    const { stdout } = await vitpHere(['battle', `${out}/scenario.json`, ...PRINTED]);
    expect(withoutRun(stdout)).toBe(withoutRun(folder.read('report/result.json')));
  });

  it('says what an interruption left of the changes, ends with 130, and is asked again as far as it came', async () => {
    const { code, stdout, stderr } = await cutAfter(80, 'cut');
    expect(code).toBe(130);
    const { partial, games, whatIf } = JSON.parse(folder.read('cut.json')) as BattleAnswer;
    expect([partial, games, whatIf!.partial]).toEqual([undefined, 40_000, true]);
    expect(whatIf!.games).toBeGreaterThan(0);
    expect(whatIf!.games).toBeLessThan(40_000);
    expect(stderr).toMatch(
      /Interrupted: [\d,]+ battles with each change are finished, and the answer counts these\.\n$/,
    );
    const text = stdout.replace(/\s+/g, ' ');
    expect(text).toMatch(
      / Interrupted: .* complete; what the changes change is counted over the [\d,]+ battles finished/,
    );
    expect(text).toContain('Method 40,000 games played; ');
    expect(text).toMatch(/What if: the same [\d,]+ battles \(a\)/);
    const { partial: _, ...complete } = whatIf!;
    expect(whatIfOf(await again('cut-again.json', folder.read('cut.json')))).toEqual(complete);
  });

  it('says of changes that were never fought that they are not known, and asks them in full again', async () => {
    const { code, stdout } = await cutAfter(20, 'none');
    expect(code).toBe(130);
    const { partial, games, whatIf } = JSON.parse(folder.read('none.json')) as BattleAnswer;
    expect([partial, whatIf!.partial, whatIf!.games]).toEqual([true, true, 0]);
    expect(stdout).toMatch(/What if: add Hornet\? Not known: it was interrupted/);
    expect(stdout).not.toMatch(/unknown share|0 battles|What if: add Hornet \(/);
    expect(whatIfOf(await again('none-again.json', folder.read('none.json'))).games).toBe(games);
  });
});

describe('a change that cannot be', () => {
  it.each([
    ['remove Akagi', 'Japan would have no ship or unit left; at least one is needed on each side'],
    ['add Akagi', 'Akagi is in the battle twice; a counter can be there once'],
    ['control nowhere', '"nowhere" is not a side; allowed: japan, allied or none'],
  ])('is named, and no place in a text that nobody wrote: %s', async (change, sentence) => {
    const { code, stderr } = await vitpHere(['battle', 'Akagi vs Lexington', '--what-if', change]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: `vitp: --what-if "${change}": ${sentence}\n` });
  });

  it('no more is --actual empty', async () => {
    const { code, stderr } = await vitpHere(['battle', 'Akagi vs Lexington', '--actual', ' ']);
    expect(code).toBe(2);
    expect(stderr).toContain('--actual: " " cannot be read; allowed: such as "japan lost 1');
  });
});
