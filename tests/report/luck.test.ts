// The luck of a game added up, and how honest its percentile is.
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/ai/match.js';
import { luckSummary } from '../../src/analysis/luck/luck-summary.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { HeardDice, LuckAccount } from '../../src/game/luck/index.js';
import { luckiest } from '../../src/report/luck/luck-blocks.js';
import { luckCsv } from '../../src/report/luck/luck-page.js';
import { luckPicture } from '../../src/report/pictures/luck.js';
import { renderSvg } from '../../src/report/svg.js';
import { resolveRules } from '../../src/rules/index.js';
import { LONG, sized } from '../size.js';
import { normalCdf } from '../stats/reference-distributions.js';

const match = new Match(
  compileBoard(STANDARD_BOARD),
  resolveRules(),
  { japan: 'heuristic', allied: 'heuristic' },
  'told',
);
const account = new LuckAccount();
match.game.observer = account;
match.game.dice = new HeardDice(match.dice, account);
const GAMES = sized(3, 100);
const games = Array.from({ length: GAMES }, (_, k) => {
  account.startGame();
  match.play(k);
  return account.rolls;
});
const summaries = games.map(luckSummary);

describe('the luck of a game', () => {
  it('adds up: turns, sides and kinds are each the whole', () => {
    for (const s of summaries.slice(0, 5)) {
      const sums = [
        s.turns.reduce((sum, t) => sum + t.all.luck, 0),
        s.by.japan.luck + s.by.allied.luck + s.by.both.luck,
        Object.values(s.kinds).reduce((sum, k) => sum + k.luck, 0),
        s.turns.reduce((sum, t) => sum + t.by.japan.luck + t.by.allied.luck + t.by.both.luck, 0),
      ];
      for (const sum of sums) expect(sum).toBeCloseTo(s.all.luck, 9);
      expect(s.turns.reduce((sum, t) => sum + t.all.rolls, 0)).toBe(s.all.rolls);
      expect(s.z).toBeCloseTo(s.all.luck / s.all.sd, 12);
      // A normal distribution of the same mean and deviation is near the exact one.
      const normal = normalCdf(s.z);
      expect(Math.abs(s.percentile - normal)).toBeLessThan(0.03);
    }
  });

  if (LONG) {
    it('has percentiles that are spread evenly over games', () => {
      const sorted = summaries.map((s) => s.percentile).sort((a, b) => a - b);
      const distance = Math.max(...sorted.map((p, i) => Math.max((i + 1) / GAMES - p, p - i / GAMES)));
      // Kolmogorov and Smirnov: 1.63 / sqrt(n) is passed once in a hundred.
      expect(distance).toBeLessThan(1.63 / Math.sqrt(GAMES));
      expect(sorted.filter((p) => p < 0.1 || p > 0.9).length).toBeGreaterThan(5);
    });
  }

  it('names the luckiest rolls of each side, greatest first', () => {
    const [rolls] = games;
    const japan = luckiest(rolls!, 'japan', 3);
    expect(japan.length).toBe(3);
    expect(japan[0]!.luck).toBe(Math.max(...rolls!.map((r) => r.luck)));
    const allied = luckiest(rolls!, 'allied', 1);
    expect(allied[0]!.luck).toBe(Math.min(...rolls!.map((r) => r.luck)));
    for (const roll of [...japan, ...allied]) expect(roll.rarity).toBeLessThanOrEqual(1);
  });

  it('is one line a roll for spreadsheets', () => {
    const lines = luckCsv(games[0]!).trimEnd().split('\n');
    expect(lines.length).toBe(games[0]!.length + 1);
    const width = lines[0]!.split(',').length;
    for (const line of lines) expect(line.split(',').length, line).toBe(width);
  });

  it('is drawn, with the same bytes each time', async () => {
    const picture = luckPicture(games[1]!, ['a game']);
    const svg = await renderSvg(picture);
    expect(svg).toContain('How the dice ran');
    expect(await renderSvg(picture)).toBe(svg);
  });
});
