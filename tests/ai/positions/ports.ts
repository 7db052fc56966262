// Positions in ports: who lies in the yard, where ships return to, what carriers raid.
import { RETURNING } from '../../../src/board/index.js';
import { addReturn } from '../../../src/game/chapters/ports-and-bases.js';
import { ON_HARBOR, returnPending } from '../../../src/game/index.js';
import * as D from '../../../src/game/questions/decisions.js';
import { SIDE, type Table } from '../../game/table.js';
import { answer, goHome, names, type Position, patrol, position, sail, seconds } from '../position-support.js';

export const PORTS: readonly Position[] = [
  {
    what: 'two damaged battleships in Pearl Harbor are repaired: three sound ones are too many for one cruiser anyway',
    rule: '11.52, 11.4',
    why: 'nine points a turn are lost when nobody uses them',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          Truk: ['Nachi'],
          'Pearl Harbor': [
            { name: 'Maryland', damage: 2 },
            { name: 'Colorado', damage: 1 },
            'North Carolina',
            'Washington',
            'West Virginia',
            'Chicago',
            'Portland',
          ],
        },
        flags: { 'Hawaiian Islands': 'allied' },
      });
      patrol(t, 'allied');
      return t.damage('Maryland') + t.damage('Colorado') === 0;
    },
  },
  {
    what: 'the slightly damaged battleship is not missed at sea for one point: without it the fight for Hawaii is lost',
    rule: '11.4',
    why: 'three points of control, and the damage costs it no gun but the bonus',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          'Hawaiian Islands': ['Haruna', 'Kongo'],
          'Pearl Harbor': [{ name: 'Maryland', damage: 1 }, 'West Virginia'],
        },
        flags: { 'Hawaiian Islands': 'allied', 'U.S. Mandate': 'allied' },
      });
      patrol(t, 'allied');
      return t.damage('Maryland') === 1;
    },
  },
  {
    what: 'six points make two battleships whole, and would leave the third on the bottom',
    rule: '11.3, 9.23',
    why: 'two ships that sail next turn, or none',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          'Yokosuka Navy Yard': [
            { name: 'Yamato', damage: 18 },
            { name: 'Kongo', damage: 3 },
            { name: 'Kirishima', damage: 3 },
          ],
        },
      });
      patrol(t, 'japan');
      return t.damage('Kongo') + t.damage('Kirishima') === 0;
    },
  },
  {
    what: 'Japan’s carriers that turn back do not go to Truk while five American carriers may still sail to the Marshalls',
    rule: '6.42, 9.1, 5.24',
    why: 'Japan’s raiders go first: whoever lies in Truk lies there when the Allies choose where to raid',
    found: () => {
      const t = position({
        turn: 5,
        at: {
          'South Pacific Ocean': [
            { name: 'Kaga', raiding: true },
            { name: 'Zuikaku', raiding: true },
          ],
          'Pearl Harbor': ['Enterprise', 'Yorktown', 'Hornet', 'Lexington', 'Saratoga'],
        },
        flags: { 'Hawaiian Islands': 'allied', 'South Pacific Ocean': 'japan' },
      });
      patrol(t, 'japan');
      goHome(t, SIDE.japan, false);
      return t.where('Kaga') !== 'Truk' && t.where('Zuikaku') !== 'Truk';
    },
  },
  {
    what: 'no port is safe: the carrier goes where one light carrier faces a fleet, not where six carriers face nobody',
    rule: '10.1, 9.1',
    why: 'only who wins the area raids, and only with what it has',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          'Hawaiian Islands': ['Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Shokaku', 'Zuikaku'],
          'U.S. Mandate': ['Ryujo', 'Hornet', 'Yorktown', 'Enterprise', 'North Carolina', 'Washington'],
          'Coral Sea': ['Zuiho', 'Junyo', 'Hiyo', { name: 'Lexington', damage: 1 }],
        },
        flags: { 'Hawaiian Islands': 'allied', 'U.S. Mandate': 'allied', 'Coral Sea': 'allied' },
      });
      t.run((g) => {
        g.pendingCount = 0;
        addReturn(g, t.piece('Lexington'), 1 << t.area('Coral Sea'));
        returnPending(g, SIDE.allied);
      });
      return t.where('Lexington') === 'Samoa';
    },
  },
  {
    what: 'a battleship that has lost half its armor goes home to the six points of Yokosuka, not to Truk',
    rule: '11.21, 11.24',
    why: 'nothing is ever repaired in Truk, and the yard would be idle',
    found: () => {
      const t = position({
        turn: 4,
        at: { 'Marshall Islands': [{ name: 'Yamato', damage: 5 }, 'Nachi'] },
        flags: { 'Marshall Islands': 'japan', 'Japanese Islands': 'japan', 'Marianas Islands': 'japan' },
      });
      goHome(t, SIDE.japan, true);
      return t.where('Yamato') === 'Yokosuka Navy Yard' && t.where('Nachi') === 'Truk';
    },
  },
  {
    what: 'Yamato, driven off with seven damage points, goes home to the six of Yokosuka during the turn too',
    rule: '11.21, 10.1',
    why: 'two points of nine are left to be mended the turn after; in Truk all of them stay, and the yard is idle',
    found: () => {
      const t = position({
        turn: 4,
        at: { 'Marshall Islands': [{ name: 'Yamato', damage: 7 }] },
        flags: { 'Marshall Islands': 'japan', 'Japanese Islands': 'japan', 'Marianas Islands': 'japan' },
      });
      goHome(t, SIDE.japan, false);
      return t.where('Yamato') === 'Yokosuka Navy Yard';
    },
  },
  {
    what: 'with Japan’s last ship driven from Hawaii the damaged battleship goes to the yard of Pearl Harbor, not to Samoa',
    rule: '15.3, 11.1',
    why: 'the flag that walled the port in is gone at the end of the turn, and nothing is ever repaired in Samoa',
    found: () => {
      const t = position({
        turn: 4,
        at: { 'Hawaiian Islands': [{ name: 'South Dakota', damage: 4 }], 'Pearl Harbor': ['Chicago'] },
        flags: { 'Hawaiian Islands': 'japan', 'U.S. Mandate': 'allied' },
      });
      goHome(t, SIDE.allied, false);
      return t.where('South Dakota') === 'Pearl Harbor';
    },
  },
  {
    what: 'the battleship with four damage points does not wait in Samoa: over the quiet Mandate it returns to the yard of Pearl Harbor',
    rule: '10.1, 11.1',
    why: 'nothing is repaired in Samoa while Pearl Harbor is held, and the points there would lapse turn after turn',
    found: () => {
      const t = position({
        turn: 4,
        at: { Samoa: [{ name: 'South Dakota', damage: 4 }], 'Pearl Harbor': ['Chicago'], Truk: ['Nachi'] },
        flags: { 'Hawaiian Islands': 'allied', 'U.S. Mandate': 'allied', 'Marshall Islands': 'japan' },
      });
      sail(t, 'allied');
      goHome(t, SIDE.allied, true);
      return t.where('South Dakota') === 'Pearl Harbor';
    },
  },
  {
    what: 'crippled Kongo does not sail with Haruna against two cruisers in the Marshalls',
    rule: '7.72, 11.1',
    why: 'she fires one shot and is sunk by the next damage point; Yokosuka makes her whole',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          Truk: [{ name: 'Kongo', damage: 3 }, 'Haruna', 'Kirishima'],
          'Marshall Islands': ['Nachi', 'Chicago', 'Portland'],
        },
        flags: { 'Marianas Islands': 'japan', 'Japanese Islands': 'japan', 'Marshall Islands': 'japan' },
      });
      sail(t, 'japan');
      return t.where('Haruna') === 'Marshall Islands' && t.where('Kongo') !== 'Marshall Islands';
    },
  },
  {
    what: 'troops that come back enter at Pearl Harbor, from where they retake Johnston Island, not at Samoa with most of the fleet',
    rule: '13.5, 13.1',
    why: 'the base is beside the first area that they come to, and Japan has nobody there',
    found: () => {
      const t = position({
        turn: 5,
        at: { 'Pearl Harbor': ['Chicago'], Samoa: ['Portland'], Truk: ['Nachi'] },
        flags: { 'Hawaiian Islands': 'allied', 'U.S. Mandate': 'allied', 'Marshall Islands': 'japan' },
        harbors: { 'Johnston Island': 'japan', Singapore: 'japan' },
      });
      const g = t.game;
      const unit = t.piece('2 Marines');
      g.move(unit, RETURNING);
      g.pending[0] = unit;
      g.pendingCount = 1;
      return seconds(answer(t, SIDE.allied, D.REINFORCEMENT_PORTS))[0] === t.harbor('Pearl Harbor');
    },
  },
  {
    what: 'Pearl Harbor falls tonight: the last carrier strikes the cruiser that is afloat, not the battleship on the bottom',
    rule: '9.231, 14.1',
    why: 'who rests on the bottom of a captured port is lost without another bomb',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          'Hawaiian Islands': [{ name: 'Shokaku', raiding: true }, 'Nachi', 'Haguro'],
          'Pearl Harbor': [{ name: 'West Virginia', damage: 10 }, 'Chicago'],
        },
        flags: { 'Hawaiian Islands': 'japan' },
      });
      return raids(t, 'Shokaku', 'Pearl Harbor') === 'Chicago';
    },
  },
];

/** Whom a carrier strikes that raids a harbor. */
function raids(t: Table, carrier: string, harbor: string): string {
  t.game.raidHarbor[t.piece(carrier)] = t.harbor(harbor) + 1;
  t.game.mode = ON_HARBOR;
  return names(t, seconds(answer(t, t.game.tables.side[t.piece(carrier)]!, D.TARGETS)))[0]!;
}
