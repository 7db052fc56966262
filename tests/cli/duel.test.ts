// `vitp duel` as a player runs it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();

describe('vitp duel', () => {
  it('prints one table a question, with odds that can be worked out by hand', async () => {
    const { code, stdout } = await vitpHere(['duel', 'Kitakami', 'Houston']);
    expect(code).toBe(0);
    // One die with the bonus: 5 and 6 hit, 4 disables; 5 of 6 hits sink armor 1, and the others only damage.
    expect(stdout).toMatch(/sinks the column \(per cent\)\n\s+117\nKitakami 1\+07\s+27\.8\n/);
    expect(stdout).toMatch(/sinks or disables it\) \(per cent\)\n\s+117\nKitakami 1\+07\s+44\.4\n/);
    // One die without it sinks armor 0 with every hit: 1/6.
    expect(stdout).toMatch(/not sunk \(per cent\)\n\s+117\nKitakami 1\+07\s+83\.3\n/);
    expect(stdout).toMatch(/When to pursue\n[^\n]*\n[^\n]*\n\s+117\nKitakami 1\+07\s+0\.75\n/);
  });

  it('prints JSON with everything that was asked, and answers that again with the same bytes', async () => {
    const asked = ['duel', 'carriers', 'Lexington:1', '--rounds', '2', '--json', '-'];
    const { stdout } = await vitpHere(asked);
    const table = JSON.parse(stdout);
    expect(table).toMatchObject({
      schema: 'vitp-duel/2',
      kind: 'duel',
      config: { kind: 'duel', method: 'exact', first: 'carriers', second: 'Lexington:1', action: 'day', rounds: 2 },
    });
    expect(table.rows.map((r: { name: string }) => r.name)).toContain('Akagi');
    expect(table.columns).toMatchObject([{ name: 'Lexington', damage: 1 }]);
    expect(table.sink).toHaveLength(table.rows.length);
    expect(table.sink[0]).toHaveLength(1);
    const file = folder.write('duel.json', stdout);
    expect(withoutRun((await vitpHere(['duel', file, '--json', '-'])).stdout)).toBe(withoutRun(stdout));
    // Options are stronger than what the file says.
    const longer = JSON.parse((await vitpHere(['duel', file, '--rounds', 'end', '--json', '-'])).stdout);
    expect(longer.config).toMatchObject({ first: 'carriers', rounds: null });
    expect(longer.sink[0][0]).toBeGreaterThan(table.sink[0][0]);
  });

  it('keeps the board that was asked about', async () => {
    const data = folder.write('board.yaml', 'ships: {Kitakami: {factors: "4+07"}}\n');
    const odds = async (...args: string[]) =>
      JSON.parse((await vitpHere(['duel', ...args, '--json', '-'])).stdout).sink[0][0] as number;
    const printed = await odds('Kitakami', 'Houston');
    const changed = await odds('Kitakami', 'Houston', '--data', data);
    expect(changed).toBeGreaterThan(printed);
    const { stdout } = await vitpHere(['duel', 'Kitakami', 'Houston', '--data', data, '--json', '-']);
    expect(await odds(folder.write('changed.json', stdout))).toBe(changed);
  });

  it('writes the report that the other commands write: a page, heat maps, a table', async () => {
    const out = join(folder.path, 'duels');
    expect((await vitpHere(['duel', 'cruisers', '--out', out, '--quiet'])).code).toBe(0);
    expect(readdirSync(out).filter((name) => !name.endsWith('.vl.json'))).toEqual([
      'duels-pursue.svg',
      'duels-remove.svg',
      'duels-sink.svg',
      'duels-survive.svg',
      'duels.csv',
      'report.html',
      'result.json',
    ]);
    expect(folder.read('duels/report.html')).toContain('vitp duel result.json');
    expect(folder.read('duels/duels-sink.svg')).toMatch(/>27\.8</);
    expect(folder.read('duels/duels-pursue.svg')).toMatch(/>0\.63</);
    const { stdout } = await vitpHere(['duel', 'cruisers', '--csv', '-']);
    expect(stdout).toBe(folder.read('duels/duels.csv'));
    expect(stdout).toMatch(
      /^first,first_factors,second,second_factors,sink,remove,survive,critical_ratio\nAshigara,1\+27,/,
    );
  });

  it('says which ships share a line', async () => {
    const { stdout } = await vitpHere(['duel', 'cruisers']);
    expect(stdout).toMatch(/^Ashigara \(\+7\) 1\+27 +27\.8 +22\.2$/m);
    expect(stdout.replace(/\s+/g, ' ')).toContain('Ashigara for Atago, Chokai, Haguro, Maya, Myoko, Nachi, Takao');
  });

  it('refuses what is no ship', async () => {
    const { code, stderr } = await vitpHere(['duel', 'Atagoo']);
    expect(code).toBe(2);
    expect(stderr).toContain('"Atagoo" is not a ship; did you mean "Atago"?');
  });

  it.each([
    [['--action', 'dusk'], '--action "dusk" is not allowed; allowed: day, night'],
    [['--rounds', '0'], '--rounds "0" is not allowed; allowed: a whole number from 1 to 60'],
    [['--out', import.meta.filename], 'is a file; allowed: a folder'],
    [[new URL('../../package.json', import.meta.url).pathname], 'is no answer of vitp duel; allowed: its result.json'],
  ])('refuses %j', async (args, sentence) => {
    const { code, stdout, stderr } = await vitpHere(['duel', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});
