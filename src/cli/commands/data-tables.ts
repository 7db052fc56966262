// The tables of `vitp data`; every row ends with how its values are known.
import {
  type Board,
  formatFactors,
  type PieceData,
  parseFactors,
  type RemovalData,
  type Source,
} from '../../board/index.js';
import { SIDE_LABELS } from '../../board/side-names.js';
import { RULINGS } from '../../rules/index.js';

const SIDE: Readonly<Record<string, string>> = { ...SIDE_LABELS, none: 'nobody' };

/** Provenance in words: `component`, `blurred p=0.80 (else 2)`. */
export function sourceText(source: Source): string {
  const p = source.probability === undefined ? '' : ` p=${source.probability.toFixed(2)}`;
  return `${source.kind}${p}${source.note ? ` (${source.note})` : ''}`;
}

/** Several provenances, each named once with what it is of. */
function sourcesText(sources: readonly (readonly [what: string, source: Source])[]): string {
  const byText = new Map<string, string[]>();
  for (const [what, source] of sources) {
    const text = sourceText(source);
    byText.set(text, [...(byText.get(text) ?? []), what]);
  }
  return [...byText].map(([text, whats]) => (byText.size === 1 ? text : `${whats.join(', ')}: ${text}`)).join('; ');
}

export function areaRows(board: Board): string[][] {
  const rows = board.areas.map((a) => [
    a.name,
    SIDE[a.control]!,
    String(a.poc.japan.value),
    String(a.poc.allied.value),
    a.adjacent.join(', '),
    sourcesText([
      ['control', a.controlSource],
      ['Japan', a.poc.japan.source],
      ['Allies', a.poc.allied.source],
      ['neighbours', a.adjacentSource],
    ]),
  ]);
  return [['Sea area', 'Control', 'POC Japan', 'Allies', 'Neighbours', 'Provenance'], ...rows];
}

export function harborRows(board: Board): string[][] {
  const row = (kind: string) => (h: Board['ports'][number]) => {
    const repair = board.repairs.find((r) => r.port === h.name);
    const sources: [string, Source][] = [
      ['control', h.controlSource],
      ['touches', h.touchesSource],
    ];
    return [
      h.name,
      kind,
      SIDE[h.control]!,
      h.touches.join(', '),
      repair ? pointsText(repair.points) : '–',
      sourcesText(repair ? [...sources, ['repair', repair.source]] : sources),
    ];
  };
  return [
    ['Name', 'Kind', 'Control', 'Touches', 'Repair points by turn', 'Provenance'],
    ...board.ports.map(row('port')),
    ...board.bases.map(row('base')),
  ];
}

const pointsText = (points: readonly number[]): string =>
  points.every((p) => p === points[0]) ? String(points[0]) : points.join(' ');

/** Order of appearance: turn by turn, Japan first (5). */
export function orderRows(board: Board): string[][] {
  const sorted = board.pieces
    .map((piece, i) => ({ piece, i }))
    .sort((a, b) => a.piece.turn - b.piece.turn || side(a.piece) - side(b.piece) || a.i - b.i);
  return [
    ['Turn', 'Date', 'Name', 'Factors', 'Kind', 'Nation', 'Where', 'Provenance'],
    ...sorted.map(({ piece }) => [
      String(piece.turn),
      board.dates[piece.turn - 1] ?? '',
      piece.name,
      piece.factors,
      piece.kind,
      piece.nation,
      piece.where,
      sourceText(piece.source),
    ]),
  ];
}

const side = (piece: PieceData): number => (piece.nation === 'japan' ? 0 : 1);

export function chartRows(board: Board): string[][] {
  const uncertain = board.locationUncertain;
  return [
    ['Chart', 'Entry', 'Value', 'Provenance'],
    ...board.dates.map((date, k) => ['date', `turn ${k + 1}`, date, sourceText(board.datesSource)]),
    ...board.repairs.map((r) => ['repair points', r.port, pointsText(r.points), sourceText(r.source)]),
    ...board.submarines.map((s) => [
      'submarine',
      s.name,
      `turns ${s.firstTurn}–${s.lastTurn}, ${s.shots} shot${s.shots === 1 ? '' : 's'}${s.bonus ? ' with attack bonus' : ''}`,
      sourceText(s.source),
    ]),
    ...board.removals.map((r) => ['British removal', `turn ${r.turn}`, removalText(r), sourceText(r.source)]),
    ...uncertain.die.map((result, k) => ['location uncertain', `die ${k + 1}`, result, sourceText(uncertain.source)]),
    ['free on turn 1', '', board.mayMoveOnTurn1.join(', '), sourceText(board.mayMoveOnTurn1Source)],
    ['raid force', 'least speed', String(board.raidSpeed), sourceText(board.raidSpeedSource)],
  ];
}

const removalText = ({ ship }: RemovalData): string =>
  typeof ship === 'string' ? ship : `any British ${ship.factors.join(' or ')} ${ship.kind}`;

/** One counter: its factors spelled out. */
export function pieceFacts(board: Board, name: string): { readonly json: unknown; readonly rows: string[][] } {
  const submarine = board.submarines.find((s) => s.name === name);
  if (submarine) {
    const source = sourceText(submarine.source);
    const rows = [
      ['Value', '', 'Provenance'],
      ['Name', submarine.name, source],
      ['Side', SIDE[submarine.side]!, source],
      ['Turns', `${submarine.firstTurn} to ${submarine.lastTurn}`, source],
      ['Shots', `${submarine.shots}${submarine.bonus ? ', attack bonus' : ''}`, source],
    ];
    return { json: submarine, rows };
  }
  const piece = board.pieces.find((p) => p.name === name)!;
  const factors = parseFactors(piece.factors)!;
  const bonus = (has: boolean) => (has ? ', attack bonus' : '');
  const numbers: [string, string][] =
    piece.kind === 'air'
      ? [
          ['Attack', String(factors.airstrike)],
          ['Defense', String(factors.armor)],
        ]
      : [
          ['Gunnery', `${factors.gunnery}${bonus(factors.gunneryBonus)}`],
          ['Armor', String(factors.armor)],
          ['Speed', String(factors.speed)],
          ...(piece.kind === 'carrier'
            ? [['Airstrike', `${factors.airstrike}${bonus(factors.airstrikeBonus)}`] as [string, string]]
            : []),
        ];
  const source = sourceText(piece.source);
  const rows = [
    ['Name', piece.name],
    ['Kind', piece.kind],
    ['Nation', piece.nation],
    ['Factors', formatFactors(factors, piece.kind)],
    ...numbers,
    ['Arrives', `turn ${piece.turn} (${board.dates[piece.turn - 1]})`],
    ['Where', piece.where],
  ].map((row) => [...row, source]);
  return { json: { ...piece, values: factors }, rows: [['Value', '', 'Provenance'], ...rows] };
}

export function rulingRows(): string[][] {
  const rows = RULINGS.map((r) => [
    r.name,
    r.rule,
    r.values.map((v) => (v === r.byDefault ? `${v} (default)` : v)).join(', '),
    `${r.question} ${r.reason}`,
  ]);
  return [['Name', 'Rule', 'Values', 'Question, and the reason for the default'], ...rows];
}
