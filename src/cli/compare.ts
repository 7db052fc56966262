// `vitp compare`: two or more scenarios under common dice, the first against each of the others; or all in a ranking.

import { comparedFigures } from '../analysis/compare/figures.js';
import type { RunControls } from '../analysis/controls.js';
import { commonMetrics, differenceOf, differencesOf, figureOfDifference } from '../analysis/experiments/comparison.js';
import { createExperiment } from '../analysis/experiments/experiments.js';
import { lookOf, play } from '../analysis/playing.js';
import { MOST_GAMES, targetOf } from '../analysis/stopping.js';
import type { Metric } from '../stats/experiment.js';
import { halfWidth } from '../stats/intervals/interval.js';
import { type PrecisionReached, type PrecisionTarget, precisionReached } from '../stats/intervals/precision.js';
import { nearest } from '../text/nearest.js';
import { UsageError } from '../text/usage-error.js';
import { compareAnalysis } from './compare-analysis.js';
import { type CompareQuestion, readQuestion } from './compare-question.js';
import { type AnalysisDestinations, deliverAnalysis } from './deliver-analysis.js';
import { rankCandidates } from './rank.js';
import { askedRun, type RunOptions, watched } from './run.js';
import { type StoppingOptions, stoppingOf } from './stopping.js';

/** Options as commander hands them over. */
export interface CompareOptions extends RunOptions, StoppingOptions, AnalysisDestinations {
  readonly metric?: string;
  readonly rank?: string;
  readonly best?: string;
}

const DEFAULT_SEED = 'compare';
const DEFAULT_GAMES: Readonly<Record<string, number>> = { raid: 200_000 };
const OTHER_GAMES = 10_000;
/** Compared when nothing is named. */
const USUAL: readonly string[] = [
  'battleships.afloat',
  'battleships.bottomed',
  'battleships.sunk',
  'cruisers.afloat',
  'poc.final',
  'winner',
  'remaining',
];

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, SimulationError; each a sentence.
 */
export async function compareCommand(files: readonly string[], options: CompareOptions): Promise<number> {
  const { games, workers, replaced } = await askedRun(options, files);
  const stopping = stoppingOf(options);
  const question = await readQuestion(files, replaced.data);
  const asked = { ...options, games, stopping, seed: options.seed ?? textIn(question.again?.seed) ?? DEFAULT_SEED };
  return watched(options, workers, async (run) => {
    const ranked = options.rank ?? rankIn(question);
    const analysis =
      ranked === undefined
        ? await compareAll(question, asked, run.conduct)
        : await rankCandidates(question, ranked, asked, run.conduct);
    run.clear();
    if (!analysis) return run.nothing();
    await deliverAnalysis(analysis, options);
    return run.exitCode();
  });
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The figure that a result which was a ranking ranks by. */
function rankIn({ again }: CompareQuestion): string | undefined {
  const config = again?.config as { kind?: string; metric?: string; label?: string } | undefined;
  if (config?.kind !== 'ranking') return undefined;
  return config.label === undefined ? config.metric : `${config.metric}.${config.label}`;
}

/** What the options ask for, read and checked. */
export interface AskedComparison extends Pick<CompareOptions, 'metric' | 'best'> {
  readonly games: number | undefined;
  readonly stopping: ReturnType<typeof stoppingOf>;
  readonly seed: string;
}

async function compareAll(question: CompareQuestion, asked: AskedComparison, conduct: RunControls) {
  const { scenarios, names, again } = question;
  const { seed } = asked;
  const experiments = scenarios.map((s) => createExperiment(s, seed));
  const known = commonMetrics(experiments);
  const config = again?.config as { readonly metrics?: readonly string[] } | undefined;
  const chosen =
    asked.metric === undefined && config?.metrics ? [...config.metrics] : chosenMetrics(asked.metric, known);
  const stopping =
    asked.stopping.precision || asked.games !== undefined ? asked.stopping : againPrecision(asked, again);
  // A figure whose precision is asked for is compared, whether it was named or not.
  const target = stopping.precision && targetOf(stopping.precision, known, usualFigure(chosen, known));
  const metrics = target && !chosen.includes(target.metric) ? [...chosen, target.metric] : chosen;
  const targets = target ? experiments.slice(1).map((_, k) => differenceTarget(target, k + 1)) : [];
  const usual = target ? MOST_GAMES : (DEFAULT_GAMES[scenarios[0]!.kind] ?? OTHER_GAMES);
  const cap = asked.games ?? numberIn(again?.games) ?? usual;
  const job = { scenario: { kind: 'comparison' as const, scenarios, metrics }, seed };
  const played = await play(
    job,
    cap,
    stopping,
    conduct,
    target && ((tally, all) => lookOf(worst(all, tally, targets))),
  );
  if (played.games === 0) return undefined;
  const basis = target ? 'anytime' : 'fixed';
  const figures = comparedFigures(differencesOf(experiments, metrics), played.metrics, played.tally, basis);
  const found = target && worst(played.metrics, played.tally, targets);
  return compareAnalysis({ scenarios, names, metrics, seed, played, figures, ...(found ? { precision: found } : {}) });
}

/** The precision at which a result stopped that is asked again. */
function againPrecision(asked: AskedComparison, again: CompareQuestion['again']): AskedComparison['stopping'] {
  const p = again?.precision as { metric: string; halfWidth: number; relative?: boolean } | undefined;
  if (!p) return asked.stopping;
  const figure = figureOfDifference(p.metric);
  return { ...asked.stopping, precision: { figure, halfWidth: p.halfWidth, relative: p.relative === true } };
}

/** The target for the difference of scenario k from the first. */
const differenceTarget = ({ metric, label, ...rest }: PrecisionTarget, k: number): PrecisionTarget => ({
  ...rest,
  metric: differenceOf(k, { metric, ...(label === undefined ? {} : { label }) }),
});

/** The difference that is farthest from its target. */
function worst(
  metrics: readonly Metric[],
  tally: Float64Array,
  targets: readonly PrecisionTarget[],
): PrecisionReached & { readonly target: PrecisionTarget } {
  const all = targets.map((target) => ({ ...precisionReached(metrics, tally, target), target }));
  return all.reduce((a, b) => (halfWidth(b.interval) * a.wanted > halfWidth(a.interval) * b.wanted ? b : a));
}

/** The figure whose precision is meant when none is named: the first compared. */
function usualFigure(chosen: readonly string[], known: readonly Metric[]): string {
  const first = known.find((m) => m.name === chosen[0])!;
  return first.type === 'label' ? `${first.name}.${first.labels[0]}` : first.name;
}

function chosenMetrics(text: string | undefined, known: readonly Metric[]): string[] {
  const names = known.map((m) => m.name);
  if (text === undefined) {
    const usual = USUAL.filter((name) => names.includes(name));
    return usual.length > 0 ? usual : names.slice(0, 4);
  }
  return text.split(',').map((name) => {
    const wanted = name.trim();
    if (names.includes(wanted)) return wanted;
    const hint = nearest(wanted, names);
    throw new UsageError(
      `--metric "${wanted}" is not measured by all of these scenarios${hint ? `; did you mean ${hint}?` : ''}`,
    );
  });
}
