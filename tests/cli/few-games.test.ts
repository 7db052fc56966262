// Every command that plays, with so few games that nothing is certain: what was seen must still stand there, and no nonsense.
import { describe, expect, it } from 'vitest';
import { LONG } from '../size.js';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();
/** Any quick players will do. */
const TUNED = ['--players', 'tuned'];
const other = folder.write('other.yaml', 'kind: game\nplayers: {japan: {doctrine: berserker}, allied: tuned}\n');
const game = folder.write('game.yaml', 'kind: game\nplayers: {japan: tuned, allied: tuned}\n');
const sweep = folder.write(
  'sweep.yaml',
  'kind: raid\nsweep: {targets: [spread, focus]}\nmetrics: [battleships.afloat]\n',
);

const CHEAP: readonly (readonly string[])[] = [
  ['raid'],
  ['raid', '--precision', '0.001'],
  ['battle', 'Atago, Akagi vs Houston', '--what-if', 'add Hornet', '--actual', 'japan lost 1'],
  ['game', ...TUNED],
  ['game', ...TUNED, '--precision', 'winner.japan=0.02'],
  ['bid', ...TUNED],
  ['compare', game, other],
  ['sweep', sweep, '--checkpoint', `${folder.path}/kept`],
];
/** With many games to each of theirs. */
const DEAR: readonly (readonly string[])[] = [
  ['tournament', '--japan', 'standard,tuned', '--allied', 'standard'],
  ['openings', '--japan', 'standard,standard+tko', '--allied', 'standard'],
  ['sensitivity', ...TUNED, '--only', 'players.japan.weights.fear'],
];

/** What must not stand in an answer about a few games. */
const NONSENSE: Readonly<Record<string, RegExp>> = {
  'a bound that hides what was seen': /> (?:[0-8]?\d)(?![\d.])|< (?:1[1-9]|[2-9]\d)(?![\d.])/,
  'more digits than any error of so few games allows': /sd \d+\.\d{4}|±\d+\.\d{5}/,
  'no number': /NaN|Infinity|undefined/,
  'one games': /(?<![\d,])1 (?:games|battles)\b/,
};

describe('a few games', () => {
  it.each(LONG ? [1, 2, 5, 30] : [1, 2, 12])('%d: commands say what they saw', async (games) => {
    for (const command of games === 2 ? [...CHEAP, ...DEAR] : CHEAP) {
      const { code, stdout, stderr } = await vitpHere([...command, '--games', String(games), '--workers', '1']);
      const said = command.slice(0, 3).join(' ');
      expect(code, `${said}: ${stderr}`).toBe(0);
      for (const [what, pattern] of Object.entries(NONSENSE)) {
        const found = stdout.split('\n').filter((line) => pattern.test(line));
        expect(found, `${said}: ${what}`).toEqual([]);
      }
    }
  });

  it('shows the only game as it was, not rounded to tens', async () => {
    const { stdout } = await vitpHere(['game', ...TUNED, '--games', '1', '--workers', '1']);
    expect(stdout).toMatch(/share +100 \(20–100\) +0 \(0–80\) +0 \(0–80\)/);
    const [, mean, value] = /mean (-?\d+) .*sd –\n +(-?\d+) +100 %/.exec(stdout)!;
    expect(mean).toBe(value);
  });
});
