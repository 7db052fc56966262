// Records told as narratives, on lines of any length.
import { compileBoard, STANDARD_BOARD } from '../../../src/board/index.js';
import { readRecord } from '../../../src/records/record-read.js';
import { replay } from '../../../src/records/replay.js';
import { Narrator } from '../../../src/report/narrative/narrative.js';

export const tables = compileBoard(STANDARD_BOARD);

/** A record told; the head is filled in. */
export function tell(body: string): string {
  const { record, tables: t, rules } = readRecord(`kind: record\nformat: 1\n${body}`, 'tell.yaml');
  const narrator = new Narrator({ width: Number.POSITIVE_INFINITY });
  replay(record, t, rules, { listener: narrator });
  return narrator.finish().join('\n');
}

/** A position on turn 5, and steps. */
export const fight = (position: string, steps: string) =>
  tell(`begin: combat\nuntil: steps\nposition:\n  turn: 5\n${position}steps:\n${steps}`);
