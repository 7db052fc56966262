// The process in which mutants meet the tests. Started by `mutate.ts` on the compiled copy; one line of JSON for each result.
//   node runner.js JOB.json     {testFiles, ids, first} : ids in force one after the other
//   node runner.js JOB.json ID  a mutant of code that runs when its module is loaded
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { collect, collected, type DeclaredTest, runTest } from './harness.js';
import { countTicks, note, ticksSoFar, turnOn } from './switch.js';

/** What the runner is to do. */
export interface Job {
  /** Compiled test files, with the name of the chapter that each is about. */
  readonly testFiles: readonly { readonly path: string; readonly chapter: string }[];
  readonly ids: readonly { readonly id: number; readonly chapter: string }[];
}

/** A line of the runner's output. */
export type Line =
  | {
      readonly kind: 'ready';
      readonly tests: number;
      readonly failing: readonly string[];
    }
  | { readonly kind: 'begun'; readonly id: number }
  | { readonly kind: 'done'; readonly id: number; readonly killedBy: string | null; readonly reachedBy: number }
  | { readonly kind: 'end'; readonly failing: readonly string[] };

/** Loops may turn this much more often than without a mutant, in times and beyond. */
const TICK_FACTOR = 20;
const TICK_ALLOWANCE = 100_000;

interface Known {
  readonly test: DeclaredTest;
  readonly reached: ReadonlySet<number>;
  readonly ticks: number;
  readonly milliseconds: number;
}

const say = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`);

const job = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Job;
if (process.argv[3] === undefined) await allOf(job);
else await atLoad(job, Number(process.argv[3]));

async function loadTests(): Promise<void> {
  for (const { path, chapter } of job.testFiles) await collect(chapter, () => import(pathToFileURL(path).href));
}

async function allOf({ ids }: Job): Promise<void> {
  await loadTests();
  const { known, failing } = await baseline();
  say({ kind: 'ready', tests: known.length, failing });
  for (const { id, chapter } of ids) {
    say({ kind: 'begun', id });
    const reach = known.filter(({ reached }) => reached.has(id));
    const own = ({ test }: Known) => (test.file === chapter ? 0 : 1);
    reach.sort((a, b) => own(a) - own(b) || a.milliseconds - b.milliseconds);
    turnOn(id);
    let killedBy: string | null = null;
    for (const { test, ticks } of reach) {
      countTicks(ticks * TICK_FACTOR + TICK_ALLOWANCE);
      if ((await runTest(test)) !== null) {
        killedBy = `${test.file}: ${test.name}`;
        break;
      }
    }
    turnOn(-1);
    say({ kind: 'done', id, killedBy, reachedBy: reach.length });
  }
  // Mutants must not have left anything behind.
  say({ kind: 'end', failing: (await baseline()).failing });
}

/** Runs every test without a mutant: which pass, what they reach, how long they take. */
async function baseline(): Promise<{ known: Known[]; failing: string[] }> {
  const known: Known[] = [];
  const failing: string[] = [];
  for (const test of collected()) {
    const reached = new Set<number>();
    note(reached);
    countTicks(Number.POSITIVE_INFINITY);
    const start = performance.now();
    const failure = await runTest(test);
    if (failure === null) known.push({ test, reached, ticks: ticksSoFar(), milliseconds: performance.now() - start });
    else failing.push(`${test.file}: ${test.name}: ${(failure as Error).message?.split('\n')[0]}`);
  }
  note(null);
  return { known, failing };
}

async function atLoad(_job: Job, id: number): Promise<void> {
  turnOn(id);
  let killedBy: string | null = null;
  try {
    countTicks(TICK_ALLOWANCE * 1000);
    await loadTests();
    for (const test of collected()) {
      countTicks(TICK_ALLOWANCE * 100);
      if ((await runTest(test)) === null) continue;
      killedBy = `${test.file}: ${test.name}`;
      break;
    }
  } catch {
    killedBy = 'it does not load';
  }
  say({ kind: 'done', id, killedBy, reachedBy: collected().length });
}
