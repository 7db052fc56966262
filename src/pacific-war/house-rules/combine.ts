// Rule 10: air units of one experience that are coordinated combine their strengths, up to 6.
import { tableOf } from '../../answer/block.js';
import { exactly } from '../../answer/digits.js';
import { formsField, mapField, nameField, wholeField } from '../../text/fields.js';
import { distributionBlock } from '../chance.js';
import { byName, monthField, nameText, yesNo } from '../common-fields.js';
import { type Part, type SituationOf, solveIn } from '../companion.js';
import type { Die } from '../die.js';
import { type Distribution, mean, sumOf } from '../distribution.js';
import { INVENTED_AIR_NAVAL } from '../invented.js';
import type { Readings } from '../readings.js';
import { hitsOfAttack, resultOf, type TableResult, type UserLine } from '../table.js';

const TARGETS = ['naval', 'ground'] as const;
type Target = (typeof TARGETS)[number];

/** The greatest strength of units that are combined. */
const MAX_COMBINED = 6;
const MAX_UNITS = 10;
/** Until then Allied four-engine units attack ground units with their naval strength. */
const LAST_NAVAL_MONTH = '1942-12';

const strengthField = (what: string) => wholeField(what, 0, 99);
const shape = {
  target: nameField(TARGETS, { what: 'a target' }),
  coordinated: yesNo('coordinated'),
  /** Year and month, where an Allied four-engine unit attacks a ground unit. */
  date: monthField().optional(),
  units: byName(
    mapField(
      {
        naval: strengthField('an anti-naval strength').optional(),
        ground: strengthField('an anti-ground strength').optional(),
        /** Strength of such a unit with all its steps. */
        full: formsField(
          [
            strengthField('a full strength'),
            mapField({ naval: strengthField('a full strength'), ground: strengthField('a full strength') }, 'full'),
          ],
          'a whole number from 0 to 99, or a map {naval, ground}',
        ),
        experience: nameText('a level of experience'),
        allied4E: yesNo('allied4E').optional(),
      },
      'an air unit',
    ),
    'units',
    'air units',
  ),
  /** `hits`: as many as possible on the mean; or the best chance of so many. */
  objective: formsField(
    [
      nameField(['hits'], { what: 'an objective', allowed: 'hits, or {atLeast: a number of hits}' }),
      mapField({ atLeast: wholeField('a number of hits', 1, 99) }, 'objective'),
    ],
    'hits, or {atLeast: a number of hits}',
  ).optional(),
  /** Default 0. */
  T: wholeField('hits that a T counts for', 0, 9).optional(),
};
export type CombineSituation = SituationOf<typeof shape>;
export type AirUnit = CombineSituation['units'][string];

/** The strength that a unit attacks with, and that of such a unit with all its steps. */
export function strengthsOf(unit: AirUnit, { target, date }: Pick<CombineSituation, 'target' | 'date'>) {
  const kind: Target = target === 'ground' && unit.allied4E && (date ?? '') <= LAST_NAVAL_MONTH ? 'naval' : target;
  return { kind, now: unit[kind], full: typeof unit.full === 'number' ? unit.full : unit.full[kind] };
}

/** True when these units may attack together. */
export function mayCombine(s: CombineSituation, names: readonly string[], reading: Readings['combined-full']): boolean {
  if (names.length < 2) return true;
  const units = names.map((name) => s.units[name]!);
  const strengths = units.map((unit) => strengthsOf(unit, s));
  const full = strengths.map((strength) => strength.full);
  const most = Math.min(MAX_COMBINED, reading === 'largest' ? Math.max(...full) : Math.min(...full));
  const sum = strengths.reduce((total, { now }) => total + now!, 0);
  return s.coordinated && sum <= most && units.every(({ experience }) => experience === units[0]!.experience);
}

/** Every way to put all units into lawful groups. */
export function groupings(s: CombineSituation, reading: Readings['combined-full']): string[][][] {
  const go = (left: readonly string[]): string[][][] => {
    const [first, ...others] = left;
    if (first === undefined) return [[]];
    return Array.from({ length: 2 ** others.length }, (_, set) => [first, ...others.filter((_, k) => set & (1 << k))])
      .filter((group) => mayCombine(s, group, reading))
      .flatMap((group) => go(others.filter((name) => !group.includes(name))).map((rest) => [group, ...rest]));
  };
  return go(Object.keys(s.units));
}

/** What a grouping does, and how good that is. */
interface Judged {
  readonly groups: readonly (readonly string[])[];
  readonly strengths: readonly number[];
  readonly hits: Distribution;
  readonly value: number;
}

/** The lawful groupings that differ in their strengths, best first. */
export function judged(s: CombineSituation, line: UserLine, die: Die, reading: Readings['combined-full']): Judged[] {
  const hits = hitsFor(s);
  const known = new Map<number, Distribution>();
  const attack = (strength: number) => {
    if (!known.has(strength)) known.set(strength, hitsOfAttack(line, strength, die, hits));
    return known.get(strength)!;
  };
  const objective = s.objective ?? 'hits';
  const found = new Map<string, Judged>();
  for (const groups of groupings(s, reading)) {
    const strengths = groups.map((group) => group.reduce((sum, name) => sum + strengthsOf(s.units[name]!, s).now!, 0));
    const key = [...strengths].sort((a, b) => b - a).join('+');
    if (found.has(key)) continue;
    const all = sumOf(strengths.map(attack));
    const value = objective === 'hits' ? mean(all) : all.slice(objective.atLeast).reduce((a, b) => a + b, 0);
    found.set(key, { groups, strengths, hits: all, value });
  }
  return [...found.values()].sort((a, b) => b.value - a.value || a.strengths.length - b.strengths.length);
}

const hitsFor =
  ({ T = 0 }: CombineSituation) =>
  (result: TableResult): number =>
    result === 'T' ? T : result;

export const COMBINE: Part<CombineSituation> = {
  rules: [10],
  shape,
  rolls: true,
  needs: (s) => [s.target === 'naval' ? 'air-naval' : 'air-ground'],
  example: `# Four air units attack a ship. Units and table are invented: they are not those of the game.
kind: pacific-war
rule: 10
target: naval
coordinated: true
objective: {atLeast: 3}
units:
  Unit A: {naval: 3, full: 6, experience: L1}
  Unit B: {naval: 3, full: 6, experience: L1}
  Unit C: {naval: 2, full: 4, experience: L2}
  Unit D: {naval: 1, full: 4, experience: L2}
${INVENTED_AIR_NAVAL}`,
  check(s, { refuse }) {
    const names = Object.keys(s.units);
    if (names.length > MAX_UNITS)
      refuse(['units'], `${names.length} air units are too many to go through; allowed: at most ${MAX_UNITS}`);
    for (const [name, unit] of Object.entries(s.units)) {
      if (s.target === 'ground' && unit.allied4E && s.date === undefined)
        refuse(
          ['units', name, 'allied4E'],
          'the strength of an Allied 4E unit depends on the month; "date" is missing, such as date: 1942-12',
        );
      else {
        const { kind, now } = strengthsOf(unit, s);
        if (now === undefined)
          refuse(['units', name], `the ${kind} strength of ${name} is missing; it is the one that counts here`);
      }
    }
  },
  answer(s, setting) {
    const { die, table, readings } = setting;
    const line = table!.lines[s.target === 'naval' ? 'air-naval' : 'air-ground']!;
    const all = judged(s, line, die, readings['combined-full']);
    const best = all[0]!;
    const hits = hitsFor(s);
    const solved = solveIn(setting, {
      names: ['hits'],
      exact: () => ({ hits: best.hits }),
      play: (roll) => [
        best.strengths.reduce((sum, strength, k) => sum + hits(resultOf(line, strength, roll(0, k))), 0),
      ],
    });
    const least = typeof s.objective === 'object' ? s.objective.atLeast : 1;
    const block = tableOf(
      'Lawful groups, best first',
      `${all.length} that differ, at most ten shown; exact, chances in per cent`,
      ['attacks at', 'mean hits', `at least ${least}`],
      all.slice(0, 10).map(({ strengths, hits: d }) => [
        [...strengths].sort((a, b) => b - a).join(' + '),
        exactly('number', mean(d)),
        exactly(
          'share',
          Math.min(
            1,
            d.slice(least).reduce((a, b) => a + b, 0),
          ),
        ),
      ]),
    );
    return {
      title: 'Combined air strengths (rule 10)',
      lead: [`Best: ${best.groups.map((group, k) => `${group.join(' with ')} at ${best.strengths[k]}`).join('; ')}.`],
      asked: askedOf(s),
      blocks: [block, distributionBlock(solved, 'hits', 'Hits of the best groups')],
      notes: [`A T counts as ${s.T ?? 0} hits. A unit alone attacks at its own strength, even above ${MAX_COMBINED}.`],
      table: block,
      figures: { games: solved.games, best: best.groups, strengths: best.strengths, ...solved.figures },
    };
  },
};

function askedOf(s: CombineSituation): (readonly [string, string])[] {
  const units = Object.entries(s.units).map(
    ([name, unit]) => `${name} ${strengthsOf(unit, s).now} of ${strengthsOf(unit, s).full} (${unit.experience})`,
  );
  return [
    ['Target', s.target === 'naval' ? 'a naval unit' : 'a ground unit'],
    ['Units', units.join(', ')],
    ['Mission', s.coordinated ? 'coordinated' : 'not coordinated'],
    ['Objective', typeof s.objective === 'object' ? `at least ${s.objective.atLeast} hits` : 'hits on the mean'],
  ];
}
