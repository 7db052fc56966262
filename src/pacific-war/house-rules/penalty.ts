// Rule 20: how much penalty time may be bought, what may not be done in it, and where the day marker stops.
import { tableOf } from '../../answer/block.js';
import { mapField, nameField, wholeField } from '../../text/fields.js';
import { listOf, nameText, yesNo } from '../common-fields.js';
import type { Part, SituationOf } from '../companion.js';
import type { Readings } from '../readings.js';
import { ALLOWED, verdict } from './answer-blocks.js';

const DEEDS = ['move', 'combat', 'enter', 'disembark', 'overrun'] as const;
const PLACES = ['free', 'enemy units', 'enemy city', 'enemy airfield', 'enemy OSB', 'enemy port'] as const;

/** Days that each player may buy, and the day from which the marker stays. */
const MAX_DAYS = { operation: 14, reaction: 7 } as const;
const LAST_MARKED = 7;

const shape = {
  /** Days that the operation player has bought. */
  operation: wholeField('a number of days', 0, 99),
  reaction: wholeField('a number of days', 0, 99).optional(),
  /** The operation player has deactivated all his units. */
  deactivated: yesNo('deactivated').optional(),
  deeds: listOf(
    mapField(
      {
        unit: nameText('the name of a unit'),
        /** Default operation. */
        side: nameField(['operation', 'reaction'], { what: 'a side' }).optional(),
        does: nameField(DEEDS, { what: 'a deed' }),
        /** What is in the hex. Default free. */
        where: nameField(PLACES, { what: 'a place' }).optional(),
        submarine: yesNo('submarine').optional(),
      },
      'a deed',
    ),
    'deeds',
    0,
    500,
  ).optional(),
};
type PenaltySituation = SituationOf<typeof shape>;
export type PenaltyDeed = NonNullable<PenaltySituation['deeds']>[number];

/** What is wrong with the days that were bought. */
export function checkDays(s: PenaltySituation): string[] {
  return [
    ...(s.operation > MAX_DAYS.operation
      ? [`the operation player bought ${s.operation} days; allowed: ${MAX_DAYS.operation}`]
      : []),
    ...((s.reaction ?? 0) > MAX_DAYS.reaction
      ? [`the reaction player bought ${s.reaction} days; allowed: ${MAX_DAYS.reaction}`]
      : []),
    ...((s.reaction ?? 0) > 0 && !s.deactivated
      ? ['the reaction player bought days before the operation player had deactivated all his units']
      : []),
  ];
}

/** What is wrong with a deed; `undefined` where it is allowed. */
export function checkDeed({ does, side = 'operation', where = 'free', submarine }: PenaltyDeed): string | undefined {
  if (side === 'reaction') return undefined;
  if (does === 'combat') return submarine ? undefined : 'only submarines begin a combat';
  if ((does === 'enter' || does === 'disembark') && (where === 'enemy units' || where === 'enemy city'))
    return `not where there is an ${where === 'enemy units' ? 'enemy' : where}`;
  if (does === 'overrun' && where.startsWith('enemy ') && where !== 'enemy units' && where !== 'enemy city')
    return `no overrun of an ${where}`;
  return undefined;
}

/** Days that the day marker moves. */
export const markerDays = (bought: number, reading: Readings['seventh-day']): number =>
  Math.min(bought, reading === 'onto' ? LAST_MARKED : LAST_MARKED - 1);

export const PENALTY: Part<PenaltySituation> = {
  rules: [20],
  shape,
  rolls: false,
  example: `# Penalty time of nine days, and what invented units of the operation player do in it.
kind: pacific-war
rule: 20
operation: 9
deeds:
  - {unit: Division A, does: enter, where: enemy units}
  - {unit: Division B, does: enter, where: free}
  - {unit: Submarine A, does: combat, submarine: true}
  - {unit: Division C, does: overrun, where: enemy airfield}
`,
  answer(s, { readings }) {
    const deeds = s.deeds ?? [];
    const days = checkDays(s);
    const wrong = deeds.map(checkDeed);
    const moved = markerDays(s.operation, readings['seventh-day']);
    const block = tableOf(
      'Deeds',
      'in penalty time',
      ['unit', 'does', 'where', 'verdict'],
      deeds.map((deed, k) => [deed.unit, deed.does, deed.where ?? 'free', wrong[k] ?? ALLOWED]),
    );
    return {
      title: 'Penalty time (rule 20)',
      lead: [
        ...(days.length > 0 ? [`Not allowed: ${days.join('; ')}.`] : ['The days are allowed.']),
        `The day marker moves ${moved} of the ${s.operation} days.`,
        ...(deeds.length > 0 ? [verdict(wrong, 'deeds')] : []),
      ],
      asked: [['Bought', `operation player ${s.operation} days, reaction player ${s.reaction ?? 0}`]],
      blocks: deeds.length > 0 ? [block] : [],
      notes: [],
      table: block,
      figures: {
        days,
        marker: moved,
        deeds: deeds.map((deed, k) => ({ ...deed, ...(wrong[k] ? { wrong: wrong[k] } : {}) })),
      },
    };
  },
};
