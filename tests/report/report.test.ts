import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeReport } from '../../src/node/write-report.js';
import { reportFiles } from '../../src/report/show.js';
import { raid } from './support.js';

const dir = mkdtempSync(join(tmpdir(), 'vitp-report-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('a report', () => {
  it('is a folder with result, scenario, metrics, pictures and the page', async () => {
    const names = await writeReport(join(dir, 'raid'), raid());
    expect(readdirSync(join(dir, 'raid')).sort()).toEqual(
      [
        'at-least-afloat.svg',
        'at-least-afloat.vl.json',
        'battleships-afloat.svg',
        'battleships-afloat.vl.json',
        'fates.svg',
        'fates.vl.json',
        'metrics.csv',
        'report.html',
        'result.json',
        'scenario.json',
      ].sort(),
    );
    expect(names.at(-1)).toBe('result.json');
    const read = (name: string) => JSON.parse(readFileSync(join(dir, 'raid', name), 'utf8'));
    expect(read('result.json')).toEqual(raid());
    expect(read('scenario.json')).toEqual(raid().config);
    expect(read('fates.vl.json').$schema).toBe('https://vega.github.io/schema/vega-lite/v6.json');
  });

  it("depends on the run in the page's last line and in `run` only", async () => {
    const run = { version: '9.9.9', node: 'v99', machine: 'another', workers: 7, seconds: 1234 };
    const one = await reportFiles(raid());
    const other = await reportFiles({ ...raid(), run });
    for (const name of Object.keys(one)) {
      const strip = (text: string) =>
        text.replace(/<footer>.*<\/footer>|<meta name="generator"[^>]*>/g, '').replace(/"run": [^}]*\}/, '');
      expect(strip(other[name]!)).toBe(strip(one[name]!));
    }
    expect(other['report.html']).toContain('another, 7 worker threads, 1234 s');
  });
});
