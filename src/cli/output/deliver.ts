// What commands have in common: where an answer goes.

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Result } from '../../answer/result.js';
import { whyUnwritable, whyUnwritableFile } from '../../node/unwritable.js';
import type { Page } from '../../report/page.js';
import type { PostFormat } from '../../report/post/post.js';
import { oneOf } from '../../text/one-of.js';
import { UsageError } from '../../text/usage-error.js';
import { deliverEverywhere } from './deliver-everywhere.js';
import { complain, terminalWidth } from './output.js';

/** Options that say where a result goes. */
export interface Destinations {
  readonly json?: string;
  readonly out?: string;
  readonly quiet?: boolean;
  /** `markdown` or `bbcode`: the answer as a forum post. Default: as a terminal shows it. */
  readonly format?: string;
  /** A line for each game; `-` prints them, and nothing else. */
  readonly gamesCsv?: string;
  /** Every table, also those that make the answer longer than a screen. */
  readonly all?: boolean;
}

/** The same where the answer has a main table. */
export interface AnalysisDestinations extends Destinations {
  /** The main table as comma-separated values; `-` prints it. */
  readonly csv?: string;
}

/** Options that name a file to write, or `-`. */
const FILES = ['json', 'csv', 'record', 'gamesCsv'] as const;
/** How an option is typed. */
const typed = (name: (typeof FILES)[number]): string => (name === 'gamesCsv' ? '--games-csv' : `--${name}`);

/**
 * Looks at the destinations before anything is played: an hour's answer that has no place to go is no answer.
 *
 * @throws UsageError when one cannot be written, or two are the same.
 */
export function checkDestinations(
  options: {
    readonly [name in (typeof FILES)[number] | 'out' | 'format']?: string;
  },
): void {
  if (options.format !== undefined) formatNamed(options.format);
  if (options.out !== undefined) checkFolder('--out', options.out);
  const seen = new Map<string, string>();
  for (const name of FILES) {
    const file = options[name];
    if (file === undefined) continue;
    checkFile(typed(name), file);
    const place = file === '-' ? file : resolve(file);
    const other = seen.get(place);
    // Whatever is given twice to /dev/null is lost as it was asked for.
    if (other !== undefined && !place.startsWith('/dev/')) {
      throw new UsageError(
        `${other} and ${typed(name)} both write to ${brief(file)}; allowed: another place for one of them`,
      );
    }
    seen.set(place, typed(name));
  }
}

/** Names of the forums' languages; `report/` knows them too, but is loaded only when there is an answer. */
const FORMATS: readonly PostFormat[] = ['markdown', 'bbcode'];

function formatNamed(text: string): PostFormat {
  return oneOf('--format', text, FORMATS);
}

/**
 * Looks at one file that an option names, or `-`.
 *
 * @throws UsageError when it cannot be written
 */
export function checkFile(option: string, file: string): void {
  if (file === '-') return;
  if (file === '') throw new UsageError(`${option} is empty; allowed: a file, or - for standard output`);
  if (existsSync(file) && statSync(file).isDirectory()) {
    throw new UsageError(`${option} ${file} is a folder; allowed: a file, or - for standard output`);
  }
  refuse(`${option} ${brief(file)}`, whyUnwritableFile(file));
}

/**
 * Looks at a folder that will be written to.
 *
 * @throws UsageError when its name is empty, when it is a file, or when it cannot be written to.
 */
export function checkFolder(option: string, folder: string): void {
  if (folder === '') throw new UsageError(`${option} is empty; allowed: a folder, which is made when it is missing`);
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new UsageError(`${option} ${folder} is a file; allowed: a folder, which is made when it is missing`);
  }
  refuse(`${option} ${brief(folder)}`, whyUnwritable(folder));
}

function refuse(what: string, why: string | undefined): void {
  if (why === undefined) return;
  throw new UsageError(`${what} cannot be written: ${why}; allowed: a place where you may make files and folders`);
}

/** Longer names are cut in the middle. */
const MAX_SHOWN = 200;

const brief = (name: string): string =>
  name.length <= MAX_SHOWN ? name : `${name.slice(0, MAX_SHOWN / 2)}…${name.slice(-MAX_SHOWN / 4)}`;

/** What a command says beside its answer, or writes beside it. */
export interface Beside {
  /** Sentences that belong to the answer and are not in its JSON. Default: none. */
  readonly lead?: readonly string[];
  /** Sentences at the end, such as how it was computed, that are not in its JSON. Default: none. */
  readonly notes?: readonly string[];
  /** Text after the answer on the terminal. */
  readonly more?: string;
  /** A line after it, where nothing else follows: what shows more. */
  readonly moreBy?: string;
  /** The record of a game, for `--record`. */
  readonly record?: () => string | Promise<string>;
  /** What could not be written on the way to the answer. */
  readonly failed?: readonly unknown[];
  /** Files that are written whatever the options say, by path. */
  readonly files?: Readonly<Record<string, () => string>>;
}

/**
 * Hands an answer over: to a folder, to files, to standard output. `--json -` and `--csv -` print just that. What shows an answer
 * is loaded only where it is shown.
 *
 * @throws UndeliveredError when it did not reach all of them; the others have it.
 */
export async function deliver(
  answer: Result | Page,
  options: AnalysisDestinations,
  { lead = [], notes = [], more = '', moreBy, record, files = {}, failed = [] }: Beside = {},
): Promise<void> {
  const page = async () =>
    isPage(answer) ? answer : (await import('../../report/report.js')).resultPage(answer, { lead, notes });
  const all = options.all === true;
  const shown = async (brief: boolean): Promise<string> => {
    const { format } = options;
    if (format !== undefined) {
      const { postPage } = await import('../../report/post/post.js');
      return postPage(await page(), formatNamed(format), { all, brief });
    }
    const { renderBrief, renderPage } = await import('../../report/terminal.js');
    const width = terminalWidth();
    return brief ? renderBrief(await page(), { width }) : renderPage(await page(), { width, all });
  };
  await deliverEverywhere(options, {
    folder: async () => (await import('../../report/analysis.js')).analysisFiles(await page()),
    folderHolds: isPage(answer) ? 'report.html, pictures, tables, result.json' : 'report.html, pictures, result.json',
    texts: {
      json: async () => (await import('../../answer/json.js')).canonicalJson(isPage(answer) ? answer.json : answer),
      csv: async () => Object.values((await page()).csv)[0] ?? '',
      ...(record ? { record } : {}),
    },
    files,
    failed,
    brief: () => shown(true),
    told: async () => `${await shown(false)}${more || (moreBy ? `\n${moreBy}\n` : '')}`,
    said: { record: (name) => `Record written to ${name}; "vitp replay ${name}" plays it again.\n` },
  });
  const beside = [...lead, ...notes];
  if (options.json === '-' && !options.quiet && beside.length > 0) complain(beside.join('\n'));
}

const isPage = (answer: Result | Page): answer is Page => 'blocks' in answer;
