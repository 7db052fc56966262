// Positions for Japan, as they came up in whole games: what an expert would never have done there, or always.
import { ACTION_DAY } from '../../../src/dice/index.js';
import { moveAmphibious } from '../../../src/game/index.js';
import * as D from '../../../src/game/questions/decisions.js';
import { SIDE } from '../../game/table.js';
import { answer, fight, fly, type Position, patrol, position, sail } from '../position-support.js';

const CARRIERS = ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Soryu', 'Hiryu'];
const BATTLESHIPS = ['Nagato', 'Mutsu', 'Kirishima', 'Kongo'];

/** What Japan wishes for in a fight. */
const wish = (pieces: readonly string[], flag: 'japan' | 'allied'): number =>
  answer(fight('Hawaiian Islands', pieces, { flags: { 'Hawaiian Islands': flag } }), SIDE.japan, D.DAY_NIGHT)[0]!;

export const JAPAN: readonly Position[] = [
  {
    what: 'six carriers and four battleships want day against a lone air unit',
    rule: '7.424, 7.51',
    why: 'by day it is shot down; at night nobody can fire at it, however many guns there are',
    found: () => wish([...CARRIERS, ...BATTLESHIPS, '5th A.F.'], 'allied') === ACTION_DAY,
  },
  {
    what: 'three air units beside a battleship want day against two air units',
    rule: '7.424',
    why: 'the battleship’s guns have no target, the stronger air force has',
    found: () => wish(['21 AirFlot', '22 AirFlot', '23 AirFlot', 'Yamato', 'RAAF', 'RNZAF'], 'japan') === ACTION_DAY,
  },
  {
    what: 'two air units want day against two battleships and an air unit',
    rule: '7.424, 7.51',
    why: 'guns cannot hurt them at night; by day they have six shots to two',
    found: () => wish(['21 AirFlot', '22 AirFlot', 'RAAF', 'Colorado', 'Idaho'], 'japan') === ACTION_DAY,
  },
  {
    what: 'Taiho does not show the flag in the Aleutians',
    rule: '2.5, 6.11',
    why: 'Japan gets no point there, and a carrier that raids wins points elsewhere',
    found: () => {
      const t = position({
        turn: 7,
        at: {
          'Yokosuka Navy Yard': ['Taiho'],
          'Japanese Islands': ['Nachi'],
          'Central Pacific Ocean': ['Haguro'],
          'Marianas Islands': ['Maya'],
          Indonesia: ['Atago'],
        },
        flags: { 'Japanese Islands': 'japan' },
      });
      return patrol(t, 'japan').where('Taiho') !== 'Aleutian Islands';
    },
  },
  {
    what: 'the fleet does not go in a body against one cruiser that nobody can help, while two battleships stand next door',
    rule: '6.12',
    why: 'three ships are enough for the cruiser, and the rest wins the other flag',
    found: () => {
      const ships = [...CARRIERS, ...BATTLESHIPS, 'Nachi', 'Haguro'];
      const t = position({
        turn: 5,
        at: {
          Truk: ships,
          'U.S. Mandate': ['Chicago'],
          'South Pacific Ocean': ['Colorado', 'Idaho'],
        },
        flags: { 'U.S. Mandate': 'allied', 'South Pacific Ocean': 'allied', 'Marshall Islands': 'japan' },
        harbors: { Samoa: 'japan', Guadalcanal: 'japan' },
      });
      sail(t, 'japan');
      const sent = (area: string): number => ships.filter((name) => t.where(name) === area).length;
      return sent('South Pacific Ocean') >= 4 && sent('U.S. Mandate') >= 2;
    },
  },
  {
    what: 'one cruiser in the Navy Yard flags the Japanese Islands before anything else',
    rule: '2.5, 15.3',
    why: 'three points for Japan, three less for the Allies',
    found: () => {
      const t = position({
        turn: 6,
        at: { 'Yokosuka Navy Yard': ['Nachi'], 'Pearl Harbor': ['Essex'] },
        flags: { 'Japanese Islands': 'japan' },
      });
      return patrol(t, 'japan').where('Nachi') === 'Japanese Islands';
    },
  },
  {
    what: 'the fleet at Saigon saves Saigon',
    rule: '14.1',
    why: 'with the Allied flag in Indonesia at the start and at the end of the turn both ports are lost',
    found: () => {
      const ships = ['Akagi', 'Kaga', 'Kongo', 'Haruna', 'Nachi'];
      const t = position({
        turn: 5,
        at: { Saigon: ships, Indonesia: ['Chicago', 'Portland'] },
        flags: { Indonesia: 'allied' },
        harbors: { Singapore: 'japan' },
      });
      patrol(t, 'japan');
      sail(t, 'japan');
      return ships.filter((name) => t.where(name) === 'Indonesia').length >= 3;
    },
  },
  {
    what: 'the only air unit covers the Japanese Islands, where the Allies can come, not the Aleutians',
    rule: '2.5, 12.1',
    why: 'three points against none',
    found: () => {
      const t = position({
        turn: 6,
        at: { Truk: ['21 AirFlot'], 'Pearl Harbor': ['Essex', 'Alabama'], 'Japanese Islands': ['Nachi'] },
        flags: { 'Japanese Islands': 'japan', 'Marianas Islands': 'japan' },
        harbors: { Attu: 'japan', 'Dutch Harbor': 'japan' },
      });
      fly(t);
      return t.where('21 AirFlot') !== 'Aleutian Islands' && t.where('21 AirFlot') !== 'Truk';
    },
  },
  {
    what: 'four carriers do not sail into the reach of twelve',
    rule: '5.24, 6.12',
    why: 'the Allies move last and see them; two points are not worth the fleet',
    found: () => {
      const t = position({
        turn: 7,
        at: {
          Truk: ['Akagi', 'Kaga', 'Zuikaku', 'Hiyo', 'Nagato', 'Kongo'],
          'U.S. Mandate': ['Chicago', 'Portland'],
          Samoa: ['Essex', 'CV 10', 'CV 16', 'CV 12', 'CV 18', 'Intrepid', 'Bunker Hill', 'Wasp', 'Alabama', 'Iowa'],
          'Pearl Harbor': ['Independence', 'Princeton', 'Monterey', 'Cowpens', 'New Jersey', 'Indiana', 'Washington'],
        },
        flags: { 'U.S. Mandate': 'allied', 'Hawaiian Islands': 'allied', 'South Pacific Ocean': 'japan' },
      });
      sail(t, 'japan');
      return ['Akagi', 'Kaga', 'Zuikaku', 'Hiyo'].every((name) => t.where(name) !== 'U.S. Mandate');
    },
  },
  {
    what: 'nobody fights on for a flag that three of four ships in the fight are enough to win: the crippled carrier stays in the yard',
    rule: '7.73, 11.4',
    why: 'her airstrike is gone until she is repaired',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          'Yokosuka Navy Yard': [{ name: 'Shokaku', damage: 3 }, 'Nagato', 'Akagi', 'Kongo'],
          'Japanese Islands': ['Chicago'],
        },
        flags: { 'Japanese Islands': 'japan' },
      });
      patrol(t, 'japan');
      sail(t, 'japan');
      return t.where('Shokaku') === 'Yokosuka Navy Yard' && t.damage('Shokaku') === 0;
    },
  },
  {
    what: 'Yamato lies in the yard with six damage points while no enemy can come',
    rule: '11.1, 11.52',
    why: 'six points are there and lost if not used, and she has nothing else to do',
    found: () => {
      const t = position({
        turn: 4,
        at: { 'Yokosuka Navy Yard': [{ name: 'Yamato', damage: 6 }, 'Nachi'] },
        flags: { 'Japanese Islands': 'japan' },
      });
      return patrol(t, 'japan').damage('Yamato') === 0;
    },
  },
  {
    what: 'on the last turn every Japanese ship that can reach a flag in dispute sails',
    rule: '4.7',
    why: 'there is no tomorrow for which a ship could be saved',
    found: () => {
      const ships = ['Shokaku', 'Zuikaku', 'Yamato', 'Kongo', 'Haguro'];
      const t = position({
        turn: 8,
        at: { Truk: ships, 'Marianas Islands': ['Alabama', 'Essex', 'Nachi'] },
        flags: { 'Marianas Islands': 'japan' },
      });
      sail(t, 'japan');
      return ships.every((name) => t.where(name) !== 'Truk');
    },
  },
  {
    what: 'the amphibious unit goes for the base that opens the Coral Sea to air units, not for the Aleutians',
    rule: '12.13, 13.1',
    why: 'three points a turn against none; the screen is as good in both',
    found: () => {
      const t = position({
        turn: 3,
        at: {
          Truk: ['Kure'],
          'Coral Sea': ['Yamato', 'Akagi', 'Kaga', 'Nachi'],
          'Aleutian Islands': ['Kongo', 'Haruna', 'Soryu', 'Maya'],
        },
        flags: { 'South Pacific Ocean': 'japan', 'Marianas Islands': 'japan' },
      });
      t.run((g) => moveAmphibious(g, SIDE.japan));
      return t.where('Kure') === 'Coral Sea';
    },
  },
  {
    what: 'no amphibious unit leaves for an area where Japan has nothing and the enemy an air unit',
    rule: '13.2, 7.41',
    why: 'by day it is shot at before it lands',
    found: () => {
      const t = position({
        turn: 3,
        at: { Truk: ['Kure'], 'Coral Sea': ['RAAF', 'Chicago'], Australia: ['Portland'] },
        flags: { 'South Pacific Ocean': 'japan', 'Coral Sea': 'allied' },
        harbors: { Lae: 'japan', 'New Hebrides': 'japan', Guadalcanal: 'allied' },
      });
      t.run((g) => moveAmphibious(g, SIDE.japan));
      return t.where('Kure') !== 'Coral Sea';
    },
  },
  {
    what: 'Japan ahead by 28 leaves twelve enemy ships alone',
    rule: '2.5',
    why: 'one point is all that can be gained; the fleet keeps the rest',
    found: () => {
      const t = position({
        turn: 6,
        poc: 28,
        at: {
          'Hawaiian Islands': ['Essex', 'CV 10', 'CV 16', 'Wasp', 'Alabama', 'Massachusetts', 'Indiana', 'Chicago'],
          Truk: ['Yamato', 'Musashi', 'Akagi', 'Kaga', 'Nachi'],
        },
        flags: { 'Hawaiian Islands': 'allied', 'Marianas Islands': 'japan' },
      });
      sail(t, 'japan');
      return ['Yamato', 'Musashi', 'Akagi', 'Kaga'].every((name) => t.where(name) !== 'Hawaiian Islands');
    },
  },
];
