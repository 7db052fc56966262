// What the notes beside a step of a record list as lawful.
import { expect, it } from 'vitest';
import { ON_HAWAII } from '../../src/game/index.js';
import { TARGETS, WITHDRAW } from '../../src/game/questions/decisions.js';
import { choicesOf } from '../../src/records/choices.js';
import { decisionText } from '../../src/report/narrative/narrative-decisions.js';
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

it('adjustments 2 and 2b: who withdraws is named, a side, a unit or an uncertain group', () => {
  const withdrawal = (rule: string, subject: (named: (name: string) => number) => number) => {
    const { game } = fight('Central Pacific Ocean', ['Ryujo', 'Lexington'], {
      turn: 1,
      rules: ['second-edition', rule],
      at: { 'Central Pacific Ocean': ['Ryujo', 'Lexington'] },
    });
    game.subject = subject((name) => game.tables.pieceIndex.get(name)!);
    game.answers[0] = 1;
    return [...choicesOf(WITHDRAW, game), decisionText(WITHDRAW, SIDE.allied, game)];
  };
  expect(withdrawal('adjustment-2', () => -1)).toEqual([
    'stay or withdraw',
    'The Allies withdraw unpursued (adjustment 2)',
  ]);
  expect(withdrawal('adjustment-2', (named) => named('Lexington'))).toEqual([
    'Lexington: stay or withdraw',
    'Lexington withdraws unpursued (adjustment 2)',
  ]);
  expect(withdrawal('adjustment-2b', () => 1)).toEqual([
    'group X: stay or withdraw',
    'Group X withdraws to Johnston Island, unpursued (adjustment 2b)',
  ]);
});
