// Positions: pursuit.

import { gather, retreat } from '../../../src/game/index.js';
import * as D from '../../../src/game/questions/decisions.js';
import { type Piece, type Setup, SIDE } from '../../game/table.js';
import { answer, fight, firsts, names, type Position, seconds } from '../position-support.js';

/** The groups that a side pursues, when all of the enemy's flee in single ships. */
const chased = (pieces: readonly Piece[], turn: number, side: 'japan' | 'allied'): number[] => {
  const t = fight('Coral Sea', pieces, { turn });
  t.run((g) => retreat(g, g.area, 1 - SIDE[side]));
  return seconds(answer(t, SIDE[side], D.PURSUIT));
};

/** Who goes on after the first group that flees, some rounds after the pursuit began, when everybody has been assigned. */
const goesOn = (pieces: readonly Piece[], side: 'japan' | 'allied', rounds: number, more: Setup = {}): string[] => {
  const t = fight('Coral Sea', pieces, { turn: 4, ...more });
  t.run((g) => {
    retreat(g, g.area, 1 - SIDE[side]);
    gather(g, g.area, 1);
    g.fight = 1;
    g.subject = g.groups;
    g.round += rounds;
  });
  return names(t, firsts(answer(t, SIDE[side], D.FOLLOW)));
};

export const PURSUITS: readonly Position[] = [
  {
    what: 'nobody pursues on the last turn',
    rule: '4.7, 8.3',
    why: 'sinking a ship gains nothing any more, and the pursuer may lose its flag',
    found: () =>
      chased([{ name: 'Akagi', damage: 4 }, 'Nachi', 'Chicago', 'Portland', 'Astoria'], 8, 'allied').length === 0,
  },
  {
    what: 'three cruisers chase the crippled carrier',
    rule: '8.33',
    why: 'it runs at speed 2 and fires one shot at most',
    found: () => chased([{ name: 'Akagi', damage: 4 }, 'Chicago', 'Portland', 'Astoria'], 4, 'allied').length > 0,
  },
  {
    what: 'one cruiser does not chase two battleships that flee together with their guns',
    rule: '8.3',
    why: 'it would be sunk',
    found: () => chased(['Kongo', 'Haruna', 'Chicago'], 4, 'allied').length === 0,
  },
  {
    what: 'days on which nobody can fire do not end the chase of a crippled carrier',
    rule: '8.43, 7.41',
    why: 'nothing has changed since the chase began: three sound cruisers behind a carrier that runs at speed 2',
    found: () => goesOn([{ name: 'Akagi', damage: 4 }, 'Chicago', 'Portland', 'Astoria'], 'allied', 3).length > 0,
  },
  {
    what: 'the battleship that is nearly sunk is chased, not the sound one beside it',
    rule: '8.33, 7.72',
    why: 'Nagato fires one shot and sinks with the next damage; Yamato fires six',
    found: () => {
      const t = fight('Coral Sea', [{ name: 'Nagato', damage: 5 }, 'Yamato', 'Washington', 'Astoria'], { turn: 4 });
      t.run((g) => retreat(g, g.area, SIDE.japan));
      const pairs = answer(t, SIDE.allied, D.PURSUIT);
      const group = t.game.fightOf[t.piece('Nagato')];
      return pairs.length > 0 && seconds(pairs).every((fled) => fled === group);
    },
  },
  {
    what: 'a carrier with no port to raid chases the cruiser that is crippled',
    rule: '8.3, 7.51, 9.12',
    why: 'by day the cruiser cannot answer, and at night its one shot is aimed at whoever screens her',
    found: () => {
      const t = fight('Coral Sea', [{ name: 'Takao', damage: 2 }, 'CV 18', 'De Ruyter'], { turn: 6 });
      t.run((g) => retreat(g, g.area, SIDE.japan));
      return names(t, firsts(answer(t, SIDE.allied, D.PURSUIT))).includes('CV 18');
    },
  },
  {
    what: 'the carrier that crippled a cruiser off Singapore goes after it while the port next door is empty',
    rule: '8.3, 9.12, 7.72',
    why: 'there is nothing to raid, and the cruiser has one shot left, at night only',
    found: () => {
      const t = fight('Bay of Bengal', [{ name: 'Mikuma', damage: 1 }, 'Formidable', 'Dorsetshire'], {
        turn: 3,
        harbors: { Singapore: 'japan' },
      });
      t.run((g) => retreat(g, g.area, SIDE.japan));
      return names(t, firsts(answer(t, SIDE.allied, D.PURSUIT))).includes('Formidable');
    },
  },
  {
    what: 'troops in a base are no reason for a carrier to let a crippled cruiser go',
    rule: '8.3, 9.12',
    why: 'a raid on them gains little; the cruiser is nearly sunk, and cannot answer by day',
    found: () => {
      const t = fight('Coral Sea', [{ name: 'Takao', damage: 2 }, 'CV 18', 'De Ruyter'], {
        turn: 6,
        at: { 'Coral Sea': [{ name: 'Takao', damage: 2 }, 'CV 18', 'De Ruyter'], Guadalcanal: ['Kure'] },
        harbors: { Guadalcanal: 'japan' },
      });
      t.run((g) => retreat(g, g.area, SIDE.japan));
      return names(t, firsts(answer(t, SIDE.allied, D.PURSUIT))).includes('CV 18');
    },
  },
  {
    what: 'heavy cruisers with nothing better to do join the chase of a crippled battleship',
    rule: '8.33, 7.72',
    why: 'one ship alone lets her go too often; by herself she fires one shot at one of them',
    found: () => {
      const japan = ['Mutsu', 'Ashigara', 'Chokai', 'Atago', 'Haguro', 'Maya'];
      const fled = [
        { name: 'New Mexico', damage: 5, raiding: true },
        { name: 'Salt Lake City', damage: 1, raiding: true },
      ];
      const t = fight('Hawaiian Islands', [...japan, ...fled], { turn: 3 });
      t.run((g) => retreat(g, g.area, SIDE.allied));
      const groups = seconds(answer(t, SIDE.japan, D.PURSUIT));
      return groups.filter((group) => group === t.game.fightOf[t.piece('New Mexico')]).length >= 2;
    },
  },
  {
    what: 'the only flag does not run after a sound cruiser',
    rule: '8.3, 15.3',
    why: 'the enemy has left the area, and a patroller that is disabled takes its flag home',
    found: () => chased(['Nachi', 'Chicago'], 4, 'allied').length === 0,
  },
  {
    what: 'carriers do not pursue: they raid the port next door',
    rule: '9.12',
    why: 'a carrier that has pursued cannot raid',
    found: () => {
      const t = fight(
        'Marshall Islands',
        [{ name: 'Akagi', damage: 4 }, 'Essex', 'CV 10', 'Chicago', 'Astoria', 'Portland'],
        { turn: 6 },
      );
      t.run((g) => retreat(g, g.area, SIDE.japan));
      return !names(t, firsts(answer(t, SIDE.allied, D.PURSUIT))).some((name) => name === 'Essex' || name === 'CV 10');
    },
  },
  {
    what: 'retreat in single ships: what is slow does not hold up what is fast',
    rule: '8.32',
    why: 'a group goes at the speed of its slowest ship, and the pursuers have to split',
    found: () => {
      const t = fight('Coral Sea', [{ name: 'Akagi', damage: 4 }, 'Nachi', 'Essex', 'Alabama']);
      const groups = answer(t, SIDE.japan, D.GROUPS);
      return new Set(seconds(groups)).size === 2;
    },
  },
];
