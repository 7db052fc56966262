// What is written to is not replaced: devices, FIFOs, links, and files with a mode of their own.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { destinationOf } from '../../src/node/destination.js';
import { whyUnwritable, whyUnwritableFile } from '../../src/node/unwritable.js';
import { OutputError, writeAllAtomically, writeAtomically } from '../../src/node/write.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitp-destination-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const at = (name: string) => join(dir, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const modeOf = (name: string) => statSync(at(name)).mode & 0o7777;

/** A device that swallows everything: one of our own for the superuser, who could replace the real one. */
function nullDevice(): string {
  if (process.getuid?.() !== 0) return '/dev/null';
  execFileSync('mknod', [at('null'), 'c', '1', '3']);
  return at('null');
}

function fifo(name: string): string {
  execFileSync('mkfifo', [at(name)]);
  return at(name);
}

/** A reader that does not wait for a writer, as a FIFO's reader does otherwise. */
function reader(path: string): { text(): string; close(): void } {
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const bytes = Buffer.alloc(1 << 20);
  return { text: () => bytes.toString('utf8', 0, readSync(fd, bytes)), close: () => closeSync(fd) };
}

describe('what is written to', () => {
  it('keeps its mode when it is a file; a new one gets the usual one', async () => {
    writeFileSync(at('private'), 'old');
    chmodSync(at('private'), 0o600);
    writeFileSync(at('open'), 'old');
    chmodSync(at('open'), 0o664);
    await writeAtomically(at('private'), 'new');
    await writeAllAtomically(dir, { open: 'new', fresh: 'new' });
    expect([read('private'), read('open'), read('fresh')]).toEqual(['new', 'new', 'new']);
    expect([modeOf('private'), modeOf('open')]).toEqual([0o600, 0o664]);
    expect(modeOf('fresh')).toBe(0o666 & ~process.umask());
  });

  it('is the target of a link, which stays a link, in whatever folder it lies', async () => {
    mkdirSync(at('there'));
    writeFileSync(at('there/target'), 'old');
    chmodSync(at('there/target'), 0o640);
    symlinkSync('there/target', at('link'));
    symlinkSync(at('link'), at('link to link'));
    symlinkSync('there/new', at('dangling'));
    await writeAtomically(at('link to link'), 'one');
    expect(read('there/target')).toBe('one');
    await writeAllAtomically(dir, { link: 'two', dangling: 'three' });
    expect([read('there/target'), modeOf('there/target'), read('there/new')]).toEqual(['two', 0o640, 'three']);
    for (const link of ['link', 'link to link', 'dangling']) expect(lstatSync(at(link)).isSymbolicLink()).toBe(true);
    expect(readdirSync(at('there')).sort()).toEqual(['new', 'target']);
  });

  it('stays a device', async () => {
    const device = nullDevice();
    expect(whyUnwritableFile(device)).toBeUndefined();
    await writeAtomically(device, 'swallowed');
    expect(statSync(device).isCharacterDevice()).toBe(true);
  });

  it('stays a FIFO, and its reader gets everything, however slow', async () => {
    const path = fifo('fifo');
    const slow = reader(path);
    const text = 'a'.repeat(3 << 16);
    let got = '';
    const done = writeAtomically(path, text);
    // The pipe holds less than the text.
    while (got.length < text.length) {
      await new Promise((resolve) => setImmediate(resolve));
      if (statSync(path).isFIFO()) got += ready(slow);
    }
    await done;
    slow.close();
    expect(got).toBe(text);
    expect(statSync(path).isFIFO()).toBe(true);
  });

  it('is an open descriptor where its name stands for one', async () => {
    if (!existsSync('/dev/fd')) return;
    const fd = openSync(at('redirected'), 'w');
    await writeAtomically(`/dev/fd/${fd}`, 'one');
    await writeAtomically(`/proc/self/fd/${fd}`, ' two');
    closeSync(fd);
    expect(read('redirected')).toBe('one two');
    expect(destinationOf('/dev/stdout')).toEqual({ kind: 'descriptor', fd: 1 });
    expect(destinationOf('/dev/stderr')).toEqual({ kind: 'descriptor', fd: 2 });
  });

  it('is said to be full where it is, and everything else stands', async () => {
    if (!existsSync('/dev/full')) return;
    symlinkSync('/dev/full', at('full'));
    await expect(writeAtomically(at('full'), 'text')).rejects.toThrow(
      new OutputError(`cannot write to ${at('full')}: the disk is full`),
    );
    expect(lstatSync(at('full')).isSymbolicLink()).toBe(true);
  });
});

/** What a pipe holds now; nothing is no end. */
function ready(pipe: { text(): string }): string {
  try {
    return pipe.text();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return '';
    throw error;
  }
}

describe('what cannot be written', () => {
  const long = 'n'.repeat(300);
  const deep = `${'d'.repeat(200)}/`.repeat(25);

  it.each([
    [long, 'the name is too long'],
    [`new/folder/${long}`, 'the name is too long'],
    [`${long}/file`, 'the name is too long'],
    [`${deep}file`, 'the name is too long'],
    ['file/below', 'a part of the path is a file, not a folder'],
    ['folder', 'a folder of the same name is in the way'],
    ['circle', 'the link leads round in a circle'],
  ])('as a file is known beforehand: %.30s', (name, why) => {
    writeFileSync(at('file'), '');
    mkdirSync(at('folder'));
    symlinkSync('circle', at('circle'));
    expect(whyUnwritableFile(at(name))).toBe(why);
    expect(readdirSync(dir).sort()).toEqual(['circle', 'file', 'folder']);
  });

  it('as a folder is known beforehand too', () => {
    writeFileSync(at('file'), '');
    expect(whyUnwritable(at(long))).toBe('the name is too long');
    expect(whyUnwritable(at(`a/${long}/b`))).toBe('the name is too long');
    expect(whyUnwritable(at(deep))).toBe('the name is too long');
    expect(whyUnwritable(at('a/b'))).toBeUndefined();
    // The files in it have names too.
    expect(whyUnwritable(at('d/'.repeat(2020 - dir.length / 2)))).toBe('the name is too long');
    expect(readdirSync(dir)).toEqual(['file']);
  });
});
