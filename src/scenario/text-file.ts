// Files that a scenario names: doctrines and openings of one's own.
import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'you may not read it',
  ENOTDIR: 'a part of the path is a file, not a folder',
};

/** Why a file cannot be read, in words. */
export function whyUnreadable(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return WHY[code ?? ''] ?? message;
}

/** True for what is written like a file and not like a name: with a slash, or ending as YAML and JSON files do. */
export function looksLikeFile(text: string): boolean {
  return /[/\\]|\.(ya?ml|json)$/i.test(text);
}

/** A path named in a file, from where the program runs: it starts at that file. */
export function besideFile(path: string, file: string): string {
  return isAbsolute(path) ? path : join(dirname(file), path);
}

/** The text of a file, or why there is none. */
export function textOfFile(path: string): { readonly text: string } | { readonly why: string } {
  try {
    return { text: readFileSync(path, 'utf8') };
  } catch (error) {
    return { why: whyUnreadable(error) };
  }
}
