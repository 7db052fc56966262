// Rule 6: movement — patrols, raiders, speed rolls.
import { describe, expect, it } from 'vitest';
import { AREA_COUNT } from '../../src/board/index.js';
import {
  DONE,
  moveAmphibious,
  movement,
  patrols,
  placeAir,
  placeSubmarines,
  RAID,
  raiders,
  UNDER_REPAIR,
} from '../../src/game/index.js';
import { type Answer, NONE, PASSIVE, type Piece, type Setup, SIDE, type Table, table } from './table.js';

type Step = 'patrols' | 'raiders' | 'amphibious';
const STEPS = { patrols, raiders, amphibious: moveAmphibious } as const;

/** One ship or unit from a harbor to an area in one step; flags of the other side where said. */
function sails(step: Step, piece: Piece, from: string, to: string, setup: Setup = {}): Table {
  const name = typeof piece === 'string' ? piece : piece.name;
  const side = table().game.tables.side[table().piece(name)]!;
  const script = { ...PASSIVE, [step]: [{ [name]: to }] };
  const t = table({ at: { [from]: [piece] }, [side === 0 ? 'japan' : 'allied']: script, ...setup });
  return t.run((g) => STEPS[step](g, side));
}

/** Every area a piece reaches in a step, found by trying them all; those reached without a die in `free`. */
function reach(step: Step, name: string, from: string, setup: Setup = {}) {
  const { areaNames } = table().game.tables;
  const all: string[] = [];
  const free: string[] = [];
  for (const area of areaNames) {
    const side = table().game.tables.side[table().piece(name)]!;
    // With a 1 every ship passes; the die that is left shows that none fell.
    const t = table({
      at: { [from]: [name] },
      dice: [1],
      [side === 0 ? 'japan' : 'allied']: { ...PASSIVE, [step]: [{ [name]: area }] },
      ...setup,
    });
    const refusal = t.refusal((g) => STEPS[step](g, side));
    if (refusal === 'lawful') {
      all.push(area);
      const rolled = t.heard('speed roll').length > 0;
      if (!rolled) free.push(area);
      if (rolled) t.finish();
      else t.game.dice.die(0);
    } else expect([area, refusal]).toEqual([area, tooFar(step, name, from, area)]);
  }
  return { all, free };
}

/** The rule that keeps a piece from an area it does not reach: a flag where its distance alone would not (6.3). */
function tooFar(step: Step, name: string, from: string, area: string): string {
  const onTheWay = (steps: number) =>
    table()
      .touches(from)
      .some((first) => within(first, steps).includes(area));
  if (onTheWay(1)) return '6.3';
  if (step === 'amphibious') return '13.1';
  if (step === 'patrols' || !onTheWay(2)) return '6.2';
  return ['Cornwall', 'Canberra', 'De Ruyter'].includes(name) ? '6.23' : '6.3';
}

describe('patrols and raiders', () => {
  it('6.1, 6.11, 6.12: ships that sail before the air units patrol, ships that sail after them raid', () => {
    const t = table({
      at: { Truk: ['Nachi', 'Atago', '21 AirFlot'] },
      japan: {
        ...PASSIVE,
        patrols: [{ Nachi: 'Marianas Islands' }],
        air: [{ '21 AirFlot': 'Marianas Islands' }],
        raiders: [{ Atago: 'Marianas Islands' }],
      },
      allied: PASSIVE,
    });
    t.run(movement);
    expect([t.patrols('Nachi'), t.patrols('Atago')]).toEqual([true, false]);
    expect(t.heard('moved').map(([name]) => name)).toEqual(['Nachi', '21 AirFlot', 'Atago']);
  });

  it('6.12: only ships in port raid: one that patrols or is at sea does not move again', () => {
    const t = table({
      at: { Truk: ['Nachi'] },
      japan: { patrols: [{ Nachi: 'Marianas Islands' }], raiders: [{ Nachi: 'Marshall Islands' }] },
    });
    t.run((g) => patrols(g, SIDE.japan));
    expect(t.refusal((g) => raiders(g, SIDE.japan))).toBe('6.21');
  });

  it.each([
    ['an air unit', { '21 AirFlot': 'Marianas Islands' }, '6.1'],
    ['an amphibious unit', { Sasebo: 'Marianas Islands' }, '6.1'],
    ["the other side's ship", { Houston: 'U.S. Mandate' }, '5'],
    ['a piece that is none', { raw: [999, 5] }, '5'],
    ['half an answer', { raw: [0] }, '5'],
    ['a ship twice', { raw: [25, 5, 25, 6] }, '6.1'],
    ['an area that is none', { Nachi: 13 }, '6.2'],
    ['no area', { Nachi: -1 }, '6.2'],
    ['a number that only looks like an area', { Nachi: 32 + 5 }, '6.2'],
  ])('6.1: neither patrols nor raiders may be %s', (_what, answer, rule) => {
    const at = { Truk: ['21 AirFlot', 'Sasebo', 'Nachi'], Samoa: ['Houston'] };
    for (const step of ['patrols', 'raiders'] as const) {
      const t = table({ at, japan: { [step]: [answer as Answer] } });
      if ('raw' in answer && answer.raw.length === 4) expect(t.piece('Nachi')).toBe(25);
      expect(t.refusal((g) => STEPS[step](g, SIDE.japan))).toBe(rule);
    }
  });

  it.each([
    ['is back in port for the turn', DONE, 0, '7.62'],
    ['is back in port, crippled', DONE, 2, '7.62'],
    ['is being repaired', UNDER_REPAIR, 0, '11.4'],
    ['belongs to the raid force', RAID, 0, '18.11'],
    ['rests on the bottom', 0, 3, '9.23'],
  ])('6.21: a ship that %s does not sail', (_what, marks, damage, rule) => {
    for (const step of ['patrols', 'raiders'] as const) {
      const t = table({
        at: { 'Yokosuka Navy Yard': [{ name: 'Nachi', marks, damage }] },
        japan: { [step]: [{ Nachi: 'Japanese Islands' }] },
      });
      expect(t.refusal((g) => STEPS[step](g, SIDE.japan))).toBe(rule);
    }
  });

  it('6.2: speed plays no part in how far a ship goes', () => {
    const slow = reach('raiders', 'Oklahoma', 'Samoa');
    const fast = reach('raiders', 'Iowa', 'Samoa');
    expect(slow.all).toEqual(fast.all);
    expect(slow.free).toEqual(fast.free);
  });

  it('6.21, 6.22, 6.221: patrols go to an area their harbor touches, or beside it with a speed roll', () => {
    for (const name of ['Nachi', 'Houston', 'Cornwall', 'Canberra', 'De Ruyter']) {
      const harbors = { Guadalcanal: name === 'Nachi' ? 'japan' : 'allied' } as const;
      const { all, free } = reach('patrols', name, 'Guadalcanal', { harbors });
      expect([name, free]).toEqual([name, ['South Pacific Ocean', 'Coral Sea']]);
      expect([name, all]).toEqual([
        name,
        [
          ...['Marianas Islands', 'Marshall Islands', 'U.S. Mandate', 'South Pacific Ocean', 'Coral Sea'],
          ...['Indonesia', 'Indian Ocean'],
        ],
      ]);
    }
  });

  it('6.222, 6.23: Japanese and United States raiders enter a second area freely and a third with a speed roll', () => {
    for (const [name, from] of [
      ['Nachi', 'Yokosuka Navy Yard'],
      ['Houston', 'Pearl Harbor'],
    ] as const) {
      const { all, free } = reach('raiders', name, from);
      const first = from === 'Pearl Harbor' ? 'Hawaiian Islands' : 'Japanese Islands';
      expect([name, free]).toEqual([name, within(first, 1)]);
      expect([name, all]).toEqual([name, within(first, 2)]);
    }
  });

  it('6.223: British, Australian and Dutch raiders need a speed roll for the second area and reach no third', () => {
    for (const name of ['Cornwall', 'Canberra', 'De Ruyter']) {
      const { all, free } = reach('raiders', name, 'Ceylon');
      expect([name, free]).toEqual([name, ['Bay of Bengal']]);
      expect([name, all]).toEqual([name, ['Indonesia', 'Indian Ocean', 'Bay of Bengal']]);
    }
  });

  it('6.224: amphibious units go two areas without a speed roll, never three', () => {
    const { all, free } = reach('amphibious', '1 Marines', 'Pearl Harbor');
    expect(all).toEqual(within('Hawaiian Islands', 1));
    expect(free).toEqual(all);
  });
});

describe('enemy areas', () => {
  it('6.3: a ship or unit that enters an enemy-controlled area stops there', () => {
    const flags = { 'Hawaiian Islands': 'japan' } as const;
    expect(reach('patrols', 'Houston', 'Pearl Harbor', { flags }).all).toEqual(['Hawaiian Islands']);
    expect(reach('raiders', 'Houston', 'Pearl Harbor', { flags }).all).toEqual(['Hawaiian Islands']);
    expect(reach('amphibious', '1 Marines', 'Pearl Harbor', { flags }).all).toEqual(['Hawaiian Islands']);
    // One's own flag does not stop.
    const own = reach('patrols', 'Houston', 'Pearl Harbor', { flags: { 'Hawaiian Islands': 'allied' } });
    expect(own.all).toEqual(within('Hawaiian Islands', 1));
  });

  it('6.3: a raider does not pass through a second area that is enemy-controlled, but goes around it', () => {
    // With Indonesia hostile the Coral Sea is reached through the Indian Ocean; what lies behind Indonesia is not.
    const { all, free } = reach('raiders', 'Houston', 'Andaman Islands', { flags: { Indonesia: 'japan' } });
    expect(free).toEqual(['Indonesia', 'Indian Ocean', 'Bay of Bengal']);
    expect(all).toEqual(['Coral Sea', 'Indonesia', 'Indian Ocean', 'Bay of Bengal']);
    const japanese = { 'Andaman Islands': 'japan' } as const;
    const flags = { Indonesia: 'allied', 'Indian Ocean': 'allied' } as const;
    expect(reach('raiders', 'Nachi', 'Andaman Islands', { harbors: japanese, flags }).all).toEqual([
      'Indonesia',
      'Indian Ocean',
      'Bay of Bengal',
    ]);
  });

  it('6.3: a harbor on two areas still lets a ship leave through the one that is not hostile', () => {
    const { all } = reach('patrols', 'Houston', 'Guadalcanal', { flags: { 'Coral Sea': 'japan' } });
    expect(all).toEqual([
      ...['Marianas Islands', 'Marshall Islands', 'U.S. Mandate', 'South Pacific Ocean', 'Coral Sea', 'Indonesia'],
    ]);
  });
});

describe('what cannot be reached', () => {
  const japanese = { 'Hawaiian Islands': 'japan', 'Central Pacific Ocean': 'japan' } as const;
  const refused = (step: Step, name: string, area: string, setup: Setup = {}) => {
    const script = { ...PASSIVE, [step]: [{ [name]: area }] };
    const t = table({ at: { 'Pearl Harbor': [name], Ceylon: ['Cornwall'] }, allied: script, ...setup });
    return t.refusal((g) => STEPS[step](g, SIDE.allied));
  };

  it('6.2, 6.3: the refusal names the flag where a flag is in the way, else the distance', () => {
    const flags = { flags: japanese };
    for (const step of ['patrols', 'raiders'] as const) {
      expect(refused(step, 'Houston', 'Marshall Islands', flags)).toBe('6.3');
      expect(refused(step, 'Houston', 'Bay of Bengal', flags)).toBe('6.2');
    }
    expect(refused('patrols', 'Houston', 'Marianas Islands')).toBe('6.2');
    expect(refused('raiders', 'Houston', 'Marianas Islands', flags)).toBe('6.3');
  });

  it('6.23: nobody but Japanese and United States raiders tries a third area, as the refusal says', () => {
    expect(refused('raiders', 'Cornwall', 'Coral Sea', { at: { Ceylon: ['Cornwall'] } })).toBe('6.23');
    expect(refused('patrols', 'Cornwall', 'Coral Sea', { at: { Ceylon: ['Cornwall'] } })).toBe('6.2');
  });

  it('13.1, 6.3: for amphibious units too', () => {
    expect(refused('amphibious', '1 Marines', 'Marshall Islands', { flags: japanese })).toBe('6.3');
    expect(refused('amphibious', '1 Marines', 'Coral Sea', { flags: japanese })).toBe('13.1');
  });
});

describe('speed rolls', () => {
  it('6.4: a ship passes when its speed is higher than the die', () => {
    // Kongo 436 to a second area; Idaho 453 likewise.
    for (const [name, from, to, speed] of [
      ['Kongo', 'Yokosuka Navy Yard', 'Marianas Islands', 6],
      ['Idaho', 'Pearl Harbor', 'U.S. Mandate', 3],
    ] as const) {
      for (let die = 1; die <= 6; die++) {
        const t = sails('patrols', name, from, to, { dice: [die] });
        expect([name, die, t.patrols(name)]).toEqual([name, die, speed > die]);
        expect(t.heard('speed roll')).toEqual([[name, die, speed > die ? 1 : 0]]);
      }
    }
  });

  it('6.4: speeds 7 and 8 always pass', () => {
    expect(sails('patrols', 'Houston', 'Pearl Harbor', 'U.S. Mandate', { dice: [6] }).patrols('Houston')).toBe(true);
    expect(sails('patrols', 'Tone', 'Yokosuka Navy Yard', 'Indonesia', { dice: [6] }).patrols('Tone')).toBe(true);
  });

  it('6.4: damage slows a ship for its speed roll', () => {
    const damaged = { name: 'Houston', damage: 1 };
    const dice = (die: number) => ({ dice: [die], flags: {} });
    expect(sails('patrols', damaged, 'Pearl Harbor', 'U.S. Mandate', dice(5)).patrols('Houston')).toBe(true);
    expect(sails('patrols', damaged, 'Pearl Harbor', 'U.S. Mandate', dice(6)).patrols('Houston')).toBe(false);
  });

  it('6.41: a patroller that fails is in the area all the same, as a raider', () => {
    const t = sails('patrols', 'Idaho', 'Pearl Harbor', 'U.S. Mandate', { dice: [3] });
    expect([t.where('Idaho'), t.patrols('Idaho')]).toEqual(['U.S. Mandate', false]);
  });

  it('6.42: a raider that fails returns at once to a port or base', () => {
    // Oklahoma tries the Indian Ocean, a third area from Samoa, and may go to any base that touches it, or any major port.
    const fails = (harbor: string) =>
      table({
        at: { Samoa: ['Oklahoma'] },
        dice: [3],
        allied: { raiders: [{ Oklahoma: 'Indian Ocean' }], basing: [{ Oklahoma: harbor }] },
      });
    for (const harbor of ['Port Moresby', 'Singapore', 'Pearl Harbor', 'Samoa']) {
      const t = fails(harbor).run((g) => raiders(g, SIDE.allied));
      expect([t.where('Oklahoma'), t.has('Oklahoma', DONE)]).toEqual([harbor, true]);
    }
    expect(fails('New Hebrides').refusal((g) => raiders(g, SIDE.allied))).toBe('10.1');
    const passes = sails('raiders', 'Oklahoma', 'Samoa', 'Indian Ocean', { dice: [2] });
    expect([passes.where('Oklahoma'), passes.patrols('Oklahoma')]).toEqual(['Indian Ocean', false]);
  });

  it('6.43: all ships of a step have moved before the first speed roll of that step', () => {
    const at = { 'Pearl Harbor': ['Idaho', 'Houston', 'Oklahoma', 'Chester'] };
    const patrol = table({
      at,
      dice: [1, 3],
      allied: {
        ...PASSIVE,
        patrols: [{ Idaho: 'U.S. Mandate', Houston: 'Hawaiian Islands', Oklahoma: 'Marshall Islands' }],
      },
    }).run((g) => patrols(g, SIDE.allied));
    expect(patrol.log.map((line) => line.split(',')[0])).toEqual([
      '? allied patrols',
      'moved Idaho',
      'moved Houston',
      'moved Oklahoma',
      'speed roll Idaho',
      'speed roll Oklahoma',
    ]);
    const raid = table({
      at,
      dice: [1, 3],
      allied: { ...PASSIVE, raiders: [{ Idaho: 'Coral Sea', Houston: 'U.S. Mandate', Oklahoma: 'Aleutian Islands' }] },
    }).run((g) => raiders(g, SIDE.allied));
    expect(raid.log.map((line) => line.split(',')[0])).toEqual([
      '? allied raiders',
      'moved Idaho',
      'moved Houston',
      'moved Oklahoma',
      'speed roll Idaho',
      'speed roll Oklahoma',
      '? allied basing',
      'based Oklahoma',
    ]);
  });
});

describe('what does not move', () => {
  it('6.5: air units are placed in any area that touches a friendly port or base, however far, Japan first', () => {
    const place = (area: string) =>
      table({
        at: { Ceylon: ['10th A.F.'], Truk: ['21 AirFlot'] },
        flags: { 'Hawaiian Islands': 'japan' },
        harbors: { Attu: 'japan', 'Dutch Harbor': 'japan' },
        japan: { air: [NONE] },
        allied: { air: [{ '10th A.F.': area }] },
      });
    expect(place('Hawaiian Islands').run(placeAir).where('10th A.F.')).toBe('Hawaiian Islands');
    expect(place('Central Pacific Ocean').run(placeAir).asked).toEqual(['japan air', 'allied air']);
    expect(place('North Pacific Ocean').refusal(placeAir)).toBe('12.13');
    expect(place('Japanese Islands').refusal(placeAir)).toBe('12.13');
  });

  it('6.6: a submarine is placed in any sea area, whoever controls it', () => {
    const { areaNames } = table().game.tables;
    for (const area of areaNames) {
      const t = table({ flags: { [area]: 'allied' }, japan: { submarine: [area] } }).run(placeSubmarines);
      expect(t.where('I-Boat')).toBe(area);
    }
    for (const answer of [{ raw: [AREA_COUNT] }, { raw: [-1] }, NONE, { raw: [1, 2] }]) {
      expect(table({ japan: { submarine: [answer] } }).refusal(placeSubmarines)).toBe('6.6');
    }
  });
});

/** Areas at most so many borders from one, by the board's map. */
function within(area: string, steps: number): string[] {
  const t = table();
  let mask = 1 << t.area(area);
  for (let k = 0; k < steps; k++) mask |= t.game.tables.neighbours[mask]!;
  return t.areas(mask);
}
