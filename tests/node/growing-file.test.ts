// Files that grow while a run goes on: complete in their place, or not there.
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GrowingFile } from '../../src/node/growing-file.js';
import { scratchFolder } from '../cli/vitp.js';

const folder = scratchFolder();

describe('a growing file', () => {
  it('takes its place when it is finished, with the mode of what was there', async () => {
    const path = join(folder.path, 'games.csv');
    writeFileSync(path, 'old\n');
    chmodSync(path, 0o640);
    const file = new GrowingFile(path);
    file.append('seed,game\n');
    file.append('é,0\n');
    expect(readFileSync(path, 'utf8')).toBe('old\n');
    await file.finish();
    expect(readFileSync(path, 'utf8')).toBe('seed,game\né,0\n');
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder.path)).toEqual(['games.csv']);
  });

  it('leaves nothing behind when it is given up', () => {
    const path = join(folder.path, 'new', 'games.csv');
    const file = new GrowingFile(path);
    file.append('seed,game\n');
    file.discard();
    expect(readdirSync(join(folder.path, 'new'))).toEqual([]);
    expect(() => new GrowingFile(folder.path)).toThrow(/cannot write to .*: a folder of the same name is in the way/);
  });

  it('remembers what could not be written, and says so at the end', async () => {
    const file = new GrowingFile('/dev/full');
    file.append('a line\n');
    await expect(file.finish()).rejects.toThrow('cannot write to /dev/full: the disk is full');
  });
});
