// `vitp replay`: a record played through the referee.
import { Reviewer } from '../../ai/search/review.js';
import type { TurnLog } from '../../ai/search/turn-log.js';
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
import { readInput } from '../options/files.js';
import { type ReviewOptions, reviewWish, showProgress } from '../options/review.js';
import { checkDestinations, type Destinations, deliver } from '../output/deliver.js';
import { printJson, proseWidth } from '../output/output.js';

interface ReplayCommandOptions extends ReviewOptions, Pick<Destinations, 'quiet' | 'out' | 'format' | 'all'> {
  readonly json?: boolean;
  readonly dice?: string;
}

const SOURCES = ['record', 'seed'] as const;

/**
 * Plays a record and tells it; where it does not fit the rules, says so at the step.
 *
 * @throws UsageError, ScenarioError; each a sentence.
 */
export async function replayCommand(file: string, options: ReplayCommandOptions): Promise<void> {
  const dice = SOURCES.find((source) => source === options.dice);
  if (options.dice !== undefined && !dice) {
    throw new UsageError(`--dice ${quoted(options.dice)} is not allowed; allowed: ${SOURCES.join(' or ')}`);
  }
  const { json: _, ...places } = options;
  checkDestinations(places);
  const input = await readInput(file);
  const read = readRecord(input.text, input.name);
  const { record, tables, rules } = read;
  const narrator = new Narrator({ width: proseWidth() });
  const log = new GameLog();
  const begun = performance.now();
  const wish = reviewWish(options);
  let clear = (): void => {};
  const review = (log: TurnLog): Reviewer => {
    const made = new Reviewer(log, wish!.settings, record.seed ?? 'review', rules);
    clear = showProgress(made, rules.turns, options.json === true || options.quiet === true);
    return made;
  };
  try {
    const { game, hash, poc, steps, reviewer } = replayRead(read, {
      ...(wish ? { review } : {}),
      listener: new Audience([silent(log), narrator]),
      ...(dice ? { dice } : {}),
    });
    clear();
    if (options.json) {
      const found = reviewer === null ? {} : { review: plainReview(reviewer, tables) };
      return printJson({ kind: 'replay', file: input.name, steps, turn: game.turn, poc, hash, ...found });
    }
    const end = record.end === null ? '' : ', as the record says';
    const reviewed = wish && reviewer ? { review: { reviewer, top: wish.top } } : {};
    const run = describeRun({ workers: 0, seconds: (performance.now() - begun) / 1000 });
    const page = gamePage(
      { record: { ...record, end: { hash, poc } }, turns: rules.turns, log, run, ...reviewed },
      tables,
    );
    const lawful = `${steps} decisions, all lawful. Turn ${game.turn}: ${leadText(poc)} State ${hash}${end}.`;
    const whole = record.until.to === 'game' ? [page.answer] : [];
    // A piece of a turn fits one screen.
    const all = options.all || log.turns.length < 2;
    await deliver({ ...page, answer: lawful, lead: [...whole, ...page.lead] }, places, {
      ...(all
        ? { more: `\n${narrator.finish().join('\n')}\n` }
        : { moreBy: 'All of it, every decision and every die: --all.' }),
    });
  } finally {
    clear();
  }
}
