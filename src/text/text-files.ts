// Files that a text names: doctrines and openings of one's own. Who reads them is handed in, because a browser has none.

/** What came of reading a file. */
export type FileRead =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly why: string };

/** Reads files by name. */
export interface TextFiles {
  /**
   * Reads a file that a text names; a path that does not begin at the root begins at the text's own folder.
   *
   * @param named the file as it is written
   * @param from the file in which it is named; empty for none
   */
  read(named: string, from: string): FileRead;
}

/** Where no file can be read. */
export const NO_FILES: TextFiles = { read: (path) => ({ path, why: 'files cannot be read here' }) };

/** True for what is written like a file and not like a name: with a slash, or ending as YAML and JSON files do. */
export const looksLikeFile = (text: string): boolean => /[/\\]|\.(ya?ml|json)$/i.test(text);
