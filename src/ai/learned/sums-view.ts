// What a network of sums sees of each sea area: both forces as sums over their ships, so that one ship more adds its row; then reserves, worths, control and
// harbors, as the other learned players see them. No fight is estimated.
import type { Game } from '../../game/index.js';
import { flagOf } from '../heuristic/estimate/fight-chance.js';
import { FLAGS, rowOf, STAY, WORTH } from '../heuristic/estimate/force.js';
import { seaAt } from '../heuristic/turn-memory.js';
import { type AreaView, fillReserve } from './area-view.js';

/** Day, night, staying power and so on, worth, and flags (`force.ts`); then whether there is a flag, and whether there is a force. */
export const SUM_FLAG = FLAGS + 1;
export const SUM_FORCE = FLAGS + 2;
/** Numbers of a force. */
const SUM_FORCES = FLAGS + 3;
/** Reserves of both, worths, control, harbors. */
const SUM_RESERVES = 2 * SUM_FORCES;
const SUM_WORTHS = SUM_RESERVES + 8;
const SUM_CONTROL = SUM_WORTHS + 2;
const SUM_HARBORS = SUM_CONTROL + 2;
/** Numbers of an area in that list. */
export const SUM_FEATURES = SUM_HARBORS + 4;
/** With the air units that are to be placed, own ones first, where either side may place them; and whether it may. Networks for air units see these too. */
export const OWN_AIR_LEFT = SUM_FEATURES;
export const ENEMY_AIR_LEFT = SUM_FEATURES + 1;
export const AIR_SUM_FEATURES = SUM_FEATURES + 4;

/** Fills in all numbers of an area. */
export function fillSums({ player: m, harbors }: AreaView, g: Game, a: number, x: Float64Array): void {
  const { sea, reserve, hold, deny } = m.turn;
  const i = seaAt(m.side, a);
  const j = seaAt(m.enemy, a);
  fillSum(sea, i, x, 0);
  fillSum(sea, j, x, SUM_FORCES);
  fillReserve(reserve, i, x, SUM_RESERVES);
  fillReserve(reserve, j, x, SUM_RESERVES + 4);
  x[SUM_WORTHS] = hold[a]! * 0.01;
  x[SUM_WORTHS + 1] = deny[a]! * 0.01;
  const control = flagOf(m, g, a);
  x[SUM_CONTROL] = control === 1 ? 1 : 0;
  x[SUM_CONTROL + 1] = control === -1 ? 1 : 0;
  for (let k = 0; k < 4; k++) x[SUM_HARBORS + k] = harbors[a * 4 + k]!;
}

/** Fills in what a ship of which a part (permille) arrives adds to the sums of its side, the first {@link FLAGS} + 1 numbers: its worth is at stake as a whole. */
export function fillShip(
  { player: m }: AreaView,
  g: Game,
  p: number,
  patrol: boolean,
  share: number,
  x: Float64Array,
): void {
  const row = rowOf(g, p);
  for (let k = 0; k < WORTH; k++) x[k] = share * 0.001 * m.rows[row + k]! * 0.01;
  x[WORTH] = m.values.worth[p]! * 0.01;
  x[FLAGS] = patrol ? 1 : 0;
}

/** True where there is an own force. */
export const isHeld = ({ player: m }: AreaView, a: number): boolean => m.turn.sea[seaAt(m.side, a) + STAY]! > 0;

/** True where an own force is left without a ship. */
export const isHeldWithout = ({ player: m }: AreaView, g: Game, a: number, p: number): boolean =>
  m.turn.sea[seaAt(m.side, a) + STAY]! > m.rows[rowOf(g, p) + STAY]!;

/** Own flags in an area. */
export const ownFlags = ({ player: m }: AreaView, a: number): number => m.turn.sea[seaAt(m.side, a) + FLAGS]!;

function fillSum(sea: Int32Array, i: number, x: Float64Array, to: number): void {
  for (let k = 0; k <= WORTH; k++) x[to + k] = sea[i + k]! * 0.01;
  x[to + FLAGS] = sea[i + FLAGS]!;
  x[to + SUM_FLAG] = sea[i + FLAGS]! > 0 ? 1 : 0;
  x[to + SUM_FORCE] = sea[i + STAY]! > 0 ? 1 : 0;
}
