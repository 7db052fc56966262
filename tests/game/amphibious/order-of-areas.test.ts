// Rules 7.1 and 13.42: areas whose bases might be invaded are among those whose combat Japan puts in order.
import { describe, expect, it } from 'vitest';
import { areasToResolve, fillRosters, resolveAreas } from '../../../src/game/index.js';
import { PASSIVE, type Setup, table } from '../table.js';

describe('7.1 and 13.42: the order of areas', () => {
  it('7.1, 7.11: carriers whose bases might be invaded wait: their area is among those to choose from', () => {
    const at = { 'South Pacific Ocean': ['Akagi'], 'Coral Sea': ['1 Marines'] };
    const open = (setup: Setup) => {
      const t = table(setup);
      fillRosters(t.game);
      return t.areas(areasToResolve(t.game));
    };
    const japanese = { Guadalcanal: 'japan', Lae: 'japan' } as const;
    expect(open({ at, harbors: japanese })).toEqual(['South Pacific Ocean', 'Coral Sea']);
    // No unit that could take one: nothing to wait for.
    expect(open({ at: { 'South Pacific Ocean': ['Akagi'] }, harbors: japanese })).toEqual([]);
    expect(open({ at: { ...at, 'Coral Sea': ['Sasebo'] }, harbors: japanese })).toEqual(['Coral Sea']);
    // A major port cannot be invaded (13.3): Truk touches all three.
    expect(
      open({
        at: { 'Marianas Islands': ['Akagi'], 'Marshall Islands': ['1 Marines'] },
        harbors: { Philippines: 'japan' },
      }),
    ).toEqual(['Marshall Islands']);
    // Ships without airstrike, or crippled carriers, have no business there.
    const idle = { 'South Pacific Ocean': ['Nachi', { name: 'Akagi', damage: 4 }], 'Coral Sea': ['1 Marines'] };
    expect(open({ at: idle, harbors: japanese })).toEqual(['Coral Sea']);
  });

  it('7.1, 9.1: Japan may raid a base that was invaded this turn, with the unit that landed in it', () => {
    const t = table({
      at: { 'South Pacific Ocean': ['Akagi'], 'Coral Sea': ['1 Marines', '2 Marines'] },
      harbors: { Guadalcanal: 'japan', Lae: 'japan' },
      dice: [6, 1, 1, 1, 1, 1, 1, 1],
      japan: {
        ...PASSIVE,
        'next-area': ['Coral Sea'],
        'air-raid': [{ Akagi: 'Guadalcanal' }],
        targets: [{ Akagi: '2 Marines' }, { Akagi: '2 Marines' }],
      },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal', '2 Marines': 'Guadalcanal' }] },
    }).run((g) => {
      fillRosters(g);
      resolveAreas(g, 0);
    });
    expect(t.damage('2 Marines')).toBe(1);
  });
});
