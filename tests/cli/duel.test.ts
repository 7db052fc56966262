// `vitp duel` as a player runs it.
import { describe, expect, it } from 'vitest';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();

describe('vitp duel', () => {
  it('prints one table a question, with odds that can be worked out by hand', async () => {
    const { code, stdout } = await vitpHere(['duel', 'Kitakami', 'Houston']);
    expect(code).toBe(0);
    // One die with the bonus: 5 and 6 hit, 4 disables; 5 of 6 hits sink armor 1, and the others only damage.
    expect(stdout).toMatch(/sinks the column\n\s+117\nKitakami 1\+07\s+27\.8\n/);
    expect(stdout).toMatch(/sinks or disables it\)\n\s+117\nKitakami 1\+07\s+44\.4\n/);
    // One die without it sinks armor 0 with every hit: 1/6.
    expect(stdout).toMatch(/not sunk\n\s+117\nKitakami 1\+07\s+83\.3\n/);
    expect(stdout).toMatch(/When to pursue[^\n]*\n\s+117\nKitakami 1\+07\s+0\.75\n/);
  });

  it('writes JSON, CSV and a heat map of whole classes', async () => {
    const { stdout } = await vitpHere(['duel', 'carriers', '--json', '-']);
    const table = JSON.parse(stdout) as {
      action: string;
      rows: { name: string }[];
      columns: unknown[];
      sink: number[][];
    };
    expect(table.action).toBe('day');
    expect(table.rows.map((r) => r.name)).toContain('Akagi');
    expect(table.sink).toHaveLength(table.rows.length);
    expect(table.sink[0]).toHaveLength(table.columns.length);
    const html = `${folder.path}/duel.html`;
    const csv = `${folder.path}/duel.csv`;
    expect((await vitpHere(['duel', 'cruisers', '--html', html, '--csv', csv, '--quiet'])).code).toBe(0);
    expect(folder.read('duel.html')).toMatch(/<td style="background:hsl\(\d+ 60% 80%\)">27\.8<\/td>/);
    expect(folder.read('duel.html')).toMatch(
      /When to pursue[\s\S]*<td style="background:hsl\(\d+ 60% 80%\)">0\.63<\/td>/,
    );
    expect(folder.read('duel.csv')).toMatch(
      /^first,first_factors,second,second_factors,sink,remove,survive,critical_ratio\nAshigara,1\+27,/,
    );
  });

  it('refuses what is no ship', async () => {
    const { code, stderr } = await vitpHere(['duel', 'Atagoo']);
    expect(code).toBe(2);
    expect(stderr).toContain('"Atagoo" is not a ship; did you mean "Atago"?');
  });
});
