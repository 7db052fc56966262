// `vitp luck`: how lucky was each side in one game, recorded or simulated?

import { fixed } from '../answer/digits.js';
import { LuckAccount, type LuckRoll } from '../game/luck/index.js';
import { readRecord } from '../records/record-read.js';
import { RecordProblem } from '../records/record-script.js';
import { plainRecord } from '../records/record-write.js';
import { replay } from '../records/replay.js';
import { luckSummary } from '../report/luck/luck.js';
import { luckSentences, luckText, signed } from '../report/luck/luck-terminal.js';
import type { Picture } from '../report/pictures/index.js';
import { styleFor, useColor } from '../report/style.js';
import { ScenarioError } from '../text/problem.js';
import { SourceText } from '../text/source-text.js';
import { UsageError } from '../text/usage-error.js';
import { checkDestinations } from './deliver.js';
import { deliverEverywhere } from './deliver-everywhere.js';

import { type Input, readInput } from './files.js';
import { playedGame } from './luck-game.js';
import { wholeNumber } from './numbers.js';
import { terminalWidth } from './output.js';
import type { PlayersOptions } from './players-flags.js';

/** Options as commander hands them over. */
export interface LuckOptions extends PlayersOptions {
  readonly seed?: string;
  readonly game?: string;
  readonly rules?: string;
  readonly data?: string;
  readonly top?: string;
  readonly json?: string;
  readonly out?: string;
  readonly quiet?: boolean;
}

/** A game whose rolls were all heard. */
export interface HeardGame {
  readonly rolls: readonly LuckRoll[];
  readonly poc: number;
  /** What it was, in a line each. */
  readonly asked: readonly (readonly [string, string])[];
  /** From which it can be had again. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly seed: string | null;
}

const DEFAULT_TOP = 5;
/** Lines longer than this are hard to read. */
const WIDTH = 110;

/**
 * Runs the command.
 *
 * @throws UsageError, ScenarioError, OutputError; each a sentence.
 */
export async function luckCommand(file: string | undefined, options: LuckOptions): Promise<void> {
  checkDestinations(options);
  const top = options.top === undefined ? DEFAULT_TOP : wholeNumber('--top', options.top, 0, 1000);
  const input = file === undefined ? undefined : await readInput(file);
  const heard = await heardGame(input, options);
  if (heard.rolls.length === 0) throw new UsageError('no dice were rolled, so there is no luck to tell');
  const summary = luckSummary(heard.rolls);
  const { canonicalJson } = await import('../answer/json.js');
  const { describeRun } = await import('../node/machine.js');
  const json = canonicalJson({
    schema: 'vitp-luck/1',
    kind: 'luck',
    config: heard.config,
    seed: heard.seed,
    games: 1,
    poc: heard.poc,
    ...summary,
    list: heard.rolls.map(({ outcomes: _, ...roll }) => roll),
    run: describeRun({ workers: 0, seconds: process.uptime() }),
  });
  const width = Math.min(Math.max(80, terminalWidth()), WIDTH);
  const style = styleFor(useColor(process.stdout, process.env));
  await deliverEverywhere(options, {
    folder: () => {
      const { luck, sd } = summary.all;
      const figures = `luck ${signed(luck)} points, standard deviation ${fixed(sd, 1)}, percentile ${fixed(100 * summary.percentile, 1)}`;
      return folderFiles(heard.rolls, [...heard.asked.map(([heading, text]) => `${heading}: ${text}`), figures], json);
    },
    folderHolds: 'luck.svg, rolls.csv, luck.json',
    texts: { json: () => json },
    brief: async () => {
      const { wrap } = await import('../report/blocks/columns.js');
      const lines = luckSentences(summary, heard.poc).flatMap((text) => wrap(text, terminalWidth()));
      return `${lines.join('\n')}\n`;
    },
    told: () => luckText(summary, heard.rolls, { asked: heard.asked, poc: heard.poc, top, width, style }),
  });
}

async function folderFiles(rolls: readonly LuckRoll[], subtitle: readonly string[], json: string) {
  const { luckPicture } = await import('../report/pictures/luck.js');
  const { wrap } = await import('../report/blocks/columns.js');
  const { renderSvg } = await import('../report/svg.js');
  const { canonicalJson } = await import('../answer/json.js');
  const { luckCsv } = await import('../report/csv/luck-csv.js');
  const picture: Picture = luckPicture(
    rolls,
    subtitle.flatMap((text) => wrap(text, PICTURE_LINE)),
  );
  return {
    'luck.vl.json': canonicalJson(picture.spec),
    'luck.svg': await renderSvg(picture),
    'rolls.csv': luckCsv(rolls),
    'luck.json': json,
  };
}

/** Characters in a line under a picture's title. */
const PICTURE_LINE = 60;

/** A record, a scenario, or what this command wrote: its `config` is either of them. */
async function heardGame(input: Input | undefined, options: LuckOptions): Promise<HeardGame> {
  if (input === undefined) return playedGame(undefined, options);
  const top = mapOf(new SourceText(input.name, input.text).value);
  if (top?.kind === 'record') return recordedGame(input, options);
  const config = top?.kind === 'luck' ? mapOf(top.config) : undefined;
  if (!config) return playedGame(input, options);
  if (config.record) return recordedGame({ name: input.name, text: JSON.stringify(config.record) }, options);
  const again = { seed: String(top!.seed), game: String(config.game), ...options };
  return playedGame({ name: input.name, text: JSON.stringify(config.scenario ?? null) }, again);
}

const mapOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;

/** A record, played through the referee. */
function recordedGame(input: Input, options: LuckOptions): HeardGame {
  for (const name of ['seed', 'game', 'players', 'japan', 'allied', 'rules', 'data'] as const) {
    if (options[name] !== undefined) {
      throw new UsageError(`--${name} is for simulated games; the record ${input.name} says all this itself`);
    }
  }
  const { record, tables, rules, locate } = readRecord(input.text, input.name);
  const account = new LuckAccount();
  try {
    const { poc } = replay(record, tables, rules, { listener: account });
    return {
      rolls: account.rolls,
      poc,
      asked: [
        ['Record', input.name],
        ['Players', `Japan ${record.players.japan}, Allies ${record.players.allied}`],
        ['Rules', rules.names.join(', ')],
      ],
      config: { kind: 'luck', record: plainRecord(record, tables) },
      seed: record.seed,
    };
  } catch (error) {
    if (!(error instanceof RecordProblem)) throw error;
    throw new ScenarioError([locate(error)]);
  }
}
