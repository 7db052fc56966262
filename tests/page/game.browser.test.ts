// The tab of one game: told step by step, on the map, with a link to every moment.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, linkOf, type Opened, openBrowser, openPage } from './browser.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

it('goes through a game by fight and by die, opens areas, and comes back by link', async () => {
  const { page, complaints, close } = await openPage(opened, '#game');
  await answered(page);
  const told = page.locator('.now-told');
  await page.locator('.stepping').getByRole('button', { name: 'fight', exact: true }).click();
  await page.getByRole('button', { name: 'On by one fight' }).click();
  expect(await told.textContent()).toMatch(/^Turn 1, Hawaiian Islands\./);
  await page.locator('.stepping').getByRole('button', { name: 'die', exact: true }).click();
  for (let k = 0; k < 4; k++) await page.getByRole('button', { name: 'On by one die' }).click();
  const attack = await told.textContent();
  expect(attack).toMatch(/^Turn 1, Hawaiian Islands\. \w+ attacks \w[\w ]*: [1-6 ]+/);
  await page.locator('[data-area="Coral Sea"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Coral Sea' }).waitFor();
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-area'))).toBe('South Pacific Ocean');
  const link = await linkOf(page);
  await close();
  const again = await openPage(opened, link);
  await answered(again.page);
  expect(await again.page.locator('.now-told').textContent()).toBe(attack);
  expect([...complaints, ...again.complaints]).toEqual([]);
  await again.close();
});

it('weighs the dice, reviews decisions, and stops when it is told to', async () => {
  const { page, complaints, close } = await openPage(opened, '#game');
  await answered(page);
  await page.getByRole('button', { name: 'Weigh the dice' }).click();
  await page.locator('.more .told').first().waitFor();
  expect(await page.locator('.more .told').first().textContent()).toMatch(/luck/);
  await page.getByRole('button', { name: 'Review the decisions' }).click();
  await page
    .locator('.working')
    .getByText(/^Turn [1-8] of 8, decision \d+$/)
    .waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped: ').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
