// Positions: raiders between areas that want them at the same time, and on the last turn.

import type { Table } from '../../game/table.js';
import { type Position, patrol, position, sail } from '../position-support.js';

const sent = (t: Table, ships: readonly string[], area: string): number =>
  ships.filter((name) => t.where(name) === area).length;

export const RAIDS: readonly Position[] = [
  {
    what: 'the last turn: ships that are enough for one fight go to Hawaii, not to the single cruiser in the North Pacific',
    rule: '2.5, 4.7',
    why: 'four points hang on Hawaii, one on the cruiser: the dear area comes first, however little the cheap one takes',
    found: () => {
      const ships = ['Essex', 'Alabama', 'Indiana', 'Chicago'];
      const t = position({
        turn: 8,
        at: {
          'Hawaiian Islands': ['Portland', 'Astoria', 'Nagato', 'Mutsu', 'Haruna', 'Nachi', 'Maya'],
          'North Pacific Ocean': ['Kako'],
          'Pearl Harbor': ships,
        },
        flags: { 'Hawaiian Islands': 'allied', 'North Pacific Ocean': 'japan' },
      });
      sail(t, 'allied');
      return sent(t, ships, 'Hawaiian Islands') === ships.length;
    },
  },
  {
    what: 'the last turn: nobody sails after raiders where no flag is at stake',
    rule: '15.3, 15.31, 4.7',
    why: 'raiders show no flag, and ships that are sunk now will never be missed; the patroller next door scores',
    found: () => {
      const ships = ['Essex', 'CV 10', 'Alabama', 'Indiana', 'Chicago', 'Portland'];
      const t = position({
        turn: 8,
        at: {
          'Central Pacific Ocean': [
            { name: 'Kako', raiding: true },
            { name: 'Furutaka', raiding: true },
          ],
          'Marshall Islands': ['Nachi', 'Maya'],
          'Pearl Harbor': ships,
        },
        flags: { 'Marshall Islands': 'japan' },
      });
      sail(t, 'allied');
      return sent(t, ships, 'Central Pacific Ocean') === 0 && sent(t, ships, 'Marshall Islands') >= 3;
    },
  },
  {
    what: 'two light carriers and a cruiser are not fed to a battle fleet',
    rule: '6.12, 7.1',
    why: 'they lose almost surely, and are missed next turn more than the flag is',
    found: () => {
      const ships = ['Independence', 'Princeton', 'Chicago'];
      const t = position({
        turn: 6,
        at: {
          'Marshall Islands': ['Shokaku', 'Zuikaku', 'Taiho', 'Yamato', 'Musashi', 'Nagato', 'Nachi'],
          'Pearl Harbor': ships,
        },
        flags: { 'Marshall Islands': 'japan', 'Hawaiian Islands': 'allied' },
      });
      sail(t, 'allied');
      return sent(t, ships, 'Marshall Islands') === 0;
    },
  },
  {
    what: 'two fights that can both be won are both fought, and neither with everything',
    rule: '6.12',
    why: 'the Allies sail last and see what is needed where',
    found: () => {
      const ships = ['Essex', 'CV 10', 'CV 16', 'CV 12', 'Alabama', 'Indiana', 'Massachusetts', 'Chicago', 'Portland'];
      const t = position({
        turn: 7,
        at: {
          'Marshall Islands': ['Nagato', 'Mutsu', 'Nachi'],
          'Central Pacific Ocean': ['Kongo', 'Haruna', 'Maya'],
          'Pearl Harbor': ships,
        },
        flags: { 'Marshall Islands': 'japan', 'Central Pacific Ocean': 'japan', 'Hawaiian Islands': 'allied' },
      });
      sail(t, 'allied');
      return sent(t, ships, 'Marshall Islands') >= 3 && sent(t, ships, 'Central Pacific Ocean') >= 3;
    },
  },
  {
    what: 'the last turn: two ships patrol the Japanese Islands against the cruiser there, and the fleet follows',
    rule: '15.3, 15.31',
    why: 'six points hang on one flag: the fleet wins the area for nobody when the only patroller is sunk',
    found: () => {
      const ships = ['Iowa', 'New Jersey', 'Alabama', 'Indiana', 'Quincy II', 'Boston', 'Baltimore', 'Essex', 'CV 10'];
      const t = position({
        turn: 8,
        at: { 'Japanese Islands': ['Nachi'], 'Yokosuka Navy Yard': ships, Truk: ['Kako', 'Furutaka'] },
        harbors: { 'Yokosuka Navy Yard': 'allied' },
        flags: { 'Japanese Islands': 'allied', 'Marianas Islands': 'allied' },
      });
      patrol(t, 'allied');
      return sent(t, ships, 'Japanese Islands') >= 2;
    },
  },
  {
    what: 'the last turn: Nagato and Mutsu go to the cruiser that has the flag, though guns hurt no air unit',
    rule: '4.7, 7.424',
    why: 'they are saved for nothing, and what is aimed at them is not aimed at the flag',
    found: () => {
      const t = position({
        turn: 8,
        at: {
          Truk: ['Nagato', 'Mutsu'],
          'South Pacific Ocean': ['Tone', 'RAAF', '5th A.F.'],
        },
        flags: { 'South Pacific Ocean': 'japan' },
      });
      sail(t, 'japan');
      return sent(t, ['Nagato', 'Mutsu'], 'South Pacific Ocean') === 2;
    },
  },
  {
    what: 'Oi sails with Akagi, not with Yamato',
    rule: '7.422',
    why: 'by herself Akagi is shot at by two cruisers at night; Yamato needs nobody against one',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          Truk: ['Akagi', 'Yamato', 'Oi'],
          'South Pacific Ocean': ['Chicago', 'Portland'],
          'Marshall Islands': ['Quincy'],
        },
        flags: { 'South Pacific Ocean': 'allied', 'Marshall Islands': 'japan' },
      });
      sail(t, 'japan');
      return t.where('Akagi') !== t.where('Yamato') && t.where('Oi') === t.where('Akagi');
    },
  },
  {
    what: 'four battleships do not follow a cruiser against an air unit alone',
    rule: '7.424',
    why: 'guns cannot hurt it, and it keeps its flag: next door they screen the carrier, or they stay in port',
    found: () => {
      const ships = ['Nagato', 'Mutsu', 'Ise', 'Haruna'];
      const t = position({
        turn: 4,
        at: {
          Truk: [...ships, 'Akagi'],
          'Coral Sea': ['Tone', 'RAAF'],
          'South Pacific Ocean': ['Kumano', 'Astoria', 'Quincy'],
          Australia: ['Chester', 'Northampton'],
        },
        flags: { 'Coral Sea': 'allied', 'South Pacific Ocean': 'japan' },
        harbors: { Lae: 'allied' },
      });
      sail(t, 'japan');
      return sent(t, ships, 'Coral Sea') === 0;
    },
  },
];
