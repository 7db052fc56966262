// Rules 13, 14 and 2: the units of a naval combat, who is committed in each round, and at whom everybody fires.
import * as z from 'zod';
import { formsField, mapField, nameField, wholeField } from '../../text/fields.js';
import { instead, listOf, nameText, yesNo } from '../common-fields.js';
import type { SituationOf } from '../companion.js';
import type { Readings } from '../readings.js';
import {
  damagedStrength,
  FORTIFICATIONS,
  GUNNERY_FORM,
  type Gunnery,
  gunneryOf,
  OTHER_PORT,
  RANGES,
  type Range,
  strengthAt,
} from './fortifications.js';

/** The classes of rule 14, from left to right. */
export const CLASSES = ['BB', 'BC', 'CA', 'CL', 'DD', 'other'] as const;
type ShipClass = (typeof CLASSES)[number];

const AIMS = ['spread', 'focus', 'fortification'] as const;

const gunneryField = () => {
  const error = instead('a gunnery', 'three strengths such as 2-4-8 or x-0-3');
  return z.string({ error }).regex(GUNNERY_FORM, { error });
};
const hitsField = (what: string, least = 1) => wholeField(what, least, 20);

const unitField = mapField(
  {
    unit: nameText('the name of a unit'),
    class: nameField(CLASSES, { what: 'a class' }),
    /** Three strengths, such as 2-4-8. */
    gunnery: gunneryField(),
    hits: hitsField('a number of hits that sink it'),
    damage: hitsField('a number of hits that it has', 0).optional(),
    /** It was activated with oil of the wells (rule 31). */
    poorOil: yesNo('poorOil').optional(),
  },
  'a naval unit',
);
const sideShape = {
  units: listOf(unitField, 'units', 0, 20).optional(),
  /** How many units, in their order, are there in each round. */
  commit: listOf(wholeField('a number of units', 0, 20), 'commit', 1, 3).optional(),
  aim: nameField(AIMS, { what: 'a way to choose targets' }).optional(),
};

/** What a file says of a naval combat. */
export const NAVAL_SHAPE = {
  ranges: listOf(nameField(RANGES, { what: 'a range' }), 'ranges', 1, 3).optional(),
  attacker: mapField(sideShape, 'attacker'),
  defender: mapField(
    {
      ...sideShape,
      /** One of rule 2 by name, `port` for any other port, or one's own. */
      fortification: formsField(
        [
          nameField([...FORTIFICATIONS.map(({ name }) => name), 'port'], { what: 'a fortification of rule 2' }),
          mapField({ gunnery: gunneryField(), hits: hitsField('a number of hits that eliminate it') }, 'fortification'),
        ],
        'a fortification of rule 2 by name, port for any other port, or {gunnery, hits}',
      ).optional(),
      fortificationDamage: hitsField('a number of hits that it has', 0).optional(),
      /** The attacker stays out of its range. */
      outOfRange: yesNo('outOfRange').optional(),
    },
    'defender',
  ),
};
export type NavalSituation = SituationOf<typeof NAVAL_SHAPE>;
export type NavalSide = NavalSituation['attacker'];
export type NavalUnit = NonNullable<NavalSide['units']>[number];

/** A unit or a fortification in the fight. */
export interface Fighter {
  readonly name: string;
  readonly side: 0 | 1;
  readonly class: ShipClass | 'fortification';
  readonly gunnery: Gunnery;
  readonly hits: number;
  readonly damage: number;
  readonly poorOil: boolean;
  /** The round, from 0, in which it comes in. */
  readonly from: number;
}

export const DEFAULT_RANGES: readonly Range[] = ['long', 'medium', 'short'];
/** Naval units that a side commits in a round. */
const A_ROUND = 4;

/** The least and the most that a side may have committed in a round (13); any number where only a fortification is there (2). */
export function lawfulCommit(own: number, other: number, round: number, before: number): readonly [number, number] {
  if (other === 0) return [before, own];
  if (round === 0) return [Math.min(A_ROUND, own, other), Math.min(A_ROUND, own)];
  const now = Math.min(own, before + A_ROUND);
  return [now, now];
}

/** How many units of a side are there in each round: as the file says, otherwise as many as may be. */
export function commits(side: NavalSide, other: NavalSide, rounds: number): number[] {
  const [own, enemy] = [side.units?.length ?? 0, other.units?.length ?? 0];
  const result: number[] = [];
  for (let round = 0; round < rounds; round++) {
    result.push(side.commit?.[round] ?? lawfulCommit(own, enemy, round, result.at(-1) ?? 0)[1]);
  }
  return result;
}

/** Everybody who may fight: the attacker's units, the defender's, and the fortification unless it is out of range. */
export function fightersOf(s: NavalSituation): Fighter[] {
  const rounds = (s.ranges ?? DEFAULT_RANGES).length;
  const of = (side: 0 | 1): Fighter[] => {
    const [own, other] = side === 0 ? [s.attacker, s.defender] : [s.defender, s.attacker];
    const there = commits(own, other, rounds);
    return (own.units ?? []).map((u, k) => {
      const from = there.findIndex((count) => k < count);
      return {
        name: u.unit,
        side,
        class: u.class,
        gunnery: gunneryOf(u.gunnery),
        hits: u.hits,
        damage: u.damage ?? 0,
        poorOil: u.poorOil === true,
        from: from < 0 ? rounds : from,
      };
    });
  };
  return [...of(0), ...of(1), ...fortificationOf(s)];
}

export function fortification(
  s: NavalSituation,
): { readonly name: string; readonly gunnery: string; readonly hits: number } | undefined {
  const written = s.defender.fortification;
  if (written === undefined) return undefined;
  if (typeof written === 'object') return { name: 'Fortification', ...written };
  return FORTIFICATIONS.find(({ name }) => name === written) ?? { name: 'Port', ...OTHER_PORT };
}

function fortificationOf(s: NavalSituation): Fighter[] {
  const found = fortification(s);
  if (!found || s.defender.outOfRange) return [];
  const { name, gunnery, hits } = found;
  const damage = s.defender.fortificationDamage ?? 0;
  return [
    { name, side: 1, class: 'fortification', gunnery: gunneryOf(gunnery), hits, damage, poorOil: false, from: 0 },
  ];
}

/** One shot: who fires at whom, at which strength. */
export interface Shot {
  readonly shooter: number;
  readonly target: number;
  readonly strength: number;
  /** What each hit counts for. */
  readonly weight: number;
}

/** The shots of a round, by the damage of everybody: both sides fire at once. */
export function shotsOf(
  s: NavalSituation,
  fighters: readonly Fighter[],
  damage: readonly number[],
  round: number,
  readings: Readings,
): Shot[] {
  const range = (s.ranges ?? DEFAULT_RANGES)[round]!;
  const there = fighters.map((f, k) => f.from <= round && damage[k]! < f.hits);
  return ([0, 1] as const).flatMap((side) => {
    const aim = (side === 0 ? s.attacker : s.defender).aim ?? 'spread';
    const all = fighters.flatMap((f, k) => (there[k] && f.side !== side ? [k] : []));
    const fort = all.filter((k) => fighters[k]!.class === 'fortification');
    const targets = aim === 'fortification' && fort.length > 0 ? fort : all;
    if (targets.length === 0) return [];
    const shooters = fighters.flatMap((f, k) => (there[k] && f.side === side ? [k] : []));
    let fired = 0;
    return shooters.flatMap((shooter): Shot[] => {
      const target = targets[aim === 'focus' ? 0 : fired % targets.length]!;
      const strength = strengthAgainst(fighters[shooter]!, damage[shooter]!, fighters[target]!, range, readings);
      if (strength === undefined) return [];
      fired++;
      const doubled = fighters[readings['poor-oil'] === 'taken' ? target : shooter]!.poorOil;
      return [{ shooter, target, strength, weight: doubled ? 2 : 1 }];
    });
  });
}

/** The strength of a shot (14); `undefined` where there is none. */
export function strengthAgainst(
  shooter: Pick<Fighter, 'class' | 'gunnery' | 'hits'>,
  damage: number,
  target: Pick<Fighter, 'class'>,
  range: Range,
  readings: Readings,
): number | undefined {
  const printed = strengthAt(shooter.gunnery, range, readings['gunnery-order']);
  if (printed === 'x') return undefined;
  const isFort = shooter.class === 'fortification';
  const strength = isFort ? damagedStrength(printed, damage, shooter.hits, readings['damaged-fortification']) : printed;
  if (range === 'short' || !isLeft(target.class, shooter.class, readings)) return strength;
  if (strength === 0) return readings['below-zero'] === 'zero' ? 0 : undefined;
  return strength - 1;
}

/** True when a class stands to the left of another. */
function isLeft(target: Fighter['class'], shooter: Fighter['class'], readings: Readings): boolean {
  const place = (c: Fighter['class']) =>
    c !== 'fortification'
      ? CLASSES.indexOf(c)
      : readings['fortification-class'] === 'other'
        ? CLASSES.length - 1
        : undefined;
  const [t, u] = [place(target), place(shooter)];
  return t !== undefined && u !== undefined && t < u;
}
