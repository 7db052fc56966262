// From the games of a bid to its answers: one for each rule set.

import { controlledFigure, differenceByLuck, scoreByLuck } from '../../answer/control-variates.js';
import type { ControlledFigure } from '../../answer/result.js';
import { addedRules, RULE_CATALOG, RuleNameError, resolveRules } from '../../rules/index.js';
import { type BidPoint, bidCurve, fairBid, type TiePolicy } from '../../stats/comparing/bid.js';
import { controlledBid } from '../../stats/comparing/controlled-bid.js';
import type { Metric, Tally } from '../../stats/experiment.js';
import { histogramIn } from '../../stats/figure.js';
import type { Histogram } from '../../stats/histogram.js';
import type { SampledBasis } from '../../stats/intervals/estimate.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { SCORE_BY_LUCK } from '../../whole-games/score-by-luck.js';
import { type ComparedFigure, comparedFigures } from '../compare/compared-figures.js';
import type { Difference } from '../compare/comparison-experiment.js';
import { differenceOf, letterOf, metricOf } from '../compare/comparison-names.js';
import type { ComparisonScenario } from '../experiments.js';

/** What is told of a bid. */
export const BID_METRICS = [GAME_FIGURES.score.of(), GAME_FIGURES.winner.of()] as const;

/** The games of a bid; `controlled`: with their luck. */
export function bidGames(scenarios: readonly GameScenario[], controlled: boolean): ComparisonScenario {
  return controlled
    ? {
        kind: 'comparison',
        scenarios: scenarios.map((game) => ({ kind: 'controlled', game })),
        metrics: [...BID_METRICS, SCORE_BY_LUCK.name],
      }
    : { kind: 'comparison', scenarios, metrics: BID_METRICS };
}

/** A bid, or a word where it lies beyond the bids asked about: JSON has no infinity. */
export type BidOrBeyond = number | 'above' | 'below';

/** The bid at which both sides win equally often, and the bids that cannot be excluded. */
export interface BidWithInterval {
  readonly bid: BidOrBeyond;
  readonly interval: readonly [BidOrBeyond, BidOrBeyond];
}

/** A paired difference from the first rule set. */
export type PairedFigure = Pick<ComparedFigure, 'difference' | 'se' | 'ci95' | 'saving'>;

/** The figures of a rule set with the luck of the dice taken out: the fair bid (`saving`: see `ControlledBid`), and two means. */
export interface LuckTakenOut extends BidWithInterval {
  readonly saving: number;
  /** Final score. */
  readonly score: ControlledFigure;
  /** Final score against the first rule set, paired; absent for the first. `saving` is beside the paired difference. */
  readonly worth?: ControlledFigure;
}

/** The answer for one rule set. */
export interface RuleSetBid {
  readonly rules: readonly string[];
  /** Whom the texts of the rules that were added say they help; `-` where they say nothing. */
  readonly said: string;
  readonly fair: BidWithInterval;
  readonly curve: readonly BidPoint[];
  /** With the luck of the dice taken out, when that was asked for. */
  readonly controlled?: LuckTakenOut;
  /** Final score, Japan's minus the Allies', against the first rule set; absent for the first. */
  readonly poc?: PairedFigure;
  /** Share of games that Japan wins without a bid, against the first rule set. */
  readonly japanWins?: PairedFigure;
}

/**
 * The scenario, and with each option, adjustment and package that can be added to it.
 *
 * @example
 * everyOption(STANDARD_GAME)[1]?.rules; // the first rule of the catalogue that can be added
 */
export function everyOption(base: GameScenario): GameScenario[] {
  const list = [base];
  for (const { name } of RULE_CATALOG) {
    if (base.rules.includes(name)) continue;
    try {
      list.push({ ...base, rules: resolveRules([...base.rules, name]).names });
    } catch (error) {
      // What contradicts the scenario's own rules is left out of the table.
      if (!(error instanceof RuleNameError)) throw error;
    }
  }
  return list;
}

/** The final scores of scenario k in the tally of a comparison. */
export const scoresOf = (k: number, metrics: readonly Metric[], tally: Tally): Histogram =>
  histogramIn(metrics, { metric: metricOf(k, GAME_FIGURES.score.of()) })(tally);

/** Works out the answers from the tally of a comparison. */
export function ruleSetBids(
  scenarios: readonly GameScenario[],
  differences: readonly Difference[],
  ties: TiePolicy,
  metrics: readonly Metric[],
  tally: Tally,
  basis: SampledBasis,
  controlled = false,
): RuleSetBid[] {
  const figures = comparedFigures(differences, metrics, tally, basis);
  return scenarios.map(({ rules }, k) => {
    const curve = bidCurve(scoresOf(k, metrics, tally), ties, undefined, basis);
    const mine = figures.filter((f) => f.scenario === letterOf(k));
    const poc = mine.find((f) => f.metric === GAME_FIGURES.score.of());
    const wins = mine.find((f) => f.label === 'japan');
    return {
      rules,
      said: helpedBy(addedRules(rules, scenarios[0]!.rules)),
      fair: told(fairBid(curve)),
      curve,
      ...(controlled && ties !== 'replay' ? { controlled: luckTakenOut(k, ties, metrics, tally) } : {}),
      ...(poc ? { poc: paired(poc) } : {}),
      ...(wins ? { japanWins: paired(wins) } : {}),
    };
  });
}

function luckTakenOut(
  k: number,
  ties: Exclude<TiePolicy, 'replay'>,
  metrics: readonly Metric[],
  tally: Tally,
): LuckTakenOut {
  const joint = scoreByLuck(metrics, tally, metricOf(k, SCORE_BY_LUCK.name));
  const { saving, ...bid } = controlledBid(joint, ties);
  const name = differenceOf(k, { metric: SCORE_BY_LUCK.name });
  return {
    ...told(bid),
    saving,
    score: controlledFigure(joint),
    ...(k > 0 ? { worth: controlledFigure(differenceByLuck(metrics, tally, name)) } : {}),
  };
}

/** Whom the texts of these rules say they help; `-` where they say nothing. */
export const helpedBy = (names: readonly string[]): string => {
  const labels = names.map((name) => RULE_CATALOG.find((r) => r.name === name)?.helps ?? '-');
  return [...new Set(labels)].join(', ') || '-';
};

const orBeyond = (bid: number): BidOrBeyond => (Number.isFinite(bid) ? bid : bid > 0 ? 'above' : 'below');

const told = ({ bid, interval }: { bid: number; interval: readonly [number, number] }): BidWithInterval => ({
  bid: orBeyond(bid),
  interval: [orBeyond(interval[0]), orBeyond(interval[1])],
});

const paired = ({ difference, se, ci95, saving }: ComparedFigure): PairedFigure => ({ difference, se, ci95, saving });

/** What it is read from. */
type WithWorth = Pick<RuleSetBid, 'controlled' | 'poc'>;

/** Mean final score against that of the first rule set, with its interval; `undefined` for the first. */
export function worthOf({
  controlled,
  poc,
}: WithWorth): Pick<NonNullable<WithWorth['poc']>, 'difference' | 'ci95'> | undefined {
  return controlled?.worth ? { difference: controlled.worth.mean, ci95: controlled.worth.ci95 } : poc;
}
