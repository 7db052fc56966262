// The search for ships by a network, on small cases.
import { describe, expect, it } from 'vitest';
import { AreaNet } from '../../../src/ai/learned/area-net.js';
import { AreaView } from '../../../src/ai/learned/area-view.js';
import { FoughtWorths } from '../../../src/ai/learned/area-worths.js';
import type { NetWeights } from '../../../src/ai/learned/net-weights.js';
import { ShipSearch } from '../../../src/ai/learned/ship-search.js';
import { AREA_COUNT, JAPAN, NOT_ARRIVED } from '../../../src/board/index.js';
import { Game } from '../../../src/game/index.js';
import { resolveRules } from '../../../src/rules/index.js';
import { area, none, piece, tables } from './support.js';

describe('the search for ships', () => {
  /** Turn 3, with Mogami and Akagi at Yokosuka and nobody else. */
  const position = () => {
    const g = new Game(tables, resolveRules());
    g.turn = 3;
    for (let p = 0; p < tables.pieceCount; p++) g.move(p, NOT_ARRIVED);
    g.flags.fill(0);
    for (const name of ['Mogami', 'Akagi'])
      g.move(piece(name), AREA_COUNT + tables.harborNames.indexOf('Yokosuka Navy Yard'));
    return g;
  };

  const improved = (g: Game, weights: NetWeights, patrol: boolean, repairsAsUsual = false) => {
    const view = new AreaView(JAPAN);
    view.look(g);
    const changed = new ShipSearch(
      new FoughtWorths(view, new AreaNet(weights)),
      patrol,
      !patrol,
      repairsAsUsual,
    ).improve(g);
    return changed ? Array.from(g.answers.subarray(0, g.answerLength)) : null;
  };

  it('sends a ship where its flag is worth most, and no second one', () => {
    const weights = none();
    // There is a flag (the tenth number): worth 1 wherever it is, 3 more in the Marianas.
    weights.direct[9] = 1;
    weights.features[9] = [2, 0];
    weights.areas[area('Marianas Islands')] = [1, 0];
    weights.bias.splice(0, 2, -2, 0);
    weights.out.splice(0, 2, 3, 0);
    const g = position();
    const answer = improved(g, weights, true)!;
    const places = new Map([0, 2].map((k) => [answer[k], answer[k + 1]]));
    expect([...places.keys()].sort()).toEqual([piece('Mogami'), piece('Akagi')].sort());
    expect([...places.values()]).toContain(area('Marianas Islands'));
    expect(new Set(places.values()).size).toBe(2);
  });

  it('takes a ship back that costs more than it gains', () => {
    const weights = none();
    // Worth at sea (the eleventh number) is bad.
    weights.direct[10] = -1;
    const g = position();
    g.answer(piece('Akagi'));
    g.answer(area('Japanese Islands'));
    expect(improved(g, weights, true)).toEqual([]);
  });

  it('sends raiders only where they may meet somebody', () => {
    const weights = none();
    weights.direct[10] = 1;
    const g = position();
    expect(improved(g, weights, false)).toBeNull();
    g.move(piece('Houston'), area('Marshall Islands'));
    const answer = improved(g, weights, false)!;
    expect([answer[1], answer[3]]).toEqual([area('Marshall Islands'), area('Marshall Islands')]);
  });

  it('leaves damaged ships where the heuristic answer repairs them, if so told (11.3)', () => {
    const weights = none();
    weights.direct[10] = 1;
    const g = position();
    g.damage[piece('Akagi')] = 4;
    g.move(piece('Houston'), area('Marshall Islands'));
    expect(improved(g, weights, false)).toHaveLength(4);
    g.answerLength = 0;
    expect(improved(g, weights, false, true)).toEqual([piece('Mogami'), area('Marshall Islands')]);
    // A damaged ship that the answer sends is a ship like others.
    g.answerLength = 0;
    g.answer(piece('Akagi'));
    g.answer(area('Japanese Islands'));
    expect(improved(g, weights, false, true)).toEqual([
      ...[piece('Akagi'), area('Japanese Islands')],
      ...[piece('Mogami'), area('Marshall Islands')],
    ]);
  });

  it('tells ships that must roll from others as strong (6.4)', () => {
    const weights = none();
    // The staying power (the third number) of one battleship is worth something: less is nothing, more is bad.
    weights.features[2] = [1, 1];
    weights.bias.splice(0, 2, -0.9, -1.2);
    weights.out.splice(0, 2, 1, -10);
    const g = position();
    for (const name of ['Mogami', 'Akagi']) g.move(piece(name), NOT_ARRIVED);
    g.move(piece('Houston'), area('Marshall Islands'));
    g.move(piece('Hyuga'), AREA_COUNT + tables.harborNames.indexOf('Yokosuka Navy Yard'));
    g.move(piece('Ise'), AREA_COUNT + tables.harborNames.indexOf('Truk'));
    expect(improved(g, weights, false)).toEqual([piece('Ise'), area('Marshall Islands')]);
  });

  it('leaves an answer alone that nothing improves', () => {
    const g = position();
    expect(improved(g, none(), true)).toBeNull();
  });
});
