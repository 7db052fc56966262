// The page of a regret map: what each kind of decision costs, turn by turn, and the dearest examples with both answers in words.
import type { Seats } from '../../ai/seat.js';
import { boardHash } from '../../analysis/boards.js';
import type { RegretAnswer, RegretRow } from '../../analysis/regret/regret.js';
import type { RegretExample } from '../../analysis/regret/regret-rows.js';
import { type TableBlock, tableOf } from '../../answer/block.js';
import { fixed, grouped } from '../../answer/digits.js';
import { type BoardTables, boardOf, compileBoard, SIDES } from '../../board/index.js';
import { sideName } from '../../board/side-names.js';
import { type DecisionName, decisionNamed } from '../../game/questions/decisions.js';
import { csvText } from '../../text/index.js';
import { type Line, playersText } from '../asked/asked.js';
import { ownLines } from '../asked/own-lines.js';
import { notCertain } from '../certainty/not-certain.js';
import { decisionTitle } from '../narrative/decision-titles.js';
import { caveat, type Page } from '../page.js';
import { matrixPicture } from '../pictures/matrix.js';
import { linesOf, type Picture } from '../pictures/picture.js';
import { disagreementTexts } from '../review.js';
import { halfWidthOf, meanText } from './mean-figure.js';

/** A cell is as full as can be from this regret on, in POC. */
const FULL = 6;

/** An answer about kinds of decisions. */
interface AboutDecisions {
  readonly config: Pick<RegretAnswer['config'], 'scenarios' | 'sides' | 'kinds' | 'turn'>;
  readonly rows: readonly Pick<RegretRow, 'rules'>[];
}

export function regretPage(answer: RegretAnswer): Page {
  const { config, seed } = answer;
  const search = `rollouts ${config.search.rollouts}, candidates ${config.search.candidates}, horizon ${config.search.horizon}, generations ${config.search.generations}`;
  return {
    title: 'Regret map: what each kind of decision costs',
    ...(answer.partial ? { warning: `Interrupted: games of each row that are finished: ${gamesText(answer)}.` } : {}),
    answer: sentence(answer),
    lead: [],
    asked: [
      ...askedOfDecisions(answer),
      ['Games', `${gamesText(answer)} for each row`],
      ['Rollouts', `${config.rollouts} before and ${config.rollouts} after each changed answer`],
      ['Search', search],
      ['Seed', seed],
    ],
    blocks: [mapBlock(answer)],
    notes: [
      'Regret: POC of the final score that the side gains when search answers this kind of decision alone; the mean of the changed answers, each measured by rollouts of the base players after it and before it, on common dice that had no part in the choice. The kinds overlap: they do not add up.',
      'A row rests on few games: the error of a figure is itself uncertain, and a turn of which no answer was changed shows 0.',
      ...examplesNotes(answer),
      ...caveat([{ kind: 'game' }]),
    ],
    pictures: [mapPicture(answer)],
    csv: { 'regret.csv': csvOf(answer) },
    json: { ...answer },
    again: 'vitp regret result.json',
    board: boardHash(config.scenarios),
  };
}

export const rulesOf = (row: Pick<RegretRow, 'rules'>): string => row.rules.join(', ');

const rulesAsked = (rows: AboutDecisions['rows']): string => [...new Set(rows.map(rulesOf))].join(' / ');

/** The base players. */
const playersAsked = ({ scenarios }: AboutDecisions['config']): string =>
  [...new Set(scenarios.map(({ players }) => playersText(players as Seats)))].join(' / ');

/** Under the title of a picture that may travel alone: what its figures are, then rules and players. */
export const underTitle = ({ config, rows }: AboutDecisions, ...texts: string[]): string[] =>
  linesOf(...texts, `rules: ${rulesAsked(rows)}`, `players: ${playersAsked(config)}`);

/** Which decisions are asked about: rules, players, sides, kinds and turn. */
export const askedOfDecisions = ({ config, rows }: AboutDecisions): Line[] => [
  ['Rules', rulesAsked(rows)],
  ['Players', playersAsked(config)],
  ...notCertain(config.scenarios),
  ...ownLines(config.scenarios),
  ['Sides', config.sides.join(', ')],
  ['Kinds', config.kinds.join(', ')],
  ['Turn', config.turn === null ? 'every turn' : String(config.turn)],
];

/** `8`, or `1 to 2` where an interruption left rows with fewer games. */
function gamesText({ games, rows }: RegretAnswer): string {
  const least = Math.min(...rows.map((row) => row.games));
  return `${least < games ? `${grouped(least)} to ` : ''}${grouped(games)}`;
}

/** Names the kind that costs most as measured, and says whether it is certain to cost anything beside so many others. */
function sentence(answer: RegretAnswer): string {
  const { rows } = answer;
  const { regret, games, ...most } = [...rows].sort((a, b) => b.regret.mean - a.regret.mean)[0]!;
  const figure = `${rowName(answer, most)}, ${meanText(regret, games)} POC a game`;
  if (regret.se === null) return `Highest: ${figure} (one game, which has no error).`;
  const among = rows.length > 1 ? `; the highest of ${rows.length}, and so rather too high` : '';
  // A few games may all come to the same by chance: then their spread, which is nothing, is no error.
  if (regret.se === 0 && regret.mean !== 0)
    return `Highest: ${figure} (${games} games came to the same, which tells no error${among}).`;
  const certain = regret.mean > halfWidthOf(regret, games, rows.length);
  return `${certain ? 'Highest' : 'No kind is certain to cost anything. Highest'}: ${figure} (95 % interval${among}).`;
}

/** `Japan, raiders`, with the rules where there are several. */
function rowName(answer: RegretAnswer, row: Pick<RegretRow, 'rules' | 'side' | 'decision'>): string {
  const name = `${sideName(SIDES.indexOf(row.side))}, ${decisionTitle(row.decision as DecisionName)}`;
  return answer.config.scenarios.length > 1 ? `${rulesOf(row)}: ${name}` : name;
}

/** Turns of the longest game that were searched, from 0. */
function turnsOf({ config, rows }: RegretAnswer): number[] {
  if (config.turn !== null) return [config.turn - 1];
  return Array.from({ length: Math.max(...rows.map((row) => row.turns.length)) }, (_, turn) => turn);
}

function mapBlock(answer: RegretAnswer): TableBlock {
  const turns = turnsOf(answer);
  return tableOf(
    'Regret',
    'POC a game, ± 95 % interval; plain: difference of the same games with and without search; changes: changed answers a game',
    ['', 'game', ...turns.map((turn) => `turn ${turn + 1}`), 'plain', 'changes'],
    answer.rows.map((row) => [
      rowName(answer, row),
      meanText(row.regret, row.games),
      ...turns.map((turn) => (row.turns[turn] ? meanText(row.turns[turn], row.games) : '')),
      meanText(row.plain, row.games),
      fixed(row.changes, 1),
    ]),
  );
}

function mapPicture(answer: RegretAnswer): Picture {
  const turns = turnsOf(answer);
  const names = {
    down: answer.rows.map((row) => rowName(answer, row)),
    across: turns.map((turn) => `turn ${turn + 1}`),
  };
  const cell = (r: number, c: number) => {
    const figure = answer.rows[r]!.turns[turns[c]!];
    return { fill: (figure?.mean ?? 0) / FULL, text: figure ? fixed(figure.mean, 1) : '' };
  };
  return matrixPicture(names, cell, {
    name: 'regret-map',
    title: 'Regret by kind of decision and turn',
    subtitle: underTitle(answer, `POC a game; games for each row: ${gamesText(answer)}`),
    caption:
      'Red: the side loses so much at these decisions; blue: search chose worse, or it is chance. The fuller, the more.',
  });
}

function examplesNotes(answer: RegretAnswer): string[] {
  const tables = answer.config.scenarios.map(({ data }) => compileBoard(boardOf(data)));
  return answer.dearest.map((e) => exampleText(answer, e, tables[e.scenario]!));
}

function exampleText(answer: RegretAnswer, e: RegretExample, t: BoardTables): string {
  const side = SIDES.indexOf(e.side);
  const { title, played, preferred } = disagreementTexts(
    {
      decision: decisionNamed(e.decision as DecisionName),
      side,
      played: e.played,
      preferred: e.preferred,
    },
    t,
  );
  const row =
    answer.config.scenarios.length > 1
      ? `${(answer.config.scenarios[e.scenario]!.rules as string[]).join(', ')}: `
      : '';
  return `${row}${sideName(side)}, game ${e.game}, ${e.where}, ${title}: ${meanText(e.gain, answer.config.rollouts)} POC. Played: ${played}. Search: ${preferred}.`;
}

/** One line a row and turn; turn 0 is the whole game. */
function csvOf({ rows }: RegretAnswer): string {
  const lines: (string | number)[][] = [['rules', 'side', 'decision', 'turn', 'regret', 'se']];
  for (const row of rows) {
    const start = [rulesOf(row), row.side, row.decision];
    for (const [turn, { mean, se }] of [row.regret, ...row.turns].entries())
      lines.push([...start, turn, mean, se ?? '']);
  }
  return csvText(lines);
}
