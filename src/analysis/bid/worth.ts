// What a rule set is worth: with the luck of the dice taken out where that was asked for.
import type { RuleSetBid } from './rule-sets.js';

/** What it is read from. */
export type WithWorth = Pick<RuleSetBid, 'controlled' | 'poc'>;

/** Mean final score against that of the first rule set, with its interval; `undefined` for the first. */
export function worthOf({
  controlled,
  poc,
}: WithWorth): Pick<NonNullable<WithWorth['poc']>, 'difference' | 'ci95'> | undefined {
  return controlled?.worth ? { difference: controlled.worth.mean, ci95: controlled.worth.ci95 } : poc;
}
