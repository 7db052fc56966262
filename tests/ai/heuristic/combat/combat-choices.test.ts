// Day or night, stay or go, where two ways to compare the forces would say different things.
import { expect, it } from 'vitest';
import { ACTION_NIGHT } from '../../../../src/dice/index.js';
import * as D from '../../../../src/game/questions/decisions.js';
import { type Piece, SIDE } from '../../../game/table.js';
import { answer, fight } from '../../position-support.js';

const asked = (side: number, decision: D.Decision, pieces: readonly Piece[], flag: 'japan' | 'allied'): number =>
  answer(fight('Coral Sea', pieces, { flags: { 'Coral Sea': flag } }), side, decision)[0]!;

it('who cannot strike by day wants night, though more is fired at night by the enemy too (7.3)', () => {
  const pieces = ['Oi', 'Haruna', 'Washington', 'Colorado', '7th A.F.'];
  expect(asked(SIDE.japan, D.DAY_NIGHT, pieces, 'japan')).toBe(ACTION_NIGHT);
});

it('a slim chance is not worth a round that costs more, whoever has the flag (8.1)', () => {
  expect(asked(SIDE.japan, D.RETREAT, ['Zuiho', 'Warspite', '7th A.F.'], 'japan')).toBe(1);
});

it('on the last turn guns stay beside air units as long as troops with them may send these home (5.43, 12.24)', () => {
  const stays = (pieces: readonly Piece[]): number =>
    answer(
      fight('Marshall Islands', pieces, {
        turn: 8,
        flags: { 'Marshall Islands': 'allied' },
        harbors: { Kwajalein: 'allied' },
      }),
      SIDE.japan,
      D.RETREAT,
    )[0]!;
  expect(stays(['Nachi', 'Kure', '7th A.F.'])).toBe(0);
  expect(stays(['Nachi', '7th A.F.'])).toBe(1);
});
