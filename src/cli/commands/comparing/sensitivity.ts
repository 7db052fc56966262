// `vitp sensitivity`: how much each answer moves when a weight, a value that is not printed, or a contested ruling is another.

import { CHANGE_KINDS, type ChangeKind } from '../../../analysis/question/change.js';
import {
  answerSensitivity,
  rerunSensitivity,
  type SensitivityQuestion,
} from '../../../analysis/sensitivity/answer-sensitivity.js';
import { MIN_SENSITIVITY_GAMES } from '../../../analysis/sensitivity/movements.js';
import { sensitivityPage } from '../../../report/sensitivity.js';
import { quoted } from '../../../text/index.js';
import { oneOf } from '../../../text/one-of.js';
import { UsageError } from '../../../text/usage-error.js';
import { answered } from '../../answered.js';
import { gameAsked } from '../../options/game-question.js';
import type { PlayersOptions } from '../../options/players-flags.js';
import { type AskedRun, askedRun } from '../../options/run.js';
import type { AnalysisDestinations } from '../../output/deliver.js';
import type { SpreadOptions } from '../../spread/spread-options.js';

/** Options as commander hands them over. */
interface SensitivityOptions extends SpreadOptions, PlayersOptions, AnalysisDestinations {
  readonly what?: string;
  readonly only?: string;
  readonly step?: string;
  readonly metric?: string;
}

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function sensitivityCommand(file: string | undefined, options: SensitivityOptions): Promise<number> {
  const asked = await askedRun(options, [file], { least: MIN_SENSITIVITY_GAMES });
  const question = await questionOf(file, options, asked);
  return answered(question, options, asked.workers, {
    answer: (conduct) => answerSensitivity(question, conduct),
    page: sensitivityPage,
    first: `game ${MIN_SENSITIVITY_GAMES} of the first changes`,
    cut: ({ changes }) => {
      const last = changes.filter(({ games }) => games !== undefined);
      return last.length > 0 ? [last[0]!.games!, `games with each of the last ${last.length} changes`] : undefined;
    },
  });
}

async function questionOf(
  file: string | undefined,
  options: SensitivityOptions,
  run: AskedRun,
): Promise<SensitivityQuestion> {
  const asked = await gameAsked<SensitivityQuestion>(file, options, run, rerunSensitivity, (game) => ({
    kind: 'sensitivity',
    ...game,
  }));
  return {
    ...asked,
    what: options.what === undefined ? asked.what : kindsNamed(options.what),
    only: options.only ?? asked.only,
    step: options.step === undefined ? asked.step : stepTyped(options.step),
    metrics: options.metric?.split(',') ?? asked.metrics,
  };
}

function kindsNamed(text: string): ChangeKind[] {
  return text.split(',').map((word) => {
    return oneOf('--what', word.trim(), CHANGE_KINDS);
  });
}

function stepTyped(text: string): number {
  const value = /^\d*\.?\d+%?$/.test(text.trim())
    ? Number.parseFloat(text) / (text.includes('%') ? 100 : 1)
    : Number.NaN;
  if (value > 0 && value <= 1) return value;
  throw new UsageError(`--step ${quoted(text)} is not allowed; allowed: a part above 0 up to 1, such as 0.25 or 25%`);
}
