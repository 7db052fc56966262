// The few numbers that the workers of a run share: they live in a SharedArrayBuffer and are touched with Atomics only. A page has none
// unless its server sends certain headers; each task is then one chunk, and its numbers are its own.

/** Number of the next chunk that nobody has begun. */
const NEXT = 0;
/** Chunks that are finished. */
const FINISHED = 1;
/** 1 when no further chunk shall be begun. */
const STOP = 2;
const LENGTH = 3;

const newBuffer = (bytes: number): ArrayBufferLike =>
  typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);

/**
 * Shared counters of one stage of a run. Chunks are begun in order and every chunk that was begun is finished, so when all
 * workers have returned, the finished chunks are the first ones without a gap — even after `stop()`.
 */
export class Counters {
  private readonly cells: Int32Array;

  constructor(readonly buffer: ArrayBufferLike = newBuffer(LENGTH * Int32Array.BYTES_PER_ELEMENT)) {
    this.cells = new Int32Array(buffer);
  }

  /** Number of a chunk to play now, or -1 when there is none left or the run shall stop. */
  begin(chunks: number): number {
    if (Atomics.load(this.cells, STOP) !== 0) return -1;
    const chunk = Atomics.add(this.cells, NEXT, 1);
    return chunk < chunks ? chunk : -1;
  }

  finish(): void {
    Atomics.add(this.cells, FINISHED, 1);
  }

  get finished(): number {
    return Atomics.load(this.cells, FINISHED);
  }

  stop(): void {
    Atomics.store(this.cells, STOP, 1);
  }
}
