// Rules 13.33, 13.42 and 5.74: which area is invaded first at the end of the turn, and when units that do not land are back.
import { describe, expect, it } from 'vitest';
import { endTurn, type Game, ruleOfDecision } from '../../../src/game/index.js';
import { NEXT_AREA } from '../../../src/game/questions/decisions.js';
import { PASSIVE, type Setup, type Table, table } from '../table.js';

describe('13.33 the end of the turn, as it is read', () => {
  /** Two units in two areas that touch Guadalcanal, which is empty: one is lost to take it, the other lands. */
  const invade = (setup: Setup) =>
    table({
      at: { 'Coral Sea': ['1 Marines'], 'South Pacific Ocean': ['2 Marines'] },
      harbors: { Guadalcanal: 'japan' },
      ...setup,
      allied: {
        ...PASSIVE,
        landings: ({ game: g }) => [[`${at(g)} Marines`, 'Guadalcanal']],
        ...setup.allied,
      },
    });
  const at = (g: Game) => (g.tables.areaNames[g.area] === 'Coral Sea' ? '1' : '2');
  const fates = (t: Table) => ['1 Marines', '2 Marines'].map((name) => t.where(name));

  it('13.42, order-of-last-invasions: area by area as on the board, and nobody is asked', () => {
    const t = invade({}).run(endTurn);
    expect(t.asked).not.toContain('allied next-area');
    expect(fates(t)).toEqual(['Guadalcanal', 'returning']);
  });

  it.each([
    ['Coral Sea', ['returning', 'Guadalcanal']],
    ['South Pacific Ocean', ['Guadalcanal', 'returning']],
  ])(
    '13.42, order-of-last-invasions: by the other reading their owner says which area is first: %s',
    (first, wanted) => {
      const rulings = { 'order-of-last-invasions': 'owner' } as const;
      const t = invade({ rulings, allied: { 'next-area': [first] } }).run(endTurn);
      expect(fates(t)).toEqual(wanted);
      expect(t.game.areasLeft).toBe(0);
      const elsewhere = invade({ rulings, allied: { 'next-area': ['Indonesia'] } });
      expect(elsewhere.refusal(endTurn)).toBe('13.42');
    },
  );

  it('13.42, order-of-last-invasions: the question names that rule, and the order of combat its own (5.31)', () => {
    const rules: string[] = [];
    const t = invade({
      rulings: { 'order-of-last-invasions': 'owner' },
      allied: {
        'next-area': ({ game }) => {
          rules.push(ruleOfDecision(NEXT_AREA, game));
          return 'Coral Sea';
        },
      },
    }).run(endTurn);
    expect([rules, ruleOfDecision(NEXT_AREA, t.game)]).toEqual([['13.42'], '5.31']);
  });

  /** A Japanese unit that does not land, next to a base that the Allies invade from the other side. */
  const idle = (reading: string, base: string) =>
    table({
      at: { 'Coral Sea': ['Sasebo'], 'South Pacific Ocean': ['1 Marines'] },
      harbors: { Guadalcanal: 'japan' },
      rulings: { 'return-of-idle-marines': reading },
      japan: { ...PASSIVE, basing: [{ Sasebo: base }] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    });

  it('13.33, return-of-idle-marines: Japanese units that do not land are back before the Allies invade', () => {
    const t = idle('with-the-landings', 'Guadalcanal').run(endTurn);
    expect(t.asked).toEqual(['japan landings', 'japan basing', 'allied landings']);
    expect([t.where('Sasebo'), t.holder('Guadalcanal')]).toEqual(['returning', 'japan']);
  });

  it('5.74, return-of-idle-marines: by the other reading they wait for the ships, and the base is taken', () => {
    const t = idle('with-the-ships', 'Truk').run(endTurn);
    expect(t.asked).toEqual(['japan landings', 'allied landings', 'japan basing']);
    expect([t.where('Sasebo'), t.holder('Guadalcanal')]).toEqual(['Truk', 'allied']);
    expect(idle('with-the-ships', 'Guadalcanal').refusal(endTurn)).toBe('10.1');
  });
});
