// Rules 4.4–4.7: what enters, comes back and leaves at the start of a turn.
import { describe, expect, it } from 'vitest';
import { eliminate, playGame, reinforcements } from '../../src/game/index.js';
import { NONE, PASSIVE, type Setup, table } from './table.js';

/** Step 5.1 of a turn. */
const arrivals = (setup: Setup) => table(setup).run(reinforcements);

const PORTS = {
  'Pearl Harbor': 'japan',
  Samoa: 'japan',
  Australia: 'japan',
  Ceylon: 'japan',
  Singapore: 'japan',
} as const;

describe('arrivals', () => {
  it('4.4: listed reinforcements are placed on their ports, on their turn only', () => {
    const t = arrivals({ turn: 3, arriving: { 3: ['Yamato', 'Colorado', 'Valiant'], 4: ['Wasp'] } });
    expect([t.where('Yamato'), t.where('Colorado'), t.where('Valiant')]).toEqual([
      'Yokosuka Navy Yard',
      'Pearl Harbor',
      'Ceylon',
    ]);
    expect(t.where('Wasp')).toBe('not arrived');
    expect(t.heard('arrived')).toEqual([
      ['Yamato', 'Yokosuka Navy Yard'],
      ['Colorado', 'Pearl Harbor'],
      ['Valiant', 'Ceylon'],
    ]);
  });

  it('4.4: air and amphibious units that come back, and new Allied air, enter at any friendly major port', () => {
    const t = arrivals({
      turn: 4,
      returning: { 4: ['21 AirFlot', '1 Marines'], 5: ['22 AirFlot'] },
      arriving: { 4: ['13th A.F.'] },
      harbors: { Singapore: 'japan' },
      japan: { 'reinforcement-ports': [{ '21 AirFlot': 'Singapore' }] },
      allied: { 'reinforcement-ports': [{ '1 Marines': 'Australia', '13th A.F.': 'Samoa' }] },
    });
    expect([t.where('21 AirFlot'), t.where('1 Marines'), t.where('13th A.F.')]).toEqual([
      'Singapore',
      'Australia',
      'Samoa',
    ]);
    expect(t.where('22 AirFlot')).toBe('returning');
    expect(t.asked).toEqual(['japan reinforcement-ports', 'allied reinforcement-ports']);
  });

  it.each([
    ['an island base', { '21 AirFlot': 'Saipan' }],
    ['an enemy port', { '21 AirFlot': 'Samoa' }],
    ['a port that is none', { '21 AirFlot': -1 }],
    ['no port at all', NONE],
    ['a unit that is not coming back', { '21 AirFlot': 'Truk', '22 AirFlot': 'Truk' }],
    ['another unit in place of it', { '22 AirFlot': 'Truk' }],
    ['half an answer', { raw: [0] }],
  ])('4.4: a unit that comes back is not placed in %s', (_what, answer) => {
    const t = table({
      turn: 4,
      at: { Truk: ['22 AirFlot'] },
      returning: { 4: ['21 AirFlot'] },
      japan: { 'reinforcement-ports': [answer] },
    });
    expect(t.refusal(reinforcements)).toBe('raw' in answer ? '5' : '4.4');
  });

  it('4.4: two units that come back are both placed, neither twice', () => {
    const place = (answer: [string, string][]) =>
      table({ turn: 4, returning: { 4: ['21 AirFlot', '22 AirFlot'] }, japan: { 'reinforcement-ports': [answer] } });
    const truk = place([
      ['21 AirFlot', 'Truk'],
      ['22 AirFlot', 'Truk'],
    ]);
    expect(truk.refusal(reinforcements)).toBe('lawful');
    const twice = place([
      ['21 AirFlot', 'Truk'],
      ['21 AirFlot', 'Truk'],
    ]);
    expect(twice.refusal(reinforcements)).toBe('4.4');
  });

  it('4.4, us-units-return-at-ceylon: United States units may come back in Ceylon; under the other reading they may not, Australian ones may', () => {
    const place = (unit: string, ceylon: 'yes' | 'no') =>
      table({
        turn: 5,
        rulings: { 'us-units-return-at-ceylon': ceylon },
        returning: { 5: [unit] },
        allied: { 'reinforcement-ports': [{ [unit]: 'Ceylon' }] },
      }).refusal(reinforcements);
    expect(place('10th A.F.', 'yes')).toBe('lawful');
    expect(place('1 Marines', 'yes')).toBe('lawful');
    expect(place('10th A.F.', 'no')).toBe('4.4');
    expect(place('1 Marines', 'no')).toBe('4.4');
    expect(place('RAAF', 'no')).toBe('lawful');
  });

  it('4.41: what is listed for a port in enemy hands is lost', () => {
    const t = arrivals({
      turn: 3,
      arriving: { 3: ['Yamato', 'Kure', 'Valiant'] },
      harbors: { 'Yokosuka Navy Yard': 'allied', Ceylon: 'japan' },
    });
    expect([t.where('Yamato'), t.where('Valiant')]).toEqual(['sunk', 'sunk']);
    expect([t.where('Kure'), t.due('Kure')]).toEqual(['returning', 5]);
    expect(t.heard('arrived')).toEqual([]);
  });

  it("4.41: Pearl Harbor's reinforcements come on at Samoa when Pearl Harbor is lost, and are lost when both are", () => {
    const samoa = arrivals({
      turn: 5,
      // The four battleships that leave on turn 5 are there, so that Victorious need not.
      at: { Ceylon: ['Resolution', 'Revenge', 'Valiant', 'Warspite'] },
      arriving: { 5: ['Massachusetts', 'Victorious', '3 Marines'] },
      harbors: { 'Pearl Harbor': 'japan' },
    });
    for (const name of ['Massachusetts', 'Victorious', '3 Marines'])
      expect([name, samoa.where(name)]).toEqual([name, 'Samoa']);
    const lost = arrivals({
      turn: 5,
      arriving: { 5: ['Massachusetts', '3 Marines'] },
      harbors: { 'Pearl Harbor': 'japan', Samoa: 'japan' },
    });
    expect([lost.where('Massachusetts'), lost.where('3 Marines')]).toEqual(['sunk', 'returning']);
    // Samoa's loss alone changes nothing.
    const pearl = arrivals({ turn: 5, arriving: { 5: ['Massachusetts'] }, harbors: { Samoa: 'japan' } });
    expect(pearl.where('Massachusetts')).toBe('Pearl Harbor');
  });

  it('4.41: units that come back while no major port is friendly are lost again', () => {
    const t = arrivals({ turn: 4, returning: { 4: ['10th A.F.'] }, harbors: PORTS });
    expect([t.where('10th A.F.'), t.due('10th A.F.')]).toEqual(['returning', 6]);
  });

  it('4.41: one unit is lost for want of a port, another finds one', () => {
    const t = arrivals({
      turn: 4,
      rulings: { 'us-units-return-at-ceylon': 'no' },
      returning: { 4: ['10th A.F.', 'RAAF', '11th A.F.'] },
      harbors: { ...PORTS, Ceylon: 'allied' },
      allied: { 'reinforcement-ports': [{ RAAF: 'Ceylon' }] },
    });
    expect(['10th A.F.', 'RAAF', '11th A.F.'].map((name) => t.where(name))).toEqual([
      'returning',
      'Ceylon',
      'returning',
    ]);
  });

  it('4.5: air and amphibious units come back two turns after they are eliminated, ships never', () => {
    const t = table({
      turn: 3,
      at: { 'Coral Sea': [{ name: 'RAAF', damage: 3 }, '1 Marines', 'Houston'] },
      allied: { 'reinforcement-ports': [{ RAAF: 'Australia', '1 Marines': 'Samoa' }] },
    });
    const names = ['RAAF', '1 Marines', 'Houston'];
    const places = () => names.map((name) => t.where(name));
    for (const name of names) eliminate(t.game, t.piece(name));
    expect(places()).toEqual(['returning', 'returning', 'sunk']);
    t.game.turn = 4;
    t.run(reinforcements);
    expect(places()).toEqual(['returning', 'returning', 'sunk']);
    t.game.turn = 5;
    t.run(reinforcements);
    expect(places()).toEqual(['Australia', 'Samoa', 'sunk']);
    expect(t.damage('RAAF')).toBe(0);
  });

  it('4.6: repair points by port and turn are those of the chart', () => {
    const { tables } = table().game;
    const points = (port: string) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((turn) => tables.repair[tables.harborNames.indexOf(port) * 10 + turn]!);
    expect(points('Yokosuka Navy Yard')).toEqual([6, 6, 6, 6, 6, 6, 6, 6, 6]);
    expect(points('Australia')).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(points('Ceylon')).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(points('Pearl Harbor')).toEqual([0, 3, 6, 9, 12, 15, 15, 15, 15]);
    expect(tables.harborNames.filter((port) => points(port).some((n) => n > 0)).length).toBe(4);
  });

  it.each([
    ['eight turns', [], 8],
    ['nine with the optional rule', ['nine-turn'], 9],
  ])('4.7: a game has %s', (_what, rules, turns) => {
    const t = table({ start: true, rules, seed: 'eight turns', japan: PASSIVE, allied: PASSIVE });
    t.run(playGame);
    expect(t.heard('turn begins')).toEqual(Array.from({ length: turns }, (_, k) => [k + 1]));
    expect(t.log.at(-1)).toBe('game ends');
  });
});

describe('British removals', () => {
  it('4.4, 4.42: the listed ships leave, without a question, after the reinforcements', () => {
    const t = arrivals({
      turn: 5,
      at: { Ceylon: ['Resolution', 'Revenge', 'Valiant', 'Warspite', 'Ramillies', 'Hermes'] },
      arriving: { 5: ['Victorious'] },
    });
    const left = ['Resolution', 'Revenge', 'Valiant', 'Warspite'];
    expect(left.map((name) => t.where(name))).toEqual(['removed', 'removed', 'removed', 'removed']);
    expect([t.where('Ramillies'), t.where('Hermes'), t.where('Victorious')]).toEqual([
      'Ceylon',
      'Ceylon',
      'Pearl Harbor',
    ]);
    expect(t.log.indexOf('arrived Victorious, Pearl Harbor')).toBeLessThan(t.log.indexOf('withdrawn Revenge'));
  });

  it('4.42: nobody leaves on a turn without removals', () => {
    const t = arrivals({ turn: 3, at: { Ceylon: ['Resolution', 'Revenge', 'Valiant', 'Indomitable'] } });
    expect(t.heard('withdrawn')).toEqual([]);
  });

  it('4.42: where a class is listed the owner chooses among its ships; damaged ones and those in other ports count', () => {
    const remove = (ship: string, second = 'Formidable') =>
      table({
        turn: 4,
        at: {
          Ceylon: ['Hermes', 'Indomitable', { name: 'Formidable', damage: 2 }],
          Saigon: ['Illustrious'],
          Samoa: ['Wasp'],
        },
        allied: { removal: [ship, second] },
      });
    const t = remove('Illustrious').run(reinforcements);
    expect([t.where('Illustrious'), t.where('Formidable')]).toEqual(['removed', 'removed']);
    expect([t.where('Indomitable'), t.where('Hermes')]).toEqual(['Ceylon', 'Ceylon']);
    // Hermes is not of the 0-2-7 type, and United States ships never leave.
    expect(remove('Hermes').refusal(reinforcements)).toBe('4.42');
    expect(remove('Wasp').refusal(reinforcements)).toBe('4.42');
    expect(remove('Illustrious', 'Illustrious').refusal(reinforcements)).toBe('4.42');
    for (const answer of [NONE, ['Illustrious', 'Formidable']]) {
      const t = table({
        turn: 4,
        at: { Ceylon: ['Indomitable', 'Formidable', 'Illustrious'] },
        allied: { removal: [answer, 'Formidable'] },
      });
      expect(t.refusal(reinforcements)).toBe('4.42');
    }
  });

  it('4.42: a sunk battleship is replaced by any other British battleship, not by a cruiser or carrier', () => {
    const remove = (ship: string) =>
      table({
        turn: 5,
        at: {
          Ceylon: ['Resolution', 'Revenge', 'Warspite', 'Ramillies', 'Indomitable', 'Hermes', 'Cornwall'],
          Singapore: ['Prince of Wales', 'Repulse'],
          'Pearl Harbor': ['Nevada'],
        },
        off: { sunk: ['Valiant'] },
        allied: { removal: [ship] },
      });
    for (const ship of ['Ramillies', 'Prince of Wales', 'Repulse']) {
      const t = remove(ship).run(reinforcements);
      expect([ship, t.where(ship)]).toEqual([ship, 'removed']);
      expect(t.heard('withdrawn').length).toBe(4);
    }
    for (const ship of ['Indomitable', 'Hermes', 'Cornwall', 'Nevada', 'Warspite', 'Valiant']) {
      expect([ship, remove(ship).refusal(reinforcements)]).toEqual([ship, '4.42']);
    }
  });

  it('4.42, substitute-for-a-sunk-ship: by the other reading a battleship with the same factors goes first, while there is one', () => {
    const remove = (ship: string, like: readonly string[] = ['Ramillies', 'Royal Sovereign']) =>
      table({
        turn: 5,
        rulings: { 'substitute-for-a-sunk-ship': 'same-class-first' },
        at: { Ceylon: ['Resolution', 'Valiant', 'Warspite', ...like], Singapore: ['Prince of Wales', 'Repulse'] },
        off: { sunk: ['Revenge'] },
        allied: { removal: [ship] },
      });
    expect(remove('Ramillies').run(reinforcements).where('Ramillies')).toBe('removed');
    expect(remove('Repulse').refusal(reinforcements)).toBe('4.42');
    expect(remove('Repulse', []).run(reinforcements).where('Repulse')).toBe('removed');
  });

  it('4.42: a sunk 0-2-7 carrier is replaced by another of them, with one left without a question', () => {
    const t = arrivals({
      turn: 6,
      at: { Ceylon: ['Illustrious', 'Hermes', 'Ramillies'] },
      off: { sunk: ['Victorious'] },
    });
    expect([t.where('Illustrious'), t.where('Hermes'), t.where('Ramillies')]).toEqual(['removed', 'Ceylon', 'Ceylon']);
  });

  it('4.42: with its whole type gone, any other British ship leaves in its place, Hermes too', () => {
    const remove = (ship: string) =>
      table({
        turn: 6,
        at: { Ceylon: ['Hermes', 'Ramillies', 'Cornwall'], Australia: ['Canberra', 'De Ruyter'], Samoa: ['Wasp'] },
        off: { sunk: ['Victorious'] },
        allied: { removal: [ship] },
      });
    for (const ship of ['Hermes', 'Ramillies', 'Cornwall']) {
      expect([ship, remove(ship).run(reinforcements).where(ship)]).toEqual([ship, 'removed']);
    }
    for (const ship of ['Canberra', 'De Ruyter', 'Wasp']) {
      expect([ship, remove(ship).refusal(reinforcements)]).toEqual([ship, '4.42']);
    }
  });

  it('4.42, listed-ship-left-before: a listed ship that left in place of another needs no substitute; by the other reading it does', () => {
    const rest = ['Resolution', 'Valiant', 'Warspite'];
    const fifth = (reading: string, left: readonly string[] = ['Revenge']) =>
      table({
        turn: 5,
        at: { Ceylon: ['Resolution', 'Valiant', 'Warspite', 'Ramillies', 'Royal Sovereign', 'Hermes'] },
        off: { removed: left },
        rulings: { 'listed-ship-left-before': reading },
        allied: reading === 'yes' && left.length > 0 ? { removal: ['Royal Sovereign'] } : {},
      }).run(reinforcements);
    const withdrawn = (t: ReturnType<typeof fifth>) => t.heard('withdrawn').map(([name]) => name);
    expect(withdrawn(fifth('no')).sort()).toEqual(rest);
    expect(withdrawn(fifth('yes')).sort()).toEqual([...rest.slice(0, 1), 'Royal Sovereign', ...rest.slice(1)]);
    // The substitute is of its type: no carrier may go in its place.
    const wrong = table({
      turn: 5,
      at: { Ceylon: ['Ramillies', 'Royal Sovereign', 'Hermes', ...rest] },
      off: { removed: ['Revenge'] },
      rulings: { 'listed-ship-left-before': 'yes' },
      allied: { removal: ['Hermes'] },
    });
    expect(wrong.refusal(reinforcements)).toBe('4.42');
  });

  it('4.42: by either reading a ship that leaves as listed leaves alone', () => {
    for (const reading of ['no', 'yes']) {
      const t = table({
        turn: 5,
        at: { Ceylon: ['Resolution', 'Revenge', 'Valiant', 'Warspite', 'Ramillies'] },
        rulings: { 'listed-ship-left-before': reading },
      }).run(reinforcements);
      expect(t.where('Ramillies')).toBe('Ceylon');
      expect(t.heard('withdrawn').length).toBe(4);
    }
  });

  it('4.42: without any British ship nobody leaves', () => {
    const t = arrivals({
      turn: 7,
      at: { Australia: ['Canberra', 'De Ruyter'], 'Pearl Harbor': ['Nevada', 'Wasp'] },
    });
    expect(t.heard('withdrawn')).toEqual([]);
    expect(t.asked).toEqual([]);
  });

  it('4.42: the removals by turn', () => {
    const lines = table().game.tables.removals;
    const { pieceNames } = table().game.tables;
    const shown = lines.map(({ turn, ship, classMask }) => [
      turn,
      ship >= 0 ? pieceNames[ship] : pieceNames.filter((_, p) => classMask[p] === 1),
    ]);
    const carriers = ['Indomitable', 'Formidable', 'Illustrious', 'Victorious'];
    const old = ['Revenge', 'Royal Sovereign', 'Ramillies', 'Resolution'];
    expect(shown).toEqual([
      [4, carriers],
      [4, carriers],
      [5, 'Resolution'],
      [5, 'Revenge'],
      [5, 'Valiant'],
      [5, 'Warspite'],
      [6, 'Victorious'],
      [7, carriers],
      [7, old],
    ]);
  });
});
