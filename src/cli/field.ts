// Every seat of one side against every seat of the other: what `vitp tournament` and `vitp openings` play alike.

import type { Seat } from '../ai/seat.js';
import type { OpeningsScenario } from '../analysis/experiments/openings.js';
import { pairingMetric, type TournamentScenario } from '../analysis/experiments/tournament.js';
import { gameBoardNote } from '../analysis/game-board-note.js';
import { lookOf, metricsOf, play } from '../analysis/playing.js';
import { MOST_SEATS } from '../analysis/question/tournament.js';
import type { SeatNames } from '../analysis/results/tournament-result.js';
import { type AskedPrecision, MOST_GAMES, type Stopping, targetOf } from '../analysis/stopping.js';
import type { ResultParts } from '../answer/make-result.js';
import type { PrecisionNote } from '../answer/result.js';
import { SIDES, type Side } from '../board/index.js';
import type { Metric, Tally } from '../stats/experiment.js';
import { type PrecisionReached, precisionReached } from '../stats/intervals/precision.js';
import { quoted } from '../text/index.js';
import { UsageError } from '../text/usage-error.js';
import type { WatchedRun } from './run.js';
import { runFacts } from './stopping.js';

/** Seats that options name. */
export interface SeatLists {
  readonly japan?: string;
  readonly allied?: string;
}

/** The seats that are named on the command line, to be put over those of the scenario; `read` knows how they are named. */
export function seatsTyped(
  options: SeatLists,
  read: (side: Side, text: string) => Seat[],
): { readonly japan?: Seat[]; readonly allied?: Seat[] } {
  return Object.fromEntries(
    SIDES.flatMap((side) => {
      const text = options[side];
      return text === undefined ? [] : [[side, read(side, text)]];
    }),
  );
}

/**
 * The names in a list with commas.
 *
 * @param what they name, for the sentence
 * @throws UsageError when there are none or too many
 */
export function namesListed(option: string, text: string, what: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (!names.includes('') && names.length <= MOST_SEATS) return names;
  throw new UsageError(
    `${option} ${quoted(text)} is not allowed; allowed: 1 to ${MOST_SEATS} ${what} by name or file, with commas between them`,
  );
}

/** Who meets whom, and the dice. */
export interface FieldJob {
  readonly scenario: TournamentScenario | OpeningsScenario;
  readonly seed: string;
}

/** When it ends: the games that were named, those usual without a name, and whatever else was asked for. */
export interface FieldEnd {
  readonly games: number | undefined;
  readonly usual: number;
  readonly stopping: Stopping;
}

/** The figure whose precision is meant when none is named: what the seats are ranked by. */
const USUAL_FIGURE = 'poc.final';

/**
 * Plays all pairings; to a precision, until that figure of every pairing is as precise.
 *
 * @returns what the result is made from; `undefined` when not one game of every pairing was finished
 * @throws UsageError when the figure is not measured
 */
export async function playField(
  job: FieldJob,
  names: SeatNames,
  { games, usual, stopping }: FieldEnd,
  run: WatchedRun,
): Promise<ResultParts | undefined> {
  const { scenario, seed } = job;
  const worst = stopping.precision && worstPairing(job, names, stopping.precision, await metricsOf(job));
  const most = games ?? (worst ? MOST_GAMES : usual);
  const played = await play(job, most, stopping, run.conduct, worst && ((tally, all) => lookOf(worst(all, tally))));
  run.clear();
  if (played.games === 0) return undefined;
  const found = worst?.(played.metrics, played.tally);
  if (played.partial) run.partial(played.games, 'games of every pairing');
  const { kind, rules, rulings, japan, allied, data } = scenario;
  return {
    config: {
      ...{ kind, method: 'monte-carlo', rules, rulings, japan, allied, data },
      ...('blocks' in scenario ? { blocks: scenario.blocks } : {}),
    },
    seed,
    games: played.games,
    metrics: played.metrics,
    tally: played.tally,
    partial: played.partial,
    board: gameBoardNote(scenario),
    ...(found ? { precision: found.note } : {}),
    run: runFacts(played),
  };
}

/** The pairing that is known least well, for its precision. */
function worstPairing(
  { scenario }: FieldJob,
  names: SeatNames,
  asked: AskedPrecision,
  metrics: readonly Metric[],
): (metrics: readonly Metric[], tally: Tally) => PrecisionReached & { readonly note: PrecisionNote } {
  const first = pairingMetric(0, 0, '');
  const known = metrics.flatMap((m) =>
    m.name.startsWith(first) && !m.name.includes('.block.') ? [{ ...m, name: m.name.slice(first.length) }] : [],
  );
  const target = targetOf(asked, known, USUAL_FIGURE);
  const pairings = scenario.japan.flatMap((_, i) => scenario.allied.map((_seat, j) => [i, j] as const));
  return (all, tally) => {
    const reached = pairings.map(([i, j]) => ({
      ...precisionReached(all, tally, { ...target, metric: pairingMetric(i, j, target.metric) }),
      pairing: `${names.japan[i]} vs ${names.allied[j]}`,
    }));
    const least = reached.reduce((a, b) => (b.halfWidth * a.wanted > a.halfWidth * b.wanted ? b : a));
    const { estimate, interval, pairing, reached: isReached } = least;
    return {
      ...least,
      note: { ...target, method: 'confidence sequence', estimate, ci95: interval, pairing, reached: isReached },
    };
  };
}
