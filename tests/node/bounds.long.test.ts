// What a run has taken it gives back: threads, open files, locks and unfinished files, however it ends.
import { mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { Checkpoint } from '../../src/node/keeping/checkpoint.js';
import { openPoolOf } from '../../src/node/pool.js';
import type { SimulateOptions } from '../../src/simulate/options.js';
import { simulateWith } from '../../src/simulate/runner.js';
import { BUNDLED_TOY_WORKER } from '../bundle.js';
import { scratchFolder } from '../cli/vitp.js';
import { createToy, type ToyScenario } from '../simulate/fixtures/toy.js';

const scratch = scratchFolder();
const open = (workers: number) => openPoolOf(pathToFileURL(BUNDLED_TOY_WORKER), workers);

/** Threads that live, by their ports, and files that are open (where the system tells), but for those of the loader of TypeScript. */
function taken(): { readonly ports: number; readonly files: number } {
  const ports = process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
  const numbers = process.platform === 'linux' ? readdirSync('/proc/self/fd') : [];
  return { ports, files: numbers.filter((number) => !/\/tsx-/.test(linkOf(number))).length };
}

function linkOf(number: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${number}`);
  } catch {
    // The folder that is being read.
    return '/tsx-';
  }
}

/** Games of 20 ms are worth threads, however busy the machine: nearly all the time is waiting. */
async function ends(scenario: Omit<ToyScenario, 'kind'>, options: Partial<SimulateOptions>, folder: string) {
  const store = new Checkpoint(join(scratch.path, folder), {}, 'this code');
  const job = { scenario: { kind: 'toy' as const, ...scenario }, seed: 's' };
  try {
    const threads = { defaultCount: 2, open };
    const all = { games: 400, chunkSize: 20, workers: 2, store, ...options };
    return (await simulateWith(createToy, threads, job, all)).ending;
  } catch (error) {
    return (error as Error).message;
  } finally {
    store.close();
  }
}

it('nothing is left of a run, however it ends', async () => {
  // A first run: what is opened once and kept, such as a source of random names, is not counted.
  await ends({ slow: 20 }, {}, 'first');
  const before = taken();
  const abort = new AbortController();
  const stopped = { signal: abort.signal, onProgress: () => abort.abort() };
  const unwritable = join(scratch.path, 'file');
  writeFileSync(unwritable, 'in the way');
  mkdirSync(join(scratch.path, 'kept'));
  const endings = [
    await ends({ slow: 20 }, {}, 'kept'),
    await ends({ slow: 20, failing: [300] }, {}, 'failed'),
    await ends({ slow: 20, dies: 350 }, {}, 'died'),
    await ends({ long: true, endless: 50 }, stopped, 'stopped'),
    await ends({ slow: 20 }, {}, 'file'),
  ];
  expect(endings).toEqual([
    'finished',
    'game 300 of seed "s" failed: toy trouble in 300',
    expect.stringMatching(/^a worker failed with seed "s"/),
    'interrupted',
    'finished',
  ]);
  expect(taken()).toEqual(before);
  for (const folder of ['kept', 'failed', 'died', 'stopped']) {
    const left = readdirSync(join(scratch.path, folder)).filter((name) => !/^games-[0-9a-f-]+\.json$/.test(name));
    expect(left, folder).toEqual([]);
  }
});
