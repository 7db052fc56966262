// Positions of the last turn in which the right answer is beyond dispute, and the wrong one that somebody gave. The turn is scored on the
// track alone: nothing here rests on the evaluation, and nothing on how the doctrines are tuned.

import type { Answer } from '../../../src/ai/search/variations.js';
import { compileBoard, STANDARD_BOARD } from '../../../src/board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../../../src/dice/index.js';
import * as D from '../../../src/game/questions/decisions.js';
import type { Begin } from '../../../src/game/state/play-from.js';
import type { Setup } from '../../game/table.js';

export interface Mistake {
  readonly what: string;
  readonly side: 'japan' | 'allied';
  readonly decision: D.Decision;
  readonly begin: Begin;
  readonly at: NonNullable<Setup['at']>;
  readonly wrong: Answer;
  /** POC that mending it brings at least. */
  readonly worth: number;
  /** Whether an answer mends it. */
  readonly mends: (answer: Answer) => boolean;
}

const MOVEMENT: Begin = { at: 'movement' };
const COMBAT: Begin = { at: 'combat' };
const RETREAT = 1;
const { areaNames } = compileBoard(STANDARD_BOARD);
const goes = (area: string) => (answer: Answer) => answer.some((x, k) => k % 2 === 1 && areaNames[x] === area);
const anything = (answer: Answer) => answer.length > 0;

export const MISTAKES: readonly Mistake[] = [
  // The enemy has nothing left: every flag that is not set is given away (15.3).
  {
    what: 'the fleet stays in port, and the sea is empty',
    side: 'japan',
    decision: D.PATROLS,
    begin: MOVEMENT,
    at: { Truk: ['Yamato', 'Nagato', 'Mutsu'] },
    wrong: [],
    worth: 1,
    mends: anything,
  },
  {
    what: 'the fleet stays in port, and the sea is empty',
    side: 'allied',
    decision: D.PATROLS,
    begin: MOVEMENT,
    at: { 'Pearl Harbor': ['Alabama', 'Essex', 'Nevada'] },
    wrong: [],
    worth: 1,
    mends: anything,
  },
  // An air unit sets a flag as well (12.4).
  {
    what: 'the air unit stays where it is, and the sea is empty',
    side: 'japan',
    decision: D.PLACE_AIR,
    begin: MOVEMENT,
    at: { Truk: ['22 AirFlot'] },
    wrong: [],
    worth: 1,
    mends: anything,
  },
  {
    what: 'the air unit stays where it is, and the sea is empty',
    side: 'allied',
    decision: D.PLACE_AIR,
    begin: MOVEMENT,
    at: { 'Pearl Harbor': ['7th A.F.'] },
    wrong: [],
    worth: 1,
    mends: anything,
  },
  // One cruiser sets the flag, and a fleet could sink it or drive it off.
  {
    what: 'nobody drives a lone cruiser off',
    side: 'japan',
    decision: D.RAIDERS,
    begin: MOVEMENT,
    at: { Truk: ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Yamato', 'Nachi'], 'U.S. Mandate': ['Salt Lake City'] },
    wrong: [],
    worth: 1,
    mends: goes('U.S. Mandate'),
  },
  {
    what: 'nobody drives a lone cruiser off',
    side: 'allied',
    decision: D.RAIDERS,
    begin: MOVEMENT,
    at: {
      Australia: ['Essex', 'Enterprise', 'Hornet', 'Yorktown', 'Alabama', 'Salt Lake City'],
      'Coral Sea': ['Nachi'],
    },
    wrong: [],
    worth: 1,
    mends: goes('Coral Sea'),
  },
  // Carriers without a screen by night against battleships (7.42), or by day (7.41)?
  {
    what: 'carriers alone want night against battleships',
    side: 'japan',
    decision: D.DAY_NIGHT,
    begin: COMBAT,
    at: { 'Coral Sea': ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Nevada', 'Tennessee', 'Maryland', 'West Virginia'] },
    wrong: [ACTION_NIGHT],
    worth: 0.5,
    mends: (answer) => answer[0] === ACTION_DAY,
  },
  {
    what: 'carriers alone want night against battleships',
    side: 'allied',
    decision: D.DAY_NIGHT,
    begin: COMBAT,
    at: { 'Coral Sea': ['Essex', 'Enterprise', 'Hornet', 'Yorktown', 'Nagato', 'Mutsu', 'Haruna', 'Kirishima'] },
    wrong: [ACTION_NIGHT],
    worth: 0.5,
    mends: (answer) => answer[0] === ACTION_DAY,
  },
  // Whoever retreats leaves the flag (8.1, 15.3).
  {
    what: 'battleships run from cruisers on the last turn',
    side: 'japan',
    decision: D.RETREAT,
    begin: COMBAT,
    at: {
      'Coral Sea': [
        'Yamato',
        'Nagato',
        'Mutsu',
        'Haruna',
        'Kirishima',
        'Salt Lake City',
        'New Orleans',
        'Portland',
        'Astoria',
      ],
    },
    wrong: [RETREAT],
    worth: 2,
    mends: (answer) => answer[0] !== RETREAT,
  },
  {
    what: 'battleships run from cruisers on the last turn',
    side: 'allied',
    decision: D.RETREAT,
    begin: COMBAT,
    at: { 'Hawaiian Islands': ['Alabama', 'Nevada', 'Maryland', 'Tennessee', 'West Virginia', 'Nachi', 'Haguro'] },
    wrong: [RETREAT],
    worth: 2,
    mends: (answer) => answer[0] !== RETREAT,
  },
];
