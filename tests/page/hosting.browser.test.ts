// Where the page works: in any folder of any server; from a file it says what to do. And the command that gives it out.
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageFiles, writePage } from '../../src/node/page-files.js';
import { writeLink } from '../../src/page/link/link-form.js';
import { answered, type Opened, openBrowser, openPage } from './browser.js';

let opened: Opened;
let folder: string;
beforeAll(async () => {
  opened = await openBrowser();
  folder = mkdtempSync(join(tmpdir(), 'vitp-page-'));
  await writePage(folder, pageFiles()!);
});
afterAll(async () => {
  await opened?.close();
  rmSync(folder, { recursive: true });
});

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

it('works in a folder within a folder of a server that sends no headers of ours', async () => {
  const server = createServer((request, response) => {
    const path = request.url!.split(/[?#]/)[0]!;
    const inside = /^\/games\/pacific\/(.*)$/.exec(path)?.[1];
    const file = join(folder, inside === '' ? 'index.html' : `${inside}`);
    if (inside === undefined || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/games/pacific/`;
  const { page, complaints, close } = await openPage({ ...opened, url }, await writeLink('bids', { games: 30 }));
  await page.waitForFunction(() =>
    /30 games played here/.test(document.querySelector('.headline small')?.textContent ?? ''),
  );
  await page.locator('#tab-raid').click();
  expect(await answered(page)).toMatch(/\d/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SVG', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.svg$/);
  expect(complaints).toEqual([]);
  await close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('opened from a file, answers, or says what to do', async () => {
  const page = await opened.browser.newPage();
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  const text = await page.locator('body').innerText();
  // Chromium loads no modules from files: the sentence that stands in the page stays.
  expect(text.replace(/\s+/g, ' ')).toContain('cannot start from a file in most browsers: run npx vitp page');
  await page.close();
});

it('is given out by vitp page until Ctrl-C, which ends it with 0', async () => {
  const command = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', 'page'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => command.once('close', resolve));
  const address = await new Promise<string>((resolve) => {
    command.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const { page, complaints, close } = await openPage({ ...opened, url: address });
  expect(await answered(page)).toMatch(/\d/);
  expect(complaints).toEqual([]);
  // The browser still holds connections: Ctrl-C does not wait for them.
  command.kill('SIGINT');
  expect(await ended).toBe(0);
  await close();
});
