// `vitp bid`: what is a fair bid, and what is each optional rule worth?

import type { RunControls } from '../analysis/controls.js';
import { type Difference, differencesOf, metricOf } from '../analysis/experiments/comparison.js';
import { createExperiment } from '../analysis/experiments/experiments.js';
import { gameBoardNote } from '../analysis/game-board-note.js';
import { type Look, lookOf, play } from '../analysis/playing.js';
import { parseJson } from '../analysis/question/config.js';
import { type AskedPrecision, MOST_GAMES } from '../analysis/stopping.js';
import { LEAST_CONTROLLED_GAMES } from '../answer/control.js';
import { readScenario } from '../node/read.js';
import { resolveRules } from '../rules/index.js';
import { bidCurve, fairBid, TIE_POLICIES, type TiePolicy } from '../stats/comparing/bid.js';
import type { Metric, Tally } from '../stats/experiment.js';
import { halfWidth } from '../stats/intervals/interval.js';
import { precisionReached } from '../stats/intervals/precision.js';
import { quoted } from '../text/index.js';
import { nearest } from '../text/nearest.js';
import { UsageError } from '../text/usage-error.js';
import type { GameScenario } from '../whole-games/game-scenario.js';
import { type BidPrecision, bidAnalysis } from './bid-analysis.js';
import { answersOf, BID_METRICS, everyOption, scoresOf } from './bid-answer.js';
import { ruleNames } from './deliver.js';
import { type AnalysisDestinations, deliverAnalysis } from './deliver-analysis.js';
import type { PlayersOptions } from './players-flags.js';
import { seatsWith } from './players-option.js';
import { type AskedRun, askedRun, inputOr, type RunOptions, STANDARD_GAME_INPUT, watched } from './run.js';
import { type StoppingOptions, stoppingOf } from './stopping.js';

/** Options as commander hands them over. */
export interface BidOptions extends RunOptions, PlayersOptions, StoppingOptions, AnalysisDestinations {
  readonly ties?: string;
  readonly table?: boolean;
  readonly controlVariate?: boolean;
}

const DEFAULT_SEED = 'pacific';
const DEFAULT_GAMES = 10_000;
/** Rule sets that are played side by side at most: one letter for each. */
const MOST_RULE_SETS = 26;
const FIGURES = ['fair', 'poc.final', 'winner.japan'];

/** What is asked: all rule sets, and of a result that is asked again how. */
interface BidQuestion {
  readonly scenarios: readonly GameScenario[];
  readonly ties: TiePolicy;
  readonly seed: string;
  readonly games: number | undefined;
  readonly precision: AskedPrecision | undefined;
  readonly maxMilliseconds: number | undefined;
  /** Takes the luck of the dice out of the fair bid. */
  readonly controlled: boolean;
}

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, SimulationError; each a sentence.
 */
export async function bidCommand(file: string | undefined, options: BidOptions): Promise<number> {
  // Several rule sets may stand under --rules.
  const asked = await askedRun(options, [file], { own: ['rules'] });
  const question = await readQuestion(file, options, asked);
  return watched(options, asked.workers, async (run) => {
    const analysis = await answer(question, run.conduct);
    run.clear();
    if (!analysis) return run.nothing();
    await deliverAnalysis(analysis, options);
    return run.exitCode();
  });
}

async function readQuestion(
  file: string | undefined,
  options: BidOptions,
  { games, replaced }: AskedRun,
): Promise<BidQuestion> {
  const stopping = stoppingOf(options);
  const sets = options.rules === undefined ? [undefined] : ruleSets(options.rules);
  const input = await inputOr(file, STANDARD_GAME_INPUT);
  const again = parseJson(input.text);
  const config = again?.config as
    | { kind?: unknown; ties?: unknown; controlVariate?: unknown; scenarios?: readonly unknown[] }
    | undefined;
  const isBid = config?.kind === 'bid' && Array.isArray(config.scenarios);
  const inputs = isBid
    ? config.scenarios!.map((one, k) => ({ name: `${input.name} (rule set ${k + 1})`, text: JSON.stringify(one) }))
    : [input];
  const read = inputs.flatMap(({ name, text }) =>
    sets.map((rules) => readScenario(text, name, { kinds: ['game'], ...replaced, ...(rules ? { rules } : {}) })),
  );
  const listed = read.map(({ scenario }) => ({ ...scenario, players: seatsWith(scenario.players, options) }));
  const scenarios = options.table ? [...everyOption(listed[0]!), ...listed.slice(1)] : listed;
  if (scenarios.length > MOST_RULE_SETS) {
    throw new UsageError(
      `${scenarios.length} rule sets are too many to be played side by side; allowed: ${MOST_RULE_SETS}`,
    );
  }
  const precision = stopping.precision ?? (isBid && games === undefined ? precisionIn(again?.precision) : undefined);
  if (precision && precision.figure !== '' && !FIGURES.includes(precision.figure)) {
    const hint = nearest(precision.figure, FIGURES);
    throw new UsageError(
      `--precision: ${quoted(precision.figure)} is not measured here${hint ? `; did you mean ${hint}?` : ';'} allowed: ${FIGURES.join(', ')}`,
    );
  }
  const ties = tiesNamed(options.ties ?? (isBid ? String(config.ties) : undefined));
  const controlled = options.controlVariate === true || (isBid && config.controlVariate === true);
  if (controlled && (precision || ties === 'replay')) {
    const other = precision ? '--precision' : '--ties replay';
    throw new UsageError(
      `--control-variate and ${other} do not go together: its interval is right for a fixed number of games that all count; allowed: --games, and --ties allied or half`,
    );
  }
  return {
    scenarios,
    ties,
    seed: options.seed ?? (isBid && typeof again?.seed === 'string' ? again.seed : (read[0]!.seed ?? DEFAULT_SEED)),
    games: games ?? (isBid && typeof again?.games === 'number' ? again.games : read[0]!.games),
    precision,
    maxMilliseconds: stopping.maxMilliseconds,
    controlled,
  };
}

function precisionIn(value: unknown): AskedPrecision | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { figure, halfWidth, relative } = value as AskedPrecision;
  return { figure, halfWidth, relative };
}

/** `second-edition/menzel/nt1,adjustment-3`: rule sets with strokes between them. */
function ruleSets(text: string): (readonly string[])[] {
  return text.split(/[/;]/).map((set) => resolveRules(ruleNames(set)).names);
}

async function answer(question: BidQuestion, conduct: RunControls) {
  const { scenarios, ties, seed, precision, controlled } = question;
  const stopping = question.maxMilliseconds === undefined ? {} : { maxMilliseconds: question.maxMilliseconds };
  const differences = differencesOf(
    scenarios.map((s) => createExperiment(s, seed)),
    BID_METRICS,
  );
  const look = precision && looker(question, precision, differences);
  const heard = controlled ? scenarios.map((game) => ({ kind: 'controlled' as const, game })) : scenarios;
  const job = { scenario: { kind: 'comparison' as const, scenarios: heard, metrics: BID_METRICS }, seed };
  const games = question.games ?? (precision ? MOST_GAMES : DEFAULT_GAMES);
  const played = await play(job, games, stopping, conduct, look && ((tally, all) => look(tally, all)));
  if (played.games === 0) return undefined;
  const basis = precision ? 'anytime' : 'fixed';
  const answers = answersOf(
    scenarios,
    differences,
    ties,
    played.metrics,
    played.tally,
    basis,
    controlled && played.games >= LEAST_CONTROLLED_GAMES,
  );
  const end = look?.(played.tally, played.metrics);
  return bidAnalysis({
    scenarios,
    answers,
    seed,
    ties,
    played,
    board: gameBoardNote(scenarios[0]!),
    ...(precision && end ? { precision: noteOf(precision, end) } : {}),
  });
}

type BidLook = Look & { readonly halfWidth: number };

const noteOf = (asked: AskedPrecision, { reached, halfWidth: half }: BidLook): BidPrecision => ({
  figure: asked.figure || 'fair',
  halfWidth: asked.halfWidth,
  relative: asked.relative,
  method: 'confidence sequence',
  reachedHalfWidth: Number.isFinite(half) ? half : null,
  reached,
});

/**
 * How far a run is from its precision: of all fair bids, or of a figure: that of the only rule set, or the differences from the first.
 */
function looker(
  { scenarios, ties }: BidQuestion,
  asked: AskedPrecision,
  differences: readonly Difference[],
): (tally: Tally, metrics: readonly Metric[]) => BidLook {
  const { figure, relative } = asked;
  const found = (tally: Tally, metrics: readonly Metric[]) => {
    if (figure === '' || figure === 'fair') {
      return scenarios.map((_, k) => {
        const fair = fairBid(bidCurve(scoresOf(k, metrics, tally), ties, undefined, 'anytime'));
        if (!fair.interval.every(Number.isFinite))
          return { wanted: 1, halfWidth: Number.POSITIVE_INFINITY, reached: false };
        const wanted = relative ? asked.halfWidth * Math.abs(fair.bid) : asked.halfWidth;
        const half = halfWidth(fair.interval);
        return { wanted, halfWidth: half, reached: half <= wanted };
      });
    }
    const label = figure === 'winner.japan' ? 'japan' : undefined;
    const metric = label === undefined ? figure : 'winner';
    const names = differences.filter((d) => d.metric === metric && d.label === label).map((d) => ({ metric: d.name }));
    const alone = { metric: metricOf(0, metric), ...(label === undefined ? {} : { label }) };
    return (names.length > 0 ? names : [alone]).map((target) =>
      precisionReached(metrics, tally, { ...target, halfWidth: asked.halfWidth, relative }),
    );
  };
  return (tally, metrics) => {
    const worst = found(tally, metrics).reduce((a, b) => (b.halfWidth * a.wanted > a.halfWidth * b.wanted ? b : a));
    return { ...lookOf(worst), halfWidth: worst.halfWidth };
  };
}

function tiesNamed(text: string | undefined): TiePolicy {
  if (text === undefined) return 'allied';
  const known = TIE_POLICIES.find((t) => t === text);
  if (known) return known;
  const hint = nearest(text, TIE_POLICIES);
  throw new UsageError(
    `--ties ${quoted(text)} is not allowed${hint ? `; did you mean ${hint}?` : ';'} allowed: ${TIE_POLICIES.join(', ')}`,
  );
}
