// From the games of `vitp bid` to its answers: one for each rule set.

import { type ComparedFigure, comparedFigures } from '../analysis/compare/figures.js';
import { type Difference, letterOf, metricOf } from '../analysis/experiments/comparison.js';
import { scoreByLuck } from '../answer/control.js';
import { RULE_CATALOG, RuleNameError, resolveRules } from '../rules/index.js';
import { type BidPoint, bidCurve, type FairBid, fairBid, type TiePolicy } from '../stats/comparing/bid.js';
import { type ControlledBid, controlledBid } from '../stats/comparing/controlled-bid.js';
import type { Metric, Tally } from '../stats/experiment.js';
import { histogramIn } from '../stats/figure.js';
import type { Histogram } from '../stats/histogram.js';
import type { Interval } from '../stats/intervals/interval.js';
import { SCORE_BY_LUCK } from '../whole-games/game-luck.js';
import type { GameScenario } from '../whole-games/game-scenario.js';

/** What is played for a bid. */
export const BID_METRICS = ['poc.final', 'winner'] as const;

/** A paired difference from the first rule set. */
export interface Paired {
  readonly difference: number;
  readonly se: number;
  readonly ci95: Interval;
  /** How many times fewer games the common dice needed than separate runs. */
  readonly saving: number | null;
}

/** The answer for one rule set. */
export interface BidAnswer {
  readonly rules: readonly string[];
  /** Whom the texts of the rules that were added say they help; `-` where they say nothing. */
  readonly said: string;
  readonly fair: FairBid;
  readonly curve: readonly BidPoint[];
  /** The fair bid with the luck of the dice taken out, when that was asked for. */
  readonly controlled?: ControlledBid;
  /** Final score, Japan's minus the Allies', against the first rule set; absent for the first. */
  readonly poc?: Paired;
  /** Share of games that Japan wins without a bid, against the first rule set. */
  readonly japanWins?: Paired;
}

/** The scenario, and with each option, adjustment and package that can be added to it. */
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
  histogramIn(metrics, { metric: metricOf(k, 'poc.final') })(tally);

/** Works out the answers from the tally of a comparison. */
export function answersOf(
  scenarios: readonly GameScenario[],
  differences: readonly Difference[],
  ties: TiePolicy,
  metrics: readonly Metric[],
  tally: Tally,
  basis: 'fixed' | 'anytime',
  controlled = false,
): BidAnswer[] {
  const figures = comparedFigures(differences, metrics, tally, basis);
  return scenarios.map((scenario, k) => {
    const curve = bidCurve(scoresOf(k, metrics, tally), ties, undefined, basis);
    const mine = figures.filter((f) => f.scenario === letterOf(k));
    const poc = mine.find((f) => f.metric === 'poc.final');
    const wins = mine.find((f) => f.label === 'japan');
    return {
      rules: scenario.rules,
      said: labelOf(addedRules(scenario, scenarios[0]!)),
      fair: fairBid(curve),
      curve,
      ...(controlled && ties !== 'replay'
        ? { controlled: controlledBid(scoreByLuck(metrics, tally, metricOf(k, SCORE_BY_LUCK.name)), ties) }
        : {}),
      ...(poc ? { poc: paired(poc) } : {}),
      ...(wins ? { japanWins: paired(wins) } : {}),
    };
  });
}

/** Rules that a scenario has and another has not. */
export const addedRules = (scenario: GameScenario, base: GameScenario): string[] =>
  scenario.rules.filter((name) => !base.rules.includes(name));

const labelOf = (names: readonly string[]): string => {
  const labels = names.map((name) => RULE_CATALOG.find((r) => r.name === name)?.helps ?? '-');
  return [...new Set(labels)].join(', ') || '-';
};

const paired = ({ difference, se, ci95, saving }: ComparedFigure): Paired => ({ difference, se, ci95, saving });
