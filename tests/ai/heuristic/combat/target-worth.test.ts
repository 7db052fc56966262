// What a target is worth by leaving the fight: who is fired at first.
import { describe, expect, it } from 'vitest';
import type { SomeWeights } from '../../../../src/ai/heuristic/doctrine/weights.js';
import { ACTION_DAY } from '../../../../src/dice/index.js';
import { fillRosters, gather } from '../../../../src/game/index.js';
import * as D from '../../../../src/game/questions/decisions.js';
import { SIDE } from '../../../game/table.js';
import { answer, fight, position, targets } from '../../position-support.js';

it('troops are a menace to the base they land on (5.43)', () => {
  const target = (guadalcanal: 'japan' | 'allied'): string[] => {
    const harbors = { Guadalcanal: guadalcanal, Lae: 'japan' } as const;
    const t = fight('Coral Sea', ['Essex', 'Chicago', 'Oi', 'Maya', 'Kure'], {
      harbors,
      flags: { 'Coral Sea': 'allied' },
    });
    return targets(t, SIDE.allied, ACTION_DAY);
  };
  expect(target('allied')).toEqual(['Kure']);
  expect(target('japan')).toEqual(['Oi']);
});

/** The first target of these carriers among Japanese cruisers that bear a flag and a battleship that does not. */
function firstTarget(cruisers: readonly string[], carriers: readonly string[]): string {
  const pieces = [...carriers, ...cruisers, { name: 'Ise', raiding: true }];
  const t = fight('Coral Sea', pieces, { flags: { 'Coral Sea': 'japan' } });
  // Flags were valued when the fleet sailed.
  answer(t, SIDE.allied, D.RAIDERS);
  return targets(t, SIDE.allied, ACTION_DAY)[0]!;
}

it('a flag is worth its whole to the fire at its one bearer, to that at several what all of them gone are worth (15.3)', () => {
  const four = ['Essex', 'Lexington', 'Yorktown', 'Enterprise'];
  expect(firstTarget(['Nachi'], ['Essex'])).toBe('Nachi');
  expect(firstTarget(['Nachi', 'Haguro'], ['Essex'])).toBe('Ise');
  expect(firstTarget(['Nachi', 'Haguro'], four)).toBe('Haguro');
  expect(firstTarget(['Nachi', 'Haguro', 'Kako'], four)).toBe('Kako');
  expect(firstTarget(['Nachi', 'Haguro', 'Kako', 'Tone'], four)).toBe('Ise');
});

describe('sinkEarly, sinkLate, sinkLast: what sinking counts, by turn', () => {
  /** The target of a carrier: one of two cruisers that bear the flag, or a battleship that does not. */
  const target = (turn: number, allied: SomeWeights): string => {
    const at = { 'Coral Sea': ['Essex', 'Nachi', 'Haguro', { name: 'Ise', raiding: true }] };
    const t = position({ turn, at, flags: { 'Coral Sea': 'japan' } }, { allied });
    answer(t, SIDE.allied, D.RAIDERS);
    fillRosters(t.game);
    t.game.area = t.area('Coral Sea');
    t.game.round = 1;
    gather(t.game, t.game.area, 0);
    return targets(t, SIDE.allied, ACTION_DAY)[0]!;
  };

  it.each([
    ['sinkEarly', [2, 3]],
    ['sinkLate', [4, 7]],
    ['sinkLast', [8]],
  ] as const)('%s counts on turns %j and on no other', (name, turns) => {
    for (const turn of [2, 3, 4, 7, 8]) {
      const mine = (turns as readonly number[]).includes(turn);
      const only = { sinkEarly: 0, sinkLate: 0, sinkLast: 0, [name]: 10 };
      expect([turn, target(turn, only)]).toEqual([turn, mine ? 'Ise' : 'Haguro']);
    }
  });
});
