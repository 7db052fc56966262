// What the page shows of the committed reports about bids. The build of the page takes it out of the result files, so that nothing is copied by hand.

import type { BidAnswer } from '../../analysis/bid/bid.js';
import type { RuleSetBid } from '../../analysis/bid/rule-sets.js';
import type { SensitivityAnswer } from '../../analysis/sensitivity/answer-sensitivity.js';
import type { Side } from '../../board/index.js';
import type { BidPoint } from '../../stats/comparing/bid.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';

/** What is shown of a rule set. */
export type ShownRuleSet = Omit<RuleSetBid, 'curve' | 'controlled'> & { readonly curve: readonly CurvePoint[] };
export type CurvePoint = Omit<BidPoint, 'interval'>;

/** A rule set with its curve in short: how often Japan wins at each bid, from the least on in half points. */
type ShortRuleSet = Omit<ShownRuleSet, 'curve'> & { readonly least: number; readonly wins: readonly number[] };

/** Where figures come from. */
export interface Origin {
  readonly version: string;
  readonly games: number;
  readonly seed: string;
  /** Day on which the file was committed, such as `2026-11-22`; absent where that is not known. */
  readonly date?: string;
}

/** A value, another one in its place, and what that does to the final score. */
interface MovedScore {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  readonly difference: number;
  readonly ci95: readonly [number, number];
}

export interface ShippedBids {
  readonly origin: Origin;
  /** Names of the players: a doctrine is that of a heuristic one. */
  readonly players: Readonly<Record<Side, string>>;
  readonly caveat: string;
  /** Values of the board that are not read with certainty. */
  readonly uncertain: readonly string[];
  /** Half the width of the band around the curves. */
  readonly band: number;
  readonly ruleSets: readonly ShortRuleSet[];
  readonly moved: { readonly origin: Origin; readonly scores: readonly MovedScore[] };
}

/** Values that are shown of those that move the score. */
const MAX_MOVED = 12;

/** The files that the page is built from. */
export interface ReportFiles {
  readonly bid: BidAnswer;
  readonly sensitivity: SensitivityAnswer;
  readonly dates: { readonly bid?: string | undefined; readonly sensitivity?: string | undefined };
}

/**
 * Takes out of the reports what the page shows.
 *
 * @throws Error when the curves have no common band, or a player has no doctrine: then this page would show them wrongly.
 */
export function shippedBids({ bid, sensitivity, dates }: ReportFiles): ShippedBids {
  const [first] = bid.answers;
  const widest = first!.curve.reduce((most, { japan, band }) => Math.max(most, band[1] - japan), 0);
  const { players } = bid.config.scenarios[0] as { players: Record<Side, { player: string; doctrine?: string }> };
  const nameOf = (side: Side): string => {
    const { player, doctrine } = players[side];
    if (player !== 'heuristic') return player;
    if (doctrine === undefined) throw new Error(`the player of ${side} in the report about bids has no doctrine`);
    return doctrine;
  };
  const short = ({ curve, controlled: _, ...rest }: RuleSetBid): ShortRuleSet => {
    const other = curve.find(({ japan, band }) => Math.abs(Math.min(1, japan + widest) - band[1]) > 1e-9);
    if (other) throw new Error(`the curve of ${rest.rules.join()} has another band than the first`);
    return { ...rest, least: curve[0]!.bid, wins: curve.map(({ japan }) => japan) };
  };
  const moved = sensitivity.changes
    .filter(({ what }) => what !== 'weights')
    .map(({ path, from, to, figures }) => {
      const { difference, ci95 } = figures[GAME_FIGURES.score.of()]!;
      return { path, from, to, difference, ci95: [ci95[0], ci95[1]] as const };
    })
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, MAX_MOVED);
  return {
    origin: originOf(bid, dates.bid),
    players: { japan: nameOf('japan'), allied: nameOf('allied') },
    caveat: bid.caveat,
    uncertain: bid.board.uncertain,
    band: widest,
    ruleSets: bid.answers.map(short),
    moved: { origin: originOf(sensitivity, dates.sensitivity), scores: moved },
  };
}

const originOf = (
  { run, games, seed }: Pick<BidAnswer, 'run' | 'games' | 'seed'>,
  date: string | undefined,
): Origin => ({ version: run.version, games, seed, ...(date === undefined ? {} : { date }) });

/** A rule set with its curve as the library has it. */
export const unfold = ({ band }: Pick<ShippedBids, 'band'>, { least, wins, ...rest }: ShortRuleSet): ShownRuleSet => ({
  ...rest,
  curve: wins.map((japan, k) => ({
    bid: least + k / 2,
    japan,
    band: [Math.max(0, japan - band), Math.min(1, japan + band)],
  })),
});
