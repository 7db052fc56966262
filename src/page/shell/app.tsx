// The page: its head with the tabs, and the panel of the tab in front.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { TabName } from '../link/link-form.js';
import { Problem } from '../shared/told.js';
import { Asker } from '../work/asker-client.js';
import { Head } from './head.js';
import { keepTheme, keptTheme, takeTab } from './kept.js';
import { firstState, nextTheme, type PageState, showTab, themeOf, withState } from './page-state.js';
import type { AnyTab, PanelProps, Tab } from './tab.js';
import { TABS } from './tabs.js';
import { useLink } from './use-link.js';

export function App() {
  const [page, setPage] = useState<PageState>(() => firstState(themeOf(keptTheme())));
  const [asker] = useState(() => new Asker());
  const [searcher] = useState(() => new Asker());
  const tab = useTab(page.tab);
  const ready = useLink(page, setPage, tab, asker);
  useEffect(() => {
    document.documentElement.dataset.theme = page.theme;
    keepTheme(page.theme);
  }, [page.theme]);
  const onTab = (name: TabName): void => {
    const hash = page.states[name] === undefined ? takeTab(name) : undefined;
    // The address is the way to a question that this page has not read yet.
    if (hash === undefined) setPage((p) => showTab(p, name));
    else location.hash = hash;
  };
  return (
    <>
      <Head page={page} onTab={onTab} onTheme={() => setPage(nextTheme)} />
      <main>
        <div id="panel" role="tabpanel" aria-labelledby={`tab-${page.tab}`}>
          <Problem said={page.linkProblem} />
          {tab && ready && (
            <Panel key={page.tab} tab={tab} page={page} setPage={setPage} asker={asker} searcher={searcher} />
          )}
        </div>
      </main>
    </>
  );
}

interface PanelOfProps {
  readonly tab: AnyTab;
  readonly page: PageState;
  readonly setPage: (update: (page: PageState) => PageState) => void;
  readonly asker: Asker;
  readonly searcher: Asker;
}

/** The panel of a tab, with its part of the state. */
function Panel({ tab, page, setPage, asker, searcher }: PanelOfProps) {
  const { initial, Panel: Own } = tab as unknown as Tab<unknown>;
  const name = useRef(page.tab).current;
  const change: PanelProps<unknown>['change'] = useCallback(
    (update) => setPage((p) => withState(p, name, update(p.states[name] ?? initial))),
    [setPage, name, initial],
  );
  return <Own state={page.states[name] ?? initial} change={change} asker={asker} searcher={searcher} />;
}

/** The module of a tab, once it is loaded. */
function useTab(name: PageState['tab']): AnyTab | undefined {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly tab: AnyTab }>();
  useEffect(() => {
    let wanted = true;
    // The first picture of a tab is a task of its own: together with its modules it would take a slow processor too long.
    TABS[name].load().then((tab) => setTimeout(() => wanted && setLoaded({ name, tab })));
    return () => {
      wanted = false;
    };
  }, [name]);
  return loaded?.name === name ? loaded.tab : undefined;
}
