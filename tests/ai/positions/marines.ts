// Positions: amphibious units, what they take and what they keep.
import { ACTION_DAY } from '../../../src/dice/index.js';
import { moveAmphibious } from '../../../src/game/index.js';
import * as D from '../../../src/game/questions/decisions.js';
import { type Setup, SIDE, type Table } from '../../game/table.js';
import { answer, fight, fly, type Position, position, targets } from '../position-support.js';

/** The perimeter is Japan's, and what lies beyond it is held by more than Kure could pass. */
const PERIMETER: Setup = {
  turn: 5,
  flags: {
    'Marshall Islands': 'japan',
    'South Pacific Ocean': 'japan',
    'Marianas Islands': 'japan',
    'U.S. Mandate': 'allied',
    'Coral Sea': 'allied',
  },
  harbors: {
    Guadalcanal: 'japan',
    Lae: 'japan',
    Philippines: 'japan',
    Singapore: 'japan',
    Midway: 'japan',
  },
};
const PERIMETER_AT = {
  'Marshall Islands': ['Yamato', 'Akagi', 'Kaga'],
  'U.S. Mandate': ['RAAF', 'RNZAF', 'Enterprise', 'Washington'],
  'Coral Sea': ['5th A.F.', '7th A.F.', 'Saratoga', 'Indiana'],
  'Hawaiian Islands': ['10th A.F.', '11th A.F.', 'Yorktown'],
  'Pearl Harbor': ['1 Marines'],
  Midway: ['Sasebo'],
};

const embarked = (t: Table, side: 'japan' | 'allied'): Table => t.run((g) => moveAmphibious(g, SIDE[side]));

export const MARINES: readonly Position[] = [
  {
    what: 'troops do not land on an atoll that goes back the same evening',
    rule: '14.2',
    why: 'the enemy has every flag around it and keeps them; the unit is gone for two turns, and the base with it',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          Samoa: ['2 Marines'],
          'Marshall Islands': ['Nachi', '25 AirFlot', '26 AirFlot', 'Yamato', 'Akagi', 'Kaga'],
          'U.S. Mandate': ['Chicago', 'RAAF'],
        },
        flags: { 'Marshall Islands': 'japan', 'U.S. Mandate': 'allied' },
      });
      embarked(t, 'allied');
      return t.where('2 Marines') !== 'Marshall Islands';
    },
  },
  {
    what: 'troops with nothing to take leave Truk for an atoll that the enemy’s marines can reach',
    rule: '13.3, 13.41',
    why: 'an undefended base is lost to one unit, and fliers use it next turn; in port they save nothing',
    found: () => {
      const t = position({ ...PERIMETER, at: { ...PERIMETER_AT, Truk: ['Kure'] } });
      embarked(t, 'japan');
      if (t.where('Kure') !== 'Marshall Islands') return false;
      t.resolve('Marshall Islands');
      return ['Kwajalein', 'Maloelap'].includes(t.where('Kure'));
    },
  },
  {
    what: 'troops that defend a threatened atoll stay there',
    rule: '13.41',
    why: 'they cost the invader a unit, and there is nothing better to do',
    found: () => {
      const t = position({ ...PERIMETER, at: { ...PERIMETER_AT, Maloelap: ['Kure'] } });
      embarked(t, 'japan');
      return t.where('Kure') === 'Maloelap';
    },
  },
  {
    what: 'two Marines land together where one would only kill the defender',
    rule: '13.41, 13.42',
    why: 'the first costs the base its defender, the second takes it; the fleet around it is sure to win',
    found: () => {
      const t = position({
        turn: 6,
        at: {
          Samoa: ['1 Marines', '2 Marines'],
          Guadalcanal: ['Kure'],
          'South Pacific Ocean': ['Essex', 'CV 10', 'CV 16', 'Washington', 'Indiana', 'Alabama'],
        },
        flags: { 'U.S. Mandate': 'allied', 'South Pacific Ocean': 'japan', 'Coral Sea': 'allied' },
        harbors: { Guadalcanal: 'japan', Kwajalein: 'allied', Maloelap: 'allied' },
      });
      embarked(t, 'allied');
      const area = t.where('1 Marines');
      if (t.where('2 Marines') !== area || !['South Pacific Ocean', 'Coral Sea'].includes(area)) return false;
      t.resolve(area);
      return t.holder('Guadalcanal') === 'allied';
    },
  },
  {
    what: 'air units shoot at the troops that would take their only base, not only at the carrier beside them',
    rule: '5.43, 12.24, 13.31',
    why: 'after the round the troops land, and all three air units go home without a flag, whatever the carrier has suffered',
    found: () => {
      const t = fight('South Pacific Ocean', ['5th A.F.', 'RAAF', 'RNZAF', 'Kure', 'Akagi'], {
        flags: { 'South Pacific Ocean': 'allied' },
        harbors: { Lae: 'japan' },
      });
      return targets(t, SIDE.allied, ACTION_DAY).includes('Kure');
    },
  },
  {
    what: 'Victorious fires at a carrier, not at the troops beside three of them',
    rule: '5.43, 7.51',
    why: 'the fight for Hawaii, and for five battleships, is decided by who strikes by day; the base can be taken back',
    found: () => {
      const allied = ['Chester', 'Victorious', 'Massachusetts', 'Indiana', 'Idaho', 'Colorado'];
      const t = fight('Hawaiian Islands', [...allied, 'Kure', 'Akagi', 'Hiyo', 'Ryujo', 'Kumano', 'Nagato'], {
        turn: 5,
        flags: { 'Hawaiian Islands': 'japan', 'U.S. Mandate': 'allied' },
      });
      answer(t, SIDE.allied, D.PATROLS);
      return ['Akagi', 'Hiyo', 'Ryujo'].includes(targets(t, SIDE.allied, ACTION_DAY)[0]!);
    },
  },
  {
    what: 'Victorious fires at Hosho, not at troops for a base that goes back the same evening',
    rule: '14.2, 5.43',
    why: 'both flags around it are Allied, and the light carrier is the only enemy who fires by day',
    found: () => {
      const t = fight('Hawaiian Islands', ['5th A.F.', 'Victorious', 'Kure', 'Hosho', 'Yamato', 'Nagato', 'Hyuga'], {
        turn: 5,
        flags: { 'Hawaiian Islands': 'allied', 'U.S. Mandate': 'allied' },
      });
      answer(t, SIDE.allied, D.PATROLS);
      return targets(t, SIDE.allied, ACTION_DAY)[0] === 'Hosho';
    },
  },
  {
    what: 'on the last turn no air unit stays in port because the fleet seems strong enough without it',
    rule: '4.7, 12.1',
    why: 'Japan still holds Truk and may sail for the South Pacific; a unit in port does nothing, and there is no tomorrow',
    found: () => {
      const t = position({
        turn: 8,
        at: {
          Samoa: ['RAAF', 'RNZAF', '5th A.F.', 'Essex', 'CV 10', 'CV 16', 'Washington', 'Indiana', 'Alabama', 'Iowa'],
          'South Pacific Ocean': ['Houston'],
          'U.S. Mandate': ['Chester'],
          'Coral Sea': ['Chicago'],
          'Hawaiian Islands': ['Boston'],
          'North Pacific Ocean': ['Portland'],
          'Aleutian Islands': ['Astoria'],
          'Central Pacific Ocean': ['Vincennes'],
          'Bay of Bengal': ['Exeter'],
          'Indian Ocean': ['Canberra'],
          Indonesia: ['Quincy'],
          'Marianas Islands': ['Minneapolis'],
          Truk: ['Nachi', 'Maya'],
        },
        flags: { 'South Pacific Ocean': 'allied', 'U.S. Mandate': 'allied', 'Coral Sea': 'allied' },
        harbors: { Lae: 'allied', Guadalcanal: 'allied' },
      });
      fly(t);
      return ['RAAF', 'RNZAF', '5th A.F.'].every((name) => t.where(name) !== 'Samoa');
    },
  },
  {
    what: 'on the last turn troops take the base that the air units of the next area need',
    rule: '12.24, 15.3',
    why: 'the air unit goes home at once and shows no flag: a point less for the Allies',
    found: () => {
      const t = position({
        turn: 8,
        at: {
          'Yokosuka Navy Yard': ['Kure'],
          'Aleutian Islands': ['Yamato', 'Akagi'],
          'North Pacific Ocean': ['7th A.F.'],
        },
        flags: { 'Aleutian Islands': 'japan', 'Japanese Islands': 'japan' },
      });
      embarked(t, 'japan');
      if (t.where('Kure') !== 'Aleutian Islands') return false;
      t.resolve('Aleutian Islands');
      return t.holder('Dutch Harbor') === 'japan' && t.where('7th A.F.') !== 'North Pacific Ocean';
    },
  },
];
