// What the pages about bids say in words: a bid, a rule set, a label that the games contradict.
import { type BidWithInterval, type RuleSetBid, worthOf } from '../../analysis/bid/rule-sets.js';
import { certainTogether, differenceText } from '../../answer/difference.js';
import { decimalsFor, endsOutward, fixed } from '../../answer/digits.js';
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
  const beyond = (value: 'above' | 'below') => (value === 'above' ? `above ${largest}` : `below ${least}`);
  if (typeof bid !== 'number') return beyond(bid);
  // An end that no bid of the curve reaches is farther away than the other.
  const halves = [low, high].flatMap((end) => (typeof end === 'number' ? [Math.abs(bid - end)] : []));
  const half = halves.reduce((sum, one) => sum + one, 0) / Math.max(1, halves.length);
  const digits = half > 0 ? decimalsFor(half) : 0;
  const outward = [0, 1].map((k) => (end: number) => fixed(endsOutward([end, end], digits)[k]!, digits));
  const [from, to] = [low, high].map((end, k) => (typeof end === 'number' ? outward[k]!(end) : beyond(end)));
  return `${fixed(bid, digits)} (${from} to ${to})`;
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

/** What is known of the worth of a rule. */
type Worth = Pick<RuleSetBid, 'said' | 'poc' | 'controlled'>;

/** Whom the texts say each rule helps, where the games say the other side for certain: for all rules together. */
export function contradicted(answers: readonly Worth[]): (Side | undefined)[] {
  const certain = certainWorths(answers);
  return answers.map(({ said, ...rest }, k) => {
    const poc = worthOf(rest);
    const side = /^Japan/.test(said) ? 'japan' : /^Allied/.test(said) ? 'allied' : undefined;
    if (!side || !poc || !certain[k]) return undefined;
    return poc.difference > 0 === (side === 'japan') ? undefined : side;
  });
}

/** Which worths are certain when all are looked at together; `false` where there is none. */
function certainWorths(answers: readonly Worth[]): boolean[] {
  const measured = answers.flatMap((a, k) => (worthOf(a) ? [k] : []));
  const certain = certainTogether(measured.map((k) => worthOf(answers[k]!)!));
  return answers.map((_, k) => certain[measured.indexOf(k)] ?? false);
}

/** From so many rules on, one that is worth nothing is easily called certain by its own interval. */
const MANY = 3;

/** Which rules of a table are worth anything for certain: each interval stands for itself, and one of twenty is wrong. */
export function certainNote(answers: readonly (Worth & Pick<RuleSetBid, 'rules'>)[]): string[] {
  const count = answers.filter((a) => worthOf(a)).length;
  if (count < MANY) return [];
  const certain = certainWorths(answers);
  const names = answers.filter((_, k) => certain[k]).map((a) => ruleSetName(a.rules, answers[0]!.rules));
  return [
    `The interval of each worth is a 95 % one for itself: of 20 rules worth nothing, one seems worth something by chance. Certain of all ${count} together (Holm): ${names.length > 0 ? names.join('; ') : 'none'}.`,
  ];
}

/** A measured worth against the printed label, with why it may be so. */
export function contradictions(
  answers: readonly Pick<RuleSetBid, 'rules' | 'said' | 'poc' | 'controlled'>[],
): string[] {
  const sides = contradicted(answers);
  return answers.flatMap((a, k) => {
    const side = sides[k];
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
