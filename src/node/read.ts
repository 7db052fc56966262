// The readers of text with files to read from: what a scenario, a doctrine or a tuning names is looked for beside it.

import type { Doctrine } from '../ai/heuristic/doctrine/doctrine.js';
import { readDoctrine as doctrine } from '../ai/schema/read-doctrine.js';
import { seatFromText as seat } from '../ai/schema/read-seat.js';
import { type Sweep, readSweep as sweep } from '../analysis/sweep/read-sweep.js';
import type { OpeningsScenario } from '../analysis/tournament/openings-experiment.js';
import {
  readOpenings as openings,
  type TournamentRead,
  readTournament as tournament,
} from '../analysis/tournament/read-tournament.js';
import { type TuningRead, readTuning as tuning } from '../analysis/tuning/read-tuning.js';
import type { ReadOptions } from './read-scenario.js';
import { TEXT_FILES as files } from './text-file.js';

export { type ReadOptions, readScenario } from './read-scenario.js';

/**
 * Reads a tournament from YAML or JSON text; a result file is read too.
 *
 * @param text the content of the file
 * @param file the name shown in front of every mistake; doctrine files are looked for beside it
 * @param options what replaces values of the file: `rules`, `data`
 * @throws ScenarioError with every mistake, each with its line and column
 * @example
 * const { scenario } = readTournament('kind: tournament\njapan: [standard, random]\nallied: [standard]\n', 'cup.yaml');
 * const answer = await ask({ kind: 'tournament', scenario, games: 100 });
 */
export const readTournament = (
  text: string,
  file: string,
  options: ReadOptions<typeof tournament> = {},
): TournamentRead => tournament(text, file, { ...options, files });

/**
 * Reads a study of openings from YAML or JSON text, as {@link readTournament} does.
 *
 * @param file the name shown in front of every mistake; files of openings are looked for beside it
 * @throws ScenarioError with every mistake, each with its line and column
 * @example
 * const { scenario } = readOpenings('kind: openings\njapan: [standard]\nallied: [standard, random]\n', 'mine.yaml');
 * const answer = await ask({ kind: 'openings', scenario, games: 100 });
 */
export const readOpenings = (
  text: string,
  file: string,
  options: ReadOptions<typeof openings> = {},
): TournamentRead<OpeningsScenario> => openings(text, file, { ...options, files });

/**
 * Reads a tuning from YAML or JSON text; a result file is read too.
 *
 * @param file the name shown in front of every mistake; doctrine files are looked for beside it
 * @param options what replaces values of the file; `changes` are keys as the file would have them
 * @throws ScenarioError with every mistake, each with its line and column
 * @example
 * const { scenario } = readTuning('{kind: tune, side: japan, weights: [fear, focus]}', 'mine.yaml');
 * scenario.candidates; // 6
 */
export const readTuning = (text: string, file: string, options: ReadOptions<typeof tuning> = {}): TuningRead =>
  tuning(text, file, { ...options, files });

/**
 * Reads a sweep from YAML or JSON: a scenario of any kind with `sweep: {path: [values]}` and, if wanted, `metrics: [names]`.
 *
 * @param file the name shown in front of every mistake; files that the scenario names are looked for beside it
 * @param options `data`: board values over the file's own
 * @throws ScenarioError with every mistake, each with its line and column; of a path that is unknown with the nearest there is
 * @example
 * const sweep = readSweep('kind: game\nsweep: {players.japan.weights.fear: [0.1, 0.3]}', 'fear.yaml');
 * const answer = await ask({ kind: 'sweep', sweep, games: 100 });
 */
export const readSweep = (text: string, file: string, options: ReadOptions<typeof sweep> = {}): Sweep =>
  sweep(text, file, { ...options, files });

/**
 * Reads a doctrine from YAML or JSON text.
 *
 * @param file the name shown in front of every mistake; a doctrine that it extends is looked for beside it
 * @throws ScenarioError with every mistake, each with its line and column
 * @example
 * const bold = readDoctrine('{name: bold, side: japan, intent: No fear., weights: {fear: 0}}', 'bold.yaml');
 * bold.weights.attackChance; // that of the standard doctrine, which is extended where none is named
 */
export const readDoctrine = (text: string, file: string): Doctrine => doctrine(text, file, files);

/** The seat that a text names, such as `tuned+tko` or the path of a doctrine's file. */
export const seatFromText = (side: Parameters<typeof seat>[0], text: string) => seat(side, text, files);
