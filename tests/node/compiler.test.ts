// How V8 is told to compile: what is solved sets it in one way, and what is played then puts it back.
import { execFileSync } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import v8 from 'node:v8';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
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

/** The Node that the tests run in. */
const OWN = process.version;
/** Makes the code believe that it runs in that Node, which was started with these arguments. */
const pretend = (version: string, ...execArgv: string[]): void =>
  void vi.stubGlobal('process', Object.create(process, { version: { value: version }, execArgv: { value: execArgv } }));
beforeEach(() => pretend('v20.20.2'));
afterEach(() => vi.unstubAllGlobals());

/** The flags that were set since the last time. */
const told = (): string[] => flags.splice(0);
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
  expect(told()).toEqual(['--interrupt-budget=1000000', '--no-turbo-inlining']);
  compileFor(STANDARD_RAID, 1000, true);
  expect(told()).toEqual(USUAL);
  // Once is enough.
  compileFor(STANDARD_RAID, 1000, true);
  expect(told()).toEqual([]);
});

it('makes code early in the first tenth of a few games that one thread plays', () => {
  const playing = compileFor(STANDARD_GAME, 100, true);
  expect(told()).toEqual([...FEW, '--interrupt-budget=75000']);
  for (const played of [1, 9, 10, 11, 100]) {
    playing?.(played);
    expect(told()).toEqual(played === 10 ? ['--interrupt-budget=3000000'] : []);
  }
  compileFor(STANDARD_GAME, 19, true)?.(19);
  expect(told()).toEqual([...USUAL, ...FEW, '--interrupt-budget=3000000']);
  expect(compileFor(STANDARD_GAME, 100, false)).toBeNull();
  expect(told()).toEqual([...USUAL, ...FEW, '--interrupt-budget=250000']);
  expect(compileFor(STANDARD_GAME, 19_999, true)).toBeNull();
  expect(told()).toEqual([...USUAL, '--no-turbo-loop-peeling']);
});

it('puts more code into its callers where games are many', () => {
  compileFor(STANDARD_RAID, 20_000, true);
  told();
  expect(compileFor(STANDARD_GAME, 20_000, true)).toBeNull();
  const many = ['--no-turbo-loop-peeling', '--max-inlined-bytecode-size-cumulative=2000'];
  expect(told()).toEqual(many);
});

it('does so for games played on from a position', () => {
  compileFor(STANDARD_RAID, 100, true);
  told();
  const scenario = { kind: 'position', players: STANDARD_GAME.players, record: {} } as PositionScenario;
  compileFor(scenario, 100, true);
  expect(told()).toEqual([...FEW, '--interrupt-budget=75000']);
});

it('makes less code for a few games in Node 22 and 24', () => {
  compileFor(STANDARD_RAID, 100, true);
  told();
  const later = '--invocation-count-for-turbofan=100000';
  pretend('v22.23.3');
  const playing = compileFor(STANDARD_GAME, 100, true);
  expect(told()).toEqual(['--no-turbo-loop-peeling', '--max-inlined-bytecode-size-cumulative=150']);
  playing?.(9);
  expect(told()).toEqual([]);
  playing?.(10);
  expect(told()).toEqual([later]);
  compileFor(STANDARD_GAME, 20_000, true);
  const usual = ['--invocation-count-for-turbofan=3000', '--turbo-loop-peeling'];
  expect(told()).toEqual([...usual, '--max-inlined-bytecode-size-cumulative=920']);
  pretend('v24.21.0');
  compileFor(STANDARD_RAID, 100, true);
  told();
  compileFor(STANDARD_GAME, 2000, false);
  expect(told()).toEqual([later]);
  compileFor(STANDARD_GAME, 2001, true);
  expect(told()).toEqual(['--invocation-count-for-turbofan=3000']);
  expect(told()).toEqual([]);
});

it('tells no other Node anything', () => {
  compileFor(STANDARD_RAID, 100, true);
  told();
  pretend('v23.1.0');
  expect(compileFor(STANDARD_GAME, 100, true)).toBeNull();
  compileForSolving();
  expect(told()).toEqual([]);
});

it('puts back what this Node has', () => {
  pretend(OWN);
  compileFor(STANDARD_GAME, 100, true);
  told();
  compileFor(STANDARD_RAID, 100, true);
  const defaults = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  for (const flag of told()) expect(defaults).toContain(`default: ${flag}\n`);
});

it('leaves alone what was said when the process was started', () => {
  pretend('v20.20.2', '--interrupt_budget=5000', '--no-turbo-inlining');
  compileForSolving();
  expect(told()).toEqual([]);
});
