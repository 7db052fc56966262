// Sharing, and the second visit without a network.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, readScenario } from '../../src/index.js';
import { picturesOf } from '../../src/report/pictures/index.js';
import { renderSvg } from '../../src/report/svg.js';
import { answered, type Opened, openBrowser, openPage } from './browser.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

it('gives the scenario, the result and the picture as files, and evaluates nothing for them', async () => {
  const { page, complaints, close } = await openPage(opened, '#fight');
  await answered(page);
  const file = async (button: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    return readFileSync(await download.path(), button === 'PNG' ? 'latin1' : 'utf8');
  };
  const yaml = await file('Scenario');
  expect(yaml).toMatch(/^kind: battle\narea: Coral Sea\n/);
  expect(JSON.parse(await file('Result'))).toMatchObject({ kind: 'battle', config: { method: 'exact' } });
  // The picture of a report, byte for byte: the page has Vega as one file, and another way to carry out its expressions.
  const { scenario } = readScenario(yaml, 'scenario.yaml', { kinds: ['battle'] });
  const answer = await ask({ kind: 'battle', scenario, method: 'exact' });
  expect(await file('SVG')).toBe(await renderSvg(picturesOf(answer!)[0]!));
  expect(await file('PNG')).toMatch(/^\x89PNG/);
  expect(complaints).toEqual([]);
  await close();
});

it.each(['game', 'position'])('gives the map of the tab %s as SVG and PNG, in the colours of the page', async (tab) => {
  const { page, complaints, close } = await openPage(opened, `#${tab}`);
  await answered(page);
  const file = async (button: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    return readFileSync(await download.path(), 'latin1');
  };
  const svg = await file('SVG');
  expect(svg).toMatch(/^<svg [^>]*width="900"/);
  expect(svg).toContain('>Coral Sea<');
  expect(svg).toMatch(/<path [^>]*fill="rgb\(/);
  expect(await file('PNG')).toMatch(/^\x89PNG/);
  if (tab === 'game') expect(await file('Scenario')).toMatch(/^kind: game\n/);
  expect(complaints).toEqual([]);
  await close();
});

it('works without a network from the second visit on', async () => {
  const { page, context, close } = await openPage(opened);
  await answered(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.goto(`${opened.url}#fight`);
  await page.reload();
  expect(await answered(page)).toMatch(/%$/);
  // Vega is kept too.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SVG', exact: true }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('vitp-picture');
  await close();
});
