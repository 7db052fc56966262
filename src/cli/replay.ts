// `vitp replay`: a record played through the referee.

import { RecordProblem } from '../players/record-script.js';
import { replay } from '../players/replay.js';
import { Narrator } from '../report/narrative.js';
import { leadText } from '../report/narrative-words.js';
import { ScenarioError } from '../scenario/problem.js';
import { readRecord } from '../scenario/record-read.js';
import { UsageError } from './errors.js';
import { readInput } from './files.js';
import { print, terminalWidth } from './output.js';

/** Lines longer than this are hard to read. */
const WIDTH = 100;

export interface ReplayCommandOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly dice?: string;
}

const SOURCES = ['record', 'seed'] as const;

/**
 * Plays a record and tells it; where it does not fit the rules, says so at the step.
 *
 * @throws UsageError, ScenarioError; each a sentence.
 */
export async function replayCommand(file: string, options: ReplayCommandOptions): Promise<void> {
  const dice = options.dice === undefined ? undefined : SOURCES.find((source) => source === options.dice);
  if (options.dice !== undefined && dice === undefined) {
    throw new UsageError(`--dice ${JSON.stringify(options.dice)} is not allowed; allowed: ${SOURCES.join(' or ')}`);
  }
  const input = await readInput(file);
  const { record, tables, rules, locate } = readRecord(input.text, input.name);
  const narrator = new Narrator({ width: Math.min(terminalWidth(), WIDTH) });
  try {
    const { game, hash, poc, steps } = replay(record, tables, rules, {
      ...(options.json || options.quiet ? {} : { listener: narrator }),
      ...(dice ? { dice } : {}),
    });
    if (options.json) {
      const { canonicalJson } = await import('../report/json.js');
      await print(canonicalJson({ kind: 'replay', file: input.name, steps, turn: game.turn, poc, hash }));
      return;
    }
    const told = options.quiet ? [] : [...narrator.finish(), ''];
    const end = record.end === null ? '' : ', as the record says';
    const summary = `${steps} decisions, all lawful. Turn ${game.turn}: ${leadText(poc)} State ${hash}${end}.`;
    await print(`${[...told, summary].join('\n')}\n`);
  } catch (error) {
    if (!(error instanceof RecordProblem)) throw error;
    throw new ScenarioError([locate(error)]);
  }
}
