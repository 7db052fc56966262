// How an evaluation and games played on agree: figures worked out by hand.
import { expect, it } from 'vitest';
import { agreement } from '../../bench/fit-evaluation/agreement.js';

it('agreement takes the chance of the games out of the correlation', () => {
  // Means 0, 2, 4 with variance 4, of which the chance of two games each (variance 2 / 2) is 1; evaluations 0, 2, 1 with variance 1; covariance 1.
  const { raw, corrected, bias, spread } = agreement([
    { said: 0, ends: [-1, 1] },
    { said: 2, ends: [1, 3] },
    { said: 1, ends: [3, 5] },
  ]);
  expect(raw[0]).toBeCloseTo(1 / 2, 12);
  expect(corrected[0]).toBeCloseTo(1 / Math.sqrt(3), 12);
  expect(spread).toBeCloseTo(Math.sqrt(3), 12);
  // Errors 0, 0 and -3; without one of them their mean is -1.5, -1.5 and 0.
  expect(bias[0]).toBeCloseTo(-1, 12);
  expect(bias[1]).toBeCloseTo(1, 12);
});
