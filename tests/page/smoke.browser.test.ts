// The page starts, answers, and follows taps.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeLink } from '../../src/page/link/link-form.js';
import { answered, type Opened, openBrowser, openPage } from './browser.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

it('shows the standard raid, exactly, and another one after two taps', async () => {
  const { page, complaints, close } = await openPage(opened);
  const first = await answered(page);
  await page.getByRole('button', { name: /^Akagi, 146/ }).click();
  await page.getByRole('button', { name: /^Send Akagi to Arizona/ }).click();
  expect(Number(await answered(page, first))).toBeGreaterThan(Number(first));
  expect(complaints).toEqual([]);
  await close();
});

it('opens its own link again, and answers a damaged one with a sentence', async () => {
  const { page, complaints, close } = await openPage(opened);
  await page.getByRole('button', { name: 'spread' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#1/'));
  const link = new URL(page.url()).hash;
  await close();
  const again = await openPage(opened, link);
  await again.page.waitForSelector('button[aria-pressed="true"]:text-is("spread")');
  await again.close();
  const damaged = await openPage(opened, link.slice(0, -9));
  expect(await damaged.page.locator('[role="alert"]').textContent()).toMatch(/^This link of version .* is damaged/);
  expect([...complaints, ...again.complaints, ...damaged.complaints]).toEqual([]);
  await damaged.close();
});

it('finds the best targets, and forgets them on another board', async () => {
  const scenario = { kind: 'raid', raidForce: ['Akagi'] };
  const { page, complaints, close } = await openPage(opened, await writeLink('raid', { scenario }));
  await answered(page);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const use = page.getByRole('button', { name: 'Use these targets' });
  await use.waitFor();
  const values = {
    name: 'board.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from('ships: {Arizona: {factors: 4+46}}'),
  };
  await page.getByLabel('Open values of the board').setInputFiles(values);
  await page.getByText('The board has changed values: ships (Arizona).').waitFor();
  await use.waitFor({ state: 'detached' });
  // They are found again for this one.
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await use.click();
  await page.waitForFunction(() => location.hash.startsWith('#1/'));
  expect(complaints).toEqual([]);
  await close();
});
