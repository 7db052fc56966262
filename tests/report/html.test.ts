import { describe, expect, it } from 'vitest';
import type { Result } from '../../src/answer/result.js';
import { answerOf } from '../../src/report/answers/result.js';
import { replayCommand } from '../../src/report/asked/asked.js';
import { blockHtml } from '../../src/report/html/html-tables.js';
import { reportFiles } from '../../src/report/show.js';
import { exactRaid, game, raid } from './support.js';

const page = async (result: Result, notes?: string[]) =>
  (await reportFiles(result, { notes: notes ?? [] }))['report.html']!;

describe('the page', () => {
  it.each([
    ['raid', raid],
    ['game', game],
  ])('of a %s needs nothing from outside and runs nothing', async (_, result) => {
    const html = await page(result());
    expect(html).not.toMatch(/https?:|\/\/[a-z]/i);
    expect(html).not.toMatch(/<(script|link|img|iframe|object|embed|base)\b/i);
    expect(html).not.toMatch(/\b(src|href|xlink:href|action)\s*=/i);
    expect(html).not.toMatch(/@import|@font-face|\son[a-z]+\s*=|javascript:/i);
    expect([...html.matchAll(/url\(([^)]*)\)/g)].filter(([, target]) => !target!.startsWith('#'))).toEqual([]);
    expect(html).toContain("default-src 'none'");
  });

  it('is made for phones, light and dark', async () => {
    const html = await page(raid());
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(html).toContain('color-scheme:light dark');
    expect(html.match(/@media \(prefers-color-scheme:dark\)/g)).toHaveLength(2);
    expect(html.match(/<div class="scroll" [^>]*><table/g)).toHaveLength(html.match(/<table/g)!.length);
  });

  it('shows the pictures, the tables, what was asked, and how to ask it again', async () => {
    const html = await page(raid(), ['Your raid: unlucky.']);
    expect(html.match(/<svg /g)).toHaveLength(3);
    for (const text of [
      'Battleships still afloat after the raid',
      'What becomes of each ship',
      'Akagi → Nevada',
      'vitp raid scenario.json --seed pearl-harbor --games 200000',
      'Your raid: unlucky.',
      `vitp-monte-carlo ${raid().run.version}`,
      'second-edition',
    ]) {
      expect(html.replaceAll('\u00a0', ' ')).toContain(text);
    }
    expect(html).not.toContain('Interrupted');
    expect(await page({ ...raid(), partial: true })).toContain('Interrupted');
  });

  it('has one table row for each ship, with the errors of the terminal', async () => {
    const html = await page(raid());
    const nevada = /<tr><th scope="row"><span>Nevada<\/span><\/th>(.*?)<\/tr>/.exec(html)![1]!;
    expect(nevada.match(/<td><span>[\d.]+<\/span> <span class="error">±[\d.]+<\/span><\/td>/g)).toHaveLength(4);
    expect(await page(exactRaid())).not.toContain('±');
  });

  it('does not break short names and figures, and gives tables that are too wide for half of it the whole width', () => {
    const table = (columns: readonly string[], name: string, cell: string): string =>
      blockHtml({
        type: 'table',
        title: '',
        note: '',
        corner: '',
        columns,
        rows: [{ name, cells: columns.map(() => cell) }],
      });
    const narrow = table(['a', 'b'], '+ adjustment-1', '< 0.001');
    expect(narrow).toContain('<section class="card">');
    expect(narrow).toContain('<th scope="row"><span>+ adjustment-1</span></th><td><span>&lt; 0.001</span></td>');
    const wide = table(['fair bid', 'final POC', 'Japan wins', 'said to help'], '+ adjustment-1', '8.9 (8.6 to 9.8)');
    expect(wide).toContain('<section class="card wide">');
    // What is longer is broken where there is a space, but not before or behind an arrow.
    const long = table(['by'], 'Marshall Islands.poc.allied: 1 → 0', 'a sentence of some length');
    expect(long).toContain('<th scope="row">Marshall Islands.poc.allied: 1\u00a0→\u00a00</th>');
    expect(long).toContain('<td class="long">a sentence of some length</td>');
  });

  it('is well formed: every element that is opened is closed', async () => {
    const empty = new Set(['meta', 'br']);
    for (const result of [raid(), game()]) {
      const html = (await page(result)).replace(/<style>.*?<\/style>/gs, '');
      const open: string[] = [];
      for (const [, close, name, , self] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*?)(\/?)>/gi)) {
        if (close) expect(open.pop()).toBe(name);
        else if (!self && !empty.has(name!)) open.push(name!);
      }
      expect(open).toEqual([]);
    }
  });

  it('escapes what a user wrote, wherever it appears', async () => {
    const evil = '"><script>alert(1)</script>&amp;';
    const metrics = Object.fromEntries(
      Object.entries(raid().metrics).map(([name, m]) => [name.replace('Nevada', evil), m]),
    );
    const config = { ...raid().config, raidForce: [evil], targets: { round1: { [evil]: evil }, round2: evil } };
    const board = { hash: evil, uncertain: [evil] };
    const html = await page({ ...raid(), seed: evil, metrics, config, board, run: { ...raid().run, machine: evil } }, [
      evil,
    ]);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('&amp;&lt;script');
    expect(html.match(/&lt;script/g)!.length).toBeGreaterThan(8);
  });
});

describe('in words', () => {
  it('the answer comes first', () => {
    expect(answerOf(raid()).answer).toMatch(
      /^Of 8 battleships \d\.\d+ ±0\.\d+ are still afloat after the raid, on average; \d came up most often, in [\d.]+ ±[\d.]+ % of raids\.$/,
    );
    expect(answerOf(game()).answer).toMatch(/^Japan wins .* % of these games, the Allies win .* %; on average .*\.$/);
  });

  it('the command to ask again is safe to paste', () => {
    const command = (seed: string) => replayCommand({ ...raid(), seed });
    expect(command('a b')).toContain("--seed 'a b' ");
    expect(command("it's")).toContain(`--seed 'it'\\''s' `);
    expect(command('$(rm x)')).toContain("--seed '$(rm x)' ");
    expect(command('--help')).toContain("--seed '--help' ");
    expect(replayCommand(exactRaid())).toBe('vitp raid scenario.json --seed pearl-harbor');
  });
});
