// From the tally of openings against replies to a result: every pairing, and the equilibrium with its errors, by score and by games won.

import { makeResult, type ResultParts } from '../../answer/make-result.js';
import type { Result } from '../../answer/result.js';
import { TRACK_END } from '../../game/index.js';
import {
  type CellComparison,
  type Estimated,
  type Exploited,
  type MatrixBlock,
  type MatrixStudy,
  MIN_BLOCKS,
  type StrategyStudy,
  studyMatrixGame,
} from '../../stats/contests/matrix-study.js';
import type { Metric, Tally } from '../../stats/experiment.js';
import { countsByName } from '../../stats/figure.js';
import { within } from '../../stats/intervals/interval.js';
import type { OpeningsScenario } from './openings-experiment.js';
import { type BlockFigure, blockMetric, type SeatNames } from './pairing-names.js';
import { pairings } from './tournament-result.js';

/** One opening in the equilibrium; see `StrategyStudy` in `stats/`. */
export interface OpeningStudy extends Omit<StrategyStudy, 'reply'> {
  readonly opening: string;
  /** The best reply to it. */
  readonly reply: string;
}

/** Two openings of a side against one of the other; see `CellComparison` in `stats/`. */
export interface OpeningComparison extends Omit<CellComparison, 'player' | 'first' | 'second' | 'against'> {
  readonly side: 'japan' | 'allied';
  readonly first: string;
  readonly second: string;
  readonly against: string;
}

/** The game that the matrix is, in one measure. */
export interface OpeningsStudy {
  readonly value: Estimated;
  readonly japan: readonly OpeningStudy[];
  readonly allied: readonly OpeningStudy[];
  readonly exploitability: { readonly japan: Exploited; readonly allied: Exploited };
  readonly comparisons: readonly OpeningComparison[];
}

/** The result of openings against replies. */
export interface OpeningsResult extends Result {
  readonly openings: {
    readonly names: SeatNames;
    /** Blocks of games, and resampled matrices: where the errors come from. */
    readonly blocks: number;
    readonly replicates: number;
    /**
     * By final POC, Japan's minus the Allies'; and by Japan's share of wins, a tie half a win. Not there when there were fewer games than
     * `MIN_STUDIED_GAMES` (10): then nothing but the matrix can be told.
     */
    readonly poc?: OpeningsStudy;
    readonly wins?: OpeningsStudy;
  };
}

/** Fewer games of every pairing than this say too little about an error. */
export const MIN_STUDIED_GAMES = MIN_BLOCKS;

export const isOpenings = (result: Result): result is OpeningsResult => 'openings' in result;

/**
 * Puts the result together. The resampling draws from the seed, so that the same games give the same bytes. Where there are fewer games than
 * blocks, each game is a block of its own.
 *
 * @param parts as for `makeResult`; metrics and tally are those of `openingsExperiment`, games from 0 on
 */
export function makeOpenings(
  parts: ResultParts,
  scenario: OpeningsScenario,
  names: SeatNames,
  replicates: number,
): OpeningsResult {
  const { metrics, tally, games, seed } = parts;
  const study = (figure: BlockFigure): OpeningsStudy => {
    const blocks = blocksOf(metrics, tally, games, scenario, figure);
    const found = studyMatrixGame(blocks, { seed: `${seed} openings ${figure}`, replicates });
    return named(figure === 'wins' ? withShare(found) : found, names);
  };
  const result = makeResult({ ...parts, ...pairings(metrics, tally, names) });
  const blocks = Math.min(scenario.blocks, games);
  if (blocks < MIN_BLOCKS) return { ...result, openings: { names, blocks, replicates: 0 } };
  return { ...result, openings: { names, blocks, replicates, poc: study('points'), wins: study('wins') } };
}

/** The value is a share, and its interval, widened for few blocks, does not reach beyond one. */
function withShare(study: MatrixStudy): MatrixStudy {
  const { ci95, ...rest } = study.value;
  return { ...study, value: { ...rest, ci95: within(ci95, 0, 1) } };
}

/** The sums of each block, in the units of the figure. */
function blocksOf(
  metrics: readonly Metric[],
  tally: Tally,
  games: number,
  { blocks, japan, allied }: OpeningsScenario,
  figure: BlockFigure,
): MatrixBlock[] {
  const part = countsByName(metrics, tally);
  return Array.from({ length: Math.min(blocks, games) }, (_, block) => {
    const own = Math.floor(games / blocks) + (block < games % blocks ? 1 : 0);
    const sums = japan.map((_, i) =>
      allied.map((_, j) => {
        const sum = part(blockMetric(i, j, figure)).counts[block]!;
        return figure === 'points' ? sum - TRACK_END * own : sum / 2;
      }),
    );
    return { games: own, sums };
  });
}

function named(study: MatrixStudy, { japan, allied }: SeatNames): OpeningsStudy {
  const list = (own: readonly string[], others: readonly string[], strategies: readonly StrategyStudy[]) =>
    strategies.map((s, k) => ({ ...s, opening: own[k]!, reply: others[s.reply]! }));
  return {
    value: study.value,
    japan: list(japan, allied, study.rows),
    allied: list(allied, japan, study.columns),
    exploitability: { japan: study.exploitability.rows, allied: study.exploitability.columns },
    comparisons: study.comparisons.map(({ player, first, second, against, ...rest }) => {
      const [own, others] = player === 'rows' ? [japan, allied] : [allied, japan];
      const side = player === 'rows' ? 'japan' : 'allied';
      return { side, first: own[first]!, second: own[second]!, against: others[against]!, ...rest };
    }),
  };
}
