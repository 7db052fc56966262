// Optional rule 21: gunnery radar.
import { describe, expect, it } from 'vitest';
import { type Answers, PASSIVE, type Piece, table } from './table.js';

/** One night action in which a ship fires its gunnery at Akagi, and a 5 is all it throws: damage if it has the bonus. */
const nightShot = (ship: Piece, dice: readonly number[], turn = 7, rules: readonly string[] = ['gunnery-radar']) => {
  const name = typeof ship === 'string' ? ship : ship.name;
  const t = table({
    turn,
    rules,
    at: { 'Coral Sea': ['Akagi', ship] },
    dice,
    japan: { ...PASSIVE, 'day-night': 'night' },
    allied: { ...PASSIVE, 'day-night': 'night', targets: [{ [name]: 'Akagi' }] as Answers },
  });
  return t.round('Coral Sea').damage('Akagi');
};

describe('21 gunnery radar', () => {
  it.each([7, 8])(
    '21: from turn 7 an undamaged United States ship of gunnery 3 or more has the bonus (turn %i)',
    (turn) => {
      expect(nightShot('Alaska', [5, 1, 1, 2], turn)).toBe(2);
      expect(nightShot('Nevada', [5, 1, 1, 1, 3], turn)).toBe(3);
      expect(nightShot('West Virginia', [5, 5, 1, 1, 1, 1, 2], turn)).toBe(3);
    },
  );

  it.each([1, 6])('21: not before (turn %i)', (turn) => {
    expect(nightShot('Nevada', [5, 1, 1, 1], turn)).toBe(0);
  });

  it('21: not without the rule', () => {
    expect(nightShot('Nevada', [5, 1, 1, 1], 7, [])).toBe(0);
  });

  it('21: no ship of less gunnery', () => {
    expect(nightShot('Astoria', [5])).toBe(0);
  });

  it('21: no damaged ship', () => {
    expect(nightShot({ name: 'Nevada', damage: 1 }, [5, 1, 1, 1])).toBe(0);
  });

  it('21: no ship of another nation', () => {
    expect(nightShot('Warspite', [5, 1, 1, 1])).toBe(0);
    const t = table({
      turn: 7,
      rules: ['gunnery-radar'],
      at: { 'Coral Sea': ['Yamato', 'Nevada'] },
      dice: [5, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      japan: { ...PASSIVE, 'day-night': 'night', targets: [{ Yamato: 'Nevada' }] },
      allied: { ...PASSIVE, 'day-night': 'night', targets: [{ Nevada: 'Yamato' }] },
    });
    expect(t.round('Coral Sea').damage('Nevada')).toBe(0);
  });

  it('21: a printed bonus is not added twice', () => {
    expect(nightShot('Iowa', [4, 5, 1, 1, 1, 1])).toBe(1);
  });
});
