// The file formats as JSON Schema: editors complete names and show mistakes while a scenario is typed.
import * as z from 'zod';
import { doctrineSchema } from '../../ai/schema/doctrine-schema.js';
import { openingSchema } from '../../ai/schema/opening-schema.js';
import { battleSchema } from '../../battle/question/battle-schema.js';
import { boardSchema } from '../../board/board-schema.js';
import { raidSchema } from '../../raid/question/raid-schema.js';
import { gameSchema } from '../../whole-games/read-game.js';
import { sweepShape } from '../sweep/sweep-schema.js';
import { openingsSchema, tournamentSchema } from '../tournament/read-tournament.js';
import { tuningSchema } from '../tuning/read-tuning.js';

/** Kinds of file that have a schema: every kind of scenario, `sweep` for one with a key `sweep`, `board` for `--data` files, `doctrine`, `opening`. */
export const SCHEMA_KINDS = [
  'raid',
  'game',
  'battle',
  'tournament',
  'openings',
  'tune',
  'sweep',
  'board',
  'doctrine',
  'opening',
] as const;
export type SchemaKind = (typeof SCHEMA_KINDS)[number];

/**
 * JSON Schema (draft 2020-12) of a kind of file; without a kind, of any scenario.
 *
 * @example
 * jsonSchema('raid').title; // 'vitp raid'
 */
export function jsonSchema(kind?: SchemaKind): Record<string, unknown> {
  if (kind === 'board') return titled('board', boardSchema());
  if (kind === 'opening') return titled('opening', openingSchema());
  if (kind === 'doctrine') return titled('doctrine', doctrineSchema());
  const { shape } = raidSchema();
  const data = boardSchema()
    .nullable()
    .default(null)
    .describe(shape.data.description ?? '');
  const raid = z.strictObject({ ...shape, data });
  if (kind === 'raid') return titled(kind, raid.describe('A question about the Pearl Harbor raid.'));
  const game = z.strictObject({ ...gameSchema().shape, data }).describe('A question about whole games.');
  if (kind === 'game') return titled(kind, game);
  const battle = z.strictObject({ ...battleSchema().shape, data }).describe('A question about a battle at sea.');
  if (kind === 'battle') return titled(kind, battle);
  const tournament = z.strictObject({ ...tournamentSchema().shape, data }).describe('A round robin of seats.');
  if (kind === 'tournament') return titled(kind, tournament);
  const openings = z.strictObject({ ...openingsSchema().shape, data }).describe('Openings against replies.');
  if (kind === 'openings') return titled(kind, openings);
  const tuning = z.strictObject({ ...tuningSchema().shape, data }).describe('Tuning of a doctrine by games.');
  if (kind === 'tune') return titled(kind, tuning);
  const sweeps = [raid, game, battle].map((scenario) => z.strictObject({ ...scenario.shape, ...sweepShape() }));
  if (kind === 'sweep')
    return titled(kind, z.union(sweeps).describe('A scenario at every combination of some values.'));
  return titled('scenario', z.union([raid, game, battle, tournament, openings, tuning, ...sweeps]));
}

function titled(kind: string, schema: z.ZodType): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', reused: 'inline' });
  return { $schema, title: `vitp ${kind}`, ...rest };
}
