// `vitp duel`: tables of ship against ship, to be printed and kept beside the board.

import { parseJson } from '../analysis/question/config.js';
import { readBoardOverrides } from '../analysis/question/read.js';
import { type Duelist, type DuelOptions as Duels, duelAction, duelists, duelTable } from '../battle/exact/duel.js';
import { findPiece } from '../battle/question/battle-names.js';
import { ALLIED, type BoardOverrides, type BoardTables, boardOf, compileBoard, JAPAN, KINDS } from '../board/index.js';
import { mergeOverrides } from '../board/merge-overrides.js';
import { quoted } from '../text/index.js';
import { didYouMean } from '../text/nearest.js';
import { UsageError } from '../text/usage-error.js';
import { readData } from './board-input.js';
import { checkDestinations } from './deliver.js';
import { type AnalysisDestinations, deliverAnalysis } from './deliver-analysis.js';
import { duelAnalysis } from './duel-analysis.js';
import { readInput } from './files.js';
import { wholeNumber } from './numbers.js';

/** Options as commander hands them over. */
export interface DuelOptions extends AnalysisDestinations {
  readonly rounds?: string;
  readonly action?: string;
  readonly data?: string;
}

/** What is asked. */
export interface DuelQuestion {
  readonly first: string;
  readonly second: string;
  readonly action: Duels['action'];
  readonly rounds: number | null;
  readonly data: BoardOverrides | null;
}

const CLASSES = { cruisers: 'cruiser', carriers: 'carrier', battleships: 'battleship' } as const;
const DEFAULT_ROUNDS = 1;
const MOST_ROUNDS = 60;

/**
 * Runs the command: `vitp duel cruisers`, `vitp duel carriers cruisers`, `vitp duel Atago Houston`, `vitp duel result.json`.
 *
 * @throws UsageError, OutputError, ScenarioError; each a sentence.
 */
export async function duelCommand(
  first: string | undefined,
  second: string | undefined,
  options: DuelOptions,
): Promise<void> {
  checkDestinations(options);
  const again = await questionIn(first, second);
  const begun = performance.now();
  const data = mergeOverrides(again?.data ?? null, await readData(options.data));
  const tables = compileBoard(boardOf(data));
  const named = again?.first ?? first ?? 'cruisers';
  const against = again?.second ?? second ?? named;
  const rows = side(named, JAPAN, tables);
  const columns = side(against, rows[0]!.side === JAPAN ? ALLIED : JAPAN, tables);
  const question: DuelQuestion = {
    first: named,
    second: against,
    action: actionTyped(options.action) ?? again?.action ?? duelAction(kindOf(rows), kindOf(columns)),
    rounds: options.rounds === undefined ? (again ? again.rounds : DEFAULT_ROUNDS) : roundsTyped(options.rounds),
    data,
  };
  const table = duelTable(rows, columns, { action: question.action, rounds: question.rounds });
  const run = { workers: 0, seconds: (performance.now() - begun) / 1000 };
  await deliverAnalysis(duelAnalysis(question, table, tables, run), options);
}

const kindOf = ([first]: readonly Duelist[]): number => KINDS.indexOf(first!.kind);

/** The question of a result that is asked again; `undefined` when ships are named. */
async function questionIn(first: string | undefined, second: string | undefined): Promise<DuelQuestion | undefined> {
  if (first === undefined || !(first === '-' || /\/|\.json$/.test(first))) return undefined;
  const { name, text } = await readInput(first);
  const config = parseJson(text)?.config as (Partial<DuelQuestion> & { readonly kind?: unknown }) | undefined;
  if (config?.kind !== 'duel' || typeof config.first !== 'string' || typeof config.second !== 'string') {
    throw new UsageError(`${name} is no answer of vitp duel; allowed: its result.json, or what --json wrote`);
  }
  if (second !== undefined) {
    throw new UsageError(`${name} names both sides; ${quoted(second)} has no place beside it`);
  }
  const data = config.data ? readBoardOverrides(JSON.stringify(config.data), `${name} (data)`) : null;
  const rounds = config.rounds == null ? null : wholeNumber(`${name} (rounds)`, String(config.rounds), 1, MOST_ROUNDS);
  const { first: rows, second: columns } = config;
  const action = actionTyped(config.action, `${name} (action)`) ?? 'night';
  return { first: rows, second: columns, action, rounds, data };
}

function actionTyped(text: string | undefined, option = '--action'): 'day' | 'night' | undefined {
  if (text === undefined || text === 'day' || text === 'night') return text;
  throw new UsageError(`${option} ${quoted(text)} is not allowed; allowed: day, night`);
}

/** `null`: to the end. */
const roundsTyped = (text: string): number | null =>
  text === 'end' ? null : wholeNumber('--rounds', text, 1, MOST_ROUNDS);

/** A class of ships, or one ship. */
function side(text: string, usual: number, tables: BoardTables): Duelist[] {
  const plural = text.toLowerCase().replace(/s?$/, 's');
  if (plural in CLASSES) return duelists(tables, CLASSES[plural as keyof typeof CLASSES], usual);
  const piece = findPiece(tables, text.replace(/:\d$/, ''));
  const data = tables.board.pieces[piece];
  if (!data || tables.isShip[piece] === 0) {
    const ships = tables.pieceNames.filter((_, k) => tables.isShip[k] === 1);
    const names = [...Object.keys(CLASSES), ...ships];
    throw new UsageError(
      `${quoted(text)} is not a ship${didYouMean(text, names) || ';'} allowed: ${Object.keys(CLASSES).join(', ')}, or the name of a ship, such as Atago, or Atago:1 with one damage point`,
    );
  }
  const damage = Number(/:(\d)$/.exec(text)?.[1] ?? 0);
  if (damage > tables.armor[piece]!)
    throw new UsageError(`${damage} damage points sink ${data.name}; allowed: 0 to ${tables.armor[piece]}`);
  return [
    {
      name: data.name,
      side: tables.side[piece]!,
      factors: data.factors,
      kind: data.kind as Duelist['kind'],
      alike: [],
      damage,
    },
  ];
}
