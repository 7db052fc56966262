// The fair bid of a rule set as the headline names it, and where the slider stands for it.
import { bidEnds, bidText } from '../../report/answers/bid-words.js';
import type { ShownRuleSet } from './shipped-bids.js';

interface FairText {
  readonly value: string;
  /** `5 to 8`; absent where the bid lies beyond the curve. */
  readonly interval?: string | undefined;
}

export function fairText({ fair, curve }: Pick<ShownRuleSet, 'fair' | 'curve'>): FairText {
  const [, value, interval] = /^([^(]*)(?:\((.*)\))?$/.exec(bidText(fair, bidEnds(curve)))!;
  return { value: value!.trim(), interval };
}

/** The bid that the headline names, to half a point; `undefined` where it has no number. */
export function namedBid(shown: Pick<ShownRuleSet, 'fair' | 'curve'>): number | undefined {
  const bid = Number(fairText(shown).value);
  return Number.isNaN(bid) ? undefined : Math.round(2 * bid) / 2;
}
