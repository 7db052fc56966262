// The 32 house rules for a terminal.
import { wrap } from '../text/wrap.js';
import { HOUSE_RULES, TREATMENTS } from './rules.js';

/** Columns of a terminal. */
const WIDTH = 80;

/** A text behind its head, further lines below its beginning. */
const hanging = (head: string, text: string): string[] =>
  wrap(text, WIDTH - head.length).map((line, k) => `${k === 0 ? head : ' '.repeat(head.length)}${line}`);

/** All rules, with what is answered of each. */
export function ruleList(): string {
  const lines = HOUSE_RULES.flatMap(({ number, title, treatment, says, answers }) => [
    ...hanging(`  ${String(number).padStart(2)}  `, `${title}: ${says}`),
    ...hanging('      ', `${TREATMENTS[treatment]}: ${answers}`),
  ]);
  return `House rules:\n${lines.map((line) => `${line}\n`).join('')}`;
}
