// The figures of the question that is shown: what was shipped, and what was played here.
import SHIPPED from 'virtual:shipped-bids';
import { type BidsState, sameRules } from './bids-state.js';
import { type Origin, type ShownRuleSet, unfold } from './shipped-bids.js';

/** The shipped answer; `undefined` where these players, or these rules, were not played. */
export function shippedAnswer({ rules, players }: BidsState): ShownRuleSet | undefined {
  const { japan, allied } = SHIPPED.players;
  if (players.japan !== japan || players.allied !== allied) return undefined;
  const found = SHIPPED.ruleSets.find((set) => sameRules(set.rules, rules));
  return found && unfold(SHIPPED, found);
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `version 0.1.0, 22 November 2026`. */
export function originText({ version, date }: Origin): string {
  const [year, month, day] = (date ?? '').split('-');
  return `version ${version}${day === undefined ? '' : `, ${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`}`;
}

export { SHIPPED };
