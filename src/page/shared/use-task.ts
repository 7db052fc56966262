// Something that a worker is asked to do, and how it stands with it.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Result } from '../../answer/result.js';
import type { Progress } from '../../simulate/progress.js';
import type { Asker, Outcome } from '../work/asker-client.js';
import type { AskedScenario, Interim, Part, Task } from '../work/messages.js';

/** How it stands with a task. */
export interface TaskState<T> {
  /** What came out; of the one before where it is `old`. */
  readonly value?: T | undefined;
  /** True while nothing has come out of the newest task: it is under way, was stopped too early, or has no answer. */
  readonly old?: boolean;
  readonly part?: Part | undefined;
  /** What is counted so far, while games are played. */
  readonly interim?: Interim | undefined;
  readonly progress?: Progress | undefined;
  /** Why nothing came out, as a sentence. */
  readonly problem?: string | undefined;
  readonly busy: boolean;
  /** True when the player stopped it before it was finished: what was told by then stays. */
  readonly stopped?: boolean;
}

/** A task that can be stopped. */
export interface TaskRun<T> extends TaskState<T> {
  readonly stop: () => void;
}

/** A task that is done at once: one that was stopped can be asked for once more. */
export interface TaskAgain<T> extends TaskRun<T> {
  readonly again: () => void;
}

/** The answer to a scenario or another question. */
export type Answering = TaskAgain<Result>;

/** What came out of the newest task, and of no other. */
export const newestOf = <T>({ value, old }: TaskState<T>): T | undefined => (old ? undefined : value);

const IDLE = { busy: false } as const;

/** Asks a worker, and tells how it stands with it; `keep` is handed what comes out, wanted or not. */
function follow<T>(
  asker: Asker,
  task: Task,
  update: (next: (before: TaskState<T>) => TaskState<T>) => void,
  keep: (value: T) => void = () => {},
): void {
  update(({ value }) => ({ value, old: true, busy: true }));
  asker.ask(task, {
    onPart: (part) => update((before) => ({ ...before, part })),
    onInterim: (interim) => update((before) => ({ ...before, interim })),
    onProgress: (progress) => update((before) => ({ ...before, progress })),
    onEnd: (outcome) => {
      if (outcome.kind === 'done') keep(outcome.value as T);
      update((before) => afterEnd(before, outcome));
    },
  });
}

/** How it stands with a task that has ended. */
export function afterEnd<T>({ value, part, interim }: TaskState<T>, outcome: Outcome): TaskState<T> {
  switch (outcome.kind) {
    case 'done':
      return { value: outcome.value as T, part, busy: false, stopped: isPartial(outcome.value) };
    case 'problem':
      return { value, old: true, problem: outcome.sentence, busy: false };
    case 'stopped':
      return { value, old: true, part, interim, busy: false, stopped: true };
  }
}

/** True of an answer that counts what was finished when it was stopped. */
const isPartial = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'partial' in value && value.partial === true;

/**
 * A task that is started by hand. When `about` changes, what came out is of no use any more: it is stopped and forgotten.
 *
 * @param about what the task is about, as a text
 */
export function useTask<T>(asker: Asker, about: string): TaskRun<T> & { readonly start: (task: Task) => void } {
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

/** What came of tasks before: to go back a tap costs nothing. */
interface Kept<T> {
  get(key: string): T | undefined;
  keep(key: string, value: T): void;
}

/**
 * A task that is done at once, and again whenever it changes. What came of the one before stays until the next is done; `undefined` ends what is
 * under way.
 */
export function useTaskNow<T>(asker: Asker, task: Task | undefined, kept?: Kept<T>): TaskAgain<T> {
  const [state, setState] = useState<TaskState<T>>({ busy: true });
  const [times, setTimes] = useState(0);
  const key = task && JSON.stringify(task);
  // At once, not after the next picture: the worker answers while this thread paints.
  useLayoutEffect(() => {
    if (key === undefined) {
      asker.stop();
      return setState(IDLE);
    }
    const known = kept?.get(key);
    if (known) return setState({ value: known, busy: false });
    let wanted = true;
    const update = (next: (before: TaskState<T>) => TaskState<T>): void => {
      if (wanted) setState(next);
    };
    follow<T>(asker, JSON.parse(key) as Task, update, (value) => kept?.keep(key, value));
    return () => {
      wanted = false;
    };
  }, [asker, key, kept, times]);
  // It stops at once for who looks at it; what the worker has finished by then comes as a partial answer a moment later.
  const stop = useCallback(() => {
    setState((before) => ({ ...before, busy: false, stopped: true }));
    asker.stop();
  }, [asker]);
  const again = useCallback(() => setTimes((k) => k + 1), []);
  return { ...state, stop, again };
}

/** Answers that are kept. */
const MAX_KEPT = 60;
const answers = new Map<string, Result>();
const ANSWERS: Kept<Result> = {
  get: (key) => answers.get(key),
  keep(key, result) {
    if (result.partial) return;
    answers.set(key, result);
    if (answers.size > MAX_KEPT) answers.delete(answers.keys().next().value!);
  },
};

/** The answer to a question that changes with every tap: a scenario where no kind is said. */
export const useAnswer = (asker: Asker, asked: AskedScenario | Task | undefined): Answering =>
  useTaskNow(asker, asked && ({ kind: 'scenario', ...asked } as Task), ANSWERS);
