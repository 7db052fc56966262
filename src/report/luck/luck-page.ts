// The luck of a game as a page: whose game it is, and the files of a report.
import { type Seats, seatText } from '../../ai/seat.js';
import type { LuckAnswer, ToldRoll } from '../../analysis/luck/luck.js';
import { fixed } from '../../answer/digits.js';
import type { Side } from '../../board/index.js';
import { resolveRules } from '../../rules/index.js';
import { csvText } from '../../text/index.js';
import { wrap } from '../../text/wrap.js';
import { ANALYSIS_FILE } from '../analysis.js';
import { ownLines } from '../asked/own-lines.js';
import { notCertain } from '../certainty/not-certain.js';
import type { Page } from '../page.js';
import { luckPicture } from '../pictures/luck.js';
import { namesPlayers } from '../player-names.js';
import { luckBlocks, luckSentences, luckText } from './luck-blocks.js';

/** What is read of a record as it stands in the answer. */
interface RecordHead {
  readonly players: Readonly<Record<Side, string>>;
  readonly rules: readonly string[];
  readonly until?: string | { readonly turn: number };
}

/** False for a record that stops with an area, a turn before the last, or a step. */
function isWholeGame({ config }: LuckAnswer): boolean {
  const { until, rules } = (config.record ?? {}) as Partial<RecordHead>;
  return until === undefined || (typeof until === 'object' && until.turn === resolveRules(rules).turns);
}

/**
 * What was asked, a line each: heading and text.
 *
 * @param file the record's name, which the answer does not hold
 */
function luckAsked({ config, seed }: LuckAnswer, file: string): (readonly [string, string])[] {
  if (config.record) {
    const { players, rules } = config.record as RecordHead;
    return [
      ['Record', file],
      ...(namesPlayers(players) ? ([['Players', `Japan ${players.japan}, Allies ${players.allied}`]] as const) : []),
      ['Rules', resolveRules(rules).names.join(', ')],
      ...notCertain([config.record as { readonly kind: unknown }]),
      ...ownLines([config.record as object]),
    ];
  }
  const { players, rules } = config.scenario as { players: Seats; rules: readonly string[] };
  return [
    ['Game', `${config.game} of seed ${seed}`],
    ['Players', `Japan ${seatText('japan', players.japan)}, Allies ${seatText('allied', players.allied)}`],
    ['Rules', resolveRules(rules).names.join(', ')],
    ...notCertain([config.scenario as { readonly kind: unknown }]),
    ...ownLines([config.scenario as object]),
  ];
}

/** Characters in a line under a picture's title. */
const PICTURE_LINE = 60;

/** Rolls that are told where nobody says how many. */
export const DEFAULT_TOP = 5;

export function luckPage(answer: LuckAnswer, file: string, top: number): Page {
  const { all, percentile, list, poc, run } = answer;
  const asked = luckAsked(answer, file);
  const figures = `luck ${luckText(all.luck)} points, standard deviation ${fixed(all.sd, 1)}, percentile ${fixed(100 * percentile, 1)}`;
  const subtitle = [...asked.map(([heading, text]) => `${heading}: ${text}`), figures];
  const [first, ...lead] = luckSentences(answer, poc, isWholeGame(answer));
  return {
    title: 'Luck of the dice',
    answer: first!,
    lead,
    pictures: [
      luckPicture(
        list,
        subtitle.flatMap((text) => wrap(text, PICTURE_LINE)),
      ),
    ],
    blocks: luckBlocks(answer, list, top),
    asked,
    notes: [],
    csv: { 'rolls.csv': luckCsv(list) },
    json: { ...answer, run },
    again: `vitp luck ${ANALYSIS_FILE}`,
  };
}

const HEAD = 'turn,area,round,kind,thrown_by,of,target,actual,expected,luck,sd,rarity'.split(',');

/** One line a roll, in the order in which they fell; luck in points of the final score for Japan. */
export function luckCsv(rolls: readonly ToldRoll[]): string {
  const lines = rolls.map((r) => [
    r.turn,
    r.area ?? '',
    r.round ?? '',
    r.kind,
    r.side,
    r.of ?? '',
    r.target ?? '',
    r.actual,
    short(r.expected),
    short(r.luck),
    short(Math.sqrt(r.variance)),
    short(r.rarity),
  ]);
  return csvText([HEAD, ...lines]);
}

/** To twelve digits: the last bits of a sum differ between machines. */
const short = (value: number): number => Number(value.toPrecision(12)) + 0;
