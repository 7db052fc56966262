// The head of the page: its name, the tabs, light or dark.
import { TAB_NAMES, type TabName } from '../link/link-form.js';
import type { PageState, Theme } from './page-state.js';
import { TABS } from './tabs.js';

interface HeadProps {
  readonly page: PageState;
  readonly onTab: (tab: TabName) => void;
  readonly onTheme: () => void;
}

const THEME_WORDS: Record<Theme, string> = { system: 'as the system', light: 'light', dark: 'dark' };
const THEME_SIGNS: Record<Theme, string> = { system: '◐', light: '☀', dark: '☾' };

export function Head({ page, onTab, onTheme }: HeadProps) {
  return (
    <header class="head">
      <h1>
        Victory <span>in the Pacific</span>
      </h1>
      <div class="tabs" role="tablist" aria-label="What to ask" onKeyDown={(event) => move(event, page.tab, onTab)}>
        {TAB_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={page.tab === name}
            aria-controls="panel"
            tabIndex={page.tab === name ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {TABS[name].title}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="theme"
        onClick={onTheme}
        aria-label={`Colours: ${THEME_WORDS[page.theme]}`}
        title={`Colours: ${THEME_WORDS[page.theme]}`}
      >
        {THEME_SIGNS[page.theme]}
      </button>
    </header>
  );
}

/** Arrow keys go from tab to tab, as in every row of tabs. */
function move(event: KeyboardEvent, tab: TabName, onTab: (tab: TabName) => void): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = TAB_NAMES[(TAB_NAMES.indexOf(tab) + step + TAB_NAMES.length) % TAB_NAMES.length]!;
  onTab(next);
  document.getElementById(`tab-${next}`)?.focus();
}
