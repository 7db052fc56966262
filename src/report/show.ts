// Any answer, shown: text for a terminal, a forum post, the files of a report. A file of its own: whoever shows results alone needs no more
// than `report.ts`.
import type { AnswerTo, Question } from '../analysis/ask.js';
import { analysisFiles } from './analysis.js';
import { answerPage } from './answer-page.js';
import type { Page } from './page.js';
import type { PostOptions } from './post/parts.js';
import { type PostFormat, postPage } from './post/post.js';
import { type ReportOptions, resultPage } from './report.js';
import { renderPage, type TerminalOptions } from './terminal.js';

/** Any answer of {@link ask}. */
export type AnyAnswer = NonNullable<AnswerTo<Question>>;

/** The page of any answer. */
export function pageOf(answer: AnyAnswer, options: ReportOptions = {}): Page {
  const made = answerPage(answer);
  if (!('blocks' in made)) return resultPage(made, options);
  const { lead = [], notes = [] } = options;
  return lead.length + notes.length === 0
    ? made
    : { ...made, lead: [...made.lead, ...lead], notes: [...notes, ...made.notes] };
}

/**
 * The whole answer as text: what was asked, every table with its 95 % intervals, and the notes. Digits below the error
 * are never printed.
 *
 * @param answer of any question
 * @returns lines that end with a newline
 * @example
 * const answer = await ask({ kind: 'duel', first: 'cruisers', second: 'Atago', rounds: null, data: null });
 * process.stdout.write(renderTerminal(answer, { color: false }));
 */
export const renderTerminal = (
  answer: AnyAnswer,
  { lead = [], notes = [], ...options }: TerminalOptions & ReportOptions = {},
): string => renderPage(pageOf(answer, { lead, notes }), options);

/**
 * An answer as text for a forum: the sentence, the tables, what was asked, and how to ask it again.
 *
 * @param answer of any question
 * @param format `markdown` or `bbcode`; signs of these languages in names are made harmless
 * @returns lines that end with a newline
 * @example
 * process.stdout.write(renderPost(answer, 'markdown'));
 */
export const renderPost = (
  answer: AnyAnswer,
  format: PostFormat,
  { all = false, brief = false, ...options }: PostOptions & ReportOptions = {},
): string => postPage(pageOf(answer, options), format, { all, brief });

/**
 * The files of a report by name: pictures, tables (CSV), `report.html`, and `result.json`, which comes last, so that where it stands all
 * others stand.
 *
 * @param answer of any question
 * @example
 * const files = await reportFiles(answer);
 * Object.keys(files); // [ 'battleships-afloat.vl.json', …, 'report.html', 'result.json' ]
 */
export const reportFiles = (answer: AnyAnswer, options: ReportOptions = {}): Promise<Record<string, string>> =>
  analysisFiles(pageOf(answer, options));
