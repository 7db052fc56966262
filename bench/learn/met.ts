// Whom a climb meets of a mix: the opponents with so many games each, as `--against` reads them (`opponents.ts`).

/**
 * The games of a mix, shared out in whole games by the largest remainders; a player who gets none is left out.
 *
 * @param shares of each player, 1 in all.
 * @returns such as `learned-fast-12 nt1 5; learned-fast-8 nt1 3`.
 */
export function metOf(players: readonly string[], shares: readonly number[], rules: string, games: number): string {
  const parts = shares.map((share) => share * games);
  const whole = parts.map(Math.floor);
  const left = games - whole.reduce((a, b) => a + b, 0);
  const byRemainder = parts.map((_, k) => k).sort((a, b) => parts[b]! - whole[b]! - (parts[a]! - whole[a]!) || a - b);
  for (const k of byRemainder.slice(0, left)) whole[k]!++;
  return players.flatMap((player, k) => (whole[k]! > 0 ? [`${player} ${rules} ${whole[k]}`] : [])).join('; ');
}
