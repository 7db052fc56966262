// Rule 16: the hexes that a unit may retreat to, by priority.
import * as z from 'zod';
import { tableOf } from '../../answer/block.js';
import { mapField, nameField, shown, wholeField } from '../../text/fields.js';
import { instead, nameText, stepsField, yesNo } from '../common-fields.js';
import type { Part, SituationOf } from '../companion.js';
import type { Readings } from '../readings.js';
import { MAX_STEPS } from './stacking.js';

const ENTRIES = ['own', 'enemy', 'both'] as const;

const SIDES = 6;

const hexField = z.union(
  [
    nameText('a hex'),
    z
      .int()
      .min(0)
      .max(9999)
      .transform((n) => String(n).padStart(4, '0')),
  ],
  { error: instead('a hex', 'a number or a name') },
);

/** A neighbouring hex and the hexside to it. */
const aroundField = mapField(
  {
    hex: hexField,
    /** Who entered through this hexside. */
    entry: nameField(ENTRIES, { what: 'who entered there' }).optional(),
    /** Enemies are there. */
    enemy: yesNo('enemy').optional(),
    /** Ground steps of the own side that are there. */
    steps: wholeField('a number of steps', 0, 999).optional(),
    /** Terrain into which the unit could not normally move. */
    closed: yesNo('closed').optional(),
  },
  'a hex',
);

const shape = {
  unit: nameText('the name of a unit'),
  steps: stepsField(),
  role: nameField(['defender', 'attacker'], { what: 'a role' }),
  retreat: nameField(['mandatory', 'optional'], { what: 'a kind of retreat' }),
  /** The six hexes in their order around; nothing where there is none. */
  around: z
    .array(z.union([z.null(), aroundField], { error: instead('a hex', 'a map, or null where there is none') }), {
      error: (issue) => `around must be a list of six hexes, not ${shown(issue.input)}`,
    })
    .length(SIDES, {
      error: (issue) =>
        `around has ${(issue.input as unknown[]).length} entries; allowed: the six hexes in their order around`,
    }),
};
export type RetreatSituation = SituationOf<typeof shape>;
export type Around = NonNullable<RetreatSituation['around'][number]>;

/** The lawful hexsides of each priority, by their place around, 0 to 5. */
export function retreats(s: RetreatSituation, reading: Readings['own-entry']): number[][] {
  const all = Array.from({ length: SIDES }, (_, k) => k);
  const entered = (by: 'own' | 'enemy') =>
    all.filter((k) => s.around[k]?.entry === by || s.around[k]?.entry === 'both');
  const [own, enemy] = [entered('own'), entered('enemy')];
  /** These hexsides and those beside them. */
  const beside = (sides: readonly number[]) =>
    all.filter((k) => sides.some((j) => [0, 1, SIDES - 1].includes((k - j + SIDES) % SIDES)));
  const open = (k: number) => s.around[k] != null && !s.around[k]!.closed;
  const room = (k: number) => (s.around[k]!.steps ?? 0) + s.steps <= MAX_STEPS;
  const free = (k: number) => !s.around[k]!.enemy;
  const across = (k: number) => !enemy.includes(k);
  const limited = (k: number) => open(k) && room(k) && free(k) && across(k);
  const apart = (k: number) => limited(k) && !beside(enemy).includes(k);
  if (s.role === 'attacker') {
    const back = beside(own).filter(limited);
    // Through its own hexside only stacking forbids it: it came that way.
    return s.retreat === 'optional' ? [back] : [own.filter(room), back];
  }
  if (s.retreat === 'optional') return [beside(own).filter(limited), all.filter(limited)];
  const opposite = enemy.map((k) => (k + SIDES / 2) % SIDES);
  const first =
    own.length > 0 ? beside(own).filter(reading === 'as-written' ? open : limited) : beside(opposite).filter(apart);
  return [first, all.filter(apart), all.filter(limited)];
}

export const RETREAT: Part<RetreatSituation> = {
  rules: [16],
  shape,
  rolls: false,
  example: `# A defender that must retreat; hexes and steps are invented. The six hexes go around in order.
kind: pacific-war
rule: 16
unit: Division A
steps: 12
role: defender
retreat: mandatory
around:
  - {hex: 1001, entry: enemy, enemy: true}
  - {hex: 1002}
  - {hex: 1003, steps: 40}
  - {hex: 1004}
  - {hex: 1005, closed: true}
  - null
`,
  check(s, { refuse }) {
    const names = s.around.map((a) => a?.hex);
    names.forEach((name, k) => {
      if (name !== undefined && names.indexOf(name) < k)
        refuse(['around', k, 'hex'], `hex ${name} is named twice; keep one of them`);
    });
  },
  answer(s, { readings }) {
    const lawful = retreats(s, readings['own-entry']);
    const counts = lawful.findIndex((sides) => sides.length > 0);
    const hexes = (sides: readonly number[]) => sides.map((k) => s.around[k]!.hex);
    const block = tableOf(
      'Hexes',
      'by priority',
      ['hex', 'entered by', ...lawful.map((_, k) => `priority ${k + 1}`)],
      s.around.flatMap((a, k) =>
        a ? [[a.hex, a.entry ?? '–', ...lawful.map((sides) => (sides.includes(k) ? 'yes' : 'no'))] as const] : [],
      ),
    );
    const may = s.retreat === 'mandatory' ? 'must retreat to' : 'may retreat to';
    return {
      title: 'Retreat (rule 16)',
      lead: [
        counts < 0
          ? `${s.unit} has no lawful hex.`
          : `${s.unit} ${may} ${hexes(lawful[counts]!).join(' or ')} (priority ${counts + 1}).`,
      ],
      asked: [
        ['Unit', `${s.unit}, ${s.steps} steps, ${s.role}`],
        ['Retreat', s.retreat],
      ],
      blocks: [block],
      notes: ['What becomes of a unit without a lawful hex is said by the base game.'],
      table: block,
      figures: { priorities: lawful.map(hexes), ...(counts < 0 ? {} : { priority: counts + 1 }) },
    };
  },
};
