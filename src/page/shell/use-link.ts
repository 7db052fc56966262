// The address of the page holds the whole question: it is read when it changes from outside, and written after every change.
import { useEffect, useRef, useState } from 'preact/hooks';
import { writeLink } from '../link/link-form.js';
import type { LinkRead } from '../link/read-link.js';
import type { Asker } from '../work/asker-client.js';
import { afterLink, type PageState, withLinkProblem } from './page-state.js';
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
  const written = useRef('');

  useEffect(() => {
    const read = (): void => {
      if (location.hash === written.current) return;
      asker.ask(
        { kind: 'link', hash: location.hash },
        {
          onEnd: (outcome) => {
            setReady(true);
            if (outcome.kind === 'problem') setPage((p) => withLinkProblem(p, outcome.sentence));
            if (outcome.kind !== 'done') return;
            const link = outcome.value as LinkRead;
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
    const timer = setTimeout(async () => {
      const hash = await writeLink(page.tab, question(state ?? initial));
      written.current = hash;
      if (location.hash !== hash) history.replaceState(null, '', hash);
    }, WRITE_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [ready, tab, page.tab, page.linkProblem, state]);

  return ready;
}
