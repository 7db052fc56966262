// What the Pearl Harbor raid can attack, and why it cannot attack another piece: lists for the schema.
import type { BoardTables } from '../../board/index.js';
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
