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
    expect(stdout.replaceAll('\n', ' ')).toMatch(
      /^Japan holds the area in 44\.4 % of fights, the Allies in [\d.]+ %; Japan loses [\d.]+ carriers/,
    );
    expect(stdout).toMatch(/Who would control the area[\s\S]*Japan\s+Allies\s+contested\s+Nobody/);
    expect(stdout).not.toContain('Rounds of combat (');
    const all = (await vitpHere(['battle', LINE, '--all'])).stdout;
    expect(all).toMatch(/Who has units left in the area[\s\S]*Japan\s+Allies\s+both\s+neither/);
    expect(all).not.toContain('--all');
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

  describe('what options replace, the rest follows', () => {
    const ask = async (...args: string[]) => {
      const { code, stdout, stderr } = await vitpHere(['battle', ...args, '--json', '-', '--quiet']);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return JSON.parse(stdout);
    };
    const fight = 'rounds: 1\njapan: {units: [Atago]}\nallied: {units: [Lexington]}\n';
    const typed = ['Atago vs Lexington', '--rounds', '1'];

    it.each(['', 'area: Coral Sea\n'])('control of the area (7.31): %j', async (area) => {
      const file = folder.write('area.yaml', `kind: battle\n${area}${fight}`);
      const wanted = await ask(...typed, '--area', 'Marshall Islands');
      expect(wanted.config.control).toBe('japan');
      expect((await ask(file, '--area', 'Marshall Islands')).config).toEqual(wanted.config);
      const result = folder.write('area.json', JSON.stringify(await ask(file)));
      expect((await ask(result, '--area', 'Marshall Islands')).config).toEqual(wanted.config);
      const said = folder.write('said.yaml', `kind: battle\n${area}control: allied\n${fight}`);
      expect((await ask(said, '--area', 'Marshall Islands')).config.control).toBe('allied');
    });

    it('factors from the board in a result, and day or night from them', async () => {
      const data = folder.write('akagi.yaml', 'ships: {Akagi: {factors: "1461"}}');
      const line = ['Akagi, Kongo vs Houston', '--rounds', '1'];
      const wanted = await ask(...line, '--data', data);
      const before = await ask(...line);
      expect(before.config.japan.prefer).toBe('day');
      const result = folder.write('units.json', JSON.stringify(before));
      const again = await ask(result, '--data', data);
      expect([again.config, again.metrics]).toEqual([wanted.config, wanted.metrics]);
      expect(wanted.config.japan).toMatchObject({ prefer: 'night', units: [{ factors: '1461' }, {}] });
    });

    it('factors as they are written, with their zeros', async () => {
      const file = folder.write('zero.yaml', 'kind: battle\njapan: {units: [027]}\nallied: {units: [Lexington]}\n');
      expect((await ask(file, '--rounds', '1')).config.japan.units[0].factors).toBe('027');
    });
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

  it('fights out what bare cruisers begin', async () => {
    const { stdout } = await vitpHere(['battle', 'Atago vs Houston', '--json', '-']);
    const result = resultOf(stdout);
    expect(labelsOf(result, 'stalemate').share['cannot-end']).toBe(0);
    expect((result.metrics.rounds as { mean: number }).mean).toBeGreaterThan(1);
  });

  it('puts each change beside the battle when there are several', async () => {
    const args = ['battle', 'Atago vs Houston', '--what-if', 'add Chicago', '--what-if', 'add Hornet; control allied'];
    const json = await vitpHere([...args, '--json', '-']);
    const { whatIf } = JSON.parse(json.stdout) as {
      whatIf: { changes: string[]; differences: { scenario: string; metric: string; difference: number }[] };
    };
    expect(whatIf.changes).toEqual(['add Chicago', 'add Hornet; control allied']);
    for (const [scenario, change] of [
      ['b', 'add Chicago'],
      ['c', 'add Hornet; control allied'],
    ]) {
      const alone = await vitpHere([...args.slice(0, 2), '--what-if', change!, '--json', '-']);
      const one = JSON.parse(alone.stdout) as typeof json & { whatIf: typeof whatIf };
      const together = whatIf.differences.filter((d) => d.scenario === scenario);
      expect(together.map((d) => ({ ...d, scenario: 'b' }))).toEqual(one.whatIf.differences);
    }
    const text = (await vitpHere(args)).stdout;
    expect(text).toMatch(/What if: add Chicago[\s\S]*What if: add Hornet; control allied/);
    const sampled = (await vitpHere([...args, '--games', '500', '--workers', '1'])).stdout;
    expect(sampled).toMatch(
      /What if: add Chicago[\s\S]*Japanese factors lost +[\d.]+[\s\S]*What if: add Hornet[\s\S]*Japanese factors lost +[\d.]+/,
    );
  });

  it('lets a changed fleet choose day or night anew, unless it was told', async () => {
    const added = ['--what-if', 'add Hornet', '--json', '-'];
    const rounds = async (more: string[]) => {
      const { stdout } = await vitpHere(['battle', 'Atago vs Houston', ...more, ...added]);
      type Figure = { metric: string; other: number };
      const { whatIf } = JSON.parse(stdout) as { whatIf: { differences: Figure[] } };
      return whatIf.differences.find((d) => d.metric === 'rounds')!.other;
    };
    const mean = async (line: string) => {
      const { stdout } = await vitpHere(['battle', line, '--json', '-']);
      return (resultOf(stdout).metrics.rounds as { mean: number }).mean;
    };
    expect(await rounds([])).toBeCloseTo(await mean('Atago vs Houston, Hornet'), 12);
    expect(await rounds(['--prefer', 'night'])).not.toBeCloseTo(await rounds([]), 3);
  });

  it('tells with its error how many played battles cannot end', async () => {
    const fight = ['battle', 'Akagi, Atago vs Lexington, Houston', '--quiet'];
    const { stdout } = await vitpHere([...fight, '--method', 'monte-carlo', '--games', '300']);
    expect(stdout).toMatch(/\nIn \d+ ±\d+ % of battles the units that are left cannot hurt each other/);
    expect((await vitpHere(fight)).stdout).toMatch(/\nIn \d\d\.\d % of battles the units that are left cannot hurt/);
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

  it('--actual refuses a count of one kind, for it counts all that a side lost', async () => {
    const { code, stderr } = await vitpHere([
      'battle',
      LINE,
      '--actual',
      'japan lost 4 carriers, allied lost 1 carrier',
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain('only all ships and units that a side lost are counted, no kind of them alone');
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
    expect(text).toMatch(/What if: add Hornet\? Japan then holds .* the Allies in [\d.]+( ±[\d.]+)? % \(\+\d+/);
  });
});
