// The answer to a question that changes with every tap: the answer before stays until the next one is there.
import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import type { Result } from '../../answer/result.js';
import type { Progress } from '../../simulate/progress.js';
import type { Asker } from '../work/asker-client.js';
import type { AskedScenario, Interim, Task } from '../work/messages.js';

/** How it stands with an answer. */
export interface Answering {
  /** The newest answer; of the question before while `busy`. */
  readonly result?: Result | undefined;
  /** What is counted so far, while games are played. */
  readonly interim?: Interim | undefined;
  readonly progress?: Progress | undefined;
  /** Why there is no answer, as a sentence. */
  readonly problem?: string | undefined;
  readonly busy: boolean;
  /** True when the player stopped it before anything was finished. */
  readonly stopped?: boolean;
}

/** Answers that are kept: to go back a tap costs nothing. */
const KEPT = 60;
const answers = new Map<string, Result>();

function keepAnswer(key: string, result: Result): void {
  answers.set(key, result);
  if (answers.size > KEPT) answers.delete(answers.keys().next().value!);
}

/** Asks (a scenario where no kind is said), and asks again when the question changes; `stop` ends what is under way. `undefined` asks nothing. */
export function useAnswer(
  asker: Asker,
  asked: AskedScenario | Task | undefined,
): Answering & { readonly stop: () => void } {
  const [answering, setAnswering] = useState<Answering>({ busy: true });
  const key = asked && JSON.stringify(asked);
  // At once, not after the next picture: the worker answers while this thread paints.
  useLayoutEffect(() => {
    if (key === undefined) {
      asker.stop();
      setAnswering({ busy: false });
      return;
    }
    const known = answers.get(key);
    if (known) {
      setAnswering({ result: known, busy: false });
      return;
    }
    let wanted = true;
    const update = (next: (before: Answering) => Answering): void => {
      if (wanted) setAnswering(next);
    };
    update(({ result }) => ({ result, busy: true }));
    asker.ask({ kind: 'scenario', ...(JSON.parse(key) as AskedScenario | Task) } as Task, {
      onProgress: (progress) => update((before) => ({ ...before, progress })),
      onInterim: (interim) => update((before) => ({ ...before, interim })),
      onEnd: (outcome) => {
        if (outcome.kind === 'done') {
          const result = outcome.value as Result;
          if (!result.partial) keepAnswer(key, result);
          update(() => ({ result, busy: false }));
        } else if (outcome.kind === 'problem') update(() => ({ problem: outcome.sentence, busy: false }));
        else update(({ result, interim }) => ({ result, interim, busy: false, stopped: true }));
      },
    });
    return () => {
      wanted = false;
    };
  }, [asker, key]);
  // It stops at once for who looks at it; what the worker has finished by then comes as a partial answer a moment later.
  const stop = useCallback(() => {
    setAnswering((before) => ({ ...before, busy: false, stopped: true }));
    asker.stop();
  }, [asker]);
  return { ...answering, stop };
}
