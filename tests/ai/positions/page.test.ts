// reports/positions.md shows the positions to players. `npm run positions` writes it anew.
import { expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../../src/ai/default-player.js';
import { CHAPTERS, POSITIONS } from './all.js';
import { DEAREST } from './dearest.js';
import { positionsPage, situation } from './page.js';

let made: string | undefined;
/** The page, made once, and in a test: positions are asked with `expect`. */
const page = (): string => {
  made ??= positionsPage(CHAPTERS, DEAREST);
  return made;
};

it('reports/positions.md is what the positions and the players of today make; otherwise: npm run positions', async () => {
  await expect(page()).toMatchFileSnapshot('../../../reports/positions.md');
});

it.each([DEFAULT_PLAYER, 'tuned-2'])('%s finds at least 95 in 100', (name) => {
  const found = Number.parseInt(page().split(`\`${name}\` finds `)[1]!, 10);
  expect(found).toBeGreaterThanOrEqual(0.95 * POSITIONS.length);
});

it('each of those that search found is a position of its own, and its gain is certain', () => {
  expect(DEAREST).toHaveLength(30);
  expect(new Set(DEAREST.map(({ what }) => what)).size).toBe(30);
  for (const { why } of DEAREST) {
    const [, gain, error] = /^([\d.]+) ±([\d.]+)/.exec(why)!;
    expect(Number(gain)).toBeGreaterThanOrEqual(2.9 * Number(error));
  }
});

it('a position is told side by side, with damage, raiders, flags and harbors', () => {
  const at = { 'Coral Sea': [{ name: 'Akagi', damage: 4, raiding: true }, 'Essex', 'Yamato'], Truk: ['Nachi'] };
  expect(
    situation({ turn: 5, rules: ['nt1'], at, flags: { 'Coral Sea': 'japan' }, harbors: { Lae: 'allied' }, poc: -3 }),
  ).toBe(
    'Turn 5. Rule: nt1. The track stands at -3. Coral Sea: Japan Akagi (damage 4, raiding), Yamato; Allies Essex. ' +
      'Truk: Japan Nachi. Flag in Coral Sea: Japan. Lae held by: Allies.',
  );
});

it('an answer that is not found is said to be missed', () => {
  const lost = { what: 'x', rule: '1.1', why: 'because', found: () => false };
  expect(positionsPage({ One: [lost] })).toContain(
    `### 1. X\n\n\n\n*Why:* because (1.1). **Missed by ${DEFAULT_PLAYER}, standard, tuned-2 and learned-6.**`,
  );
});
