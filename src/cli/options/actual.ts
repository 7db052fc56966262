// `--actual "2 battleships, 1 cruiser"`: what really came out of a raid at somebody's table.

import { greatest, standingOf } from '../../analysis/actual.js';
import { metricName } from '../../answer/metric-names.js';
import type { Result } from '../../answer/result.js';
import { RAID_FIGURES } from '../../raid/raid-figures.js';
import { raidStanding } from '../../report/actual.js';
import { quoted } from '../../text/index.js';
import { keyboardText } from '../../text/plain.js';
import { UsageError } from '../../text/usage-error.js';

/** A count that was really seen, as the metric it belongs to. */
export interface Actual {
  readonly metric: string;
  readonly value: number;
  /** As the player wrote it, made complete: `2 battleships afloat`. */
  readonly words: string;
}

const STATES = ['afloat', 'undamaged', 'damaged', 'crippled', 'bottomed', 'sunk'];
const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const PART = /^(\d+|[a-z]+)\s*(battleships?|bbs?|cruisers?|cas?|cls?)(?:\s+(?:are\s+|were\s+|left\s+)?([a-z]+))?$/i;

const ALLOWED = `such as "2 battleships, 1 cruiser" or "2 BB, 1 CA"; a count is of ships afloat unless one of ${STATES.slice(1).join(', ')} follows`;

/**
 * Reads what really happened: counts of battleships and cruisers afloat, or in another state.
 *
 * @throws UsageError with what is allowed.
 * @example
 * parseActual('2 battleships, 1 cruiser sunk');
 * // [{ metric: 'battleships.afloat', value: 2, … }, { metric: 'cruisers.sunk', value: 1, … }]
 */
export function parseActual(text: string): Actual[] {
  const parts = keyboardText(text)
    // "3BB 1CA": a number begins the next count.
    .replaceAll(/(?<=[a-z])\s+(?=\d)/gi, ', ')
    .split(/[,;]/)
    .flatMap(joinedCounts);
  if (parts.length === 0) throw new UsageError(`--actual: ${quoted(text)} cannot be read; allowed: counts ${ALLOWED}`);
  const found = parts.map(({ part, state: stated }): Actual => {
    const match = PART.exec(part);
    const value = match ? countOf(match[1]!) : -1;
    const state = stateOf(stated);
    if (!match || value < 0 || !STATES.includes(state)) {
      throw new UsageError(`--actual: ${quoted(part)} cannot be read; allowed: counts ${ALLOWED}`);
    }
    const kind = /^b/i.test(match[2]!) ? 'battleship' : 'cruiser';
    return {
      metric: RAID_FIGURES.ships.of(`${kind}s`, state),
      value,
      words: `${value} ${kind}${value === 1 ? '' : 's'} ${state}`,
    };
  });
  found.forEach(({ metric }, k) => {
    if (found.findIndex((f) => f.metric === metric) < k) {
      throw new UsageError(`--actual names ${metric.replace('.', ' ')} twice; once is enough`);
    }
  });
  return found;
}

/**
 * One sentence for each count of `--actual`.
 *
 * @throws UsageError when a raid cannot have that outcome.
 */
export function actualNotes(actual: readonly Actual[], result: Result): string[] {
  return actual.map(({ metric, value, words }) => {
    const most = greatest(result, metric);
    if (most === undefined) throw new UsageError(`--actual: this raid does not count ${metric}`);
    if (value > most) {
      throw new UsageError(
        `--actual: ${words} cannot be; there are ${most} ${metricName(metric).family} in Pearl Harbor`,
      );
    }
    return raidStanding(words, standingOf(result, metric, value));
  });
}

/** Counts with "and" between them: one without a state has that of the next that has one (`3 battleships and one cruiser sunk`). */
function joinedCounts(clause: string): { readonly part: string; readonly state: string | undefined }[] {
  const parts = clause
    .split(/[&+]|\band\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.map((part, k) => ({ part, state: parts.slice(k).map(statedIn).find(Boolean) }));
}

const statedIn = (part: string): string | undefined => PART.exec(part)?.[3];

const stateOf = (word = 'afloat'): string => (word.toLowerCase() === 'left' ? 'afloat' : word.toLowerCase());

function countOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : NUMBER_WORDS.indexOf(text.toLowerCase());
}
