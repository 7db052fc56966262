// Which pieces of a board can take part in the Pearl Harbor raid, and why another one cannot: lists for the schema.
import type { BoardTables } from '../../board/index.js';
import { checkRaidPlan } from '../plans/plan-check.js';
import { raidTargets } from '../plans/plan-targets.js';

/** Names of the ships that may be in the raid force (4.2). */
export function raidShipNames(tables: BoardTables): string[] {
  return tables.pieceNames.filter((name) => whyNotSent(tables, name) === undefined);
}

/** Names of what the raid finds in Pearl Harbor (18.2). */
export function raidTargetNames(tables: BoardTables): string[] {
  return raidTargets(tables).map((piece) => tables.pieceNames[piece]!);
}

/** Why a piece cannot be in the raid force, in the words of the plan's own check; `undefined` when it can or is not on the board. */
export function whyNotSent(tables: BoardTables, name: string): string | undefined {
  if (!tables.pieceIndex.has(name)) return undefined;
  const targets = { round1: {}, round2: {} };
  return checkRaidPlan({ rules: ['second-edition'], raidForce: [name], targets }, tables)[0]?.message;
}

/** Why a piece is no target, likewise. */
export function whyNotTarget(tables: BoardTables, name: string): string | undefined {
  if (!tables.pieceIndex.has(name)) return undefined;
  const targets = { round1: { '': name }, round2: {} };
  const problems = checkRaidPlan({ rules: ['second-edition'], raidForce: [], targets }, tables);
  return problems.find((p) => p.part === 'value')?.message;
}
