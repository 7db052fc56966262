// How V8 compiles what plays whole games. These settings hold for a whole process: the command makes them, the library never does,
// and what was said when the process was started stays.
import { setFlagsFromString } from 'node:v8';
import type { SimulationScenario } from '../analysis/experiments.js';
import { SIDES } from '../board/index.js';

/** The Node whose V8 was measured: later ones have a compiler more, and might not know these settings. */
const MEASURED = 'v20.';

/** As it is in that Node, of all that is set here. */
const USUAL = [
  '--interrupt-budget=67584',
  '--turbo-inlining',
  '--turbo-loop-peeling',
  '--max-inlined-bytecode-size-cumulative=920',
];
let isUsual = true;

/** Games up to which it is better to have machine code early than to have the fastest. */
const FEW = 2000;
/** The part of them in which code is made early, where one thread plays them all; fewer games than these are over before it pays. */
const EARLY = 0.1;
const FEWEST = 20;
/** Games from which it pays to put more code into its callers: it takes some 0.3 s longer to make, and games a twentieth less time. */
const MANY = 20_000;

/** A flag without its value, and whether it is on. */
const nameOf = (flag: string): string => flag.replace(/^--(no-)?/, '').replace(/=.*/, '');

/** Sets a flag, unless whoever started the process has set it. */
function set(flag: string): void {
  const own = process.execArgv.map((argument) => nameOf(argument.replaceAll('_', '-')));
  if (!own.includes(nameOf(flag))) setFlagsFromString(flag);
}

/**
 * Sets the compiler to what is played. In a fresh process most of the first hundred games goes into making machine code. Without a
 * first round of each loop that is compiled by itself there is less of it, and games are no slower (the raid's and the battle's kernels
 * are); for a few games, less code is put into its callers too, and only what has run for longer is compiled; for many, more. In one thread, most of it is
 * compiled in the first tenth of them: what is not often run until then is not worth it. No answer changes.
 *
 * @param games that are to be played.
 * @param alone true when this thread plays them all: each thread makes its own machine code.
 * @returns what is to be called with the number of games played so far; `null` for nothing.
 */
export function compileFor(
  scenario: SimulationScenario,
  games: number,
  alone: boolean,
): ((played: number) => void) | null {
  if (!isUsual) for (const flag of USUAL) set(flag);
  isUsual = true;
  if (!process.version.startsWith(MEASURED) || scenario.kind === 'raid' || scenario.kind === 'battle') return null;
  isUsual = false;
  set('--no-turbo-loop-peeling');
  if (games >= MANY) set('--max-inlined-bytecode-size-cumulative=2000');
  if ((scenario.kind !== 'game' && scenario.kind !== 'position') || games > FEW) return null;
  if (SIDES.some((side) => scenario.players[side].player === 'search')) return null;
  set('--max-inlined-bytecode-size-cumulative=300');
  if (!alone) {
    compileAfter(250_000);
    return null;
  }
  let isEarly = games >= FEWEST;
  compileAfter(isEarly ? 75_000 : 3_000_000);
  return (played) => {
    if (!isEarly || played < EARLY * games) return;
    isEarly = false;
    compileAfter(3_000_000);
  };
}

/** How much of a function, in bytes of its code, has run when it is compiled. */
const compileAfter = (bytes: number): void => set(`--interrupt-budget=${bytes}`);

/**
 * Sets the compiler to a fight that is solved, for as long as nothing is played: only what has run for long is compiled, and by itself. Its
 * loops call little, and of a second in a fresh process half went into machine code that was hardly run; a long solution takes as long as
 * before. No answer changes.
 */
export function compileForSolving(): void {
  if (!process.version.startsWith(MEASURED)) return;
  isUsual = false;
  compileAfter(1_000_000);
  set('--no-turbo-inlining');
}
