// The user's combat table: the game's own are not ours to have. Lines by name; columns by strength; a row for each value of the die.
import * as z from 'zod';
import { mapField, shown, wholeField } from '../text/fields.js';
import type { Path } from '../text/source-text.js';
import { instead, listOf, nameText } from './common-fields.js';
import { type Die, faces } from './die.js';
import { add, type Distribution } from './distribution.js';

/** Lines that a rule may ask for. */
const TABLE_LINES = ['gunnery', 'air-naval', 'air-ground', 'air-installation'] as const;
export type TableLine = (typeof TABLE_LINES)[number];

/** A result: hits, or T. */
export type TableResult = number | 'T';

/** A line: the least strength of each column, and the results by value of the die. */
export interface UserLine {
  readonly strengths: readonly number[];
  readonly rolls: Readonly<Record<string, readonly TableResult[]>>;
}

export interface UserTable {
  /** Where it comes from. */
  readonly source: string;
  readonly lines: Readonly<Partial<Record<TableLine, UserLine>>>;
}

const MAX_STRENGTH = 99;

function resultField() {
  const error = instead('a result', 'a whole number of hits from 0 to 99, or T');
  return z.union([z.literal('T', { error }), z.int({ error }).min(0, { error }).max(99, { error })], { error });
}

const lineField = () =>
  mapField(
    {
      strengths: listOf(wholeField('the least strength of a column', 0, MAX_STRENGTH), 'strengths', 1, 40),
      rolls: z.record(z.string(), listOf(resultField(), 'a row of results', 1, 40), {
        error: (issue) => `rolls must be a map from values of the die to rows of results, not ${shown(issue.input)}`,
      }),
    },
    'a line of the table',
  );

/** The form of a table, in a file of its own or within a situation. */
export function tableSchema() {
  return mapField(
    {
      kind: z.literal('pacific-war-table', { error: 'a table begins with "kind: pacific-war-table"' }).optional(),
      source: nameText('where the table comes from'),
      lines: mapField(
        Object.fromEntries(TABLE_LINES.map((name) => [name, lineField().optional()])) as Record<
          TableLine,
          z.ZodOptional<ReturnType<typeof lineField>>
        >,
        'lines',
      ),
    },
    'a table',
  );
}

/** What is wrong with a table beyond the form of its fields: columns that go up, a row for every value of the die, rows of one length. */
export function checkTable(table: UserTable, die: Die, refuse: (path: Path, message: string) => void): void {
  const values = faces(die).map(String);
  for (const [name, line] of Object.entries(table.lines)) {
    const { strengths, rolls } = line;
    strengths.forEach((strength, k) => {
      if (k > 0 && strength <= strengths[k - 1]!) {
        refuse(
          ['lines', name, 'strengths', k],
          `${strength} does not come after ${strengths[k - 1]}; allowed: strengths that go up`,
        );
      }
    });
    for (const [value, row] of Object.entries(rolls)) {
      if (!values.includes(value)) {
        refuse(
          ['lines', name, 'rolls', value],
          `the die never shows ${shown(value)}; allowed: ${values[0]} to ${values.at(-1)}`,
        );
      } else if (row.length !== strengths.length) {
        refuse(
          ['lines', name, 'rolls', value],
          `this row has ${row.length} results; allowed: ${strengths.length}, one for each strength`,
        );
      }
    }
    const missing = values.filter((value) => !Object.hasOwn(rolls, value));
    if (missing.length > 0) {
      refuse(
        ['lines', name, 'rolls'],
        `rolls has no row for ${missing.join(', ')}; allowed: a row for each of ${values[0]} to ${values.at(-1)}`,
      );
    }
  }
}

/** The result of a roll; nothing below the least strength, the last column above the greatest. */
export function resultOf({ strengths, rolls }: UserLine, strength: number, roll: number): TableResult {
  const column = strengths.findLastIndex((least) => least <= strength);
  return column < 0 ? 0 : rolls[String(roll)]![column]!;
}

/** The distribution of hits of one attack; `hits` says what a result is worth. */
export function hitsOfAttack(
  line: UserLine,
  strength: number,
  die: Die,
  hits: (result: TableResult) => number = plainHits,
): Distribution {
  const result: number[] = [];
  for (const face of faces(die)) add(result, hits(resultOf(line, strength, face)), 1 / die.sides);
  return result;
}

/** Hits as they stand in the table; T is none. */
export const plainHits = (result: TableResult): number => (result === 'T' ? 0 : result);
