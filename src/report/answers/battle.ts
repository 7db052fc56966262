// The answer of a battle in a sentence: who holds the area, and what it costs both.

import type { Estimate } from '../../answer/digits.js';
import { labelMetric, meanOf, numberMetric, shareOf } from '../../answer/estimates.js';
import type { Result } from '../../answer/result.js';
import { BATTLE_FIGURES } from '../../battle/battle-figures.js';
import type { BattleSide, BattleUnit } from '../../battle/question/battle-scenario.js';
import { SIDES, type Side } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { said, saidShare } from './say.js';

/** `Japan holds the area in 58.2 % of fights, the Allies in 32.5 %; Japan loses 1.10 carriers on average, the Allies 1.37.` */
export function battleAnswer(result: Result): string | undefined {
  const outcome = outcomeOf(result);
  if (outcome === undefined) return undefined;
  const what = SIDES.every((side) => carriersOf(result, side).length > 0) ? 'carriers' : 'ships and units';
  const [japan, allied] = SIDES.map((side) => lossOf(result, side, what));
  if (!japan || !allied) return `${outcome}.`;
  return `${outcome}; Japan loses ${said(japan)} ${what} on average, the Allies ${said(allied)}.`;
}

/** Who would control the area (15.3); where mostly nobody would, who has units left there. */
function outcomeOf(result: Result): string | undefined {
  const [holds, left] = [BATTLE_FIGURES.holds, BATTLE_FIGURES.remaining].map((form) => labelMetric(result, form.of()));
  const one = (side: Side) => (holds && shareOf(result, holds, side)) ?? undefined;
  const [japan, allied] = SIDES.map(one);
  if (japan && allied && japan.value + allied.value >= 0.5) {
    return `Japan holds the area in ${saidShare(japan)} of fights, the Allies in ${saidShare(allied)}`;
  }
  if (!left) return undefined;
  const alone = SIDES.map((side) => `${SIDE_SAID[side]} alone in ${saidShare(shareOf(result, left, side)!)}`);
  return `Units are left of ${alone.join(', of ')}, of both in ${saidShare(shareOf(result, left, 'both')!)} of fights`;
}

function carriersOf({ config }: Result, side: Side): readonly BattleUnit[] {
  const { units = [] } = (config[side] ?? {}) as Partial<BattleSide>;
  return units.filter((unit) => unit.kind === 'carrier');
}

function lossOf(result: Result, side: Side, what: 'carriers' | 'ships and units'): Estimate | undefined {
  if (what === 'ships and units') {
    const lost = numberMetric(result, BATTLE_FIGURES.lost.of(side));
    return lost && meanOf(result, lost);
  }
  const sunk = carriersOf(result, side).map(({ name }) => {
    const fate = labelMetric(result, BATTLE_FIGURES.fate.of(name));
    return fate && shareOf(result, fate, 'sunk');
  });
  if (sunk.some((share) => share === undefined)) return undefined;
  const sum = (of: (e: Estimate) => number) => sunk.reduce((total, e) => total + of(e!), 0);
  // The chances depend on each other: the ends of their intervals added up are an interval that is surely wide enough.
  return {
    unit: 'number',
    value: sum((e) => e.value),
    lo: sum((e) => e.lo),
    hi: sum((e) => e.hi),
    exact: sunk.every((e) => e!.exact),
  };
}
