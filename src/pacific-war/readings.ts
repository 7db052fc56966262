// What the house rules leave open: every reading has a name, and a reason beside it. The first value is the usual one.

/** One question that the text leaves open. */
export interface Reading {
  readonly rules: readonly number[];
  /** What is open. */
  readonly about: string;
  /** The values it can have, each with its reason; the first is the usual one. */
  readonly values: Readonly<Record<string, string>>;
}

export const READINGS = {
  'flak-lost-unit': {
    rules: [8],
    about: 'a flak hit that would fall on an air unit without steps',
    values: {
      next: 'goes to the next unit: hits go round the units that are there',
      wasted: 'is lost: the order was rolled before, and nothing says that it changes',
    },
  },
} as const satisfies Readonly<Record<string, Reading>>;

export type ReadingName = keyof typeof READINGS;

/** The chosen value of each reading. */
export type Readings = { readonly [N in ReadingName]: keyof (typeof READINGS)[N]['values'] };

export const READING_NAMES = Object.keys(READINGS) as ReadingName[];

/** The readings that matter for some rules. */
export const readingsOf = (rules: readonly number[]): ReadingName[] =>
  READING_NAMES.filter((name) => (READINGS[name].rules as readonly number[]).some((rule) => rules.includes(rule)));

/** The values that a reading can have. */
export const valuesOf = (name: ReadingName): string[] => Object.keys(READINGS[name].values);

/** All readings at their usual value but for those given. */
export function completeReadings(chosen: Partial<Readings>): Readings {
  const usual = READING_NAMES.map((name) => [name, valuesOf(name)[0]!]);
  return { ...Object.fromEntries(usual), ...chosen } as Readings;
}

/** `next: goes to the next unit…`: a reading with its reason. */
export const readingText = (name: ReadingName, readings: Readings): string =>
  `${name}: ${readings[name]} (${(READINGS[name] as Reading).values[readings[name]]})`;
