// From zod's issues to problems with a line and a column.
import type { z } from 'zod';
import type { ScenarioProblem } from './problem.js';
import type { Path, Places } from './source-text.js';

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

/**
 * What a value would be without what a schema refuses in it: unknown keys and values that are not allowed are left out. For looking
 * at the names in the rest, so that all mistakes come at once; nothing that comes out is to be played.
 *
 * @param instead what stands for keys of the outermost map that are needed, where they are missing or refused
 * @returns `undefined` when nothing can be made of it.
 */
export function readable<S extends z.ZodType>(
  schema: S,
  value: unknown,
  instead: Readonly<Record<string, unknown>> = {},
): z.output<S> | undefined {
  if (typeof value !== 'object' || value === null) return schema.safeParse(value).data;
  const rest = structuredClone(value);
  // What was hidden by a mistake may be another one.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const result = schema.safeParse(rest);
    if (result.success) return result.data;
    const faults = result.error.issues.flatMap((issue) => faultsOf(issue, []));
    if (!faults.every((path) => leaveOut(rest, path))) break;
    for (const [key, ...inner] of faults) {
      if (inner.length === 0 && typeof key === 'string' && key in instead) Object.assign(rest, { [key]: instead[key] });
    }
  }
  return undefined;
}

const MAX_PASSES = 10;

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

/** Takes a key out of the map that holds it; of a list that holds a fault all, for without one entry the others would move. */
function leaveOut(value: object, path: Path): boolean {
  const last = path.findLastIndex((step) => typeof step === 'string');
  if (last < 0) return false;
  const holder = path.slice(0, last).reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], value);
  if (typeof holder !== 'object' || holder === null) return false;
  delete (holder as Record<string, unknown>)[path[last]!];
  return true;
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
  return [source.problem(path, issue.message)];
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
