// Which of several answers is best, found with as few rollouts as possible: all are tried with the same dice, and those that fall
// behind are dropped (sequential halving).
import { finished, type Steps } from './steps.js';

/** An answer that can hardly gain as much, in POC, is no different from the first one. */
const MIN_GAIN = 0.1;

/** How an answer did against the first one, game by game with the same dice. */
export interface Standing {
  /** Index of the answer. */
  readonly index: number;
  /** Mean of the paired differences from the first answer, and its standard error. */
  readonly gain: number;
  readonly error: number;
  readonly rollouts: number;
}

/** What is known of the answers before: what each gains over the first, and as how many rollouts that counts. */
export interface Before {
  readonly gains: readonly number[];
  readonly weight: number;
}
const NOTHING: Before = { gains: [], weight: 0 };

/**
 * Compares answers 1, 2, … with answer 0.
 *
 * @param count number of answers.
 * @param most rollouts of those that stay in to the end.
 * @param firstBatch rollouts of each answer before the first are dropped.
 * @param value value of an answer in a rollout; `undefined` when it is not allowed.
 * @param before default: nothing is known before.
 * @returns the standings of those that were still in, best first; empty when nothing is better than answer 0.
 * @example
 * race(2, 64, 8, (answer, number) => play(answers[answer], number));
 */
export const race = (...asked: Parameters<typeof raceSteps>): Standing[] => finished(raceSteps(...asked));

/** The same as a computation that can be left after each rollout: see {@link race}. */
export function* raceSteps(
  count: number,
  most: number,
  firstBatch: number,
  value: (index: number, rollout: number) => number | undefined,
  before: Before = NOTHING,
): Steps<Standing[]> {
  const { gains, weight } = before;
  const first: number[] = [];
  let entries = Array.from({ length: count - 1 }, (_, k) => ({ index: k + 1, sum: 0, squares: 0 }));
  let standings: Standing[] = [];
  for (let done = 0, batch = firstBatch; done < most && entries.length > 0; batch = done) {
    const until = Math.min(most, done + batch);
    for (let n = done; n < until; n++) {
      first.push(value(0, n)!);
      yield;
    }
    const lawful: typeof entries = [];
    for (const entry of entries) {
      let n = done;
      for (; n < until; n++) {
        const x = value(entry.index, n);
        yield;
        if (x === undefined) break;
        const d = x - first[n]!;
        entry.sum += d;
        entry.squares += d * d;
      }
      if (n === until) lawful.push(entry);
    }
    entries = lawful;
    done = until;
    standings = entries.map(({ index, sum, squares }) => {
      const mean = sum / done;
      const gain = weight === 0 ? mean : (sum + weight * gains[index]!) / (done + weight);
      const error = Math.sqrt(Math.max(0, squares / done - mean * mean) / Math.max(1, done - 1 + weight));
      return { index, gain, error, rollouts: done };
    });
    // Worse by more than its error, or no different at all: out. Of the others the better half goes on.
    standings = standings
      .filter(({ gain, error }) => gain + error > 0 && gain + 2 * error > MIN_GAIN)
      .sort((a, b) => b.gain - a.gain || a.index - b.index);
    if (done < most) standings = standings.slice(0, Math.max(1, Math.ceil(entries.length / 2)));
    entries = entries.filter(({ index }) => standings.some((s) => s.index === index));
  }
  return standings;
}

/** How many rollouts a {@link race} of these numbers takes at most. */
export function mostRollouts(count: number, most: number, firstBatch: number): number {
  let sum = 0;
  let entries = count - 1;
  for (let done = 0, batch = firstBatch; done < most && entries > 0; batch = done) {
    const until = Math.min(most, done + batch);
    sum += (until - done) * (1 + entries);
    done = until;
    entries = Math.max(1, Math.ceil(entries / 2));
  }
  return sum;
}
