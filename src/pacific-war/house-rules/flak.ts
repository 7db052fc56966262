// Rule 8: flak hits go round the air units of a mission, in the order of a die for each; ties are rolled again.
import { tableOf } from '../../answer/block.js';
import { wholeField } from '../../text/fields.js';
import { type Chance, chanceOfAtLeast, distributionBlock, meanIn, meanText } from '../chance.js';
import { byName, stepsField } from '../common-fields.js';
import { type Part, type SituationOf, solveIn } from '../companion.js';
import type { Roll } from '../die.js';
import type { Readings } from '../readings.js';
import { listed } from './answer-blocks.js';

const shape = { units: byName(stepsField(), 'units', 'air units'), hits: wholeField('a number of flak hits', 0, 999) };
type FlakSituation = SituationOf<typeof shape>;

type LostUnit = Readings['flak-lost-unit'];

/** The order in which units are hit: the highest die first; those who tie roll again among themselves. */
export function flakOrder(units: number, roll: Roll): number[] {
  let rolls = 0;
  const sort = (tied: readonly number[]): number[] => {
    if (tied.length < 2) return [...tied];
    const k = rolls++;
    const dice = new Map(tied.map((unit) => [unit, roll(k, unit)]));
    const values = [...new Set(dice.values())].sort((a, b) => b - a);
    return values.flatMap((value) => sort(tied.filter((unit) => dice.get(unit) === value)));
  };
  return sort(Array.from({ length: units }, (_, unit) => unit));
}

/** The hits that each unit takes when they go round in an order. */
export function hitsInOrder(
  steps: readonly number[],
  hits: number,
  order: readonly number[],
  lost: LostUnit,
): number[] {
  const taken = steps.map(() => 0);
  let left = hits;
  for (let turn = 0; left > 0 && taken.some((n, k) => n < steps[k]!); turn++) {
    const unit = order[turn % order.length]!;
    const there = taken[unit]! < steps[unit]!;
    if (there) taken[unit]!++;
    if (there || lost === 'wasted') left--;
  }
  return taken;
}

/** Names of the figures: units eliminated, steps lost, and the steps each unit loses. */
const ELIMINATED = 'eliminated';
const STEPS = 'steps lost';

/**
 * What the mission loses. The order of the units is any of all orders with the same chance, whatever the die: whole rounds hit everybody
 * alike, and the hits that are left fall on any of the units that are next with the same chance.
 */
export function flakChance({ units, hits }: FlakSituation, lost: LostUnit): Chance {
  const all = Object.keys(units);
  const steps = Object.values(units);
  const names = [ELIMINATED, STEPS, ...all.map((name) => `on ${name}`)];
  const figures = (taken: readonly number[]): number[] => [
    taken.filter((n, k) => n === steps[k]).length,
    taken.reduce((a, b) => a + b, 0),
    ...taken,
  ];
  return {
    names,
    exact: () => exactFlak(names, steps, hits, lost),
    play: (roll) => figures(hitsInOrder(steps, hits, flakOrder(steps.length, roll), lost)),
  };
}

function exactFlak(names: readonly string[], steps: readonly number[], hits: number, lost: LostUnit) {
  const taken = steps.map(() => 0);
  let left = hits;
  const next = () => taken.flatMap((n, k) => (lost === 'wasted' || n < steps[k]! ? [k] : []));
  while (left >= next().length && taken.some((n, k) => n < steps[k]!)) {
    const round = next();
    for (const k of round) if (taken[k]! < steps[k]!) taken[k]!++;
    left -= round.length;
  }
  // The last round is broken off: `left` of those who are next are hit, any choice of them with the same chance.
  const round = next();
  const partly = taken.some((n, k) => n < steps[k]!) ? Math.max(0, left) : 0;
  const chance = round.length > 0 ? partly / round.length : 0;
  const marked = (test: (k: number) => boolean) => hypergeometric(round.length, round.filter(test).length, partly);
  const gone = taken.filter((n, k) => n === steps[k]).length;
  const sum = taken.reduce((a, b) => a + b, 0);
  const shifted = (by: number, d: readonly number[]) => [...new Array<number>(by).fill(0), ...d];
  const single = taken.map((n, k) => {
    const may = round.includes(k) && n < steps[k]! ? chance : 0;
    return shifted(n, [1 - may, may]);
  });
  const figures = [
    shifted(
      gone,
      marked((k) => steps[k]! - taken[k]! === 1),
    ),
    shifted(
      sum,
      marked((k) => taken[k]! < steps[k]!),
    ),
    ...single,
  ];
  return Object.fromEntries(names.map((name, k) => [name, figures[k]!]));
}

/** How many of `drawn` things out of `all` are among `marked` ones. */
function hypergeometric(all: number, marked: number, drawn: number): number[] {
  let result = [1];
  for (let k = 0; k < marked; k++) {
    // The k-th marked thing is drawn with a chance that depends on how many were drawn before.
    const next = new Array<number>(result.length + 1).fill(0);
    result.forEach((p, before) => {
      const q = (drawn - before) / (all - k);
      next[before]! += p * (1 - q);
      next[before + 1]! += p * q;
    });
    result = next;
  }
  return result;
}

export const FLAK: Part<FlakSituation> = {
  rules: [8],
  shape,
  rolls: true,
  example: `# Four flak hits on a mission of three air units; steps are invented.
kind: pacific-war
rule: 8
units: {Bombers: 3, Torpedo bombers: 2, Fighters: 1}
hits: 4
readings: {flak-lost-unit: next}
`,
  answer(s, setting) {
    const solved = solveIn(setting, flakChance(s, setting.readings['flak-lost-unit']));
    const table = tableOf(
      'Losses by air unit',
      'steps lost on the mean; chances in per cent',
      ['unit', 'steps', 'lost', 'hit', 'eliminated'],
      Object.entries(s.units).map(([name, steps]) => [
        name,
        String(steps),
        meanIn(solved, `on ${name}`),
        chanceOfAtLeast(solved, `on ${name}`, 1),
        chanceOfAtLeast(solved, `on ${name}`, steps),
      ]),
    );
    return {
      title: 'Flak (rule 8)',
      lead: [`On the mean ${meanText(solved, STEPS)} steps and ${meanText(solved, ELIMINATED)} units are lost.`],
      asked: [
        ['Units', listed(s.units)],
        ['Flak hits', String(s.hits)],
      ],
      blocks: [
        table,
        distributionBlock(solved, ELIMINATED, 'Units eliminated'),
        distributionBlock(solved, STEPS, 'Steps lost in all'),
      ],
      notes: [
        'A hit costs a step. Every order of the units has the same chance, whatever the die and however ties are rolled again.',
      ],
      table,
      figures: { games: solved.games, ...solved.figures },
    };
  },
};
