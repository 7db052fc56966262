// `vitp duel`: tables of ship against ship, to be printed and kept beside the board.

import { answerDuel, type DuelQuestion, duelActionNamed, duelRounds, rerunDuel } from '../../analysis/duel.js';
import { parseJson } from '../../analysis/question/config.js';
import { mergeOverrides } from '../../board/merge-overrides.js';
import { describeRun } from '../../node/machine.js';
import { duelPage } from '../../report/duel.js';
import { quoted } from '../../text/index.js';
import { UsageError } from '../../text/usage-error.js';
import { readData, readInput } from '../options/files.js';
import { type AnalysisDestinations, checkDestinations, deliver } from '../output/deliver.js';

/** Options as commander hands them over. */
export interface DuelOptions extends AnalysisDestinations {
  readonly rounds?: string;
  readonly action?: string;
  readonly data?: string;
}

const DEFAULT_ROUNDS = 1;

/**
 * Runs the command: `vitp duel cruisers`, `vitp duel carriers cruisers`, `vitp duel Atago Houston`, `vitp duel result.json`.
 *
 * @throws UsageError, OutputError, ScenarioError; each a sentence.
 */
export async function duelCommand(
  first: string | undefined,
  others: readonly string[],
  options: DuelOptions,
): Promise<void> {
  checkDestinations(options);
  const second = others.filter((word) => !/^(?:vs?\.?|versus|against)$/i.test(word)).join(' ') || undefined;
  const asked = (await againOf(first, second)) ?? questionOf(first, second);
  const question: DuelQuestion = {
    ...asked,
    data: mergeOverrides(asked.data, await readData(options.data)),
    action: options.action === undefined ? asked.action : duelActionNamed('--action', options.action),
    rounds: options.rounds === undefined ? asked.rounds : roundsTyped(options.rounds),
  };
  await deliver(duelPage(await answerDuel(question, { describeRun })), options);
}

function questionOf(first = 'cruisers', second = first): DuelQuestion {
  return { kind: 'duel', first, second, rounds: DEFAULT_ROUNDS, data: null };
}

/** The question of a result that is asked again; `undefined` when ships are named. */
async function againOf(first: string | undefined, second: string | undefined): Promise<DuelQuestion | undefined> {
  if (first === undefined || !(first === '-' || /\/|\.json$/.test(first))) return undefined;
  const { name, text } = await readInput(first);
  const again = rerunDuel(parseJson(text), name);
  if (!again) throw new UsageError(`${name} is no answer of vitp duel; allowed: its result.json, or what --json wrote`);
  if (second !== undefined) throw new UsageError(`${name} names both sides; ${quoted(second)} has no place beside it`);
  return again;
}

/** `null`: to the end. */
const roundsTyped = (text: string): number | null => (text === 'end' ? null : duelRounds('--rounds', text));
