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
  const place = await openInPlace(to);
  try {
    await place.write(text);
  } finally {
    place.close();
  }
}

/** Something that is no regular file, open for writing. */
interface OpenPlace {
  /** Writes, and waits until it is out. */
  write(text: string | Buffer): Promise<void>;
  /** Lets go of what was opened here. */
  close(): void;
}

/**
 * Opens a device, a FIFO or a descriptor, for what comes in parts. A FIFO without a reader is waited for.
 *
 * @throws Error of the file system, with its code.
 */
export async function openInPlace(to: Exclude<Destination, { kind: 'file' }>): Promise<OpenPlace> {
  if (to.kind === 'descriptor') {
    const stream = to.fd === 1 ? process.stdout : to.fd === 2 ? process.stderr : undefined;
    return { write: (text) => (stream ? written(stream, text) : writeTo(to.fd, text)), close: () => {} };
  }
  const open = () => openSync(to.path, constants.O_WRONLY | constants.O_NONBLOCK);
  // ENXIO: nobody reads the FIFO yet.
  const fd = to.kind === 'fifo' ? await patiently('ENXIO', open) : open();
  return { write: (text) => writeTo(fd, text), close: () => closeSync(fd) };
}

/** Writes text to a stream and waits until it is out. */
export function written(stream: NodeJS.WritableStream, text: string | Buffer): Promise<void> {
  return new Promise((done, fail) => {
    stream.write(text, (error) => (error ? fail(error) : done()));
  });
}

async function writeTo(fd: number, text: string | Buffer): Promise<void> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
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
