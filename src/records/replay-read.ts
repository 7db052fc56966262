// A record that was read, played: what is wrong with it is told at its place in the file.
import { ScenarioError } from '../text/problem.js';
import { allProblems } from './problems.js';
import type { RecordRead } from './record-read.js';
import { RecordProblem } from './record-script.js';
import { type Replay, type ReplayOptions, replay } from './replay.js';

/**
 * Plays a record that was read through the referee.
 *
 * @throws ScenarioError with every mistake of the first step that breaks a rule, each with line and column.
 * @example
 * replayRead(readRecord(text, 'game.yaml')).poc; // Japan's lead at the end
 */
export function replayRead({ record, tables, rules, locate }: RecordRead, options: ReplayOptions = {}): Replay {
  try {
    return replay(record, tables, rules, options);
  } catch (error) {
    if (!(error instanceof RecordProblem)) throw error;
    const { dice } = options;
    const { problems } = allProblems(record, (tried) => replay(tried, tables, rules, dice ? { dice } : {}));
    throw new ScenarioError((problems.length > 0 ? problems : [error]).map(locate));
  }
}
