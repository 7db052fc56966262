// A long work that can be left between two of its steps, so that whoever waits for it can be told how far it is, and stop it.

/** The work: each step is one rollout; what it comes to is returned. */
export type Steps<T> = Generator<void, T, void>;

/** Does a work to its end at once. */
export function finished<T>(work: Steps<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Does a work with a look around after each of its steps.
 *
 * @param stop asked after each step; `true` ends the work there.
 * @returns `undefined` when it was ended.
 */
export async function watchedSteps<T>(
  work: Steps<T>,
  stop: () => Promise<boolean>,
): Promise<{ readonly end: T } | undefined> {
  for (;;) {
    const step = work.next();
    if (step.done) return { end: step.value };
    if (await stop()) return undefined;
  }
}
