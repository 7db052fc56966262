// `vitp luck`: how lucky was each side in one game, recorded or simulated?

import { answerLuck, type LuckQuestion } from '../../analysis/luck/luck.js';
import { describeRun } from '../../node/machine.js';
import { noRecordIn, tellsOfGame } from '../../records/record-inside.js';
import { readRecord } from '../../records/record-read.js';
import { DEFAULT_TOP, luckPage } from '../../report/luck/luck-page.js';
import { SourceText } from '../../text/source-text.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import type { Input } from '../options/files.js';
import { type OneGameOptions, oneGame } from '../options/one-game.js';
import { inputOr, STANDARD_GAME_INPUT } from '../options/run.js';
import { checkDestinations, type Destinations, deliver } from '../output/deliver.js';

/** Options as commander hands them over. */
interface LuckOptions extends OneGameOptions, Pick<Destinations, 'json' | 'out' | 'format' | 'quiet'> {
  readonly top?: string;
}

/** Runs the command. Every mistake is thrown as a sentence. */
export async function luckCommand(file: string | undefined, options: LuckOptions): Promise<void> {
  checkDestinations(options);
  const top = options.top === undefined ? DEFAULT_TOP : wholeNumber('--top', options.top, 0, 1000);
  const input = await inputOr(file, STANDARD_GAME_INPUT);
  const answer = await answerLuck(await questionOf(input, options), { describeRun });
  await deliver(luckPage(answer, input.name, top), options);
}

/** A record, also inside an answer of `vitp show`, a scenario, or what this command wrote: its `config` is either of them. */
async function questionOf(input: Input, options: LuckOptions): Promise<LuckQuestion> {
  const top = mapOf(new SourceText(input.name, input.text).value);
  if (top?.kind === 'record' || tellsOfGame(top) || noRecordIn(input.text) !== undefined)
    return recordOf(input, options);
  const config = top?.kind === 'luck' ? mapOf(top.config) : undefined;
  if (!config) return gameOf(input, options);
  if (config.record) return recordOf({ name: input.name, text: JSON.stringify(config.record) }, options);
  const again = { seed: String(top!.seed), game: String(config.game), ...options };
  return gameOf({ name: input.name, text: JSON.stringify(config.scenario ?? null) }, again);
}

const mapOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;

function recordOf({ name, text }: Input, options: LuckOptions): LuckQuestion {
  for (const option of ['seed', 'game', 'players', 'japan', 'allied', 'rules', 'data'] as const) {
    if (options[option] !== undefined) {
      throw new UsageError(`--${option} is for simulated games; the record ${name} says all this itself`);
    }
  }
  return { kind: 'luck', record: readRecord(text, name) };
}

const gameOf = async (input: Input, options: LuckOptions): Promise<LuckQuestion> => ({
  kind: 'luck',
  ...(await oneGame(input, options)),
});
