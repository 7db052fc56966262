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

/** Words in which the command and the page differ. */
export interface BestWords {
  /** Who goes on in round 2 by the plan of the objective, up to its name. */
  readonly round2: string;
  /** How a plan or an objective is called. */
  readonly plan: (name: string) => string;
}

const COMMAND: BestWords = { round2: 'The tables answer for round 2 by the plan', plan: (name) => name };

/** The best targets in words, how they were found, and how much better they are than the plans by name. */
export const bestNotes = (best: BestRaid, words: BestWords = COMMAND): string[] => [
  ...bestSentences(best, words),
  ...comparison(best, words),
];

function bestSentences(best: BestRaid, { round2, plan }: BestWords): string[] {
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
  const less = second === null ? '' : `: ${number(second)}, which is ${number(best.value - second)} less`;
  return [
    `Best for ${plan(best.objective)}: ${number(best.value)} ${what} on average in the two rounds of the air raid alone, of ${number(best.most, 0)} at most, with these targets in round 1 and in round 2 whatever is best then. ${proof}: ${looked}.`,
    `Targets of round 1: ${targetsText(best.round1)}.`,
    `${round2} "${plan(best.objective)}"${less}.`,
  ];
}

/** `Nevada (Akagi, Kaga), Arizona (Soryu)`: each target with its attackers. */
function targetsText(round1: BestRaid['round1']): string {
  const attackers = new Map<string, string[]>();
  for (const [attacker, target] of Object.entries(round1))
    attackers.set(target, [...(attackers.get(target) ?? []), attacker]);
  return [...attackers].map(([target, names]) => `${target} (${names.join(', ')})`).join(', ');
}

function comparison(best: BestRaid, { plan: called }: BestWords): string[] {
  if (best.named.length === 0) return [];
  const plans = best.named.map(({ plan, value }) =>
    value === null
      ? `${called(plan)}: too large to solve`
      : `${called(plan)} ${number(value)} (${number(best.value - value)} less)`,
  );
  return [`${best.partial ? 'Some plans' : 'Plans'} by name in both rounds: ${plans.join(', ')}.`];
}

const number = (value: number, decimals: number = EXACT_DECIMALS.number): string => fixed(value, decimals);
