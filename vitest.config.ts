// The tests. `npm test` runs all files but *.long.test.ts. `npm run test:long` (mode `long`) runs those, and at full size
// whatever asks tests/size.ts how much it should do. `npm run page:test` (mode `page`) runs the built page in Chromium.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { configDefaults, defineConfig } from 'vitest/config';

// For the bundling before the tests, which Node itself imports here: see `viteModuleRunner` below.
register();

const COVERAGE = process.argv.some((argument) => argument.startsWith('--coverage'));
const LONG = 'tests/**/*.long.test.ts';
const PAGE = 'tests/page/**/*.browser.test.ts';

/** The test files that do more in the long suite. */
const sizedFiles = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name}`)
    .filter((file) => file.endsWith('.test.ts') && /from '[./]+\/size\.js'/.test(readFileSync(file, 'utf8')));

/** What the modes run; without one, all tests but these. */
const INCLUDE: Readonly<Record<string, string[]>> = { long: [LONG, ...sizedFiles()], page: [PAGE] };

/**
 * A third of the processor time of the tests was V8's optimising compiler, for most functions run for a part of a second only. It waits
 * eight times as long here before it optimises a function, and puts less of others into it. Answers are the same, games a little slower.
 */
const COMPILE_LESS = ['--interrupt-budget=500000', '--max-inlined-bytecode-size-cumulative=300'];

/** Garbage is collected seldom, and in one thread: a part of the tests took a fourteenth less processor time so. */
const COLLECT_LESS = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc'];

/** Only a test that hangs may end by the clock: a slow machine, or one with other work, takes its time and answers the same. */
const HANGS = 20 * 60_000;

export default defineConfig(({ mode }) => ({
  test: {
    include: INCLUDE[mode] ?? ['tests/**/*.test.ts'],
    env: {
      VITP_TESTS: mode === 'long' ? 'long' : 'quick',
      // Made before the tests, of the same source (tests/bundle.ts).
      VITP_BUNDLED_WORKER: pathToFileURL(resolve('.cache/vitp-test/worker.js')).href,
    },
    exclude: mode in INCLUDE ? configDefaults.exclude : [...configDefaults.exclude, LONG, PAGE],
    testTimeout: HANGS,
    hookTimeout: HANGS,
    globalSetup: ['tests/bundle.ts'],
    pool: 'forks',
    // One process for many files: what they import is loaded once. Nothing in src/ keeps a state that one test could see of another.
    isolate: false,
    // By default one processor is left free, which is half of a machine with two.
    maxWorkers: '100%',
    execArgv: [...(COVERAGE ? [] : ['--import', 'tsx']), ...COMPILE_LESS, ...COLLECT_LESS],
    // Node imports the modules itself, and tsx takes the types out. Vite's own runner makes every use of an import a call of a getter:
    // a game then takes 7 ms in place of 1.2. What is lost is vi.mock, which no test needs, and the coverage of src/.
    ...(COVERAGE ? {} : { experimental: { viteModuleRunner: false, nodeLoader: false } }),
    coverage: { include: ['src/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
}));
