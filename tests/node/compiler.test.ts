// How V8 is told to compile: what is solved sets it in one way, and what is played then puts it back.
import { execFileSync } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import v8 from 'node:v8';
import { afterAll, expect, it, vi } from 'vitest';
import { compileFor, compileForSolving } from '../../src/node/compiler.js';
import { STANDARD_RAID } from '../../src/raid/question/standard-raid.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';
import type { PositionScenario } from '../../src/whole-games/position-scenario.js';

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

/** What Node has, of all that is set. */
const USUAL = [
  '--interrupt-budget=67584',
  '--turbo-inlining',
  '--turbo-loop-peeling',
  '--max-inlined-bytecode-size-cumulative=920',
];

/** What is set for a few games, but for how much must have run. */
const FEW = ['--no-turbo-loop-peeling', '--max-inlined-bytecode-size-cumulative=300'];

it('sets the compiler to a fight that is solved, and back to what Node has when something is played', () => {
  compileFor(STANDARD_RAID, 1000, true);
  told();
  compileForSolving();
  expect(told()).toEqual(isMeasured ? ['--interrupt-budget=1000000', '--no-turbo-inlining'] : []);
  compileFor(STANDARD_RAID, 1000, true);
  const back = told();
  expect(back).toEqual(isMeasured ? USUAL : []);
  const defaults = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  for (const flag of back) expect(defaults).toContain(`default: ${flag}\n`);
  // Once is enough.
  compileFor(STANDARD_RAID, 1000, true);
  expect(told()).toEqual([]);
});

it('makes code early in the first tenth of a few games that one thread plays', () => {
  const playing = compileFor(STANDARD_GAME, 100, true);
  expect(told()).toEqual(isMeasured ? [...FEW, '--interrupt-budget=75000'] : []);
  for (const played of [1, 9, 10, 11, 100]) {
    playing?.(played);
    expect(told()).toEqual(isMeasured && played === 10 ? ['--interrupt-budget=3000000'] : []);
  }
  compileFor(STANDARD_GAME, 19, true)?.(19);
  expect(told()).toEqual(isMeasured ? [...USUAL, ...FEW, '--interrupt-budget=3000000'] : []);
  expect(compileFor(STANDARD_GAME, 100, false)).toBeNull();
  expect(told()).toEqual(isMeasured ? [...USUAL, ...FEW, '--interrupt-budget=250000'] : []);
  expect(compileFor(STANDARD_GAME, 19_999, true)).toBeNull();
  expect(told()).toEqual(isMeasured ? [...USUAL, '--no-turbo-loop-peeling'] : []);
});

it('puts more code into its callers where games are many', () => {
  compileFor(STANDARD_RAID, 20_000, true);
  told();
  expect(compileFor(STANDARD_GAME, 20_000, true)).toBeNull();
  const many = ['--no-turbo-loop-peeling', '--max-inlined-bytecode-size-cumulative=2000'];
  expect(told()).toEqual(isMeasured ? many : []);
});

it('does so for games played on from a position', () => {
  compileFor(STANDARD_RAID, 100, true);
  told();
  const scenario = { kind: 'position', players: STANDARD_GAME.players, record: {} } as PositionScenario;
  compileFor(scenario, 100, true);
  expect(told()).toEqual(isMeasured ? [...FEW, '--interrupt-budget=75000'] : []);
});

it('leaves alone what was said when the process was started', () => {
  process.execArgv.push('--interrupt_budget=5000', '--no-turbo-inlining');
  compileForSolving();
  expect(told()).toEqual([]);
  process.execArgv.splice(-2);
});
