// How V8 compiles what plays whole games. These settings hold for a whole process: the command makes them, the library never does,
// and what was said when the process was started stays.
import { setFlagsFromString } from 'node:v8';
import type { SimulationScenario } from '../analysis/experiments.js';
import { SIDES } from '../board/index.js';

/** How the V8 of a Node is told to compile; each is a list of its flags. */
interface Compiler {
  /** As it is in that Node, of all that is set here. */
  readonly usual: readonly string[];
  /** For games, however many. */
  readonly games: readonly string[];
  /** For many games: from there it pays to put more code into its callers. It takes some 0.3 s longer to make, and games a twentieth less time. */
  readonly many: readonly string[];
  /** For a few games. */
  readonly few: readonly string[];
  /** For a few games where one thread plays them all: for the first part of them, and from there on. */
  readonly early: readonly string[];
  readonly late: readonly string[];
  /** For a few games where several threads play them. */
  readonly inThreads: readonly string[];
  /** For fights that are solved. */
  readonly solving: readonly string[];
}

/** How much of a function, in bytes of its code, has run when it is compiled. */
const compiledAfter = (bytes: number): readonly string[] => [`--interrupt-budget=${bytes}`];

/**
 * By the Node whose V8 was measured: others might not know these settings. In 24 another compiler makes code before the optimising one; a
 * hundred games are over before it is worth to do so again.
 */
const COMPILERS: Readonly<Record<string, Compiler>> = {
  v20: {
    usual: [
      '--interrupt-budget=67584',
      '--turbo-inlining',
      '--turbo-loop-peeling',
      '--max-inlined-bytecode-size-cumulative=920',
    ],
    games: ['--no-turbo-loop-peeling'],
    many: ['--max-inlined-bytecode-size-cumulative=2000'],
    few: ['--max-inlined-bytecode-size-cumulative=300'],
    early: compiledAfter(75_000),
    late: compiledAfter(3_000_000),
    inThreads: compiledAfter(250_000),
    solving: [...compiledAfter(1_000_000), '--no-turbo-inlining'],
  },
  v22: {
    usual: [
      '--invocation-count-for-turbofan=3000',
      '--turbo-loop-peeling',
      '--max-inlined-bytecode-size-cumulative=920',
    ],
    games: [],
    many: [],
    few: ['--no-turbo-loop-peeling', '--max-inlined-bytecode-size-cumulative=150'],
    early: [],
    late: ['--invocation-count-for-turbofan=100000'],
    inThreads: [],
    solving: [],
  },
  v24: {
    usual: ['--invocation-count-for-turbofan=3000'],
    games: [],
    many: [],
    few: ['--invocation-count-for-turbofan=100000'],
    early: [],
    late: [],
    inThreads: [],
    solving: [],
  },
};
/** The compiler of this Node, if it was measured. */
const thisCompiler = (): Compiler | undefined => COMPILERS[process.version.replace(/\..*/, '')];

let isUsual = true;

/** Games up to which it is better to have machine code early than to have the fastest. */
const FEW = 2000;
/** The part of them in which code is made early, where one thread plays them all; fewer games than these are over before it pays. */
const EARLY = 0.1;
const FEWEST = 20;
/** Games that are many. */
const MANY = 20_000;

/** A flag without its value, and whether it is on. */
const nameOf = (flag: string): string => flag.replace(/^--(no-)?/, '').replace(/=.*/, '');

/** Sets flags, but for those that whoever started the process has set. */
function set(flags: readonly string[]): void {
  const own = process.execArgv.map((argument) => nameOf(argument.replaceAll('_', '-')));
  for (const flag of flags) if (!own.includes(nameOf(flag))) setFlagsFromString(flag);
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
  const compiler = thisCompiler();
  if (compiler === undefined) return null;
  if (!isUsual) set(compiler.usual);
  isUsual = true;
  if (scenario.kind === 'raid' || scenario.kind === 'battle') return null;
  isUsual = false;
  set(compiler.games);
  if (games >= MANY) set(compiler.many);
  if ((scenario.kind !== 'game' && scenario.kind !== 'position') || games > FEW) return null;
  if (SIDES.some((side) => scenario.players[side].player === 'search')) return null;
  set(compiler.few);
  if (!alone) {
    set(compiler.inThreads);
    return null;
  }
  let isEarly = games >= FEWEST;
  set(isEarly ? compiler.early : compiler.late);
  return (played) => {
    if (!isEarly || played < EARLY * games) return;
    isEarly = false;
    set(compiler.late);
  };
}

/**
 * Sets the compiler to a fight that is solved, for as long as nothing is played: only what has run for long is compiled, and by itself. Its
 * loops call little, and of a second in a fresh process half went into machine code that was hardly run; a long solution takes as long as
 * before. No answer changes.
 */
export function compileForSolving(): void {
  const compiler = thisCompiler();
  if (compiler === undefined) return;
  isUsual = false;
  set(compiler.solving);
}
