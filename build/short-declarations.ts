// Declarations without what the bundler of declarations repeats: one-letter names for what files import from each other, exports of an entry that stand in a
// smaller entry already, indents of four. Runs after the build, on `dist`; what is declared and its documentation stay.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One name of an import or export list. */
interface Name {
  /** What it is called in the file that has it. */
  readonly name: string;
  readonly as: string;
  readonly type: boolean;
}

/** An import or export statement. */
interface Statement {
  readonly kind: 'import' | 'export';
  readonly names: readonly Name[];
  readonly from: string | undefined;
}

/** A file of declarations. */
interface Declarations {
  readonly statements: readonly Statement[];
  readonly rest: string;
}

/** Entries that hold all of others. */
const HOLDS: Readonly<Record<string, readonly string[]>> = {
  'browser.d.ts': ['engine.d.ts', 'odds.d.ts', 'stats.d.ts'],
  'index.d.ts': ['browser.d.ts'],
};

const STATEMENT = /^(import|export) \{ ([^}]*) \}(?: from '\.\/([^']+)\.js')?;\n/gm;

/**
 * The files of declarations, shorter.
 *
 * @param files texts by name
 * @param entries names of files whose exports users name
 */
export function shortDeclarations(
  files: ReadonlyMap<string, string>,
  entries: readonly string[],
): ReadonlyMap<string, string> {
  const parsed = new Map([...files].map(([file, text]) => [file, parse(text)]));
  const named = new Map(
    [...parsed].map(([file, declarations]) => [file, withOwnNames(file, declarations, parsed, entries)]),
  );
  return new Map([...named.keys()].map((file) => [file, written(file, named)]));
}

function parse(text: string): Declarations {
  const statements = [...text.matchAll(STATEMENT)].map(
    ([, kind, list, from]): Statement => ({
      kind: kind as Statement['kind'],
      names: list!.split(', ').map((item) => {
        const [, type, name, as] = /^(type )?(\S+)(?: as (\S+))?$/.exec(item)!;
        return { name: name!, as: as ?? name!, type: type !== undefined };
      }),
      from: from && `${from}.d.ts`,
    }),
  );
  return { statements, rest: text.replace(STATEMENT, '').replace(/^import '\.\/[^']+';\n/gm, '') };
}

/** Files that no user names export under the names that they have within. */
function withOwnNames(
  file: string,
  { statements, rest }: Declarations,
  files: ReadonlyMap<string, Declarations>,
  entries: readonly string[],
): Declarations {
  const isOwn = (name: string): boolean => !entries.includes(name);
  const own = (from: string, as: string): string => {
    const names = files.get(from)!.statements.filter((one) => one.kind === 'export' && one.from === undefined);
    return names.flatMap((one) => one.names).find((one) => one.as === as)?.name ?? as;
  };
  return {
    statements: statements.map(({ kind, names, from }) => {
      const there = (name: string): string => (from !== undefined && isOwn(from) ? own(from, name) : name);
      const renamed = kind === 'export' && from === undefined && isOwn(file);
      return {
        kind,
        names: names.map((one) => ({ ...one, name: there(one.name), as: renamed ? one.name : one.as })),
        from,
      };
    }),
    rest,
  };
}

/** Where something that a file exports is declared. */
function originOf(file: string, name: string, files: ReadonlyMap<string, Declarations>): string {
  const { statements } = files.get(file)!;
  const found = (kind: Statement['kind'], as: string) => {
    for (const statement of statements) {
      const one = statement.kind === kind && statement.names.find((one) => one.as === as);
      if (one) return { from: statement.from, name: one.name };
    }
    return undefined;
  };
  const exported = found('export', name);
  if (!exported) return '';
  if (exported.from !== undefined) return originOf(exported.from, exported.name, files);
  const imported = found('import', exported.name);
  return imported?.from === undefined ? `${file} ${exported.name}` : originOf(imported.from, imported.name, files);
}

/** The text of a file. */
function written(file: string, files: ReadonlyMap<string, Declarations>): string {
  const { statements, rest } = files.get(file)!;
  const all = new Map<string, string>();
  const stars = HOLDS[file] ?? [];
  for (const smaller of stars) {
    for (const name of exportsOf(smaller, files)) all.set(name, originOf(smaller, name, files));
  }
  const isHeld = ({ as }: Name): boolean => all.has(as) && all.get(as) === originOf(file, as, files);
  const kept = statements.map((one) =>
    one.kind === 'export' ? { ...one, names: one.names.filter((name) => !isHeld(name)) } : one,
  );
  const exported = new Set(
    kept.flatMap((one) => (one.kind === 'export' && !one.from ? one.names.map(({ name }) => name) : [])),
  );
  const isUsed = ({ as }: Name): boolean =>
    exported.has(as) || new RegExp(`\\b${as.replaceAll('$', '\\$')}\\b`).test(rest);
  const lines = kept
    .map((one) => (one.kind === 'import' ? { ...one, names: one.names.filter(isUsed) } : one))
    .filter(({ names }) => names.length > 0)
    .map(line);
  // An export even where nothing is exported: without one, all that is declared would be.
  const end = [...stars.map((name) => `export * from './${name.replace(/\.d\.ts$/, '')}.js';`), 'export {};'];
  return `${[...lines, ...end].join('\n')}\n${rest.replace(/^(?: {4})+/gm, (blanks) => ' '.repeat(blanks.length / 4))}`;
}

/** All names that a file exports, by itself or with others. */
function exportsOf(file: string, files: ReadonlyMap<string, Declarations>): string[] {
  return files.get(file)!.statements.flatMap((one) => (one.kind === 'export' ? one.names.map(({ as }) => as) : []));
}

const line = ({ kind, names, from }: Statement): string => {
  const list = names.map(({ name, as, type }) => `${type ? 'type ' : ''}${name === as ? name : `${name} as ${as}`}`);
  return `${kind} { ${list.join(', ')} }${from === undefined ? '' : ` from './${from.replace(/\.d\.ts$/, '')}.js'`};`;
};

if (process.argv[2] !== undefined) {
  const folder = process.argv[2];
  const names = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  const entries = ['index', 'engine', 'odds', 'stats', 'browser'].map((name) => `${name}.d.ts`);
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  for (const [name, text] of shortDeclarations(files, entries)) writeFileSync(join(folder, name), text);
}
