// The choice for an air unit by a network, on small cases.
import { describe, expect, it } from 'vitest';
import { AirChoice } from '../../../src/ai/learned/air-choice.js';
import { AreaNet } from '../../../src/ai/learned/area-net.js';
import { AreaView } from '../../../src/ai/learned/area-view.js';
import type { NetWeights } from '../../../src/ai/learned/net-weights.js';
import { AREA_COUNT, JAPAN, NOT_ARRIVED } from '../../../src/board/index.js';
import { Game } from '../../../src/game/index.js';
import { resolveRules } from '../../../src/rules/index.js';
import { area, none, tables } from './support.js';

describe('the choice for an air unit', () => {
  /** Turn 3: every port and base as at the start, one Japanese air unit, at Truk. */
  const position = () => {
    const g = new Game(tables, resolveRules());
    g.turn = 3;
    for (let p = 0; p < tables.pieceCount; p++) g.move(p, NOT_ARRIVED);
    g.flags.fill(0);
    g.move(tables.airStart[JAPAN]!, AREA_COUNT + tables.harborNames.indexOf('Truk'));
    return g;
  };
  const unit = tables.airStart[JAPAN]!;

  /** What is answered instead; `null` when the answer stays. */
  const chosen = (weights: NetWeights, answer: readonly number[]) => {
    const g = position();
    for (const x of answer) g.answer(x);
    const view = new AreaView(JAPAN);
    view.look(g);
    return new AirChoice(view, new AreaNet(weights)).improve(g)
      ? Array.from(g.answers.subarray(0, g.answerLength))
      : null;
  };

  /** An air unit (the eighth number) is worth 1 in the Marshalls, and as much as is said elsewhere. */
  const worth = (elsewhere: number) => {
    const weights = none();
    weights.direct[7] = elsewhere;
    weights.features[7] = [1 - elsewhere, 0];
    weights.areas[area('Marshall Islands')] = [10, 0];
    weights.bias.splice(0, 2, -10, 0);
    weights.out.splice(0, 2, 1, 0);
    return weights;
  };

  it('goes where it is worth most, from elsewhere or from port', () => {
    const marshalls = [unit, area('Marshall Islands')];
    expect(chosen(worth(0.5), [unit, area('Marianas Islands')])).toEqual(marshalls);
    expect(chosen(worth(-1), [])).toEqual(marshalls);
  });

  it('stays where little is gained', () => {
    expect(chosen(worth(0.9), [unit, area('Marianas Islands')])).toBeNull();
  });

  it('stays in port where it does harm everywhere', () => {
    const weights = none();
    weights.direct[7] = -1;
    expect(chosen(weights, [unit, area('Marianas Islands')])).toEqual([]);
    expect(chosen(weights, [])).toBeNull();
  });
});
