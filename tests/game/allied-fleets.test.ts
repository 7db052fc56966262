// Rule 17: what is special about the Allied navies.
import { describe, expect, it } from 'vitest';
import { raiderReach, raiders, reinforcements, returnHarbors } from '../../src/game/index.js';
import { PASSIVE, type Setup, SIDE, table } from './table.js';

const MAJOR = ['Singapore', 'Pearl Harbor', 'Samoa', 'Australia', 'Ceylon'];

/** Ports and bases open to a piece from an area. */
function open(piece: string, area: string, harbors: Setup['harbors'] = {}): string[] {
  const t = table({ at: { [area]: [piece] }, harbors });
  return t.harbors(returnHarbors(t.game, t.piece(piece), 1 << t.game.tables.areaNames.indexOf(area)));
}

function reach(ship: string, port: string, flags: Setup['flags'] = {}): string[] {
  const t = table({ at: { [port]: [ship] }, flags });
  return t.areas(raiderReach(t.game, t.piece(ship)));
}

/** Where the pieces stand after the reinforcements of a turn. */
function arrive(turn: number, names: readonly string[], harbors: Setup['harbors'] = {}) {
  // Old ships for the removals of turn 5, so that nothing new has to leave in their place (4.42).
  const at = turn === 5 ? { Singapore: ['Resolution', 'Revenge', 'Valiant', 'Warspite'] } : {};
  const t = table({ turn, at, arriving: { [turn]: names }, harbors, allied: PASSIVE });
  t.run(reinforcements);
  return names.map((name) => t.where(name));
}

/** A raider sails with the dice given; where it is after its speed roll. */
function sail(ship: string, port: string, area: string, dice: number[]): string {
  const t = table({ at: { [port]: [ship] }, dice, allied: { ...PASSIVE, raiders: [{ [ship]: area }] } });
  return t.run((g) => raiders(g, SIDE.allied)).where(ship);
}

describe('17.1 United States', () => {
  it('17.1, 17.11: new ships and marines come to Pearl Harbor', () => {
    expect(arrive(3, ['North Carolina', 'Colorado', '1 Marines'])).toEqual([
      'Pearl Harbor',
      'Pearl Harbor',
      'Pearl Harbor',
    ]);
  });

  it('17.11, 4.41: to Samoa when Pearl Harbor has been lost; lost when Samoa has been too', () => {
    const pearl = { 'Pearl Harbor': 'japan' } as const;
    expect(arrive(3, ['North Carolina', '1 Marines'], pearl)).toEqual(['Samoa', 'Samoa']);
    expect(arrive(3, ['North Carolina', '1 Marines'], { ...pearl, Samoa: 'japan' })).toEqual(['sunk', 'returning']);
    expect(arrive(3, ['North Carolina'], { Samoa: 'japan' })).toEqual(['Pearl Harbor']);
  });

  it('17.12: ships and units return to any friendly port or base but Ceylon', () => {
    for (const piece of ['Enterprise', '10th A.F.', '1 Marines']) {
      expect(open(piece, 'Bay of Bengal')).toEqual([
        'Singapore',
        'Pearl Harbor',
        'Samoa',
        'Australia',
        'Andaman Islands',
      ]);
    }
    expect(
      open('Enterprise', 'Indonesia', { Saigon: 'allied', 'Yokosuka Navy Yard': 'allied', Truk: 'allied' }),
    ).toEqual([
      'Yokosuka Navy Yard',
      'Truk',
      'Saigon',
      'Singapore',
      'Pearl Harbor',
      'Samoa',
      'Australia',
      'Philippines',
      'Lae',
    ]);
  });

  it('17.13, 6.222, 6.23: raiders enter a second area freely and a third by a speed roll', () => {
    expect(reach('Astoria', 'Samoa')).toContain('Indonesia');
    expect(sail('Maryland', 'Samoa', 'U.S. Mandate', [])).toBe('U.S. Mandate');
    expect(sail('Maryland', 'Samoa', 'Coral Sea', [])).toBe('Coral Sea');
    expect(sail('Maryland', 'Samoa', 'Indian Ocean', [2])).toBe('Indian Ocean');
    expect(sail('Maryland', 'Samoa', 'Indian Ocean', [3])).toBe('Singapore');
  });

  it('17.13: a fourth area is out of reach', () => {
    expect(reach('Astoria', 'Samoa')).not.toContain('Bay of Bengal');
    expect(reach('Astoria', 'Samoa')).toContain('Indian Ocean');
  });
});

describe('17.2 British', () => {
  it('17.2, 17.21: new ships come to Ceylon, Victorious to Pearl Harbor', () => {
    expect(arrive(2, ['Warspite', 'Indomitable', 'Cornwall'])).toEqual(['Ceylon', 'Ceylon', 'Ceylon']);
    expect(arrive(5, ['Victorious'])).toEqual(['Pearl Harbor']);
  });

  it('17.21, 4.41: they are lost when Ceylon has been; Victorious comes to Samoa when Pearl Harbor has been', () => {
    expect(arrive(2, ['Warspite', 'Cornwall'], { Ceylon: 'japan' })).toEqual(['sunk', 'sunk']);
    expect(arrive(5, ['Victorious'], { 'Pearl Harbor': 'japan' })).toEqual(['Samoa']);
    expect(arrive(5, ['Victorious'], { 'Pearl Harbor': 'japan', Samoa: 'japan' })).toEqual(['sunk']);
  });

  it('17.21, 4.42: ships in play leave on the turns that the card names', () => {
    const at = {
      Ceylon: ['Hermes', 'Victorious', 'Formidable', 'Resolution', 'Revenge', 'Valiant', 'Warspite', 'Ramillies'],
    };
    const gone = (turn: number) => {
      const t = table({ turn, at, allied: PASSIVE }).run(reinforcements);
      return t.heard('withdrawn').map(([name]) => name);
    };
    expect(gone(3)).toEqual([]);
    expect(gone(5)).toEqual(['Resolution', 'Revenge', 'Valiant', 'Warspite']);
    expect(gone(6)).toEqual(['Victorious']);
  });

  it('17.22: they return to no base, and to Ceylon, Singapore, Saigon and Yokosuka only', () => {
    for (const ship of ['Hermes', 'Victorious', 'Prince of Wales', 'Exeter']) {
      expect(open(ship, 'Indonesia')).toEqual(['Singapore', 'Ceylon']);
      expect(open(ship, 'Hawaiian Islands')).toEqual(['Singapore', 'Ceylon']);
    }
    const all = { 'Yokosuka Navy Yard': 'allied', Truk: 'allied', Saigon: 'allied', Okinawa: 'allied' } as const;
    expect(open('Hermes', 'Japanese Islands', all)).toEqual(['Yokosuka Navy Yard', 'Saigon', 'Singapore', 'Ceylon']);
    expect(open('Hermes', 'Indonesia', { Singapore: 'japan' })).toEqual(['Ceylon']);
  });

  it('17.22: Victorious sails from Pearl Harbor, and goes to a British port from there', () => {
    expect(sail('Victorious', 'Pearl Harbor', 'Hawaiian Islands', [])).toBe('Hawaiian Islands');
    expect(open('Victorious', 'Hawaiian Islands')).not.toContain('Pearl Harbor');
  });

  it('17.23, 6.223: raiders move two areas at most, with a speed roll for the second', () => {
    expect(reach('Warspite', 'Ceylon')).toEqual(['Indonesia', 'Indian Ocean', 'Bay of Bengal']);
    expect(sail('Warspite', 'Ceylon', 'Bay of Bengal', [])).toBe('Bay of Bengal');
    expect(sail('Warspite', 'Ceylon', 'Indian Ocean', [3])).toBe('Indian Ocean');
    expect(sail('Warspite', 'Ceylon', 'Indian Ocean', [4])).toBe('Singapore');
  });
});

describe('17.3 Australian and Dutch', () => {
  it('17.3, 17.31: their ships return to any friendly port, Ceylon too, or a base that touches their area', () => {
    for (const ship of ['Canberra', 'Australia', 'De Ruyter']) {
      expect(open(ship, 'Indonesia')).toEqual([...MAJOR, 'Philippines', 'Lae']);
      expect(open(ship, 'Bay of Bengal')).toEqual([...MAJOR, 'Andaman Islands']);
    }
  });

  it('17.32, 6.223: raiders move two areas at most, with a speed roll for the second', () => {
    for (const ship of ['Canberra', 'De Ruyter']) {
      expect(reach(ship, 'Australia')).toEqual([
        'U.S. Mandate',
        'South Pacific Ocean',
        'Coral Sea',
        'Indonesia',
        'Indian Ocean',
        'Bay of Bengal',
      ]);
      expect(reach(ship, 'Pearl Harbor')).not.toContain('Coral Sea');
      expect(sail(ship, 'Australia', 'Coral Sea', [])).toBe('Coral Sea');
      expect(sail(ship, 'Australia', 'U.S. Mandate', [6])).toBe('U.S. Mandate');
    }
    // At speed 7 every roll passes; one damage point makes it 6.
    const t = table({
      at: { Australia: [{ name: 'De Ruyter', damage: 1 }] },
      dice: [6],
      allied: { ...PASSIVE, raiders: [{ 'De Ruyter': 'U.S. Mandate' }] },
    }).run((g) => raiders(g, SIDE.allied));
    expect(t.where('De Ruyter')).toBe('Singapore');
  });
});
