/// <reference lib="dom" />
// What is looked at in a page: its width, what the browser complains of, and the contrast of its text.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';

/** Width of a phone and of a desk, in pixels. */
const WIDTHS = [390, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** What a picture is kept of: the rest looks alike. */
const SHOWN: readonly string[] = ['390 light', '1280 dark'];

/**
 * Opens a page with all its tables open, and looks at it at each width and in each scheme.
 *
 * @param shot how the names of its pictures begin
 * @returns what is wrong, a sentence each
 */
export async function look(browser: Browser, file: string, shot: string): Promise<string[]> {
  // The page forbids scripts: only what looks at it runs.
  const context = await browser.newContext({ bypassCSP: true });
  const wrong: string[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(300_000);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') wrong.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(AXE);
    for (const width of WIDTHS) {
      for (const colorScheme of SCHEMES) {
        const where = `${width} ${colorScheme}`;
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const picture = `${shot}-${where.replace(' ', '-')}`;
        if (SHOWN.includes(where)) {
          await page.evaluate(unfold, false);
          await page.screenshot({ path: `${picture}-first.png` });
        }
        await page.evaluate(unfold, true);
        if (SHOWN.includes(where)) await page.screenshot({ path: `${picture}.png`, fullPage: true });
        const found = [
          ...(await page.evaluate(tooWide)),
          ...(await page.evaluate(overlaps)),
          ...(await contrast(page)),
        ];
        wrong.push(...found.map((text) => `${where}: ${text}`));
      }
    }
  } finally {
    await context.close();
  }
  return wrong;
}

/** Texts with too little contrast. Of a file that is shown whole, the first lines are enough. */
async function contrast(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const code of document.querySelectorAll('pre code')) code.textContent = code.textContent.slice(0, 400);
  });
  const violations = (await page.evaluate(
    "axe.run({ runOnly: ['color-contrast'] }).then((result) => result.violations)",
  )) as Violation[];
  return violations.flatMap(({ nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ html, failureSummary }) =>
          `contrast: ${html.slice(0, 80)}: ${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 160)}`,
      ),
  );
}

/** Runs in the page: opens or folds all its tables. */
function unfold(open: boolean): void {
  for (const details of document.querySelectorAll('details')) details.open = open;
}

/** Runs in the page: whether it must be scrolled sideways. */
function tooWide(): string[] {
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  return wide > 0 ? [`is ${wide} pixels too wide`] : [];
}

/** Runs in the page: texts of one picture that lie over each other, and texts that leave their picture. */
function overlaps(): string[] {
  const found: string[] = [];
  for (const svg of document.querySelectorAll('svg')) {
    const frame = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll('text')]
      .filter((text) => (text.textContent ?? '').trim() !== '' && Number(getComputedStyle(text).opacity) > 0)
      .map((text) => ({ name: text.textContent ?? '', box: text.getBoundingClientRect() }));
    for (const { name, box } of texts) {
      if (box.right > frame.right + 2 || box.left < frame.left - 2) found.push(`"${name}" leaves its picture`);
    }
    texts.forEach((a, i) => {
      for (const b of texts.slice(i + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        // Letters keep away from the edges of their lines, so that boxes may touch.
        if (across > 1 && down > 0.3 * Math.min(a.box.height, b.box.height))
          found.push(`"${a.name}" lies over "${b.name}"`);
      }
    });
  }
  return found.slice(0, 6);
}
