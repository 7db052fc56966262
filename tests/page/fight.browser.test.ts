// The tab of fights: units by search, damage by tapping, sampling that can be stopped, what if.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, type Opened, openBrowser, openPage, reachByTab } from './browser.js';

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
  await page.locator('.answer .working button').click();
  await page.waitForFunction(() => document.querySelector('.answer')?.getAttribute('aria-busy') === 'false');
  expect(complaints).toEqual([]);
  await close();
});

it('is told who retreats, whom to attack first, the submarine, the landing and the air raid', async () => {
  const { page, complaints, close } = await openPage(opened, '#fight');
  let before = await answered(page);
  await page.locator('details.orders').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  const [japan, allied] = [page.locator('.fleet').nth(0), page.locator('.fleet').nth(1)];
  const changes: readonly (() => Promise<unknown>)[] = [
    () => japan.getByLabel('Retreats').selectOption('1'),
    () => allied.getByRole('button', { name: 'first of all' }).click(),
    () => allied.getByLabel('Attack first').selectOption('Zuikaku'),
    () => japan.getByLabel('The I-Boat is there (16)').check(),
    () => japan.getByLabel('Air raid afterwards').selectOption('Guadalcanal'),
    () => allied.getByRole('combobox', { name: 'Yorktown' }).selectOption('in Guadalcanal'),
  ];
  // The address is written a moment after each change. It holds all of it; opened again, it is the same fight.
  for (const change of changes) {
    const link = await page.evaluate(() => location.hash);
    await change();
    before = await answered(page);
    await page.waitForFunction((old) => location.hash !== old, link);
  }
  const said = await page.locator('details.orders summary').allTextContents();
  expect(said).toEqual([
    'Units: all patrolling',
    'Orders: day or night as suits it; targets spread; retreats after round 1; submarine; raids Guadalcanal',
    'Units: Yorktown in Guadalcanal',
    'Orders: day or night as suits it; targets Zuikaku first; retreats never',
  ]);
  await page.reload();
  expect(await answered(page)).toBe(before);
  expect(await page.locator('details.orders summary').allTextContents()).toEqual(said);
  expect(complaints).toEqual([]);
  await close();
});

it('is set up and answered by keyboard alone', async () => {
  const { page, complaints, close } = await openPage(opened, '#fight');
  const first = await answered(page);
  await page.locator('#tab-fight').focus();
  const reach = (label: RegExp): Promise<void> => reachByTab(page, label);
  await reach(/^Add a Japanese ship/);
  await page.keyboard.type('ryuj');
  await page.keyboard.press('Enter');
  const more = await answered(page, first);
  await page.locator('#tab-fight').focus();
  await reach(/^Ryujo, 015/);
  await page.keyboard.press('Space');
  await page.locator('#tab-fight').focus();
  await reach(/^Units: all patrolling/);
  await page.keyboard.press('Enter');
  await reach(/^Name Zuikaku earlier/);
  await page.keyboard.press('Enter');
  await reach(/^Orders: day or night/);
  await page.keyboard.press('Enter');
  await reach(/^night$/);
  await page.keyboard.press('Enter');
  await reach(/^Retreats/);
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() =>
    document
      .querySelector('details.orders:nth-of-type(2) summary')
      ?.textContent?.includes('night; targets spread; retreats when outgunned'),
  );
  expect(await answered(page, more)).toMatch(/^[\d.]+/);
  expect(complaints).toEqual([]);
  await close();
});
