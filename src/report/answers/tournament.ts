// The answer of a tournament in a sentence: who is best, and how sure that is.

import type { SideTable, TournamentResult } from '../../analysis/tournament/tournament-result.js';
import { capital } from '../../text/capital.js';
import { SIDE_SAID, said } from './say.js';

/** `Best for Japan: tuned with 11 ±2 POC, certainly better than all others; best for the Allies: …` */
export function tournamentAnswer({ tournament }: TournamentResult): string {
  const best = (side: 'japan' | 'allied') => `best for ${SIDE_SAID[side]}: ${bestOf(tournament[side])}`;
  return capital(`${best('japan')}; ${best('allied')}. POC are Japan's minus the Allies', over all opponents.`);
}

function bestOf({ ranking }: SideTable): string {
  const [first, ...others] = ranking;
  const { seat, poc, better } = first!;
  const [lo, hi] = poc.ci95;
  const score = `${seat} with ${said({ unit: 'number', value: poc.mean, lo, hi, exact: false })} POC`;
  if (others.length === 0) return `${score}, the only one`;
  const open = others.filter((other) => !better.includes(other.seat)).map((other) => other.seat);
  if (open.length === 0) return `${score}, certainly better than all others`;
  const shown = open.length > 2 ? `${open.length} others` : open.join(' and ');
  return `${score}, not told apart from ${shown}`;
}
