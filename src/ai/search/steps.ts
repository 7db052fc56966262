// A long computation that can be left between two of its steps, so that whoever waits for it can be told how far it is, and stop it.

/** The computation: each step is one rollout; what it comes to is returned. */
export type Steps<T> = Generator<void, T, void>;

/** Carries a computation out without a pause. */
export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Carries a computation out, and asks after each of its steps whether to go on.
 *
 * @param stop asked after each step; `true` ends it there.
 * @returns `undefined` when it was ended.
 */
export async function watchedSteps<T>(
  steps: Steps<T>,
  stop: () => Promise<boolean>,
): Promise<{ readonly end: T } | undefined> {
  for (;;) {
    const step = steps.next();
    if (step.done) return { end: step.value };
    if (await stop()) return undefined;
  }
}
