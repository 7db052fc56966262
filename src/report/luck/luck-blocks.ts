// The luck of a game as tables: by turn and side, by kind of roll, and the rolls that mattered.

import type { ToldRoll } from '../../analysis/luck/luck.js';
import type { LuckSummary, LuckTotal } from '../../analysis/luck/luck-summary.js';
import { type Row, type TableBlock, tableOf } from '../../answer/block.js';
import { fixed, signed } from '../../answer/digits.js';
import { SIDE_LABELS, SIDE_SAID } from '../../board/side-names.js';

/** Who rolls: a side, or both of them for day or night. */
const ROLLERS = { ...SIDE_LABELS, both: 'both' } as const;

const KIND_NAMES = {
  attack: 'hits of attacks (7.5)',
  speed: 'speed rolls passed (6.4)',
  'day-night': 'days or nights as Japan wished (7.3)',
  location: 'uncertain groups at sea (18.22)',
  sighting: 'task forces sighted (23.4)',
  basing: 'uncertain bases to choose',
} as const;

/** Points of the final score, to the digit in which all of luck is told: `+2.3`. */
export const luckText = (points: number): string => signed(points, 1);

const count = (t: LuckTotal): string => (t.rolls === 0 ? '–' : `${fixed(t.actual, 0)} of ${fixed(t.expected, 1)}`);

export function luckBlocks(summary: LuckSummary, rolls: readonly ToldRoll[], top: number): TableBlock[] {
  const best = (['japan', 'allied'] as const).flatMap((side): TableBlock[] => {
    const rows = luckiest(rolls, side, top).map(rollRow);
    if (rows.length === 0) return [];
    const title = `Luckiest rolls for ${SIDE_SAID[side]}`;
    const chance = `chance: of a roll at least as lucky for ${SIDE_SAID[side]}`;
    return [tableOf(title, chance, ['', 'roll', 'chance', 'luck'], rows)];
  });
  const hits = 'hits: rolled of expected; luck in points of the final score, + for Japan, - for the Allies';
  return [
    tableOf('By turn and side', hits, TURN_HEAD, turnRows(summary)),
    tableOf('By kind of roll', '', KIND_HEAD, kindRows(summary)),
    ...best,
  ];
}

/**
 * What the luck came to, and how the game ended.
 *
 * @param ended false for a record that stops before the game is over: then there is no final score that luck could have changed
 */
export function luckSentences(summary: LuckSummary, poc: number, ended: boolean): string[] {
  const { luck, sd, rolls } = summary.all;
  const points = fixed(Math.abs(luck), 1);
  const isEven = points === fixed(0, 1);
  const share = isEven || luck >= 0 ? summary.percentile : 1 - summary.percentile;
  const lucky = isEven ? 'Neither side' : luck > 0 ? 'Japan' : 'The Allies';
  const less = isEven ? 'less lucky for Japan' : 'less lucky';
  const leads =
    poc === 0
      ? ended
        ? 'a tie'
        : 'the sides even'
      : poc > 0
        ? `Japan's lead of ${poc}`
        : `the Allies' lead of ${-poc}`;
  return [
    `${lucky} had the better dice: ${points} points of the final score over ${rolls} rolls, whose standard deviation is ${fixed(sd, 1)}. Had the same rolls been thrown again, they would have been ${less} in ${fixed(100 * share, 1)} % of cases.`,
    ended
      ? `The game ended with ${leads}; without the luck ${leadOf(poc - luck)}.`
      : `The record stops before the game is over, with ${leads} on the POC track.`,
  ];
}

const leadOf = (poc: number): string => {
  const text = fixed(Math.abs(poc), 0);
  return text === '0'
    ? 'it would be about even'
    : `${poc > 0 ? 'Japan' : 'the Allies'} would be ahead by about ${text}`;
};

const TURN_HEAD = ['turn', 'Japan hits', 'luck', 'Allies hit', 'luck', 'day/night', 'all', 'sd'];

function turnRows(summary: LuckSummary): Row[] {
  const row = (name: string, by: LuckSummary['by'], all: LuckTotal): Row => [
    name,
    count(by.japan),
    luckText(by.japan.luck),
    count(by.allied),
    luckText(by.allied.luck),
    by.both.rolls === 0 ? '–' : luckText(by.both.luck),
    luckText(all.luck),
    fixed(all.sd, 1),
  ];
  return [...summary.turns.map((t) => row(String(t.turn), t.by, t.all)), row('all', summary.by, summary.all)];
}

const KIND_HEAD = ['what is counted', 'rolls', 'was', 'expected', 'in sds', 'luck', 'sd'];

const kindRows = (summary: LuckSummary): Row[] =>
  Object.entries(summary.kinds).map(([kind, t]) => [
    KIND_NAMES[kind as keyof typeof KIND_NAMES],
    String(t.rolls),
    fixed(t.actual, 1),
    fixed(t.expected, 1),
    t.countSd > 0 ? luckText((t.actual - t.expected) / t.countSd) : '–',
    luckText(t.luck),
    fixed(t.sd, 1),
  ]);

function rollRow(roll: ToldRoll): Row {
  const round = roll.round === undefined ? undefined : `${roll.raid ? 'air raid, ' : ''}round ${roll.round}`;
  const parts = [`turn ${roll.turn}`, roll.area, round];
  return [
    parts.filter((part) => part !== undefined).join(', '),
    whatOf(roll),
    chanceText(roll.rarity),
    luckText(roll.luck),
  ];
}

function whatOf(roll: ToldRoll): string {
  const { of, target, actual, expected } = roll;
  switch (roll.kind) {
    case 'attack':
      return `${of} at ${target}: ${actual} of ${fixed(expected, 1)} hits`;
    case 'speed':
      return `${of} ${actual === 1 ? 'passes' : 'fails'} its speed roll`;
    case 'day-night':
      return actual === 0.5 ? 'day, then night' : actual === 1 ? 'Japan has its wish' : 'the Allies have their wish';
    case 'location':
      return `${of} ${actual === 1 ? 'is at sea' : 'comes on turn 2'}`;
    case 'sighting':
      return `${ROLLERS[roll.side]} ${actual === 1 ? 'sight' : 'miss'} the force of ${of}`;
    case 'basing':
      return `${of} ${actual === 1 ? 'may choose its base' : 'is in Pearl Harbor'}`;
  }
}

/** `1 in 40`, for a chance that small; else in per cent. */
const chanceText = (chance: number): string =>
  chance > 0 && chance < 0.2 ? `1 in ${fixed(1 / chance, 0)}` : `${fixed(100 * chance, 0)} %`;

/** The rolls that were luckiest for a side, most first. */
export function luckiest(rolls: readonly ToldRoll[], side: 'japan' | 'allied', count: number): ToldRoll[] {
  const sign = side === 'japan' ? 1 : -1;
  return rolls
    .filter((r) => sign * r.luck > 1e-9)
    .sort((a, b) => sign * (b.luck - a.luck))
    .slice(0, count);
}
