// Reads a situation: the fields that every file has, those of its rule, and the user's table, with everything that is wrong.
import * as z from 'zod';
import { mapField, nameField, shown, wholeField } from '../text/fields.js';
import { check } from '../text/issues.js';
import { inFileOrder, ScenarioError, type ScenarioProblem } from '../text/problem.js';
import { type Path, SourceText } from '../text/source-text.js';
import { NO_FILES, type TextFiles } from '../text/text-files.js';
import { type Conduct, METHODS } from './chance.js';
import { nameText } from './common-fields.js';
import type { Part, Setting } from './companion.js';
import { DEFAULT_DIE, type Die, ZEROS } from './die.js';
import { completeReadings, type Readings, readingsOf, valuesOf } from './readings.js';
import { checkTable, tableSchema, type UserTable } from './table.js';

const KIND = 'pacific-war';

/** What the command line says beside the file; it goes before what the file says. */
export interface Typed {
  readonly die?: number;
  readonly zero?: Die['zero'];
  readonly readings?: Partial<Readings>;
  readonly table?: { readonly name: string; readonly text: string };
  readonly conduct?: Partial<Conduct>;
}

/** A situation that can be answered. */
export interface Situation<T> {
  readonly situation: T;
  readonly setting: Setting;
  /** All of it: written into a file it asks the same. */
  readonly config: Readonly<Record<string, unknown>>;
}

const DEFAULT_CONDUCT: Conduct = { method: 'auto', games: 100_000, seed: 'pacific-war' };
export const MAX_GAMES = 100_000_000;

/** Fields of every file; those of chance only where dice are rolled. */
function commonShape(rule: number, rolls: boolean, table: boolean) {
  const readings = readingsOf([rule]).map((name) => [
    name,
    nameField(valuesOf(name), { what: `a reading of ${name}` }).optional(),
  ]);
  return {
    kind: z.literal(KIND, { error: (issue) => `${shown(issue.input)} is not the kind of this file; allowed: ${KIND}` }),
    rule: z.literal(rule, {
      error: (issue) => `this file is about rule ${shown(issue.input)}; allowed: ${rule}, or ask for that rule`,
    }),
    ...(readings.length > 0 ? { readings: mapField(Object.fromEntries(readings), 'readings').optional() } : {}),
    ...(rolls
      ? {
          die: wholeField('a number of sides', 2, 100).optional(),
          zero: nameField(ZEROS, { what: 'what 0 counts as' }).optional(),
          method: nameField(METHODS, { what: 'a method' }).optional(),
          games: wholeField('a number of games', 1, MAX_GAMES).optional(),
          seed: nameText('a seed').optional(),
        }
      : {}),
    ...(table ? { table: z.unknown().optional() } : {}),
  };
}

/**
 * Reads a situation, or the answer to one (`result.json`).
 *
 * @param file the name shown in front of every mistake; a table that the text names is looked for beside it
 * @param files reads the table that the text names; default: none can be read
 * @throws ScenarioError with every mistake, each with its line and column
 */
export function readSituation<T>(
  part: Part<T>,
  rule: number,
  text: string,
  file: string,
  typed: Typed = {},
  files: TextFiles = NO_FILES,
): Situation<T> {
  const problems: ScenarioProblem[] = [];
  const fail = () => new ScenarioError(inFileOrder(problems));
  const source = new SourceText(file, text, files);
  problems.push(...source.problems);
  if (source.value === undefined) throw fail();
  const base: Path = isResult(source.value) ? ['config'] : [];
  const value = base.length > 0 ? (source.value as Record<string, unknown>).config : source.value;
  const schema = mapField(
    { ...commonShape(rule, part.rolls, part.needs !== undefined), ...part.shape },
    `a situation of rule ${rule}`,
  );
  const read = check(schema, value, source, base, problems) as (Record<string, unknown> & T) | undefined;
  if (!read || problems.length > 0) throw fail();
  const die: Die = {
    sides: typed.die ?? (read.die as number | undefined) ?? DEFAULT_DIE.sides,
    zero: typed.zero ?? (read.zero as Die['zero'] | undefined) ?? DEFAULT_DIE.zero,
  };
  const refuse = (path: Path, message: string) => void problems.push(source.problem([...base, ...path], message));
  const table = readTable(part.needs?.(read) ?? [], read.table, die, { source, base, typed: typed.table, problems });
  const readings = completeReadings({ ...(read.readings as Partial<Readings> | undefined), ...typed.readings });
  const conduct: Conduct = { ...DEFAULT_CONDUCT, ...conductIn(read), ...typed.conduct };
  const setting: Setting = { rule, die, readings, table, conduct, refuse };
  part.check?.(read, setting);
  if (problems.length > 0) throw fail();
  const mine = readingsOf([rule]);
  const rest = Object.fromEntries(
    Object.keys(part.shape).flatMap((key) => (Object.hasOwn(read, key) ? [[key, read[key]]] : [])),
  );
  const config = {
    kind: KIND,
    rule,
    ...(part.rolls ? { die: die.sides, zero: die.zero, ...conduct } : {}),
    ...(mine.length > 0 ? { readings: Object.fromEntries(mine.map((name) => [name, readings[name]])) } : {}),
    ...rest,
    ...(table ? { table } : {}),
  };
  return { situation: read, setting, config };
}

const isResult = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'schema' in value && 'config' in value && 'figures' in value;

const conductIn = (read: Record<string, unknown>): Partial<Conduct> =>
  Object.fromEntries(
    ['method', 'games', 'seed'].filter((key) => read[key] !== undefined).map((key) => [key, read[key]]),
  );

interface TablePlace {
  readonly source: SourceText;
  readonly base: Path;
  readonly typed: Typed['table'];
  readonly problems: ScenarioProblem[];
}

/** The user's table: typed, in a file beside the situation, or within it. */
function readTable(needs: readonly string[], written: unknown, die: Die, place: TablePlace): UserTable | undefined {
  const { source, base, typed, problems } = place;
  const here: Path = [...base, 'table'];
  if (needs.length === 0) return undefined;
  if (!typed && written === undefined) {
    problems.push(
      source.problem(
        base,
        `this needs a table of yours with ${needs.join(', ')}; allowed: "table:" with a file or the table itself, or --table`,
      ),
    );
    return undefined;
  }
  if (!typed && typeof written !== 'string') return tableIn(written, source, here, needs, die, problems);
  let file = typed;
  if (!file) {
    const read = source.files.read(written as string, source.file);
    const name = read.path;
    if ('why' in read) {
      problems.push(source.problem(here, `cannot read the table ${name}: ${read.why}`));
      return undefined;
    }
    file = { name, text: read.text };
  }
  const own = new SourceText(file.name, file.text);
  problems.push(...own.problems);
  return own.value === undefined ? undefined : tableIn(own.value, own, [], needs, die, problems);
}

function tableIn(
  value: unknown,
  source: SourceText,
  base: Path,
  needs: readonly string[],
  die: Die,
  problems: ScenarioProblem[],
): UserTable | undefined {
  const table = check(tableSchema(), value, source, base, problems) as UserTable | undefined;
  if (!table) return undefined;
  checkTable(table, die, (path, message) => problems.push(source.problem([...base, ...path], message)));
  for (const name of needs) {
    if (!Object.hasOwn(table.lines, name))
      problems.push(source.problem([...base, 'lines'], `the line ${name} is missing; it is needed here`));
  }
  return table;
}
