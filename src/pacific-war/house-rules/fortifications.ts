// Fortifications and oil wells as the house rules list them (rules 2 and 31).
import type { Readings } from '../readings.js';

/** Where these values stand. */
export const PROVENANCE = 'house rules for several players, version 1.4, rule 2; rule 31 for oil wells';

/** A gunnery strength, or x where it cannot fire at that range. */
export type Strength = number | 'x';

/** Three strengths as they are printed. */
export type Gunnery = readonly [Strength, Strength, Strength];

export interface Fortification {
  readonly name: string;
  readonly hex: string;
  readonly side: 'allied' | 'japan';
  readonly gunnery: string;
  /** Hits that eliminate it. */
  readonly hits: number;
  /** May be repaired in the engineering phase. */
  readonly repairable: boolean;
}

const STRONG = { gunnery: '2-4-8', hits: 5 } as const;
const WEAK = { gunnery: 'x-0-3', hits: 3 } as const;

const REPAIRABLE = ['Tokyo', 'Sasebo', 'Kure', 'Osaka', 'Truk', 'Pearl Harbour', 'Colombo', 'Trincomalee', 'Calcutta'];

const list = (side: Fortification['side'], kind: typeof STRONG | typeof WEAK, places: string): Fortification[] =>
  places.split(', ').map((place) => {
    const hex = place.slice(-4);
    const name = place.slice(0, -5);
    return { name, hex, side, ...kind, repairable: REPAIRABLE.includes(name) };
  });

/** All fortifications with a name, by side and strength. */
export const FORTIFICATIONS: readonly Fortification[] = [
  ...list('allied', STRONG, 'Pearl Harbour 2860, Singapore 3908'),
  ...list(
    'allied',
    WEAK,
    'Anchorage 5361, Batavia 3305, Calcutta 5610, Colombo 5502, Hong Kong 4419, Rangoon 5011, Soerbaja 3006, Trincomalee 5402',
  ),
  ...list('japan', STRONG, 'Kure 4530, Sasebo 4529, Tokyo 4433'),
  ...list(
    'japan',
    WEAK,
    'Hanoi 4716, Ominato 4635, Osaka 4431, Pescadores 4322, Port Arthur 5027, Pusan 4629, Saigon 4212, Shanghai 4625, Truk 2432',
  ),
];

/** Every other port. */
export const OTHER_PORT = { gunnery: 'x-x-0', hits: 1 } as const;

/** The one that may be captured, and that ground units may enter while it stands. */
export const CAPTURABLE = 'Singapore';

/** The oil wells whose oil may move naval units; the rule gives the hex of Medan, rule 2 that of Soerbaja. */
export const OIL_WELLS: readonly { readonly name: string; readonly hex?: string }[] = [
  { name: 'Palembang' },
  { name: 'Miri' },
  { name: 'Tarakan' },
  { name: 'Balikpapan' },
  { name: 'Soerbaja', hex: '3006' },
  { name: 'Medan', hex: '4306' },
];

export const GUNNERY_FORM = /^(x|\d{1,2})-(x|\d{1,2})-(x|\d{1,2})$/i;

/** `x-0-3` as three strengths. */
export function gunneryOf(text: string): Gunnery {
  const parts = GUNNERY_FORM.exec(text)!.slice(1);
  return parts.map((part) => (part.toLowerCase() === 'x' ? 'x' : Number(part))) as unknown as Gunnery;
}

export const RANGES = ['long', 'medium', 'short'] as const;
export type Range = (typeof RANGES)[number];

/** The strength at a range. */
export function strengthAt(gunnery: Gunnery, range: Range, order: Readings['gunnery-order']): Strength {
  const k = RANGES.indexOf(range);
  return gunnery[order === 'long-first' ? k : 2 - k]!;
}

/** The strength of a fortification that has taken hits. */
export function damagedStrength(
  strength: number,
  taken: number,
  hits: number,
  reading: Readings['damaged-fortification'],
): number {
  if (reading === 'none') return strength;
  return reading === 'share' ? Math.ceil((strength * (hits - taken)) / hits) : Math.max(0, strength - taken);
}
