// Rule 31: naval units near an oil well are activated for half of their cost, once in a game.
import type * as z from 'zod';
import { tableOf } from '../../answer/block.js';
import { mapField, namedField, nameSentence, wholeField } from '../../text/fields.js';
import { byName, yesNo } from '../common-fields.js';
import type { Part, SituationOf } from '../companion.js';
import type { Readings } from '../readings.js';
import { listed } from './answer-blocks.js';
import { OIL_WELLS, PROVENANCE } from './fortifications.js';

/** Hexes from a well within which it supports units. */
const WITHIN = 4;
const MAX_STATES = 200_000;

const WELL_NAMES = OIL_WELLS.map(({ name }) => name);
const byWell = (item: z.ZodType<number>, what: string) =>
  namedField(WELL_NAMES, item, what, { what: 'an oil well of rule 31' }) as unknown as z.ZodType<
    Record<string, number>
  >;

const shape = {
  /** Undemolished points by well. */
  wells: byWell(wholeField('a number of undemolished points', 0, 99), 'wells'),
  units: byName(
    mapField(
      {
        /** Activation points that it costs as usual. */
        cost: wholeField('a number of activation points', 0, 99),
        /** Hexes to each well. */
        distance: byWell(wholeField('a number of hexes', 0, 99), 'distance').optional(),
        submarine: yesNo('submarine').optional(),
        /** It was activated so before in this game. */
        used: yesNo('used').optional(),
      },
      'a naval unit',
    ),
    'units',
    'naval units',
  ),
};
export type OilSituation = SituationOf<typeof shape>;
type OilUnit = OilSituation['units'][string];

type OilReadings = Pick<Readings, 'oil-capacity' | 'oil-rounding'>;

/** Why no well may support a unit. */
export function noOil(unit: OilUnit, wells: OilSituation['wells']): string | undefined {
  if (unit.submarine) return 'a submarine';
  if (unit.used) return 'used such oil before';
  return wellsNear(unit, wells).length === 0 ? `no well within ${WITHIN} hexes` : undefined;
}

const wellsNear = ({ distance = {} }: OilUnit, wells: OilSituation['wells']): string[] =>
  Object.keys(wells).filter((well) => (distance[well] ?? WITHIN + 1) <= WITHIN);

const half = (cost: number): number => Math.ceil(cost / 2);

/** Command points for all units when some are supported. */
export function oilCost(s: OilSituation, supported: readonly string[], rounding: OilReadings['oil-rounding']): number {
  const costs = Object.entries(s.units).map(([name, { cost }]) => ({ cost, cheap: supported.includes(name) }));
  const full = costs.reduce((sum, { cost, cheap }) => sum + (cheap ? 0 : cost), 0);
  const cheap = costs.filter((c) => c.cheap).map((c) => c.cost);
  return (
    full +
    (rounding === 'each-unit'
      ? cheap.reduce((sum, cost) => sum + half(cost), 0)
      : half(cheap.reduce((a, b) => a + b, 0)))
  );
}

/**
 * The wells that support units so that all together cost least; among equals with as few units as can be, for their hits are doubled.
 *
 * @returns the well of each supported unit; a sentence when there is too much to go through
 */
export function bestOil(s: OilSituation, readings: OilReadings): Readonly<Record<string, string>> | string {
  const wells = Object.keys(s.wells);
  const units = Object.entries(s.units).filter(([, unit]) => noOil(unit, s.wells) === undefined);
  const against = (cost: number) => (readings['oil-capacity'] === 'normal' ? cost : half(cost));
  // What is saved, counted so that the sum is greatest where the cost is least.
  const saves = (cost: number) => (readings['oil-rounding'] === 'each-unit' ? cost - half(cost) : cost);
  interface Best {
    readonly saved: number;
    readonly count: number;
    readonly wells: readonly (number | undefined)[];
  }
  let states = 0;
  const known = new Map<string, Best>();
  const best = (k: number, left: readonly number[]): Best => {
    if (k === units.length) return { saved: 0, count: 0, wells: [] };
    const key = `${k}:${left.join()}`;
    const before = known.get(key);
    if (before) return before;
    if (++states > MAX_STATES) throw new RangeError('too many');
    const [, unit] = units[k]!;
    const rest = best(k + 1, left);
    let found: Best = { ...rest, wells: [undefined, ...rest.wells] };
    for (const name of wellsNear(unit, s.wells)) {
      const well = wells.indexOf(name);
      if (left[well]! < against(unit.cost) || saves(unit.cost) === 0) continue;
      const after = best(
        k + 1,
        left.map((points, i) => (i === well ? points - against(unit.cost) : points)),
      );
      const saved = after.saved + saves(unit.cost);
      if (saved > found.saved || (saved === found.saved && after.count + 1 < found.count)) {
        found = { saved, count: after.count + 1, wells: [well, ...after.wells] };
      }
    }
    known.set(key, found);
    return found;
  };
  try {
    const found = best(0, Object.values(s.wells));
    return Object.fromEntries(
      units.flatMap(([name], k) => (found.wells[k] === undefined ? [] : [[name, wells[found.wells[k]]!]])),
    );
  } catch (error) {
    if (error instanceof RangeError)
      return `more than ${MAX_STATES} ways to share the wells are too many to go through; leave out units or wells`;
    throw error;
  }
}

export const OIL: Part<OilSituation> = {
  rules: [31],
  shape,
  rolls: false,
  example: `# Four naval units near two oil wells; points, costs and distances are invented.
kind: pacific-war
rule: 31
wells: {Palembang: 6, Miri: 2}
units:
  Battleship A: {cost: 5, distance: {Palembang: 3}}
  Cruiser A: {cost: 3, distance: {Palembang: 3, Miri: 4}}
  Destroyer A: {cost: 1, distance: {Miri: 2}}
  Submarine A: {cost: 1, distance: {Miri: 1}, submarine: true}
`,
  check(s, { readings, refuse }) {
    if (Object.keys(s.wells).length === 0) refuse(['wells'], 'wells is empty; at least one is needed');
    for (const [name, unit] of Object.entries(s.units)) {
      for (const well of Object.keys(unit.distance ?? {})) {
        if (!Object.hasOwn(s.wells, well))
          refuse(
            ['units', name, 'distance', well],
            nameSentence(well, Object.keys(s.wells), { what: 'a well of this file' }),
          );
      }
    }
    const found = bestOil(s, readings);
    if (typeof found === 'string') refuse(['units'], found);
  },
  answer(s, { readings }) {
    const chosen = bestOil(s, readings) as Readonly<Record<string, string>>;
    const rounding = readings['oil-rounding'];
    const [plain, cheap] = [oilCost(s, [], rounding), oilCost(s, Object.keys(chosen), rounding)];
    const block = tableOf(
      'Activation',
      'activation points',
      ['unit', 'as usual', 'oil of', 'remark'],
      Object.entries(s.units).map(([name, unit]) => [
        name,
        String(unit.cost),
        chosen[name] ?? '–',
        chosen[name]
          ? 'hits doubled from now on'
          : (noOil(unit, s.wells) ?? (half(unit.cost) === unit.cost ? 'nothing to save' : 'no room')),
      ]),
    );
    return {
      title: 'Activation near oil wells (rule 31)',
      lead: [`The cheapest choice costs ${cheap} command points instead of ${plain}.`],
      asked: [['Wells', listed(s.wells)]],
      blocks: [block],
      notes: [`The list of wells: ${PROVENANCE}. A unit is supported by one well, and only once in a game.`],
      table: block,
      figures: { wells: chosen, cost: cheap, usual: plain },
    };
  },
};
