// A network on an area, against sums worked out by hand.
import { describe, expect, it } from 'vitest';
import { AreaNet } from '../../../src/ai/learned/area-net.js';
import { AREA_FEATURES, OWN_FEATURES } from '../../../src/ai/learned/area-view.js';
import { AREA_COUNT } from '../../../src/board/index.js';
import { Game } from '../../../src/game/index.js';
import { resolveRules } from '../../../src/rules/index.js';
import { none, tables } from './support.js';

describe('a network', () => {
  it('adds up what counts in an area', () => {
    const weights = none();
    // A number of the own side, one that stays; the area, the turn and a rule.
    weights.features[0] = [2, 0];
    weights.features[OWN_FEATURES] = [0, -1];
    weights.areas[4] = [0.5, 0];
    weights.turns[2] = [0.25, 3];
    weights.rules[1] = [0, 1];
    weights.bias.splice(0, 2, 1, 1);
    weights.out.splice(0, 2, 10, 100);
    weights.direct[OWN_FEATURES] = 0.125;
    const net = new AreaNet(weights);
    const g = new Game(tables, resolveRules(['menzel']));
    g.turn = 3;
    const x = new Float64Array(AREA_FEATURES);
    x[0] = 3;
    x[OWN_FEATURES] = 4;
    const values = new Float64Array(AREA_COUNT);
    net.turnTo(g);
    net.prepare(4, x, 0);
    net.value(4, x, 0, values, 4);
    // Hidden: 1 + 0.5 + 0.25 + 2 × 3 = 7.75, and 1 + 3 + 1 − 4 = 1; by itself 4 × 0.125.
    expect(values[4]).toBe(77.5 + 100 + 0.5);
    // Another turn: it stands ready for that, too, and forgets what it has counted.
    g.turn = 4;
    x[OWN_FEATURES] = 0;
    net.turnTo(g);
    net.prepare(4, x, 0);
    net.value(4, x, 0, values, 4);
    expect(values[4]).toBe(75 + 200);
  });
});
