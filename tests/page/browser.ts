// The built page in Debian's Chromium: what every test of it begins with.
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { pageFiles } from '../../src/node/page-files.js';
import { type Serving, serveFiles } from '../../src/node/serve-files.js';

const CHROMIUM = process.env.VITP_CHROMIUM ?? '/usr/bin/chromium';

/** A browser with the page's server. */
export interface Opened {
  readonly browser: Browser;
  readonly url: string;
  close(): Promise<void>;
}

/** Starts both; a missing one is a sentence. */
export async function openBrowser(): Promise<Opened> {
  if (!existsSync(CHROMIUM)) {
    throw new Error(`${CHROMIUM} is missing. Install it: apt-get install chromium (or name another in VITP_CHROMIUM)`);
  }
  const files = pageFiles();
  if (!files) throw new Error('dist/page is missing. Build it: npm run page:build');
  const serving: Serving = await serveFiles(files);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  return {
    browser,
    url: serving.url,
    close: async () => {
      await browser.close();
      await serving.close();
    },
  };
}

/** A page that notes everything it should not do: messages on the console, errors, requests to other hosts. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** Opens a page of that size. */
export async function openPage(
  { browser, url }: Opened,
  path = '',
  {
    width = 1280,
    height = 800,
    dark = false,
    first,
  }: {
    readonly width?: number;
    readonly height?: number;
    readonly dark?: boolean;
    /** Runs in the page before everything else. */
    readonly first?: () => void;
  } = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light' });
  // A slow machine takes its time; what hangs is ended by the test's own limit.
  context.setDefaultTimeout(0);
  if (first) await context.addInitScript(first);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      complaints.push(`request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(url + path);
  return { page, context, complaints, close: () => context.close() };
}

/** Waits until the answer is there, and is not the one before; returns its figure. */
export async function answered(page: Page, before?: string): Promise<string> {
  const found = await page.waitForFunction((old) => {
    const text = document.querySelector('.answer[aria-busy="false"] .headline:not(.old) strong')?.firstChild
      ?.textContent;
    return text && /\d/.test(text) && text !== old ? text : undefined;
  }, before);
  return (await found.jsonValue())!;
}

/**
 * The link of what is shown. The page writes it when nothing has changed for a fifth of a second; timers of a page go off in their order,
 * however slow the machine is, so one of the page's own is waited for.
 */
export async function linkOf(page: Page): Promise<string> {
  const hash = () => page.evaluate(() => location.hash);
  for (let before = ''; ; ) {
    await page.evaluate(() => new Promise((go) => setTimeout(go, 300)));
    const now = await hash();
    if (now.startsWith('#1/') && now === before) return now;
    before = now;
  }
}

/** Presses Tab until what has the focus is called like that: by its label, its own text, or its accessible name. */
export async function reachByTab(page: Page, label: RegExp): Promise<void> {
  for (let k = 0; k < 200; k++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const own = document.activeElement as HTMLElement | null;
      const labelled = (own as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return own?.getAttribute('aria-label') ?? labelled ?? own?.textContent ?? '';
    });
    if (label.test(name.trim())) return;
  }
  throw new Error(`${label} is not reached`);
}

/** A question of the fight that is too large to be solved. */
export const LARGE_FIGHT = {
  scenario: {
    kind: 'battle',
    area: 'Coral Sea',
    japan: { units: ['Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Kongo', 'Shokaku', 'Zuikaku'] },
    allied: { units: ['Hornet', 'Enterprise', 'Saratoga', 'Wasp', 'Washington', 'Lexington', 'Yorktown'] },
  },
};
