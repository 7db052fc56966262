// Who joins a pursuit that others have taken up.
import { expect, it } from 'vitest';
import { retreat } from '../../../../src/game/index.js';
import * as D from '../../../../src/game/questions/decisions.js';
import { type Piece, SIDE } from '../../../game/table.js';
import { answer, fight, firsts, names } from '../../position-support.js';

/** Ships that go after a crippled carrier, which cannot fire at all (7.73). */
function pursuers(japan: readonly Piece[]): string[] {
  const t = fight('Coral Sea', [...japan, { name: 'Victorious', damage: 2, raiding: true }], { turn: 4 });
  t.run((g) => retreat(g, g.area, SIDE.allied));
  return names(t, firsts(answer(t, SIDE.japan, D.PURSUIT))).sort();
}

const RAIDERS: readonly Piece[] = ['Oi', 'Kitakami'].map((name) => ({ name, raiding: true }));

it('every ship that adds something joins, three at most', () => {
  expect(pursuers([...RAIDERS, { name: 'Kako', raiding: true }])).toHaveLength(3);
  expect(pursuers([...RAIDERS, ...['Kako', 'Aoba', 'Kinugasa'].map((name) => ({ name, raiding: true }))])).toHaveLength(
    3,
  );
});

it('the last flag of the area stays where it is (15.3); with a second one the first may go', () => {
  expect(pursuers([{ name: 'Haguro', raiding: true }, 'Oi'])).toEqual(['Haguro']);
  expect(pursuers([{ name: 'Haguro', raiding: true }, 'Oi', 'Kitakami'])).toHaveLength(2);
});
