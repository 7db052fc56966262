// Advice about the decision of a position, as a part of an answer.
import { advise } from '../../ai/search/advise.js';
import { reviewSettings } from '../../ai/search/review.js';
import type { FastSeat } from '../../ai/seat.js';
import { SIDES } from '../../board/index.js';
import { DECISIONS, FOLLOW, PURSUIT } from '../../game/questions/decisions.js';
import { whoIsAsked } from '../../game/state/when-and-where.js';
import { type Plain, plainAnswer } from '../../records/record-plain.js';
import { stepName } from '../../records/record-script.js';
import type { Taken } from '../../records/taken.js';
import { othersTurn } from '../../simulate/others-turn.js';
import { type Progress, progressOf } from '../../simulate/progress.js';
import { twoSidedZ } from '../../stats/distributions/normal.js';
import { UsageError } from '../../text/usage-error.js';
import type { PositionScenario } from '../../whole-games/position-scenario.js';

/** How hard search looks for advice, and how many alternatives are told. */
export interface AdviceWish {
  /** Rollouts of the answers that stay in to the end of a comparison. Default: as search has by default. */
  readonly rollouts?: number | undefined;
  /** Default: 6. */
  readonly top?: number | undefined;
}

/** Another answer: pieces and places by number, as in every answer of a game. */
export interface AdvisedAlternative {
  readonly answer: readonly number[];
  /** POC of the final score that it costs the side, and the 95 % interval. */
  readonly cost: number;
  readonly ci95: readonly [number, number];
  /** True for what the player of that side would do without search. */
  readonly own: boolean;
}

/** What search would play next, and what the alternatives cost. */
export interface PositionAdvice {
  readonly side: (typeof SIDES)[number];
  readonly decision: string;
  /** Who plays the side, without search: `heuristic`, or a learned player. His answer is tried first. */
  readonly base: FastSeat['player'];
  readonly answer: readonly number[];
  /** The answer as a step of a record, where it can be written so. */
  readonly step: Readonly<Record<string, Plain>> | null;
  readonly own: boolean;
  /** False for the small decisions, such as targets: search leaves them to the player. */
  readonly searched: boolean;
  readonly alternatives: readonly AdvisedAlternative[];
  readonly rollouts: number;
  /** There when it was interrupted: how many alternatives have no cost yet. */
  readonly unmeasured?: number;
}

const DEFAULT_TOP = 6;
/** Milliseconds of rollouts after which others have their turn. */
const SLICE = 50;

/** What its progress counts. */
const ADVICE_ROLLOUTS = 'rollouts of the advice';

/** Said where there is no decision. */
export const NOTHING_TO_ADVISE = 'the game is over here: there is no decision to advise about';

/**
 * The advice for a position.
 *
 * @returns `undefined` when it was interrupted before search had chosen its answer.
 * @throws UsageError when the game is over.
 */
export async function positionAdvice(
  { game, log, asked }: Taken,
  { players }: Pick<PositionScenario, 'players'>,
  { rollouts, top = DEFAULT_TOP }: AdviceWish,
  seed: string,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress?: (progress: Progress) => void },
): Promise<PositionAdvice | undefined> {
  if (asked === null) throw new UsageError(NOTHING_TO_ADVISE);
  const { decision, side } = asked;
  const settings = reviewSettings({ rollouts });
  const begun = performance.now();
  let turned = begun;
  // The event loop turns now and then, so that Ctrl-C and the progress line work.
  const pause = async (done: number, most: number): Promise<boolean> => {
    const now = performance.now();
    if (done > 1 && now - turned < SLICE) return signal.aborted;
    onProgress?.({ ...progressOf(done, most, (now - begun) / 1000), what: ADVICE_ROLLOUTS });
    await othersTurn();
    turned = performance.now();
    return signal.aborted;
  };
  const found = await advise(game, log, decision, side, players[SIDES[side]!], { settings, seed, top, pause });
  if (!found) return undefined;
  const z = twoSidedZ(0.95);
  const who = whoIsAsked(decision, game);
  const chase = decision === PURSUIT || decision === FOLLOW;
  return {
    side: SIDES[side]!,
    decision: DECISIONS[decision]!,
    base: found.base,
    answer: found.answer,
    step: chase
      ? null
      : {
          [stepName(side, decision)]: plainAnswer(
            { decision, side, answer: found.answer, ...(who !== '' && { who }) },
            game.tables,
          ),
        },
    own: found.own,
    searched: found.searched,
    alternatives: found.alternatives.map(({ answer, cost, error, own }) => ({
      answer,
      cost,
      ci95: [cost - z * error, cost + z * error],
      own,
    })),
    rollouts: found.rollouts,
    ...(found.unmeasured === undefined ? {} : { unmeasured: found.unmeasured }),
  };
}
