// Something that a worker is asked to do, and how it stands with it.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Progress } from '../../simulate/progress.js';
import type { Asker } from '../work/asker-client.js';
import type { Interim, Part, Task } from '../work/messages.js';

/** How it stands with a task. */
export interface TaskState<T> {
  /** What came out; while another is under way, of the one before. */
  readonly value?: T | undefined;
  readonly part?: Part | undefined;
  readonly interim?: Interim | undefined;
  readonly progress?: Progress | undefined;
  /** Why nothing came out, as a sentence. */
  readonly problem?: string | undefined;
  readonly busy: boolean;
  /** True when the player stopped it before it was finished: what was told by then stays. */
  readonly stopped?: boolean;
}

export interface TaskRun<T> extends TaskState<T> {
  readonly start: (task: Task) => void;
  readonly stop: () => void;
}

const IDLE = { busy: false } as const;

/** Asks a worker, and tells how it stands with it. */
function follow<T>(asker: Asker, task: Task, update: (next: (before: TaskState<T>) => TaskState<T>) => void): void {
  update(({ value }) => ({ value, busy: true }));
  asker.ask(task, {
    onPart: (part) => update((before) => ({ ...before, part })),
    onInterim: (interim) => update((before) => ({ ...before, interim })),
    onProgress: (progress) => update((before) => ({ ...before, progress })),
    onEnd: (outcome) =>
      update(({ value, part, interim }) => {
        if (outcome.kind === 'done') return { value: outcome.value as T, part, busy: false };
        if (outcome.kind === 'problem') return { problem: outcome.sentence, busy: false };
        return { value, part, interim, busy: false, stopped: true };
      }),
  });
}

/**
 * A task that is started by hand. When `about` changes, what came out is of no use any more: it is stopped and forgotten.
 *
 * @param about what the task is about, as a text
 */
export function useTask<T>(asker: Asker, about: string): TaskRun<T> {
  const [state, setState] = useState<TaskState<T>>(IDLE);
  const running = useRef(0);
  const start = useCallback(
    (task: Task) => {
      const number = ++running.current;
      follow<T>(asker, task, (next) => {
        if (number === running.current) setState(next);
      });
    },
    [asker],
  );
  const stop = useCallback(() => asker.stop(), [asker]);
  useEffect(() => {
    setState(IDLE);
    return () => {
      // What is under way is about something else.
      if (running.current > 0) asker.stop();
      running.current++;
    };
  }, [asker, about]);
  return { ...state, start, stop };
}

/** A task that is done at once, and again whenever it changes; `undefined` does nothing. */
export function useTaskNow<T>(asker: Asker, task: Task | undefined): TaskState<T> {
  const [state, setState] = useState<TaskState<T>>({ busy: true });
  const key = task && JSON.stringify(task);
  useEffect(() => {
    if (key === undefined) return setState(IDLE);
    let wanted = true;
    follow<T>(asker, JSON.parse(key) as Task, (next) => {
      if (wanted) setState(next);
    });
    return () => {
      wanted = false;
    };
  }, [asker, key]);
  return state;
}
