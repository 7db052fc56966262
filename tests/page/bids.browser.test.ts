// The tab of bids: shipped figures at once, games that are played here, and the way to stop them.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BidAnswer } from '../../src/analysis/bid/bid.js';
import { writeLink } from '../../src/page/link/link-form.js';
import { bidEnds, bidText } from '../../src/report/answers/bid-words.js';
import { answered, type Opened, openBrowser, openPage } from './browser.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

const { answers } = JSON.parse(readFileSync('reports/fair-bid/result.json', 'utf8')) as BidAnswer;
const shippedBid = (k: number): string =>
  bidText(answers[k]!.fair, bidEnds(answers[k]!.curve)).split(' ')[0]!.replace('-', '−');
/** The nine-turn game: its fair bid is another one than that of the second edition, so the page shows when it has turned to it. */
const OTHER = answers.findIndex(({ rules }) => rules.includes('nine-turn'));

it('shows the shipped answer of each rule at a tap, and what Japan wins at a bid', async () => {
  const { page, complaints, close } = await openPage(opened, '#bids');
  expect(shippedBid(OTHER)).not.toBe(shippedBid(0));
  expect(await answered(page)).toBe(shippedBid(0));
  await page.getByRole('button', { name: /^\+ Nine-turn game/ }).click();
  expect(await answered(page, shippedBid(0))).toBe(shippedBid(OTHER));
  await page.getByRole('slider').fill('-8');
  const at = answers[OTHER]!.curve.find(({ bid }) => bid === -8)!;
  expect(await page.locator('.answer .told').textContent()).toContain(`Japan wins ${(100 * at.japan).toFixed(0)} %`);
  await page.waitForFunction(() => location.hash.startsWith('#1/'));
  expect(complaints).toEqual([]);
  await close();
});

it('plays here what a link asks for, and more; stopped, it shows what was played', async () => {
  const { page, complaints, close } = await openPage(opened, await writeLink('bids', { games: 40, seed: 'here' }));
  await answered(page);
  expect(await page.locator('.headline small').textContent()).toMatch(/^40 games played here/);
  await page.getByRole('button', { name: 'Play 2,000 more here' }).click();
  // The curve is drawn anew while games are played.
  await page.waitForFunction(() =>
    /^[\d,]{3,} games/.test(document.querySelector('.headline small')?.textContent ?? ''),
  );
  const stop = page.locator('.working button');
  await stop.click({ timeout: 5000 }).catch(() => {});
  await page.waitForFunction(() => document.querySelector('.answer')?.getAttribute('aria-busy') === 'false');
  const played = await page.locator('.headline small').textContent();
  expect(played).toMatch(/games played here/);
  await page.getByRole('button', { name: 'Put away what was played here' }).click();
  expect(await answered(page)).toBe(shippedBid(0));
  expect(complaints).toEqual([]);
  await close();
});

it('goes on from what was played when it was stopped, and plays nothing unasked', async () => {
  const { page, complaints, close } = await openPage(opened, '#bids');
  await answered(page);
  await page.getByRole('button', { name: 'Play 2,000 here' }).click();
  const small = page.locator('.headline small');
  await page.waitForFunction(() =>
    /^[\d,]{3,} games played/.test(document.querySelector('.headline small')?.textContent ?? ''),
  );
  await page.locator('.working button').click();
  const said = await page.getByText(/^Stopped: /).textContent();
  const games = Number(/[\d,]+/.exec(said!)![0].replace(',', ''));
  expect(await small.textContent()).toContain(`${/[\d,]+/.exec(said!)![0]} games played here`);
  await page.getByRole('button', { name: 'Play 2,000 more here' }).click();
  await page.waitForFunction(
    (total) => document.querySelector('.working span')?.textContent?.endsWith(`of ${total} games`),
    (games + 2000).toLocaleString('en-US'),
  );
  expect(await small.textContent()).toMatch(/games played here/);
  await page.locator('.working button').click();
  await page.getByText(/^Stopped: /).waitFor();
  await page.waitForFunction(() => location.hash === '#bids');
  await page.reload();
  expect(await answered(page)).toBe(shippedBid(0));
  expect(await page.locator('.working').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
