// What the Pearl Harbor raid can attack, and why it cannot attack another piece: lists for the schema.
import { ALLIED, type BoardTables, JAPAN } from '../../board/index.js';
import { pieceNamed } from '../../board/names.js';
import { checkRaidPlan } from '../plans/plan-check.js';
import { raidTargets } from '../plans/plan-targets.js';

/** Names of what the raid finds in Pearl Harbor (18.2). */
export function raidTargetNames(tables: BoardTables): string[] {
  return raidTargets(tables).map((piece) => tables.pieceNames[piece]!);
}

/** Why a piece is no target, in the words of the plan's own check; `undefined` when it is one or is not on the board. */
export function whyNotTarget(tables: BoardTables, name: string): string | undefined {
  if (!tables.pieceIndex.has(name)) return undefined;
  const targets = { round1: { '': name }, round2: {} };
  const problems = checkRaidPlan({ rules: ['second-edition'], raidForce: [], targets }, tables);
  return problems.find((p) => p.part === 'value')?.message;
}

/** Counters of either side by what players call them; `undefined` where that is no counter, or could be several. */
export function counterNames(tables: BoardTables): {
  readonly japanese: (text: string) => string | undefined;
  readonly allied: (text: string) => string | undefined;
} {
  const named = (side: number) => (text: string) => {
    const { pieces } = pieceNamed(tables, text, side);
    return pieces.length === 1 ? tables.pieceNames[pieces[0]!] : undefined;
  };
  return { japanese: named(JAPAN), allied: named(ALLIED) };
}

/** A raid as it is written, with its counters in the spelling of the board, so that they can be compared; the rest as it is. */
export function inBoardSpelling(
  value: Readonly<Record<string, unknown>>,
  tables: BoardTables,
): Record<string, unknown> {
  const { japanese, allied } = counterNames(tables);
  const ship = (name: unknown) => (typeof name === 'string' ? (japanese(name) ?? name) : name);
  const ships = (list: unknown) => (Array.isArray(list) ? list.map(ship) : list);
  const pairs = (round: unknown) =>
    mapped(round, (entries) =>
      entries.map(([who, target]) => [ship(who), typeof target === 'string' ? (allied(target) ?? target) : target]),
    );
  return {
    ...value,
    raidForce: ships(value.raidForce),
    targets: mapped(value.targets, (rounds) => rounds.map(([round, of]) => [round, pairs(of)])),
    indonesia: mapped(value.indonesia, (parts) => parts.map(([key, of]) => [key, key === 'carriers' ? ships(of) : of])),
  };
}

/** A map with other entries; anything else as it is. */
function mapped(value: unknown, entries: (of: [string, unknown][]) => unknown[][]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(entries(Object.entries(value)));
}
