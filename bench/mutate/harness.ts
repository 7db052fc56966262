// What the tests of the rules use of vitest, in one process that can run a test again and again: vitest's own `expect`, and
// `describe`, `it`, `it.each` and `onTestFinished` as they need them.
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
// A test that fails says so; nobody reads the difference.
chai.config.truncateThreshold = 0;

/** A test that was declared. */
export interface DeclaredTest {
  readonly file: string;
  readonly name: string;
  readonly body: () => unknown;
}

type Finished = (context: { task: { result: { state: 'pass' | 'fail' } } }) => unknown;

const declared: DeclaredTest[] = [];
const groups: string[] = [];
let file = '';
let finished: Finished[] = [];

/** Collects the tests that a file declares while it is loaded. */
export async function collect(name: string, load: () => Promise<unknown>): Promise<void> {
  file = name;
  await load();
}

export const collected = (): readonly DeclaredTest[] => declared;

/** Runs a test; its error, or `null`. */
export async function runTest(test: DeclaredTest): Promise<unknown> {
  finished = [];
  let failure: unknown = null;
  try {
    await test.body();
  } catch (error) {
    failure = error ?? new Error('thrown');
  }
  for (const hook of finished) {
    try {
      await hook({ task: { result: { state: failure === null ? 'pass' : 'fail' } } });
    } catch (error) {
      failure ??= error;
    }
  }
  return failure;
}

export const expect = chai.expect;

export function describe(name: string, body: () => void): void {
  groups.push(name);
  body();
  groups.pop();
}

export function onTestFinished(hook: Finished): void {
  finished.push(hook);
}

export const it = Object.assign(declare, {
  each:
    (rows: readonly unknown[]) =>
    (name: string, body: (...row: unknown[]) => unknown): void => {
      rows.forEach((row, k) => {
        const values = Array.isArray(row) ? row : [row];
        declare(`${name} #${k + 1}`, () => body(...values));
      });
    },
});
export const test = it;

function declare(name: string, body: () => unknown): void {
  declared.push({ file, name: [...groups, name].join(' > '), body });
}
