// `vitp ladder` asked again: options go over what the answer says, and none is left out silently.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder, vitpHere } from './vitp.js';

const scratch = scratchFolder();

describe('vitp ladder result.json', () => {
  it('plays other numbers of games and other rule sets where the options name them', async () => {
    const file = join(scratch.path, 'ladder.json');
    await vitpHere(['ladder', '--rungs', 'random,standard', '--games', '2', '--workers', '1', '--json', file]);
    const options = ['--games', '3', '--rules', 'second-edition/nt1', '--workers', '1', '--json', '-'];
    const { stdout } = await vitpHere(['ladder', file, ...options]);
    const { config, rungs } = JSON.parse(stdout);
    expect(rungs.map(({ games }: { games: number }) => games)).toEqual([3, 3]);
    expect(config.scenarios.map(({ rules }: { rules: string[] }) => rules)).toEqual([
      ['second-edition'],
      ['second-edition', 'nt1'],
    ]);
  });
});
