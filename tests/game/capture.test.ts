// Rule 14: ports and bases change hands.
import { describe, expect, it } from 'vitest';
import { PORT_COUNT } from '../../src/board/index.js';
import { captureIsolated, DONE, endTurn, type Game, lastLandings } from '../../src/game/index.js';
import { PASSIVE, type Setup, SIDE, table } from './table.js';

/** Flags at the start of the turn, and the pieces that control areas at its end. */
const turnEnd = (flags: Setup['flags'], at: Setup['at'], setup: Setup = {}) =>
  table({ flags: flags!, at: at!, japan: PASSIVE, allied: PASSIVE, ...setup }).run(endTurn);

describe('14.1 capture by isolation', () => {
  const truk = ['Marianas Islands', 'Marshall Islands', 'South Pacific Ocean'];
  const allied = Object.fromEntries(truk.map((area) => [area, 'allied' as const]));
  const ships = ['Astoria', 'Chicago', 'Portland'];
  const around = Object.fromEntries(truk.map((area, k) => [area, [ships[k]!]]));

  it('14.1: a port falls when all its areas were the enemy’s at the start of the turn and at its end', () => {
    const t = turnEnd(allied, around);
    expect(t.holder('Truk')).toBe('allied');
    expect(t.heard('captured')).toContainEqual(['Truk', 'allied', 0]);
    expect(t.flag('Marshall Islands')).toBe('allied');
  });

  it('14.1: not when one of them was not at the start: nobody’s, or its own side’s', () => {
    for (const area of truk) {
      for (const flag of ['none', 'japan'] as const) {
        expect(turnEnd({ ...allied, [area]: flag }, around).holder('Truk')).toBe('japan');
      }
    }
  });

  it('14.1: not when one of them is not at the end', () => {
    for (const area of truk) expect(turnEnd(allied, { ...around, [area]: [] }).holder('Truk')).toBe('japan');
    expect(turnEnd(allied, { ...around, 'Marshall Islands': ['Nachi'] }).holder('Truk')).toBe('japan');
    const raiding = { ...around, 'Marshall Islands': [{ name: 'Astoria', raiding: true }] };
    expect(turnEnd(allied, raiding).holder('Truk')).toBe('japan');
  });

  it('14.1: both ways: Japan captures ports too, and a side never captures its own', () => {
    const t = turnEnd(
      { 'Hawaiian Islands': 'japan', 'Bay of Bengal': 'japan' },
      { 'Hawaiian Islands': ['Nachi'], 'Bay of Bengal': ['Haguro'] },
    );
    expect([t.holder('Pearl Harbor'), t.holder('Ceylon'), t.holder('Andaman Islands')]).toEqual([
      'japan',
      'japan',
      'japan',
    ]);
    const own = turnEnd({ 'Hawaiian Islands': 'allied' }, { 'Hawaiian Islands': ['Astoria'] });
    expect(own.holder('Pearl Harbor')).toBe('allied');
    expect(own.heard('captured')).toEqual([]);
  });

  it('14.1: a captured port falls back the same way', () => {
    const t = turnEnd(
      { 'Hawaiian Islands': 'allied' },
      { 'Hawaiian Islands': ['Astoria'] },
      { harbors: { 'Pearl Harbor': 'japan' } },
    );
    expect(t.holder('Pearl Harbor')).toBe('allied');
  });

  it('14.1, 5.72: at the end of the turn, after the flags, before the last landings and the return to port', () => {
    const t = turnEnd(
      { 'Hawaiian Islands': 'japan' },
      { 'Hawaiian Islands': ['Nachi', 'Sasebo'], Samoa: ['Astoria'] },
      { japan: { ...PASSIVE, landings: [{ Sasebo: 'Pearl Harbor' }], basing: [{ Nachi: 'Pearl Harbor' }] } },
    );
    const steps = t.log
      .filter((line) => /^(scored|captured Pearl|\? japan)/.test(line))
      .map((line) => line.split(',')[0]);
    expect(steps).toEqual(['scored 1', 'captured Pearl Harbor', '? japan landings', '? japan basing']);
    expect([t.where('Sasebo'), t.where('Nachi')]).toEqual(['Pearl Harbor', 'Pearl Harbor']);
  });
});

describe('14.2 bases', () => {
  it('14.2: a base falls by isolation like a port', () => {
    const t = turnEnd({ 'Marianas Islands': 'allied' }, { 'Marianas Islands': ['Astoria'] });
    expect([t.holder('Saipan'), t.holder('Philippines'), t.holder('Truk')]).toEqual(['allied', 'allied', 'japan']);
  });

  it('14.2: a base between two areas needs both', () => {
    const both = { 'Coral Sea': 'japan', 'South Pacific Ocean': 'japan' } as const;
    const one = turnEnd(both, { 'Coral Sea': ['Nachi'] });
    expect(one.holder('Guadalcanal')).toBe('allied');
    const two = turnEnd(both, { 'Coral Sea': ['Nachi'], 'South Pacific Ocean': ['Haguro'] });
    expect(two.holder('Guadalcanal')).toBe('japan');
  });

  it('14.2: a base invaded during the turn inside enemy flags falls back at the end of the turn', () => {
    const t = turnEnd(
      { 'Aleutian Islands': 'allied' },
      { 'Aleutian Islands': ['Astoria'], Attu: ['Sasebo'] },
      { harbors: { Attu: 'japan' } },
    );
    expect(t.holder('Attu')).toBe('allied');
    expect(t.where('Sasebo')).not.toBe('Attu');
  });

  it('14.2, 5.73: one invaded at the end of the turn stands: no enemy flies a flag where its invader came from', () => {
    const { game } = table();
    const bases = game.tables.harborNames.slice(PORT_COUNT);
    const sides = [
      { side: 'japan', enemy: 'allied', unit: 'Sasebo', ships: ['Astoria', 'Chicago', 'Portland'] },
      { side: 'allied', enemy: 'japan', unit: '1 Marines', ships: ['Nachi', 'Haguro', 'Myoko'] },
    ] as const;
    for (const { side, enemy, unit, ships } of sides) {
      for (const base of bases) {
        const around = game.tables.areaNames.filter(
          (_, a) => (game.tables.touches[game.tables.harborNames.indexOf(base)]! >> a) & 1,
        );
        for (const from of around) {
          const t = turnEnd(
            Object.fromEntries(around.map((area) => [area, enemy])),
            Object.fromEntries(around.map((area, k) => [area, [area === from ? unit : ships[k]!]])),
            { harbors: { [base]: enemy }, [side]: { ...PASSIVE, landings: [{ [unit]: base }] } },
          );
          expect([base, from, t.holder(base)]).toEqual([base, from, side]);
        }
      }
    }
  });
});

describe('14.3 what leaves', () => {
  const fall = (setup: Setup) =>
    turnEnd(
      { 'Hawaiian Islands': 'japan' },
      { 'Hawaiian Islands': ['Nachi'], ...setup.at },
      setup.allied ? { allied: setup.allied } : {},
    );

  it('14.3: ships and units in a captured port go to another port or base at once, Japan’s before the Allies’', () => {
    const t = fall({
      at: { 'Pearl Harbor': ['Nevada', '7th A.F.', '1 Marines'], Samoa: ['Astoria'] },
      allied: { basing: [{ Nevada: 'Samoa', '7th A.F.': 'Australia', '1 Marines': 'Samoa' }] },
    });
    expect(['Nevada', '7th A.F.', '1 Marines', 'Astoria'].map((name) => t.where(name))).toEqual([
      'Samoa',
      'Australia',
      'Samoa',
      'Samoa',
    ]);
    expect(t.has('Nevada', DONE)).toBe(true);
    expect(t.asked.indexOf('allied basing')).toBeLessThan(t.asked.indexOf('japan basing'));
  });

  it('14.3, 9.231: what rests on the bottom is lost', () => {
    const t = fall({
      at: {
        'Pearl Harbor': [
          { name: 'Nevada', damage: 5 },
          { name: 'Arizona', damage: 4 },
        ],
      },
      allied: { basing: [{ Arizona: 'Samoa' }] },
    });
    expect([t.where('Nevada'), t.where('Arizona')]).toEqual(['sunk', 'Samoa']);
  });

  it('14.3: into no port or base that falls in the same moment', () => {
    const flee = (harbor: string) =>
      table({
        flags: { 'Hawaiian Islands': 'japan' },
        at: { 'Hawaiian Islands': ['Nachi'], 'Pearl Harbor': ['Nevada'] },
        japan: PASSIVE,
        allied: { basing: [{ Nevada: harbor }] },
      }).refusal(endTurn);
    // Johnston Island touches the Hawaiian Islands alone, as Pearl Harbor does.
    expect(flee('Johnston Island')).toBe('10.1');
    expect(flee('Samoa')).toBe('lawful');
  });

  it('14.3: both sides at once: Japan’s units leave first', () => {
    const areas = { 'Hawaiian Islands': 'japan', 'Japanese Islands': 'allied' } as const;
    const t = turnEnd(areas, {
      'Hawaiian Islands': ['Nachi'],
      'Japanese Islands': ['Chicago'],
      'Pearl Harbor': ['Nevada'],
      'Yokosuka Navy Yard': ['Akagi'],
    });
    expect(t.asked.slice(0, 2)).toEqual(['japan basing', 'allied basing']);
    expect(t.heard('based').slice(0, 2)).toEqual([
      ['Akagi', 'Truk'],
      // Captured a moment ago (14.4).
      ['Nevada', 'Yokosuka Navy Yard'],
    ]);
    expect([t.holder('Pearl Harbor'), t.holder('Yokosuka Navy Yard'), t.holder('Okinawa')]).toEqual([
      'japan',
      'allied',
      'allied',
    ]);
  });

  it('14.3: an invasion drives out ships and air units in the base the same way (10.3)', () => {
    const t = table({
      at: { 'Coral Sea': ['1 Marines'], Guadalcanal: ['Shokaku', 'Nachi', '21 AirFlot'], Truk: ['Haguro'] },
      harbors: { Guadalcanal: 'japan', Lae: 'japan' },
      japan: { basing: [{ Shokaku: 'Truk', Nachi: 'Lae', '21 AirFlot': 'Truk' }] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    }).run((g) => lastLandings(g, SIDE.allied));
    expect([t.where('Nachi'), t.where('21 AirFlot'), t.where('Haguro')]).toEqual(['Lae', 'Truk', 'Truk']);
  });

  it('14.3: air units at sea go home at once when it was the last port or base in their area', () => {
    const t = table({
      at: {
        'Coral Sea': ['1 Marines', '21 AirFlot'],
        'South Pacific Ocean': ['22 AirFlot'],
        Indonesia: ['23 AirFlot'],
      },
      harbors: { Guadalcanal: 'japan' },
      japan: { basing: [{ '21 AirFlot': 'Truk' }] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    }).run((g) => lastLandings(g, SIDE.allied));
    // Truk still touches the South Pacific.
    expect(['21 AirFlot', '22 AirFlot', '23 AirFlot'].map((name) => t.where(name))).toEqual([
      'Truk',
      'South Pacific Ocean',
      'Indonesia',
    ]);
  });

  it('14.3: and ships at sea stay: only air units need a base', () => {
    const t = table({
      at: { 'Coral Sea': ['1 Marines', '21 AirFlot', 'Nachi', 'Sasebo'] },
      harbors: { Guadalcanal: 'japan' },
      japan: { basing: [{ '21 AirFlot': 'Truk' }] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    }).run((g) => lastLandings(g, SIDE.allied));
    expect([t.where('Nachi'), t.where('Sasebo')]).toEqual(['Coral Sea', 'Coral Sea']);
  });

  it('14.3: isolation sends air units home as well, of both sides', () => {
    // A fight that was broken off leaves both sides at sea; else an area with their own air unit would not be the enemy's.
    const all = (g: Game) => new Int32Array(g.controlled);
    const t = table({
      flags: { 'Central Pacific Ocean': 'japan', 'Marshall Islands': 'allied' },
      harbors: { Truk: 'allied' },
      at: {
        'Central Pacific Ocean': ['7th A.F.'],
        'Marshall Islands': ['21 AirFlot'],
        'Hawaiian Islands': ['11th A.F.'],
      },
      japan: { basing: [{ '21 AirFlot': 'Saigon' }] },
      allied: { basing: [{ '7th A.F.': 'Samoa' }] },
    }).run((g) => captureIsolated(g, all(g)));
    expect([t.holder('Midway'), t.holder('Kwajalein'), t.holder('Maloelap')]).toEqual(['japan', 'allied', 'allied']);
    expect(['7th A.F.', '21 AirFlot', '11th A.F.'].map((name) => t.where(name))).toEqual([
      'Samoa',
      'Saigon',
      'Hawaiian Islands',
    ]);
  });

  it('9.232, bottomed-at-samoa: Pearl Harbor retaken, what rests on the bottom in Samoa cannot be raised and is sunk', () => {
    const retaken = (reading: 'sunk' | 'stays', damage = 5) =>
      turnEnd(
        { 'Hawaiian Islands': 'allied' },
        { 'Hawaiian Islands': ['Astoria'], Samoa: [{ name: 'Nevada', damage }, 'Chicago'] },
        { harbors: { 'Pearl Harbor': 'japan' }, rulings: { 'bottomed-at-samoa': reading } },
      );
    expect(retaken('sunk').where('Nevada')).toBe('sunk');
    expect(retaken('sunk').where('Chicago')).toBe('Samoa');
    expect(retaken('sunk', 4).where('Nevada')).toBe('Samoa');
    expect(retaken('stays').where('Nevada')).toBe('Samoa');
  });

  it('9.232: another capture does not touch Samoa', () => {
    const t = turnEnd(
      { 'Marianas Islands': 'allied', 'Hawaiian Islands': 'japan' },
      { 'Marianas Islands': ['Astoria'], 'Hawaiian Islands': ['Nachi'], Samoa: [{ name: 'Nevada', damage: 5 }] },
    );
    expect(t.holder('Pearl Harbor')).toBe('japan');
    expect(t.where('Nevada')).toBe('Samoa');
  });
});

describe('14.4 using what was captured', () => {
  it('14.4: ships and units that return may go into a port or base as soon as it is captured', () => {
    const t = turnEnd(
      { 'Hawaiian Islands': 'japan' },
      { 'Hawaiian Islands': ['Nachi'], 'Coral Sea': ['Haguro'] },
      { japan: { ...PASSIVE, basing: [{ Nachi: 'Johnston Island', Haguro: 'Pearl Harbor' }] } },
    );
    expect([t.where('Nachi'), t.where('Haguro')]).toEqual(['Johnston Island', 'Pearl Harbor']);
  });

  it('14.4: also into a base invaded a moment ago', () => {
    const t = turnEnd(
      {},
      { 'Aleutian Islands': ['Sasebo', 'Nachi'] },
      {
        japan: { ...PASSIVE, landings: [{ Sasebo: 'Attu' }], basing: [{ Nachi: 'Attu' }] },
      },
    );
    expect(t.where('Nachi')).toBe('Attu');
  });
});
