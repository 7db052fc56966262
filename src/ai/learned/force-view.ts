// What networks see of a force at sea: the same for those of the learned players and for that which foretells fights.
import { FLAGS, STRENGTH, WORTH } from '../heuristic/estimate/force.js';

/** Numbers of a force: the entries of its strength (`force.ts`), flags, whether there is one, worth, amphibious units. */
export const FORCE_FEATURES = STRENGTH + 4;
/** Most flags that are told apart. */
const MAX_FLAGS = 4;

/** Fills in the numbers of the force that begins at `i`, with so many amphibious units, from `to` on. */
export function fillForce(sea: Int32Array, i: number, troops: number, x: Float64Array, to: number): void {
  for (let k = 0; k < STRENGTH; k++) x[to + k] = root(sea[i + k]!);
  const flags = sea[i + FLAGS]!;
  x[to + STRENGTH] = flags < MAX_FLAGS ? flags : MAX_FLAGS;
  x[to + STRENGTH + 1] = flags > 0 ? 1 : 0;
  x[to + STRENGTH + 2] = sea[i + WORTH]! * 0.01;
  x[to + STRENGTH + 3] = troops;
}

/** Sums of strength as roots, for what is twice as strong is not twice as much. */
export const root = (x: number): number => (x > 0 ? Math.sqrt(0.01 * x) : 0);
