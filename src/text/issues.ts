// From zod's issues to problems with a line and a column.
import type * as z from 'zod';
import { quoted } from './index.js';
import { sameName } from './plain.js';
import type { ScenarioProblem } from './problem.js';
import { elsewhere, type Path, type Places } from './source-text.js';

type Issue = z.core.$ZodIssue;

/**
 * Checks a value against a schema; every mistake becomes a problem at its place in the text.
 *
 * @param base where in the text the value stands.
 * @returns the parsed value, or `undefined` when there were problems.
 */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  source: Pick<Places, 'problem'>,
  base: Path,
  problems: ScenarioProblem[],
): z.output<S> | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) problems.push(...problemsOf(issue, source, base));
  return undefined;
}

/** What `checkAll` makes of a value. */
export interface Checked<T, P> {
  /** The parsed value; `undefined` when there were problems. */
  readonly whole: T | undefined;
  /** The same without what is refused, or `undefined` when nothing can be made of it. Nothing that comes of it is to be played. */
  readonly rest: T | undefined;
  /** Says where the parts of `rest` stand in the text: entries of lists move when those before them are left out. */
  readonly source: P;
}

/**
 * Checks as `check` does, and says what a value is without unknown keys and values that are not allowed: for looking at the names in the
 * rest, so that all mistakes come at once.
 *
 * @param instead what stands for keys that are needed, at any depth, where they are missing or refused
 */
export function checkAll<S extends z.ZodType, P extends Places>(
  schema: S,
  value: unknown,
  source: P,
  base: Path,
  problems: ScenarioProblem[],
  instead: Readonly<Record<string, unknown>> = {},
): Checked<z.output<S>, P> {
  const whole = check(schema, value, source, base, problems);
  if (whole !== undefined || typeof value !== 'object' || value === null) return { whole, rest: whole, source };
  const remains = structuredClone(value);
  const moved = new WeakMap<object, number[]>();
  const rest = readable(schema, remains, moved, instead);
  return { whole, rest, source: elsewhere(source, (path) => placeIn(remains, moved, base, path)) };
}

/** What can be read of a value; what is refused is taken out of it. */
function readable<S extends z.ZodType>(
  schema: S,
  remains: object,
  moved: WeakMap<object, number[]>,
  instead: Readonly<Record<string, unknown>>,
): z.output<S> | undefined {
  // What was hidden by a mistake may be another one.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const result = schema.safeParse(remains);
    if (result.success) return result.data;
    const faults = result.error.issues.flatMap((issue) => faultsOf(issue, []));
    const others = faults.filter((path) => !replace(remains, path, instead));
    if (!leaveOut(remains, others, moved)) break;
  }
  return undefined;
}

const MAX_PASSES = 20;

/** Puts something that is allowed in the place of what is needed; false where there is nothing to put there. */
function replace(value: object, path: Path, instead: Readonly<Record<string, unknown>>): boolean {
  const key = path.at(-1);
  if (typeof key !== 'string' || !Object.hasOwn(instead, key)) return false;
  const holder = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], value);
  if (typeof holder !== 'object' || holder === null) return false;
  (holder as Record<string, unknown>)[key] = structuredClone(instead[key]);
  return true;
}

/** Paths of what an issue complains about. */
function faultsOf(issue: Issue, base: Path): Path[] {
  const path = [...base, ...(issue.path as (string | number)[])];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key]);
  if (issue.code === 'invalid_union') {
    const branch = meant(issue.errors, issue.input);
    if (branch) return branch.flatMap((inner) => faultsOf(inner, path));
  }
  return [path];
}

/** Takes what is at fault out of the map or list that holds it; with a key that is missing, the map that needs it. */
function leaveOut(value: object, faults: readonly Path[], moved: WeakMap<object, number[]>): boolean {
  const entries = new Map<unknown[], Set<number>>();
  for (const path of faults) {
    const found = holderOf(value, path);
    if (!found) return false;
    const { holder, key } = found;
    if (Array.isArray(holder)) entries.set(holder, (entries.get(holder) ?? new Set()).add(Number(key)));
    else delete (holder as Record<string, unknown>)[key];
  }
  for (const [list, faulty] of entries) {
    const kept = (moved.get(list) ?? [...list.keys()]).filter((_, k) => !faulty.has(k));
    list.splice(0, list.length, ...list.filter((_, k) => !faulty.has(k)));
    moved.set(list, kept);
  }
  return true;
}

/** What holds the value at a path, and by which key; of a value that is not there, of the map that it is missing in. */
function holderOf(value: object, path: Path): { readonly holder: object; readonly key: string | number } | undefined {
  let found: ReturnType<typeof holderOf>;
  let at: unknown = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) break;
    found = { holder: at, key: step };
    at = (at as Record<string | number, unknown>)[step];
  }
  return found;
}

/** Where something that remains stands in the text. */
function placeIn(remains: object, moved: WeakMap<object, number[]>, base: Path, path: Path): Path {
  let at: unknown = remains;
  return path.map((step, depth) => {
    if (depth < base.length || typeof at !== 'object' || at === null) return step;
    const kept = moved.get(at);
    const key = typeof step === 'number' ? step : (sameName(step, Object.keys(at)) ?? step);
    at = (at as Record<string | number, unknown>)[key];
    return typeof step === 'number' ? (kept?.[step] ?? step) : step;
  });
}

function problemsOf(issue: Issue, source: Pick<Places, 'problem'>, base: Path): ScenarioProblem[] {
  const path = [...base, ...(issue.path as (string | number)[])];
  if (issue.code === 'unrecognized_keys') {
    const sentences = issue.message.split('\n');
    return issue.keys.map((key, k) => source.problem([...path, key], sentences[k] ?? issue.message, 'key'));
  }
  if (issue.code === 'invalid_union') {
    const branch = meant(issue.errors, issue.input);
    if (branch) return branch.flatMap((inner) => problemsOf(inner, source, path));
  }
  return [source.problem(path, isMissing(issue) ? missing(String(path.at(-1)), issue.message) : issue.message)];
}

const isMissing = ({ input, path }: Issue): boolean => input === undefined && typeof path.at(-1) === 'string';

/** The sentence about a key that has to be there, from that about a value that is nothing. */
function missing(key: string, message: string): string {
  const [, allowed] = /\ballowed: (.*)$/i.exec(message) ?? [];
  if (allowed !== undefined) return `${quoted(key)} is missing; allowed: ${allowed}`;
  const [, form] = / (?:must be|is not) (.*?)(?:, not nothing)?$/.exec(message) ?? [];
  return form === undefined ? message : `${quoted(key)} is missing; it is ${form}`;
}

/** Of several forms that all failed, the one whose outer shape fits: its complaints are about what was meant. */
function meant(branches: readonly Issue[][], input: unknown): Issue[] | undefined {
  return branches.find((branch) =>
    branch.every((issue) => {
      if (issue.path.length > 0) return true;
      if (issue.code === 'invalid_type') return false;
      if (issue.code === 'invalid_value') return typeof input === 'string';
      if (issue.code === 'invalid_union') return meant(issue.errors, input) !== undefined;
      return true;
    }),
  );
}
