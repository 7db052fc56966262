// The files of the page: Vega comes from its packages, and a folder of them is for any web server.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { vegaFiles, writePage } from '../../src/node/page-files.js';

const folder = mkdtempSync(join(tmpdir(), 'vitp-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds Vega and Vega-Lite in one file each, of the version that package.json names', () => {
  const { dependencies } = createRequire(import.meta.url)('../../package.json') as {
    dependencies: Record<string, string>;
  };
  const files = [...vegaFiles()];
  expect(files.map(([name]) => name)).toEqual(['vega/vega.min.js', 'vega/vega-lite.min.js']);
  const texts = files.map(([, path]) => readFileSync(path, 'utf8'));
  expect(texts[0]).toContain(`version="${dependencies.vega}"`);
  expect(texts[1]).toContain(`="${dependencies['vega-lite']}"`);
});

it('writes the page into a folder, byte for byte, and leaves other files alone', async () => {
  const built = join(folder, 'built.js');
  writeFileSync(built, 'export const ship = "Shōkaku";\n');
  const out = join(folder, 'site');
  const files = new Map([['index.html', built], ['sw.js', built], ['assets/built.js', built], ...vegaFiles()]);
  await writePage(out, new Map([['mine.txt', built]]));
  await writePage(out, files);
  expect(readdirSync(out).sort()).toEqual(['assets', 'index.html', 'mine.txt', 'sw.js', 'vega']);
  for (const [name, path] of files) expect(readFileSync(join(out, name)).equals(readFileSync(path))).toBe(true);
});
