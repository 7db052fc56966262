// What an island base is worth taking, where the answer is known.
import { describe, expect, it } from 'vitest';
import { STANDARD_ALLIED } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { HARBOR_NAMES } from '../../src/ai/heuristic/doctrine/weights.js';
import { knowAreas } from '../../src/ai/heuristic/estimate/area-values.js';
import { keepWorth, takeWorth } from '../../src/ai/heuristic/estimate/base-worth.js';
import { Mind } from '../../src/ai/heuristic/mind.js';
import { type Setup, table } from '../game/table.js';

const KWAJALEIN = HARBOR_NAMES.indexOf('Kwajalein');
/** The Allies have all else that touches the Marshalls. */
const LAST = { Maloelap: 'allied', Truk: 'allied' } as const;

/** The Allies' mind over a position in which Japan has the flag of the Marshalls, the only area that Kwajalein touches. */
function marshalls(more: Setup = {}) {
  const t = table({ turn: 4, flags: { 'Marshall Islands': 'japan' }, ...more });
  const m = new Mind(1, STANDARD_ALLIED.weights);
  m.bind(t.game.t);
  m.turnTo(t.game.turn);
  knowAreas(m, t.game);
  return { m, g: t.game };
}

describe('a base', () => {
  it('behind enemy flags on all sides is worth nothing to a side that cannot break one: it goes back the same turn (14.2)', () => {
    const { m, g } = marshalls({ at: { 'Marshall Islands': ['Nachi'] } });
    expect(takeWorth(m, g, KWAJALEIN)).toBe(0);
    g.controlled[0] = 0;
    expect(takeWorth(m, g, KWAJALEIN)).toBeGreaterThan(100);
  });

  it('behind such flags is worth nearly all to a fleet that is sure to break one', () => {
    const { m, g } = marshalls({
      at: { 'Marshall Islands': ['Nachi', 'Essex', 'CV 10', 'CV 16', 'Washington', 'Indiana', 'Alabama'] },
    });
    const behind = takeWorth(m, g, KWAJALEIN);
    g.controlled[0] = 0;
    expect(behind).toBeGreaterThan(0.95 * takeWorth(m, g, KWAJALEIN));
  });

  it('is worth the flag of the air units that lose their last foothold with it all the same (12.24)', () => {
    const alone = marshalls({ at: { 'Marshall Islands': ['24 AirFlot'] }, harbors: LAST });
    const without = marshalls({ harbors: LAST });
    const more = takeWorth(alone.m, alone.g, KWAJALEIN) - takeWorth(without.m, without.g, KWAJALEIN);
    expect(more).toBeGreaterThanOrEqual(
      Math.floor(0.7 * alone.m.turn.deny[alone.g.t.areaNames.indexOf('Marshall Islands')]!),
    );
  });

  it('is worth nothing on the last turn but the flags that are lost with it (4.7)', () => {
    const { m, g } = marshalls({ turn: 8 });
    expect(takeWorth(m, g, KWAJALEIN)).toBe(0);
    expect(keepWorth(m, g, KWAJALEIN)).toBe(0);
  });
});
