// What the package has of `packed-numbers.ts`: the numbers of a file again, bit by bit.

/** Numbers out of a file, and where they stand. */
export interface Packed {
  /** The file, in which arrays of numbers are their lengths and single numbers `null`. */
  readonly places: unknown;
  /** Forms of numbers, `-3e-5` for three digits after a minus times 10⁻⁵, with a blank between them. */
  readonly forms: string;
  /** A sign for the form of each number. */
  readonly formOf: string;
  readonly digits: string;
}

export const SIGNS = "#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~'";
/** Fewer digits are filled up with zeros. */
export const MIN_DIGITS = 3;
/** How digits are written, by their number: few signs of which all are used. */
export const BASES: readonly { readonly base: number; readonly places: number }[] = Array.from(
  { length: 18 },
  (_, k) => (k === 4 ? { base: 22, places: 3 } : { base: 32, places: Math.ceil((k * Math.log2(10)) / 5) }),
);

/** The file again. */
export function unpackNumbers({ places, forms, formOf, digits }: Packed): unknown {
  const known = forms.split(' ').map((form) => {
    const [, sign, length, power] = /^(-?)(\d+)e(-?\d+)$/.exec(form)!;
    return { sign, power, ...BASES[Number(length)]! };
  });
  let at = 0;
  let from = 0;
  const next = (): number => {
    const { sign, power, base, places } = known[SIGNS.indexOf(formOf[at++]!)]!;
    let value = 0;
    for (let k = places - 1; k >= 0; k--) value = value * base + SIGNS.indexOf(digits[from + k]!);
    from += places;
    return Number(`${sign}${value}e${power}`);
  };
  const filled = (value: unknown): unknown => {
    if (value === null) return next();
    if (typeof value === 'number') return Array.from({ length: value }, next);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item)]));
  };
  return filled(places);
}

/** The same of a file with parts: they are unpacked when the first of them is asked for. A list is unpacked at once. */
export function unpackWhenAsked(packed: Packed): unknown {
  const { places } = packed;
  if (typeof places !== 'object' || places === null || Array.isArray(places)) return unpackNumbers(packed);
  let all: Record<string, unknown> | undefined;
  const parts = Object.keys(places).map((key) => {
    const get = (): unknown => {
      all ??= unpackNumbers(packed) as Record<string, unknown>;
      return all[key];
    };
    return [key, { enumerable: true, get }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(parts));
}
