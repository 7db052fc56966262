// Without a pointer: the tabs of positions and bids by keyboard alone (the others in their own files). And with one: a carrier that is dragged.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, type Opened, openBrowser, openPage, reachByTab } from './browser.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

it('a position is changed and played on by keyboard alone', async () => {
  const { page, complaints, close } = await openPage(opened, '#position');
  const press = async (label: RegExp): Promise<void> => {
    await reachByTab(page, label);
    await page.keyboard.press('Enter');
  };
  await page.locator('#tab-position').focus();
  await press(/^500$/);
  const first = await answered(page);
  await page.locator('#tab-position').focus();
  await press(/^Essex, 137\+4/);
  await press(/^Take off the map$/);
  expect(Number.parseInt(await answered(page, first), 10)).toBeGreaterThan(Number.parseInt(first, 10));
  expect(complaints).toEqual([]);
  await close();
});

it('a rule and a bid are chosen by keyboard alone', async () => {
  const { page, complaints, close } = await openPage(opened, '#bids');
  const first = await answered(page);
  await page.locator('#tab-bids').focus();
  await reachByTab(page, /^\+ Nine-turn game/);
  await page.keyboard.press('Enter');
  expect(await answered(page, first)).not.toBe(first);
  const told = page.locator('.answer .told');
  const before = await told.textContent();
  await page.getByRole('slider').focus();
  // A point less: between two whole ones a half may change nothing, where a tie is a win of the Allies.
  for (let halves = 0; halves < 2; halves++) await page.keyboard.press('ArrowLeft');
  await page.waitForFunction((text) => document.querySelector('.answer .told')?.textContent !== text, before);
  expect(complaints).toEqual([]);
  await close();
});

it('a carrier is dragged to its target', async () => {
  const { page, complaints, close } = await openPage(opened, '#raid');
  const first = await answered(page);
  const target = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^New Orleans, / }) });
  await page
    .getByRole('button', { name: /^Kaga, 145/ })
    .first()
    .dragTo(target.first());
  expect(await answered(page, first)).not.toBe(first);
  await target.getByRole('button', { name: /^Kaga attacks New Orleans/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
