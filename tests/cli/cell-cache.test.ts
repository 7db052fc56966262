// What a sweep keeps is never given back to other code than played it.
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CellCache } from '../../src/node/cell-cache.js';
import { codeHash, hashOfSources } from '../../src/node/code-hash.js';
import config from '../../tsup.config.js';
import { scratchFolder } from './vitp.js';

const folder = scratchFolder();
const root = fileURLToPath(new URL('../..', import.meta.url));
const KEY = { config: { kind: 'raid' }, seed: 's', games: 3 };
const CELL = { metrics: [], tally: Float64Array.of(1, 2) };

describe('the code that plays', () => {
  it('is another when one byte of it is, and the same when only what shows results is', () => {
    const copy = join(folder.path, 'copy');
    mkdirSync(copy);
    for (const part of ['src', 'package.json']) cpSync(join(root, part), join(copy, part), { recursive: true });
    const hash = hashOfSources(copy);
    expect(hash).toBe(codeHash());
    const change = (file: string, text: (old: string) => string) => {
      const path = join(copy, file);
      const old = readFileSync(path, 'utf8');
      writeFileSync(path, text(old));
      const changed = hashOfSources(copy);
      writeFileSync(path, old);
      expect(hashOfSources(copy)).toBe(hash);
      return changed;
    };
    const more = (text: string) => `${text} `;
    for (const file of [
      'src/dice/index.ts',
      'src/game/chapters/combat.ts',
      'src/ai/shipped.json',
      'src/raid/raid-experiment.ts',
    ]) {
      expect(change(file, more), file).not.toBe(hash);
    }
    expect(change('package.json', (text) => text.replace(/("seedrandom": ")[^"]+/, '$19.9.9'))).not.toBe(hash);
    for (const file of ['src/report/terminal.ts', 'src/cli/commands/sweep.ts', 'src/game/README.md']) {
      expect(change(file, more), file).toBe(hash);
    }
    renameSync(join(copy, 'src/game/chapters/combat.ts'), join(copy, 'src/game/chapters/fight.ts'));
    expect(hashOfSources(copy)).not.toBe(hash);
  });

  it('is known to a built package, which has no sources', () => {
    const { define } = config as { readonly define: Record<string, string> };
    expect(JSON.parse(define.__VITP_CODE__!)).toBe(codeHash());
  });
});

describe('what is kept', () => {
  it('comes back to the same code, scenario, seed and games only', async () => {
    const path = join(folder.path, 'cells');
    const cache = new CellCache(path);
    await cache.write(KEY, CELL);
    expect(new CellCache(path).read(KEY)).toEqual(CELL);
    expect(new CellCache(path, undefined, codeHash()).read(KEY)).toEqual(CELL);
    expect(new CellCache(path, undefined, 'another engine').read(KEY)).toBeUndefined();
    expect(cache.read({ ...KEY, seed: 't' })).toBeUndefined();
    expect(cache.read({ ...KEY, games: 4 })).toBeUndefined();
    expect(cache.read({ ...KEY, config: { kind: 'game' } })).toBeUndefined();
  });

  it('is refused in a sentence when a byte of it is not what was written, or some are missing', async () => {
    const path = join(folder.path, 'damaged');
    const told: string[] = [];
    const cache = new CellCache(path, (sentence) => told.push(sentence));
    const cell = { metrics: [], tally: Float64Array.of(...Array.from({ length: 40 }, (_, i) => i)) };
    await cache.write(KEY, cell);
    const file = join(path, readdirSync(path)[0]!);
    const whole = readFileSync(file, 'utf8');
    const { cell: bare } = JSON.parse(whole);
    for (const text of [
      '',
      '{}',
      'null',
      JSON.stringify(bare),
      whole.slice(0, -20),
      whole.replace(/"tally":.*/, '"tally":[0,1,2,3,4]}}'),
      whole.replace('39]', '38]'),
      whole.replace('"games":3', '"games":4'),
    ]) {
      writeFileSync(file, text);
      expect(cache.read(KEY), text).toBeUndefined();
      expect(told.splice(0)).toEqual([`${file} is damaged or of another version; its combination is played again.`]);
    }
    await cache.write(KEY, cell);
    expect(cache.read(KEY)).toEqual(cell);
    expect(told).toEqual([]);
  });
});
