// What Chromium's tracing says of the processor time of tasks.
import type { Browser } from 'playwright-core';

/** An event as the tracing writes it; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** By the clock, and of the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}
export type Trace = readonly TraceEvent[];

/** A task: when it began, how long it lasted, its processor time in milliseconds, and how much of that went into layout and paint. */
export interface Task {
  readonly at: number;
  readonly duration: number;
  readonly cpu: number;
  readonly drawing: number;
}

/** What the browser does between a script and the picture; none of these lies within another. */
const DRAWING = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize']);

/** Traces all of the browser while something is done. */
export async function traced(browser: Browser, act: () => Promise<void>): Promise<Trace> {
  const debug = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  debug.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await debug.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'],
    },
  });
  await act();
  const complete = new Promise((resolve) => debug.once('Tracing.tracingComplete', resolve));
  await debug.send('Tracing.end');
  await complete;
  await debug.detach();
  return events;
}

/** The tasks of the page's own thread and of its workers, and when marks were set. Chromium's own pages are other processes. */
export function cpuTasks(trace: Trace) {
  const pid = trace.find((e) => e.name === 'ResourceSendRequest' && e.args?.data?.url?.endsWith('/page.js'))?.pid;
  const own = trace.filter((e) => e.pid === pid);
  const threads = (name: RegExp) =>
    new Set(own.filter((e) => e.name === 'thread_name' && name.test(e.args?.name ?? '')).map((e) => e.tid));
  const drawn = own.filter((e) => DRAWING.has(e.name) && e.tdur !== undefined);
  const tasks = (tids: ReadonlySet<number>): Task[] =>
    own
      .filter((e) => e.name === 'RunTask' && tids.has(e.tid) && e.tdur !== undefined)
      .map((e) => {
        const within = drawn.filter(({ tid, ts }) => tid === e.tid && ts >= e.ts && ts < e.ts + (e.dur ?? 0));
        const drawing = within.reduce((sum, { tdur }) => sum + tdur! / 1000, 0);
        return { at: e.ts, duration: (e.dur ?? 0) / 1000, cpu: e.tdur! / 1000, drawing };
      });
  const marks = (name: string): number[] => own.filter((e) => e.name === name).map((e) => e.ts);
  return {
    page: tasks(threads(/^CrRendererMain$/)),
    workers: tasks(threads(/^DedicatedWorker/)),
    marks: { tapped: marks('tapped'), painted: marks('painted'), paced: marks('paced'), steps: marks('step') },
  };
}
