// The page's own thread is never busy for long: not when a tab is opened, not at a tap, not while answers arrive.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeLink } from '../../src/page/link/link-form.js';
import { answered, LARGE_FIGHT, type Opened, openBrowser, openPage } from './browser.js';
import { cpuTasks, type Task, traced } from './trace.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());

/** The longest task that is allowed, in milliseconds: what the Long Tasks API calls long. */
const LONG = 50;
/** A phone's processor beside the one for which {@link PIECE} stands. */
const SLOWER = 4;
/**
 * Processor time of {@link piece} there, in milliseconds: in layout and paint, and in scripts. Each kind of work is measured by its own
 * part, for a processor may be slow at one and quick at the other.
 */
const PIECE = { drawing: 7.9, script: 3.6 };
/** How often it is done; the quickest counts. */
const PIECES = 8;
/**
 * Other work on the same processor makes a task's processor time longer too, never shorter, and the page wait; what the API names is not always a task
 * of the trace. One of these visits shows what the page needs.
 */
const RUNS = 6;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

/** What a player does on each tab. */
const USES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  raid: async (page) => {
    let before = await answered(page);
    for (const [carrier, target] of [
      ['Akagi', 'Arizona'],
      ['Kaga', 'Tennessee'],
    ]) {
      await button(page, new RegExp(`^${carrier}, `)).click();
      await button(page, new RegExp(`^Send ${carrier} to ${target}`)).click();
      before = await answered(page, before);
    }
  },
  fight: async (page) => {
    const before = await answered(page);
    await page.getByLabel('Add a Japanese ship or unit by its name').fill('zuih');
    await button(page, /^Add Zuiho/).click();
    await answered(page, before);
    await page.locator('details.orders summary').first().click();
    await button(page, 'without the flag').click();
    await page.locator('ul.told li').waitFor();
  },
  game: async (page) => {
    await button(page, /^Turn 3/).click();
    await button(page, /On by one phase$/).click();
    await page.locator('.stepping').getByRole('button', { name: 'die', exact: true }).click();
    for (let k = 0; k < 5; k++) await button(page, /On by one die$/).click();
    await page.locator('[data-area="Coral Sea"]').click();
    await button(page, 'Weigh the dice').click();
    await page.locator('.more .told').first().waitFor();
  },
  position: async (page) => {
    await button(page, /^Essex, 137\+4/).click();
    await page.getByLabel('Move to').selectOption('Hawaiian Islands');
    await page.locator('[data-area="Hawaiian Islands"]').click();
    await button(page, '500').click();
    await answered(page);
  },
  bids: async (page) => {
    await page.locator('.rule-values button').nth(3).click();
    await button(page, 'Play 2,000 here').click();
    await button(page, 'Play 2,000 more here').waitFor();
    await answered(page);
  },
};

/** What was seen of one visit. */
interface Seen {
  /** Tasks that the Long Tasks API named, less those in which the page waited for other work of the machine, or the machine is slow. */
  readonly long: number;
  /** Processor time of the longest task, as it would be on the slow processor. */
  readonly longest: number;
}

/** A piece of work like the page's own: it tells how fast this processor is, so that the answer is the same on every machine. */
const piece = (): void => {
  const box = document.createElement('div');
  let sum = 0;
  for (let k = 0; k < 2000; k++) {
    const line = document.createElement('span');
    sum += Math.sqrt(k);
    line.textContent = `${k} ${sum.toFixed(2)}`;
    box.append(line);
  }
  document.body.append(box);
  if (box.offsetHeight < 0) throw new Error('no height');
  box.remove();
  performance.mark('paced');
};

/** Runs in the page before everything else. */
const watch = (): void => {
  const seen: number[] = [];
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.push(duration);
  }).observe({ type: 'longtask', buffered: true });
};

async function visit(hash: string, use: (page: Page) => Promise<unknown>): Promise<Seen> {
  let named = 0;
  const trace = await traced(opened.browser, async () => {
    const { page, close } = await openPage(opened, hash, { width: 390, height: 844, first: watch });
    await answered(page);
    await use(page);
    named = await page.evaluate(() => (globalThis as unknown as { seen: readonly number[] }).seen.length);
    for (let k = 0; k < PIECES; k++) await page.evaluate(piece);
    await close();
  });
  const { page: all, marks } = cpuTasks(trace);
  const isPiece = ({ at, duration }: Task): boolean =>
    marks.paced.some((mark) => mark >= at && mark <= at + 1000 * duration);
  const tasks = all.filter((task) => !isPiece(task));
  const pieces = all.filter(isPiece);
  const quickest = {
    drawing: Math.min(...pieces.map(({ drawing }) => drawing)),
    script: Math.min(...pieces.map(({ cpu, drawing }) => cpu - drawing)),
  };
  /** Processor time of a task on the processor for which PIECE stands. */
  const there = ({ cpu, drawing }: Task): number =>
    (drawing * PIECE.drawing) / quickest.drawing + ((cpu - drawing) * PIECE.script) / quickest.script;
  const interrupted = tasks.filter((task) => task.duration > LONG && there(task) < LONG).length;
  return { long: Math.max(0, named - interrupted), longest: SLOWER * Math.max(...tasks.map(there)) };
}

it.each([...Object.keys(USES), 'large fight'])(
  '%s: no task is long, nor on a processor four times slower',
  async (tab) => {
    const hash = tab in USES ? `#${tab}` : await writeLink('fight', LARGE_FIGHT);
    let seen: Seen = { long: Number.POSITIVE_INFINITY, longest: Number.POSITIVE_INFINITY };
    for (let run = 0; run < RUNS && (seen.long > 0 || seen.longest >= LONG); run++)
      seen = await visit(hash, USES[tab] ?? (async () => {}));
    const { long, longest } = seen;
    console.log(`${tab}: longest task ${longest.toFixed(0)} ms, ${SLOWER} times slower`);
    expect(long).toBe(0);
    expect(longest).toBeLessThan(LONG);
  },
);
