// What a target is worth by leaving the fight: who is fired at first.
import { expect, it } from 'vitest';
import { ACTION_DAY } from '../../../../src/dice/index.js';
import * as D from '../../../../src/game/questions/decisions.js';
import { SIDE } from '../../../game/table.js';
import { answer, fight, targets } from '../../position-support.js';

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
