// What is told in words: sentences, what went wrong, and names for those who do not see a picture.
import type { ComponentChildren } from 'preact';
import { PlainButton } from './controls.js';
import { withMinus } from './minus.js';
import { type Shown, stoppedText } from './shown.js';

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

/** Why there is no answer, and whose figures are shown then. */
export const NoAnswer = ({
  problem,
  shown,
}: {
  readonly problem: string | undefined;
  readonly shown: Shown | undefined;
}) =>
  problem === undefined ? null : (
    <>
      <Problem said={problem} />
      {shown?.old && <p class="note">The figures are those of the question before.</p>}
    </>
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
        {withMinus(text)}
      </p>
    ))}
  </>
);

interface StoppedProps {
  /** What is shown: figures of this question until it was stopped, of the one before, or none. */
  readonly shown: Shown | undefined;
  readonly onAgain: () => void;
}

/** That an answer was stopped by hand, and the way to ask once more. */
export const Stopped = ({ shown, onAgain }: StoppedProps) => (
  <p class="note row" role="status">
    <span>{stoppedText(shown)}</span>
    <PlainButton onClick={onAgain}>Ask again</PlainButton>
  </p>
);
