import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Factors, formatFactors, type Kind, parseFactors, STANDARD_BOARD } from '../../src/board/index.js';

const digit = fc.integer({ min: 0, max: 9 });
const hull = { gunnery: digit, gunneryBonus: fc.boolean(), armor: digit, speed: digit };
const noAir = { airstrike: fc.constant(0), airstrikeBonus: fc.constant(false) };

const carrier: fc.Arbitrary<[Factors, Kind]> = fc
  .record({ ...hull, airstrike: digit, airstrikeBonus: fc.boolean() })
  .map((f) => [f, 'carrier']);
const gunShip: fc.Arbitrary<[Factors, Kind]> = fc.tuple(
  fc.record({ ...hull, ...noAir }),
  fc.constantFrom<Kind>('battleship', 'cruiser', 'amphibious'),
);
const airUnit: fc.Arbitrary<[Factors, Kind]> = fc
  .record({ airstrike: digit, armor: digit })
  .map(({ airstrike, armor }) => [
    { gunnery: 0, gunneryBonus: false, armor, speed: 0, airstrike, airstrikeBonus: false },
    'air',
  ]);

describe('compact factors', () => {
  it('can be read back from how they are written', () => {
    fc.assert(
      fc.property(fc.oneof(carrier, gunShip, airUnit), ([factors, kind]) => {
        expect(parseFactors(formatFactors(factors, kind))).toEqual(factors);
      }),
      { numRuns: 1000 },
    );
  });

  it('are written as they are on every counter', () => {
    for (const piece of STANDARD_BOARD.pieces) {
      expect(formatFactors(parseFactors(piece.factors)!, piece.kind), piece.name).toBe(piece.factors);
    }
  });

  it.each([
    ['146+4', { gunnery: 1, gunneryBonus: false, armor: 4, speed: 6, airstrike: 4, airstrikeBonus: true }],
    ['1241', { gunnery: 1, gunneryBonus: false, armor: 2, speed: 4, airstrike: 1, airstrikeBonus: false }],
    ['1+27', { gunnery: 1, gunneryBonus: true, armor: 2, speed: 7, airstrike: 0, airstrikeBonus: false }],
    ['443', { gunnery: 4, gunneryBonus: false, armor: 4, speed: 3, airstrike: 0, airstrikeBonus: false }],
    ['34*', { gunnery: 0, gunneryBonus: false, armor: 4, speed: 0, airstrike: 3, airstrikeBonus: false }],
    ['033', { gunnery: 0, gunneryBonus: false, armor: 3, speed: 3, airstrike: 0, airstrikeBonus: false }],
  ])('%s', (text, factors) => {
    expect(parseFactors(text)).toEqual(factors);
  });

  it.each(['', '1', '12', '12345', '1-2-7', '14 6', '+146', '34', '3*', '146+', '14+6+', 'x46+4', '1++27'])(
    '%j is not of that form',
    (text) => {
      expect(parseFactors(text)).toBeUndefined();
    },
  );
});
