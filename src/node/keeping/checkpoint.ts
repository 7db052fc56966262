// Finished pieces in a folder, so that a run that was killed goes on where it was. Whatever happens to a file in it, the answer is the same:
// what is not whole is played again.
import { randomUUID } from 'node:crypto';
import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Job } from '../../simulate/chunks.js';
import { addTally } from '../../simulate/merge.js';
import { PIECE_RECORD, type PieceRecord, pieceIn, pieceRecord } from '../../simulate/piece-record.js';
import { KEEP_MILLISECONDS, type Keeping, type Piece, type PieceStore } from '../../simulate/pieces.js';
import type { Metric } from '../../stats/experiment.js';
import { UsageError } from '../../text/usage-error.js';
import { codeHash } from '../code-hash.js';
import { packageVersion } from '../machine.js';
import { readText } from '../text-file.js';
import { makeFolder, OutputError, reason } from '../write.js';
import { takeLock } from './lock.js';
import { contentKey, openSealed, sealedText } from './sealed.js';

const SCHEMA = 'vitp-checkpoint/1';
const CONTENT = z.array(PIECE_RECORD);
/** Names of the files; the middle is different for every process. */
const NAMES = /^games-[0-9a-f-]+\.json$/;
const UNFINISHED = '.tmp';

/** A file is rewritten as its pieces grow, until it is so long. */
const MAX_FILE = 256 * 1024;
/** Writing takes at most this part of the time. */
const SHARE = 1 / 200;

/** What a checkpoint tells on the way. */
export interface CheckpointListener {
  /** A file that is not what was written, or a folder that cannot be written to; one sentence each. */
  readonly onTrouble?: (sentence: string) => void;
  /** Once, before the first game: how many games of the first job are there already, and whether the folder holds anything at all. */
  readonly onBegin?: (games: number, isEmpty: boolean) => void;
}

/** A piece of a file, and where it was found. */
interface Found {
  readonly file: string;
  readonly version: string;
  readonly code: string;
  readonly record: PieceRecord;
}

/**
 * A folder of finished games. Hand it to `simulate` as `store`, or to `ask` as `store`.
 *
 * It is written about once a second and at the end of {@link close}; a process that is killed loses what it played since. A folder may hold
 * the games of many jobs. One that another process is playing is refused; so is one that was played by other code.
 *
 * @example
 * const checkpoint = new Checkpoint('out/checkpoint');
 * const answer = await ask({ kind: 'raid', scenario, games: 1e9 }, { store: checkpoint });
 * checkpoint.close();
 */
export class Checkpoint implements PieceStore {
  private file: string | undefined;
  private found: Map<string, Found[]> | undefined;
  /** Pieces of the file that is being written, the last one still growing. */
  private group: { readonly job: string; piece: Piece }[] = [];
  private joinable = false;
  private unwritten = false;
  private due = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failure: OutputError | undefined;

  /**
   * @param folder made when the first piece is written
   * @param code what plays; default: the code that is running
   */
  constructor(
    private readonly folder: string,
    private readonly listener: CheckpointListener = {},
    private readonly code = codeHash(),
  ) {}

  /** Why the last attempt to write failed; `undefined` when everything that was played is kept. */
  get failed(): OutputError | undefined {
    return this.failure;
  }

  open<S>(job: Job<S>, { first, games }: Pick<Piece, 'first' | 'games'>, metrics: readonly Metric[]): Keeping {
    const { scenario, seed } = job;
    const key = contentKey({ scenario, seed });
    const isBegin = this.found === undefined;
    this.found ??= this.look();
    if (this.unwritten && this.group.some(({ job: kept }) => kept === key)) this.write();
    const pieces = this.piecesOf(key, metrics);
    if (isBegin) this.listener.onBegin?.(gamesIn(pieces, first, first + games), this.found.size === 0);
    this.joinable = false;
    const release = this.lock(key, first, seed);
    return {
      pieces,
      keep: (piece) => this.keep(key, piece),
      cut: () => {
        this.joinable = false;
      },
      close: release,
    };
  }

  /** Writes what is not written yet. */
  close(): void {
    clearTimeout(this.timer);
    if (this.unwritten) this.write();
  }

  private keep(job: string, piece: Piece): void {
    const last = this.group.at(-1);
    if (this.joinable && last?.job === job && last.piece.first + last.piece.games === piece.first) {
      addTally(last.piece.tally, piece.tally);
      last.piece = { ...last.piece, games: last.piece.games + piece.games };
    } else {
      this.group.push({ job, piece });
    }
    this.joinable = true;
    this.unwritten = true;
    const wait = this.due - performance.now();
    if (wait <= 0) this.write();
    else this.timer ??= setTimeout(() => this.write(), wait).unref();
  }

  private write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const begun = performance.now();
    this.file ??= join(this.folder, `games-${randomUUID()}.json`);
    const { file } = this;
    const records = this.group.map(({ job, piece }) => pieceRecord(job, piece));
    const text = sealedText(SCHEMA, this.code, records);
    try {
      makeFolder(this.folder);
      // On the disk before it takes its place: after a power cut there is the old file or the new one.
      writeFileSync(file + UNFINISHED, text, { flush: true });
      renameSync(file + UNFINISHED, file);
      this.unwritten = false;
      this.failure = undefined;
      this.remember(file, records);
      if (text.length > MAX_FILE) this.beginFile();
    } catch (error) {
      discard(file + UNFINISHED);
      const sentence = `cannot write to ${this.folder}: ${reason(error)}`;
      if (!this.failure) this.listener.onTrouble?.(`${sentence}; the games go on, and it is tried again.`);
      this.failure = new OutputError(`${sentence}; not all games are kept`, { cause: error });
    }
    const end = performance.now();
    this.due = end + Math.max(KEEP_MILLISECONDS, (end - begun) / SHARE);
  }

  private beginFile(): void {
    this.file = undefined;
    this.group = [];
    this.joinable = false;
  }

  /** What was written may be asked for again by this process. */
  private remember(file: string, records: readonly PieceRecord[]): void {
    const version = packageVersion();
    for (const job of new Set(records.map((record) => record.job))) {
      const before = (this.found!.get(job) ?? []).filter((found) => found.file !== file);
      const now = records.filter((record) => record.job === job);
      this.found!.set(job, [...before, ...now.map((record) => ({ file, version, code: this.code, record }))]);
    }
  }

  /** Everything in the folder that is whole, by job. */
  private look(): Map<string, Found[]> {
    const found = new Map<string, Found[]>();
    for (const name of namesIn(this.folder)) {
      const file = join(this.folder, name);
      if (name.endsWith(UNFINISHED)) discardOld(file);
      if (!NAMES.test(name)) continue;
      const opened = openSealed(textOf(file), SCHEMA);
      const content = opened && CONTENT.safeParse(opened.content);
      if (!content?.success) {
        this.listener.onTrouble?.(`${file} is damaged: its games are played again. Remove it to hear no more of it.`);
        continue;
      }
      const { version, code } = opened!;
      for (const record of content.data) {
        const list = found.get(record.job) ?? [];
        list.push({ file, version, code, record });
        found.set(record.job, list);
      }
    }
    return found;
  }

  private piecesOf(key: string, metrics: readonly Metric[]): Piece[] {
    return (this.found!.get(key) ?? []).map(({ file, version, code, record }) => {
      if (code !== this.code) {
        throw new UsageError(
          `${file} was played by other code (version ${version}), whose games may end otherwise; allowed: another folder, or to remove ${this.folder} and begin again`,
        );
      }
      const piece = pieceIn(record, metrics);
      if (!piece) throw new UsageError(`${file} does not fit what is measured here; remove it to play its games again`);
      return piece;
    });
  }

  private lock(key: string, first: number, seed: string): () => void {
    try {
      makeFolder(this.folder);
      return takeLock(join(this.folder, `${key.slice(0, 16)}-${first}.lock`), `seed ${seed} in ${this.folder}`);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      // Without room for a lock there is none for games either: that is said when they come.
      return () => {};
    }
  }
}

/** Games of a range that pieces cover from its beginning. */
function gamesIn(pieces: readonly Piece[], first: number, end: number): number {
  let next = first;
  for (const piece of [...pieces].sort((a, b) => a.first - b.first)) {
    if (piece.first <= next) next = Math.max(next, Math.min(end, piece.first + piece.games));
  }
  return next - first;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function textOf(file: string): string {
  try {
    return readText(file);
  } catch {
    return '';
  }
}

/** An hour: longer than any write. */
const OLD = 3_600_000;

/** What a process that was killed left unfinished. */
function discardOld(file: string): void {
  try {
    if (Date.now() - statSync(file).mtimeMs > OLD) discard(file);
  } catch {
    // Somebody else was quicker.
  }
}

/** What cannot be removed stays: it is no file of games. */
function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Its folder is gone.
  }
}
