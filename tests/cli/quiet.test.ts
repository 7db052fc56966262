// --quiet means the same everywhere: the short answer alone.
import { describe, expect, it } from 'vitest';
import { reviewText } from '../../src/cli/options/review.js';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();
const game = folder.write('game.yaml', 'kind: game\n');
const sweep = folder.write('sweep.yaml', 'kind: raid\nsweep: {targets: [spread, focus]}\n');

describe('--quiet', () => {
  it.each([
    [['battle', 'Atago vs Houston'], /^Japan holds the area in [\s\S]*; Japan loses [\s\S]*\.\n$/],
    [
      ['battle', 'Atago vs Houston', '--what-if', 'add Hornet'],
      /What if: add Hornet\? Japan then holds the area in [\d.]+ % of fights \(-\d/,
    ],
    [['game', '--games', '5'], /^Japan wins [\s\S]*on\s+average\s[\s\S]*\.\n$/],
    [['show', '--game', '7'], /^Game 7: (?:Japan wins|The Allies win) by \d+ POC\.\n$/],
    [['show', '--game', '7', '--turn', '2'], /^Game 7 after turn 2: .* by \d+\.\n$/],
    [['luck', '--game', '7'], /had the better dice/],
    [['bid', '--games', '5'], /^5 games are too few to say what bid is fair/],
    [['bid', '--games', '30'], /^Fair bid/],
    [['compare', game, game, '--games', '5'], /that is no\s+certain\s+difference\.\n/],
    [
      ['sweep', sweep, '--games', '5', '--checkpoint', `${folder.path}/kept`],
      /highest with targets (spread|focus)|no\s+certain\s+difference/,
    ],
    [['duel', 'Atago', 'Houston'], /Atago/],
    [['tournament', '--japan', 'standard', '--allied', 'standard', '--games', '5'], /^Best for Japan: standard with /],
    [
      ['openings', '--japan', 'standard', '--allied', 'standard', '--games', '2'],
      /^2 games of every pairing are too few/,
    ],
  ])('%j', async (args, answer) => {
    const { code, stdout, stderr } = await vitpHere([...args, '--quiet']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(answer);
    expect(stdout.split('\n').length).toBeLessThan(9);
  });
});

describe('the progress of a review', () => {
  it('tells what is left', () => {
    expect(reviewText(1, 57, 3)).toBe('Reviewing decision 2 of 57, about 3 min left');
    expect(reviewText(38, 57, 12)).toBe('Reviewing decision 39 of 57, about 6.0 s left');
  });
});
