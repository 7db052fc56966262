// How V8 is told to compile: what is solved sets it in one way, and what is played then puts it back.
import { execFileSync } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import v8 from 'node:v8';
import { afterAll, expect, it, vi } from 'vitest';
import { compileFor, compileForSolving } from '../../src/node/compiler.js';
import { STANDARD_RAID } from '../../src/raid/question/standard-raid.js';

const flags: string[] = [];
const set = vi.spyOn(v8, 'setFlagsFromString').mockImplementation((flag) => void flags.push(flag));
syncBuiltinESMExports();
afterAll(() => {
  set.mockRestore();
  syncBuiltinESMExports();
});

/** The flags that were set since the last time. */
const told = (): string[] => flags.splice(0);
/** No other Node is told anything. */
const isMeasured = process.version.startsWith('v20.');

it('sets the compiler to a fight that is solved, and back to what Node has when something is played', () => {
  compileFor(STANDARD_RAID, 1000);
  told();
  compileForSolving();
  expect(told()).toEqual(isMeasured ? ['--interrupt-budget=1000000', '--no-turbo-inlining'] : []);
  compileFor(STANDARD_RAID, 1000);
  const back = told();
  expect(back).toEqual(isMeasured ? ['--interrupt-budget=67584', '--turbo-inlining'] : []);
  const defaults = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  for (const flag of back) expect(defaults).toContain(`default: ${flag}\n`);
  // Once is enough.
  compileFor(STANDARD_RAID, 1000);
  expect(told()).toEqual([]);
});
