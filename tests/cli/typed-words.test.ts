// Numbers, rules, moments and damage in the forms that players type them, beside those of the tables of phrases.
import { describe, expect, it } from 'vitest';
import { readForce } from '../../src/battle/question/typed/force.js';
import { parseActual } from '../../src/cli/options/actual.js';
import { readMoment } from '../../src/records/moment.js';
import { ruleNamed } from '../../src/rules/index.js';
import { wholeNumber } from '../../src/text/whole-number.js';
import { vitpHere } from './vitp.js';

describe('what players type', () => {
  it.each([
    ['10,000', 10_000],
    ['1,000,000', 1_000_000],
    ['10 000', 10_000],
    ['20k', 20_000],
    ['1.5M', 1_500_000],
    ['1_000', 1000],
    ['1e6', 1_000_000],
  ])('--games %s', (text, number) => {
    expect(wholeNumber('--games', text, 1)).toBe(number);
  });

  it.each(['1,00', '10,0000', 'k', '1.2345k', '-1', ''])('--games %j is refused', (text) => {
    expect(() => wholeNumber('--games', text, 1)).toThrow('allowed: a whole number of 1 or more, such as 1000000');
  });

  it.each(['1e99', '9007199254740993'])('--games %s is refused with the most that is allowed', (text) => {
    expect(() => wholeNumber('--games', text, 1)).toThrow('a whole number from 1 to 9007199254740991, such as');
  });

  it.each([
    ['rule 20', 'pearl-harbor'],
    ['19', 'nine-turn'],
    ['optional rule 23', 'task-forces'],
    ['2b', 'adjustment-2b'],
    ['Adj. 4a', 'adjustment-4a'],
    ['adjustment 6', 'adjustment-6'],
    ['rule 99', undefined],
    ['9z', undefined],
  ])('rule %s', (text, name) => {
    expect(ruleNamed(text)).toBe(name);
  });

  it('damage in short, counts without commas, moments with spaces', () => {
    for (const text of ['Yamato d3', 'Yamato -3', 'Yamato (d3)', 'Yamato (-3)', 'Yamato dmg 3'])
      expect(readForce(text)).toMatchObject([{ name: 'Yamato', damage: 3 }]);
    expect(parseActual('3BB 1CA').map(({ metric, value }) => [metric, value])).toEqual([
      ['battleships.afloat', 3],
      ['cruisers.afloat', 1],
    ]);
    expect(readMoment('Turn 3 raiders')).toEqual(readMoment('turn3.raiders'));
    expect(readMoment('turn 4.the coral sea.IJN.day night')).toEqual(readMoment('turn4.Coral Sea.japan.day-night'));
  });

  it('commands in any case, and "vs" between two duelists', async () => {
    const plain = await vitpHere(['duel', 'Yamato', 'Iowa', '--quiet']);
    expect(plain.code).toBe(0);
    expect(await vitpHere(['DUEL', 'yamato', 'vs', 'iowa', '--quiet'])).toEqual(plain);
    expect((await vitpHere(['duel', 'bb', 'cv', '--quiet'])).stdout).toBe(
      (await vitpHere(['duel', 'battleships', 'carriers', '--quiet'])).stdout,
    );
  });

  it.each([['--quiet'], ['--no such'], ['-q'], ['--']])('--seed %s is asked', async (value) => {
    const { code, stdout, stderr } = await vitpHere(['raid', '--seed', value, '--games', '1']);
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: `vitp: --seed needs a value, and "${value}" looks like another option; if it is the value, write "--seed=${value}"\n`,
    });
  });

  it.each([
    [['--rules', 'nt1', '--games', '1', '--rules', 'menzel'], '--rules'],
    [['--games=1', '--games', '2'], '--games'],
  ])('%j: an option with one value stands once', async (typed, option) => {
    const { code, stderr } = await vitpHere(['bid', ...typed]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: `vitp: ${option} is written twice; keep one of them\n` });
  });

  it.each([
    ['--seed=--quiet', '--quiet'],
    ['--seed=-', '-'],
    ['--seed', '-'],
    ['--seed', '-5'],
    ['--seed', '-.5'],
  ])('%j %s is a seed', async (...typed) => {
    const words = typed[0].includes('=') ? typed.slice(0, 1) : typed;
    const { stdout } = await vitpHere(['raid', ...words, '--games', '1', '--workers', '1', '--json', '-']);
    expect(JSON.parse(stdout)).toMatchObject({ seed: typed[1] });
  });

  it('an option of a command below is not one of the command above', async () => {
    const { code, stdout } = await vitpHere(['openings', 'list', '--json', '--all']);
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.anything()]);
  });
});
