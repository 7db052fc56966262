// Jumps of single numbers: what they find where a climb sees no slope, and how few games they spend on the rest.
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { Jumping, jumpsOf, STAGES } from '../../bench/learn/jump.js';

/** A plateau: only the first number, and only below -10, changes the score; the second one costs what it moves. Luck is the same on the same dice. */
const plateau = (steps: Float64Array, dice: number): number =>
  (steps[0]! < -10 ? 4 : 0) - Math.abs(steps[1]!) + 10 * seedrandom(`luck ${dice}`)() + own(steps, dice);
/** What differs from point to point on the same dice. */
const own = (steps: Float64Array, dice: number): number => 2 * seedrandom(`own ${steps.join()} ${dice}`)();
const SCORES = STAGES.reduce((sum, { scores }) => sum + scores, 0);

test('a jump off a plateau is kept, and moves the point; one that costs is dropped after the first games', () => {
  const centre = [0, 0];
  const jumping = new Jumping(centre, plateau);
  expect(jumping.try({ number: 1, steps: 5 }, 0)).toMatchObject({ kept: false, scores: STAGES[0]!.scores });
  const tried = jumping.try({ number: 0, steps: -13 }, 1);
  expect(tried).toMatchObject({ kept: true, scores: SCORES });
  expect(Math.abs(tried.gain - 4)).toBeLessThan(3 * tried.error);
  expect(centre).toEqual([-13, 0]);
  // What was kept is the measure for what follows.
  expect(jumping.try({ number: 0, steps: 13 }, 2)).toMatchObject({ kept: false });
  expect(centre).toEqual([-13, 0]);
});

test('a jump that changes nothing is dropped after the first stage', () => {
  let played = 0;
  const jumping = new Jumping([0], () => {
    played++;
    return 1;
  });
  expect(jumping.try({ number: 0, steps: 5 }, 0)).toEqual({
    kept: false,
    gain: 0,
    error: 0,
    scores: STAGES[0]!.scores,
  });
  expect(played).toBe(2 * STAGES[0]!.scores);
});

test('the point is played once on the dice of a block, and the next block has other dice', () => {
  const dice: number[] = [];
  const jumping = new Jumping([0], (steps, number) => {
    if (steps[0] === 0) dice.push(number);
    return -steps[0]!;
  });
  for (const nth of [0, 1, 99, 100, 101]) jumping.try({ number: 0, steps: 5 }, nth);
  expect(dice).toEqual([0, 1, 2, SCORES, SCORES + 1, SCORES + 2]);
});

test('jumps go up and down by all sizes, one kind after the other, in an order of the seed', () => {
  const kinds = ['held', 'weight', 'held', 'out'] as const;
  const jumps = jumpsOf(kinds, ['weight', 'held'], 'seed');
  expect(jumps.slice(0, 4).map(({ number }) => number)).toEqual([1, 1, 1, 1]);
  expect(jumps).toHaveLength(4 + 2 * 6);
  const steps = jumps.filter(({ number }) => number === 0).map(({ steps }) => steps);
  expect(steps.sort((a, b) => a - b)).toEqual([-27, -13, -5, 5, 13, 27]);
  expect(jumpsOf(kinds, ['weight', 'held'], 'seed')).toEqual(jumps);
  expect(jumpsOf(kinds, ['weight', 'held'], 'another seed')).not.toEqual(jumps);
});
