// What holds of the whole page: the way back, what is kept on reload, answers that are stopped and asked for again.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, linkOf, type Opened, openBrowser, openPage } from './browser.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

/** Waits until a tab is in front, and in the address. */
const shows = (page: Page, tab: string): Promise<unknown> =>
  page.waitForFunction(
    (name) => document.getElementById(`tab-${name}`)?.ariaSelected === 'true' && location.hash.includes(name),
    tab,
  );

it('goes back from tab to tab, and each tab is as it was left, after a reload too', async () => {
  const { page, complaints, close } = await openPage(opened);
  await answered(page);
  const hurt = page.getByRole('button', { name: /^Shokaku, 1.*, 1 damage point; add one/ });
  await shows(page, 'raid');
  await page.locator('#tab-fight').click();
  await page.getByRole('button', { name: /^Shokaku, 1/ }).click();
  await hurt.waitFor();
  await linkOf(page);
  await page.locator('#tab-bids').click();
  await shows(page, 'bids');
  await page.goBack();
  await shows(page, 'fight');
  await hurt.waitFor();
  await page.goBack();
  await shows(page, 'raid');
  await page.goForward();
  await shows(page, 'fight');
  await page.locator('#tab-raid').click();
  await shows(page, 'raid');
  await page.reload();
  await answered(page);
  await page.locator('#tab-fight').click();
  await hurt.waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('leaves the address alone when its link was made for a tab that was left meanwhile', async () => {
  const { page, complaints, close } = await openPage(opened, '', {
    // Links are ready when the test says so. (Methods: what tsx makes of a named arrow function calls a helper that the page has not.)
    first: () => {
      const test = globalThis as unknown as { held: Promise<void>; CompressionStream: typeof CompressionStream };
      test.held = Promise.resolve();
      test.CompressionStream = new Proxy(CompressionStream, {
        construct(Own, [format]) {
          const { writable, readable } = new Own(format);
          const late = new TransformStream({
            flush() {
              return test.held;
            },
          });
          return { writable, readable: readable.pipeThrough(late) };
        },
      });
    },
  });
  await answered(page);
  /** Longer than the page waits before it makes a link. */
  const rest = () => page.evaluate(() => new Promise((go) => setTimeout(go, 500)));
  await shows(page, 'raid');
  await page.locator('#tab-fight').click();
  await page.getByRole('button', { name: /^Shokaku, 1/ }).click();
  await linkOf(page);
  await page.locator('#tab-bids').click();
  await shows(page, 'bids');
  await rest();
  await page.evaluate(() => {
    const test = globalThis as unknown as { held: Promise<void>; release: () => void };
    test.held = new Promise((go) => {
      test.release = go;
    });
  });
  await page.goBack();
  await shows(page, 'fight');
  await rest();
  await page.goBack();
  await shows(page, 'raid');
  await page.evaluate(() => (globalThis as unknown as { release: () => void }).release());
  await rest();
  // An address that was added meanwhile would have put an end to the way on.
  await page.goForward();
  await rest();
  expect(await page.evaluate(() => location.hash)).toContain('fight');
  await page.goForward();
  await shows(page, 'bids');
  expect(complaints).toEqual([]);
  await close();
});

it('says that an answer was stopped, and asks for it again', async () => {
  const { page, complaints, close } = await openPage(opened, '#raid');
  await answered(page);
  await page.getByRole('button', { name: 'stays', exact: true }).click();
  await page.locator('.answer .working button').click();
  await page.getByText(/^Stopped: /).waitFor();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await answered(page);
  await page.waitForFunction(() => /^100,000 games/.test(document.querySelector('.headline small')?.textContent ?? ''));
  expect(await page.getByText(/^Stopped: /).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('keeps a wrong number in its field, with a sentence, until another game is shown', async () => {
  const { page, complaints, close } = await openPage(opened, '#game');
  await page.locator('.stepping').waitFor();
  const field = page.getByRole('spinbutton', { name: 'Game' });
  await field.fill('-3');
  await field.press('Tab');
  await page.getByText('A whole number from 0 to 1,000,000,000. The answer is still that for 0.').waitFor();
  expect(await field.inputValue()).toBe('-3');
  await page.getByRole('button', { name: 'Next game' }).click();
  await page.waitForFunction(() => document.querySelector('.problem') === null);
  expect(await field.inputValue()).toBe('1');
  expect(complaints).toEqual([]);
  await close();
});
