// What the notes beside a step of a record list as lawful.
import { expect, it } from 'vitest';
import { ON_HAWAII } from '../../src/game/index.js';
import { TARGETS } from '../../src/game/questions/decisions.js';
import { choicesOf } from '../../src/records/choices.js';
import { fight } from '../ai/position-support.js';
import { SIDE } from '../game/table.js';

it.each([
  [false, 'Nevada, 7th A.F.'],
  [true, 'Nevada, Lexington, 7th A.F.'],
])('nt1 18.15: off Hawaii what lies in Pearl Harbor, and who engaged (%s)', (engaged, enemies) => {
  const off = ['Soryu', 'Hiei', 'Lexington'];
  const { game } = fight('Hawaiian Islands', off, {
    turn: 1,
    rules: ['nt1'],
    at: { 'Hawaiian Islands': off, 'Pearl Harbor': ['Nevada', '7th A.F.'] },
  });
  Object.assign(game, { mode: ON_HAWAII, engaged, refused: !engaged, asked: SIDE.japan });
  expect(choicesOf(TARGETS, game)).toEqual(['attacker: target; own, with their shots: Soryu 3', `enemies: ${enemies}`]);
});
