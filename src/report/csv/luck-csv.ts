// Every roll of a game and its luck, for a spreadsheet.

import type { ToldRoll } from '../../analysis/luck/luck.js';
import { csvText } from '../../text/index.js';

const HEAD = [
  'turn',
  'area',
  'round',
  'kind',
  'thrown_by',
  'of',
  'target',
  'actual',
  'expected',
  'luck',
  'sd',
  'rarity',
];

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
