// `vitp duel`: tables of ship against ship, to be printed and kept beside the board.
import { ALLIED, type BoardTables, CARRIER, compileBoard, JAPAN, KINDS } from '../board/index.js';
import {
  criticalRatio,
  DUEL_QUESTIONS,
  type Duelist,
  type DuelOdds,
  type DuelTable,
  duelAction,
  duelists,
  duelTable,
} from '../odds/duel.js';
import { findPiece } from '../scenario/battle-names.js';
import { didYouMean } from '../scenario/nearest.js';
import { readBoard } from './board-input.js';
import { UsageError } from './errors.js';
import { wholeNumber } from './numbers.js';
import { print, terminalWidth } from './output.js';
import { textTable } from './text-table.js';

export interface DuelOptions {
  readonly rounds?: string;
  readonly action?: string;
  readonly json?: string;
  readonly csv?: string;
  readonly html?: string;
  readonly quiet?: boolean;
  readonly data?: string;
}

const CLASSES = { cruisers: 'cruiser', carriers: 'carrier', battleships: 'battleship' } as const;
const DEFAULT_ROUNDS = 1;

/** What a table is about. */
const TITLES = {
  sink: 'Chance that the row sinks the column',
  remove: 'Chance that the row removes the column (sinks or disables it)',
  survive: 'Chance that the row is not sunk',
} as const;
const RATIO_TITLE =
  'When to pursue: the row does well to fight on when the column is worth more than this many times the row';

/**
 * Runs the command: `vitp duel cruisers`, `vitp duel carriers cruisers`, `vitp duel Atago Houston`.
 *
 * @throws UsageError, OutputError, ScenarioError; each a sentence.
 */
export async function duelCommand(
  first: string | undefined,
  second: string | undefined,
  options: DuelOptions,
): Promise<void> {
  const tables = compileBoard(await readBoard(options.data));
  const rounds =
    options.rounds === 'end'
      ? null
      : options.rounds === undefined
        ? DEFAULT_ROUNDS
        : wholeNumber('--rounds', options.rounds, 1, 60);
  const rows = side(first ?? 'cruisers', JAPAN, tables);
  const columns = side(second ?? first ?? 'cruisers', rows[0]!.side === JAPAN ? ALLIED : JAPAN, tables);
  const { action } = options;
  if (action !== undefined && action !== 'day' && action !== 'night') {
    throw new UsageError(`--action ${JSON.stringify(action)} is not allowed; allowed: day, night`);
  }
  const kind = (d: Duelist) => KINDS.indexOf(d.kind);
  const chosen = action ?? duelAction(kind(rows[0]!), kind(columns[0]!) === CARRIER ? CARRIER : kind(columns[0]!));
  const table = duelTable(rows, columns, { action: chosen, rounds });
  if (options.csv !== undefined) await write(options.csv, duelCsv(table));
  if (options.html !== undefined) await write(options.html, duelHtml(table));
  if (options.json !== undefined) {
    const { canonicalJson } = await import('../report/json.js');
    await write(options.json, canonicalJson(duelJson(table)));
  }
  if (options.quiet || [options.csv, options.html, options.json].includes('-')) return;
  await print(
    `Duels by ${chosen === 'day' ? 'day' : 'night'}, ${rounds === null ? 'to the end' : rounds === 1 ? 'one round' : `${rounds} rounds`}, solved exactly; per cent\n`,
  );
  for (const question of DUEL_QUESTIONS)
    await print(`\n${TITLES[question]}\n${grid(table, (odds) => (100 * odds[question]).toFixed(1))}`);
  await print(`\n${RATIO_TITLE}\n${grid(table, ratioText)}`);
}

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
      `${JSON.stringify(text)} is not a ship${didYouMean(text, names) || ';'} allowed: ${Object.keys(CLASSES).join(', ')}, or the name of a ship, such as Atago, or Atago:1 with one damage point`,
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

const label = (d: Duelist): string =>
  `${d.name}${d.alike.length > 0 ? ` +${d.alike.length}` : ''} ${d.factors}${d.damage > 0 ? ` (${d.damage} damage)` : ''}`;

const ratioText = (odds: DuelOdds): string => {
  const ratio = criticalRatio(odds);
  return Number.isFinite(ratio) ? ratio.toFixed(2) : 'never';
};

function grid(table: DuelTable, cell: (odds: DuelOdds) => string): string {
  const rows = table.rows.map((a, r) => [label(a), ...table.odds[r]!.map(cell)]);
  return textTable([['', ...table.columns.map((d) => d.factors)], ...rows], terminalWidth());
}

/** One line a duel. */
function duelCsv(table: DuelTable): string {
  const lines = table.rows.flatMap((a, r) =>
    table.columns.map((b, c) => {
      const odds = table.odds[r]![c]!;
      return [
        quoted(a.name),
        quoted(a.factors),
        quoted(b.name),
        quoted(b.factors),
        odds.sink,
        odds.remove,
        odds.survive,
        ratioText(odds),
      ].join(',');
    }),
  );
  return `first,first_factors,second,second_factors,sink,remove,survive,critical_ratio\n${lines.join('\n')}\n`;
}

const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function duelJson(table: DuelTable): unknown {
  const of = (d: Duelist) => ({ name: d.name, factors: d.factors, alike: d.alike, damage: d.damage });
  const by = (question: (typeof DUEL_QUESTIONS)[number]) => table.odds.map((row) => row.map((odds) => odds[question]));
  return {
    schema: 'vitp-duel/1',
    action: table.options.action,
    rounds: table.options.rounds,
    rows: table.rows.map(of),
    columns: table.columns.map(of),
    sink: by('sink'),
    remove: by('remove'),
    survive: by('survive'),
    criticalRatio: table.odds.map((row) => row.map((odds) => (odds.remove > 0 ? criticalRatio(odds) : null))),
  };
}

/** A page of heat maps that needs nothing else. */
function duelHtml(table: DuelTable): string {
  const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const map = (title: string, cell: (odds: DuelOdds) => string): string => {
    const head = table.columns
      .map(
        (d) => `<th scope="col" title="${safe([d.name, ...d.alike].join(', '))}">${safe(d.name)}<br>${d.factors}</th>`,
      )
      .join('');
    const body = table.rows
      .map((a, r) => {
        const cells = table.odds[r]!.map(cell).join('');
        return `<tr><th scope="row" title="${safe([a.name, ...a.alike].join(', '))}">${safe(label(a))}</th>${cells}</tr>`;
      })
      .join('\n');
    return `<h2>${title}</h2>\n<table><tr><td></td>${head}</tr>\n${body}\n</table>`;
  };
  const share = (p: number): string =>
    `<td style="background:hsl(${Math.round(120 * p)} 60% 80%)">${(100 * p).toFixed(1)}</td>`;
  // Below one the row does well to fight on even for its equal: green there, red from two on.
  const ratio = (odds: DuelOdds): string =>
    `<td style="background:hsl(${Math.round(60 * (2 - Math.min(2, criticalRatio(odds))))} 60% 80%)">${ratioText(odds)}</td>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Duels</title>
<meta name="viewport" content="width=device-width">
<style>body{font:15px/1.4 system-ui,sans-serif;margin:2rem;color:#1f2933;background:#fffffe}table{border-collapse:collapse}td,th{padding:.3rem .6rem;border:1px solid #ccc;text-align:right}</style>
<h1>Duels by ${table.options.action}, ${table.options.rounds === null ? 'to the end' : `${table.options.rounds} round(s)`}</h1>
<p>Per cent, solved exactly: there is no error. Green is good for the row, red is bad. Point at a name to see which ships are alike; +2 are two more like it.</p>
${DUEL_QUESTIONS.map((question) => map(TITLES[question], (odds) => share(odds[question]))).join('\n')}
${map(RATIO_TITLE, ratio)}
</html>
`;
}

async function write(file: string, text: string): Promise<void> {
  if (file === '-') return print(text);
  const { writeAtomically } = await import('../report/write.js');
  writeAtomically(file, text);
}
