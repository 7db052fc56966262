// What the pages about bids say in words: a bid, a rule set, a label that the games contradict.
import { type BidOrBeyond, type BidWithInterval, type RuleSetBid, worthOf } from '../../analysis/bid/rule-sets.js';
import { differenceText, isSeparated } from '../../answer/difference.js';
import { decimalsFor, fixed } from '../../answer/digits.js';
import type { Side } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { addedRules } from '../../rules/index.js';
import { ruleTitle } from '../player-names.js';

/** Least and largest bid of a curve: what lies beyond them has no number. */
export const bidEnds = (curve: readonly { readonly bid: number }[]): [number, number] => [
  curve[0]!.bid,
  curve.at(-1)!.bid,
];

/** A bid with its interval, never finer than the interval allows; `ends`: of its curve. */
export function bidText(
  { bid, interval: [low, high] }: BidWithInterval,
  [least, largest]: readonly [number, number],
): string {
  const end = (value: BidOrBeyond, digits: number) =>
    typeof value === 'number' ? fixed(value, digits) : value === 'above' ? `above ${largest}` : `below ${least}`;
  if (typeof bid !== 'number') return end(bid, 0);
  const width = typeof low === 'number' && typeof high === 'number' ? (high - low) / 2 : 0;
  const digits = width > 0 ? Math.max(0, decimalsFor(width)) : 1;
  return `${end(bid, digits)} (${end(low, digits)} to ${end(high, digits)})`;
}

/**
 * How a rule set is called beside the first: by what it adds, or by all its rules when it is no addition.
 *
 * @example
 * ruleSetName(['second-edition', 'nt1'], ['second-edition']); // '+ Normal Turn One'
 */
export function ruleSetName(rules: readonly string[], first: readonly string[]): string {
  const added = addedRules(rules, first);
  return addedRules(first, rules).length === 0 && added.length > 0
    ? `+ ${added.map(ruleTitle).join(', ')}`
    : rules.map(ruleTitle).join(', ');
}

/** Whom the texts say a rule helps, where the games say the other side for certain. */
export function contradicts({ said, ...rest }: Pick<RuleSetBid, 'said' | 'poc' | 'controlled'>): Side | undefined {
  const poc = worthOf(rest);
  const side = /^Japan/.test(said) ? 'japan' : /^Allied/.test(said) ? 'allied' : undefined;
  if (!side || !poc || !isSeparated(poc.ci95)) return undefined;
  return poc.difference > 0 === (side === 'japan') ? undefined : side;
}

/** A measured worth against the printed label, with why it may be so. */
export function contradictions(
  answers: readonly Pick<RuleSetBid, 'rules' | 'said' | 'poc' | 'controlled'>[],
): string[] {
  return answers.flatMap((a) => {
    const side = contradicts(a);
    const poc = worthOf(a);
    if (!side || !poc) return [];
    const [low, high] = poc.ci95;
    // What the Allies gain is what Japan loses.
    const [gainer, gained] =
      side === 'japan'
        ? ['the Allies gain', { difference: -poc.difference, ci95: [-high, -low] as const }]
        : ['Japan gains', poc];
    const gain = differenceText(gained);
    return [
      `Against its label: ${ruleSetName(a.rules, answers[0]!.rules)} is said to help ${SIDE_SAID[side]}, and ${gainer} ${gain} POC by it. Perhaps these players do not make use of what it allows.`,
    ];
  });
}
