// Positions: air units placed before the raiders sail.

import type { Table } from '../../game/table.js';
import { fly, type Position, position } from '../position-support.js';

const UNITS = ['5th A.F.', '7th A.F.', '10th A.F.', '11th A.F.', '13th A.F.', 'Marine', 'RAAF', 'RNZAF'];

const over = (t: Table, area: string): number => UNITS.filter((name) => t.where(name) === area).length;

export const AIR: readonly Position[] = [
  {
    what: 'Pearl Harbor is surrounded: at least three of eight air units go to Hawaii, though only cruisers are there yet',
    rule: '5.22, 14.1',
    why: 'five Japanese carriers may still sail; one unit is shot down, and the port falls with all that lies and comes there',
    found: () => {
      const t = position({
        turn: 5,
        at: {
          Samoa: UNITS,
          'Hawaiian Islands': ['Nachi', 'Maya', 'Tone'],
          'Coral Sea': ['Oi', '25 AirFlot'],
          'U.S. Mandate': ['Kinugasa'],
          'Pearl Harbor': ['Massachusetts', 'North Carolina'],
          Truk: ['Akagi', 'Kaga', 'Shokaku', 'Zuikaku', 'Hiyo', 'Musashi', 'Nagato', 'Mutsu'],
        },
        flags: {
          'Hawaiian Islands': 'japan',
          'Marshall Islands': 'japan',
          'U.S. Mandate': 'allied',
          'Coral Sea': 'allied',
        },
      });
      fly(t);
      return over(t, 'Hawaiian Islands') >= 3;
    },
  },
  {
    what: 'Samoa is surrounded: at least two of eight air units go to the Mandate, not four to the South Pacific',
    rule: '5.22, 14.1',
    why: 'what the Allies have left, and what is to come, hangs on Samoa; the South Pacific is one point',
    found: () => {
      const t = position({
        turn: 5,
        at: {
          Australia: UNITS,
          'U.S. Mandate': ['Nachi', 'Maya'],
          'South Pacific Ocean': ['24 AirFlot', '25 AirFlot', '26 AirFlot', 'Tone'],
          Samoa: ['Washington', 'Houston', 'Chester', 'Tennessee'],
          Truk: ['Akagi', 'Kaga', 'Hosho', 'Musashi', 'Nagato'],
        },
        flags: {
          'U.S. Mandate': 'japan',
          'Hawaiian Islands': 'japan',
          'South Pacific Ocean': 'japan',
          'Coral Sea': 'allied',
        },
        harbors: { 'Pearl Harbor': 'japan' },
      });
      fly(t);
      return over(t, 'U.S. Mandate') >= 2 && over(t, 'U.S. Mandate') >= over(t, 'South Pacific Ocean');
    },
  },
];
