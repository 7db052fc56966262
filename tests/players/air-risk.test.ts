// Where air units hang on one base that enemy troops can take from under them (12.24).
import { expect, it } from 'vitest';
import { STANDARD_ALLIED } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { Mind } from '../../src/ai/heuristic/mind.js';
import { weighRisks } from '../../src/ai/heuristic/sea/air-risk.js';
import { beginTurn } from '../../src/ai/heuristic/sea/patrols.js';
import { type Setup, table } from '../game/table.js';

const BASE_FEAR = 0.4;

/** Risk, permille, of Allied air units over the Marshalls, where they have Kwajalein alone and Kure lies in Truk. */
function risk(more: Setup = {}, baseFear = BASE_FEAR): number {
  const t = table({
    turn: 4,
    harbors: { Kwajalein: 'allied' },
    ...more,
    at: { Truk: ['Kure'], Australia: ['5th A.F.'], ...more.at },
  });
  const m = new Mind(1, { ...STANDARD_ALLIED.weights, baseFear });
  m.bind(t.game.t);
  m.turnTo(4);
  beginTurn(m, t.game);
  weighRisks(m, t.game);
  return m.turn.air.risk[t.area('Marshall Islands')]!;
}

it('the troops next door are feared, as surely as the weight says that they come', () => {
  expect(risk()).toBeGreaterThan(50);
  expect(risk()).toBeLessThanOrEqual(1000 * BASE_FEAR);
  expect(risk({}, 0)).toBe(0);
});

it('less behind a fleet that fires at them, and not at all where somebody defends the base, or there is a second one', () => {
  expect(risk({ at: { 'Marshall Islands': ['Essex', 'CV 10', 'Washington', 'Chicago'] } })).toBeLessThan(risk() / 2);
  expect(risk({ at: { Kwajalein: ['1 Marines'] } })).toBe(0);
  expect(risk({ harbors: { Kwajalein: 'allied', Maloelap: 'allied' } })).toBe(0);
  expect(risk({ at: { Truk: [] } })).toBe(0);
});
