// The 32 house rules for a terminal.
import { HOUSE_RULES, TREATMENTS } from './rules.js';

/** All rules, a line each. */
export function ruleList(): string {
  const lines = HOUSE_RULES.map(
    ({ number, title, treatment, says, answers }) =>
      `  ${String(number).padStart(2)}  ${title}: ${says}\n      ${TREATMENTS[treatment]}: ${answers}\n`,
  );
  return `House rules:\n${lines.join('')}`;
}
