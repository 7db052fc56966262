// Fights that do not end: how often, and why.
import { formatEstimate } from '../../answer/digits.js';
import { labelMetric, shareOf } from '../../answer/estimates.js';
import { isExact, type Result } from '../../answer/result.js';
import { BATTLE_FIGURES } from '../../battle/battle-figures.js';
import type { BattleSide } from '../../battle/question/battle-scenario.js';
import { parseFactors, SIDES, type Side } from '../../board/index.js';

/** What is looked at of the sides. */
type Orders = Readonly<Record<Side, Pick<BattleSide, 'units' | 'carriersFire'>>>;

export interface EndlessFights {
  /** How often nobody can hurt an enemy any more. */
  readonly lead: string[];
  /** How often it is broken off. */
  readonly notes: string[];
}

/** Chances of the exact method below this are rounding. */
const NOTHING = 1e-12;

/**
 * Fights that cannot end, and those that did not.
 *
 * @param carriersFire how the order is called that lets carriers fire at night, such as `--carriers-fire`
 */
export function endlessFights(
  figures: Pick<Result, 'config' | 'precision' | 'metrics'>,
  orders: Orders,
  carriersFire: string,
): EndlessFights {
  const stalemate = labelMetric(figures as Result, BATTLE_FIGURES.stalemate.of());
  if (!stalemate) return { lead: [], notes: [] };
  const percent = (label: 'cannot-end' | 'bound') =>
    isExact(figures)
      ? `${(100 * stalemate.share[label]!).toPrecision(3)} %`
      : `${formatEstimate(shareOf(figures as Result, stalemate, label)!)} %`;
  const guns = holdsFire(orders)
    ? ` By their orders carriers do not fire their guns at night; ${carriersFire} lets them.`
    : '';
  const never = `In ${percent('cannot-end')} of battles the units that are left cannot hurt each other by these orders: the fight cannot end.`;
  const broken = `In ${percent('bound')} of battles nobody had won after 60 rounds: they were broken off.`;
  return {
    lead: stalemate.share['cannot-end']! > 0 ? [`${never}${guns}`] : [],
    notes: stalemate.share.bound! > NOTHING ? [broken] : [],
  };
}

/** True where a carrier has guns that its orders leave silent. */
const holdsFire = (orders: Orders): boolean =>
  SIDES.some(
    (side) =>
      !orders[side].carriersFire &&
      orders[side].units.some(({ kind, factors }) => kind === 'carrier' && parseFactors(factors)!.gunnery > 0),
  );
