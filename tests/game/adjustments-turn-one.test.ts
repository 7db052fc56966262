// Adjustments 1, 1a, 2, 2a, 2b and the Menzel package: turn 1.
import { describe, expect, it } from 'vitest';
import {
  beginTurn,
  combat,
  fillRosters,
  type Game,
  lastSubmarineAttacks,
  pearlHarbor,
  placeSubmarines,
  RAID,
} from '../../src/game/index.js';
import { WITHDRAW } from '../../src/game/questions/decisions.js';
import { choicesOf } from '../../src/records/choices.js';
import { Narrator } from '../../src/report/narrative/narrative.js';
import { NONE, turnUnder as on, type Piece, type Setup, type Table, table } from './table.js';

const raiding = (name: string): Piece => ({ name, raiding: true });
const CPO = 'Central Pacific Ocean';
const NPO = 'North Pacific Ocean';

const hawaii = (g: Game) => {
  fillRosters(g);
  pearlHarbor(g);
};

describe('adjustment 1: the I-Boat in the raid', () => {
  const setup = (target: string): Setup => ({
    at: { 'Hawaiian Islands': [raiding('Hiei'), 'I-Boat', 'Minneapolis'], 'Pearl Harbor': ['New Orleans'] },
    dice: [1],
    japan: { 'submarine-attack': [target] },
  });

  it('adjustment 1: on turn 1 in Hawaii it attacks what left Pearl Harbor', () => {
    const t = on(1, ['adjustment-1'], setup('New Orleans')).run(hawaii);
    expect(t.heard('attacked')).toEqual([['I-Boat', 'New Orleans', 0]]);
  });

  it('adjustment 1: and nothing else', () => {
    expect(on(1, ['adjustment-1'], setup('Minneapolis')).refusal(hawaii)).toBe('adjustment 1');
    expect(on(1, [], setup('Minneapolis')).refusal(hawaii)).toBe('lawful');
  });

  it('adjustment 1: nor what was at sea before, at the end of combat; there it is not even asked', () => {
    const at = { 'Hawaiian Islands': ['I-Boat', 'Minneapolis'] };
    const t = on(1, ['adjustment-1'], { at, japan: { 'submarine-attack': [] } }).run(lastSubmarineAttacks);
    expect(t.asked).toEqual([]);
  });

  it.each([
    [2, 'Hawaiian Islands'],
    [1, 'Coral Sea'],
  ])('adjustment 1: on turn %i in the %s it attacks as always', (turn, area) => {
    const t = on(turn, ['adjustment-1'], {
      at: { [area]: ['I-Boat', 'Minneapolis'] },
      dice: [1],
      japan: { 'submarine-attack': ['Minneapolis'] },
    });
    expect(t.run(lastSubmarineAttacks).heard('attacked')).toHaveLength(1);
  });
});

describe('adjustment 1: whom it binds', () => {
  const beside = (ship: Piece, reading: string) =>
    on(1, ['adjustment-1'], {
      at: { 'Hawaiian Islands': ['I-Boat', 'Minneapolis'], 'Yokosuka Navy Yard': [ship] },
      rulings: { 'i-boat-of-the-raid-force': reading },
      seed: 'i-boat',
      japan: { 'submarine-attack': 'Minneapolis' },
    }).run(lastSubmarineAttacks).asked.length;

  it('adjustment 1, i-boat-of-the-raid-force: any I-Boat, whether there was a raid or none', () => {
    expect([beside('Nachi', 'any'), beside({ name: 'Nachi', marks: RAID }, 'any')]).toEqual([0, 0]);
  });

  it('adjustment 1, i-boat-of-the-raid-force: by the other reading not where Japan has no raid force', () => {
    expect(beside('Nachi', 'beside-raiders')).toBe(1);
    // The force has been there, and is back in port.
    expect(beside({ name: 'Nachi', marks: RAID }, 'beside-raiders')).toBe(0);
  });
});

describe('adjustment 1a: the I-Boat comes late', () => {
  it.each([
    [1, [], true],
    [1, ['adjustment-1a'], false],
    [2, ['adjustment-1a'], true],
    [6, ['adjustment-1a'], true],
    [7, ['adjustment-1a'], false],
  ])('adjustment 1a: on turn %i with %j it sails: %s', (turn, rules, sails) => {
    const t = on(turn, rules, { japan: { submarine: 'Coral Sea' }, allied: { submarine: 'Coral Sea' } });
    t.run(placeSubmarines);
    expect(t.where('I-Boat')).toBe(sails ? 'Coral Sea' : 'not arrived');
  });

  it('adjustment 1a: the F-Boat is not concerned', () => {
    const t = on(7, ['adjustment-1a'], { allied: { submarine: 'Coral Sea' } }).run(placeSubmarines);
    expect(t.where('F-Boat')).toBe('Coral Sea');
  });
});

describe('adjustment 2: leaving the Central Pacific', () => {
  const RULES = ['adjustment-2'];
  const at = { [CPO]: ['Akagi', 'I-Boat', 'Enterprise', 'Astoria', 'Canberra'] };

  it('adjustment 2: before the first round both sides, Japan first, say whether they leave', () => {
    const t = on(1, RULES, { at, japan: { retreat: ['retreat'] } }).resolve(CPO);
    expect(t.asked.slice(0, 3)).toEqual(['japan withdraw', 'allied withdraw', 'japan day-night']);
  });

  it('adjustment 2: the Allies leave: no round, no pursuit, no I-Boat; their United States ships go to Pearl Harbor', () => {
    const t = on(1, RULES, {
      at,
      allied: {
        withdraw: ['retreat'],
        basing: [{ Enterprise: 'Pearl Harbor', Astoria: 'Pearl Harbor', Canberra: 'Samoa' }],
      },
      japan: { 'submarine-attack': [] },
    });
    t.run(combat);
    expect(['Enterprise', 'Astoria', 'Canberra'].map((n) => t.where(n))).toEqual([
      'Pearl Harbor',
      'Pearl Harbor',
      'Samoa',
    ]);
    expect(t.heard('round')).toEqual([]);
    expect(t.asked).not.toContain('japan pursuit');
  });

  it('adjustment 2: only ships are bound to Pearl Harbor, not their marines', () => {
    const t = on(1, RULES, {
      at: { [CPO]: ['Akagi', 'Enterprise', '1 Marines'] },
      allied: { withdraw: ['retreat'], basing: [{ Enterprise: 'Pearl Harbor', '1 Marines': 'Samoa' }] },
    }).resolve(CPO);
    expect([t.where('Enterprise'), t.where('1 Marines')]).toEqual(['Pearl Harbor', 'Samoa']);
  });

  it('adjustment 2: nowhere else', () => {
    const t = on(1, RULES, {
      at: { [CPO]: ['Akagi', 'Enterprise'] },
      allied: { withdraw: ['retreat'], basing: [{ Enterprise: 'Samoa' }] },
    });
    expect(t.refusal(() => t.resolve(CPO))).toBe('adjustment 2');
  });

  it('adjustment 2: ships that fight and survive base where they wish', () => {
    const t = on(1, RULES, {
      at: { [CPO]: ['Akagi', 'Enterprise'] },
      allied: { withdraw: ['stay'], retreat: ['retreat'], basing: [{ Enterprise: 'Samoa' }] },
    });
    expect(t.resolve(CPO).where('Enterprise')).toBe('Samoa');
  });

  it('adjustment 2: Japan leaves as freely, to any of its ports, and nobody asks the Allies then', () => {
    const t = on(1, RULES, {
      at: { [CPO]: ['Akagi', 'Enterprise'] },
      japan: { withdraw: ['retreat'], basing: [{ Akagi: 'Truk' }] },
      allied: { withdraw: [] },
    });
    expect(t.resolve(CPO).where('Akagi')).toBe('Truk');
    expect(t.heard('round')).toEqual([]);
    expect(t.where('Enterprise')).toBe(CPO);
  });

  it('adjustment 2, withdrawal-after-japan: by the other reading the Allies may still withdraw, out of reach of the I-Boat', () => {
    const t = (reading: string) =>
      on(1, RULES, {
        rulings: { 'withdrawal-after-japan': reading },
        at: { [CPO]: ['Akagi', 'I-Boat', 'Enterprise'] },
        dice: reading === 'no' ? [6, 6] : [],
        japan: { withdraw: ['retreat'], ...(reading === 'no' && { 'submarine-attack': ['Enterprise'] }) },
        allied: { ...(reading === 'yes' && { withdraw: ['retreat'] }) },
      })
        .run(fillRosters)
        .resolve(CPO)
        .run(lastSubmarineAttacks);
    expect(t('yes').where('Enterprise')).toBe('Pearl Harbor');
    expect(t('yes').heard('attacked')).toEqual([]);
    expect(t('no').asked).not.toContain('allied withdraw');
    expect(t('no').where('Enterprise')).toBe('sunk');
  });

  it.each([
    ['another sea area', 1, 'Coral Sea', RULES],
    ['without the adjustment', 1, CPO, []],
    ['on a later turn', 2, CPO, RULES],
  ] as const)('adjustment 2: not in %s', (_what, turn, area, rules) => {
    const t = on(turn, rules, { at: { [area]: ['Akagi', 'Enterprise'] }, japan: { retreat: ['retreat'] } });
    expect(t.resolve(area).asked).not.toContain('japan withdraw');
  });

  it('adjustment 2, central-pacific-withdrawal-turns: by the other reading on every turn', () => {
    const t = on(2, RULES, {
      rulings: { 'central-pacific-withdrawal-turns': 'every-turn' },
      at: { [CPO]: ['Akagi', 'Enterprise'] },
      japan: { withdraw: ['retreat'] },
    });
    expect(t.resolve(CPO).where('Akagi')).toBe('Yokosuka Navy Yard');
  });

  it('adjustment 2, central-pacific-withdrawal-turns: with Pearl Harbor lost nobody asks the Allies, who would have nowhere to go', () => {
    const t = on(2, RULES, {
      rulings: { 'central-pacific-withdrawal-turns': 'every-turn' },
      harbors: { 'Pearl Harbor': 'japan' },
      at: { [CPO]: ['Akagi', 'Enterprise'] },
      japan: { withdraw: ['stay'] },
    });
    expect(t.resolve(CPO).asked).not.toContain('allied withdraw');
  });

  describe('withdrawal-ship-by-ship', () => {
    /** Answers for the named units that they leave, for all others that they stay. */
    const leaving =
      (...names: string[]) =>
      ({ game }: Table) =>
        names.includes(game.tables.pieceNames[game.subject]!) ? 'retreat' : 'stay';
    const each = (setup: Setup, turn = 1) =>
      on(turn, RULES, { ...setup, rulings: { 'withdrawal-ship-by-ship': 'each-ship', ...setup.rulings } });
    const questions = (t: Table) => t.asked.filter((q) => q.endsWith(' withdraw'));

    it('adjustment 2, withdrawal-ship-by-ship: a side is asked once and leaves as a whole', () => {
      const t = on(1, RULES, {
        at: { [CPO]: ['Akagi', 'Kaga', 'Enterprise'] },
        japan: { withdraw: ['retreat'] },
        allied: { withdraw: [] },
      }).resolve(CPO);
      expect(questions(t)).toEqual(['japan withdraw']);
      expect([t.where('Akagi'), t.where('Kaga')]).toEqual(['Yokosuka Navy Yard', 'Yokosuka Navy Yard']);
    });

    it('adjustment 2, withdrawal-ship-by-ship: by the other reading it is asked about each unit, Japan first, and who stays fights', () => {
      const t = each({
        at: { [CPO]: ['Akagi', 'Kaga', 'Enterprise', 'Astoria', 'Canberra'] },
        japan: { withdraw: leaving('Akagi'), retreat: ['retreat'] },
        allied: { withdraw: leaving('Enterprise') },
      }).resolve(CPO);
      expect(questions(t)).toEqual([...Array(2).fill('japan withdraw'), ...Array(3).fill('allied withdraw')]);
      expect(t.heard('round')).toHaveLength(1);
      const order = t.log.filter((l) => /^(based|round|retreated)/.test(l)).map((l) => l.replace(/,.*/, ''));
      expect(order).toEqual([
        'based Akagi',
        'based Enterprise',
        'round Central Pacific Ocean',
        'retreated japan',
        'based Kaga',
      ]);
      expect([t.where('Astoria'), t.where('Canberra')]).toEqual([CPO, CPO]);
    });

    it('adjustment 2, withdrawal-ship-by-ship: when every Japanese unit has left nobody asks the Allies', () => {
      const t = each({
        at: { [CPO]: ['Akagi', 'Kaga', 'Enterprise'] },
        japan: { withdraw: leaving('Akagi', 'Kaga') },
        allied: { withdraw: [] },
      }).resolve(CPO);
      expect([t.heard('round'), t.where('Enterprise')]).toEqual([[], CPO]);
    });

    it('adjustment 2, withdrawal-ship-by-ship: a United States ship that withdraws bases in Pearl Harbor, one that fights where it likes', () => {
      const t = (port: string) =>
        each({
          at: { [CPO]: ['Akagi', 'Enterprise', 'Lexington'] },
          japan: { withdraw: leaving() },
          allied: {
            withdraw: leaving('Enterprise'),
            retreat: ['retreat'],
            basing: [{ Enterprise: port }, { Lexington: 'Samoa' }],
          },
        });
      const wrong = t('Samoa');
      expect(wrong.refusal(() => wrong.resolve(CPO))).toBe('adjustment 2');
      expect(t('Pearl Harbor').resolve(CPO).where('Lexington')).toBe('Samoa');
    });

    it('adjustment 2, withdrawal-ship-by-ship: the I-Boat attacks what stayed, not what left', () => {
      const t = (target: string, dice: number[]) =>
        each({
          at: { [CPO]: ['Akagi', 'I-Boat', 'Enterprise', 'Astoria'] },
          dice,
          japan: { withdraw: leaving(), 'submarine-attack': [target], retreat: ['retreat'] },
          allied: { withdraw: leaving('Enterprise') },
        });
      const left = t('Enterprise', []);
      expect(left.refusal(() => left.resolve(CPO))).toBe('16.2');
      expect(t('Astoria', [1]).resolve(CPO).heard('attacked')).toEqual([['I-Boat', 'Astoria', 0]]);
    });

    it('adjustment 2, withdrawal-ship-by-ship: with Pearl Harbor lost nobody asks about United States ships, only about the others', () => {
      const t = each(
        {
          rulings: { 'central-pacific-withdrawal-turns': 'every-turn' },
          harbors: { 'Pearl Harbor': 'japan' },
          at: { [CPO]: ['Akagi', 'Enterprise', 'Canberra', '1 Marines'] },
          japan: { withdraw: leaving(), retreat: ['retreat'] },
          allied: { withdraw: leaving('Enterprise', 'Canberra', '1 Marines') },
        },
        2,
      ).resolve(CPO);
      expect(questions(t).filter((q) => q === 'allied withdraw')).toHaveLength(2);
      expect(t.where('Enterprise')).toBe(CPO);
      expect([t.where('Canberra'), t.where('1 Marines')]).not.toContain(CPO);
    });

    it('adjustment 2, withdrawal-ship-by-ship: the answer for a unit is yes or no', () => {
      const t = each({ at: { [CPO]: ['Akagi', 'Enterprise'] }, japan: { withdraw: { raw: [2] } } });
      expect(t.refusal(() => t.resolve(CPO))).toBe('adjustment 2');
    });

    it('adjustment 2, withdrawal-ship-by-ship: what is lawful names the unit, and the narrative tells who withdraws', () => {
      const narrator = new Narrator();
      const lawful: string[] = [];
      const t = each({
        at: { [CPO]: ['Akagi', 'Enterprise', 'Astoria'] },
        japan: { withdraw: leaving(), retreat: ['retreat'] },
        allied: {
          withdraw: (table) => {
            lawful.push(...choicesOf(WITHDRAW, table.game));
            return leaving('Astoria')(table);
          },
        },
      });
      t.game.observer = narrator;
      t.resolve(CPO);
      expect(lawful.sort()).toEqual(['Astoria: stay or withdraw', 'Enterprise: stay or withdraw']);
      const told = narrator.lines.join(' ');
      expect(told).toContain('Astoria withdraws unpursued (adjustment 2)');
      expect(told).not.toMatch(/Enterprise withdraws|The Allies withdraw|The Allies retreat/);
    });
  });

  it('adjustment 2: not before a later round, and not where nobody is met', () => {
    const t = on(1, RULES, { at: { [CPO]: ['Akagi', 'Enterprise'] }, japan: { retreat: ['stay', 'retreat'] } }).resolve(
      CPO,
    );
    expect(t.asked.filter((q) => q === 'japan withdraw')).toHaveLength(1);
    const alone = on(1, RULES, { at: { [CPO]: ['Akagi'] } }).resolve(CPO);
    expect(alone.asked).not.toContain('japan withdraw');
  });

  it('adjustment 2: it is yes or no', () => {
    const t = on(1, RULES, { at: { [CPO]: ['Akagi', 'Enterprise'] }, japan: { withdraw: { raw: [2] } } });
    expect(t.refusal(() => t.resolve(CPO))).toBe('adjustment 2');
  });
});

describe('adjustment 2a: the North Pacific', () => {
  const RULES = ['adjustment-2a'];
  const groups = { off: { uncertain: ['Enterprise', 'Chester', 'Saratoga'] } };

  it('adjustment 2a: a United States flag lies in the Aleutians at the start', () => {
    expect(table({ start: true, rules: RULES }).flag('Aleutian Islands')).toBe('allied');
    expect(table({ start: true }).flag('Aleutian Islands')).not.toBe('allied');
  });

  it('adjustment 2a: a group that rolls 1 is put where its owner says, before the next group rolls', () => {
    const t = on(1, RULES, { ...groups, dice: [1, 1], allied: { 'uncertain-area': [NPO, CPO] } }).run(hawaii);
    expect(['Enterprise', 'Chester', 'Saratoga'].map((n) => t.where(n))).toEqual([NPO, NPO, CPO]);
    expect(t.log.filter((l) => /uncertain/.test(l))).toEqual([
      `uncertain 0, 1, ${CPO}`,
      '? allied uncertain-area',
      `uncertain 2, 1, ${CPO}`,
      '? allied uncertain-area',
    ]);
  });

  it('adjustment 2a: no other place, and no choice on another roll', () => {
    const other = on(1, RULES, { ...groups, dice: [1], allied: { 'uncertain-area': ['Hawaiian Islands'] } });
    expect(other.refusal(hawaii)).toBe('adjustment 2a');
    const t = on(1, RULES, { ...groups, dice: [2, 4], allied: { 'uncertain-area': [] } }).run(hawaii);
    expect(t.where('Enterprise')).toBe('Hawaiian Islands');
  });

  it.each([1, 2])('adjustment 2a: all groups are raiders (rolled %i)', (die) => {
    const t = on(1, RULES, { ...groups, dice: [die, 5] }).run(hawaii);
    expect(t.patrols('Enterprise')).toBe(false);
    const plain = on(1, [], { ...groups, dice: [die, 5] }).run(hawaii);
    expect(plain.patrols('Enterprise')).toBe(true);
  });

  it.each([1, 3])('adjustment 2a: the I-Boat is not placed in the North Pacific (turn %i)', (turn) => {
    expect(on(turn, RULES, { japan: { submarine: NPO } }).refusal(placeSubmarines)).toBe('adjustment 2a');
    expect(on(turn, [], { japan: { submarine: NPO } }).refusal(placeSubmarines)).toBe('lawful');
    expect(on(turn, RULES, { japan: { submarine: CPO } }).refusal(placeSubmarines)).toBe('lawful');
  });

  it('adjustment 2a, i-boat-in-the-north-pacific: the F-Boat may be; and by the other reading the I-Boat after turn 1', () => {
    expect(on(7, RULES, { allied: { submarine: NPO } }).refusal(placeSubmarines)).toBe('lawful');
    const rulings = { 'i-boat-in-the-north-pacific': 'not-on-turn-1' };
    expect(on(3, RULES, { rulings, japan: { submarine: NPO } }).refusal(placeSubmarines)).toBe('lawful');
    expect(on(1, RULES, { rulings, japan: { submarine: NPO } }).refusal(placeSubmarines)).toBe('adjustment 2a');
  });
});

describe('adjustment 2b: each group for itself', () => {
  const RULES = ['adjustment-2b'];
  const groups = { off: { uncertain: ['Enterprise', 'Chester', 'Saratoga'] } };

  it('adjustment 2b: a group that rolls 1 may leave at once for Johnston Island, before the next group rolls', () => {
    const t = on(1, RULES, { ...groups, dice: [1, 1], allied: { withdraw: ['retreat', 'stay'] } }).run(hawaii);
    expect(['Enterprise', 'Chester', 'Saratoga'].map((n) => t.where(n))).toEqual([
      'Johnston Island',
      'Johnston Island',
      CPO,
    ]);
    expect(t.log.filter((l) => /uncertain|withdraw/.test(l))).toEqual([
      `uncertain 0, 1, ${CPO}`,
      '? allied withdraw',
      `uncertain 2, 1, ${CPO}`,
      '? allied withdraw',
    ]);
  });

  it('adjustment 2b: it is yes or no', () => {
    const answer = (raw: readonly number[]) => on(1, RULES, { ...groups, dice: [1], allied: { withdraw: { raw } } });
    for (const raw of [[2], [], [0, 1]]) expect(answer(raw).refusal(hawaii)).toBe('adjustment 2b');
  });

  it('adjustment 2b: on another roll nobody is asked', () => {
    const t = on(1, RULES, { ...groups, dice: [3, 6], allied: { withdraw: [] } }).run(hawaii);
    expect([t.where('Enterprise'), t.where('Saratoga')]).toEqual(['Hawaiian Islands', 'not arrived']);
  });

  it('adjustment 2b: who stays has no other chance before the first round is fought', () => {
    const t = on(1, RULES, {
      ...groups,
      at: { [CPO]: ['Akagi'] },
      dice: [1, 6],
      allied: { withdraw: ['stay'], retreat: ['retreat'] },
    });
    t.run(combat);
    expect(t.heard('round').filter(([area]) => area === CPO)).toHaveLength(1);
  });

  it('adjustment 2b: it is no patroller any more, and stays where it is', () => {
    const t = on(1, RULES, { ...groups, dice: [1, 6], allied: { withdraw: ['retreat'] } }).run(hawaii);
    expect(t.patrols('Enterprise')).toBe(false);
  });

  it('adjustment 2b: beside adjustment 2a a group that withdraws chooses no area', () => {
    const t = on(1, ['adjustment-2a', 'adjustment-2b'], {
      ...groups,
      dice: [1, 1],
      allied: { withdraw: ['retreat', 'stay'], 'uncertain-area': [NPO] },
    }).run(hawaii);
    expect([t.where('Enterprise'), t.where('Saratoga')]).toEqual(['Johnston Island', NPO]);
  });
});

describe.each(['menzel', 'menzel-3c'])('the package %s', (name) => {
  const force = (ships: readonly string[], rules: readonly string[]) =>
    table({ start: true, turn: 1, rules, japan: { 'raid-force': [ships] } }).refusal(beginTurn);

  it('menzel, menzel-3c: Ryujo and Zuiho do not raid', () => {
    expect(force(['Akagi', 'Ryujo'], [name])).toBe('menzel');
    expect(force(['Zuiho'], [name])).toBe('menzel');
    expect(force(['Hosho'], [name])).toBe('4.2');
    expect(force(['Akagi', 'Hiei'], [name])).toBe('lawful');
    expect(force(['Ryujo', 'Zuiho'], [])).toBe('lawful');
  });

  it('menzel, menzel-3c: after the raid and the rolls Japan retreats unasked, and the Allies may pursue', () => {
    const t = on(1, [name], {
      at: { 'Hawaiian Islands': [raiding('Hiei'), 'Minneapolis'], 'Pearl Harbor': ['New Orleans'] },
      off: { uncertain: ['Saratoga'] },
      dice: [2],
      japan: { stay: [] },
      allied: { pursuit: [{ Saratoga: 1 }], follow: NONE },
    });
    t.run(hawaii);
    expect(t.asked).not.toContain('japan stay');
    expect(t.log.findIndex((l) => l.startsWith('uncertain'))).toBeLessThan(
      t.log.findIndex((l) => l.startsWith('retreated')),
    );
    expect(t.heard('round')).toContainEqual(['Hawaiian Islands', 3, 1]);
    // The dice go on counting from the raid, players do not.
    expect(t.game.round - t.game.roundsBefore).toBe(1);
    expect(t.where('Hiei')).toBe('Yokosuka Navy Yard');
  });

  it('menzel, menzel-3c, menzel-pursuers: what lay in Pearl Harbor may pursue too; by the other reading it is too late', () => {
    const flight = (reading: string, pursuers: Record<string, number>) =>
      on(1, [name], {
        at: { 'Hawaiian Islands': [raiding('Hiei'), 'Minneapolis'], 'Pearl Harbor': ['New Orleans'] },
        rulings: { 'menzel-pursuers': reading },
        dice: [],
        allied: { pursuit: [pursuers], follow: NONE },
      });
    const both = flight('yes', { Minneapolis: 1, 'New Orleans': 1 }).run(hawaii);
    expect([both.where('Hiei'), both.where('New Orleans')]).toEqual(['Yokosuka Navy Yard', 'Hawaiian Islands']);
    expect(flight('no', { Minneapolis: 1, 'New Orleans': 1 }).refusal(hawaii)).toBe('8.3');
    const alone = flight('no', { Minneapolis: 1 }).run(hawaii);
    expect(alone.heard('round')).toContainEqual(['Hawaiian Islands', 3, 1]);
    expect(alone.log.indexOf('moved New Orleans, Pearl Harbor, Hawaiian Islands')).toBeGreaterThan(
      alone.log.findIndex((l) => l.startsWith('based Hiei')),
    );
    expect([alone.where('New Orleans'), alone.patrols('New Orleans')]).toEqual(['Hawaiian Islands', true]);
  });

  it('menzel, menzel-3c: no I-Boat on turn 1', () => {
    expect(on(1, [name], {}).run(placeSubmarines).asked).toEqual([]);
  });

  it('menzel, menzel-3c: a group that rolls 1 may withdraw', () => {
    const t = on(1, [name], { off: { uncertain: ['Enterprise'] }, dice: [1], allied: { withdraw: ['retreat'] } });
    expect(t.run(hawaii).where('Enterprise')).toBe('Johnston Island');
  });
});
