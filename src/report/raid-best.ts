// The best targets of a raid in sentences, and how much better they are than the plans by name.

import { EXACT_DECIMALS, fixed, grouped } from '../answer/digits.js';
import type { BestRaid } from '../raid/best/best-raid.js';
import type { RaidObjective } from '../raid/plans/plan-worth.js';

/** What an objective counts, in a player's words. */
const COUNTED: Readonly<Record<RaidObjective, string>> = {
  kills: 'ships sunk',
  bottomings: 'ships bottomed or sunk',
  damage: 'points of damage that count',
  'afloat-strength': 'gunnery and airstrike factors no longer afloat',
};

/** The best targets in words, how they were found, and how much better they are than the plans by name. */
export const bestNotes = (best: BestRaid): string[] => [...bestSentences(best), ...comparison(best)];

function bestSentences(best: BestRaid): string[] {
  const what = COUNTED[best.objective];
  const proof = {
    'exact optimum': 'No other allocation does better',
    'best found by local search, each plan evaluated exactly': `Found by local search, each plan evaluated exactly; no allocation exceeds ${number(best.upperBound)}`,
    'best so far, the search was stopped': `Not complete: the search was stopped, and another allocation may do better; none exceeds ${number(best.upperBound)}`,
  }[best.method];
  const others = best.method === 'best so far, the search was stopped' ? '' : ', the others excluded by bounds';
  const looked = Number.isFinite(best.plans)
    ? `${grouped(best.evaluated)} of ${grouped(best.plans)} different allocations of round 1 were evaluated${others}`
    : `${grouped(best.evaluated)} allocations of round 1 were evaluated`;
  const second = best.withNamedRound2.value;
  return [
    `Best for ${best.objective}: ${number(best.value)} ${what} on average, of ${number(best.most, 0)} at most, with round 1 as above and in round 2 whatever is best then. ${proof}: ${looked}.`,
    second === null
      ? `The tables answer for round 2 by the plan "${best.objective}".`
      : `The tables answer for round 2 by the plan "${best.objective}": ${number(second)}, which is ${number(best.value - second)} less.`,
  ];
}

function comparison(best: BestRaid): string[] {
  if (best.named.length === 0) return [];
  const plans = best.named.map(({ plan, value }) =>
    value === null ? `${plan}: too large to solve` : `${plan} ${number(value)} (${number(best.value - value)} less)`,
  );
  return [`${best.partial ? 'Some plans' : 'Plans'} by name in both rounds: ${plans.join(', ')}.`];
}

const number = (value: number, decimals: number = EXACT_DECIMALS.number): string => fixed(value, decimals);
