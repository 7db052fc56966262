// npm run report-pages [-- NAME…]: writes every kind of report and looks at each in Chromium, on a phone and a desk, light and dark:
// nothing wider than the screen, no complaint of the browser, no labels over each other, contrast of text 4.5 or more.
// The pictures of the pages stay in .cache/report-pages, to be looked at.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { optionsOf } from './options.js';
import { FILES, REPORTS } from './report-pages/kinds.js';
import { look } from './report-pages/look.js';

const folder = resolve('.cache/report-pages');
const command = resolve('dist/cli.js');
const { rest: wanted } = optionsOf('bench/report-pages.ts', {}, 'NAME…');
const names = wanted.length > 0 ? wanted : Object.keys(REPORTS);
const unknown = names.filter((name) => !Object.hasOwn(REPORTS, name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: no kind of report; allowed: ${Object.keys(REPORTS).join(', ')}`);
  process.exit(2);
}

const vitp = (...args: string[]): string =>
  execFileSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
writeFileSync(join(folder, 'asw.yaml'), vitp('pacific-war', '7', '--example'));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** What is wrong with a report: first of all that there is none. */
async function wrongWith(name: string, out: string): Promise<string[]> {
  try {
    vitp(...REPORTS[name]!, '--out', out);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const file = join(out, 'report.html');
  return existsSync(file) ? look(browser, file, join(folder, name)) : ['there is no report.html'];
}

let bad = 0;
for (const name of names) {
  const out = join(folder, name);
  rmSync(out, { recursive: true, force: true });
  const wrong = await wrongWith(name, out);
  bad += wrong.length;
  console.log(`${wrong.length === 0 ? 'ok    ' : 'WRONG '} ${name}`);
  for (const text of wrong) console.log(`         ${text}`);
}
await browser.close();
console.log(bad === 0 ? `All ${names.length} reports are good.` : `${bad} things are wrong.`);
process.exitCode = bad === 0 ? 0 : 1;
