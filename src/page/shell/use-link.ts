// The address of the page holds the whole question: it is read when it changes from outside, and written after every change. Each tab that is
// gone to has an entry of its own in the history, so that the browser's way back leads to the tab before.
import { useEffect, useRef, useState } from 'preact/hooks';
import { TAB_NAMES, type TabName, writeLink } from '../link/link-form.js';
import type { LinkRead } from '../link/read-link.js';
import type { Asker } from '../work/asker-client.js';
import { keepTab } from './kept.js';
import { afterLink, type PageState, showTab, withLinkProblem } from './page-state.js';
import type { AnyTab, Tab } from './tab.js';

/** Browsers refuse an address that changes more often than some hundred times in half a minute. */
const WRITE_AFTER_MILLISECONDS = 200;

/** Keeps page and address together; false while the first address is being read. */
export function useLink(
  page: PageState,
  setPage: (update: (page: PageState) => PageState) => void,
  tab: AnyTab | undefined,
  asker: Asker,
): boolean {
  const [ready, setReady] = useState(location.hash.length <= 1);
  /** What was written last for each tab: its state here is just that. */
  const written = useRef<Partial<Record<TabName, string>>>({});
  /** The tab whose question stands in the address. */
  const inAddress = useRef<TabName | undefined>(undefined);
  /** The address that was read or written last: another one was gone to since, and is still to be read. */
  const seen = useRef(location.hash);

  useEffect(() => {
    const read = (): void => {
      seen.current = location.hash;
      const known = TAB_NAMES.find((name) => written.current[name] === location.hash);
      if (known !== undefined) {
        inAddress.current = known;
        setPage((p) => (p.tab === known && p.linkProblem === undefined ? p : showTab(p, known)));
        return;
      }
      asker.ask(
        { kind: 'link', hash: location.hash },
        {
          onEnd: (outcome) => {
            setReady(true);
            if (outcome.kind === 'problem') setPage((p) => withLinkProblem(p, outcome.sentence));
            if (outcome.kind !== 'done') return;
            const link = outcome.value as LinkRead;
            inAddress.current = link.tab;
            setPage((p) => afterLink(p, link.tab, link.state));
          },
        },
      );
    };
    if (location.hash.length > 1) read();
    else asker.warm();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [asker, setPage]);

  const state = page.states[page.tab];
  useEffect(() => {
    if (!ready || !tab || page.linkProblem !== undefined) return;
    const { question, initial } = tab as unknown as Tab<unknown>;
    const begun = seen.current;
    let wanted = true;
    const timer = setTimeout(async () => {
      const hash = await writeLink(page.tab, question(state ?? initial));
      // Whoever went back or on while the link was made must not find it in the place that he went to.
      if (!wanted || location.hash !== begun) return;
      const isElsewhere = inAddress.current !== undefined && inAddress.current !== page.tab;
      written.current[page.tab] = hash;
      inAddress.current = page.tab;
      keepTab(page.tab, hash);
      if (location.hash === hash) return;
      if (isElsewhere) history.pushState(null, '', hash);
      else history.replaceState(null, '', hash);
      seen.current = hash;
    }, WRITE_AFTER_MILLISECONDS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [ready, tab, page.tab, page.linkProblem, state]);

  return ready;
}
