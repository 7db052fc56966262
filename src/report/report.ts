// The page of a result, which is the answer to one scenario.
import type { BattleAnswer } from '../analysis/battle.js';
import { whatIfAgain } from '../analysis/question/what-if.js';
import { isOpenings } from '../analysis/tournament/openings-result.js';
import { isTuning } from '../analysis/tuning/tuning-result.js';
import { resultTitle } from '../answer/metric-names.js';
import { isExact, type Result } from '../answer/result.js';
import { once } from '../text/once.js';
import { answerOf } from './answers/result.js';
import { askedLines, replayCommand, SCENARIO_FILE } from './asked/asked.js';
import { whatIfBlocks, whatIfInterrupted, whatIfLead, whatIfNotes } from './battle-what-if.js';
import { tablesOf } from './blocks/blocks.js';
import { openingsNotes } from './blocks/blocks-openings.js';
import { isTournament } from './blocks/blocks-tournament.js';
import { metricsCsv } from './csv/csv.js';
import { openingsCsv, tournamentCsv } from './csv/tournament-csv.js';
import { caveat, INTERRUPTED, type Page, SEARCH_INTERRUPTED } from './page.js';
import { picturesOf } from './pictures/index.js';

/** Options of `writeReport`. */
export interface ReportOptions {
  /** Sentences that belong to the answer, e.g. the percentile of a raid that was really rolled. */
  readonly lead?: readonly string[];
  /** Sentences to print at the end, e.g. why the exact method answered. */
  readonly notes?: readonly string[];
}

export function resultPage(result: Result, { lead = [], notes = [] }: ReportOptions = {}): Page {
  const said = answerOf(result);
  const { whatIf } = result as BattleAnswer;
  const tables = tablesOf(result);
  // A terminal shows neither.
  const pictures = once(() => picturesOf(result));
  const csv = once(() => csvOf(result));
  return {
    title: resultTitle(result.kind),
    answer: said.answer,
    ...warningOf(result),
    lead: [...said.lead, ...(whatIf ? whatIfLead(whatIf) : []), ...lead],
    get pictures() {
      return pictures();
    },
    ...tables,
    ...(whatIf ? { blocks: [...whatIfBlocks(whatIf), ...tables.blocks] } : {}),
    asked: askedLines(result),
    notes: [...notes, ...(whatIf ? whatIfNotes(whatIf) : []), ...notesOf(result)],
    get csv() {
      return csv();
    },
    json: { ...result },
    // The changes are no part of a scenario.
    ...(whatIf
      ? { again: `vitp battle ${SCENARIO_FILE}`, scenario: { ...whatIfAgain({ ...result, whatIf }) } }
      : { again: replayCommand(result), scenario: result.config }),
    ...(result.board ? { board: result.board.hash } : {}),
  };
}

/** What was stopped by hand, where something was. */
function warningOf(result: Result): Pick<Page, 'warning'> {
  if (result.partial) return { warning: isExact(result) ? SEARCH_INTERRUPTED : INTERRUPTED };
  const { whatIf } = result as BattleAnswer;
  return whatIf?.partial ? { warning: whatIfInterrupted(whatIf) } : {};
}

/** The tables as files. */
const csvOf = (result: Result): Page['csv'] => ({
  'metrics.csv': metricsCsv(result),
  ...(isTournament(result) ? tournamentCsv(result) : {}),
  ...(isOpenings(result) ? openingsCsv(result) : {}),
});

/** What must be said of figures that rest on players. */
function notesOf(result: Result): string[] {
  if (isOpenings(result)) return [...openingsNotes(result), ...caveat([{ kind: 'game' }])];
  return caveat([isTournament(result) || isTuning(result) ? { kind: 'game' } : result.config]);
}
