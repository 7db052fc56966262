// What a doctrine does otherwise under some rules: weights and turn plans that count where these rules are in force.
import type { Side } from '../../../board/index.js';
import type { RuleSet } from '../../../rules/index.js';
import type { Opening } from '../../opening.js';
import { completeWeights, type SomeWeights, WEIGHT_TABLE_NAMES, type Weights } from './weights.js';

/** What counts under some rules. */
export interface UnderRules {
  /** Names of rules; all of them must be in force. */
  readonly rules: readonly string[];
  /** Weights that count instead of the doctrine's. */
  readonly weights?: SomeWeights | undefined;
  /** What is done on some turns, as an opening says it, by the number of the turn. */
  readonly turns?: Opening['turns'] | undefined;
}

/** A player's weights, with what counts instead of them under some rules, the later before the earlier; and perhaps an opening. */
export interface Directed {
  readonly name: string;
  readonly side: Side;
  readonly weights: Weights;
  readonly under?: readonly UnderRules[] | undefined;
  readonly opening?: Opening | null | undefined;
}

/**
 * The same under given rules: the weights that count there, and an opening that holds the plans for these rules, and before them what an
 * opening of its own names of a turn.
 *
 * @example
 * underRules(shippedDoctrine('japan', 'tuned')!, resolveRules('nt1')).opening?.turns['1'];
 */
export function underRules(
  directed: Directed,
  rules: RuleSet,
): Pick<Directed, 'name' | 'side' | 'weights'> & { readonly opening: Opening | null } {
  const { name, side, opening = null } = directed;
  const inForce = (directed.under ?? []).filter((entry) => entry.rules.every((rule) => rules.names.includes(rule)));
  const weights = inForce.reduce((base, entry) => completeWeights(entry.weights ?? {}, base), directed.weights);
  const turns: Opening['turns'] = Object.assign({}, ...inForce.map((entry) => entry.turns ?? {}));
  if (Object.keys(turns).length === 0) return { name, side, weights, opening };
  const plans = { name, side, intent: 'Plans of the doctrine for these rules.', ...opening };
  return { name, side, weights, opening: { ...plans, turns: mergedTurns(turns, opening?.turns ?? {}) } };
}

/** Plans of turns, and before them what others name of the same turns. */
function mergedTurns(plans: Opening['turns'], named: Opening['turns']): Opening['turns'] {
  const turns = Object.entries(named).map(([turn, plan]) => [turn, { ...plans[turn], ...plan }] as const);
  return { ...plans, ...Object.fromEntries(turns) };
}

/** Entries without the weights that somebody names: those count under all rules. */
export function exceptNamed(
  under: readonly UnderRules[] | undefined,
  named: SomeWeights,
): readonly UnderRules[] | undefined {
  // Keys in the order in which files are read, so that a result that is asked again has the same bytes.
  return under?.map(({ rules, weights, ...rest }) =>
    weights ? { rules, weights: without(weights, named), ...rest } : { rules, ...rest },
  );
}

function without(weights: SomeWeights, named: SomeWeights): SomeWeights {
  const isTable = (name: string) => (WEIGHT_TABLE_NAMES as readonly string[]).includes(name);
  const other = named as Readonly<Record<string, object | number | undefined>>;
  const kept = Object.entries(weights).flatMap(([name, value]): [string, unknown][] => {
    if (other[name] === undefined) return [[name, value]];
    if (!isTable(name)) return [];
    return [
      [name, Object.fromEntries(Object.entries(value as object).filter(([key]) => !(key in (other[name] as object))))],
    ];
  });
  return Object.fromEntries(kept) as SomeWeights;
}
