// What becomes of a record: the sentence it is refused with, or none.

import { readRecord } from '../../src/records/record-read.js';
import { RecordProblem } from '../../src/records/record-script.js';
import { replay } from '../../src/records/replay.js';
import { formatProblem, ScenarioError } from '../../src/text/problem.js';

const HEAD = 'kind: record\nformat: 1\n';

/** The sentences a record is refused with, `file:line:column:` in front; none when it is lawful. The head is filled in. */
export function refusal(body: string): string {
  const text = body.startsWith('kind') ? body : HEAD + body;
  try {
    const { record, tables, rules, locate } = readRecord(text, 'game.yaml');
    try {
      replay(record, tables, rules);
      return '';
    } catch (error) {
      if (!(error instanceof RecordProblem)) throw error;
      return formatProblem(locate(error));
    }
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.message;
  }
}

/** The line that ends with `#!`, counted in the whole file. */
export function markedLine(body: string): number {
  const line = body.split('\n').findIndex((l) => l.endsWith('#!'));
  return line + 1 + (body.startsWith('kind') ? 0 : HEAD.split('\n').length - 1);
}
