// Silent rounds alike are told in one line, with every die.
import { expect, it } from 'vitest';
import { SilentRounds } from '../../src/report/narrative/silent-rounds.js';

it('folds the rounds that follow a silent one and are like it, with their dice (7.32)', () => {
  const rounds = new SilentRounds();
  expect(rounds.takes('Round 3', 'night', 'die 1 and die 6')).toBe(false);
  rounds.begin('Round 3', 'night');
  expect(rounds.takes('Round 4', 'night', 'die 1 and die 6')).toBe(true);
  expect(rounds.takes('Round 5', 'night', 'die 2 and die 4')).toBe(true);
  expect(rounds.takes('Round 6', 'day', 'die 5 and die 4')).toBe(false);
  expect(rounds.told()).toBe('Rounds 4 to 5: as in round 3 (die 1 and die 6; die 2 and die 4).');
  expect(rounds.told()).toBe('');
});

it('tells a single round by its own number, and no dice where both sides wanted the same', () => {
  const rounds = new SilentRounds();
  rounds.begin('Round 1', 'both night');
  expect(rounds.takes('Round 2', 'both night', '')).toBe(true);
  expect(rounds.told()).toBe('Round 2: as in round 1.');
});

it('folds nothing across something that was told, or another kind of round', () => {
  const rounds = new SilentRounds();
  rounds.begin('Round 1', 'night');
  expect(rounds.takes('Round 3', 'night', 'die 1 and die 1')).toBe(false);
  expect(rounds.takes('Round 2: Nachi after Exeter', 'night', 'die 1 and die 1')).toBe(false);
  rounds.forget();
  expect(rounds.takes('Round 2', 'night', 'die 1 and die 1')).toBe(false);
  rounds.begin('Round 1 (extra)', 'night');
  expect(rounds.takes('Round 2 (extra)', 'night', 'die 1 and die 1')).toBe(false);
});
