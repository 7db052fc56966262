// What holds of the whole page: the way back, what is kept on reload, answers that are stopped and asked for again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, linkOf, type Opened, openBrowser, openPage } from './browser.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

it('goes back from tab to tab, and each tab is as it was left, after a reload too', async () => {
  const { page, complaints, close } = await openPage(opened);
  await answered(page);
  const shows = (tab: string): Promise<unknown> =>
    page.waitForFunction(
      (name) => document.getElementById(`tab-${name}`)?.ariaSelected === 'true' && location.hash.includes(name),
      tab,
    );
  const hurt = page.getByRole('button', { name: /^Shokaku, 1.*, 1 damage point; add one/ });
  await shows('raid');
  await page.locator('#tab-fight').click();
  await page.getByRole('button', { name: /^Shokaku, 1/ }).click();
  await hurt.waitFor();
  await linkOf(page);
  await page.locator('#tab-bids').click();
  await shows('bids');
  await page.goBack();
  await shows('fight');
  await hurt.waitFor();
  await page.goBack();
  await shows('raid');
  await page.goForward();
  await shows('fight');
  await page.locator('#tab-raid').click();
  await shows('raid');
  await page.reload();
  await answered(page);
  await page.locator('#tab-fight').click();
  await hurt.waitFor();
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
