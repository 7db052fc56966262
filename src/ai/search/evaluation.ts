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
 * @param version of the evaluation: 1 to 4. The second differs from the first after turn 1, the third from the second on later turns; the fourth differs everywhere, and by rule set.
 * @example
 * evaluate(game); // 3.2: Japan is expected to win by three
 */
export function evaluate(g: Game, version = 1): number {
  const left = g.rules.turns - g.turn;
  if (left <= 0) return g.poc;
  if (g.turn === 1) return afterOne(g, turnOneOf(g.rules, version));
  const { byTurnsLeft } = under(EVALUATIONS[version - 1]!, g.rules);
  const { spread, weights } = byTurnsLeft[Math.min(left, byTurnsLeft.length) - 1]!;
  features(g, scratch);
  return onTrack(weigh(weights, scratch), spread);
}

/** The evaluation after turn 1 under some rules. */
export const turnOneOf = (rules: RuleSet, version = 1): TurnOneEvaluation => under(TURN_ONE[version - 1]!, rules);

/** The first of some numbers that were fitted to one of the rules in force. */
export const under = <T extends { readonly rules: readonly string[] }>(all: readonly T[], { names }: RuleSet): T =>
  all.find(({ rules }) => rules.some((name) => names.includes(name)))!;

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
