// Answers a duel: every ship of a class, or one ship, against every ship of another, solved exactly.

import type { Run } from '../answer/result.js';
import {
  criticalRatio,
  type DuelFigure,
  type Duelist,
  duelAction,
  duelists,
  duelTable,
} from '../battle/exact/exact-duel.js';
import { ALLIED, type BoardOverrides, type BoardTables, boardOf, compileBoard, JAPAN, KINDS } from '../board/index.js';
import { pieceNamed } from '../board/names.js';
import { MAX_ROUNDS } from '../game/state/state.js';
import { orList } from '../text/fields.js';
import { quoted } from '../text/index.js';
import { allowedInstead } from '../text/nearest.js';
import { UsageError } from '../text/usage-error.js';
import { wholeNumber } from '../text/whole-number.js';
import { wordTable } from '../text/word-table.js';
import type { RunControls } from './controls.js';
import { runSince } from './playing.js';
import type { AnswerRead } from './question/again.js';
import { readBoardOverrides } from './question/read.js';

/** The question, with everything that decides the answer. */
export interface DuelQuestion {
  readonly kind: 'duel';
  /** `cruisers`, `carriers`, `battleships`, or a ship such as `Atago`, or `Atago:1` with one damage point. */
  readonly first: string;
  readonly second: string;
  /** Action of every round (7.3). Default: day where a carrier fights, otherwise night. */
  readonly action?: 'day' | 'night' | undefined;
  /** Rounds; `null`: to the end. */
  readonly rounds: number | null;
  /** Board values that replace the standard ones. */
  readonly data: BoardOverrides | null;
}

/** A ship of the tables; `alike` are other ships with the same factors. */
export type DuelShip = Pick<Duelist, 'name' | 'factors' | 'alike' | 'damage'>;

/** The answer, as `--json` writes it. Chances are by row and column. */
export interface DuelAnswer extends Readonly<Record<DuelFigure, readonly (readonly number[])[]>> {
  readonly schema: 'vitp-duel/2';
  readonly kind: 'duel';
  readonly config: Required<DuelQuestion> & { readonly method: 'exact'; readonly action: 'day' | 'night' };
  readonly rows: readonly DuelShip[];
  readonly columns: readonly DuelShip[];
  /** How many times the row the column must be worth for the row to fight on; `null`: the row never removes the column. */
  readonly criticalRatio: readonly (readonly (number | null)[])[];
  readonly run: Run;
}

const CLASSES = { cruisers: 'cruiser', carriers: 'carrier', battleships: 'battleship' } as const;
/** How players shorten them. */
const SHORT_CLASSES = wordTable<keyof typeof CLASSES>({
  cas: 'cruisers',
  cls: 'cruisers',
  cvs: 'carriers',
  cvls: 'carriers',
  bbs: 'battleships',
  bcs: 'battleships',
});

/**
 * The answer.
 *
 * @throws UsageError when a side is no ship of the board
 * @example
 * const answer = await answerDuel(
 *   { kind: 'duel', first: 'Atago', second: 'Houston', rounds: 1, data: null },
 *   { describeRun },
 * );
 * answer.sink[0][0]; // the chance that Atago sinks Houston in one round
 */
export async function answerDuel(
  { first, second, action: asked, rounds, data }: DuelQuestion,
  controls: Pick<RunControls, 'describeRun' | 'command'>,
): Promise<DuelAnswer> {
  const begun = performance.now();
  const tables = compileBoard(boardOf(data));
  const rows = side(first, JAPAN, tables);
  const columns = side(second, rows[0]!.side === JAPAN ? ALLIED : JAPAN, tables);
  const action = asked ?? duelAction(kindOf(rows), kindOf(columns));
  const { odds } = duelTable(rows, columns, { action, rounds });
  const by = (figure: DuelFigure) => odds.map((row) => row.map((o) => o[figure]));
  return {
    schema: 'vitp-duel/2',
    kind: 'duel',
    config: { kind: 'duel', method: 'exact', first, second, action, rounds, data },
    rows: rows.map(shipOf),
    columns: columns.map(shipOf),
    sink: by('sink'),
    remove: by('remove'),
    survive: by('survive'),
    criticalRatio: odds.map((row) => row.map((o) => (o.remove > 0 ? criticalRatio(o) : null))),
    run: runSince(begun, controls),
  };
}

/**
 * The question behind an answer that was written as JSON; `undefined` when the value is none.
 *
 * @param file the name shown in front of every mistake
 * @throws UsageError, ScenarioError when a value of it is not allowed
 */
export function rerunDuel(value: AnswerRead, file: string): DuelQuestion | undefined {
  const config = value?.config as { readonly [key in keyof DuelQuestion]?: unknown } | null | undefined;
  if (config?.kind !== 'duel' || typeof config.first !== 'string' || typeof config.second !== 'string')
    return undefined;
  return {
    kind: 'duel',
    first: config.first,
    second: config.second,
    data: config.data ? readBoardOverrides(JSON.stringify(config.data), `${file} (data)`) : null,
    rounds: config.rounds == null ? null : duelRounds(`${file} (rounds)`, String(config.rounds)),
    action: config.action === undefined ? 'night' : duelActionNamed(`${file} (action)`, String(config.action)),
  };
}

/**
 * A number of rounds as it is written.
 *
 * @param option what it is the value of, for the sentence
 * @throws UsageError when it is not a whole number from 1 to 60
 */
export const duelRounds = (option: string, text: string): number => wholeNumber(option, text, 1, MAX_ROUNDS);

/**
 * An action as it is written.
 *
 * @param option what it is the value of, for the sentence
 * @throws UsageError when it is neither day nor night
 */
export function duelActionNamed(option: string, text: string): 'day' | 'night' {
  if (text === 'day' || text === 'night') return text;
  throw new UsageError(`${option} ${quoted(text)} is not allowed; allowed: day, night`);
}

const kindOf = ([first]: readonly Duelist[]): number => KINDS.indexOf(first!.kind);

const shipOf = ({ name, factors, alike, damage }: Duelist): DuelShip => ({ name, factors, alike, damage });

/** A class of ships, or one ship. */
function side(text: string, usual: number, tables: BoardTables): Duelist[] {
  const typed = text.toLowerCase().replace(/s?$/, 's');
  const plural = SHORT_CLASSES[typed] ?? typed;
  if (plural in CLASSES) return duelists(tables, CLASSES[plural as keyof typeof CLASSES], usual);
  const { pieces, why } = pieceNamed(tables, text.replace(/:\d$/, ''));
  if (why) throw new UsageError(why);
  if (pieces.length > 1)
    throw new UsageError(`${quoted(text)} can be ${orList(pieces.map((p) => tables.pieceNames[p]!))}; write which`);
  const piece = pieces[0] ?? -1;
  const data = tables.board.pieces[piece];
  if (!data || tables.isShip[piece] === 0) {
    const ships = tables.pieceNames.filter((_, k) => tables.isShip[k] === 1);
    const names = [...Object.keys(CLASSES), ...ships];
    throw new UsageError(
      `${quoted(text)} is not a ship${allowedInstead(text, names, `${Object.keys(CLASSES).join(', ')}, or the name of a ship, such as Atago, or Atago:1 with one damage point`)}`,
    );
  }
  const damage = Number(/:(\d)$/.exec(text)?.[1] ?? 0);
  if (damage > tables.armor[piece]!)
    throw new UsageError(`${damage} damage points sink ${data.name}; allowed: 0 to ${tables.armor[piece]}`);
  const { name, factors } = data;
  return [{ name, side: tables.side[piece]!, factors, kind: data.kind as Duelist['kind'], alike: [], damage }];
}
