// `vitp players`, and players named on the command line.
import { describe, expect, it } from 'vitest';
import { STANDARD_JAPAN } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();
const text = async (...args: string[]) => {
  const { code, stdout } = await vitpHere(args);
  expect(code).toBe(0);
  return stdout;
};
const BOLD = 'name: bold\nside: japan\nintent: No fear.\nweights: {fear: 0}\n';

describe('vitp players', () => {
  it('lists doctrines with their intent, and the players that follow none', async () => {
    const list = await text('players');
    expect(list).toMatch(/^standard +Japan +Eight carriers/m);
    expect(list).toMatch(/^standard +Allies +Saves its carriers/m);
    expect(list).toMatch(/^random +both +Any lawful answer/m);
    const { doctrines, players } = JSON.parse(await text('players', '--json'));
    expect(doctrines[0]).toEqual(JSON.parse(JSON.stringify(STANDARD_JAPAN)));
    expect(players.map((p: { name: string }) => p.name)).toEqual([
      'heuristic',
      'search',
      'search-0.02s',
      'search-0.1s',
      'search-0.2s',
      'search-1s',
      'search-3s',
      'random',
    ]);
  });

  it('prints the weights of a doctrine, of a file too', async () => {
    const both = await text('players', 'standard');
    expect(both).toMatch(/^standard \(Japan\)$/m);
    expect(both).toMatch(/^standard \(Allies\)$/m);
    expect(both).toMatch(/^raidCarriers +8 +Japan, turn 1/m);
    expect(both).toMatch(/^U\.S\. Mandate +1\.5$/m);
    expect(both).toMatch(/^Truk +5 +8$/m);
    const file = folder.write('bold.yaml', BOLD);
    expect(await text('players', file)).toMatch(/^fear +0 +Share of/m);
    expect(JSON.parse(await text('players', file, '--json')).doctrines[0].weights.fear).toBe(0);
  });

  it('answers a typo', async () => {
    const { code, stderr } = await vitpHere(['players', 'standrad']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining('vitp: "standrad" is not a doctrine; did you mean "standard"?'),
    });
  });
});

describe('--japan and --allied', () => {
  it('name a doctrine or a file; the table and the result say who played', async () => {
    const file = folder.write('bold.yaml', BOLD);
    const args = ['game', '--games', '20', '--japan', file, '--allied', 'random'];
    expect(await text(...args)).toMatch(/^Japan +bold\nAllies +random$/m);
    const { config } = JSON.parse(await text(...args, '--json', '-', '--quiet'));
    expect(config.players.japan).toMatchObject({ player: 'heuristic', doctrine: 'bold', weights: { fear: 0 } });
    expect(config.players.allied).toEqual({ player: 'random' });
  });

  it('count for vitp show and vitp bid as well, and over --players', async () => {
    const file = folder.write('bold.yaml', BOLD);
    const shown = await text('show', '--players', 'random', '--japan', file, '--turn', '1');
    expect(shown).toContain('Japan: bold. Allies: random.');
    expect(await text('bid', '--games', '20', '--allied', 'random')).toMatch(/Japan {3}tuned\nAllies {2}random\n/);
  });

  it.each([
    [['--japan', 'standrad'], 'vitp: --japan: "standrad" is not a player; did you mean "standard"?'],
    [['--allied', 'none.yaml'], 'vitp: --allied: cannot read the doctrine none.yaml: there is no such file'],
    [['--japan', 'tko'], 'vitp: --japan: "tko" is an opening; a doctrine plays it: standard+tko'],
    [['--japan', 'standard+tk'], 'vitp: --japan: "tk" is not an opening of Japan'],
  ])('%s is answered with a sentence', async (args, sentence) => {
    const { code, stderr } = await vitpHere(['game', '--games', '1', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });
});
