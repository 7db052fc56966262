// Lists with commas, whose names may be paths of files that have commas themselves.

import { looksLikeFile, type TextFiles } from '../../text/text-files.js';

/**
 * The names in a list with commas. What is there counts: where a path with commas, alone or beside a `+`, names a file, it is one name.
 *
 * @example
 * listed('tuned, plans/a,b.yaml+tko', TEXT_FILES); // ['tuned', 'plans/a,b.yaml+tko'] where plans/a,b.yaml is there
 */
export function listed(text: string, files: TextFiles): string[] {
  const parts = text.split(',');
  const names: string[] = [];
  for (let from = 0; from < parts.length; ) {
    let to = parts.length;
    while (to > from + 1 && !hasPath(parts.slice(from, to).join(',').trim(), files)) to--;
    names.push(parts.slice(from, to).join(',').trim());
    from = to;
  }
  return names;
}

/** True when all commas of a word stand in paths of files that are there: the word itself, or its parts on both sides of a `+`. */
function hasPath(word: string, files: TextFiles): boolean {
  const isFile = (name: string) => looksLikeFile(name) && 'text' in files.read(name, '');
  const fits = (name: string) => !name.includes(',') || isFile(name);
  if (isFile(word)) return true;
  return [...word.matchAll(/\+/g)].some(
    ({ index }) => fits(word.slice(0, index).trim()) && fits(word.slice(index + 1).trim()),
  );
}
