// What is asked of several scenarios under common dice: how they differ, or which is best.

import type { ScenarioOptions } from '../../rules/scenario-options.js';
import { figureName } from '../../stats/figure.js';
import { oneOf } from '../../text/one-of.js';
import { SettingError, UsageError } from '../../text/usage-error.js';
import type { ComparableScenario } from '../experiments.js';
import { rerunPosition } from '../position/position.js';
import { type AnswerRead, againOf } from '../question/again.js';
import { readScenario } from '../question/read.js';
import type { Stopping } from '../stopping.js';
import type { ComparedFigure } from './compared-figures.js';
import { differenceOf, letterOf, MAX_COMPARED, placeOf } from './comparison-names.js';

/** The scenarios of a question, and how they are played. */
export interface Compared {
  /** Two or more, all of one kind. */
  readonly scenarios: readonly ComparableScenario[];
  /** What each is called, such as its file. */
  readonly names: readonly string[];
  /** Default `compare`. */
  readonly seed?: string;
  /** Most games for each; default: as many as is usual for the kind. */
  readonly games?: number | undefined;
}

/** How do scenarios differ from the first of them? */
export interface CompareQuestion extends Compared {
  readonly kind: 'comparison';
  /** Metrics that are compared, by name; default: the usual ones of the kind. */
  readonly metrics?: readonly string[] | undefined;
  /** When it ends; default: after a fixed number of games. The precision is that of the differences. */
  readonly stopping?: Stopping;
  /**
   * Takes the luck of the dice out of the differences of the final score. It goes with whole games and a number of them fixed in advance, not
   * with a precision. Default: no, and then nobody listens to the games.
   */
  readonly controlVariate?: boolean;
}

/** Which scenario is best? Whoever is shown to be worse than another is dropped. */
export interface RankQuestion extends Compared {
  readonly kind: 'ranking';
  /** What they are ranked by, such as `battleships.afloat` or `winner.japan`. */
  readonly figure: string;
  /** Default `highest`. */
  readonly best?: Best;
  /** Differences of this size need not be told apart; default: all are. */
  readonly within?: number | undefined;
  readonly maxMilliseconds?: number | undefined;
}

/** Which end of a ranking is the best. */
export type Best = 'highest' | 'lowest';
const BEST: readonly Best[] = ['highest', 'lowest'];

/** The seed when nobody names one. */
export const COMPARE_SEED = 'compare';

/**
 * Reads which end of a ranking is best.
 *
 * @throws UsageError with what is allowed
 */
export function bestNamed(text: string): Best {
  return oneOf('best', text, BEST, SettingError);
}

/**
 * Looks at the scenarios of a question.
 *
 * @throws UsageError when there are too few or too many, or they are of several kinds
 */
export function checkCompared(scenarios: readonly ComparableScenario[]): void {
  if (scenarios.length < 2 || scenarios.length > MAX_COMPARED) {
    throw new UsageError(
      `from 2 to ${MAX_COMPARED} scenarios can be compared, and ${scenarios.length} ${scenarios.length === 1 ? 'was' : 'were'} given`,
    );
  }
  const kinds = [...new Set(scenarios.map((s) => s.kind))];
  if (kinds.length > 1) throw new UsageError(`scenarios of one kind can be compared; these are ${kinds.join(' and ')}`);
}

/**
 * Looks at whether the luck of the dice can be taken out.
 *
 * @throws UsageError with what is allowed
 */
export function checkControlled({ scenarios, stopping, controlVariate }: CompareQuestion): void {
  if (!controlVariate) return;
  const other = scenarios.find((s) => s.kind !== 'game');
  if (other) {
    throw new UsageError(
      `the control variate takes the luck of the dice out of whole games, and these are of kind ${other.kind}; allowed: kind: game`,
    );
  }
  if (stopping?.precision) {
    throw new UsageError(
      'the control variate and a precision do not go together: its interval is right for a fixed number of games; allowed: a number of games',
    );
  }
}

/**
 * The question that the result of a comparison or a ranking answers; `undefined` for anything else.
 *
 * @param value the result, as read from JSON
 * @param file its name, for sentences about mistakes
 * @param options what replaces values of the scenarios
 * @throws ScenarioError, UsageError
 */
export function rerunComparison(
  value: AnswerRead,
  file: string,
  options: ScenarioOptions = {},
): CompareQuestion | RankQuestion | undefined {
  const again = againOf(value, 'comparison', 'ranking');
  if (!again || !Array.isArray(again.config.scenarios)) return undefined;
  const { config, seed = COMPARE_SEED, games } = again;
  const scenarios = again.config.scenarios.map(
    (one: Readonly<Record<string, unknown>>, k) =>
      rerunPosition(one)?.scenario ??
      readScenario(JSON.stringify(one), `${file} (scenario ${k + 1})`, options).scenario,
  );
  const common = {
    scenarios,
    names: (config.names as readonly string[] | undefined) ?? scenarios.map((_, k) => letterOf(k)),
    seed,
    games,
  };
  if (config.kind === 'ranking') {
    const { metric, label, best = 'highest', within } = config;
    return {
      ...common,
      kind: 'ranking',
      figure: label === undefined ? String(metric) : `${metric}.${label}`,
      best: bestNamed(String(best)),
      within: typeof within === 'number' ? within : undefined,
    };
  }
  const p = value?.precision as { metric: string; halfWidth: number; relative?: boolean } | undefined;
  const differences: readonly ComparedFigure[] = Array.isArray(value?.differences) ? value.differences : [];
  const asked = differences.find((one) => differenceOf(placeOf(one.scenario), one) === p?.metric);
  const stopping = p &&
    asked && {
      precision: {
        figure: figureName(asked.metric, asked.label),
        halfWidth: p.halfWidth,
        relative: p.relative === true,
      },
    };
  const metrics = config.metrics as readonly string[] | undefined;
  const controlVariate = config.controlVariate === true ? { controlVariate: true } : {};
  return { ...common, kind: 'comparison', metrics, ...(stopping ? { stopping } : {}), ...controlVariate };
}
