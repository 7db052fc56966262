// How V8 compiles what plays whole games. These settings hold for a whole process: the command makes them, the library never does.
import { setFlagsFromString } from 'node:v8';
import type { SimulationScenario } from '../analysis/experiments.js';
import { SIDES } from '../board/index.js';

/** The Node whose V8 was measured: later ones have a compiler more, and might not know these settings. */
const MEASURED = 'v20.';

/** For what is solved: only what has run for long is compiled, and by itself. */
const SOLVING = ['--interrupt-budget=1000000', '--no-turbo-inlining'];
/** As it is in that Node. */
const USUAL = ['--interrupt-budget=67584', '--turbo-inlining'];
let isSolving = false;

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
  if (isSolving) for (const flag of USUAL) setFlagsFromString(flag);
  isSolving = false;
  if (!process.version.startsWith(MEASURED) || scenario.kind === 'raid' || scenario.kind === 'battle') return;
  setFlagsFromString('--no-turbo-loop-peeling');
  if (scenario.kind !== 'game' || games > FEW || SIDES.some((side) => scenario.players[side].player === 'search'))
    return;
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
  setFlagsFromString('--interrupt-budget=250000');
}

/**
 * Sets the compiler to a fight that is solved, for as long as nothing is played. Its loops call little, and of a second in a fresh process
 * half went into machine code that was hardly run; a long solution takes as long as before. No answer changes.
 */
export function compileForSolving(): void {
  if (!process.version.startsWith(MEASURED)) return;
  for (const flag of SOLVING) setFlagsFromString(flag);
  isSolving = true;
}
