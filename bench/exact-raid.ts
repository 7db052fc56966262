// The exact answer of the standard raid.
import { compileBoard, STANDARD_BOARD } from '../src/board/index.js';
import { exactRaid as solve } from '../src/raid/exact/exact-raid.js';
import { STANDARD_RAID } from '../src/raid/question/standard-raid.js';
import { digits } from './measure.js';
import type { Section } from './section.js';

/** Milliseconds for the exact raid: the best of some runs, and the first one of the process in a note. */
export const exactRaid: Section = async ({ quick, note }) => {
  const tables = compileBoard(STANDARD_BOARD);
  const times = Array.from({ length: quick ? 20 : 100 }, () => {
    const start = performance.now();
    solve(STANDARD_RAID, tables);
    return performance.now() - start;
  });
  note(`the first exact raid of the process took ${digits(times[0]!)} ms`);
  return { milliseconds: digits(Math.min(...times)) };
};
