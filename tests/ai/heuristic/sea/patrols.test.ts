// Who shows a flag alone: under an enemy flag, and with a speed roll.
import { describe, expect, it } from 'vitest';
import { type Piece, type Setup, SIDE, type Table } from '../../../game/table.js';
import { patrol, position } from '../../position-support.js';

/** Ships of a side in an area. */
function shown(t: Table, side: 'japan' | 'allied', area: string): string[] {
  const { game } = t;
  return game.tables.pieceNames.filter(
    (_, p) =>
      game.tables.side[p] === SIDE[side] && game.isAtSea(p) && game.tables.areaNames[game.location[p]!] === area,
  );
}

describe('one ship under an enemy flag', () => {
  const CRUISERS = ['Nachi', 'Maya', 'Aoba', 'Kako', 'Tone', 'Oi'];
  const FLEET = [
    'Essex',
    'CV 10',
    'CV 16',
    'Washington',
    'Alabama',
    'Indiana',
    'Massachusetts',
    'South Dakota',
    'North Carolina',
    'Boston',
    'Baltimore',
    'Chester',
    'Astoria',
    'Quincy',
    'Chicago',
    'Portland',
  ];
  const japan = (turn: number, fleet: readonly string[]): number => {
    const flags = {
      'Coral Sea': 'allied',
      'South Pacific Ocean': 'japan',
      'Marshall Islands': 'japan',
      'Marianas Islands': 'japan',
    } as const;
    const t = position({ turn, at: { Truk: CRUISERS, Australia: fleet }, flags });
    return shown(patrol(t, 'japan'), 'japan', 'Coral Sea').length;
  };

  it('ties the enemy down in the first half of the game, and later goes only where little can come', () => {
    expect(japan(4, FLEET)).toBe(1);
    expect(japan(6, FLEET)).toBe(0);
    expect(japan(6, ['Chester'])).toBe(1);
  });

  it('is what the Allies try on any turn', () => {
    const fleet = ['Akagi', 'Kaga', 'Shokaku', 'Zuikaku', 'Nagato', 'Mutsu', 'Nachi', 'Maya', 'Haguro', 'Atago'];
    const flags = {
      'Marshall Islands': 'japan',
      'Marianas Islands': 'japan',
      'Hawaiian Islands': 'allied',
      'U.S. Mandate': 'allied',
    } as const;
    const ships = ['Chicago', 'Portland', 'Astoria', 'Quincy', 'Chester'];
    const t = position({ turn: 6, at: { 'Pearl Harbor': ships, Truk: fleet }, flags });
    expect(shown(patrol(t, 'allied'), 'allied', 'Marshall Islands')).toHaveLength(1);
  });
});

describe('a roll for a flag (6.41)', () => {
  const flags = {
    'Marianas Islands': 'japan',
    'Japanese Islands': 'japan',
    'Central Pacific Ocean': 'japan',
    Indonesia: 'japan',
  } as const;
  const sent = (yokosuka: readonly Piece[], area: string, more: Setup = {}): string[] =>
    shown(
      patrol(
        position({
          turn: 3,
          ...more,
          at: { 'Yokosuka Navy Yard': yokosuka, ...more.at },
          flags: { ...flags, ...more.flags },
        }),
        'japan',
      ),
      'japan',
      area,
    );

  it('is tried for two points, not for one, and not by who often fails it', () => {
    expect(sent(['Nagato', 'Kongo'], 'Indonesia')).toEqual(['Kongo']);
    expect(sent(['Nagato', 'Yamato'], 'Indonesia')).toEqual([]);
    const four = ['Nagato', 'Kongo', 'Haruna', 'Hiei', 'Kirishima'];
    expect(sent(four, 'Marianas Islands')).toHaveLength(1);
    expect(sent(four, 'Central Pacific Ocean')).toEqual([]);
  });

  it('is not tried with damage, nor under the flag of an enemy in strength', () => {
    const truk = (damage: number) => ({ at: { Truk: ['Mutsu', 'Ise', 'Fuso', { name: 'Kongo', damage }] } });
    expect(sent([], 'Indonesia', truk(0))).toEqual(['Kongo']);
    expect(sent([], 'Indonesia', truk(1))).toEqual([]);
    const cruiser = (damage: number) => ({ at: { Truk: ['Mutsu', { name: 'Maya', damage }] } });
    expect(sent([], 'Indonesia', cruiser(0))).toEqual(['Maya']);
    expect(sent([], 'Indonesia', cruiser(1))).toEqual([]);
    const fleet = {
      at: { Singapore: ['Essex', 'CV 10', 'Washington', 'Chicago'] },
      flags: { Indonesia: 'allied' },
      harbors: { Singapore: 'allied' },
    } as const;
    expect(sent(['Nagato', 'Kongo'], 'Indonesia', fleet)).toEqual([]);
  });
});

describe('two ships for a flag on which much hangs (15.3)', () => {
  const CRUISERS = ['Nachi', 'Maya', 'Haguro', 'Tone', 'Aoba', 'Kako', 'Suzuya', 'Kumano', 'Mikuma', 'Mogami', 'Atago'];
  const CARRIERS = ['Essex', 'CV 10', 'CV 16', 'Intrepid'];
  const GUNS = ['Washington', 'Alabama', 'Indiana', 'South Dakota', 'Iowa', 'New Jersey', 'Boston', 'Baltimore'];
  const inArea = (area: string, fleetAt: string): number => {
    const at = { Truk: [...CRUISERS, 'Takao', 'Chokai', 'Myoko'], [fleetAt]: [...CARRIERS, ...GUNS] };
    return shown(patrol(position({ turn: 7, at, flags: { [area]: 'japan' } }), 'japan'), 'japan', area).length;
  };

  it('are shown at home, however strong the enemy', () => {
    expect(inArea('Japanese Islands', 'Dutch Harbor')).toBe(2);
  });

  it('are shown for four points only where a port stands or falls with the flag (14.1)', () => {
    expect(inArea('U.S. Mandate', 'Samoa')).toBe(2);
    expect(inArea('Marianas Islands', 'Australia')).toBe(1);
  });
});
