// `vitp show`: one game of a simulation, told from start to end.

import type { GameRecord } from '../../game/state/record.js';
import { describeRun } from '../../node/machine.js';
import { plainRecord, writeRecord } from '../../records/record-write.js';
import { Narrator } from '../../report/narrative/narrative.js';
import { playOneGame } from '../../report/one-game/play-game.js';
import { type Rulings, resolveRules } from '../../rules/index.js';
import { quoted, terminalText } from '../../text/index.js';
import { wholeNumber } from '../../text/whole-number.js';
import { type OneGameOptions, oneGame } from '../options/one-game.js';
import { type ReviewOptions, reviewed, reviewWish } from '../options/review.js';
import { inputOr, STANDARD_GAME_INPUT } from '../options/run.js';
import { checkDestinations, type Destinations, deliver } from '../output/deliver.js';
import { EXIT_OK } from '../output/errors.js';
import { proseWidth } from '../output/output.js';

/** Options as commander hands them over: texts that nobody has looked at yet. */
interface ShowOptions extends OneGameOptions, ReviewOptions, Omit<Destinations, 'gamesCsv'> {
  readonly turn?: string;
  readonly record?: string;
}

/**
 * Plays the game, tells it, and writes its record; returns the exit code.
 *
 * @throws UsageError, ScenarioError, OutputError; each a sentence.
 */
export async function showCommand(file: string | undefined, options: ShowOptions): Promise<number> {
  checkDestinations(options);
  const asked = await oneGame(await inputOr(file, STANDARD_GAME_INPUT), options);
  const { scenario } = asked;
  const rules = resolveRules(scenario.rules, scenario.rulings as Partial<Rulings>);
  const turn = options.turn === undefined ? undefined : wholeNumber('--turn', options.turn, 1, rules.turns);
  const wish = reviewWish(options);
  const begun = performance.now();
  const width = proseWidth();
  let narrator = new Narrator({ width });
  const played = playOneGame(
    { ...asked, turn },
    {
      listener: () => {
        narrator = new Narrator({ width });
        return narrator;
      },
    },
  );
  const { record, tables, log } = played;
  const lines = narrator.finish();
  const found =
    wish &&
    (await reviewed(played, wish, {
      quiet: options.record === '-' || options.quiet === true,
      onward: (from) =>
        turn === undefined && rules.turns > 1
          ? `Turn by turn it goes on with --turn ${from}.`
          : 'A smaller --rollouts takes less time.',
    }));
  const run = describeRun({ workers: 0, seconds: (performance.now() - begun) / 1000 });
  const review = found ? { review: found.review } : {};
  const { gamePage } = await import('../../report/one-game/game-page.js');
  const page = gamePage({ record, turns: rules.turns, log, run, ...review }, tables);
  // Who asks for one turn asks to be told it.
  const telling = options.all || turn !== undefined ? [...title(record), '', ...lines] : undefined;
  await deliver(page, options, {
    ...(telling
      ? { more: `\n${telling.join('\n')}\n` }
      : { moreBy: 'The whole game, every decision and every die: --all.' }),
    record: () => recordText(record, options.record?.endsWith('.json') === true),
  });
  return found?.exitCode ?? EXIT_OK;

  async function recordText(value: GameRecord, json: boolean): Promise<string> {
    if (!json) return writeRecord(value, tables);
    const { canonicalJson } = await import('../../answer/json.js');
    return canonicalJson(plainRecord(value, tables));
  }
}

/** What game this is. */
function title(record: GameRecord): string[] {
  const { japan, allied } = record.players;
  return [
    `Game ${record.game} of seed ${quoted(record.seed!)}`,
    terminalText(`Rules: ${record.rules.join(', ')}. Japan: ${japan}. Allies: ${allied}.`),
  ];
}
