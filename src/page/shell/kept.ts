// What the browser keeps: colours from one visit to the next, and the questions of the tabs until this one of its windows is closed.
import type { TabName } from '../link/link-form.js';

/** What is kept under a name, or null. In a private window, for example, it may keep nothing. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, text: string): void {
  try {
    storage().setItem(key, text);
  } catch {
    // The page works without it.
  }
}

const THEME_KEY = 'vitp-theme';

export const keptTheme = (): string | null => read(() => localStorage, THEME_KEY);
export const keepTheme = (theme: string): void => write(() => localStorage, THEME_KEY, theme);

const tabKey = (tab: TabName): string => `vitp-tab-${tab}`;

/** Keeps what stands behind `#` for a tab. */
export const keepTab = (tab: TabName, hash: string): void => write(() => sessionStorage, tabKey(tab), hash);

/**
 * What stood behind `#` when a tab was shown last, before the page was loaded again; `undefined` where that is the tab as it is at first. It is
 * given once: what cannot be read must not stand between a player and the tab.
 */
export function takeTab(tab: TabName): string | undefined {
  const hash = read(() => sessionStorage, tabKey(tab));
  if (hash === null || hash === `#${tab}`) return undefined;
  keepTab(tab, `#${tab}`);
  return hash;
}
