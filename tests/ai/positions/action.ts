// Positions: day or night, and the order of areas.
import { ACTION_DAY, ACTION_NIGHT } from '../../../src/dice/index.js';
import * as D from '../../../src/game/questions/decisions.js';
import { type Piece, SIDE } from '../../game/table.js';
import { answer, fight, type Position, position } from '../position-support.js';

/** What both sides wish, Japan first. */
const wishes = (pieces: readonly Piece[]): number[] => {
  const t = fight('Coral Sea', pieces);
  return [SIDE.japan, SIDE.allied].map((side) => answer(t, side, D.DAY_NIGHT)[0]!);
};

const FLEET = ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Kongo', 'Haruna', 'Hiei', 'Kirishima', 'Nagato', 'Mutsu'];

export const ACTIONS: readonly Position[] = [
  {
    what: 'four carriers and six battleships want day against one battleship, and it wants night',
    rule: '7.3, 7.51',
    why: 'by day they fire unanswered, and more than enough; that the guns could fire even more sinks nothing more',
    found: () => wishes([...FLEET, 'Colorado']).join() === [ACTION_DAY, ACTION_NIGHT].join(),
  },
  {
    what: 'the same fleet wants day against a cruiser and an air unit',
    rule: '7.424, 7.51',
    why: 'only airstrikes reach the air unit, and they sink the cruiser as well',
    found: () => wishes([...FLEET, 'Chicago', '7th A.F.'])[0] === ACTION_DAY,
  },
  {
    what: 'battleships beside one light carrier want night against a surface fleet that is the weaker',
    rule: '7.52',
    why: 'one shot by day decides nothing; their guns do',
    found: () =>
      wishes(['Hosho', 'Kongo', 'Haruna', 'Nagato', 'Mutsu', 'Ise', 'Chicago', 'Astoria', 'Colorado', 'Idaho'])[0] ===
      ACTION_NIGHT,
  },
  {
    what: 'one cruiser over an air unit and a carrier without guns wants night',
    rule: '7.421, 7.424',
    why: 'by day it is fired at and cannot answer; at night nobody can fire at it',
    found: () => wishes(['Nachi', 'Victorious', 'RAAF'])[0] === ACTION_NIGHT,
  },
  {
    what: 'Essex beside two cruisers and a battleship wants day against more guns',
    rule: '7.421, 7.51',
    why: 'at night she hides behind the screen and does not fire, so her gun counts for nothing; by day only she fires',
    found: () => wishes(['Kongo', 'Haruna', 'Nachi', 'Essex', 'Chicago', 'Portland', 'Idaho'])[1] === ACTION_DAY,
  },
  {
    what: 'carriers off Hawaii raid Pearl Harbor after the other fights, not before',
    rule: '7.1, 9.1',
    why: 'who is driven off elsewhere may run to Pearl Harbor, and then lies there when the carriers come',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          'Hawaiian Islands': ['Akagi', 'Kaga', 'Astoria'],
          'U.S. Mandate': ['Nachi', 'Kongo', 'Chicago', 'Portland'],
          'Pearl Harbor': ['Colorado'],
        },
      });
      t.game.areasLeft = (1 << t.area('Hawaiian Islands')) | (1 << t.area('U.S. Mandate'));
      return answer(t, SIDE.japan, D.NEXT_AREA)[0] === t.area('U.S. Mandate');
    },
  },
];
