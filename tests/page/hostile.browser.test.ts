// Hostile links and files in the browser: no script runs, nothing is said to the console, nothing hangs.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, type Opened, openBrowser, openPage } from './browser.js';
import { LINK_MUTATIONS, mutatedLink } from './mutated.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

const LINKS = 150;

it(`answers ${LINKS} damaged links with a tab or a sentence, one after the other`, async () => {
  const links = await Promise.all(fc.sample(LINK_MUTATIONS, { numRuns: LINKS, seed: 18 }).map(mutatedLink));
  const { page, complaints, close } = await openPage(opened, '#fight');
  await answered(page);
  // tsx wraps functions in calls of a helper of this name.
  await page.evaluate('globalThis.__name = (it) => it;');
  // The links are opened in the page that is there; each is waited for until it has been read.
  const ends = await page.evaluate(async (all) => {
    const Own = Worker.prototype.postMessage;
    const reading = new Map<Worker, number>();
    let end = (): void => {};
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      const { id, task } = message as { id?: number; task?: { kind: string } };
      if (task?.kind === 'link') {
        if (!reading.has(this)) {
          this.addEventListener('message', ({ data }) => {
            if (data.id === reading.get(this) && ('done' in data || 'problem' in data)) end();
          });
        }
        reading.set(this, id!);
      }
      Own.call(this, message);
    };
    let sentences = 0;
    for (const link of all) {
      if (new URL(link, location.href).hash === location.hash) continue;
      const read = new Promise<void>((resolve) => {
        end = resolve;
      });
      location.hash = link;
      await read;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (document.querySelector('[role="alert"]')) sentences++;
    }
    return sentences;
  }, links);
  expect(ends).toBeGreaterThan(LINKS / 4);
  expect(await page.evaluate(() => 'polluted' in globalThis || 'polluted' in {})).toBe(false);
  // It still answers.
  await page.locator('#tab-raid').click();
  expect(await answered(page)).toMatch(/\d/);
  expect(complaints).toEqual([]);
  await close();
});

const deep = (open: string, close: string): string => `${open.repeat(50_000)}1${close.repeat(50_000)}`;
/** Each level stands for nine of the level below. */
const BOMB = Array.from(
  { length: 12 },
  (_, k) =>
    `a${k}: &a${k} [${
      k === 0
        ? '1'
        : Array(9)
            .fill(`*a${k - 1}`)
            .join(', ')
    }]`,
);

const FILES: Readonly<Record<string, string>> = {
  'bomb.yaml': BOMB.join('\n'),
  'deep.json': deep('[', ']'),
  'deep.yaml': deep('{a: ', '}'),
  'proto.json': '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "kind": "record"}',
  'numbers.yaml': 'kind: record\nturn: 1e999\ngame: 99999999999999999999999\nseed: .inf\n',
  'tags.yaml': 'kind: !!js/function "function(){ globalThis.polluted = 1 }"\nx: !!binary "////"\n',
  'page.html': '<script>globalThis.polluted = 1</script><img src=x onerror="globalThis.polluted=1">',
  '<img src=x onerror=globalThis.polluted=1>.yaml':
    'kind: record\nrules: ["<img src=x onerror=globalThis.polluted=1>"]\n',
  'zeros.yaml': '\0'.repeat(1000),
  'cycle.yaml': 'kind: &a\n  b: *a\n',
  'large.yaml': `kind: record\n${'# nothing\n'.repeat(200_000)}`,
  'empty.yaml': '',
};

it.each(['raid', 'fight', 'game', 'position'])('answers hostile files with sentences: %s', async (tab) => {
  const { page, complaints, close } = await openPage(opened, `#${tab}`);
  await answered(page);
  const input = page.locator('input[type="file"]').first();
  await input.waitFor({ state: 'attached' });
  for (const [name, text] of Object.entries(FILES)) {
    // A sentence begins with the name of its file, so that it is not the one before.
    await input.setInputFiles({ name, mimeType: 'application/yaml', buffer: Buffer.from(text) });
    await page.waitForFunction(
      (file) => document.querySelector('.problem[role="alert"]')?.textContent?.includes(file),
      name,
    );
  }
  expect(await page.evaluate(() => 'polluted' in globalThis || 'polluted' in {})).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});
