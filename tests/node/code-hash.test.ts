// What is kept is never given back to other code than played it.
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { codeHash, decidesGames, hashOfSources } from '../../src/node/code-hash.js';
import config from '../../tsup.config.js';
import { scratchFolder } from '../cli/vitp.js';

const folder = scratchFolder();
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Sources that a module of `src` loads, itself among them; types apart, for they are gone when it runs. */
function loadedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!file.endsWith('.ts')) return found;
  const text = readFileSync(join(root, 'src', file), 'utf8');
  for (const [, names, from] of text.matchAll(/^(?:import|export) (?!type )([^;]*?) from '(\.[^']+)'/gms)) {
    const listed = /^\{(.*)\}$/s
      .exec(names!)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '');
    if (listed?.every((name) => name.trim().startsWith('type '))) continue;
    loadedBy(posix.join(dirname(file), from!.replace(/\.js$/, '.ts')), found);
  }
  return found;
}

/** Packages that the sources which play import, whether they are bundled or installed with this one. */
function packagesOfPlay(): string[] {
  const names = new Set<string>();
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || !decidesGames(file)) continue;
    const text = readFileSync(join(root, 'src', file), 'utf8');
    for (const [, name] of text.matchAll(/^(?:import|export) [^;]*? from '([a-z][^.:/']*)'/gms)) names.add(name!);
  }
  const found = [...names].sort();
  expect(found).toEqual(expect.arrayContaining(['seedrandom', 'simple-statistics', 'yaml', 'zod']));
  return found;
}

describe('the code that plays', () => {
  it('is whatever an experiment loads', () => {
    const loaded = [...loadedBy('analysis/experiments.ts')];
    for (const file of ['records/set-position.ts', 'game/chapters/combat.ts', 'ai/shipped.json'])
      expect(loaded).toContain(file);
    expect(loaded.filter((file) => !decidesGames(file))).toEqual([]);
  });

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
    for (const name of packagesOfPlay()) {
      const other = (text: string) => text.replace(new RegExp(`("${name}": ")[^"]+`), '$19.9.9');
      expect(change('package.json', other), name).not.toBe(hash);
    }
    for (const file of ['src/report/terminal.ts', 'src/cli/commands/comparing/sweep.ts', 'src/game/README.md']) {
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
