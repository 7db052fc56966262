// Positions: patrols, air units, amphibious units, raiders, repairs.
import { moveAmphibious } from '../../../src/game/index.js';
import { SIDE } from '../../game/table.js';
import { fly, type Position, patrol, position, sail } from '../position-support.js';

const FLEET = ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga', 'Hiryu', 'Soryu', 'Yamato', 'Nagato'];

export const MOVEMENT: readonly Position[] = [
  {
    what: 'the last turn: every ship that can reach a flag sails',
    rule: '4.7',
    why: 'there is no tomorrow for which a ship could be saved',
    found: () => {
      const t = position({
        turn: 8,
        at: { 'Coral Sea': ['Nachi'], Samoa: ['Essex', 'CV 10', 'Alabama', 'Chicago'] },
        flags: { 'Coral Sea': 'japan', 'U.S. Mandate': 'allied' },
        harbors: { Guadalcanal: 'japan' },
      });
      patrol(t, 'allied');
      sail(t, 'allied');
      return ['Essex', 'CV 10', 'Alabama', 'Chicago'].every((name) => t.where(name) !== 'Samoa');
    },
  },
  {
    what: 'one cruiser in Pearl Harbor flags Hawaii, which nobody disputes',
    rule: '15.3',
    why: 'three points for a cruiser that risks nothing',
    found: () => {
      const t = position({ turn: 3, at: { 'Pearl Harbor': ['Chicago'] }, flags: { 'Hawaiian Islands': 'allied' } });
      return patrol(t, 'allied').where('Chicago') === 'Hawaiian Islands';
    },
  },
  {
    what: 'with one ship the area of three points before the area of one',
    rule: '2.5',
    why: 'everything is free; Hawaii is worth most to the Allies',
    found: () => {
      const t = position({ turn: 8, at: { Samoa: ['Chicago'] }, flags: { 'U.S. Mandate': 'allied' } });
      return patrol(t, 'allied').where('Chicago') === 'Hawaiian Islands';
    },
  },
  {
    what: 'turn 1: a cruiser patrols the Japanese Islands beside the battleship',
    rule: '15.3',
    why: 'three points for either side hang on the flag, and a single ship that is disabled does not show it',
    found: () => {
      const t = patrol(position({ turn: 1, start: true }), 'japan');
      const cruisers = [
        'Aoba',
        'Furutaka',
        'Kako',
        'Kinugasa',
        'Kitakami',
        'Oi',
        'Chikuma',
        'Kumano',
        'Mikuma',
        'Mogami',
      ];
      return cruisers.some((name) => t.where(name) === 'Japanese Islands');
    },
  },
  {
    what: 'a carrier shows a flag that nobody else can show, where no enemy may come',
    rule: '15.3, 6.11',
    why: 'she risks nothing, and the area is nobody’s without her',
    found: () => {
      const t = position({ turn: 4, at: { Truk: ['Akagi'] }, flags: { 'Marianas Islands': 'japan' } });
      return patrol(t, 'japan').where('Akagi') !== 'Truk';
    },
  },
  {
    what: 'a carrier does not show a flag alone where three may come',
    rule: '6.11, 7.1',
    why: 'who sails first shows where she is: she is lost, and the flag with her',
    found: () => {
      const t = position({
        turn: 4,
        at: { Truk: ['Akagi'], Samoa: ['Essex', 'CV 10', 'CV 16', 'Chicago', 'Portland'] },
        flags: { 'Marianas Islands': 'japan', 'South Pacific Ocean': 'japan' },
      });
      return patrol(t, 'japan').where('Akagi') === 'Truk';
    },
  },
  {
    what: 'a lone carrier does not patrol where three air units may come',
    rule: '12.1, 6.11',
    why: 'a cruiser shows the flag as well, and a carrier is worth six of them',
    found: () => {
      const t = position({
        turn: 7,
        at: { 'Yokosuka Navy Yard': ['Taiho'], Samoa: ['11th A.F.', '7th A.F.', 'Naval'] },
        harbors: { 'Dutch Harbor': 'allied', Attu: 'allied' },
        flags: { 'Aleutian Islands': 'allied' },
      });
      return patrol(t, 'japan').where('Taiho') !== 'Aleutian Islands';
    },
  },
  {
    what: 'gunships leave an area with air units alone: they can never drive them off',
    rule: '7.424, 12.2',
    why: 'guns fire at night, air units fight by day; the ships are only targets',
    found: () => {
      const t = position({
        turn: 5,
        at: {
          'Marshall Islands': ['21 AirFlot', '22 AirFlot'],
          'Pearl Harbor': ['Colorado', 'Chicago', 'Portland', 'Astoria'],
        },
        flags: { 'Marshall Islands': 'japan' },
      });
      sail(t, 'allied');
      return ['Colorado', 'Chicago', 'Portland', 'Astoria'].every((name) => t.where(name) !== 'Marshall Islands');
    },
  },
  {
    what: 'Japan sees the air unit that the Allies placed last, and sends no gunships against it',
    rule: '12.11',
    why: 'raiders sail after all air units are placed',
    found: () => {
      const ships = ['Ise', 'Fuso', 'Nachi', 'Myoko', 'Haguro', 'Maya'];
      const t = position({
        turn: 3,
        at: { Saigon: ships, Samoa: ['RAAF'] },
        flags: { Indonesia: 'japan' },
        harbors: { Singapore: 'japan' },
      });
      patrol(t, 'japan');
      const before = ships.filter((name) => t.where(name) === 'Bay of Bengal').length;
      t.game.move(t.piece('RAAF'), t.area('Bay of Bengal'));
      sail(t, 'japan');
      return ships.filter((name) => t.where(name) === 'Bay of Bengal').length === before;
    },
  },
  {
    what: 'carriers go where a lone air unit holds the flag: by day they drive it off',
    rule: '12.2, 15.3',
    why: 'four airstrikes against one air unit cannot fail for long',
    found: () => {
      const t = position({
        turn: 6,
        at: { 'Marshall Islands': ['21 AirFlot'], 'Pearl Harbor': ['Essex', 'CV 10', 'CV 16', 'Alabama'] },
        flags: { 'Marshall Islands': 'japan' },
      });
      sail(t, 'allied');
      return t.where('Essex') === 'Marshall Islands';
    },
  },
  {
    what: 'a carrier does not go alone against cruisers when a battleship can screen it',
    rule: '7.422',
    why: 'at night what is not screened is shot at',
    found: () => {
      const t = position({
        turn: 6,
        at: { 'South Pacific Ocean': ['Aoba', 'Nachi'], Samoa: ['Wasp', 'Alabama'] },
        flags: { 'South Pacific Ocean': 'japan', 'U.S. Mandate': 'allied' },
      });
      sail(t, 'allied');
      return t.where('Wasp') !== 'South Pacific Ocean' || t.where('Alabama') === 'South Pacific Ocean';
    },
  },
  {
    what: 'three carriers and a battleship do not stay in port while one cruiser denies the flag next door',
    rule: '6.12',
    why: 'raiders that have seen everything choose their fights',
    found: () => {
      const t = position({
        turn: 4,
        at: { 'U.S. Mandate': ['Nachi'], Samoa: ['Lexington', 'Saratoga', 'Washington'] },
        flags: { 'U.S. Mandate': 'japan' },
      });
      sail(t, 'allied');
      return [t.where('Lexington'), t.where('Saratoga'), t.where('Washington')].includes('U.S. Mandate');
    },
  },
  {
    what: 'break the encirclement of Pearl Harbor on the last possible turn with whatever there is',
    rule: '14.1',
    why: 'with the flag in Hawaii at the start and at the end of the turn the port falls',
    found: () => {
      const t = position({
        turn: 4,
        at: { 'Hawaiian Islands': ['Nachi'], 'Pearl Harbor': ['Chicago', 'Portland', 'Astoria', 'Colorado'] },
        flags: { 'Hawaiian Islands': 'japan' },
      });
      patrol(t, 'allied');
      sail(t, 'allied');
      return (
        ['Chicago', 'Portland', 'Astoria', 'Colorado'].filter((name) => t.where(name) === 'Hawaiian Islands').length >=
        2
      );
    },
  },
  {
    what: 'Japan breaks the encirclement of Truk where one flag is enough',
    rule: '14.1',
    why: 'a port falls only when all its areas are the enemy’s: one of three suffices',
    found: () => {
      const t = position({
        turn: 6,
        at: { 'Marshall Islands': ['Chicago'], Truk: ['Yamato', 'Nagato', 'Nachi', 'Haguro', 'Shokaku'] },
        flags: { 'Marshall Islands': 'allied', 'Marianas Islands': 'allied', 'South Pacific Ocean': 'allied' },
      });
      patrol(t, 'japan');
      sail(t, 'japan');
      return ['Marshall Islands', 'Marianas Islands', 'South Pacific Ocean'].some((area) =>
        ['Yamato', 'Nagato', 'Nachi', 'Haguro', 'Shokaku'].some((name) => t.where(name) === area),
      );
    },
  },
  {
    what: 'Saigon and Singapore keep their flag: a cruiser patrols Indonesia when nobody is near',
    rule: '14.1, 15.3',
    why: 'three points, and two ports touch no other area',
    found: () => {
      const t = position({
        turn: 4,
        at: { Saigon: ['Nachi', 'Haguro'], 'Yokosuka Navy Yard': ['Maya'] },
        flags: { Indonesia: 'japan' },
        harbors: { Singapore: 'japan' },
      });
      patrol(t, 'japan');
      return [t.where('Nachi'), t.where('Haguro'), t.where('Maya')].includes('Indonesia');
    },
  },
  {
    what: 'the crippled battleship stays in the yard while a cruiser patrols',
    rule: '11.4, 7.72',
    why: 'a crippled ship fires one shot; repaired it fires five',
    found: () => {
      const t = position({
        turn: 4,
        at: { 'Pearl Harbor': [{ name: 'Washington', damage: 6 }, 'Chicago'] },
        flags: { 'Hawaiian Islands': 'allied' },
      });
      patrol(t, 'allied');
      return (
        t.where('Washington') === 'Pearl Harbor' &&
        t.damage('Washington') === 0 &&
        t.where('Chicago') === 'Hawaiian Islands'
      );
    },
  },
  {
    what: 'what rests on the bottom is raised, not left for the next raid',
    rule: '9.23, 11.1',
    why: 'unused repair points are lost',
    found: () => {
      const t = position({ turn: 5, at: { 'Pearl Harbor': [{ name: 'Nevada', damage: 8 }, 'Chicago'] } });
      patrol(t, 'allied');
      return t.damage('Nevada') === 0;
    },
  },
  {
    what: 'repair points go to the ship that they make whole and that is worth most',
    rule: '11.3',
    why: 'six points: the carrier’s four first, the cruiser’s one after it',
    found: () => {
      const t = position({
        turn: 4,
        at: {
          'Yokosuka Navy Yard': [
            { name: 'Kaga', damage: 4 },
            { name: 'Nachi', damage: 2 },
            { name: 'Fuso', damage: 4 },
          ],
        },
      });
      patrol(t, 'japan');
      return t.damage('Kaga') === 0;
    },
  },
  {
    what: 'air units go where there is a base, and flag an area nobody else flags',
    rule: '12.13, 12.4',
    why: 'a flag for nothing',
    found: () => {
      const t = position({ turn: 4, at: { Samoa: ['11th A.F.'] }, flags: { 'U.S. Mandate': 'allied' } });
      fly(t);
      return t.game.isAtSea(t.piece('11th A.F.'));
    },
  },
  {
    what: 'an air unit supports the area that is fought over, not the one that is safe',
    rule: '12.1',
    why: 'in Hawaii a cruiser faces a Japanese patrol; the U.S. Mandate is the Allies’ already',
    found: () => {
      const t = position({
        turn: 4,
        at: { 'Hawaiian Islands': ['Nachi', 'Chicago'], 'U.S. Mandate': ['Portland'], Samoa: ['11th A.F.'] },
        flags: { 'Hawaiian Islands': 'allied', 'U.S. Mandate': 'allied' },
      });
      fly(t);
      return t.where('11th A.F.') === 'Hawaiian Islands';
    },
  },
  {
    what: 'a damaged air unit is not thrown alone at three sound ones',
    rule: '12.25',
    why: 'it dies, and comes back two turns later only',
    found: () => {
      const t = position({
        turn: 4,
        at: { 'Marshall Islands': ['11th A.F.', '7th A.F.', 'RAAF'], Truk: [{ name: '21 AirFlot', damage: 3 }] },
        harbors: { Kwajalein: 'allied' },
        flags: { 'Marshall Islands': 'allied', 'Marianas Islands': 'japan' },
      });
      fly(t);
      return t.where('21 AirFlot') !== 'Marshall Islands';
    },
  },
  {
    what: 'marines do not sail for a base that falls by itself next to an enemy fleet',
    rule: '13.2, 14.2',
    why: 'they would be sunk at sea',
    found: () => {
      const t = position({
        turn: 5,
        at: { Samoa: ['1 Marines', '2 Marines'], 'South Pacific Ocean': ['Yamato', 'Akagi', 'Kaga', '21 AirFlot'] },
        harbors: { Guadalcanal: 'japan', Lae: 'japan' },
        flags: { 'South Pacific Ocean': 'japan', 'U.S. Mandate': 'allied' },
      });
      t.run((g) => moveAmphibious(g, SIDE.allied));
      return t.where('1 Marines') !== 'South Pacific Ocean' && t.where('2 Marines') !== 'South Pacific Ocean';
    },
  },
  {
    what: 'two amphibious units do not sail for the same undefended base',
    rule: '13.41',
    why: 'the first one takes it; the second is wasted',
    found: () => {
      const t = position({
        turn: 4,
        at: { Truk: ['Kure', 'Sasebo'], 'South Pacific Ocean': ['Yamato', 'Akagi', 'Kaga'] },
        flags: { 'South Pacific Ocean': 'japan' },
        harbors: {
          Lae: 'japan',
          'New Hebrides': 'japan',
          'Port Moresby': 'japan',
          'Johnston Island': 'japan',
          Midway: 'japan',
        },
      });
      t.run((g) => moveAmphibious(g, SIDE.japan));
      return !(t.where('Kure') === 'South Pacific Ocean' && t.where('Sasebo') === 'South Pacific Ocean');
    },
  },
  {
    what: 'a cruiser does not patrol into an area that the enemy’s whole fleet holds',
    rule: '6.11, 7.1',
    why: 'it is sunk, and no flag comes of it',
    found: () => {
      const t = position({
        turn: 6,
        at: { 'Hawaiian Islands': FLEET, Samoa: ['Chicago'] },
        flags: { 'Hawaiian Islands': 'japan', 'U.S. Mandate': 'allied' },
      });
      return patrol(t, 'allied').where('Chicago') !== 'Hawaiian Islands';
    },
  },
  {
    what: 'with +29 Japan does not gamble its carriers for points that do not count',
    rule: '2.5',
    why: 'at the end of the track no more can be gained, only lost',
    found: () => {
      const t = position({
        turn: 7,
        poc: 29,
        at: {
          'U.S. Mandate': ['Essex', 'CV 10', 'CV 16', 'Alabama', 'Iowa', 'New Jersey', 'Indiana'],
          Truk: ['Shokaku', 'Zuikaku', 'Nachi'],
        },
        flags: { 'U.S. Mandate': 'allied', 'Marianas Islands': 'japan' },
      });
      sail(t, 'japan');
      return t.where('Shokaku') !== 'U.S. Mandate' && t.where('Zuikaku') !== 'U.S. Mandate';
    },
  },
];
