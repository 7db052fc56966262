// Positions from whole games that were read: where the Allies had left areas, ports and repair points to nobody.
import { ACTION_DAY } from '../../../src/dice/index.js';
import * as D from '../../../src/game/questions/decisions.js';
import { SIDE } from '../../game/table.js';
import { answer, fight, fly, goHome, type Position, patrol, position, sail } from '../position-support.js';

/** Flags of Japan round Hawaii and the U.S. Mandate. */
const BOTH_ENTRIES = { 'Hawaiian Islands': 'japan', 'U.S. Mandate': 'japan' } as const;

export const ALLIES: readonly Position[] = [
  {
    what: 'the last turn: somebody patrols Hawaii against the one cruiser there, however much else is contested',
    rule: '15.3, 6.11',
    why: 'three points: raiders who drive the enemy off show no flag',
    found: () => {
      const t = position({
        turn: 8,
        at: {
          'Hawaiian Islands': ['Mikuma'],
          'Coral Sea': ['Chikuma'],
          'Japanese Islands': ['Kirishima'],
          'U.S. Mandate': ['Kako'],
          'Marianas Islands': ['Furutaka'],
          'Pearl Harbor': ['Iowa', 'New Jersey', 'Wisconsin', 'Quincy II', 'Bataan'],
          Samoa: ['Chicago', 'Portland', 'Wichita', 'Hornet'],
          Saigon: ['Devonshire', 'Cornwall', 'Prince of Wales'],
        },
        harbors: { Saigon: 'allied' },
        flags: { 'Hawaiian Islands': 'allied', 'U.S. Mandate': 'allied', Indonesia: 'allied', 'Coral Sea': 'allied' },
      });
      patrol(t, 'allied');
      return ['Iowa', 'New Jersey', 'Quincy II', 'Chicago', 'Portland', 'Wichita'].some(
        (name) => t.where(name) === 'Hawaiian Islands',
      );
    },
  },
  {
    what: 'five battleships in Ceylon do not leave the Bay of Bengal to one cruiser',
    rule: '15.3, 6.221',
    why: 'the bay is next to them, needs no speed roll, and nothing else is in their reach',
    found: () => {
      const t = position({
        turn: 3,
        at: {
          'Bay of Bengal': ['Mikuma'],
          Indonesia: ['Oi'],
          'Hawaiian Islands': ['Atago'],
          'Coral Sea': ['Chokai'],
          Ceylon: ['Revenge', 'Royal Sovereign', 'Ramillies', 'Resolution', 'Warspite'],
          'Pearl Harbor': ['Chicago', 'Portland', 'Astoria', 'Lexington'],
        },
        flags: { 'Bay of Bengal': 'allied', 'Hawaiian Islands': 'allied' },
      });
      patrol(t, 'allied');
      return ['Revenge', 'Royal Sovereign', 'Ramillies', 'Resolution', 'Warspite'].some(
        (name) => t.where(name) === 'Bay of Bengal',
      );
    },
  },
  {
    what: 'where nobody can come one cruiser is enough; the second one goes elsewhere',
    rule: '15.3',
    why: 'a second flag in an area counts for nothing',
    found: () => {
      const t = position({
        turn: 8,
        at: { Ceylon: ['Cornwall', 'Dorsetshire'] },
        flags: { 'Bay of Bengal': 'allied' },
      });
      patrol(t, 'allied');
      return t.where('Cornwall') !== t.where('Dorsetshire');
    },
  },
  {
    what: 'Pearl Harbor is lost and Samoa is about to fall: what there is goes to the U.S. Mandate, not to the richer Coral Sea',
    rule: '4.41, 14.1',
    why: 'with both ports every United States reinforcement to come is lost',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          'U.S. Mandate': ['Kako'],
          'Coral Sea': ['Nachi'],
          'South Pacific Ocean': ['Oi'],
          Australia: ['Chicago', 'Portland', 'Saratoga', 'Colorado'],
        },
        flags: { 'U.S. Mandate': 'japan', 'Hawaiian Islands': 'japan', 'South Pacific Ocean': 'japan' },
        harbors: { 'Pearl Harbor': 'japan', 'Johnston Island': 'japan' },
      });
      patrol(t, 'allied');
      sail(t, 'allied');
      return ['Chicago', 'Portland', 'Saratoga'].some((name) => t.where(name) === 'U.S. Mandate');
    },
  },
  {
    what: 'both ports are about to fall: the fleet fights for one of them instead of raiding the Marshalls',
    rule: '4.41, 14.1',
    why: 'the fleet to come is lost with them; the Marshalls are one point',
    found: () => {
      const t = position({
        turn: 3,
        at: {
          'Hawaiian Islands': ['Atago', 'Haguro'],
          'U.S. Mandate': ['Ashigara', 'Akagi', 'Kaga', 'Shokaku', 'Zuikaku', 'Nagato', 'Mutsu'],
          'Pearl Harbor': ['Saratoga', 'Yorktown', 'North Carolina', 'Chicago', 'Astoria'],
        },
        flags: BOTH_ENTRIES,
      });
      sail(t, 'allied');
      return ['Saratoga', 'Yorktown', 'North Carolina'].filter((n) => t.where(n) === 'Hawaiian Islands').length >= 2;
    },
  },
  {
    what: 'a carrier and a battleship against one air unit want day',
    rule: '7.424, 7.3',
    why: 'at night nobody can be attacked; only an airstrike drives it off',
    found: () => {
      const t = fight('Japanese Islands', ['22 AirFlot', { name: 'Wasp', raiding: true }, 'Washington']);
      return answer(t, SIDE.allied, D.DAY_NIGHT)[0] === ACTION_DAY;
    },
  },
  {
    what: 'a light carrier with many battleships against one air unit wants day',
    rule: '7.424, 7.3',
    why: 'the guns of the battleships find no target',
    found: () => {
      const t = fight('U.S. Mandate', ['21 AirFlot', 'Hornet', 'Maryland', 'California', 'Idaho', 'North Carolina']);
      return answer(t, SIDE.allied, D.DAY_NIGHT)[0] === ACTION_DAY;
    },
  },
  {
    what: 'Pearl Harbor has the points: both crippled battleships are repaired before they sail with one gun',
    rule: '11.1, 7.72',
    why: 'nine points a turn are lost when nobody uses them',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          'Pearl Harbor': [
            { name: 'West Virginia', damage: 5 },
            { name: 'Tennessee', damage: 5 },
            { name: 'Louisville', damage: 1 },
            'Chicago',
            'Portland',
          ],
        },
        flags: { 'Hawaiian Islands': 'allied' },
      });
      patrol(t, 'allied');
      return t.damage('West Virginia') + t.damage('Tennessee') <= 1;
    },
  },
  {
    what: 'the crippled battleship goes home to the yard that can repair it',
    rule: '11.23, 11.24',
    why: 'Australia repairs one point a turn, Pearl Harbor nine',
    found: () => {
      const t = position({
        turn: 4,
        at: { 'U.S. Mandate': [{ name: 'West Virginia', damage: 5 }] },
        flags: { 'Hawaiian Islands': 'allied', 'U.S. Mandate': 'allied' },
      });
      goHome(t, SIDE.allied, true);
      return t.where('West Virginia') === 'Pearl Harbor';
    },
  },
  {
    what: 'the air unit goes where a cruiser faces a cruiser for the port through which the fleet comes',
    rule: '14.1, 4.41',
    why: 'Samoa is lost and Hawaii was Japan’s at the start of the turn; the Coral Sea is only two points',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          'Hawaiian Islands': ['Nachi', 'Chicago'],
          'Coral Sea': ['Maya', 'Australia'],
          Australia: ['11th A.F.'],
        },
        harbors: { Samoa: 'japan' },
        flags: { 'Hawaiian Islands': 'japan', 'Coral Sea': 'allied' },
      });
      fly(t);
      return t.where('11th A.F.') === 'Hawaiian Islands';
    },
  },
  {
    what: 'no air unit stays in Pearl Harbor when the Japanese carriers can come to Hawaii',
    rule: '9.1, 12.1',
    why: 'in port it is raided and cannot fire back; at sea it helps to keep the three points',
    found: () => {
      const units = ['5th A.F.', '7th A.F.', '11th A.F.', 'Marine', '13th A.F.'];
      const t = position({
        turn: 4,
        at: {
          'Hawaiian Islands': ['Chicago', 'Portland', 'Colorado'],
          'Pearl Harbor': units,
          Truk: ['Akagi', 'Kaga', 'Shokaku', 'Zuikaku', 'Soryu', 'Nagato', 'Mutsu'],
        },
        flags: { 'Hawaiian Islands': 'allied', 'Marshall Islands': 'japan' },
      });
      fly(t);
      return units.every((name) => t.where(name) !== 'Pearl Harbor');
    },
  },
];
