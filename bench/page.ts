// How quick the page is in Chromium on a slow processor: npm run page:bench -- [--slower 4] [--taps 8].
// Two kinds of figures. By the clock: the debugger slows the page's own thread (its workers run at full speed), and other work of the machine
// counts too. Reckoned: the processor time of every task of the page and of its workers, as Chromium's tracing tells it at full speed, times the
// slowness; other work of the machine hardly changes it.

import type { BrowserContext, Page } from 'playwright-core';
import { writeLink } from '../src/page/link/link-form.js';
import { answered, LARGE_FIGHT, type Opened, openBrowser } from '../tests/page/browser.js';
import { cpuTasks, type Task, type Trace, traced } from '../tests/page/trace.js';
import { optionsOf, real, some } from './options.js';

const { values } = optionsOf('bench/page.ts', { slower: real(4), taps: some(8) });
const SLOWER = Number(values.slower);
const TAPS = Number(values.taps);

/** What the page notes of itself. */
interface Seen {
  readonly longTasks: readonly number[];
  /** When an answer was painted, and when the first controls were; 0 before. */
  readonly painted: number;
  readonly controls: number;
}

/** Runs in the page before everything else. */
const watch = (): void => {
  const seen = { longTasks: [] as number[], painted: 0, controls: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longTasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
  // A frame in which the page changed is painted when the message after it arrives.
  const paint = (): void => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const now = performance.now();
        if (seen.controls === 0 && document.querySelector('.play button')) seen.controls = now;
        if (seen.painted === 0 && document.querySelector('.answer[aria-busy="false"] .headline:not(.old)')) {
          seen.painted = now;
          performance.mark('painted');
        }
      };
      channel.port2.postMessage(null);
    });
  };
  new MutationObserver(paint).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
};

const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function openSlow({ browser, url }: Opened, hash: string, rate: number): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate });
  // tsx wraps functions in calls of a helper of this name.
  await page.addInitScript('globalThis.__name = (it) => it;');
  await page.addInitScript(watch);
  await page.goto(url + hash);
  await answered(page);
  return page;
}

/** Clicks a button of the page; the milliseconds until the page that follows is painted. */
async function tap(page: Page, label: string): Promise<number> {
  const begun = await page.evaluate((text) => {
    const { seen } = window as unknown as { seen: { painted: number } };
    const button = [...document.querySelectorAll('button')].find((b) => b.textContent!.includes(text))!;
    seen.painted = 0;
    const at = performance.mark('tapped').startTime;
    button.click();
    return at;
  }, label);
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.painted > 0);
  return (await seenOn(page)).painted - begun;
}

const TARGETS = ['Nevada', 'Arizona', 'West Virginia', 'Tennessee', 'Oklahoma', 'Maryland', 'California'];

/** Raids that were not asked before, one for each tap. */
async function raidTaps(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let k = 0; k < TAPS; k++) {
    const carrier = ['Akagi, ', 'Kaga, ', 'Soryu, '][k % 3]!;
    await page.evaluate(
      (text) => [...document.querySelectorAll('button')].find((b) => b.textContent!.startsWith(text))!.click(),
      carrier,
    );
    await page.waitForTimeout(100);
    times.push(await tap(page, `to ${TARGETS[(k * 5 + 2) % TARGETS.length]}`));
    await page.waitForTimeout(300);
  }
  return times;
}

async function stops(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let k = 0; k < 6; k++) {
    await page.getByRole('button', { name: k % 2 === 0 ? '± 0.1 %' : '± 0.2 %' }).click();
    await page.locator('.answer .working button').waitFor();
    await page.waitForTimeout(300);
    times.push(await tap(page, 'Stop'));
    // Another question, so that the next one is not there already.
    await page.getByRole('button', { name: '± 0.5 %' }).click();
    await answered(page);
  }
  return times;
}

function say(what: string, all: readonly number[]): void {
  const sorted = [...all].sort((a, b) => a - b);
  const figure = (n: number | undefined): string => (n ?? 0).toFixed(0).padStart(5);
  const [least, middle, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(`${what.padEnd(64)}${figure(least)}${figure(middle)}${figure(most)}   of ${all.length}`);
}

/** The longest task of the page's thread, and of each tap all that the page and its workers do for it. */
function reckon(where: string, trace: Trace): void {
  const { page, workers, marks } = cpuTasks(trace);
  const slowed = (tasks: readonly Task[]): number[] => tasks.map((t) => SLOWER * t.cpu);
  const begun = marks.tapped[0] ?? 0;
  say(
    `  ${where}: tasks of the page's thread over 5 ms`,
    slowed(page.filter(({ at }) => at >= begun)).filter((ms) => ms > 5),
  );
  const total = (tasks: readonly Task[], from: number, to: number): number =>
    slowed(tasks.filter(({ at }) => at >= from && at <= to)).reduce((sum, ms) => sum + ms, 0);
  const taps = marks.tapped.map(
    (from, k) => [from, marks.painted.find((at) => at > from) ?? marks.tapped[k + 1]!] as const,
  );
  if (taps.length > 0)
    say(
      `  ${where}: from a tap to its picture, page and workers`,
      taps.map(([from, to]) => total(page, from, to) + total(workers, from, to)),
    );
}

const opened = await openBrowser();
console.log(`milliseconds, ${SLOWER} times slower${' '.repeat(38)}least  mid  most`);

console.log('by the clock');
const starts: Seen[] = [];
for (let k = 0; k < 5; k++) {
  const page = await openSlow(opened, '', SLOWER);
  starts.push(await seenOn(page));
  await page.context().close();
}
say(
  '  from the address to the first controls',
  starts.map((s) => s.controls),
);
say(
  '  from the address to the first exact answer',
  starts.map((s) => s.painted),
);
const raid = await openSlow(opened, '#raid', SLOWER);
say('  raid: from a tap to its picture', await raidTaps(raid));
say('  raid: tasks over 50 ms', (await seenOn(raid)).longTasks);
await raid.context().close();
const fightLink = await writeLink('fight', LARGE_FIGHT);
const fight = await openSlow(opened, fightLink, SLOWER);
say('  fight: from Stop to its picture', await stops(fight));
say('  fight: tasks over 50 ms', (await seenOn(fight)).longTasks);
await fight.context().close();

console.log('reckoned from processor time');
for (const [where, hash, act] of [
  ['start', '', async () => []],
  ['raid', '#raid', raidTaps],
  ['fight', fightLink, stops],
] as const) {
  const trace = await traced(opened.browser, async () => {
    const page = await openSlow(opened, hash, 1);
    await act(page);
    await page.context().close();
  });
  reckon(where, trace);
}
await opened.close();
