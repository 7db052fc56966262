// Entry of the worker that answers: it reads links, solves, and plays with workers of its own. One task at a time.

import * as z from 'zod';
import { describedBy, type RunControls } from '../../analysis/controls.js';
import type { Progress } from '../../simulate/progress.js';
import { VERSION } from '../version.js';
import { carryOut, warmUp } from './carry-out.js';
import type { FromWorker, Interim, Part, ToWorker, WorkerScope } from './messages.js';

// Zod would otherwise build functions from text, which the page forbids.
z.config({ jitless: true });

const scope = self as unknown as WorkerScope<ToWorker, FromWorker>;
const processors = scope.navigator.hardwareConcurrency || 2;
const place = { players: new URL('player.js', scope.location.href), processors };

/** What a result made here says of its run. */
const describeRun = describedBy({ version: VERSION, node: 'none', machine: `browser × ${processors}` });

/** What stops the task that is under way. */
let current: { readonly id: number; readonly abort: AbortController } | undefined;

scope.onmessage = ({ data }) => {
  if ('warm' in data) {
    warmUp();
    return;
  }
  if ('stop' in data) {
    if (current?.id === data.id) current.abort.abort();
    return;
  }
  const { id, task } = data;
  const abort = new AbortController();
  current = { id, abort };
  const controls: Omit<RunControls, 'simulate'> = {
    describeRun,
    signal: abort.signal,
    onProgress: (progress: Progress) => scope.postMessage({ id, progress }),
  };
  const tell = {
    interim: (interim: Interim) => scope.postMessage({ id, interim }),
    part: (part: Part) => scope.postMessage({ id, part }),
  };
  carryOut(task, place, controls, tell).then(
    (done) => scope.postMessage({ id, done }),
    (error: unknown) => scope.postMessage({ id, problem: error instanceof Error ? error.message : String(error) }),
  );
};
