// Rule 17: who takes the step losses of a ground combat, in order.
import { tableOf } from '../../answer/block.js';
import { mapField, nameSentence, shown, wholeField } from '../../text/fields.js';
import { listOf, nameText, stepsField } from '../common-fields.js';
import type { Part, SituationOf } from '../companion.js';
import type { Readings } from '../readings.js';

const shape = {
  /** The unit whose troop quality was used. */
  lead: nameText('a unit'),
  /** Everybody who took part, in the order in which the owner lets them lose steps. */
  units: listOf(mapField({ unit: nameText('the name of a unit'), steps: stepsField() }, 'a unit'), 'units'),
  losses: wholeField('a number of step losses', 0, 999),
};
type LossSituation = SituationOf<typeof shape>;

/** One loss: who takes it, and what it has left. */
interface Loss {
  readonly unit: string;
  readonly left: number;
}

const FIRST = 3;

/** The losses in order, until all steps are gone. */
export function stepLosses(s: LossSituation, readings: Pick<Readings, 'each-unit' | 'lead-last-step'>): Loss[] {
  const left = new Map(s.units.map(({ unit, steps }) => [unit, steps]));
  const others = s.units.flatMap(({ unit }) => (unit === s.lead ? [] : [unit]));
  const losses: Loss[] = [];
  const lose = (unit: string): boolean => {
    if (losses.length === s.losses || left.get(unit) === 0) return false;
    left.set(unit, left.get(unit)! - 1);
    losses.push({ unit, left: left.get(unit)! });
    return true;
  };
  // Nobody is eliminated before the lead is.
  const spare = (unit: string): boolean => (left.get(s.lead) === 0 || left.get(unit)! > 1) && lose(unit);
  for (let k = 0; k < FIRST; k++) {
    if (readings['lead-last-step'] === 'lost') lose(s.lead);
    else spare(s.lead);
  }
  if (readings['each-unit'] === 'all') spare(s.lead);
  while (losses.length < s.losses) {
    const taken = [...others, s.lead].filter(spare);
    // Everybody has one step left: now the lead goes first.
    if (taken.length === 0 && !lose(s.lead)) break;
  }
  return losses;
}

export const LOSSES: Part<LossSituation> = {
  rules: [17],
  shape,
  rolls: false,
  example: `# Seven losses among three units; steps are invented.
kind: pacific-war
rule: 17
lead: Division A
units:
  - {unit: Division A, steps: 6}
  - {unit: Regiment B, steps: 3}
  - {unit: Brigade C, steps: 2}
losses: 7
`,
  check(s, { refuse }) {
    const names = s.units.map(({ unit }) => unit);
    if (!names.includes(s.lead)) refuse(['lead'], nameSentence(s.lead, names, { what: 'a unit of this file' }));
    names.forEach((name, k) => {
      if (names.indexOf(name) < k) refuse(['units', k, 'unit'], `${shown(name)} is written twice; keep one of them`);
    });
  },
  answer(s, { readings }) {
    const losses = stepLosses(s, readings);
    const final = (unit: string, steps: number) => losses.findLast((loss) => loss.unit === unit)?.left ?? steps;
    const order = tableOf(
      'Losses in order',
      'what the unit has left afterwards',
      ['loss', 'unit', 'left'],
      losses.map(({ unit, left }, k) => [String(k + 1), unit, String(left)]),
    );
    const left = tableOf(
      'Who is left',
      'steps',
      ['unit', 'before', 'after'],
      s.units.map(({ unit, steps }) => [unit, String(steps), String(final(unit, steps))]),
    );
    const gone = s.units.filter(({ unit, steps }) => final(unit, steps) === 0).map(({ unit }) => unit);
    return {
      title: 'Step losses (rule 17)',
      lead: [gone.length > 0 ? `Eliminated: ${gone.join(', ')}.` : 'Nobody is eliminated.'],
      asked: [
        ['Lead', s.lead],
        ['Losses', String(s.losses)],
      ],
      blocks: losses.length > 0 ? [order, left] : [left],
      notes: [
        'Within a round of losses the others take them in the order of the file, which is the owner’s choice.',
        ...(losses.length < s.losses ? [`${s.losses - losses.length} losses find no step.`] : []),
      ],
      table: order,
      figures: { losses, left: Object.fromEntries(s.units.map(({ unit, steps }) => [unit, final(unit, steps)])) },
    };
  },
};
