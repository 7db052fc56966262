// Positions of blunders that were counted or read in whole games: what an expert would have done in their place.
import { moveAmphibious } from '../../../src/game/index.js';
import { SIDE, type Table } from '../../game/table.js';
import { fly, goHome, type Position, patrol, position, sail } from '../position-support.js';

/** How many of these pieces are in a place. */
const count = (t: Table, place: string, names: readonly string[]): number =>
  names.filter((name) => t.where(name) === place).length;

/** Where a damaged ship that comes home with the Japanese fleet is based at the end of turn 3. */
const comesHome = (name: string, damage: number): string => {
  const t = position({
    turn: 3,
    at: { 'South Pacific Ocean': [{ name, damage }, 'Zuikaku', 'Kongo'] },
    flags: {
      'South Pacific Ocean': 'japan',
      'Marianas Islands': 'japan',
      'Marshall Islands': 'japan',
      'Japanese Islands': 'japan',
    },
  });
  goHome(t, SIDE.japan, true);
  return t.where(name);
};

export const AFTER_BLUNDERS: readonly Position[] = [
  {
    what: 'Shokaku with two of three damage points goes to Yokosuka, not to Truk',
    rule: '11.21, 10.1',
    why: 'any major port is open to it, and six repair points would lapse there',
    found: () => comesHome('Shokaku', 2) === 'Yokosuka Navy Yard',
  },
  {
    what: 'Fuso with three of four damage points goes to Yokosuka',
    rule: '11.21, 10.1',
    why: 'it would lie in Truk as damaged as it came, and sink of it in the next battle',
    found: () => comesHome('Fuso', 3) === 'Yokosuka Navy Yard',
  },
  {
    what: 'five damage points of six are mended in Pearl Harbor before the next battle',
    rule: '11.52',
    why: 'twelve points would lapse, and the first hit would sink Indiana',
    found: () => {
      const t = position({
        turn: 5,
        at: {
          'Pearl Harbor': [
            { name: 'Indiana', damage: 5 },
            'South Dakota',
            'Washington',
            'North Carolina',
            'Massachusetts',
            'Wasp',
            'Chester',
            'Wichita',
          ],
          Truk: ['Nagato', 'Mutsu', 'Haruna', 'Hiei', 'Musashi'],
        },
        flags: { 'Hawaiian Islands': 'allied', 'U.S. Mandate': 'allied' },
      });
      patrol(t, 'allied');
      sail(t, 'allied');
      return t.damage('Indiana') === 0 && t.where('Indiana') === 'Pearl Harbor';
    },
  },
  {
    what: 'Prince of Wales, crippled, does not raid beside a yard that mends it',
    rule: '7.72, 11.52',
    why: 'it fires one shot and is sunk by the first hit; Ceylon’s point would lapse',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          Ceylon: [{ name: 'Prince of Wales', damage: 5 }, 'Revenge', 'Royal Sovereign'],
          'Bay of Bengal': ['Dorsetshire', 'Suzuya', 'Tone'],
        },
        flags: { 'Bay of Bengal': 'allied' },
      });
      patrol(t, 'allied');
      sail(t, 'allied');
      return t.where('Prince of Wales') === 'Ceylon' && t.damage('Prince of Wales') === 4;
    },
  },
  {
    what: 'the last turn: a British battleship rolls for the flag in Indonesia',
    rule: '6.42, 17.23',
    why: 'in port it does as little as after a roll that fails',
    found: () => {
      const t = position({
        turn: 8,
        at: { Ceylon: ['Warspite', 'Valiant', 'Hermes'], 'Bay of Bengal': ['Dorsetshire'], Indonesia: ['Nachi'] },
        flags: { 'Bay of Bengal': 'allied', Indonesia: 'japan' },
      });
      const tried: string[] = [];
      t.game.observer = {
        decided: (_decision, _side, g) => {
          for (let k = 0; k < g.answerLength; k += 2)
            if (g.answers[k + 1] === t.area('Indonesia')) tried.push(g.tables.pieceNames[g.answers[k]!]!);
        },
        happened: () => {},
      };
      patrol(t, 'allied');
      sail(t, 'allied');
      return tried.includes('Warspite') || tried.includes('Valiant');
    },
  },
  {
    what: 'carriers do not guard the Marianas without ships that screen them',
    rule: '7.422',
    why: 'seven cruisers next door would reach them at night',
    found: () => {
      const guards = ['Nagato', 'Mutsu', 'Kirishima', 'Nachi'];
      const t = position({
        turn: 4,
        at: {
          Truk: ['Akagi', 'Kaga', ...guards],
          'Marianas Islands': ['Kinugasa'],
          Saigon: ['Northampton', 'Chester', 'Chicago', 'Portland', 'Astoria', 'Vincennes', 'Quincy'],
        },
        flags: { 'Marianas Islands': 'japan', Indonesia: 'allied' },
        harbors: { Saigon: 'allied' },
      });
      sail(t, 'japan');
      return count(t, 'Marianas Islands', guards) >= count(t, 'Marianas Islands', ['Akagi', 'Kaga']);
    },
  },
  {
    what: 'five carriers do not go to Indonesia with one cruiser while battleships can come along',
    rule: '7.422',
    why: 'one night without a screen sinks what the days have won',
    found: () => {
      const carriers = ['Kaga', 'Taiho', 'Chitose', 'Chiyoda', 'Ryuho'];
      const screens = ['Kako', 'Musashi', 'Ise', 'Hyuga', 'Takao', 'Maya', 'Haguro'];
      const t = position({
        turn: 7,
        at: {
          Truk: ['Kaga', 'Musashi', 'Ise', 'Hyuga'],
          'Yokosuka Navy Yard': ['Taiho', 'Chitose', 'Chiyoda', 'Ryuho', 'Takao', 'Maya', 'Haguro'],
          Indonesia: ['Kako', '25 AirFlot', '26 AirFlot', '7th A.F.', 'RNZAF', 'Marine'],
          Australia: ['Monterey', 'Cowpens', 'Boston'],
          Samoa: ['Quincy', 'Astoria', 'Portland'],
        },
        flags: {
          Indonesia: 'japan',
          'Marianas Islands': 'japan',
          'Japanese Islands': 'japan',
          'Coral Sea': 'allied',
        },
        harbors: { Singapore: 'japan', Lae: 'allied' },
      });
      sail(t, 'japan');
      return count(t, 'Indonesia', screens) >= count(t, 'Indonesia', carriers);
    },
  },
  {
    what: 'five air units do not hang on Lae while enemy troops lie next door',
    rule: '12.24',
    why: 'one landing sends all of them home before they have fired',
    found: () => {
      const units = ['11th A.F.', 'RAAF', 'Marine', '13th A.F.', '14th A.F.'];
      const t = position({
        turn: 6,
        at: {
          Samoa: units,
          Truk: ['Yokosuka'],
          Indonesia: ['Tone', '22 AirFlot', '24 AirFlot', '26 AirFlot', 'Cornwall'],
          'South Pacific Ocean': ['Chicago'],
        },
        flags: { Indonesia: 'japan', 'South Pacific Ocean': 'allied', 'U.S. Mandate': 'allied' },
        harbors: { Singapore: 'japan', Philippines: 'japan' },
      });
      fly(t);
      return count(t, 'Indonesia', units) < 3;
    },
  },
  {
    what: 'marines do not sail alone for Midway where an air unit and a cruiser wait',
    rule: '13.2',
    why: 'nothing of theirs is there to be shot at in their place',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          'Pearl Harbor': ['2 Marines'],
          'Central Pacific Ocean': ['Atago', '25 AirFlot'],
          Truk: ['Ise', 'Fuso', 'Nachi', 'Maya'],
        },
        flags: { 'Central Pacific Ocean': 'japan', 'Hawaiian Islands': 'allied' },
        harbors: { Midway: 'japan' },
      });
      t.run((g) => moveAmphibious(g, SIDE.allied));
      return t.where('2 Marines') !== 'Central Pacific Ocean';
    },
  },
  {
    what: 'the last turn: New Jersey does not show the flag in the Indian Ocean',
    rule: '2.5, 4.7',
    why: 'it is worth nothing to the Allies, and her guns are wanted where a flag is fought for',
    found: () => {
      const t = position({
        turn: 8,
        at: {
          Australia: ['New Jersey'],
          'U.S. Mandate': ['Canberra'],
          'Coral Sea': ['Salt Lake City'],
          Truk: ['Musashi', 'Yamato', 'Taiho'],
          'Marianas Islands': ['Mogami'],
          'South Pacific Ocean': ['Atago', 'Houston'],
        },
        flags: {
          'Coral Sea': 'allied',
          'South Pacific Ocean': 'allied',
          'Indian Ocean': 'allied',
          'U.S. Mandate': 'allied',
        },
      });
      patrol(t, 'allied');
      return t.where('New Jersey') !== 'Indian Ocean';
    },
  },
  {
    what: 'where the Japanese fleet will fight for the Mandate more than one cruiser shows the flag',
    rule: '15.3, 15.31',
    why: 'raiders win the area for nobody when the only patroller is sunk or disabled',
    found: () => {
      const cruisers = ['Nachi', 'Maya', 'Haguro', 'Takao', 'Aoba', 'Oi', 'Kako', 'Suzuya', 'Mogami', 'Tone'];
      const t = position({
        turn: 4,
        at: {
          Truk: ['Akagi', 'Kaga', 'Shokaku', 'Zuikaku', 'Nagato', 'Mutsu', 'Kongo', 'Hiei', ...cruisers],
          Samoa: ['Saratoga', 'Astoria', 'Chicago', 'Portland'],
        },
        flags: {
          'Marshall Islands': 'japan',
          'Marianas Islands': 'japan',
          'South Pacific Ocean': 'japan',
          'U.S. Mandate': 'allied',
        },
      });
      patrol(t, 'japan');
      return count(t, 'U.S. Mandate', cruisers) > 1;
    },
  },
  {
    what: 'Kirishima tries a speed roll for the flag in Indonesia when no faster ship can show it',
    rule: '6.22, 6.41',
    why: 'five times of six it patrols there, and failing it is there all the same, as a raider',
    found: () => {
      const t = position({
        turn: 7,
        at: { 'Yokosuka Navy Yard': ['Kirishima', 'Hiei', 'Nagato'], Samoa: ['Essex', 'Boston'] },
        flags: { 'Japanese Islands': 'japan', Indonesia: 'japan' },
      });
      patrol(t, 'japan');
      return count(t, 'Indonesia', ['Kirishima', 'Hiei']) > 0;
    },
  },
  {
    what: 'Musashi does not patrol alone in the Marshalls, which the enemy’s fleet holds',
    rule: '6.11, 7.1',
    why: 'who sails first shows where he is; a battleship alone is lost to all that comes, and keeps no flag',
    found: () => {
      const t = position({
        turn: 7,
        at: {
          Truk: ['Musashi', 'Yamato'],
          'Pearl Harbor': ['Essex', 'CV 10', 'CV 16', 'Iowa', 'New Jersey', 'Boston', 'Baltimore', 'Canberra II'],
        },
        flags: { 'Marshall Islands': 'allied', 'Marianas Islands': 'japan', 'Hawaiian Islands': 'allied' },
      });
      patrol(t, 'japan');
      return t.where('Musashi') !== 'Marshall Islands' && t.where('Yamato') !== 'Marshall Islands';
    },
  },
  {
    what: 'late in the game no Japanese cruiser patrols the Coral Sea alone under the guns of the Allied fleet',
    rule: '6.11, 7.1',
    why: 'it does not live to show its flag, and every cruiser is wanted at home',
    found: () => {
      const t = position({
        turn: 6,
        at: {
          Truk: ['Nachi', 'Maya', 'Aoba', 'Kako', 'Tone', 'Oi'],
          Australia: [
            'Essex',
            'CV 10',
            'CV 16',
            'Boston',
            'Baltimore',
            'Washington',
            'Alabama',
            'Indiana',
            'Massachusetts',
            'South Dakota',
            'North Carolina',
            'Chester',
            'Astoria',
            'Quincy',
            'Chicago',
            'Portland',
          ],
        },
        flags: {
          'Coral Sea': 'allied',
          'South Pacific Ocean': 'japan',
          'Marianas Islands': 'japan',
          'Marshall Islands': 'japan',
        },
      });
      patrol(t, 'japan');
      return count(t, 'Coral Sea', ['Nachi', 'Maya', 'Aoba', 'Kako', 'Tone', 'Oi']) === 0;
    },
  },
];
