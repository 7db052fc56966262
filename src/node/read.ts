// The readers of text with files to read from: what a scenario, a doctrine or a tuning names is looked for beside it.
import { readDoctrine as doctrine } from '../ai/schema/read-doctrine.js';
import { seatFromText as seat } from '../ai/schema/read-seat.js';
import { readSweep as sweep } from '../analysis/sweep/read-sweep.js';
import { readOpenings as openings, readTournament as tournament } from '../analysis/tournament/read-tournament.js';
import { readTuning as tuning } from '../analysis/tuning/read-tuning.js';
import type { ReadOptions } from './read-scenario.js';
import { TEXT_FILES as files } from './text-file.js';

export { type ReadOptions, readScenario } from './read-scenario.js';

/** See {@link tournament}. */
export const readTournament = (text: string, file: string, options: ReadOptions<typeof tournament> = {}) =>
  tournament(text, file, { ...options, files });

/** See {@link openings}. */
export const readOpenings = (text: string, file: string, options: ReadOptions<typeof openings> = {}) =>
  openings(text, file, { ...options, files });

/** See {@link tuning}. */
export const readTuning = (text: string, file: string, options: ReadOptions<typeof tuning> = {}) =>
  tuning(text, file, { ...options, files });

/** See {@link sweep}. */
export const readSweep = (text: string, file: string, options: ReadOptions<typeof sweep> = {}) =>
  sweep(text, file, { ...options, files });

/** See {@link doctrine}. */
export const readDoctrine = (text: string, file: string) => doctrine(text, file, files);

/** See {@link seat}. */
export const seatFromText = (side: Parameters<typeof seat>[0], text: string) => seat(side, text, files);
