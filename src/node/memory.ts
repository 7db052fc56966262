// Memory: what Node is allowed, and what to say where it was not enough.
import { getHeapStatistics } from 'node:v8';
import { type Failure, failureOf } from '../simulate/failure.js';

const MEGABYTE = 1024 * 1024;
/** With less a command ends in Node's own report, in the middle of its work; in bytes. */
const LEAST = 70 * MEGABYTE;

/**
 * Why Node was allowed too little memory to begin; `undefined` when it is enough.
 *
 * @param limit bytes; default: what this process is allowed
 */
export function whyTooLittleMemory(limit = getHeapStatistics().heap_size_limit): string | undefined {
  if (limit >= LEAST) return undefined;
  return `Node is allowed ${Math.round(limit / MEGABYTE)} MB of memory here, and vitp needs ${LEAST / MEGABYTE} MB; allowed: --max-old-space-size=64 or more, in NODE_OPTIONS`;
}

/** Why a worker thread ended. */
export function failureOfThread(error: unknown): Failure {
  const failure = failureOf(error, null);
  if ((error as NodeJS.ErrnoException)?.code !== 'ERR_WORKER_OUT_OF_MEMORY') return failure;
  const message =
    'there was not enough memory for it; fewer --workers need less, and NODE_OPTIONS=--max-old-space-size=4096 allows each of them more';
  return { ...failure, message };
}
