// Optional rule 22: damage control.
import { describe, expect, it } from 'vitest';
import { combat, lastSubmarineAttacks } from '../../src/game/index.js';
import { type Answers, PASSIVE, table } from './table.js';

const RULES = ['damage-control'];

/** An attack by day of three shots (two on Japanese ships) with these dice. */
const shot = (target: string, dice: readonly number[], turn: number, rules: readonly string[] = RULES) => {
  const japanese = ['Taiho', 'Shinano', 'Akagi', 'Unryu'].includes(target);
  const attacker = japanese ? '11th A.F.' : '21 AirFlot';
  const targets = [{ [attacker]: target }] as Answers;
  return table({
    turn,
    rules,
    at: { 'Coral Sea': [attacker, target] },
    dice,
    japan: japanese ? PASSIVE : { ...PASSIVE, targets },
    allied: japanese ? { ...PASSIVE, targets } : PASSIVE,
  }).round('Coral Sea');
};
/** Whether that sinks it. */
const sinks = (target: string, dice: readonly number[], turn: number) =>
  shot(target, dice, turn).where(target) === 'sunk';
/** Damage of one hit with a damage die of 2. */
const oneHit = (target: string, rules: readonly string[] = RULES) =>
  shot(target, ['Taiho', 'Akagi', 'Unryu'].includes(target) ? [6, 1, 2] : [6, 1, 1, 2], 5, rules).damage(target);
/** Damage of two hits with damage dice 3 and 1, as in the rulebook's example. */
const twoHits = (target: string, turn: number) =>
  shot(target, ['Taiho', 'Shinano'].includes(target) ? [6, 6, 3, 1] : [6, 6, 1, 3, 1], turn).damage(target);

describe('22 damage control', () => {
  it.each(['Taiho', 'Shinano', 'Illustrious', 'Victorious', 'Formidable', 'Indomitable'])(
    '22: each damage die against %s loses one, on any turn',
    (target) => {
      expect(twoHits(target, 2)).toBe(2);
      expect(twoHits(target, 7)).toBe(2);
    },
  );

  it.each(['Lexington', 'Enterprise', 'Essex', 'Wasp'])('22: %s has it from turn 4', (target) => {
    expect(twoHits(target, 4)).toBe(2);
    expect(twoHits(target, 8)).toBe(2);
  });

  it.each([1, 3])('22: but not before (turn %i)', (turn) => {
    expect(sinks('Enterprise', [6, 1, 1, 3], turn)).toBe(true);
    expect(sinks('Enterprise', [6, 1, 1, 3], 4)).toBe(false);
  });

  it.each(['Akagi', 'Unryu', 'Independence', 'Hermes', 'Nevada'])('22: not %s', (target) => {
    expect(oneHit(target)).toBe(2);
  });

  it('22: not without the rule', () => {
    expect(oneHit('Taiho', [])).toBe(2);
    expect(oneHit('Taiho')).toBe(1);
  });

  it('22: a damage die of 1 does nothing at all', () => {
    expect(sinks('Illustrious', [6, 6, 1, 3, 1], 5)).toBe(false);
    expect(sinks('Illustrious', [6, 6, 1, 3, 2], 5)).toBe(true);
    const t = shot('Illustrious', [6, 1, 1, 1], 5);
    expect([t.damage('Illustrious'), t.heard('effect')]).toEqual([0, []]);
  });

  it('22: a 5 disables all the same', () => {
    const t = shot('Illustrious', [5, 6, 1, 1], 5);
    expect([t.damage('Illustrious'), t.where('Illustrious')]).toEqual([0, 'Singapore']);
  });

  it('22: at night too', () => {
    const t = table({
      turn: 2,
      rules: RULES,
      at: { 'Coral Sea': ['Nachi', 'Illustrious'] },
      dice: [5, 3],
      japan: { ...PASSIVE, 'day-night': 'night', targets: [{ Nachi: 'Illustrious' }] },
      allied: { ...PASSIVE, 'day-night': 'night' },
    });
    expect(t.round('Coral Sea').damage('Illustrious')).toBe(2);
  });

  it('22: in air raids too', () => {
    const t = table({
      turn: 4,
      rules: RULES,
      at: { 'Hawaiian Islands': ['Unryu'], 'Pearl Harbor': ['Essex'] },
      dice: [6, 6, 6, 2, 2, 2, 6, 1, 1, 3],
      japan: {
        ...PASSIVE,
        'air-raid': [{ Unryu: 'Pearl Harbor' }],
        targets: [{ Unryu: 'Essex' }, { Unryu: 'Essex' }],
      },
      allied: PASSIVE,
    });
    expect(t.run(combat).damage('Essex')).toBe(5);
  });

  it('22: against submarines too', () => {
    const t = table({
      turn: 4,
      rules: RULES,
      at: { 'Coral Sea': ['I-Boat', 'Enterprise'] },
      dice: [6, 3],
      japan: { ...PASSIVE, 'submarine-attack': ['Enterprise'] },
      allied: PASSIVE,
    });
    expect(t.run(lastSubmarineAttacks).damage('Enterprise')).toBe(2);
  });
});
