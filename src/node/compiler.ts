// How V8 compiles what plays whole games. These settings hold for a whole process: the command makes them, the library never does.
import { setFlagsFromString } from 'node:v8';
import type { SimulationScenario } from '../analysis/experiments.js';
import { SIDES } from '../board/index.js';

/** The Node whose V8 was measured: later ones have a compiler more, and might not know these settings. */
const MEASURED = 'v20.';

/** Games up to which it is better to have machine code early than to have the fastest. */
const FEW = 2000;

/**
 * Sets the compiler to what is played. In a fresh process most of the first hundred games goes into making machine code. Without a
 * first round of each loop that is compiled by itself there is less of it, and games are no slower (the raid's and the battle's kernels
 * are); for a few games, less code is put into its callers too, and only what has run for longer is compiled. No answer changes.
 *
 * @param games that are to be played.
 */
export function compileFor(scenario: SimulationScenario, games: number): void {
  if (!process.version.startsWith(MEASURED) || scenario.kind === 'raid' || scenario.kind === 'battle') return;
  setFlagsFromString('--no-turbo-loop-peeling');
  if (scenario.kind !== 'game' || games > FEW || SIDES.some((side) => scenario.players[side].player === 'search'))
    return;
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
  setFlagsFromString('--interrupt-budget=250000');
}
