// The tables of what one attack does, against sums done by hand (7.5).
import { describe, expect, it } from 'vitest';
import { HARM, oddsIndex, REMOVE_ODDS, SINK_ODDS } from '../../../../src/ai/heuristic/estimate/attack-odds.js';

describe('one attack', () => {
  it('of one shot with the bonus on armor 2: hits on 5 and 6, disables on 4, sinks on a damage of 3 or more', () => {
    const at = oddsIndex(1, 1, 2);
    expect(SINK_ODDS[at]).toBe(Math.round((1000 / 3) * (4 / 6)));
    expect(REMOVE_ODDS[at]).toBe(Math.round(1000 / 6 + (1000 / 3) * (4 / 6)));
  });

  it('does its part of what sinks: damage of 1 and 2 count a third and two thirds, 3 or more all', () => {
    expect(HARM[oddsIndex(1, 1, 2)]).toBe(Math.round((1000 / 3) * ((1 / 3 + 2 / 3 + 4) / 6)));
  });

  it('two shots without bonus on armor 0: any hit sinks', () => {
    const at = oddsIndex(0, 2, 0);
    expect(HARM[at]).toBe(Math.round(1000 * (1 - 25 / 36)));
    expect(SINK_ODDS[at]).toBe(HARM[at]);
  });
});
