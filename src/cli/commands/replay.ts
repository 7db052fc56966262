// `vitp replay`: a record played through the referee.
import { Audience } from '../../game/state/audience.js';
import { describeRun } from '../../node/machine.js';
import { replayRead } from '../../records/problems.js';
import { readRecord } from '../../records/record-read.js';
import { Narrator } from '../../report/narrative/narrative.js';
import { leadText } from '../../report/narrative/narrative-words.js';
import { GameLog, silent } from '../../report/one-game/game-log.js';
import { gamePage } from '../../report/one-game/game-page.js';
import { plainReview } from '../../report/review.js';
import { quoted } from '../../text/index.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { readInput } from '../options/files.js';
import { type ReviewOptions, reviewed, reviewWish } from '../options/review.js';
import { checkDestinations, type Destinations, deliver } from '../output/deliver.js';
import { EXIT_OK } from '../output/errors.js';
import { printJson, proseWidth } from '../output/output.js';

interface ReplayCommandOptions extends ReviewOptions, Pick<Destinations, 'quiet' | 'out' | 'format' | 'all'> {
  readonly json?: boolean;
  readonly dice?: string;
  readonly turn?: string;
}

const SOURCES = ['record', 'seed'] as const;

/**
 * Plays a record and tells it; where it does not fit the rules, says so at the step. Returns the exit code.
 *
 * @throws UsageError, ScenarioError; each a sentence.
 */
export async function replayCommand(file: string, options: ReplayCommandOptions): Promise<number> {
  const dice = SOURCES.find((source) => source === options.dice);
  if (options.dice !== undefined && !dice) {
    throw new UsageError(`--dice ${quoted(options.dice)} is not allowed; allowed: ${SOURCES.join(' or ')}`);
  }
  if (options.turn !== undefined && !options.review) throw new UsageError('--turn is of no use without --review');
  const { json: _, ...places } = options;
  checkDestinations(places);
  const input = await readInput(file);
  const read = readRecord(input.text, input.name);
  const { record, tables, rules } = read;
  const turn = options.turn === undefined ? undefined : wholeNumber('--turn', options.turn, 1, rules.turns);
  const narrator = new Narrator({ width: proseWidth() });
  const log = new GameLog();
  const begun = performance.now();
  const wish = reviewWish(options);
  const { game, hash, poc, steps } = replayRead(read, {
    listener: new Audience([silent(log), narrator]),
    ...(dice ? { dice } : {}),
  });
  const found =
    wish &&
    (await reviewed(read, wish, {
      quiet: options.json === true || options.quiet === true,
      turn,
      onward: (from) =>
        turn === undefined && record.until.to === 'game'
          ? `Turn by turn it goes on with --turn ${from}.`
          : 'A smaller --rollouts takes less time.',
      ...(dice ? { dice } : {}),
    }));
  const code = found?.exitCode ?? EXIT_OK;
  if (options.json) {
    const plain = found ? { review: plainReview(found.review.reviewer, tables) } : {};
    const partial = found?.exitCode === undefined ? {} : { partial: true };
    await printJson({ kind: 'replay', file: input.name, steps, turn: game.turn, poc, hash, ...plain, ...partial });
    return code;
  }
  const end = record.end === null ? '' : ', as the record says';
  const review = found ? { review: found.review } : {};
  const run = describeRun({ workers: 0, seconds: (performance.now() - begun) / 1000 });
  const page = gamePage({ record: { ...record, end: { hash, poc } }, turns: rules.turns, log, run, ...review }, tables);
  const lawful = `${steps} decisions, all lawful. Turn ${game.turn}: ${leadText(poc)} Checksum ${hash}${end}.`;
  const whole = record.until.to === 'game' ? [page.answer] : [];
  // A piece of a turn fits one screen.
  const all = options.all || log.turns.length < 2;
  await deliver({ ...page, answer: lawful, lead: [...whole, ...page.lead] }, places, {
    ...(all
      ? { more: `\n${narrator.finish().join('\n')}\n` }
      : { moreBy: 'All of it, every decision and every die: --all.' }),
  });
  return code;
}
