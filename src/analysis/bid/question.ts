// What is asked about bids, and how a result asks again.

import type { ScenarioOptions } from '../../rules/scenario-options.js';
import { TIE_POLICIES, type TiePolicy } from '../../stats/comparing/bid.js';
import { figureName } from '../../stats/figure.js';
import { quoted } from '../../text/index.js';
import { allowedInstead } from '../../text/nearest.js';
import { oneOf } from '../../text/one-of.js';
import { SettingError, UsageError } from '../../text/usage-error.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { MAX_COMPARED } from '../compare/comparison-names.js';
import { type AnswerRead, againOf, gameIn } from '../question/again.js';
import { type AskedPrecision, checkAskedPrecision, type Stopping } from '../stopping.js';

/** What is a fair bid, and what is each rule set worth? */
export interface BidQuestion {
  readonly kind: 'bid';
  /** One for each rule set; the bid curve is that of the first, with which all others are compared. */
  readonly scenarios: readonly GameScenario[];
  /** What a tie counts as; default `allied`. */
  readonly ties?: TiePolicy;
  /** Default `pacific`. */
  readonly seed?: string | undefined;
  /** Games for each rule set; default 10,000, or as many as a precision needs. */
  readonly games?: number | undefined;
  /** When it ends; the figure of a precision is `fair` (default), `poc.final` or `winner.japan`. */
  readonly stopping?: Stopping;
  /** Takes the luck of the dice out of the fair bid; default false. Not with a precision, nor with ties played again. */
  readonly controlVariate?: boolean;
}

/** The name of the share of games that Japan wins. */
export const JAPAN_WINS = figureName(GAME_FIGURES.winner.of(), 'japan');
const FIGURES = ['fair', GAME_FIGURES.score.of(), JAPAN_WINS];

/**
 * Looks at a question before anything is played.
 *
 * @throws UsageError with what is allowed
 */
export function checkBid({ scenarios, ties, stopping, controlVariate }: BidQuestion): void {
  if (scenarios.length < 1) throw new UsageError('a bid needs a rule set');
  if (scenarios.length > MAX_COMPARED) {
    throw new UsageError(
      `${scenarios.length} rule sets are too many to be played side by side; allowed: ${MAX_COMPARED}`,
    );
  }
  const precision = stopping?.precision;
  if (precision) checkAskedPrecision(precision);
  if (precision && precision.figure !== '' && !FIGURES.includes(precision.figure)) {
    throw new SettingError(
      `precision: ${quoted(precision.figure)} is not measured here${allowedInstead(precision.figure, FIGURES)}`,
    );
  }
  if (controlVariate && (precision || ties === 'replay')) {
    const other = precision ? 'a precision' : 'ties that are played again';
    throw new UsageError(
      `the control variate and ${other} do not go together: its interval is right for a fixed number of games that all count; allowed: a number of games, and ties that count for the Allies or half`,
    );
  }
}

/**
 * Reads what a tie counts as.
 *
 * @throws UsageError with what is allowed
 */
export function tiesNamed(text: string): TiePolicy {
  return oneOf('ties', text, TIE_POLICIES, SettingError);
}

/**
 * The question that the result of a bid answers; `undefined` for anything else.
 *
 * @param value the result, as read from JSON
 * @param file its name, for sentences about mistakes
 * @param readings every rule set is read once with each of these; default: once, as it stands
 * @throws ScenarioError, UsageError
 */
export function rerunBid(
  value: AnswerRead,
  file: string,
  readings: readonly ScenarioOptions[] = [{}],
): BidQuestion | undefined {
  const again = againOf(value, 'bid');
  if (!again || !Array.isArray(again.config.scenarios)) return undefined;
  const { config, ...played } = again;
  const precision = value?.precision as AskedPrecision | null | undefined;
  return {
    kind: 'bid',
    scenarios: again.config.scenarios.flatMap((one, k) =>
      readings.map((options) => gameIn(one, `${file} (rule set ${k + 1})`, options)),
    ),
    ties: tiesNamed(String(config.ties)),
    ...played,
    ...(precision ? { stopping: { precision: asked(precision) } } : {}),
    ...(config.controlVariate === true ? { controlVariate: true } : {}),
  };
}

const asked = ({ figure, halfWidth, relative }: AskedPrecision): AskedPrecision => ({ figure, halfWidth, relative });
