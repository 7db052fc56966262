// Names of the figures of pairings: by the places of the seats in a tally, and by their names in a result. They are made and read here only.

import type { Side } from '../../board/index.js';
import type { Metric } from '../../stats/experiment.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';

/** Figures of whole games that are kept of every pairing, in the order of the tally. */
export const PAIRING_FIGURES = [GAME_FIGURES.winner.of(), GAME_FIGURES.score.of()] as const;

/** Names of the seats, in the order of the scenario; no two of a side alike. */
export interface SeatNames {
  readonly japan: readonly string[];
  readonly allied: readonly string[];
}

/** Two seats that meet. */
export const pairingTitle = (japan: string, allied: string): string => `${japan} vs ${allied}`;

/** Name in a result of a figure of two seats that meet. */
export const pairingName = (japan: string, allied: string, metric: string): string =>
  `${pairingTitle(japan, allied)}: ${metric}`;

/** Name of a metric of the pairing of two seats, by their numbers. */
export const pairingMetric = (japan: number, allied: number, metric: string): string => `${japan}-${allied}.${metric}`;

export type FieldFigure = 'poc' | 'wins';

/** Final POC, or games won, of one seat against the whole field: added up over its opponents, game by game. */
export const fieldMetric = (side: Side, seat: number, what: FieldFigure): string => `${side}.${seat}.${what}`;

/** Seat a minus seat b in the same figure, against the whole field or against one opponent. */
export const differenceMetric = (side: Side, a: number, b: number, what: FieldFigure, against?: number): string =>
  `${side}.${a}-${b}.${what}${against === undefined ? '' : `.against.${against}`}`;

/** What is added up by block: final POC above the least possible, and two for a game Japan won, one for a tie. */
export const BLOCK_FIGURES = ['points', 'wins'] as const;
export type BlockFigure = (typeof BLOCK_FIGURES)[number];

/** Bins of a block metric are sums, not numbers of games. */
export const blockMetric = (japan: number, allied: number, figure: BlockFigure): string =>
  pairingMetric(japan, allied, `block.${figure}`);

/** What every pairing measures, under the names that whole games have for it. */
export const figuresOfPairing = (metrics: readonly Metric[]): Metric[] =>
  PAIRING_FIGURES.map((name) => ({ ...metrics.find((m) => m.name === pairingMetric(0, 0, name))!, name }));
