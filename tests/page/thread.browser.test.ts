// The page's own thread: it neither solves nor plays, and it stops at once.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageFiles } from '../../src/node/page-files.js';
import { writeLink } from '../../src/page/link/link-form.js';
import { answered, type Opened, openBrowser, openPage } from './browser.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

/** Words of modules that take long: the engine, the exact raid, the exact battle, the runner of simulations, the schemas, Vega. */
const HEAVY = [
  'a board has at most ',
  'in turn 1 is played, not solved',
  'this battle is not solved exactly',
  'is no question; allowed',
  'a scenario is a map that begins with',
  'https://vega.github.io/schema',
];

it('loads nothing that solves, plays or reads files into its own thread, on any tab', async () => {
  const files = pageFiles()!;
  const built = [...files.keys()].filter((name) => name.endsWith('.js'));
  // The build breaks long lines, within strings too.
  const text = (name: string): string => readFileSync(files.get(name)!, 'utf8').replaceAll('\\\n', '');
  const heavy = built.filter((name) => HEAVY.some((words) => text(name).includes(words)));
  // The words stand in the built page at all: otherwise the test would say nothing.
  expect(HEAVY.filter((words) => !heavy.some((name) => text(name).includes(words)))).toEqual([]);
  const { page, close } = await openPage(opened);
  for (const tab of ['fight', 'game', 'position', 'bids', 'raid']) {
    await page.locator(`#tab-${tab}`).click();
    await answered(page);
  }
  // The timeline of a page holds what its own thread loaded; each worker has one of its own.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  const names = loaded.map((url) => url.slice(opened.url.length)).filter((name) => name.endsWith('.js'));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => heavy.includes(name))).toEqual([]);
  await close();
});

it('shows that it has stopped before any worker can say so', async () => {
  const units = (names: string) => ({ units: names.split(', ') });
  const scenario = {
    kind: 'battle',
    area: 'Coral Sea',
    japan: units('Akagi, Kaga, Soryu, Hiryu, Kongo, Shokaku'),
    allied: units('Hornet, Enterprise, Saratoga, Wasp, Washington, Lexington'),
  };
  const { page, complaints, close } = await openPage(opened, await writeLink('fight', { scenario, precision: 0.0005 }));
  await page.locator('.answer .working button').waitFor();
  const busy = await page.evaluate(async () => {
    (document.querySelector('.answer .working button') as HTMLElement).click();
    // What the page does by itself is done in microtasks; a message of a worker is a task.
    for (let k = 0; k < 20; k++) await Promise.resolve();
    return document.querySelector('.answer')!.getAttribute('aria-busy');
  });
  expect(busy).toBe('false');
  // Then it can be asked again.
  await page.getByRole('button', { name: '± 0.5 %' }).click();
  expect(await answered(page)).toMatch(/^[\d.]+/);
  expect(complaints).toEqual([]);
  await close();
});
