// Bundles the command once before the tests, for those that run it as a process of its own: that starts four times as fast as the
// source does, the worker threads of such a process too. What is bundled is what the package ships.
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache', 'vitp-test');

/** The bundled command. */
export const BUNDLED_COMMAND = join(folder, 'cli.js');

/** The worker thread of the runner's own tests, bundled for the same reason. */
export const BUNDLED_TOY_WORKER = join(folder, 'toy-worker.js');
const TOY_WORKER = 'tests/simulate/fixtures';

/** When the newest of these files, and of those in these folders, was written; 0 where there is none. */
function newest(...paths: string[]): number {
  const entries = paths.flatMap((path) => {
    const state = statSync(path, { throwIfNoEntry: false });
    if (!state?.isDirectory()) return [state?.mtimeMs ?? 0];
    return [
      state.mtimeMs,
      ...readdirSync(path, { recursive: true }).map((n) => statSync(join(path, String(n))).mtimeMs),
    ];
  });
  return Math.max(...entries);
}

/** Bundles unless the last bundle is newer than everything it was made of. */
export default async function setup(): Promise<void> {
  const sources = ['src', 'build', TOY_WORKER, 'package.json', 'package-lock.json', 'tsup.config.ts'].map((name) =>
    join(root, name),
  );
  if (newest(BUNDLED_COMMAND) > newest(...sources)) return;
  const { build } = await import('tsup');
  const fresh = `${folder}.${process.pid}`;
  await build({ outDir: fresh, silent: true, dts: false, sourcemap: false, config: join(root, 'tsup.config.ts') });
  const toy = { 'toy-worker': join(root, TOY_WORKER, 'toy-worker.ts') };
  await build({ config: false, entry: toy, outDir: fresh, silent: true, dts: false, format: 'esm', clean: false });
  // Whole or not at all, for somebody may be testing beside us.
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}
