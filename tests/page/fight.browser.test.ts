// The tab of fights: units by search, damage by tapping, sampling that can be stopped, what if.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, type Opened, openBrowser, openPage } from './browser.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

it('solves a small fight, hurts and adds units, and asks what if', async () => {
  const { page, complaints, close } = await openPage(opened, '#fight');
  const first = await answered(page);
  expect(first).toMatch(/^\d+\.\d%$/);
  await page.getByRole('button', { name: /^Lexington, 1/ }).click();
  const hurt = await answered(page, first);
  await page.getByLabel('Add a Japanese ship or unit by its name').fill('zuih');
  await page.getByRole('button', { name: /^Add Zuiho/ }).click();
  const more = await answered(page, hurt);
  expect(Number.parseFloat(more)).toBeGreaterThan(Number.parseFloat(hurt));
  await page.getByRole('button', { name: 'without the flag' }).click();
  expect(await page.locator('ul.told li').textContent()).toMatch(
    /^without the flag: Japan holds the area in [\d.]+ % \([+−][\d.]+/,
  );
  expect(complaints).toEqual([]);
  await close();
});

it('samples a large fight, shows how it stands, and stops when it is told to', async () => {
  const { page, complaints, close } = await openPage(opened, '#fight');
  await answered(page);
  for (const [who, names] of [
    ['Add a Japanese ship or unit by its name', ['Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Kongo']],
    ['Add an Allied ship or unit by its name', ['Hornet', 'Enterprise', 'Saratoga', 'Wasp', 'Washington']],
  ] as const) {
    for (const name of names) {
      await page.getByLabel(who).fill(name);
      await page.getByLabel(who).press('Enter');
    }
  }
  await page
    .getByRole('button', { name: '± 0.1 %' })
    .or(page.getByRole('button', { name: 'Stop' }))
    .first()
    .waitFor();
  await answered(page);
  expect(await page.locator('.headline em').textContent()).toMatch(/^±[\d.]+%$/);
  await page.getByRole('button', { name: '± 0.1 %' }).click();
  await page.locator('.working').waitFor();
  const begun = await page.evaluate(() => {
    const at = performance.now();
    (document.querySelector('.answer .working button') as HTMLElement).click();
    return at;
  });
  await page.waitForFunction(() => document.querySelector('.answer')?.getAttribute('aria-busy') === 'false');
  const took = (await page.evaluate(() => performance.now())) - begun;
  console.log(`stopped after ${took.toFixed(0)} ms`);
  expect(complaints).toEqual([]);
  await close();
});
