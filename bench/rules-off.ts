// Do rules that are off cost anything? The engine beside a build of it without the optional rules, on the same games.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { studentHalf } from '../src/stats/intervals/mean-interval.js';
import { digits } from './measure.js';
import type { Section } from './section.js';

const WHOLE = new URL('../bench-whole/engine.js', import.meta.url);
/** The same build once more, as a module of its own: what two of a kind differ by is noise. */
const AGAIN = new URL('?again', WHOLE);
const FOLDED = new URL('../bench-folded/engine.js', import.meta.url);
const CHILD = fileURLToPath(new URL('./rules-off-child.js', import.meta.url));

/** Microseconds and checksums of two builds. */
interface Measured {
  readonly times: readonly [number, number];
  readonly checksums: readonly [string, string];
}

/**
 * `ratio`: games a second of the whole engine over those of the folded one, 1 when rules that are off cost nothing; `noise`: of
 * the whole engine over itself. Each process compiles both anew, so that the errors hold the luck of the compiler too.
 */
export const rulesOff: Section = async ({ quick, note }) => {
  const [processes, rounds, games] = quick ? [2, 2, 20] : [12, 20, 100];
  const against = (other: URL) =>
    Array.from({ length: processes }, (_, k) => {
      const pair = k % 2 === 0 ? [WHOLE, other] : [other, WHOLE];
      const run = [CHILD, ...pair.map(({ href }) => href), String(rounds), String(games)];
      const { times, checksums } = JSON.parse(execFileSync(process.execPath, run).toString()) as Measured;
      return { log: Math.log(times[1] / times[0]) * (k % 2 === 0 ? 1 : -1), checksums };
    });
  const folded = against(FOLDED);
  const again = against(AGAIN);
  const checksums = new Set([...folded, ...again].flatMap((run) => run.checksums));
  const size = (url: URL) => digits(statSync(url).size / 1024, 3);
  note(`the whole engine has ${size(WHOLE)} KiB, without optional rules ${size(FOLDED)} KiB`);
  note(`${processes} processes of ${rounds * games} games each way, by processor time; the interval is Student's`);
  return {
    ...interval('ratio', folded),
    ...interval('noise', again),
    checksumsEqual: checksums.size === 1,
    checksum: [...checksums][0],
  };
};

/** The geometric mean of ratios and its 95 % interval. */
function interval(name: string, runs: readonly { readonly log: number }[]) {
  const mean = runs.reduce((sum, { log }) => sum + log, 0) / runs.length;
  const variance = runs.reduce((sum, { log }) => sum + (log - mean) ** 2, 0) / (runs.length - 1);
  const half = studentHalf(runs.length, variance, 0.95);
  const ratio = (log: number) => digits(Math.exp(log));
  return { [name]: ratio(mean), [`${name}Ci95`]: [ratio(mean - half), ratio(mean + half)] };
}
