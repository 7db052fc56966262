import { describe, expect, it } from 'vitest';
import { stepLosses } from '../../src/pacific-war/house-rules/losses.js';

const USUAL = { 'each-unit': 'others', 'lead-last-step': 'kept' } as const;
const order = (units: Record<string, number>, losses: number, readings: Parameters<typeof stepLosses>[1] = USUAL) =>
  stepLosses({ lead: 'L', units: Object.entries(units).map(([unit, steps]) => ({ unit, steps })), losses }, readings)
    .map(({ unit }) => unit)
    .join('');

describe('step losses', () => {
  it('house rule 17: the lead takes three, then each of the others one, then the lead one, and so on', () => {
    expect(order({ L: 9, A: 4, B: 4 }, 10)).toBe('LLLABLABLA');
  });

  it('house rule 17: nobody is eliminated before the lead, who goes when all have one step', () => {
    expect(order({ L: 2, A: 2, B: 1 }, 9)).toBe('LALAB');
    expect(order({ L: 6, A: 1 }, 9)).toBe('LLLLLLA');
    expect(order({ L: 4, A: 9 }, 8)).toBe('LLLAAAAA');
  });

  it('house rule 17: the lead keeps its last step within the first three, or not under the other reading', () => {
    expect(order({ L: 2, A: 3 }, 4)).toBe('LAAL');
    expect(order({ L: 2, A: 3 }, 4, { ...USUAL, 'lead-last-step': 'lost' })).toBe('LLAA');
  });

  it('house rule 17: the lead takes part in the first round too under the other reading', () => {
    expect(order({ L: 9, A: 4, B: 4 }, 9, { ...USUAL, 'each-unit': 'all' })).toBe('LLLLABLAB');
  });

  it('house rule 17: whatever the units, every loss takes a step that is there, and all steps are lost in the end', () => {
    for (let n = 0; n < 300; n++) {
      const steps = [1 + (n % 7), 1 + ((n >> 2) % 5), 1 + ((n >> 4) % 4)];
      const units = [
        { unit: 'L', steps: steps[0]! },
        { unit: 'A', steps: steps[1]! },
        { unit: 'B', steps: steps[2]! },
      ];
      const losses = stepLosses({ lead: 'L', units, losses: 99 }, USUAL);
      expect(losses).toHaveLength(steps[0]! + steps[1]! + steps[2]!);
      const lead = losses.findIndex(({ unit, left }) => unit === 'L' && left === 0);
      expect(losses.slice(0, lead).every(({ left }) => left > 0)).toBe(true);
    }
  });
});
