import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whyUnwritable } from '../../src/node/unwritable.js';
import { OutputError, writeAllAtomically, writeAtomically } from '../../src/node/write.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitp-write-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(dir, name), 'utf8');

describe('where nothing can be written', () => {
  it('is known beforehand, and leaves nothing behind', async () => {
    writeFileSync(join(dir, 'file'), '');
    expect(whyUnwritable(join(dir, 'a/b/c'))).toBeUndefined();
    expect(whyUnwritable(join(dir, 'file/below'))).toBe('a part of the path is a file, not a folder');
    expect(readdirSync(dir)).toEqual(['file']);
    // A folder in which not even the superuser makes one; Node's own way of making one never comes back from there.
    if (existsSync('/proc/self')) {
      expect(whyUnwritable('/proc/nowhere')).toBe('no folder can be made there');
      await expect(writeAllAtomically('/proc/nowhere/below', { a: 'b' })).rejects.toThrow(OutputError);
    }
  });
});

describe('writing', () => {
  it('makes folders, replaces files, leaves others alone and no trace of temporary names', async () => {
    writeFileSync(join(dir, 'mine.txt'), 'mine');
    writeFileSync(join(dir, 'a'), 'old');
    await writeAllAtomically(dir, { a: 'new', b: 'b' });
    await writeAtomically(join(dir, 'deep/er/c'), 'c');
    expect([read('a'), read('b'), read('mine.txt'), read('deep/er/c')]).toEqual(['new', 'b', 'mine', 'c']);
    expect(readdirSync(dir).sort()).toEqual(['a', 'b', 'deep', 'mine.txt']);
    expect(readdirSync(join(dir, 'deep/er'))).toEqual(['c']);
  });

  it('touches nothing when one of the files cannot be prepared', async () => {
    writeFileSync(join(dir, 'a'), 'old');
    mkdirSync(join(dir, 'folder'));
    await expect(writeAllAtomically(dir, { a: 'new', folder: 'b' })).rejects.toThrow(OutputError);
    expect(read('a')).toBe('old');
    expect(readdirSync(dir)).toEqual(['a', 'folder']);
  });

  it('says in a sentence what is in the way', async () => {
    writeFileSync(join(dir, 'file'), '');
    const inFile = join(dir, 'file', 'x');
    await expect(writeAtomically(inFile, '')).rejects.toThrow(
      `cannot write to ${inFile}: a part of the path is a file, not a folder`,
    );
    mkdirSync(join(dir, 'folder'));
    await expect(writeAtomically(join(dir, 'folder'), '')).rejects.toThrow('a folder of the same name is in the way');
    expect(readdirSync(dir).sort()).toEqual(['file', 'folder']);
  });
});
