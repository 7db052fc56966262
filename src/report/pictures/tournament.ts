// The pictures of a tournament: heat maps of all pairings, and the ranking of both sides.
import type { OpeningStudy, OpeningsResult, OpeningsStudy } from '../../analysis/tournament/openings-result.js';
import type { RankedSeat, TournamentResult } from '../../analysis/tournament/tournament-result.js';
import { decimalsAlone, type Estimate, fixed } from '../../answer/digits.js';
import type { Result } from '../../answer/result.js';
import type { Side } from '../../board/index.js';
import { choicesOf } from '../blocks/blocks-openings.js';
import { type PairingTable, pocTable, seatsOf, winTable } from '../blocks/blocks-tournament.js';
import { matrixPicture } from './matrix.js';
import {
  BARE,
  errorsText,
  type Heading,
  label,
  marks,
  type Picture,
  picture,
  provenance,
  quantity,
  shortShare,
} from './picture.js';
import { ALLIED_BLUE, INK, JAPAN_RED, MUTED, plotWidth } from './theme.js';

export function tournamentPictures(result: TournamentResult): Picture[] {
  const seats = seatsOf(result);
  const poc = pocTable(result, seats);
  const { japan, allied } = result.tournament;
  return [
    heatMap(result, poc, {
      name: 'pairings-poc',
      title: "Final score of every pairing: Japan's POC minus the Allies'",
      subtitle: 'mean, red: Japan leads; Japan’s seats down, the Allies’ across, best first',
      caption: 'Red where Japan leads, blue where the Allies do; the fuller, the more. Best seats first on both sides.',
      ...scoreCells(poc),
    }),
    heatMap(result, winTable(result, seats), {
      name: 'pairings-wins',
      title: 'Games that Japan wins',
      subtitle: 'per cent, red: more than half; Japan’s seats down, the Allies’ across, best first',
      caption: 'Red where Japan wins more than half, blue where it wins less. Best seats first on both sides.',
      ...WIN_CELLS,
    }),
    rankingPicture(result, 'japan', japan.ranking),
    rankingPicture(result, 'allied', allied.ranking),
  ];
}

/** How the cells of a heat map are filled, from -1 (blue) to 1 (red), and what stands in them. */
interface Cells {
  readonly fill: (e: Estimate) => number;
  readonly text: (e: Estimate) => string;
}

/** What a heat map shows. */
interface Heat extends Omit<Heading, 'subtitle'>, Cells {
  readonly subtitle: string;
}

function scoreCells({ japan, allied, cell }: PairingTable): Cells {
  const most = Math.max(...japan.flatMap((a) => allied.map((x) => Math.abs(cell(a, x).value))), 1e-9);
  return { fill: (e) => e.value / most, text: (e) => fixed(e.value, Math.min(1, decimalsAlone(e))) };
}

const WIN_CELLS: Cells = { fill: (e) => 2 * e.value - 1, text: (e) => shortShare(e, 1) };

/** One figure for each pairing, as colours. */
function heatMap(result: Result, table: PairingTable, h: Heat): Picture {
  const cells = table.japan.map((a) => table.allied.map((x) => table.cell(a, x)));
  return matrixPicture(
    { down: table.japan, across: table.allied },
    (r, c) => ({ fill: h.fill(cells[r]![c]!), text: h.text(cells[r]![c]!) }),
    { ...h, subtitle: [...provenance(result, h.subtitle), errorsText(cells.flat())] },
  );
}

/** One row for each seat: its mean over the field with its interval. */
function rankingPicture(result: TournamentResult, side: Side, ranking: readonly RankedSeat[]): Picture {
  const values = ranking.map(({ seat, poc }) => ({ seat, mean: poc.mean, low: poc.ci95[0], high: poc.ci95[1] }));
  const colour = side === 'japan' ? JAPAN_RED : ALLIED_BLUE;
  return picture(
    {
      name: `ranking-${side}`,
      title: side === 'japan' ? 'Japan’s seats against the whole field' : 'The Allies’ seats against the whole field',
      subtitle: provenance(
        result,
        `Japan's POC minus the Allies', mean over opponents; ${side === 'japan' ? 'more' : 'less'} is better, the lines are 95 % intervals`,
      ),
      caption: `The dot is the mean, the line its 95 % interval; best first. ${side === 'japan' ? 'More' : 'Less'} is better. Seats share their dice, so two whose lines overlap may differ for certain.`,
    },
    {
      width: plotWidth(ranking.map((r) => r.seat)),
      height: 27 * ranking.length,
      data: { values },
      encoding: {
        y: label('seat', { sort: ranking.map((r) => r.seat), axis: BARE }),
        x: quantity('mean', { scale: { zero: false }, axis: { title: null, tickCount: 6, grid: true } }),
      },
      layer: [
        marks('rule', { color: MUTED, strokeWidth: 2 }, { x: quantity('low'), x2: { field: 'high' } }),
        { mark: { type: 'point', filled: true, color: colour, size: 70, opacity: 1, stroke: INK, strokeWidth: 0.5 } },
      ],
    },
  );
}

/** Heat maps of final POC and of games won; beside each opening, or player, its chance in the equilibrium. */
export function openingsPictures(result: OpeningsResult): Picture[] {
  const { poc, wins, names } = result.openings;
  const score = withChances(pocTable(result, names), poc);
  const won = withChances(winTable(result, names), wins);
  return [
    heatMap(result, score, {
      name: 'openings-poc',
      title: `Final score of every ${choicesOf(result) === 'players' ? 'player against every other' : 'opening against every reply'}: Japan's POC minus the Allies'`,
      subtitle: `mean, red: Japan leads; Japan down, the Allies across${poc ? '; per cent: chance in the equilibrium' : ''}`,
      caption: 'Red where Japan leads, blue where the Allies do; the fuller, the more.',
      ...scoreCells(score),
    }),
    heatMap(result, won, {
      name: 'openings-wins',
      title: 'Games that Japan wins',
      subtitle: `per cent, red: more than half; Japan down, the Allies across${wins ? '; beside names: chance in the equilibrium' : ''}`,
      caption: 'Red where Japan wins more than half, blue where it wins less.',
      ...WIN_CELLS,
    }),
  ];
}

function withChances(table: PairingTable, study: OpeningsStudy | undefined): PairingTable {
  if (!study) return table;
  const { japan, allied } = study;
  const label = (s: OpeningStudy) =>
    s.chance.estimate > 0 ? `${s.opening} ${(100 * s.chance.estimate).toFixed(0)} %` : s.opening;
  const plain = new Map([...japan, ...allied].map((s) => [label(s), s.opening]));
  return {
    japan: japan.map(label),
    allied: allied.map(label),
    cell: (a, x) => table.cell(plain.get(a)!, plain.get(x)!),
  };
}
