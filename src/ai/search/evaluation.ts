// What a position at the end of a turn is worth: the POC with which the game is expected to end, from a weighted sum of what is
// seen on the board. After turn 1 it depends on the rules, and every ship counts by itself. It lets a rollout stop early: what comes later is
// mostly chance, the same for every candidate.
import { ALLIED, JAPAN, SUNK } from '../../board/index.js';
import { type Game, TRACK_END } from '../../game/index.js';
import type { RuleSet } from '../../rules/index.js';
import { exp, ln1p } from '../../stats/distributions/elementary.js';
import { EVALUATIONS, TURN_ONE, type TurnOneEvaluation } from './evaluation-weights.js';
import { damagedShare, FEATURES, features, TURN_ONE_FEATURES, turnOneFeatures } from './features.js';

/**
 * The score to be expected of a track that would stand at `sum` give or take `spread`, if it had no ends (2.5): near an end, what goes
 * beyond it is lost, and so the mean lies further inside.
 */
export function onTrack(sum: number, spread: number): number {
  return spread * (softplus((sum + TRACK_END) / spread) - softplus((sum - TRACK_END) / spread)) - TRACK_END;
}

/** ln(1 + eˣ) without overflow; the same bits on every machine, so that search plays alike on all of them. */
const softplus = (x: number): number => Math.max(0, x) + ln1p(exp(-Math.abs(x)));

/** The weighted sum of features, as many as there are weights. */
export function weigh(weights: ArrayLike<number>, x: ArrayLike<number>): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += weights[k]! * x[k]!;
  return sum;
}

const scratch = new Float64Array(FEATURES);
const afterTurnOne = new Float64Array(TURN_ONE_FEATURES);

/**
 * The POC (Japan's minus the Allies') with which a game is expected to end that stands like this at the end of a turn; at
 * the end of the game, what the track shows.
 *
 * @param version of the evaluation: 1, 2 or 3. The second differs from the first after turn 1, the third from the second on later turns.
 * @example
 * evaluate(game); // 3.2: Japan is expected to win by three
 */
export function evaluate(g: Game, version = 1): number {
  const evaluations = EVALUATIONS[version - 1]!;
  const left = Math.min(g.rules.turns - g.turn, evaluations.length);
  if (left <= 0) return g.poc;
  if (g.turn === 1) return afterOne(g, turnOneOf(g.rules, version));
  const { spread, weights } = evaluations[left - 1]!;
  features(g, scratch);
  return onTrack(weigh(weights, scratch), spread);
}

/** The evaluation after turn 1 under some rules: the first of its version, or of the last before it, that was fitted to one of them. */
export const turnOneOf = (rules: RuleSet, version = 1): TurnOneEvaluation =>
  TURN_ONE[Math.min(version, TURN_ONE.length) - 1]!.find((entry) =>
    entry.rules.some((name) => rules.names.includes(name)),
  )!;

/** The same, after turn 1. */
function afterOne(g: Game, { spread, weights, ships }: TurnOneEvaluation): number {
  turnOneFeatures(g, afterTurnOne);
  return onTrack(weigh(weights, afterTurnOne) + worthOfShips(g, ships), spread);
}

/** What the ships in harbors are worth, and those that are sunk, by their names: on another board they may stand in another order. */
function worthOfShips(g: Game, ships: TurnOneEvaluation['ships']): number {
  const { tables } = g;
  let sum = 0;
  for (let side = JAPAN; side <= ALLIED; side++) {
    for (let p = tables.shipStart[side]!; p < tables.shipEnd[side]!; p++) {
      const inHarbor = g.isInHarbor(p);
      if (!inHarbor && g.location[p] !== SUNK) continue;
      const worth = ships[tables.pieceNames[p]!];
      if (worth) sum += inHarbor ? worth[0] + worth[1] * damagedShare(g, p) : (worth[2] ?? 0);
    }
  }
  return sum;
}
