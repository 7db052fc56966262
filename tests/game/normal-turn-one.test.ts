// Normal Turn One: its own rule 18. Numbers of nt1 are those of its text.
import { describe, expect, it } from 'vitest';
import { IN_COMBAT, ON_HAWAII } from '../../src/game/chapters/target-modes.js';
import {
  areasToResolve,
  beginTurn,
  combat,
  endTurn,
  fillRosters,
  type Game,
  lastSubmarineAttacks,
  movement,
  normalTurnOneHawaii,
  normalTurnOneRaid,
  patrols,
  placeAir,
  playTurn,
  raiders,
  reinforcements,
} from '../../src/game/index.js';
import { roundInWords } from '../../src/game/state/round-in-words.js';
import { NONE, PASSIVE, type Piece, type Setup, SIDE, table } from './table.js';

const RULES = ['nt1'];
const HAWAII = 'Hawaiian Islands';
const raiding = (name: string, damage = 0): Piece => ({ name, raiding: true, damage });

const on = (setup: Setup) =>
  table({
    turn: 1,
    rules: RULES,
    ...setup,
    japan: { ...PASSIVE, ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });
/** Turn 1 from nt1's own set-up. */
const start = (setup: Setup = {}) => on({ start: true, seed: 'nt1', ...setup }).run(beginTurn);
const places = (t: ReturnType<typeof on>, names: readonly string[]) => names.map((name) => t.where(name));

describe('the set-up', () => {
  it('nt1 18.1: forces start where its table puts them', () => {
    const t = start();
    const at = (place: string, names: readonly string[]) => expect(places(t, names)).toEqual(names.map(() => place));
    at('Johnston Island', ['Salt Lake City', 'Northampton', 'Chester', 'Chicago', 'Portland', 'Astoria']);
    at('Johnston Island', ['Indianapolis', 'Minneapolis', 'Lexington', 'Enterprise']);
    at('Samoa', ['Pensacola', 'Louisville']);
    at('Australia', ['Australia', 'Canberra']);
    at('Ceylon', ['Revenge', 'Hermes']);
    at('Philippines', ['Houston']);
    at('Singapore', ['Exeter', 'De Ruyter']);
    at('Indonesia', ['Prince of Wales', 'Repulse', '5th A.F.']);
    at('Pearl Harbor', ['West Virginia', 'Nevada', 'New Orleans', 'San Francisco', '7th A.F.']);
    at('uncertain', ['Saratoga', 'Hornet', 'Yorktown']);
    at('not arrived', ['Vincennes', 'Quincy']);
  });

  it('nt1 18.1: Vincennes and Quincy come to Pearl Harbor on turn 2', () => {
    const t = start().run((g) => {
      g.turn = 2;
      reinforcements(g);
    });
    expect(places(t, ['Vincennes', 'Quincy'])).toEqual(['Pearl Harbor', 'Pearl Harbor']);
  });

  it('nt1 18.132: what lies in port is no patroller', () => {
    const t = start();
    for (const name of ['Indianapolis', 'Pensacola', 'Nevada', 'Houston']) expect(t.patrols(name)).toBe(false);
  });

  it('nt1 18.1: no raid force is named, no group is rolled for', () => {
    const t = start().run(movement).run(combat);
    expect(t.asked).not.toContain('japan raid-force');
    expect(t.heard('uncertain')).toEqual([]);
  });
});

describe('nt1 18.1 Pearl Harbor', () => {
  const raid = (setup: Setup = {}) =>
    on({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei')], 'Pearl Harbor': ['Nevada', '7th A.F.'] },
      ...setup,
      japan: { ...setup.japan },
    });

  it('nt1 18.1: fast ships at Yokosuka go to Hawaii while the raiders move, without a speed roll', () => {
    const t = start({ japan: { raiders: [{ Akagi: HAWAII, Kaga: HAWAII, Tone: HAWAII }] } });
    t.run((g) => raiders(g, SIDE.japan));
    expect(places(t, ['Akagi', 'Kaga', 'Tone'])).toEqual([HAWAII, HAWAII, HAWAII]);
    expect(t.heard('speed roll')).toEqual([]);
    expect(t.patrols('Tone')).toBe(false);
  });

  it('nt1 18.1: slow ships do not, nor on another turn', () => {
    const move = (ship: string, turn: number) => {
      const t = start({ japan: { raiders: [{ [ship]: HAWAII }] } });
      t.game.turn = turn;
      return t.refusal((g) => raiders(g, SIDE.japan));
    };
    // The Allied flag in the Central Pacific stops any other move that way (6.3).
    expect(move('Hosho', 1)).toBe('6.3');
    expect(move('Akagi', 1)).toBe('lawful');
    expect(move('Akagi', 2)).toBe('6.3');
  });

  it('nt1 18.1: the raid follows the Japanese raiders at once, before the Allied ones', () => {
    const t = start({
      japan: { raiders: [{ Akagi: HAWAII }], targets: [{ Akagi: 'Nevada' }, { Akagi: 'Nevada' }] },
      allied: { targets: [NONE] },
    }).run(movement);
    const order = t.asked.filter((q) => /raiders|japan targets|stay|submarine/.test(q));
    expect(order).toEqual([
      'japan raiders',
      'japan targets',
      'japan targets',
      'japan stay',
      'allied raiders',
      'japan submarine',
    ]);
  });

  it('nt1 18.1: two rounds, without the one more of rule 20', () => {
    const t = raid({
      dice: [5, 4, 4, 3, 6, 1, 1, 2],
      japan: { targets: [{ Soryu: 'Nevada' }, { Soryu: 'Nevada' }] },
      allied: { targets: [NONE] },
    }).run(normalTurnOneRaid);
    expect(t.damage('Nevada')).toBe(5);
  });

  it('nt1 18.1: the 7th A.F. fires back in the second round', () => {
    const t = raid({
      dice: [6, 1, 2],
      japan: { targets: [NONE, NONE] },
      allied: { targets: [{ '7th A.F.': 'Hiei' }] },
    });
    t.run(normalTurnOneRaid);
    expect(t.asked.slice(0, 3)).toEqual(['japan targets', 'japan targets', 'allied targets']);
    expect(t.heard('effect')).toEqual([['Hiei', 2, 0]]);
  });

  it('nt1 18.1: nothing but an air unit in Pearl Harbor fires back, at the raiders alone', () => {
    const back = (targets: Record<string, string>) =>
      raid({ japan: { targets: [NONE, NONE] }, allied: { targets: [targets] } }).refusal(normalTurnOneRaid);
    expect(back({ Nevada: 'Hiei' })).toBe('nt1 18.1');
    expect(back({ '7th A.F.': 'Nevada' })).toBe('nt1 18.1');
  });

  it('nt1 18.1: if the first round has left it', () => {
    const t = raid({
      dice: [6, 1, 1, 4],
      japan: { targets: [{ Soryu: '7th A.F.' }, NONE] },
      allied: { targets: [] },
    }).run(normalTurnOneRaid);
    expect(t.asked).not.toContain('allied targets');
  });

  it('nt1 18.1: its rounds are the first and the second, and nothing of it is left over', () => {
    const words: string[] = [];
    const targets = (u: { game: Game }) => {
      words.push(roundInWords(u.game));
      return NONE;
    };
    const t = raid({ japan: { targets }, allied: { targets: [NONE] } });
    t.game.round = 7;
    t.game.roundsBefore = 7;
    t.run(normalTurnOneRaid);
    expect(words).toEqual(['air raid, round 1', 'air raid, round 2']);
    expect(t.heard('round')).toEqual([
      [HAWAII, 1, 0],
      [HAWAII, 2, 0],
    ]);
    expect(Array.from(t.game.raidHarbor).some((harbor) => harbor !== 0)).toBe(false);
  });

  it('nt1 18.1: without Japanese ships in Hawaii there is no raid', () => {
    const t = raid({ at: { 'Pearl Harbor': ['Nevada', '7th A.F.'] } }).run(normalTurnOneRaid);
    expect([t.asked, t.log]).toEqual([[], []]);
  });

  it('nt1 18.1: the free passage is for turn 1 of nt1: otherwise the third area takes a speed roll (6.23)', () => {
    for (const rules of [RULES, []]) {
      const t = on({
        turn: 2,
        rules,
        at: { 'Yokosuka Navy Yard': ['Akagi'] },
        dice: [1],
        japan: { raiders: [{ Akagi: HAWAII }] },
      }).run((g) => raiders(g, SIDE.japan));
      expect(t.heard('speed roll')).toHaveLength(1);
    }
    const plain = on({
      rules: [],
      at: { 'Yokosuka Navy Yard': ['Akagi'] },
      dice: [1],
      japan: { raiders: [{ Akagi: HAWAII }] },
    }).run((g) => raiders(g, SIDE.japan));
    expect(plain.heard('speed roll')).toHaveLength(1);
  });

  it('6.2, 6.3: with enemy flags all around, Japanese raiders go as far as the first area', () => {
    const t = on({ at: { 'Yokosuka Navy Yard': ['Hosho'] } });
    const areas = t.game.tables.areaNames;
    const go = (area: string) =>
      on({
        at: { 'Yokosuka Navy Yard': ['Hosho'] },
        flags: Object.fromEntries(areas.map((name) => [name, 'allied'])),
        japan: { raiders: [{ Hosho: area }] },
      }).refusal((g) => raiders(g, SIDE.japan));
    const first = t.touches('Yokosuka Navy Yard');
    // Beyond it flags are in the way; two areas are farther off than three moves.
    const far = ['U.S. Mandate', 'Coral Sea'];
    for (const area of areas) {
      const rule = far.includes(area) ? '6.2' : '6.3';
      expect([area, go(area)]).toEqual([area, first.includes(area) ? 'lawful' : rule]);
    }
  });

  it.each([{}, { 'fire-back-disables': 'no' }])(
    'nt1 Q18.1-1: a 5 of the 7th A.F. disables its target (%j)',
    (rulings) => {
      const t = raid({
        rulings,
        dice: [5, 1],
        japan: { targets: [NONE, NONE], stay: ['stay'], 'assign-targets': [{ Soryu: 'Nevada' }] },
        allied: { targets: [{ '7th A.F.': 'Hiei' }] },
      }).run(normalTurnOneRaid);
      expect([t.where('Hiei'), t.damage('Hiei')]).toEqual(['Yokosuka Navy Yard', 0]);
    },
  );

  it('nt1 18.11: Japan leaves after the raid and is not pursued', () => {
    const t = raid({ at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'] }, japan: { stay: ['leave'] } });
    t.run(normalTurnOneRaid);
    expect(t.where('Soryu')).toBe('Yokosuka Navy Yard');
    expect(t.asked).toEqual(['japan stay', 'japan basing']);
  });

  it('nt1 18.11: it leaves or stays', () => {
    for (const raw of [[2], [], [1, 1]]) {
      const t = raid({ at: { [HAWAII]: [raiding('Soryu')] }, japan: { stay: { raw } } });
      expect(t.refusal(normalTurnOneRaid)).toBe('nt1 18.11');
    }
  });

  const stays = (assigned: Record<string, string> | typeof NONE, extra: Setup = {}) =>
    raid({
      at: {
        [HAWAII]: [raiding('Soryu'), raiding('Hiryu', 1), raiding('Hiei'), 'Minneapolis'],
        'Johnston Island': ['Enterprise'],
        Indonesia: ['Repulse'],
      },
      ...extra,
      japan: { stay: ['stay'], 'assign-targets': [assigned], ...extra.japan },
    });

  it.each(['Minneapolis', 'Enterprise'])('nt1 18.12: a carrier that stays designates what may be met: %s', (target) => {
    expect(stays({ Soryu: target }).refusal(normalTurnOneRaid)).toBe('lawful');
  });

  it('nt1 18.12: each of them must', () => {
    expect(stays(NONE).refusal(normalTurnOneRaid)).toBe('nt1 18.12');
    const both = stays(
      { Akagi: 'Minneapolis' },
      { at: { [HAWAII]: [raiding('Akagi'), raiding('Soryu'), 'Minneapolis'] } },
    );
    expect(both.refusal(normalTurnOneRaid)).toBe('nt1 18.12');
  });

  it('nt1 18.12: several carriers designate, each its target', () => {
    const t = stays(
      { Akagi: 'Minneapolis', Soryu: 'Enterprise', Kaga: 'Minneapolis' },
      {
        at: {
          [HAWAII]: [raiding('Akagi'), raiding('Soryu'), raiding('Kaga'), 'Minneapolis'],
          'Johnston Island': ['Enterprise'],
        },
      },
    );
    expect(t.refusal(normalTurnOneRaid)).toBe('lawful');
  });

  it('nt1 18.12: not what is at sea elsewhere, and only carriers that can strike', () => {
    expect(stays({ Soryu: 'Repulse' }).refusal(normalTurnOneRaid)).toBe('nt1 18.12');
    expect(stays({ Soryu: 'Minneapolis', Hiryu: 'Minneapolis' }).refusal(normalTurnOneRaid)).toBe('nt1 18.12');
    expect(stays({ Soryu: 'Hiei' }).refusal(normalTurnOneRaid)).toBe('nt1 18.12');
  });

  it('nt1 18.12: who leaves designates nothing', () => {
    const t = raid({ at: { [HAWAII]: [raiding('Soryu')] }, japan: { stay: ['leave'], 'assign-targets': [] } });
    expect(t.run(normalTurnOneRaid).asked).not.toContain('japan assign-targets');
  });
});

describe('nt1 18.13 Allied raiders', () => {
  const sail = (moves: Record<string, string>, extra: Setup = {}) => {
    const t = start({ ...extra, allied: { raiders: [moves], ...extra.allied } });
    return t.refusal((g) => {
      normalTurnOneRaid(g);
      raiders(g, SIDE.allied);
    });
  };

  it('nt1 18.13: the I-Boat is placed when they have moved', () => {
    const t = start({ allied: { raiders: [{ Enterprise: HAWAII }] }, japan: { submarine: HAWAII } }).run(movement);
    expect(t.log.indexOf(`moved Enterprise, Johnston Island, ${HAWAII}`)).toBeLessThan(
      t.log.indexOf(`submarine I-Boat, ${HAWAII}`),
    );
    expect(t.where('I-Boat')).toBe(HAWAII);
  });

  it('nt1 18.131: United States raiders try no third area', () => {
    expect(sail({ Enterprise: 'Central Pacific Ocean' })).toBe('lawful');
    expect(sail({ Enterprise: 'Marshall Islands' })).toBe('lawful');
    expect(sail({ Enterprise: 'Marianas Islands' })).toBe('nt1 18.131');
    expect(sail({ Enterprise: 'Aleutian Islands' })).toBe('nt1 18.131');
    expect(sail({ Enterprise: 'Indonesia' })).toBe('6.2');
  });

  it('nt1 18.131: other turns and Japanese raiders are not bound by it', () => {
    const later = on({
      turn: 2,
      at: { 'Johnston Island': ['Enterprise'] },
      dice: [1],
      allied: { raiders: [{ Enterprise: 'Marianas Islands' }] },
    });
    expect(later.refusal((g) => raiders(g, SIDE.allied))).toBe('lawful');
    const japan = on({ at: { 'Yokosuka Navy Yard': ['Hosho'] }, dice: [1], japan: { raiders: [{ Hosho: HAWAII }] } });
    expect(japan.refusal((g) => raiders(g, SIDE.japan))).toBe('lawful');
  });

  it('nt1 18.132: units in Pearl Harbor do not move before the raiders do', () => {
    const t = start({ allied: { patrols: [{ 'New Orleans': HAWAII }] } });
    expect(t.refusal((g) => patrols(g, SIDE.allied))).toBe('nt1 18.132');
    const air = start({ allied: { air: [] } }).run(placeAir);
    expect(air.asked).not.toContain('allied air');
    expect(sail({ 'New Orleans': HAWAII })).toBe('lawful');
  });

  it('nt1 18.132: they are raiders then', () => {
    const t = start({ allied: { raiders: [{ 'New Orleans': HAWAII }] } }).run((g) => {
      normalTurnOneRaid(g);
      raiders(g, SIDE.allied);
    });
    expect(t.patrols('New Orleans')).toBe(false);
  });

  it('nt1 18.132, 12.4: the 7th A.F. at sea bears the flag', () => {
    const t = start({ allied: { raiders: [{ '7th A.F.': HAWAII }] } });
    t.game.areaControl.fill(2);
    t.run((g) => {
      normalTurnOneRaid(g);
      raiders(g, SIDE.allied);
    });
    expect([t.patrols('7th A.F.'), t.game.sortied[t.piece('7th A.F.')]]).toEqual([true, 1]);
    expect(t.run(endTurn).flag(HAWAII)).toBe('allied');
  });

  it('nt1 18.132: undamaged ships leave Hawaii freely, damaged ones and the 7th A.F. go there at most', () => {
    const hurt = (damage: number) => (area: string) => {
      const t = start({ allied: { raiders: [{ Nevada: area }] } });
      t.game.damage[t.piece('Nevada')] = damage;
      return t.refusal((g) => {
        normalTurnOneRaid(g);
        raiders(g, SIDE.allied);
      });
    };
    expect(hurt(0)('U.S. Mandate')).toBe('lawful');
    expect(hurt(1)('U.S. Mandate')).toBe('nt1 18.132');
    expect(hurt(4)(HAWAII)).toBe('lawful');
    expect(hurt(5)(HAWAII)).toBe('9.23');
    expect(sail({ '7th A.F.': HAWAII })).toBe('lawful');
    expect(sail({ '7th A.F.': 'U.S. Mandate' })).toBe('nt1 18.132');
  });

  it('nt1 18.132: no other air unit sails, and this one on turn 1 only', () => {
    expect(sail({ '5th A.F.': HAWAII })).toBe('6.1');
    const later = on({ turn: 2, at: { 'Pearl Harbor': ['7th A.F.'] }, allied: { raiders: [{ '7th A.F.': HAWAII }] } });
    expect(later.refusal((g) => raiders(g, SIDE.allied))).toBe('6.1');
  });

  it('nt1 18.133: units in Indonesia are patrollers and do not move', () => {
    const t = start();
    for (const name of ['Prince of Wales', 'Repulse', '5th A.F.']) expect(t.patrols(name)).toBe(true);
    expect(sail({ Repulse: 'Indian Ocean' })).toBe('6.21');
  });

  it('nt1 18.13: all other forces move freely, as patrollers too', () => {
    const t = start({
      allied: { patrols: [{ Pensacola: 'U.S. Mandate', Houston: 'Indonesia', Hermes: 'Bay of Bengal' }] },
    });
    t.run((g) => patrols(g, SIDE.allied));
    expect(places(t, ['Pensacola', 'Houston', 'Hermes'])).toEqual(['U.S. Mandate', 'Indonesia', 'Bay of Bengal']);
    expect(t.patrols('Houston')).toBe(true);
  });
});

describe('nt1 18.14–18.16 combat in Hawaii', () => {
  const fight = (setup: Setup) =>
    on({
      flags: { [HAWAII]: 'allied' },
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), 'Minneapolis'] },
      ...setup,
      japan: { ...setup.japan },
    });
  /** Combat in Hawaii with the targets designated. */
  const combatAt =
    (designated: Record<string, string> = {}) =>
    (g: Game) => {
      for (const [carrier, target] of Object.entries(designated))
        g.assigned[g.tables.pieceIndex.get(carrier)!] = g.tables.pieceIndex.get(target)! + 1;
      fillRosters(g);
      g.areasLeft = areasToResolve(g);
      normalTurnOneHawaii(g);
    };

  it('nt1 18.14: the Allies say whether they engage before day or night is rolled for, and it is rolled for in any case', () => {
    const t = fight({ allied: { engage: ['refuse'] } }).run(combatAt());
    expect(t.asked.slice(0, 3)).toEqual(['allied engage', 'japan day-night', 'allied day-night']);
  });

  it('nt1 18.14: who refuses is not attacked and does not attack', () => {
    const t = fight({ allied: { engage: ['refuse'], targets: [] } }).run(combatAt({ Soryu: 'Minneapolis' }));
    expect(t.heard('attacked')).toEqual([]);
    expect(t.where('Minneapolis')).toBe(HAWAII);
    const second = fight({
      at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      japan: { targets: [{ Soryu: 'Minneapolis' }] },
      allied: { engage: ['refuse'] },
    });
    expect(second.refusal(combatAt({ Soryu: 'Minneapolis' }))).toBe('nt1 18.15');
  });

  it('nt1 18.14: nobody is asked where there is nobody to fight', () => {
    const t = fight({ at: { [HAWAII]: [raiding('Soryu')], 'Pearl Harbor': ['Nevada'] }, allied: { engage: [] } });
    expect(t.run(combatAt()).asked).not.toContain('allied engage');
    const away = fight({ at: { [HAWAII]: ['Minneapolis'] }, allied: { engage: [] } }).run(combat);
    expect(away.asked).not.toContain('allied engage');
  });

  it('nt1 18.14: it is yes or no', () => {
    for (const raw of [[2], [-1], [], [0, 1], [1, 1]])
      expect(fight({ allied: { engage: { raw } } }).refusal(combatAt())).toBe('nt1 18.14');
  });

  it('nt1 18.14: the question is about Hawaii, whatever was fought before, and Hawaii is done with afterwards', () => {
    let area = -1;
    const words: string[] = [];
    const t = fight({
      allied: {
        engage: (u) => {
          area = u.game.area;
          return 'engage';
        },
        targets: (u) => {
          words.push(roundInWords(u.game));
          return { Lexington: 'Soryu' };
        },
      },
      at: { [HAWAII]: [raiding('Soryu'), 'Lexington'], 'Coral Sea': ['Nachi', 'Astoria'] },
      dice: [1, 1, 1, 1, 1, 1, 1],
      japan: { retreat: ['retreat'] },
    });
    t.game.area = 0;
    t.game.fight = 3;
    t.game.roundsBefore = 7;
    t.run(combatAt({ Soryu: 'Lexington' }));
    expect(t.areas(1 << area)).toEqual([HAWAII]);
    expect(t.areas(t.game.areasLeft)).toEqual(['Coral Sea']);
    // Rounds as players count them, and members of the main fight: the enemy can be attacked.
    expect(words).toEqual(['round 1']);
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Soryu', 'Lexington'],
      ['Lexington', 'Soryu'],
    ]);
  });

  it('nt1 18.14: on other turns nobody is asked', () => {
    const t = on({ turn: 2, at: { [HAWAII]: ['Hiei', 'Minneapolis'] }, japan: { retreat: ['retreat'] } }).run(combat);
    expect(t.asked).not.toContain('allied engage');
  });

  it('nt1 18.14: the engaged attack by day in both rounds, and are attacked', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), 'Lexington'] },
      dice: [1, 1, 1, 6, 1, 1, 1, 2, 1, 1, 1, 6, 1, 1, 1, 1],
      japan: { targets: [{ Soryu: 'Lexington' }] },
      allied: { engage: ['engage'], targets: [{ Lexington: 'Hiei' }, { Lexington: 'Hiei' }] },
    }).run(combatAt({ Soryu: 'Lexington' }));
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Soryu', 'Lexington'],
      ['Lexington', 'Hiei'],
      ['Soryu', 'Lexington'],
      ['Lexington', 'Hiei'],
    ]);
    expect(t.damage('Hiei')).toBe(3);
  });

  it('nt1 18.14, 16.1: the I-Boat is asked after each round', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Hiei'), 'I-Boat', 'Minneapolis'] },
      dice: [1],
      japan: { 'submarine-attack': [NONE, 'Minneapolis'], retreat: ['stay'] },
      allied: { engage: ['engage'] },
    }).run(combatAt());
    const log = t.log.filter((line) => /^round|submarine-attack/.test(line));
    expect(log).toEqual([
      `round ${HAWAII}, 3, 0`,
      '? japan submarine-attack',
      `round ${HAWAII}, 4, 0`,
      '? japan submarine-attack',
    ]);
  });

  it('nt1 18.15: between the rounds, and only then, it is asked who retreats', () => {
    const t = fight({ allied: { engage: ['engage'] } }).run(combatAt());
    expect(t.asked.filter((q) => q.endsWith(' retreat'))).toEqual(['japan retreat', 'allied retreat']);
    const refused = fight({ allied: { engage: ['refuse'], retreat: [] } }).run(combatAt());
    expect(refused.asked.filter((q) => q.endsWith(' retreat'))).toEqual(['japan retreat']);
  });

  it('nt1 18.15: what is sunk in the first round is not asked', () => {
    const sunk = fight({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), { name: 'Minneapolis', damage: 1 }] },
      dice: [6, 1, 1, 6],
      japan: { groups: [] },
      allied: { engage: ['engage'], retreat: [] },
    }).run(combatAt({ Soryu: 'Minneapolis' }));
    expect(sunk.where('Minneapolis')).toBe('sunk');
    const japan = fight({
      at: { [HAWAII]: [raiding('Zuiho'), 'Lexington'] },
      dice: [6, 1, 1, 1, 6],
      japan: { retreat: [] },
      allied: { engage: ['engage'], targets: [{ Lexington: 'Zuiho' }] },
    }).run(combatAt());
    expect([japan.where('Zuiho'), japan.heard('retreated'), japan.heard('round').length]).toEqual(['sunk', [], 1]);
  });

  it('nt1 18.15: with nobody left to pursue, Japan leaves without forming groups', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), { name: 'Minneapolis', damage: 1 }] },
      dice: [1, 1, 1, 6, 1, 1, 6],
      japan: { groups: [], targets: [{ Soryu: 'Minneapolis' }] },
      allied: { engage: ['engage'] },
    }).run(combatAt({ Soryu: 'Minneapolis' }));
    expect([t.where('Minneapolis'), t.where('Soryu')]).toEqual(['sunk', 'Yokosuka Navy Yard']);
  });

  it('nt1 18.15, 7.64: who is sunk by day does not fight in the night of the same round', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), { name: 'Minneapolis', damage: 1 }] },
      // Japan's 3 and one for the day, the Allies' 3 and one for their flag: both actions.
      dice: [3, 3, 6, 1, 1, 6],
      japan: { 'day-night': 'day', targets: [], retreat: ['retreat'] },
      allied: { engage: ['engage'], 'day-night': 'night', targets: [] },
    }).run(combatAt({ Soryu: 'Minneapolis' }));
    expect(t.where('Minneapolis')).toBe('sunk');
  });

  it('nt1 18.12: a carrier that is no longer in Hawaii, or cannot strike, loses its attack', () => {
    const t = fight({
      at: {
        [HAWAII]: [{ name: 'Hiryu', raiding: true, damage: 1 }, raiding('Hiei')],
        'Yokosuka Navy Yard': ['Akagi'],
        'Pearl Harbor': ['Nevada'],
      },
      japan: { retreat: ['retreat'], targets: [] },
    }).run(combatAt({ Hiryu: 'Nevada', Akagi: 'Nevada' }));
    expect(t.heard('attacked')).toEqual([]);
    expect(Array.from(t.game.assigned).some((target) => target !== 0)).toBe(false);
  });

  /** The second round by day, with Pearl Harbor in reach. */
  const second = (targets: Setup['japan'], extra: Setup = {}) =>
    fight({
      at: {
        [HAWAII]: [raiding('Soryu'), raiding('Hiryu'), raiding('Hiei'), 'Lexington'],
        'Pearl Harbor': ['Nevada'],
      },
      ...extra,
      japan: { 'day-night': 'day', ...targets },
      allied: { engage: ['refuse'], ...extra.allied },
    });

  it('nt1 18.15: in the second round each carrier attacks one target within reach, or none', () => {
    const modes: number[] = [];
    const t = second(
      {
        targets: (u) => {
          modes.push(u.game.mode);
          return { Soryu: 'Nevada', Hiryu: 'Nevada' };
        },
      },
      { dice: [1, 1, 1, 1, 1, 1] },
    ).run(combatAt());
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Soryu', 'Nevada'],
      ['Hiryu', 'Nevada'],
    ]);
    expect([modes, t.game.mode]).toEqual([[ON_HAWAII], IN_COMBAT]);
    expect(Array.from(t.game.mark).some((mark) => mark !== 0)).toBe(false);
  });

  it.each([
    ['half an answer', { raw: [1] }, '5'],
    ['an enemy carrier', { Lexington: 'Nevada' }, '5'],
    [
      'one carrier twice',
      [
        ['Soryu', 'Nevada'],
        ['Soryu', 'Nevada'],
      ],
      '7.44',
    ],
    ['a second carrier at what did not engage', { Soryu: 'Nevada', Hiryu: 'Lexington' }, 'nt1 18.15'],
    ['a ship that is no carrier', { Hiei: 'Nevada' }, 'nt1 18.15'],
  ] as const)('nt1 18.15: not by %s', (_what, answer, rule) => {
    expect(second({ targets: [answer as never] }).refusal(combatAt())).toBe(rule);
  });

  it('nt1 18.15: without a carrier there, or without anything to attack, nobody is asked', () => {
    const none = second(
      { targets: [] },
      { at: { [HAWAII]: [raiding('Hiei'), 'Lexington'], 'Pearl Harbor': ['Nevada'] } },
    );
    expect(none.run(combatAt()).heard('round')).toHaveLength(2);
    const empty = second({ targets: [] }, { at: { [HAWAII]: [raiding('Soryu'), 'Lexington'] } });
    expect(empty.run(combatAt()).heard('round')).toHaveLength(2);
  });

  it('nt1 18.16, 9.1: the Allied carriers left in Hawaii may air raid when Japan is gone', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Hiei'), 'Lexington'], 'Johnston Island': ['Kure'] },
      harbors: { 'Johnston Island': 'japan' },
      allied: { engage: ['refuse'], 'air-raid': [NONE] },
    }).run(combatAt());
    expect(t.asked.at(-1)).toBe('allied air-raid');
  });

  /** Minneapolis at sea already, New Orleans from Pearl Harbor; the Allies refuse. */
  const submarine = (target: string, retreat = 'stay') =>
    on({
      at: {
        [HAWAII]: [raiding('Hiei'), 'I-Boat', 'Minneapolis'],
        'Pearl Harbor': ['New Orleans'],
        'Johnston Island': ['Chicago'],
      },
      dice: [1],
      japan: { 'submarine-attack': [target], retreat },
      allied: { raiders: [{ 'New Orleans': HAWAII, Chicago: HAWAII }], engage: ['refuse'] },
    }).run((g) => raiders(g, SIDE.allied));

  it('nt1 18.14: the I-Boat attacks what left Pearl Harbor all the same', () => {
    const t = submarine('New Orleans').run(combat);
    expect(t.heard('attacked')).toEqual([['I-Boat', 'New Orleans', 0]]);
  });

  it('nt1 18.14: and nothing else', () => {
    expect(submarine('Minneapolis').refusal(combat)).toBe('nt1 18.14');
    expect(submarine('Chicago').refusal(combat)).toBe('nt1 18.14');
  });

  it('nt1 18.14: for the rest of the turn, when Japan has left too', () => {
    const t = on({
      at: { [HAWAII]: [raiding('Hiei'), 'I-Boat', 'Minneapolis'] },
      japan: { 'submarine-attack': [] },
      allied: { engage: ['refuse'] },
    });
    t.run(combat);
    expect(t.where('Hiei')).toBe('Yokosuka Navy Yard');
    expect(t.asked).not.toContain('japan submarine-attack');
    t.run(endTurn);
    expect(t.game.refused).toBe(false);
  });

  it('nt1 18.14: where nobody refused, it attacks whatever it likes', () => {
    const t = on({
      at: { [HAWAII]: ['I-Boat', 'Minneapolis'] },
      dice: [1],
      japan: { 'submarine-attack': ['Minneapolis'] },
    });
    expect(t.run(lastSubmarineAttacks).heard('attacked')).toHaveLength(1);
  });

  it('nt1 18.12: by day the first round is fought with the designated targets', () => {
    const t = fight({
      dice: [6, 1, 1, 3],
      japan: { targets: [] },
      allied: { engage: ['engage'], targets: [] },
    });
    t.run(combatAt({ Soryu: 'Minneapolis' }));
    expect(t.where('Minneapolis')).toBe('sunk');
  });

  it('nt1 18.12: a target that is neither engaged nor in Pearl Harbor costs the carrier its attack', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Johnston Island': ['Enterprise'] },
      japan: { retreat: ['retreat'], targets: [] },
      allied: { engage: ['engage'] },
    }).run(combatAt({ Soryu: 'Enterprise' }));
    expect(t.heard('attacked')).toEqual([]);
  });

  it('nt1 18.12, nt1 18.15: Pearl Harbor is raided by day beside the fleet at sea', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      dice: [6, 5, 1, 3, 4],
      japan: { retreat: ['retreat'] },
      allied: { engage: ['engage'] },
    });
    t.run(combatAt({ Soryu: 'Nevada' }));
    expect([t.damage('Nevada'), t.where('Nevada')]).toEqual([7, 'Pearl Harbor']);
  });

  it('nt1 18.12: at night designations are ignored, and only engaged units fight', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      dice: [1, 1, 1, 1, 1],
      japan: { 'day-night': 'night', retreat: ['retreat'], targets: [{ Hiei: 'Minneapolis' }] },
      allied: { engage: ['engage'], 'day-night': 'night', targets: [{ Minneapolis: 'Hiei' }] },
    });
    t.run(combatAt({ Soryu: 'Nevada' }));
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Hiei', 'Minneapolis'],
      ['Minneapolis', 'Hiei'],
    ]);
  });

  it('nt1 18.12: they bind the first round only', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      dice: [6, 1, 1, 2],
      japan: { 'day-night': ['night', 'day'], targets: [NONE, { Soryu: 'Minneapolis' }] },
      allied: { engage: ['engage'], 'day-night': ['night', 'day'], targets: NONE, 'firing-carriers': NONE },
      rulings: { 'withhold-fire-at-night': 'yes' },
    });
    t.run(combatAt({ Soryu: 'Nevada' }));
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([['Soryu', 'Minneapolis']]);
  });

  it('nt1 18.15: two rounds at most; then Japan leaves, and engaged units may pursue', () => {
    const t = fight({
      dice: [],
      allied: { engage: ['engage'], pursuit: [{ Minneapolis: 1 }], follow: NONE },
    }).run(combatAt());
    expect(t.heard('round').slice(0, 2)).toEqual([
      [HAWAII, 3, 0],
      [HAWAII, 4, 0],
    ]);
    expect(t.heard('round')[2]).toEqual([HAWAII, 5, 1]);
    expect(t.where('Soryu')).toBe('Yokosuka Navy Yard');
  });

  it('nt1 18.15: units that refused do not pursue', () => {
    const t = fight({ allied: { engage: ['refuse'], pursuit: [] } }).run(combatAt());
    expect(t.asked).not.toContain('allied pursuit');
    expect(t.heard('round')).toHaveLength(2);
  });

  it('nt1 18.15: Japan may leave after the first round', () => {
    const t = fight({ japan: { retreat: ['retreat'] }, allied: { engage: ['refuse'] } }).run(combatAt());
    expect(t.heard('round')).toHaveLength(1);
  });

  it('nt1 18.16: Allied forces that retreat are not pursued', () => {
    const t = fight({
      japan: { pursuit: [] },
      allied: { engage: ['engage'], retreat: ['retreat'] },
    }).run(combatAt());
    expect(t.asked).not.toContain('japan pursuit');
    expect(t.heard('based').map(([name]) => name)).toContain('Minneapolis');
    expect(t.heard('round')).toHaveLength(2);
  });

  it('nt1 18.15, 8.1, both-retreat: both retreat after the first round: both leave; by the other reading Japan does and the Allies may pursue', () => {
    const both = (reading: string) =>
      fight({
        rulings: { 'both-retreat': reading },
        japan: { retreat: ['retreat'] },
        allied: { engage: ['engage'], retreat: ['retreat'] },
      }).run(combatAt());
    const leave = both('both-leave');
    expect(leave.asked).not.toContain('allied pursuit');
    expect([leave.where('Soryu'), leave.where('Minneapolis')]).toEqual(['Yokosuka Navy Yard', 'Singapore']);
    const first = both('first-declaration');
    expect(first.asked).toContain('allied pursuit');
    expect([first.where('Soryu'), first.where('Minneapolis')]).toEqual(['Yokosuka Navy Yard', HAWAII]);
  });

  it('nt1 Q18.132-1: left in Pearl Harbor, the 7th A.F. fires back after each daylight round, engaged or not', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei')], 'Pearl Harbor': ['7th A.F.'] },
      dice: [1, 1, 1, 6, 1, 2, 1, 1, 1, 1, 1],
      japan: { targets: [{ Soryu: '7th A.F.' }] },
      allied: { targets: [{ '7th A.F.': 'Hiei' }, { '7th A.F.': 'Hiei' }] },
    });
    t.run(combatAt({ Soryu: '7th A.F.' }));
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Soryu', '7th A.F.'],
      ['7th A.F.', 'Hiei'],
      ['Soryu', '7th A.F.'],
      ['7th A.F.', 'Hiei'],
    ]);
    expect(t.heard('effect')).toEqual([['Hiei', 2, 0]]);
  });

  it('nt1 Q18.132-1: it may stay in Pearl Harbor', () => {
    const t = start({ allied: { raiders: [NONE] } }).run(movement);
    expect(t.where('7th A.F.')).toBe('Pearl Harbor');
  });

  it('23.2, 23.51: with task forces the engaged form them there too, and hidden ones are out of reach', () => {
    const t = fight({
      rules: ['nt1', 'task-forces'],
      dice: [6, 1],
      japan: { retreat: ['retreat'] },
      allied: { engage: ['engage'], missions: { 1: 'hiding' } },
    }).run(combatAt({ Soryu: 'Minneapolis' }));
    expect(t.heard('sighting').map(([name]) => name)).toEqual(['Minneapolis', 'Soryu']);
    expect(t.heard('attacked')).toEqual([]);
  });

  it('23.51, nt1 18.12: a carrier that hides loses its attack, though its target lies in Pearl Harbor', () => {
    const t = fight({
      rules: ['nt1', 'task-forces'],
      at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      dice: [6, 6],
      japan: { retreat: ['retreat'], missions: { 1: 'hiding' } },
      allied: { engage: ['engage'] },
    }).run(combatAt({ Soryu: 'Nevada' }));
    expect(t.heard('attacked')).toEqual([]);
    expect(t.heard('attack lost').map(([who, whom]) => [who, whom])).toEqual([['Soryu', 'Nevada']]);
  });

  it('23.3, nt1 18.15: missions bind for their round alone: who hid in the first raids Pearl Harbor in the second', () => {
    const t = fight({
      rules: ['nt1', 'task-forces'],
      at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      dice: [6, 6, 1, 1, 1],
      japan: { retreat: ['stay'], missions: [{ 1: 'hiding' }], targets: [{ Soryu: 'Nevada' }] },
      allied: { engage: ['engage'], retreat: ['retreat'] },
    }).run(combatAt());
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([['Soryu', 'Nevada']]);
  });
});

describe('nt1 18.2 Indonesia', () => {
  const fight = (setup: Setup) =>
    on({
      at: { Indonesia: ['21 AirFlot', 'Nachi', 'Repulse', '5th A.F.'] },
      harbors: { Saigon: 'japan' },
      ...setup,
      japan: { ...setup.japan },
    });

  it('nt1 18.2: the first two rounds are day actions without a roll; day and night is rolled for from the third', () => {
    const t = fight({
      at: { Indonesia: ['Nachi', 'Repulse'] },
      japan: { retreat: ['stay', 'stay', 'retreat'] },
      allied: { retreat: ['stay'] },
    }).run(combat);
    expect(t.log.filter((l) => /^round|japan day-night/.test(l))).toEqual([
      'round Indonesia, 1, 0',
      'round Indonesia, 2, 0',
      'round Indonesia, 3, 0',
      '? japan day-night',
    ]);
  });

  it('nt1 18.2: the 5th A.F. is silent in the first round and fires in the second', () => {
    const t = fight({
      dice: [6, 1, 3],
      japan: { targets: NONE, retreat: ['stay', 'stay', 'retreat'] },
      allied: { targets: [{ '5th A.F.': 'Nachi' }, NONE] },
    });
    t.run(combat);
    expect(t.log.indexOf(`attacked 5th A.F., Nachi, ${t.heard('attacked')[0]![2]}`)).toBeGreaterThan(
      t.log.indexOf('round Indonesia, 2, 0'),
    );
  });

  it.each([
    [[5, 1, 1], 'Indonesia'],
    [[1, 1, 1, 5, 1, 1], 'Indonesia'],
  ] as const)('nt1 18.2: no Allied unit is disabled in those rounds (%j)', (dice, where) => {
    const t = fight({
      at: { Indonesia: ['21 AirFlot', 'Repulse'] },
      dice,
      japan: {
        targets:
          dice.length > 3
            ? [{ '21 AirFlot': 'Repulse' }, { '21 AirFlot': 'Repulse' }, NONE]
            : [{ '21 AirFlot': 'Repulse' }, NONE, NONE],
        retreat: ['stay', 'stay', 'retreat'],
      },
    });
    expect(t.run(combat).where('Repulse')).toBe(where);
  });

  it('nt1 18.2: in the third it is', () => {
    const t = fight({
      at: { Indonesia: ['21 AirFlot', 'Repulse'] },
      dice: [5, 1, 1],
      japan: { targets: [NONE, NONE, { '21 AirFlot': 'Repulse' }], retreat: 'stay' },
      allied: { basing: 'Singapore' },
    });
    expect(t.run(combat).where('Repulse')).toBe('Singapore');
  });

  it('nt1 18.2: Japanese units are disabled as always', () => {
    const t = fight({
      at: { Indonesia: ['Nachi', 'Haguro', 'Hermes'] },
      dice: [5],
      japan: { retreat: ['retreat'] },
      allied: { targets: [{ Hermes: 'Nachi' }] },
    });
    expect(t.run(combat).where('Nachi')).toBe('Yokosuka Navy Yard');
  });

  it('nt1 18.2: the I-Boat disables nobody before the third round either', () => {
    const shot = (answers: readonly (string | typeof NONE)[]) =>
      fight({
        at: { Indonesia: ['Nachi', 'Haguro', 'I-Boat', 'Repulse', 'Exeter'] },
        dice: [4],
        japan: { 'submarine-attack': answers as never, retreat: ['stay', 'stay', 'retreat'] },
        allied: { basing: 'Singapore' },
      }).run(combat);
    expect(shot(['Exeter']).where('Exeter')).toBe('Indonesia');
    expect(shot([NONE, 'Exeter']).where('Exeter')).toBe('Indonesia');
    expect(shot([NONE, NONE, 'Exeter']).where('Exeter')).toBe('Singapore');
  });

  it('nt1 18.2: once combat in Indonesia is over the I-Boat disables as everywhere', () => {
    const t = fight({
      at: { Indonesia: ['Nachi', 'I-Boat', 'Repulse', 'Exeter'] },
      dice: [4],
      japan: { retreat: ['retreat'], 'submarine-attack': [NONE, 'Exeter'] },
      allied: { basing: 'Singapore' },
    }).run(combat);
    expect(t.where('Exeter')).toBe('Singapore');
  });

  it('nt1 18.2: the Allies do not retreat before the third round; Japan may, and is pursued', () => {
    const t = fight({
      at: { Indonesia: ['Nachi', 'Repulse'] },
      japan: { retreat: ['stay', 'stay', 'stay'] },
      allied: { retreat: ['retreat'] },
    }).run(combat);
    expect(t.log.filter((l) => /^round|retreat$/.test(l))).toEqual([
      'round Indonesia, 1, 0',
      '? japan retreat',
      'round Indonesia, 2, 0',
      '? japan retreat',
      'round Indonesia, 3, 0',
      '? japan retreat',
      '? allied retreat',
    ]);
    const leaves = fight({
      at: { Indonesia: [{ name: 'Nachi', damage: 2 }, 'Repulse'] },
      japan: { retreat: ['retreat'] },
      allied: { pursuit: [{ Repulse: 1 }], follow: NONE },
    }).run(combat);
    expect(leaves.heard('round')[1]).toEqual(['Indonesia', 2, 1]);
  });

  it('nt1 18.2, 13.31: Japan lands after those rounds as after any', () => {
    const t = fight({
      at: { Indonesia: ['Nachi', 'Yokosuka', 'Repulse'] },
      japan: { landings: [{ Yokosuka: 'Philippines' }], retreat: ['stay', 'retreat'] },
    }).run(combat);
    expect(t.log.indexOf('landed Yokosuka, Philippines, 1')).toBeLessThan(t.log.indexOf('round Indonesia, 2, 0'));
    expect(t.holder('Philippines')).toBe('japan');
  });

  it('nt1 18.2: other areas and other turns are fought normally', () => {
    const t = on({ at: { 'Coral Sea': ['Nachi', 'Astoria'] }, japan: { retreat: ['retreat'] } }).run(combat);
    expect(t.asked[0]).toBe('japan day-night');
    const later = fight({ turn: 2, at: { Indonesia: ['Nachi', 'Astoria'] }, japan: { retreat: ['retreat'] } }).run(
      combat,
    );
    expect(later.asked[0]).toBe('japan day-night');
  });

  const hermes = (setup: Setup) =>
    fight({
      at: { Ceylon: ['Hermes'], Indonesia: ['Nachi', 'Repulse'] },
      ...setup,
      allied: { raiders: [{ Hermes: 'Indonesia' }], ...setup.allied },
    }).run((g) => raiders(g, SIDE.allied));

  it('nt1 Q18.3-1: Hermes, raiding into Indonesia, fires in the first round', () => {
    const t = hermes({
      at: { Ceylon: ['Hermes'], Indonesia: ['Nachi', 'Repulse', '5th A.F.'] },
      dice: [1, 6, 1],
      japan: { retreat: ['retreat'] },
      allied: { targets: [{ Hermes: 'Nachi' }] },
    });
    t.run(combat);
    expect(t.heard('attacked').map(([a]) => a)).toEqual(['Hermes']);
    const air = fight({
      allied: { targets: [{ '5th A.F.': 'Nachi' }] },
      at: { Indonesia: ['Nachi', 'Hermes', '5th A.F.'] },
    });
    expect(air.refusal(combat)).toBe('nt1 18.2');
  });

  it('nt1 Q18.3-1: and like the others it is neither disabled nor retreats before the third', () => {
    const t = hermes({
      at: { Ceylon: ['Hermes'], Indonesia: ['21 AirFlot', 'Repulse'] },
      harbors: { Saigon: 'japan' },
      dice: [1, 5, 1, 1],
      japan: { targets: [{ '21 AirFlot': 'Hermes' }, NONE, NONE] },
      allied: { retreat: ['retreat'], targets: NONE },
    });
    t.run(combat);
    expect(t.heard('round')).toHaveLength(3);
    expect(t.heard('retreated')).toEqual([['allied', 'Indonesia']]);
    expect(t.heard('based').map(([name]) => name)).toContain('Hermes');
  });
});

describe('nt1 18.3 basing uncertain', () => {
  const base = (dice: readonly number[], allied: Setup['allied'] = {}) =>
    on({
      at: { 'Coral Sea': ['Astoria'], Truk: ['Nachi'] },
      off: { uncertain: ['Saratoga', 'Hornet', 'Yorktown'] },
      dice,
      allied: { ...allied },
    });

  it('nt1 18.3: one die for each ship; a 1 bases it in any Allied port, all others in Pearl Harbor', () => {
    const t = base([1, 2, 6], { 'uncertain-base': ['Australia'] }).run(endTurn);
    expect(places(t, ['Saratoga', 'Hornet', 'Yorktown'])).toEqual(['Australia', 'Pearl Harbor', 'Pearl Harbor']);
    expect(t.heard('base rolled').map(([name, die]) => [name, die])).toEqual([
      ['Saratoga', 1],
      ['Hornet', 2],
      ['Yorktown', 6],
    ]);
  });

  it('nt1 18.3: Pearl Harbor too', () => {
    const t = base([1, 1, 3], { 'uncertain-base': ['Pearl Harbor', 'Samoa'] }).run(endTurn);
    expect(places(t, ['Saratoga', 'Hornet'])).toEqual(['Pearl Harbor', 'Samoa']);
  });

  it('nt1 18.3: one port, whichever is Allied', () => {
    for (const raw of [[], [4, 4], [-1]])
      expect(base([1], { 'uncertain-base': { raw } }).refusal(endTurn)).toBe('nt1 18.3');
    const yokosuka = on({
      off: { uncertain: ['Saratoga'] },
      harbors: { 'Yokosuka Navy Yard': 'allied' },
      dice: [1],
      allied: { 'uncertain-base': ['Yokosuka Navy Yard'] },
    });
    expect(yokosuka.run(endTurn).where('Saratoga')).toBe('Yokosuka Navy Yard');
  });

  it('nt1 18.12: what was designated ends with the turn', () => {
    const t = on({ at: { [HAWAII]: ['Minneapolis'] } });
    t.game.assigned[t.piece('Soryu')] = 1;
    expect(Array.from(t.run(endTurn).game.assigned).some((target) => target !== 0)).toBe(false);
  });

  it.each(['Truk', 'Johnston Island', 'Ceylon'])('nt1 18.3: but not %s', (port) => {
    expect(base([1], { 'uncertain-base': [port] }).refusal(endTurn)).toBe('nt1 18.3');
  });

  it('nt1 18.3, uncertain-base-at-ceylon: by the other reading in Ceylon as well', () => {
    const at = (reading: string) =>
      on({
        off: { uncertain: ['Saratoga'] },
        dice: [1],
        rulings: { 'uncertain-base-at-ceylon': reading },
        allied: { 'uncertain-base': ['Ceylon'] },
      });
    expect(at('no').refusal(endTurn)).toBe('nt1 18.3');
    expect(at('yes').run(endTurn).where('Saratoga')).toBe('Ceylon');
  });

  it('nt1 18.3: after Japan has based, right before the Allies do', () => {
    const t = on({
      at: { 'Coral Sea': ['Astoria'], 'Marianas Islands': ['Nachi'] },
      off: { uncertain: ['Saratoga'] },
      dice: [2],
    }).run(endTurn);
    const log = t.log.filter((l) => /^\? .* basing|base rolled/.test(l));
    expect(log.map((l) => l.split(' ').slice(0, 3).join(' '))).toEqual([
      '? japan basing',
      'base rolled Saratoga,',
      '? allied basing',
    ]);
  });

  it('nt1 18.3: on turn 1 of nt1 only', () => {
    const t = table({ start: true, turn: 1, seed: 'plain', japan: PASSIVE, allied: PASSIVE }).run(playTurn);
    expect(t.heard('base rolled')).toEqual([]);
  });
});
