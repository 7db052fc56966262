// Answers how scenarios differ from the first of them, under common dice.

import { controlledFigure, differenceByLuck, MIN_CONTROLLED_GAMES } from '../../answer/control-variates.js';
import { makeResult } from '../../answer/make-result.js';
import type { ControlledFigure, Result } from '../../answer/result.js';
import { BATTLE_FIGURES } from '../../battle/battle-figures.js';
import { RAID_FIGURES } from '../../raid/raid-figures.js';
import type { SimulationResult } from '../../simulate/options.js';
import { type Metric, type Tally, tallyOffsets } from '../../stats/experiment.js';
import { figureName } from '../../stats/figure.js';
import { halfWidth } from '../../stats/intervals/interval.js';
import { type PrecisionReached, type PrecisionTarget, precisionReached } from '../../stats/intervals/precision.js';
import { allowedInstead } from '../../text/nearest.js';
import { SettingError } from '../../text/usage-error.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { SCORE_BY_LUCK } from '../../whole-games/score-by-luck.js';
import { boardHash } from '../boards.js';
import type { RunControls } from '../controls.js';
import { type ComparableScenario, type ComparisonScenario, createExperiment } from '../experiments.js';
import { lookOf, noteOf, play, runOf, runSince } from '../playing.js';
import { configOf } from '../question/config.js';
import { MAX_GAMES, targetOf } from '../stopping.js';
import { type ComparedFigure, comparedFigures } from './compared-figures.js';
import { commonMetrics, differencesOf } from './comparison-experiment.js';
import { differenceOf, letterOf, metricOf } from './comparison-names.js';
import { exactDifferences, type Solved, solvedAll } from './exact.js';
import { COMPARE_SEED, type CompareQuestion, checkCompared, checkControlled } from './question.js';

/** The question as it stands in the answer: enough to ask it again. */
export type CompareConfig = {
  readonly kind: 'comparison';
  readonly method: 'exact' | 'monte-carlo';
  readonly scenarios: readonly Readonly<Record<string, unknown>>[];
  readonly names: readonly string[];
  /** Names of the metrics that were compared. */
  readonly metrics: readonly string[];
  /** There when the luck of the dice was taken out. */
  readonly controlVariate?: true;
};

/** A paired difference of final scores with the luck of the dice in both games taken out. `saving` is beside the paired difference. */
export interface ControlledDifference extends ControlledFigure {
  /** Letter of the scenario that is compared with the first. */
  readonly scenario: string;
  readonly metric: string;
}

/** The metrics of each scenario (`a.`, `b.`, …), those of the differences (`b-a.`), and all differences as a list. */
export interface CompareAnswer extends Result {
  readonly config: CompareConfig;
  readonly differences: readonly ComparedFigure[];
  /** With the luck of the dice taken out, when that was asked for and there were games enough. */
  readonly controlled?: readonly ControlledDifference[];
}

const DEFAULT_GAMES: Readonly<Record<string, number>> = { raid: 200_000 };
const OTHER_GAMES = 10_000;
/** Compared when nothing is named. */
const USUAL: readonly string[] = [
  ...['afloat', 'bottomed', 'sunk'].map((state) => RAID_FIGURES.ships.of('battleships', state)),
  RAID_FIGURES.ships.of('cruisers', 'afloat'),
  GAME_FIGURES.score.of(),
  GAME_FIGURES.winner.of(),
  BATTLE_FIGURES.remaining.of(),
];

/**
 * Tells the differences from the first scenario: exactly where all are raids or battles that can be solved and no number of games is
 * named; otherwise every game is played under each scenario with the same dice, and the differences are paired.
 *
 * @returns `undefined` when it was interrupted before the first game was finished.
 * @throws UsageError for a figure that is not measured, or scenarios that cannot be compared or have no luck to take out; SimulationError
 * @example
 * const scenarios = ['spread', 'focus'].map((t) => readScenario(`kind: raid\ntargets: ${t}\n`, t).scenario);
 * const answer = await answerCompare({ kind: 'comparison', scenarios, names: ['spread', 'focus'], games: 1000 }, controls);
 * answer?.differences[0]?.difference; // battleships afloat: focus minus spread
 */
export async function answerCompare(
  question: CompareQuestion,
  controls: RunControls,
): Promise<CompareAnswer | undefined> {
  const { scenarios, names, seed = COMPARE_SEED, stopping = {}, controlVariate = false } = question;
  checkCompared(scenarios);
  checkControlled(question);
  const experiments = scenarios.map((s) => createExperiment(s, seed));
  const known = commonMetrics(experiments);
  const chosen = chosenMetrics(question.metrics, known);
  // A figure whose precision is asked for is compared, whether it was named or not.
  const target = stopping.precision && targetOf(stopping.precision, known, usualFigure(chosen, known));
  const metrics = target && !chosen.includes(target.metric) ? [...chosen, target.metric] : chosen;
  const targets = target ? experiments.slice(1).map((_, k) => differenceTarget(target, k + 1)) : [];
  const solved = question.games || controlVariate ? undefined : solvedAll(scenarios);
  if (solved) return exactAnswer(question, solved, metrics, controls);
  const usual = target ? MAX_GAMES : (DEFAULT_GAMES[scenarios[0]!.kind] ?? OTHER_GAMES);
  const job = {
    scenario: controlVariate ? heard(scenarios, metrics) : { kind: 'comparison' as const, scenarios, metrics },
    seed,
  };
  const look = target && ((tally: Tally, all: readonly Metric[]) => lookOf(worst(all, tally, targets)));
  const played = await play(job, question.games || usual, stopping, controls, look);
  if (played.games === 0) return undefined;
  const { games, partial } = played;
  const controlled = controlVariate && games >= MIN_CONTROLLED_GAMES;
  const config: CompareConfig = {
    kind: 'comparison',
    method: 'monte-carlo',
    scenarios: scenarios.map((s) => configOf(s, 'monte-carlo')),
    names,
    metrics,
    ...(controlVariate ? { controlVariate } : {}),
  };
  const { metrics: counted, tally } = controlVariate ? withoutLuck(played, scenarios.length) : played;
  const least = target && worst(counted, tally, targets);
  const result = makeResult({
    config,
    seed,
    games,
    metrics: counted,
    tally,
    partial,
    ...(least ? { precision: noteOf(least.target, 'confidence sequence', least) } : {}),
    board: { hash: boardHash(scenarios), uncertain: [] },
    run: runOf(played, controls),
  });
  const basis = target ? 'anytime' : 'fixed';
  const differences = comparedFigures(differencesOf(experiments, metrics), counted, tally, basis);
  return {
    ...result,
    config,
    differences,
    ...(controlled ? { controlled: controlledDifferences(played, scenarios.length) } : {}),
  };
}

/** The same games with their luck counted. */
const heard = (scenarios: readonly ComparableScenario[], metrics: readonly string[]): ComparisonScenario => ({
  kind: 'comparison',
  scenarios: scenarios.map((game) => ({ kind: 'controlled', game: game as GameScenario })),
  metrics: [...metrics, SCORE_BY_LUCK.name],
});

const LUCK = { metric: SCORE_BY_LUCK.name };

/** What was counted but for scores together with luck, which are no metric to show. */
function withoutLuck(
  { metrics, tally }: SimulationResult,
  scenarios: number,
): Pick<SimulationResult, 'metrics' | 'tally'> {
  const places = Array.from({ length: scenarios }, (_, k) => k);
  const lucks = new Set(places.flatMap((k) => [metricOf(k, LUCK.metric), differenceOf(k, LUCK)]));
  const isLuck = ({ name }: Metric): boolean => lucks.has(name);
  const offsets = tallyOffsets(metrics);
  const kept = metrics.flatMap((metric, i) => (isLuck(metric) ? [] : [tally.subarray(offsets[i], offsets[i + 1])]));
  return {
    metrics: metrics.filter((metric) => !isLuck(metric)),
    tally: Float64Array.from(kept.flatMap((part) => [...part])),
  };
}

/** Of every scenario but the first, which the others are compared with. */
function controlledDifferences({ metrics, tally }: SimulationResult, scenarios: number): ControlledDifference[] {
  return Array.from({ length: scenarios - 1 }, (_, i) => {
    const figure = controlledFigure(differenceByLuck(metrics, tally, differenceOf(i + 1, LUCK)));
    return { scenario: letterOf(i + 1), metric: GAME_FIGURES.score.of(), ...figure };
  });
}

/** The answer where all scenarios are solved. */
function exactAnswer(
  { scenarios, names, seed = COMPARE_SEED }: CompareQuestion,
  solved: readonly Solved[],
  compared: readonly string[],
  controls: RunControls,
): CompareAnswer {
  const begun = performance.now();
  const config: CompareConfig = {
    kind: 'comparison',
    method: 'exact',
    scenarios: scenarios.map((s) => configOf(s, 'exact')),
    names,
    metrics: compared,
  };
  const metrics = solved.flatMap((one, k) => one.metrics.map((m): Metric => ({ ...m, name: metricOf(k, m.name) })));
  const tally = Float64Array.from(solved.flatMap((one) => [...one.tally]));
  const board = { hash: boardHash(scenarios), uncertain: [] };
  const result = makeResult({ config, seed, games: 0, metrics, tally, board, run: runSince(begun, controls) });
  return { ...result, config, differences: exactDifferences(solved, compared) };
}

/** The target for the difference of scenario k from the first. */
const differenceTarget = ({ label, metric, ...rest }: PrecisionTarget, k: number): PrecisionTarget => ({
  ...rest,
  metric: differenceOf(k, { metric, ...(label === undefined ? {} : { label }) }),
});

type Found = PrecisionReached & { readonly target: PrecisionTarget };

/** The difference that is farthest from its target. */
function worst(metrics: readonly Metric[], tally: Tally, targets: readonly PrecisionTarget[]): Found {
  const all = targets.map((target) => ({ ...precisionReached(metrics, tally, target), target }));
  return all.reduce((a, b) => (halfWidth(b.interval) * a.wanted > halfWidth(a.interval) * b.wanted ? b : a));
}

/** The figure whose precision is meant when none is named: the first compared. */
function usualFigure(chosen: readonly string[], known: readonly Metric[]): string {
  const first = known.find((m) => m.name === chosen[0])!;
  return first.type === 'label' ? figureName(first.name, first.labels[0]) : first.name;
}

function chosenMetrics(asked: readonly string[] | undefined, known: readonly Metric[]): readonly string[] {
  const names = known.map((m) => m.name);
  if (asked === undefined) {
    const usual = USUAL.filter((name) => names.includes(name));
    return usual.length > 0 ? usual : names.slice(0, 4);
  }
  const meant = asked.map((name) => labelledMetric(name, known) ?? name);
  const wrong = meant.find((name) => !names.includes(name));
  if (wrong === undefined) return [...new Set(meant)];
  const some = `figures such as ${USUAL.filter((name) => names.includes(name)).join(', ')}`;
  throw new SettingError(
    `metric "${wrong}" is not measured by all of these scenarios${allowedInstead(wrong, names, some)}`,
  );
}

/** The metric whose figure has that name, as a sweep or --rank would ask for it: `winner` for `winner.japan`. */
const labelledMetric = (name: string, known: readonly Metric[]): string | undefined =>
  known.find((m) => m.type === 'label' && m.labels.some((label) => figureName(m.name, label) === name))?.name;
