// Rule 4: 48 ground steps of a hex defend, fire at aircraft or are activated; on an atoll no more may be there.
import { tableOf } from '../../answer/block.js';
import { nameSentence } from '../../text/fields.js';
import { byName, listOf, nameText, stepsField, yesNo } from '../common-fields.js';
import type { Part, SituationOf } from '../companion.js';
import { ALLOWED, listed, verdict } from './answer-blocks.js';

/** Ground steps of a hex. */
export const MAX_STEPS = 48;

const CHOICES = { defends: 'defend', flak: 'fire at aircraft', activates: 'are activated' } as const;
type Choice = keyof typeof CHOICES;

const namesField = (what: string) => listOf(nameText('a unit'), what, 0).optional();
const shape = {
  atoll: yesNo('atoll'),
  /** Steps by ground unit of one side. */
  units: byName(stepsField(), 'units', 'ground units'),
  defends: namesField('defends'),
  flak: namesField('flak'),
  activates: namesField('activates'),
};
type StackSituation = SituationOf<typeof shape>;

/** What is wrong with each choice, and with an atoll. */
export function checkStack(s: StackSituation): Readonly<Record<string, string | undefined>> {
  const steps = (names: readonly string[]) => names.reduce((sum, name) => sum + s.units[name]!, 0);
  const all = steps(Object.keys(s.units));
  const found: Record<string, string | undefined> = {};
  if (s.atoll) found.atoll = all > MAX_STEPS ? `${all} steps on an atoll, ${all - MAX_STEPS} too many` : undefined;
  for (const choice of Object.keys(CHOICES) as Choice[]) {
    const names = s[choice];
    if (!names) continue;
    const sum = steps(names);
    const outside = choice === 'flak' && s.defends ? names.filter((name) => !s.defends!.includes(name)) : [];
    found[choice] =
      sum > MAX_STEPS
        ? `${sum} steps, ${sum - MAX_STEPS} too many`
        : outside.length > 0
          ? `${outside.join(', ')} does not defend`
          : undefined;
  }
  return found;
}

/** The most steps that can be chosen, and units that have them. */
export function fullest(units: Readonly<Record<string, number>>): {
  readonly steps: number;
  readonly names: readonly string[];
} {
  const reach = new Map<number, readonly string[]>([[0, []]]);
  for (const [name, steps] of Object.entries(units)) {
    for (const [sum, names] of [...reach]) {
      if (sum + steps <= MAX_STEPS && !reach.has(sum + steps)) reach.set(sum + steps, [...names, name]);
    }
  }
  const steps = Math.max(...reach.keys());
  return { steps, names: reach.get(steps)! };
}

export const STACKING: Part<StackSituation> = {
  rules: [4],
  shape,
  rolls: false,
  example: `# Three invented divisions in a hex that is no atoll.
kind: pacific-war
rule: 4
atoll: false
units: {Division A: 24, Division B: 18, Division C: 12}
defends: [Division A, Division B]
flak: [Division C]
activates: [Division A, Division C]
`,
  check(s, { refuse }) {
    for (const choice of Object.keys(CHOICES) as Choice[]) {
      s[choice]?.forEach((name, k) => {
        if (!Object.hasOwn(s.units, name))
          refuse([choice, k], nameSentence(name, Object.keys(s.units), { what: 'a unit of this file' }));
        else if (s[choice]!.indexOf(name) < k) refuse([choice, k], `${name} is named twice; keep one of them`);
      });
    }
  },
  answer(s) {
    const found = checkStack(s);
    const best = fullest(s.units);
    const all = Object.values(s.units).reduce((a, b) => a + b, 0);
    const label = (key: string) => (key === 'atoll' ? 'all on the atoll' : `those that ${CHOICES[key as Choice]}`);
    const block = tableOf(
      'Stack',
      `at most ${MAX_STEPS} steps`,
      ['what', 'verdict'],
      [
        ...Object.entries(found).map(([key, wrong]) => [label(key), wrong ?? ALLOWED] as const),
        ['most that can be chosen', `${best.steps}: ${best.names.join(', ')}`],
      ],
    );
    return {
      title: 'Stacking (rule 4)',
      lead: [Object.keys(found).length > 0 ? verdict(Object.values(found), 'choices') : `${all} steps are in the hex.`],
      asked: [
        ['Units', listed(s.units)],
        ['Hex', s.atoll ? 'an atoll' : 'no atoll'],
      ],
      blocks: [block],
      notes: ['Adverse results affect all units of the hex, whoever defends.'],
      table: block,
      figures: { steps: all, wrong: found, most: best },
    };
  },
};
