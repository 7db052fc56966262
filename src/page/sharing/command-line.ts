// The command line that asks the same question: the scenario goes in by standard input, so that no file is needed.

import { isExact, type Result } from '../../answer/result.js';
import { shellWord } from '../../text/index.js';

/** `echo '{…}' | npx vitp raid - --seed …` */
export function commandFor(written: Readonly<Record<string, unknown>>, result: Result): string {
  const options = [...howItEnded(result), '--seed', result.seed].map(shellWord).join(' ');
  // Standard raids need no scenario.
  if (Object.keys(written).length === 1) return `npx vitp ${result.kind} ${options}`;
  return `echo ${shellWord(JSON.stringify(written))} | npx vitp ${result.kind} - ${options}`;
}

function howItEnded(result: Result): readonly string[] {
  if (isExact(result)) return ['--method', 'exact'];
  const { precision, games } = result;
  if (!precision || result.partial) return ['--games', String(games)];
  const { metric, label, halfWidth, relative } = precision;
  const width = relative ? `${100 * halfWidth}%` : String(halfWidth);
  return ['--precision', `${label === undefined ? metric : `${metric}.${label}`}=${width}`];
}
