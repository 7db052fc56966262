// The tables of a tournament: every pairing, and the ranking of both sides.
import { pairingName, type SeatNames } from '../../analysis/tournament/pairing-names.js';
import type { SideTable, TournamentResult } from '../../analysis/tournament/tournament-result.js';
import { type Block, type Cell, NOTHING, type Row, type TableBlock, tableOf } from '../../answer/block.js';
import { type Estimate, estimate } from '../../answer/digits.js';
import { labelMetric, meanOf, numberMetric, shareOf } from '../../answer/estimates.js';
import type { Result } from '../../answer/result.js';
import type { Side } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { capital } from '../../text/capital.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import { said } from '../answers/say.js';

/** Names of all columns together that are longer than this do not stand side by side. */
const WIDE = 48;

export const isTournament = (result: Result): result is TournamentResult => 'tournament' in result;

/** One figure for each pairing. */
export interface PairingTable extends SeatNames {
  cell(japan: string, allied: string): Estimate;
}

/** Mean final POC of each pairing. */
export const pocTable = (result: Result, names: SeatNames): PairingTable => ({
  ...names,
  cell: (a, x) => meanOf(result, numberMetric(result, pairingName(a, x, GAME_FIGURES.score.of()))!),
});

/** Share of the games of each pairing that Japan wins. */
export const winTable = (result: Result, names: SeatNames): PairingTable => ({
  ...names,
  cell: (a, x) => shareOf(result, labelMetric(result, pairingName(a, x, GAME_FIGURES.winner.of()))!, 'japan')!,
});

/** The seats of both sides, best first. */
export const seatsOf = ({ tournament }: TournamentResult): SeatNames => ({
  japan: tournament.japan.ranking.map((s) => s.seat),
  allied: tournament.allied.ranking.map((s) => s.seat),
});

export function tournamentBlocks(result: TournamentResult): Block[] {
  const { japan, allied } = result.tournament;
  return [
    ...pairingBlocks(result, seatsOf(result), 'best first'),
    rankingBlock('japan', japan),
    rankingBlock('allied', allied),
  ];
}

/** Scores and wins of each pairing, the seats in an order that is said. */
export const pairingBlocks = (result: Result, names: SeatNames, order: string): TableBlock[] => [
  pairingBlock("Final score: Japan's POC minus the Allies'", 'means', pocTable(result, names), order),
  pairingBlock('Games that Japan wins', 'per cent of games', winTable(result, names), order),
];

function pairingBlock(title: string, what: string, table: PairingTable, order: string): TableBlock {
  const { japan, allied } = table;
  const wide = allied.join('  ').length > WIDE;
  const number = (k: number) => String(k + 1);
  const legend = wide ? `; columns: the Allies’, ${allied.map((x, k) => `${number(k)} ${x}`).join(', ')}` : '';
  return tableOf(
    title,
    `${what}; Japan’s down, the Allies’ across, ${order}${legend}`,
    ['', ...(wide ? allied.map((_, k) => number(k)) : allied)],
    japan.map((a) => [a, ...allied.map((x): Cell => table.cell(a, x))]),
  );
}

/** Best first; how much each gains over the next, and whom it is certainly better than. */
function rankingBlock(side: Side, { ranking, comparisons }: SideTable): TableBlock {
  const rows = ranking.map(({ seat, poc, wins, better }, k): Row => {
    const next = comparisons.find((c) => c.first === seat && c.second === ranking[k + 1]?.seat);
    const gain = next && estimate('number', next.poc.difference, next.poc.ci95);
    const worse = ranking.length - 1 - k;
    return [
      `${k + 1} ${seat}`,
      estimate('number', poc.mean, poc.ci95),
      estimate('share', wins.mean, wins.ci95),
      gain ?? NOTHING,
      next ? pText(next.adjusted) : NOTHING,
      worse === 0 ? NOTHING : better.length === worse ? 'all below' : `${better.length} of ${worse} below`,
    ];
  });
  return tableOf(
    side === 'japan' ? 'Ranking of Japan’s seats' : 'Ranking of the Allies’ seats',
    'over all opponents; POC is Japan’s minus the Allies’, the gain over the next in rank is the side’s own, paired on common dice; p adjusted for all pairs (Holm)',
    ['', 'POC', 'wins (%)', 'gain over next', 'p', 'certainly better than'],
    rows,
  );
}

/** A p-value in three digits. */
const pText = (p: number): string => (p < 0.001 ? '< 0.001' : p.toFixed(3));

/** Most cycles that are told one by one. */
const TOLD = 5;

/** The cycles in sentences: what never comes to rest. */
export function cycleNotes({ tournament }: TournamentResult): string[] {
  const { japan, allied, replies } = tournament;
  const majority = [
    ...japan.cycles.map((cycle) => `Japan: ${ring(cycle)}.`),
    ...allied.cycles.map((cycle) => `Allies: ${ring(cycle)}.`),
  ];
  const restless = replies.map(
    (r) =>
      `Japan ${r.japan[0]} is answered by ${r.allied[0]}, that by Japan ${r.japan[1]}, that by ${r.allied[1]}, and that by ${r.japan[0]} (at least ${r.strength.toFixed(1)} POC each step).`,
  );
  const few = (list: readonly string[]) => [
    ...list.slice(0, TOLD),
    ...(list.length > TOLD ? [`… and ${list.length - TOLD} more, all in the JSON.`] : []),
  ];
  return [
    majority.length > 0
      ? `Majority cycles (each beats the next against more opponents than the other way round): ${few(majority).join(' ')}`
      : 'Majority cycles (each seat beats the next against more opponents than the other way round, and the last the first): none.',
    restless.length > 0
      ? `Reply cycles (each is certainly a better answer to the one before): ${few(restless).join(' ')}`
      : 'Reply cycles (two seats of each side, each certainly a better answer to the one before, without end): none.',
  ];
}

const ring = (cycle: readonly string[]): string => [...cycle, cycle[0]!].join(' > ');

/** `Best for Japan: tuned with 11 ±2 POC, certainly better than all others; best for the Allies: …` */
export function tournamentAnswer({ tournament }: TournamentResult): string {
  const best = (side: 'japan' | 'allied') => `best for ${SIDE_SAID[side]}: ${bestOf(tournament[side])}`;
  return capital(`${best('japan')}; ${best('allied')}. POC are Japan's minus the Allies', over all opponents.`);
}

function bestOf({ ranking }: SideTable): string {
  const [first, ...others] = ranking;
  const { seat, poc, better } = first!;
  const score = `${seat} with ${said(estimate('number', poc.mean, poc.ci95))} POC`;
  if (others.length === 0) return `${score}, the only one`;
  const open = others.filter((other) => !better.includes(other.seat)).map((other) => other.seat);
  if (open.length === 0) return `${score}, certainly better than all others`;
  const shown = open.length > 2 ? `${open.length} others` : open.join(' and ');
  return `${score}, not told apart from ${shown}`;
}
