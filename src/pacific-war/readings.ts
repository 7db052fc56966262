// What the house rules leave open: every reading has a name, and a reason beside it. The first value is the default.

/** One question that the text leaves open. */
export interface Reading {
  readonly rules: readonly number[];
  /** What is open. */
  readonly about: string;
  /** The values it can have, each with its reason; the first is the default. */
  readonly values: Readonly<Record<string, string>>;
}

export const READINGS = {
  'load-and-unload': {
    rules: [3, 15],
    about: 'loading and unloading in one week',
    values: {
      together: 'one move: the rule counts both in one breath as one',
      each: 'a move each: each of them is named',
    },
  },
  'flak-lost-unit': {
    rules: [8],
    about: 'a flak hit that would fall on an air unit without steps',
    values: {
      next: 'goes to the next unit: hits go round the units that are there',
      wasted: 'is lost: the order was rolled before, and nothing says that it changes',
    },
  },
  'port-above-two': {
    rules: [9],
    about: 'a result above 2 on a port or fortress',
    values: {
      next: 'one more, as with the results that are named',
      same: 'stays: only T, 1 and 2 are named',
    },
  },
  'combined-full': {
    rules: [10],
    about: 'which unit at full strength a group may not exceed, where they differ',
    values: {
      largest: 'the strongest of the group: it could have attacked so alone',
      smallest: 'the weakest of the group: no unit gains more than its own kind has',
    },
  },
  'gunnery-order': {
    rules: [13, 14],
    about: 'the order of the three gunnery strengths',
    values: {
      'long-first': 'long, medium, short: the printed ones grow, and x (none) stands first',
      'short-first': 'short, medium, long',
    },
  },
  'below-zero': {
    rules: [13, 14],
    about: 'a gunnery strength of 0 that is reduced by one',
    values: {
      zero: 'stays 0: a unit with a strength may fire, one with x may not',
      none: 'cannot fire: there is no strength below 0',
    },
  },
  'fortification-class': {
    rules: [13, 14],
    about: 'the place of a fortification among the classes',
    values: {
      none: 'it has none, and fires unmodified: the rule is about naval units',
      other: 'with all others: it is reduced against every class',
    },
  },
  'damaged-fortification': {
    rules: [13, 14],
    about: 'the gunnery of a damaged fortification',
    values: {
      share: 'the share of its hits that is left, rounded up: the rule says accordingly',
      'one-each': 'one less for each hit, at least 0',
      none: 'as printed until it is eliminated',
    },
  },
  'three-rounds': {
    rules: [13, 14],
    about: 'who has engaged a fortification in three rounds',
    values: {
      'each-unit': 'a unit that was there in all three: those withheld may not bombard',
      force: 'every unit there in the last round, if the force fought all three',
    },
  },
  'poor-oil': {
    rules: [13, 14],
    about: 'the doubled hits of units that used oil of the wells',
    values: {
      taken: 'hits that they take: the oil got them into trouble',
      scored: 'hits that they make',
    },
  },
  'own-entry': {
    rules: [16],
    about: 'a defender’s mandatory retreat through its own entry hexside',
    values: {
      'as-written': 'only terrain forbids it: the other limits are named for the other cases',
      limited: 'nor into enemies, over-stacking or across an enemy entry hexside, as for all others',
    },
  },
  'each-unit': {
    rules: [17],
    about: 'the first round of losses after the first three',
    values: {
      others: 'falls on the other units: the lead takes its next loss after them',
      all: 'falls on the lead too: it took part in the attack',
    },
  },
  'lead-last-step': {
    rules: [17],
    about: 'the last step of the lead within the first three losses',
    values: {
      kept: 'is kept: the losses fall on it as long as it is not eliminated',
      lost: 'is lost: it takes the first three while it is there',
    },
  },
  'seventh-day': {
    rules: [20],
    about: 'the day marker when penalty time enters its seventh day',
    values: {
      onto: 'moves onto that day and then stays',
      before: 'does not move onto that day: entering is enough',
    },
  },
  'oil-capacity': {
    rules: [31],
    about: 'the activation points that count against an oil well',
    values: {
      normal: 'the normal cost of the units: it is their points that the well supports',
      halved: 'the points that are paid',
    },
  },
  'oil-rounding': {
    rules: [31],
    about: 'rounding half of the activation cost',
    values: {
      'each-unit': 'up for each unit: each is activated by itself',
      together: 'up once for all of them',
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

/** All readings at their default but for those given. */
export function completeReadings(chosen: Partial<Readings> = {}): Readings {
  const defaults = READING_NAMES.map((name) => [name, valuesOf(name)[0]!]);
  return { ...Object.fromEntries(defaults), ...chosen } as Readings;
}

/** `next: goes to the next unit…`: a reading with its reason. */
export const readingText = (name: ReadingName, readings: Readings): string =>
  `${name}: ${readings[name]} (${(READINGS[name] as Reading).values[readings[name]]})`;
