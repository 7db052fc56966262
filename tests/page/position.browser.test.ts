// The tab of positions: set up on the map, played on, advised about, compared; and taken out of a game.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, type Opened, openBrowser, openPage } from './browser.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

it('follows every change of the board, and saves it as the file that the command takes', async () => {
  const { page, complaints, close } = await openPage(opened, '#position');
  await page.getByRole('button', { name: '500', exact: true }).click();
  const first = await answered(page);
  // Essex goes home, Yamato comes: Japan wins more often.
  await page.getByRole('button', { name: /^Essex, 137\+4/ }).click();
  await page.getByRole('button', { name: 'Take off the map' }).click();
  await page.locator('[data-area="Marianas Islands"]').click();
  await page.getByRole('button', { name: /^Yamato, .*2 damage/ }).click();
  await page.getByLabel('Move to').selectOption('Coral Sea');
  await page.locator('[data-area="Coral Sea"]').click();
  await page.getByLabel('Add a counter to Coral Sea by its name').fill('zuik');
  await page.getByRole('button', { name: /^Add Zuikaku/ }).click();
  await page.getByRole('button', { name: /^Zuikaku/ }).click();
  await page.getByRole('button', { name: 'Let it raid' }).click();
  await page.getByText('Flags and garrisons').click();
  await page.getByRole('group', { name: 'Flag, Coral Sea' }).getByRole('button', { name: 'Japan' }).click();
  expect(Number.parseInt(await answered(page, first), 10)).toBeGreaterThan(Number.parseInt(first, 10));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Position as YAML' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).toMatch(/Coral Sea:\n\s+- Akagi\n\s+- Kongo\n\s+- Astoria\n\s+- Yamato\n\s+- Zuikaku\n/);
  expect(file).toMatch(/raiding:\n\s+- Akagi\n\s+- Zuikaku\n/);
  expect(complaints).toEqual([]);
  await close();
});

it('says what cannot stand on a board', async () => {
  const { page, complaints, close } = await openPage(opened, '#position');
  await page.getByRole('button', { name: /^Essex, 137\+4/ }).click();
  await page.getByLabel('Move to').selectOption('Truk');
  await page.getByRole('alert').getByText('Essex cannot be in Truk: Japan holds it (2.3)').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('is taken out of a game, and says what search would play there', async () => {
  const { page, complaints, close } = await openPage(opened, '#game');
  await answered(page);
  await page.getByRole('button', { name: /^Turn 7/ }).click();
  await page.getByRole('button', { name: 'On by one phase' }).click();
  await page.getByRole('button', { name: 'Take this position' }).click();
  await page.waitForFunction(() => document.querySelector('#tab-position')?.getAttribute('aria-selected') === 'true');
  await page.getByRole('button', { name: '500', exact: true }).click();
  await answered(page);
  await page.getByRole('button', { name: 'What would search play?' }).click();
  await page.getByText(/^[\w-]+ would play: /).waitFor();
  await page.getByRole('button', { name: 'Keep this one to compare' }).click();
  await page.getByRole('button', { name: /^Change it: combat/ }).click();
  await page.getByRole('button', { name: 'Compare with the kept one' }).click();
  await page.locator('.more .table-block').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});
