// The state of the page: one plain value. Every change is a pure function of it.
import type { TabName } from '../link/link-form.js';

/** Light or dark as the system says, or as the player chose. */
export type Theme = 'system' | 'light' | 'dark';

export interface PageState {
  readonly tab: TabName;
  /** What each tab that was opened shows. */
  readonly states: Readonly<Partial<Record<TabName, unknown>>>;
  readonly theme: Theme;
  /** What is wrong with the link that was opened. */
  readonly linkProblem?: string;
}

export const firstState = (theme: Theme): PageState => ({ tab: 'raid', states: {}, theme });

export const showTab = ({ linkProblem: _, ...page }: PageState, tab: TabName): PageState => ({ ...page, tab });

export const withState = (page: PageState, tab: TabName, state: unknown): PageState => ({
  ...page,
  states: { ...page.states, [tab]: state },
});

export const afterLink = (page: PageState, tab: TabName, state: unknown): PageState => {
  const shown = showTab(page, tab);
  return state === undefined ? shown : withState(shown, tab, state);
};

export const withLinkProblem = (page: PageState, linkProblem: string): PageState => ({ ...page, linkProblem });

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export const nextTheme = (page: PageState): PageState => ({
  ...page,
  theme: THEMES[(THEMES.indexOf(page.theme) + 1) % THEMES.length]!,
});

/** A theme that was kept, where it is one. */
export const themeOf = (text: string | null): Theme => THEMES.find((theme) => theme === text) ?? 'system';
