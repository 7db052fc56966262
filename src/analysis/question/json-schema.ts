// The file formats as JSON Schema: editors complete names and show mistakes while a scenario is typed.
import * as z from 'zod';
import { doctrineSchema } from '../../ai/schema/doctrine-schema.js';
import { openingSchema } from '../../ai/schema/opening-schema.js';
import { battleSchema } from '../../battle/question/battle-schema.js';
import { boardSchema } from '../../board/board-schema.js';
import { raidSchema } from '../../raid/question/raid-schema.js';
import { gameSchema } from '../../whole-games/read-game.js';
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
  const raidShape = raidSchema().shape;
  const data = boardSchema()
    .nullable()
    .default(null)
    .describe(raidShape.data.description ?? '');
  const scenario = <S extends z.ZodRawShape>(shape: S, about: string) =>
    z.strictObject({ ...shape, data }).describe(about);
  const single = {
    raid: scenario(raidShape, 'A question about the Pearl Harbor raid.'),
    game: scenario(gameSchema().shape, 'A question about whole games.'),
    battle: scenario(battleSchema().shape, 'A question about a battle at sea.'),
  };
  const fields = {
    tournament: scenario(tournamentSchema().shape, 'A round robin of seats.'),
    openings: scenario(openingsSchema().shape, 'Openings against replies.'),
    tune: scenario(tuningSchema().shape, 'Tuning of a doctrine by games.'),
  };
  const sweeps = Object.values(single).map(({ shape }) => z.strictObject({ ...shape, ...SWEEP_KEYS }));
  if (kind === 'sweep')
    return titled(kind, z.union(sweeps).describe('A scenario at every combination of some values.'));
  const all = { ...single, ...fields };
  return kind ? titled(kind, all[kind]) : titled('scenario', z.union([...Object.values(all), ...sweeps]));
}

/** The keys that make a scenario a sweep. `sweep/read-sweep.ts` reads them by hand, for a mistake in them is told at the path that it is about. */
const SWEEP_KEYS = {
  sweep: z
    .record(z.string(), z.array(z.unknown()).min(1))
    .describe('Values by path, such as players.japan.weights.fear: [0.1, 0.3]; every combination of them is played.'),
  metrics: z
    .union([z.string(), z.array(z.string()).min(1)])
    .optional()
    .describe('Figures to show, such as poc.final or winner.japan.'),
};

function titled(kind: string, schema: z.ZodType): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', reused: 'inline' });
  return { $schema, title: `vitp ${kind}`, ...rest };
}
