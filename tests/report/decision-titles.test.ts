import { expect, it } from 'vitest';
import { DECISIONS } from '../../src/game/questions/decisions.js';
import { decisionTitle } from '../../src/report/narrative/decision-titles.js';
import { momentSentence } from '../../src/report/position/position.js';

it('calls every decision by a name of its own that is no code word', () => {
  const titles = DECISIONS.map(decisionTitle);
  expect(new Set(titles).size).toBe(DECISIONS.length);
  expect(titles.filter((title) => /[a-z]-[a-z]/.test(title))).toEqual([]);
  expect(momentSentence({ turn: 3, poc: 4, side: 'allied', decision: 'reinforcement-ports', where: 'turn 3' })).toBe(
    'Turn 3. Japan leads by 4. Next: the Allies, ports of reinforcements.',
  );
});
