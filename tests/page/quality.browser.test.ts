// What must hold of every tab: nobody is shut out, nothing overflows, nothing is said to the console, nothing blocks, little is loaded.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Opened, openBrowser, openPage, reachByTab } from './browser.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Where pictures for people go; only when they are asked for. */
const PICTURES = process.env.VITP_PICTURES;

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** Tabs that answer by themselves. */
const ANSWERS = ['raid', 'fight', 'game', 'position', 'bids'];
const VIEWS = ['raid', 'fight', 'game', 'position', 'bids'].flatMap((tab) =>
  SIZES.flatMap((size) => [false, true].map((dark) => ({ tab, ...size, dark }))),
);

/** What axe finds wrong: rule and first element. It is evaluated by the debugger, which no policy stops. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: readonly { id: string; nodes: readonly { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
  });
}

describe('every tab', () => {
  it.each(VIEWS)(
    '$tab at $width, dark $dark: nobody shut out, no overflow, silent',
    async ({ tab, width, height, dark }) => {
      const { page, complaints, close } = await openPage(opened, `#${tab}`, { width, height, dark });
      await page.locator('#panel .card').first().waitFor();
      if (ANSWERS.includes(tab)) await answered(page);
      for (const details of await page.locator('details').all())
        await details.evaluate((d: HTMLDetailsElement) => d.setAttribute('open', ''));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
      if (PICTURES && ANSWERS.includes(tab)) {
        for (const details of await page.locator('details').all())
          await details.evaluate((d) => d.removeAttribute('open'));
        await page.evaluate(() => scrollTo(0, 0));
        await page.screenshot({ path: `${PICTURES}/${tab}-${width}${dark ? '-dark' : ''}.png` });
      }
      await close();
    },
  );
});

it.each(ANSWERS)('%s fits into 360 points', async (tab) => {
  const { page, close } = await openPage(opened, `#${tab}`, { width: 360, height: 740 });
  await answered(page);
  await page.locator('.chips.share').waitFor();
  const widest = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await widest()).toBeLessThanOrEqual(360);
  for (const details of await page.locator('details').all())
    await details.evaluate((d: HTMLDetailsElement) => d.setAttribute('open', ''));
  expect(await widest()).toBeLessThanOrEqual(360);
  await close();
});

it('can be used with the keyboard alone', async () => {
  const { page, close } = await openPage(opened);
  const first = await answered(page);
  await page.locator('#tab-raid').focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement?.id === 'tab-fight');
  await page.keyboard.press('ArrowLeft');
  await answered(page);
  // From the tabs on, every control is reached with Tab; Enter picks a carrier, and a target for it.
  const reach = (label: RegExp): Promise<void> => reachByTab(page, label);
  await reach(/^Kaga, 145/);
  await page.keyboard.press('Enter');
  await page.locator('#tab-raid').focus();
  await reach(/^Send Kaga to Nevada/);
  await page.keyboard.press('Enter');
  expect(await answered(page, first)).not.toBe(first);
  await close();
});

it('loads at most 250 kB before the first answer', async () => {
  const files = new Map<string, number>();
  const fresh = await opened.browser.newContext({ serviceWorkers: 'block' });
  const own = await fresh.newPage();
  const bodies: Promise<void>[] = [];
  fresh.on('response', (response) => {
    bodies.push(
      response
        .body()
        .then((body) => void files.set(response.url(), gzipSync(body, { level: 9 }).length))
        .catch(() => {}),
    );
  });
  await own.goto(opened.url);
  await answered(own);
  await Promise.all(bodies);
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.log(`first load: ${(total / 1000).toFixed(0)} kB in ${files.size} files`);
  expect(files.size).toBeGreaterThan(5);
  expect(total).toBeLessThan(250_000);
  await fresh.close();
});
