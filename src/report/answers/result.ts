// The answer of a result: one sentence that a player would say, then whatever else belongs to it.

import type { OpeningsResult } from '../../analysis/tournament/openings-result.js';
import { isTuning } from '../../analysis/tuning/tuning-result.js';
import { meanOf } from '../../answer/estimates.js';
import { metricTitle, resultTitle } from '../../answer/metric-names.js';
import type { NumberResult, Result } from '../../answer/result.js';
import { openingsLead } from '../blocks/blocks-openings.js';
import { cycleNotes, isTournament } from '../blocks/blocks-tournament.js';
import { battleAnswer } from './battle.js';
import { gameAnswer } from './game.js';
import { openingsAnswer } from './openings.js';
import { raidAnswer } from './raid.js';
import { said } from './say.js';
import { tournamentAnswer } from './tournament.js';
import { tuningAnswer } from './tuning.js';

/** An answer in words. */
export interface Answer {
  /** One sentence. */
  readonly answer: string;
  /** What else belongs to it. */
  readonly lead: readonly string[];
}

/** The answer in words, by the kind of the result. */
export function answerOf(result: Result): Answer {
  if (isTournament(result)) return { answer: tournamentAnswer(result), lead: cycleNotes(result) };
  // Asked by its key: what makes such results would load half the library.
  if ('openings' in result) {
    const openings = result as OpeningsResult;
    return { answer: openingsAnswer(openings), lead: openingsLead(openings) };
  }
  if (isTuning(result)) return { answer: tuningAnswer(result), lead: [] };
  const answer = raidAnswer(result) ?? battleAnswer(result) ?? gameAnswer(result) ?? anyAnswer(result);
  return { answer, lead: [] };
}

/** Of a kind that nobody foresaw: its first number. */
function anyAnswer(result: Result): string {
  for (const [name, metric] of Object.entries(result.metrics)) {
    if ('mean' in metric) return `${metricTitle(name)}: ${said(meanOf(result, metric as NumberResult))} on average.`;
  }
  return `${resultTitle(result.kind)}.`;
}
