// Which area Japan has fought first (7.1).
import { expect, it } from 'vitest';
import { areasToResolve, fillRosters } from '../../../../src/game/index.js';
import * as D from '../../../../src/game/questions/decisions.js';
import { type Piece, SIDE } from '../../../game/table.js';
import { answer, position } from '../../position-support.js';

const MARIANAS: readonly Piece[] = ['Musashi', 'Takao', 'Maya', 'Essex', '7th A.F.'];

/** The area that is fought first on the last turn, with these pieces in the Marianas and in Indonesia. */
function first(indonesia: readonly Piece[], marianas = MARIANAS): string {
  const t = position({
    turn: 8,
    at: { 'Marianas Islands': marianas, Indonesia: indonesia },
    flags: { 'Marianas Islands': 'japan', Indonesia: 'japan' },
    harbors: { Philippines: 'allied' },
  });
  fillRosters(t.game);
  t.game.areasLeft = areasToResolve(t.game);
  return t.game.tables.areaNames[answer(t, SIDE.japan, D.NEXT_AREA)[0]!]!;
}

it('a landing that sends enemy air units home from another area goes before the fight there (12.24)', () => {
  expect(first(['Nachi', 'Kure', 'Quincy'])).toBe('Indonesia');
});

it('otherwise a fight beside an own port comes first, before own ships come back to it', () => {
  expect(first(['Nachi', 'Quincy'])).toBe('Marianas Islands');
  expect(first(['Nachi', 'Kure', 'Quincy'], ['Musashi', 'Takao', 'Maya', 'Essex'])).toBe('Marianas Islands');
});
