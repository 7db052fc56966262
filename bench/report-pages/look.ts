/// <reference lib="dom" />
// What is looked at in a page: its width, what the browser complains of, and the contrast of its text.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

/** Width of a phone and of a desk, in pixels. */
export const WIDTHS = [390, 1280] as const;
export const SCHEMES = ['light', 'dark'] as const;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/**
 * Opens a page with all its tables open, and looks at it.
 *
 * @param shot where the picture of it goes
 * @returns what is wrong, a sentence each
 */
export async function look(
  browser: Browser,
  file: string,
  width: (typeof WIDTHS)[number],
  colorScheme: (typeof SCHEMES)[number],
  shot: string,
): Promise<string[]> {
  // The page forbids scripts: only what looks at it runs.
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
  const wrong: string[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(300_000);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') wrong.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
    await page.goto(pathToFileURL(file).href);
    await page.screenshot({ path: shot.replace(/\.png$/, '-first.png'), timeout: 300_000 });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) wrong.push(`is ${wide} pixels too wide`);
    wrong.push(...(await page.evaluate(overlaps)));
    await page.screenshot({ path: shot, fullPage: true, timeout: 300_000 });
    await page.evaluate(AXE);
    const violations = (await page.evaluate(
      "axe.run({ runOnly: ['color-contrast'] }).then((result) => result.violations)",
    )) as Violation[];
    for (const { nodes } of violations) {
      for (const { html, failureSummary } of nodes.slice(0, 3)) {
        wrong.push(`contrast: ${html.slice(0, 80)}: ${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 160)}`);
      }
    }
  } finally {
    await context.close();
  }
  return wrong;
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
