// Shares of a whole as one bar, and with words beside it.
import type { Estimate } from '../../answer/digits.js';
import { boundedPercent, percentText } from './percent.js';

/** A part of the bar: its label in the result, what it is called, and the class of its colour. */
export type SharePart = readonly [label: string, words: string, colour: string];

type Share = Readonly<Record<string, number>>;

/** The bar alone. */
export function ShareBar({ parts, share }: { readonly parts: readonly SharePart[]; readonly share: Share }) {
  let x = 0;
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(([label, , colour]) => {
        const width = 100 * (share[label] ?? 0);
        x += width;
        return <rect key={label} class={colour} x={x - width} width={width} height="10" />;
      })}
    </svg>
  );
}

interface SharesProps {
  readonly parts: readonly SharePart[];
  readonly share: Share;
  /** A share with its error. */
  readonly estimate: (label: string) => Estimate | undefined;
}

export function Shares({ parts, share, estimate }: SharesProps) {
  return (
    <div class="shares">
      <ShareBar parts={parts} share={share} />
      <ul>
        {parts.map(([label, words, colour]) => (
          <li key={label}>
            <i class={`key ${colour}`} aria-hidden="true" />
            {words} <b>{legendText(estimate(label))} %</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const legendText = (share: Estimate | undefined): string => (share ? boundedPercent(share) : percentText(0));
