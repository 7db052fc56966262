// What a position at the end of a turn is worth: the POC with which the game is expected to end, from a weighted sum of what is
// seen on the board. It lets a rollout stop early: what comes later is mostly chance, the same for every candidate.
import { ALLIED, AREA_COUNT, CARRIER, HARBOR_COUNT, JAPAN, PORT_COUNT } from '../../board/index.js';
import { type Game, TRACK_END } from '../../game/index.js';
import { EVALUATION } from './evaluation-weights.js';

/** Sums kept for each side: airstrikes of carriers, gunnery, cruisers, damage points, air units, amphibious units. */
const FORCES = 6;
const AT_PORTS = 2 + 2 * FORCES;
const AT_FLAGS = AT_PORTS + 2 * PORT_COUNT;
const AT_HARBORS = AT_FLAGS + 2 * AREA_COUNT;
/** Number of features. */
export const FEATURES = AT_HARBORS + HARBOR_COUNT;

/**
 * Fills in what the evaluation looks at: 1, the POC track, the forces of each side on the map, the strength at each port,
 * flags, and harbors in Japan's hands.
 */
export function features(g: Game, into: Float64Array): void {
  const { tables } = g;
  into.fill(0);
  into[0] = 1;
  into[1] = g.poc;
  for (let side = JAPAN; side <= ALLIED; side++) {
    const at = 2 + side * FORCES;
    for (let p = tables.shipStart[side]!; p < tables.shipEnd[side]!; p++) {
      if (!g.isInHarbor(p)) continue;
      const damage = Math.min(g.damage[p]!, tables.armor[p]! + 1);
      const carrier = tables.kind[p] === CARRIER;
      // A carrier is its airstrike, weaker as it is damaged (7.61).
      const strength = carrier ? Math.max(0, tables.airstrike[p]! - damage) : Math.max(0, tables.gunnery[p]! - damage);
      into[at + (carrier ? 0 : 1)]! += strength;
      if (!carrier) into[at + 2]! += 1;
      into[at + 3]! += damage;
      const h = g.harborOf(p);
      if (h < PORT_COUNT) into[AT_PORTS + side * PORT_COUNT + h]! += strength;
    }
    for (let p = tables.airStart[side]!; p < tables.airEnd[side]!; p++) if (g.isInHarbor(p)) into[at + 4]! += 1;
    for (let p = tables.amphibiousStart[side]!; p < tables.amphibiousEnd[side]!; p++)
      if (g.isInHarbor(p)) into[at + 5]! += 1;
  }
  for (let a = 0; a < AREA_COUNT; a++) {
    const owner = g.areaControl[a]!;
    if (owner <= ALLIED) into[AT_FLAGS + owner * AREA_COUNT + a] = 1;
  }
  for (let h = 0; h < HARBOR_COUNT; h++) if (g.harborControl[h] === JAPAN) into[AT_HARBORS + h] = 1;
}

/**
 * The score to be expected of a track that would stand at `sum` give or take `spread`, if it had no ends (2.5): near an end, what goes
 * beyond it is lost, and so the mean lies further inside.
 */
export function onTrack(sum: number, spread: number): number {
  return spread * (softplus((sum + TRACK_END) / spread) - softplus((sum - TRACK_END) / spread)) - TRACK_END;
}

/** ln(1 + eˣ) without overflow. */
const softplus = (x: number): number => Math.max(0, x) + Math.log1p(Math.exp(-Math.abs(x)));

/** The weighted sum of features. */
export function weigh(weights: ArrayLike<number>, x: ArrayLike<number>): number {
  let sum = 0;
  for (let k = 0; k < FEATURES; k++) sum += weights[k]! * x[k]!;
  return sum;
}

const scratch = new Float64Array(FEATURES);

/**
 * The POC (Japan's minus the Allies') with which a game is expected to end that stands like this at the end of a turn; at
 * the end of the game, what the track shows.
 *
 * @example
 * evaluate(game); // 3.2: Japan is expected to win by three
 */
export function evaluate(g: Game): number {
  const left = Math.min(g.rules.turns - g.turn, EVALUATION.length);
  if (left <= 0) return g.poc;
  const { spread, weights } = EVALUATION[left - 1]!;
  features(g, scratch);
  return onTrack(weigh(weights, scratch), spread);
}
