// The page of a sensitivity: what each change does to each figure, the largest first.
import { type Seats, seatText } from '../ai/seat.js';
import { boardHash } from '../analysis/boards.js';
import { type FigureName, figuresOf } from '../analysis/figures.js';
import { changesOf, idleRulings } from '../analysis/question/changes.js';
import { rerunSensitivity, type SensitivityAnswer } from '../analysis/sensitivity/answer-sensitivity.js';
import type { MovedFigures } from '../analysis/sensitivity/movements.js';
import { type Block, tableOf } from '../answer/block.js';
import { isSeparated, signedText } from '../answer/difference.js';
import { counted, formatEstimate, grouped } from '../answer/digits.js';
import { DEFAULT_CONFIDENCE } from '../stats/intervals/interval.js';
import { csvText } from '../text/index.js';
import type { GameScenario } from '../whole-games/game-scenario.js';
import { playersInShort } from './asked/asked.js';
import { ownLines } from './asked/own-lines.js';
import { notCertain } from './certainty/not-certain.js';
import { scaleOf } from './difference-table.js';
import { figureEstimate, figureFile, figureInWords, figureTitle } from './figures.js';
import { caveat, type Page } from './page.js';
import { type IntervalRow, intervalRow, intervalsPicture } from './pictures/intervals.js';
import type { Picture } from './pictures/picture.js';
import { valueName } from './player-names.js';

/** Rows of the table and the picture; the CSV and the JSON have all. */
const MAX_ROWS = 30;
/** Bars of a picture. */
const MAX_BARS = 20;

export function sensitivityPage(answer: SensitivityAnswer): Page {
  const { config, games, seed, changes: rows } = answer;
  const { scenario } = rerunSensitivity({ ...answer }, 'result')!;
  const figures = figuresOf(config.metrics, scenario);
  const { players, rules } = config.scenario as { players: Seats; rules: readonly string[] };
  const [first] = figures;
  const sure = rows.filter((r) => r.figures[first!.name]!.p <= 1 - DEFAULT_CONFIDENCE).length;
  return {
    title: 'What the answer rests on',
    ...(answer.partial ? { warning: interruptedText(answer, scenario) } : {}),
    answer: answerText(rows, first!, sure),
    lead: [
      `As it is: ${figures
        .map((f) => `${figureTitle(f)} ${formatEstimate(figureEstimate(f, answer.base[f.name]!))}`)
        .join(', ')}.`,
    ],
    asked: [
      ['Japan', seatText('japan', players.japan)],
      ['Allies', seatText('allied', players.allied)],
      ['Rules', rules.join(', ')],
      ...notCertain([scenario]),
      ...ownLines([scenario]),
      [
        'Changes',
        `${config.what.join(', ')}${config.only === null ? '' : `, those of ${config.only}`}; weights by ±${partText(answer)}, whole numbers by one, a weight of 0 by ${config.step}, none beyond its range (${UNLIKE})`,
      ],
      ['Seed', seed],
      [
        'Method',
        `${counted(games)} with each change and without it, the same dice; ± is the 95 % interval of the paired difference for all changes together`,
      ],
    ],
    blocks: [figuresTable(answer, figures)],
    notes: [
      ...(rows.length > MAX_ROWS
        ? [`The ${MAX_ROWS} largest of ${rows.length}; all of them stand in the CSV and the JSON.`]
        : []),
      ...(config.what.includes('weights')
        ? [
            'A weight of a player is named by its words: raided chance is raidedChance of "vitp players tuned", which says what each does.',
          ]
        : []),
      ...idleText(config.what, scenario),
      ...caveat([scenario]),
    ],
    pictures: figures.map((figure) => tornado(answer, figure, players)),
    csv: { 'sensitivity.csv': csvOf(answer, figures) },
    json: { ...answer },
    again: 'vitp sensitivity result.json',
    board: boardHash([scenario]),
  };
}

/** Readings that were not played, where any were asked for. */
function idleText(what: readonly string[], scenario: GameScenario): string[] {
  const idle = what.includes('rulings') ? idleRulings(scenario) : [];
  return idle.length === 0 ? [] : [`Rulings that cannot act under these rules are left out: ${idle.join(', ')}.`];
}

/** What moves the first figure most, and how many changes move it for certain. */
function answerText([most, ...others]: readonly MovedFigures[], figure: FigureName, sure: number): string {
  const name = figureInWords(figure);
  const count = `${sure} of ${others.length + 1} changes move ${name} for certain (Holm, 5 %)`;
  if (sure === 0) return `Nothing that was changed moves the answer for certain: ${count}.`;
  return `The answer rests most on ${changeText(most!)}, which moves it by ${movementText(most!, figure)}; ${count}.`;
}

/** Stands at changes that cannot be compared with those by a part of the weight. */
const UNLIKE = '†';
/** Stands at changes that were interrupted. */
const CUT_SHORT = '‡';
const changeText = ({ path, from, to, unlike, games }: MovedFigures): string =>
  `${valueName(path)}: ${from} → ${to}${unlike ? ` ${UNLIKE}` : ''}${games === undefined ? '' : ` ${CUT_SHORT}`}`;

/** How far an interruption let it come. */
function interruptedText({ config, games, changes }: SensitivityAnswer, scenario: GameScenario): string {
  const asked = changesOf(scenario, config.what, config.step, config.only).length;
  const cut = changes.filter((c) => c.games !== undefined);
  const finished = `Interrupted: ${changes.length - cut.length} of ${asked} changes are finished`;
  if (cut.length === 0) return `${finished}.`;
  return `${finished}; ${cut.length} more (${CUT_SHORT}) rest on ${grouped(cut[0]!.games!)} of ${counted(games)} each.`;
}
const partText = ({ config }: SensitivityAnswer): string => `${Number((100 * config.step).toPrecision(6))} %`;
/** What the signs say, where they stand at all. */
const unlikeText = (answer: SensitivityAnswer, rows: readonly MovedFigures[]): string[] =>
  rows.some((r) => r.unlike)
    ? [`${UNLIKE} moved by a step of its own, not by ${partText(answer)}: no measure beside the others`]
    : [];
const cutText = (rows: readonly MovedFigures[]): string[] => {
  const cut = rows.find((r) => r.games !== undefined);
  return cut ? [`${CUT_SHORT} interrupted after ${counted(cut.games!)}`] : [];
};

/** A movement as it is written: that it may be nothing is said by its interval. */
const movementText = (row: MovedFigures, figure: FigureName): string =>
  signedText(row.figures[figure.name]!, scaleOf(figure));

function figuresTable(answer: SensitivityAnswer, figures: readonly FigureName[]): Block {
  const shown = answer.changes.slice(0, MAX_ROWS);
  return tableOf(
    'How far the figures move, the largest first',
    ['changed minus as it is, paired', ...unlikeText(answer, shown), ...cutText(shown)].join('; '),
    ['', 'by', ...figures.map(figureTitle)],
    shown.map((r) => [changeText(r), r.by, ...figures.map((f) => movementText(r, f))]),
  );
}

function tornado(answer: SensitivityAnswer, figure: FigureName, players: Seats): Picture {
  const scale = scaleOf(figure);
  const size = (row: MovedFigures) => Math.abs(row.figures[figure.name]!.difference);
  const first = [...answer.changes].sort((a, b) => size(b) - size(a)).slice(0, MAX_BARS);
  const largest = first.map((row): IntervalRow => {
    const { difference, ci95 } = row.figures[figure.name]!;
    const text = movementText(row, figure);
    return {
      ...intervalRow(changeText(row), difference, ci95, isSeparated(ci95) ? `${text} *` : text, scale),
      ...(row.unlike ? { faint: true } : {}),
    };
  });
  return intervalsPicture(largest, {
    name: `sensitivity-${figureFile(figure)}`,
    title: `What moves: ${figureInWords(figure)}`,
    subtitle: [
      `${counted(answer.games)} with each change, seed ${answer.seed}`,
      playersInShort(players),
      '* the interval, good for all changes together, excludes 0',
      ...unlikeText(answer, first).map((text) => `${text} (pale)`),
      ...cutText(first),
    ],
    caption:
      'The bar is how far the figure moves when one value is another; the line is its interval, which holds for all changes together.',
    axis: `changed minus as it is${scale === 100 ? ', per cent of games' : ''}`,
    mark: 'bars',
  });
}

function csvOf({ changes, games }: SensitivityAnswer, figures: readonly FigureName[]): string {
  const head = [
    'what',
    'path',
    'from',
    'to',
    'by',
    'unlike',
    'about',
    'games',
    ...figures.flatMap(({ name }) => [name, `${name} low`, `${name} high`, `${name} p`]),
  ];
  return csvText([
    head,
    ...changes.map((change) => [
      change.what,
      change.path,
      change.from,
      change.to,
      change.by,
      change.unlike ? 'yes' : 'no',
      change.about,
      change.games ?? games,
      ...figures.flatMap(({ name }) => {
        const { difference, ci95, p } = change.figures[name]!;
        return [difference, ...ci95, p];
      }),
    ]),
  ]);
}
