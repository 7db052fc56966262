// Files by their names alone.

/**
 * Names of files without their folders, where they differ without them; otherwise as they are.
 *
 * @example
 * shortNames(['plans/a.yaml', 'plans/b.yaml']); // ['a.yaml', 'b.yaml']
 */
export function shortNames(names: readonly string[]): readonly string[] {
  const short = names.map((name) => name.split(/[/\\]/).at(-1)!);
  return new Set(short).size === names.length ? short : names;
}
