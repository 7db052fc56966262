// The one way in which an answer leaves the program: to every place that was asked for, whatever happens to the others.
import { UndeliveredError } from './errors.js';
import { print } from './output.js';

/** Options that name places; a file may be `-` for standard output. */
export interface Places {
  readonly out?: string;
  readonly json?: string;
  readonly csv?: string;
  readonly record?: string;
  /** `-`: standard output is for the lines of the games. */
  readonly gamesCsv?: string;
  readonly quiet?: boolean;
}

type TextName = 'json' | 'csv' | 'record';

/** An answer in all its forms; each is made only when it is asked for. */
export interface Answer {
  /** The files of `--out`, by name. */
  readonly folder?: () => Promise<Readonly<Record<string, string>>>;
  /** What is said to be in that folder. */
  readonly folderHolds?: string;
  /** What the options that name a file write. */
  readonly texts: { readonly [name in TextName]?: () => string | Promise<string> };
  /** Files that are written in any case, by path. */
  readonly files?: Readonly<Record<string, () => string>>;
  /** What the terminal shows where no option prints something else. */
  readonly told: () => string | Promise<string>;
  /** What `--quiet` shows instead: the short answer. */
  readonly brief: () => string | Promise<string>;
  /** What could not be written on the way to the answer. */
  readonly failed?: readonly unknown[];
  /** The last line of it, when a file was written; by option. */
  readonly said?: { readonly [name in TextName]?: (file: string) => string };
}

const TEXTS: readonly TextName[] = ['json', 'csv', 'record'];

/**
 * Delivers an answer: files first, then standard output. One that fails keeps no other from being tried.
 *
 * @throws UndeliveredError at the end, with everything that failed.
 */
export async function deliverEverywhere(places: Places, answer: Answer): Promise<void> {
  const failures: unknown[] = [...(answer.failed ?? [])];
  const attempt = async (delivery: () => Promise<void>): Promise<boolean> => {
    try {
      await delivery();
      return true;
    } catch (error) {
      failures.push(error);
      return false;
    }
  };
  const { writeAllAtomically, writeAtomically } = await import('../../node/write.js');
  const said: string[] = [];
  const { out } = places;
  for (const [file, text] of Object.entries(answer.files ?? {})) await attempt(() => writeAtomically(file, text()));
  const { folder } = answer;
  if (out !== undefined && folder && (await attempt(async () => writeAllAtomically(out, await folder())))) {
    said.push(`\nWritten to ${out}: ${answer.folderHolds}\n`);
  }
  let printed: (() => string | Promise<string>) | undefined;
  for (const name of TEXTS) {
    const [file, text] = [places[name], answer.texts[name]];
    if (file === undefined || !text) continue;
    if (file === '-') printed ??= text;
    else if (await attempt(async () => writeAtomically(file, await text()))) {
      said.push(answer.said?.[name]?.(file) ?? '');
    }
  }
  if (printed) await attempt(async () => print(await printed()));
  else if (places.gamesCsv === '-') said.length = 0;
  else if (places.quiet) await attempt(async () => print(await answer.brief()));
  else await attempt(async () => print((await answer.told()) + said.join('')));
  if (failures.length > 0) throw new UndeliveredError(failures);
}
