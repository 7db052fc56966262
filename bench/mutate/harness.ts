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

export const describe = Object.assign(group, { each: each(group) });

export function onTestFinished(hook: Finished): void {
  finished.push(hook);
}

export const it = Object.assign(declare, { each: each(declare) });
export const test = it;

type Declares = (name: string, body: () => unknown) => void;

/** `it.each` and `describe.each`: one declaration for each row. */
function each(declares: Declares) {
  return (rows: readonly unknown[]) =>
    (name: string, body: (...row: unknown[]) => unknown): void => {
      rows.forEach((row, k) => {
        declares(`${name} #${k + 1}`, () => body(...(Array.isArray(row) ? row : [row])));
      });
    };
}

function group(name: string, body: () => unknown): void {
  groups.push(name);
  body();
  groups.pop();
}

function declare(name: string, body: () => unknown): void {
  declared.push({ file, name: [...groups, name].join(' > '), body });
}
