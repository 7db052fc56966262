// What may be asked about single decisions. The base players must be fast, for they play rollouts.
import { LEARNED_NAMES } from '../../ai/learned/learned-names.js';
import { type FastSeat, isFast, type Seats } from '../../ai/seat.js';
import type { RuleSet } from '../../rules/index.js';
import { UsageError } from '../../text/usage-error.js';
import { REGRET_KINDS } from './question.js';

/**
 * The seats of two fast players.
 *
 * @param what is asked, as the sentence of the error begins
 * @throws UsageError when one of them is neither heuristic nor learned
 */
export function fastSeats(
  { japan, allied }: Seats,
  what: string,
): { readonly japan: FastSeat; readonly allied: FastSeat } {
  if (isFast(japan) && isFast(allied)) return { japan, allied };
  const { player } = isFast(japan) ? allied : japan;
  throw new UsageError(
    `${what} for heuristic and learned players, not for ${player}; allowed on both sides: a doctrine, ${LEARNED_NAMES.join(', ')}`,
  );
}

/**
 * Looks at numbers of which each has a least.
 *
 * @throws UsageError with the first that is below
 */
export function atLeast(least: number, numbers: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(numbers))
    if (!(value >= least)) throw new UsageError(`${name} ${value} is not allowed; allowed: ${least} or more`);
}

/** @throws UsageError when there is no such turn; `null` means every turn. */
export function checkTurn(turn: number | null, { names, turns }: RuleSet): void {
  if (turn !== null && !(turn >= 1 && turn <= turns))
    throw new UsageError(`turn ${turn} is not allowed under ${names.join(', ')}; allowed: 1 to ${turns}`);
}

/** @throws UsageError when search knows no such decisions. */
export function checkKind(kind: string): void {
  if (!REGRET_KINDS.includes(kind))
    throw new UsageError(`${kind} is not searched; allowed: ${REGRET_KINDS.join(', ')}`);
}
