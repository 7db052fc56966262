// Positions in ports: who lies in the yard, where ships return to, what carriers raid.
import { type Position, patrol, position } from './position-support.js';

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
];
