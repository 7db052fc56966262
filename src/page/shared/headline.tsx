// The figure that matters most, larger than everything else.
import type { ComponentChildren } from 'preact';
import { counted, type Estimate, errorOf, fixed, formatEstimate } from '../../answer/digits.js';
import { withMinus } from './minus.js';
import type { Shown } from './shown.js';

interface HeadlineProps {
  readonly estimate: Estimate | undefined;
  readonly shown: Shown | undefined;
  /** What it is. */
  readonly children: ComponentChildren;
}

/** Exact figures have as many digits as a player remembers. */
const DECIMALS = { share: 1, number: 2 } as const;

export function Headline({ estimate, shown, children }: HeadlineProps) {
  const [value, error] = estimate ? valueAndError(estimate) : ['–', ''];
  return (
    <p class={shown && !shown.old ? 'headline' : 'headline old'} aria-live="polite">
      <strong>
        {withMinus(value)}
        {error !== '' && <em>{error}</em>}
      </strong>
      <span>
        {children}
        <small>{shown ? basis(shown.games) : ''}</small>
      </span>
    </p>
  );
}

function valueAndError(estimate: Estimate): [string, string] {
  const sign = estimate.unit === 'share' ? '%' : '';
  if (estimate.exact || errorOf(estimate) === 0) {
    return [`${fixed(estimate.value * (sign ? 100 : 1), DECIMALS[estimate.unit])}${sign}`, ''];
  }
  // `41 ±2`, and near the ends `> 99.2`.
  const [value, error = ''] = formatEstimate(estimate).split(/ (?=±)/);
  return error === '' ? [`${value}${sign}`, ''] : [value!, `${error}${sign}`];
}

const basis = (games: number): string =>
  games === 0 ? 'exact: every throw of the dice is counted' : `${counted(games)}, ± is the 95 % interval`;
