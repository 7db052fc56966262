// What is told in words: sentences, what went wrong, and names for those who do not see a picture.
import type { ComponentChildren } from 'preact';

/** The name of a control for those who do not see it. A counter's own text is no name: its factors stand around its picture. */
export const Said = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="hidden-text">{children}</span>
);

/** Nothing where nothing went wrong. */
export const Problem = ({ said }: { readonly said: string | undefined }) =>
  said === undefined ? null : (
    <p class="problem" role="alert">
      {said}
    </p>
  );

/** A paragraph for each sentence. */
export const Sentences = ({
  of,
  kind = 'told',
}: {
  readonly of: readonly string[];
  readonly kind?: 'told' | 'note';
}) => (
  <>
    {of.map((text) => (
      <p key={text} class={kind}>
        {text}
      </p>
    ))}
  </>
);

/** That an answer was stopped by hand; `soFar`: there are figures until then. */
export const Stopped = ({ soFar }: { readonly soFar: boolean }) => (
  <p class="note">{soFar ? 'Stopped: the figures so far.' : 'Stopped: there is no answer to this question yet.'}</p>
);
