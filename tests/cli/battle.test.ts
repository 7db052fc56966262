// `vitp battle` as a player runs it.
import { describe, expect, it } from 'vitest';
import { labelsOf, resultOf, scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
const LINE = 'Akagi, 22 AirFlot vs Lexington, 11 AF';

describe('vitp battle', () => {
  it('answers one line exactly, and says so', async () => {
    const { code, stdout } = await vitpHere(['battle', LINE, '--control', 'japan', '--rounds', '3']);
    expect(code).toBe(0);
    expect(stdout).toContain('Answered by the exact method');
    expect(stdout).toMatch(/Who has units left in the area[\s\S]*Japan\s+Allies\s+both\s+neither/);
  });

  it('knows which fleet is whose', async () => {
    const swapped = 'Lexington, 11 AF vs Akagi, 22 AirFlot';
    const a = await vitpHere(['battle', LINE, '--json', '-', '--quiet']);
    const b = await vitpHere(['battle', swapped, '--json', '-', '--quiet']);
    expect(withoutRun(b.stdout)).toBe(withoutRun(a.stdout));
  });

  it('gives the same bytes when its result is asked again, sampled too', async () => {
    const args = [
      '--method',
      'monte-carlo',
      '--games',
      '2000',
      '--seed',
      's',
      '--json',
      '-',
      '--quiet',
      '--workers',
      '1',
    ];
    const first = await vitpHere(['battle', LINE, ...args]);
    const file = folder.write('result.json', first.stdout);
    const again = await vitpHere(['battle', file, '--json', '-', '--quiet', '--workers', '1']);
    expect(withoutRun(again.stdout)).toBe(withoutRun(first.stdout));
    const { counts } = labelsOf(resultOf(first.stdout), 'remaining');
    expect(Object.values(counts).reduce((x, y) => x + y)).toBe(2000);
  });

  it('solves what a change would do where both battles are solved', async () => {
    const args = [
      'battle',
      LINE,
      '--rounds',
      '1',
      '--prefer',
      'day',
      '--what-if',
      'add Hornet',
      '--json',
      '-',
      '--quiet',
    ];
    const { code, stdout } = await vitpHere(args);
    expect(code).toBe(0);
    const { whatIf } = JSON.parse(stdout) as {
      whatIf: { method: string; differences: { metric: string; label?: string; difference: number; ci95: number[] }[] };
    };
    expect(whatIf.method).toBe('exact');
    const difference = (metric: string) => whatIf.differences.find((d) => d.metric === metric)!;
    const lost = difference('lost.japan');
    // The difference has no error, and it is that of two answers asked for one by one.
    expect(lost.ci95).toEqual([lost.difference, lost.difference]);
    const mean = async (line: string) => {
      const { stdout } = await vitpHere(['battle', line, ...args.slice(2, 6), '--json', '-', '--quiet']);
      const result = JSON.parse(stdout) as { metrics: Record<string, { mean: number }> };
      return result.metrics['lost.japan']!.mean;
    };
    const apart = (await mean(`${LINE}, Hornet`)) - (await mean(LINE));
    expect(lost.difference).toBeCloseTo(apart, 12);
    expect(lost.difference).toBeGreaterThan(0);
  });

  it('refuses names it does not know, with their column', async () => {
    const { code, stderr } = await vitpHere(['battle', 'Akagi, Kagga vs Lexington']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^battle:1:8: "Kagga" is not a Japanese ship or unit; did you mean "Kaga"\?/);
  });

  it('refuses an exact answer that is too large, with its size', async () => {
    const { code, stderr } = await vitpHere([
      'battle',
      '4 x Fuso class, Mutsu, Nagato vs 8 x Nevada',
      '--method',
      'exact',
    ]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/there are \d+ counters like Nevada left|joint states/);
    const large = await vitpHere([
      'battle',
      '4 x Fuso class, Mutsu, Nagato vs 4 x Nevada, Maryland',
      '--method',
      'exact',
    ]);
    expect(large.stderr).toMatch(/the exact method cannot answer this: it has [\d,]+ joint states/);
  });

  it('tells how usual a real battle was, and what a change would do', async () => {
    const { code, stdout } = await vitpHere([
      'battle',
      LINE,
      '--rounds',
      '2',
      '--actual',
      'allied lost 1, Akagi sunk',
      '--what-if',
      'add Hornet',
      '--games',
      '2000',
      '--workers',
      '1',
    ]);
    expect(code).toBe(0);
    const text = stdout.replace(/\s+/g, ' ');
    expect(text).toMatch(/Your battle, allied lost 1: fewer in .* percentile \d/);
    expect(text).toContain('Your battle, Akagi sunk: so in');
    expect(text).toMatch(/What if: add Hornet\. .*remaining = allied \(%\).*\+\d+/);
  });
});
