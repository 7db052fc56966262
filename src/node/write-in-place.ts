// Writing to what is no regular file. Nothing here blocks the thread: a FIFO may wait for its reader for hours, and Ctrl-C is heard.
import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Destination } from './destination.js';

/** Between two tries, milliseconds. */
const PATIENCE = 20;

/**
 * Writes to a device, a FIFO or an open descriptor. A FIFO without a reader is waited for, as shells do.
 *
 * @throws Error of the file system, with its code.
 */
export async function writeInPlace(to: Exclude<Destination, { kind: 'file' }>, text: string): Promise<void> {
  if (to.kind === 'descriptor') {
    if (to.fd === 1) return written(process.stdout, text);
    if (to.fd === 2) return written(process.stderr, text);
    return writeTo(to.fd, text);
  }
  const open = () => openSync(to.path, constants.O_WRONLY | constants.O_NONBLOCK);
  // ENXIO: nobody reads the FIFO yet.
  const fd = to.kind === 'fifo' ? await patiently('ENXIO', open) : open();
  try {
    await writeTo(fd, text);
  } finally {
    closeSync(fd);
  }
}

/** Writes text to a stream and waits until it is out. */
export function written(stream: NodeJS.WritableStream, text: string): Promise<void> {
  return new Promise((done, fail) => {
    stream.write(text, (error) => (error ? fail(error) : done()));
  });
}

async function writeTo(fd: number, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  // EAGAIN: the reader is slower than we are.
  for (let at = 0; at < bytes.length; ) at += await patiently('EAGAIN', () => writeSync(fd, bytes, at));
}

async function patiently<T>(code: string, attempt: () => T): Promise<T> {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== code) throw error;
      await sleep(PATIENCE);
    }
  }
}
