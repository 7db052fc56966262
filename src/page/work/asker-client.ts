// The page's end of the worker that answers. A new task takes the place of the one before it.
import type { Progress } from '../../simulate/progress.js';
import type { FromWorker, Interim, Part, Task, ToWorker } from './messages.js';

/** Time that a worker has to hear a stop; then it is ended. It hears nothing while it solves. */
const PATIENCE_MILLISECONDS = 60;
/** The worker of a bid hears it, and what it has played is worth waiting for: it goes on from there. */
const PATIENCE_FOR_GAMES = 5000;

/** How a task came out: `value` is missing when it was stopped before anything was finished. */
export type Outcome =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'problem'; readonly sentence: string };

export interface Listener {
  readonly onProgress?: (progress: Progress) => void;
  readonly onInterim?: (interim: Interim) => void;
  readonly onPart?: (part: Part) => void;
  readonly onEnd: (outcome: Outcome) => void;
}

/** A worker that is kept warm. */
export class Asker {
  private worker: Worker | undefined;
  private spare: Worker | undefined;
  private last = 0;
  private current: { readonly id: number; readonly listener: Listener; readonly kind: Task['kind'] } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next: { readonly task: Task; readonly listener: Listener } | undefined;

  /** Loads the worker before it is needed. */
  warm(): void {
    this.worker ??= this.start();
  }

  /** Begins a task; one that is under way is stopped, and its listener hears of nothing but that. */
  ask(task: Task, listener: Listener): void {
    if (this.current) {
      this.next?.listener.onEnd({ kind: 'stopped' });
      this.next = { task, listener };
      const { listener: before } = this.current;
      this.current = { ...this.current, listener: { onEnd: (outcome) => before.onEnd(outcome) } };
      // What takes its place does not wait for games.
      if (this.timer === undefined || this.current.kind === 'bid') this.endWithin(PATIENCE_MILLISECONDS);
      return;
    }
    this.warm();
    const id = ++this.last;
    this.current = { id, listener, kind: task.kind };
    this.say({ id, task });
  }

  /** Stops the task: what is finished comes out within a moment, or `stopped`. */
  stop(): void {
    if (!this.current || this.timer !== undefined) return;
    this.endWithin(this.current.kind === 'bid' ? PATIENCE_FOR_GAMES : PATIENCE_MILLISECONDS);
  }

  private endWithin(milliseconds: number): void {
    clearTimeout(this.timer);
    this.say({ id: this.current!.id, stop: true });
    this.timer = setTimeout(() => {
      this.worker?.terminate();
      // The spare is loaded already; from now on there is one.
      this.worker = this.spare;
      this.spare = this.start();
      this.spare.postMessage({ warm: true } satisfies ToWorker);
      this.end({ kind: 'stopped' });
    }, milliseconds);
  }

  private say(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL('asker.js', document.baseURI), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (worker === this.worker && data.id === this.current?.id) this.hear(data);
    };
    worker.onerror = () => {
      if (worker !== this.worker) return;
      this.worker = undefined;
      this.end({ kind: 'problem', sentence: 'The worker of this page could not be started. Load the page again.' });
    };
    return worker;
  }

  private hear(message: FromWorker): void {
    const { listener } = this.current!;
    if ('progress' in message) listener.onProgress?.(message.progress);
    else if ('interim' in message) listener.onInterim?.(message.interim);
    else if ('part' in message) listener.onPart?.(message.part);
    else if ('problem' in message) this.end({ kind: 'problem', sentence: message.problem });
    else this.end(message.done === undefined ? { kind: 'stopped' } : { kind: 'done', value: message.done });
  }

  private end(outcome: Outcome): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const ended = this.current;
    this.current = undefined;
    ended?.listener.onEnd(outcome);
    const { next } = this;
    this.next = undefined;
    if (next) this.ask(next.task, next.listener);
  }
}
