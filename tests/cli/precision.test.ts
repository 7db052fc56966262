// `--precision` and `--max-time`: a run that ends when it knows enough, or when the time is up.
import { describe, expect, it, vi } from 'vitest';
import { meanInterval } from '../../src/stats/intervals/mean-interval.js';
import { LONG } from '../size.js';
import { labelsOf, numbersOf, resultOf, scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
const json = async (...args: string[]) => {
  // What can be solved is solved, unless it is to be played.
  const played = args[0] !== 'game' && args.includes('--precision') ? ['--method', 'monte-carlo'] : [];
  const threads = args.includes('--workers') ? [] : ['--workers', '1'];
  const { code, stdout, stderr } = await vitpHere([...args, ...played, ...threads, '--json', '-', '--quiet']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};
const half = ([low, high]: readonly [number, number]) => (high - low) / 2;

describe('--precision', () => {
  it('stops a raid as soon as the usual figure is known, and says how it was made honest', async () => {
    const result = resultOf(await json('raid', '--precision', '0.03'));
    const { mean, ci95, histogram } = numbersOf(result, 'battleships.afloat');
    expect(result.precision).toMatchObject({
      metric: 'battleships.afloat',
      halfWidth: 0.03,
      method: 'fixed-width sequential',
      reached: true,
      estimate: mean,
      ci95,
    });
    expect(half(ci95)).toBeLessThanOrEqual(0.03);
    // As soon as it is reached: looks are a tenth apart, and the error falls with the root of the games.
    expect(half(ci95)).toBeGreaterThan(0.03 / Math.sqrt(1.1) - 0.001);
    const h = { min: histogram[0]!.value, counts: histogram.map((b) => b.count) };
    expect(ci95[0]).toBeCloseTo(meanInterval(h)[0], 12);
  });

  it('gives all figures of such a run the intervals of its number of games', async () => {
    const result = resultOf(await json('raid', '--precision', '0.03'));
    const fixed = resultOf(await json('raid', '--games', String(result.games)));
    expect(fixed.precision).toBeUndefined();
    expect(fixed.metrics).toEqual(result.metrics);
    const { stdout } = await vitpHere(['raid', '--precision', '0.03', '--method', 'monte-carlo']);
    expect(stdout).toMatch(/± is the 95 % interval/);
    expect(stdout).toMatch(/Precision +battleships\.afloat to ±0\.03: reached, ±0\.0/);
  });

  it('takes a figure by name, a share by its label, and a part of the figure itself', async () => {
    const relative = resultOf(await json('raid', '--precision', 'battleships.bottomed=2%'));
    const { mean, ci95 } = numbersOf(relative, 'battleships.bottomed');
    expect(half(ci95)).toBeLessThanOrEqual(0.02 * mean);
    const share = resultOf(await json('raid', '--precision', 'ship.West Virginia.fate.sunk=0.02'));
    expect(half(labelsOf(share, 'ship.West Virginia.fate').ci95.sunk!)).toBeLessThanOrEqual(0.02);
    const battle = resultOf(await json('battle', 'Akagi, Kaga vs Lexington, Enterprise', '--precision', '0.05'));
    expect(battle.precision).toMatchObject({ metric: 'remaining', label: 'japan', reached: true });
  });

  it('does not play what can be solved', async () => {
    // Few carriers: solved at once.
    const few = 'kind: raid\nraidForce: [Akagi, Kaga]\n';
    const raids = ['spread', 'focus'].map((plan) => folder.write(`${plan}.yaml`, `${few}targets: ${plan}\n`));
    for (const args of [['raid'], ['battle', 'Atago vs Houston'], ['compare', ...raids]]) {
      const { stdout, stderr } = await vitpHere([...args, '--precision', '0.01', '--json', '-', '--quiet']);
      expect(stderr).toBe('');
      expect(resultOf(stdout)).toMatchObject({ games: 0, config: { method: 'exact' } });
    }
  });

  it('plays no more than --games, and then says that it was not enough', async () => {
    const result = resultOf(await json('raid', '--precision', '0.0001', '--games', '2345'));
    expect(result).toMatchObject({ games: 2345, precision: { reached: false } });
  });

  it('ends at the same game for any number of workers', async () => {
    const run = (workers: string) => json('raid', '--precision', '0.02', '--workers', workers);
    const one = await run('1');
    for (const workers of LONG ? ['2', '3'] : ['2']) expect(withoutRun(await run(workers))).toBe(withoutRun(one));
  });

  it('is asked again, with the same bytes, by the result itself', async () => {
    const first = await json('raid', '--precision', 'cruisers.afloat=0.02');
    const file = folder.write('precise.json', first);
    expect(withoutRun(await json('raid', file))).toBe(withoutRun(first));
    // A number of games that is named is a number of games that was fixed beforehand.
    expect(resultOf(await json('raid', file, '--games', '1000')).precision).toBeUndefined();
  });

  it.each([
    ['raid', 'battleships.aflot=0.01', '"battleships.aflot" is not measured here; did you mean "battleships.afloat"?'],
    ['game', 'winner=0.01', '"winner" is not measured here; did you mean "winner.japan"?'],
    ['raid', '0', '"0" is not allowed; allowed: half the width of the 95 % interval, such as 0.002 or 1%'],
    ['raid', 'battleships.afloat', '"battleships.afloat" is not allowed; allowed: half the width'],
    ['raid', '-1', '"-1" is not allowed'],
  ])('vitp %s --precision %s', async (command, target, sentence) => {
    const { code, stdout, stderr } = await vitpHere([command, '--precision', target]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});

/** A time that no other timer has: it is up when the event loop turns after the first slice of games, on any machine. */
const A_SLICE = 987_654;
function upAfterASlice<T>(work: () => Promise<T>): Promise<T> {
  const { setTimeout: timer, setImmediate: turn } = globalThis;
  let up: (() => void) | undefined;
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
    if (ms !== A_SLICE) return timer(run, ms);
    up = run;
    return timer(() => {}, 0);
  }) as typeof setTimeout);
  const turns = vi.spyOn(globalThis, 'setImmediate').mockImplementation(((run: () => void) => {
    up?.();
    return turn(run);
  }) as typeof setImmediate);
  return work().finally(() => [timers, turns].map((spy) => spy.mockRestore()));
}

describe('--max-time', () => {
  it('ends a run in time and marks it; its number of games gives the same figures again', async () => {
    const cut = await upAfterASlice(() => json('game', '--max-time', `${A_SLICE}ms`, '--games', '1e6'));
    const result = resultOf(cut);
    expect(result.games).toBeLessThan(1e6);
    expect(result.run.reproducible).toBe(false);
    expect(result.partial).toBeUndefined();
    const again = await json('game', folder.write('cut.json', cut));
    expect(resultOf(again).run.reproducible).toBeUndefined();
    expect(withoutRun(again)).toBe(withoutRun(cut));
  });

  it('is said on the terminal', async () => {
    const args = ['game', '--max-time', `${A_SLICE}ms`, '--games', '1e6', '--workers', '1'];
    const { stdout } = await upAfterASlice(() => vitpHere(args));
    expect(stdout.replace(/\s+/g, ' ')).toContain('until the time was up (not reproducible');
  });

  it('that never comes marks nothing', async () => {
    expect(resultOf(await json('raid', '--games', '1000', '--max-time', '1h')).run.reproducible).toBeUndefined();
  });

  it.each(['30x', '0s', 's', '-1'])('%s is no time', async (time) => {
    const { code, stderr } = await vitpHere(['raid', `--max-time=${time}`]);
    expect(code).toBe(2);
    expect(stderr).toContain(`--max-time "${time}" is not allowed; allowed: a time above 0, such as 30s, 5m or 2h`);
  });
});
