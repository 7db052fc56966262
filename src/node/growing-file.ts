// A file that grows line by line while a run goes on, under a temporary name until it is complete.
import { closeSync, createReadStream, mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Destination, destinationOf } from './destination.js';
import { keepOwnerAndMode, makeFolder, OutputError, reason, STAGE } from './write.js';
import { openInPlace } from './write-in-place.js';

/**
 * A file whose size has no bound: what is appended is not kept in memory, and nobody sees a part of it. It takes its place with
 * {@link finish}; until then, and after {@link discard}, the place has what it had.
 *
 * @example
 * const file = new GrowingFile('games.csv');
 * file.append('seed,game\n');
 * await file.finish();
 */
export class GrowingFile {
  /** What could not be written. */
  failed: OutputError | undefined;
  private readonly to: Destination;
  private readonly stage: string;
  private readonly path: string;
  private readonly fd: number;
  private readonly onExit = (): void => this.discard();

  /** @throws OutputError when nothing can be written there. */
  constructor(private readonly file: string) {
    try {
      this.to = file === '-' ? { kind: 'descriptor', fd: 1 } : destinationOf(file);
      const folder = this.to.kind === 'file' ? dirname(this.to.path) : tmpdir();
      makeFolder(folder);
      this.stage = mkdtempSync(join(folder, STAGE));
      this.path = join(this.stage, this.to.kind === 'file' ? basename(this.to.path) : 'lines');
      this.fd = openSync(this.path, 'wx');
    } catch (error) {
      throw this.trouble(error);
    }
    process.once('exit', this.onExit);
  }

  /** Appends text; after a failure nothing more. */
  append(text: string): void {
    if (this.failed) return;
    try {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; ) at += writeSync(this.fd, bytes, at);
    } catch (error) {
      this.failed = this.trouble(error);
    }
  }

  /**
   * Puts it in its place.
   *
   * @throws OutputError when it is not complete, or cannot be put there; then nothing is left behind.
   */
  async finish(): Promise<void> {
    try {
      if (this.failed) throw this.failed;
      if (this.to.kind === 'file') {
        if (this.to.old !== undefined) keepOwnerAndMode(this.path, this.to.old);
        renameSync(this.path, this.to.path);
      } else {
        const place = await openInPlace(this.to);
        try {
          for await (const part of createReadStream(this.path)) await place.write(part as Buffer);
        } finally {
          place.close();
        }
      }
    } catch (error) {
      throw error instanceof OutputError ? error : this.trouble(error);
    } finally {
      this.discard();
    }
  }

  /** Takes it away, when it is not in its place. */
  discard(): void {
    process.off('exit', this.onExit);
    try {
      closeSync(this.fd);
    } catch {
      // Closed before.
    }
    rmSync(this.stage, { recursive: true, force: true });
  }

  private trouble(error: unknown): OutputError {
    const place = this.file === '-' ? 'standard output' : this.file;
    return new OutputError(`cannot write to ${place}: ${reason(error)}`, { cause: error });
  }
}
