// The page of a result, which is the answer to one scenario.

import { isOpenings } from '../analysis/tournament/openings-result.js';
import { resultTitle } from '../answer/names.js';
import type { Result } from '../answer/result.js';
import { analysisFiles } from './analysis.js';
import { askedLines, replayCommand } from './asked/asked.js';
import { blocksOf } from './blocks/blocks.js';
import { isTournament } from './blocks/blocks-tournament.js';
import { metricsCsv } from './csv/csv.js';
import { openingsCsv } from './csv/openings-csv.js';
import { tournamentCsv } from './csv/tournament-csv.js';
import { headline } from './headline.js';
import type { Page } from './page.js';
import { picturesOf } from './pictures/index.js';
import { shortAnswer } from './short-answer.js';
import { INTERRUPTED, renderPage, type TerminalOptions } from './terminal.js';

/** Options of `writeReport`. */
export interface ReportOptions {
  /** Sentences to print below the answer, e.g. the percentile of a raid that was really rolled. */
  readonly notes?: readonly string[];
}

/** The page of a result: the terminal has the answer in its tables, the web page in a paragraph too. */
export function resultPage(result: Result, notes: readonly string[] = []): Page {
  const answer = headline(result).join(' ');
  return {
    title: resultTitle(result.kind),
    ...(result.partial ? { warning: INTERRUPTED } : {}),
    lead: [],
    ...(answer === '' ? {} : { headline: answer }),
    short: shortAnswer(result),
    asked: askedLines(result),
    blocks: blocksOf(result),
    notes,
    pictures: picturesOf(result),
    csv: {
      'metrics.csv': metricsCsv(result),
      ...(isTournament(result) ? tournamentCsv(result) : {}),
      ...(isOpenings(result) ? openingsCsv(result) : {}),
    },
    json: { ...result },
    again: replayCommand(result),
    scenario: result.config,
    ...(result.board ? { board: result.board.hash } : {}),
  };
}

/** The files of a report by name; `result.json` comes last, so that where it stands all others stand. */
export const reportFiles = (result: Result, options: ReportOptions = {}): Promise<Record<string, string>> =>
  analysisFiles(resultPage(result, options.notes));

/**
 * The whole answer as text: what was asked, every table with its 95 % intervals, and the notes. Digits below the error
 * are never printed.
 *
 * @returns lines that end with a newline
 * @example
 * process.stdout.write(renderTerminal(result, { color: false }));
 */
export const renderTerminal = (result: Result, { notes, ...options }: TerminalOptions = {}): string =>
  renderPage(resultPage(result, notes), options);
