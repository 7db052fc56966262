// Normal Turn One, nt1 18.1 and 18.11: the raid on Pearl Harbor, from the way there to the choice to leave or stay.
import { describe, expect, it } from 'vitest';
import { type Game, movement, normalTurnOneRaid, raiders } from '../../../src/game/index.js';
import { roundInWords } from '../../../src/game/state/round-in-words.js';
import { NONE, SIDE } from '../table.js';
import { HAWAII, on, places, RULES, raid, raiding, start } from './tables.js';

describe('nt1 18.1 Pearl Harbor', () => {
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
});
