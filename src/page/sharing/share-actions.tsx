// What every tab has below "Share": a row of buttons, and what came of the last one.
import { useState } from 'preact/hooks';
import { type TabName, writeLink } from '../link/link-form.js';
import { PlainButton } from '../shared/controls.js';
import { copyText } from './drawn.js';

/** Text, what it does, and whether it can be done at the moment. */
export type ShareAction = readonly [text: string, act: () => void, isOff?: boolean];

/** What came of the last action, and copying with it. */
export function useSaid() {
  const [said, setSaid] = useState('');
  /** `more`: what is to be known of it besides. */
  const copy = async (what: string, text: string, more = ''): Promise<void> =>
    setSaid(`${(await copyText(text)) ? `The ${what} is copied.` : text} ${more}`.trimEnd());
  return { said, setSaid, copy };
}

/** The whole address of a question. */
export const linkTo = async (tab: TabName, question: unknown): Promise<string> =>
  new URL(await writeLink(tab, question), location.href).href;

export function ShareActions({ actions, said }: { readonly actions: readonly ShareAction[]; readonly said: string }) {
  return (
    <>
      <h2>Share</h2>
      <div class="chips share">
        {actions.map(([text, act, isOff]) => (
          <PlainButton key={text} disabled={isOff} onClick={act}>
            {text}
          </PlainButton>
        ))}
      </div>
      <p class="note said" role="status">
        {said}
      </p>
    </>
  );
}
