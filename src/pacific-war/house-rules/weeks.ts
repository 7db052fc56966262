// Rules 3 and 15: a ground unit moves once a week and attacks once a week; both count by themselves.
import { tableOf } from '../../answer/block.js';
import { mapField, nameField, wholeField } from '../../text/fields.js';
import { listOf, nameText } from '../common-fields.js';
import type { Part, SituationOf } from '../companion.js';
import type { Readings } from '../readings.js';
import { ALLOWED, verdict } from './answer-blocks.js';

const DEEDS = ['move', 'load', 'unload', 'contact move', 'attack'] as const;

const shape = {
  deeds: listOf(
    mapField(
      {
        /** 1 to 30; the day track shows the last day as 0. */
        day: wholeField('a day', 0, 31),
        unit: nameText('the name of a unit'),
        does: nameField(DEEDS, { what: 'a deed' }),
      },
      'a deed',
    ),
    'deeds',
    1,
    500,
  ),
};
type WeekSituation = SituationOf<typeof shape>;
export type WeekDeed = WeekSituation['deeds'][number];

/** The week of a day: days 29, 30 and 0 are in week five. */
export const weekOf = (day: number): number => (day === 0 ? 5 : Math.ceil(day / 7));

/** What is wrong with each deed; `undefined` where it is allowed. */
export function checkWeeks(deeds: readonly WeekDeed[], reading: Readings['load-and-unload']): (string | undefined)[] {
  const moved = new Map<string, Set<string>>();
  const attacked = new Set<string>();
  return deeds.map(({ day, unit, does }) => {
    const week = weekOf(day);
    const key = `${week} ${unit}`;
    if (does === 'contact move') return undefined;
    if (does === 'attack') {
      if (attacked.has(key)) return `attacked in week ${week} already (rule 15)`;
      attacked.add(key);
      return undefined;
    }
    const before = moved.get(key) ?? new Set<string>();
    // A transport that was loaded is unloaded within the same move.
    const sameMove = reading === 'together' && does === 'unload' && before.size === 1 && before.has('load');
    if (before.size > 0 && !sameMove) return `moved in week ${week} already (rule 3)`;
    moved.set(key, before.add(does));
    return undefined;
  });
}

export const WEEKS: Part<WeekSituation> = {
  rules: [3, 15],
  shape,
  rolls: false,
  example: `# What two invented units do in a month; day 0 is the last one of the track.
kind: pacific-war
rule: 3
deeds:
  - {day: 2, unit: Division A, does: move}
  - {day: 5, unit: Division A, does: attack}
  - {day: 7, unit: Division A, does: move}
  - {day: 8, unit: Division A, does: move}
  - {day: 29, unit: Regiment B, does: load}
  - {day: 0, unit: Regiment B, does: unload}
`,
  answer(s, { readings }) {
    const wrong = checkWeeks(s.deeds, readings['load-and-unload']);
    const block = tableOf(
      'Deeds',
      'in the order of the file',
      ['unit', 'day', 'week', 'does', 'verdict'],
      s.deeds.map(({ day, unit, does }, k) => [unit, String(day), String(weekOf(day)), does, wrong[k] ?? ALLOWED]),
    );
    return {
      title: 'Moves and attacks by week (rules 3 and 15)',
      lead: [verdict(wrong, 'deeds')],
      asked: [['Deeds', String(s.deeds.length)]],
      blocks: [block],
      notes: [
        'Contact movement is not counted. A deed that is not allowed uses nothing up.',
        'Whether a unit attacks on the first battle cycle on which it can (rule 15) is not checked.',
      ],
      table: block,
      figures: {
        deeds: s.deeds.map((deed, k) => ({
          ...deed,
          week: weekOf(deed.day),
          ...(wrong[k] ? { wrong: wrong[k] } : {}),
        })),
      },
    };
  },
};
