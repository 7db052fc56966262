// The weights of the heuristic player: one side's way to play as named numbers. Each stands here once, with its range, the value
// it has where no doctrine says otherwise, and what it does; file formats, tables and tuning read them from here.
import {
  AREA_NAMES,
  type AreaName,
  BASE_NAMES,
  type BaseName,
  PORT_NAMES,
  type PortName,
  type Side,
} from '../../../board/index.js';

/** A port or a base. */
export type HarborName = PortName | BaseName;
/** Ports, then bases: the order of harbors on the board. */
export const HARBOR_NAMES: readonly HarborName[] = [...PORT_NAMES, ...BASE_NAMES];

/** Numbers by sea area. */
export type ByArea = Readonly<Record<AreaName, number>>;
/** Numbers by port and base. */
export type ByHarbor = Readonly<Record<HarborName, number>>;

/** What is known of a weight. */
export interface WeightInfo {
  readonly min: number;
  readonly max: number;
  /** True where only whole numbers mean something. */
  readonly whole?: boolean;
  /** Value where no doctrine names one. */
  readonly default: number;
  /** What it does; worths are in POC, chances and shares between 0 and 1. */
  readonly about: string;
  /** The player counts in whole numbers, so many to one: permille, hundredths of a POC. */
  readonly parts: number;
  /** The only side to which it says something. Default: both. */
  readonly side?: Side;
  /** The value at which the player does as if there were no such weight: doctrines nearby (`search/perturbed.ts`) have it too. Default: none. */
  readonly neutral?: number;
  /** The count without which it says nothing. */
  readonly needs?: 'outposts';
}

/** A number of any size, counted in permille. */
const factor = (byDefault: number, about: string, side?: Side): WeightInfo => {
  return { min: 0, max: 10, default: byDefault, about, parts: 1000, ...(side ? { side } : {}) };
};
const chance = (byDefault: number, about: string, side?: Side): WeightInfo => {
  return { ...factor(byDefault, about, side), max: 1 };
};
const worth = (byDefault: number, about: string): WeightInfo => ({ ...factor(byDefault, about), parts: 100 });
const whole = (min: number, max: number, byDefault: number, about: string, side?: Side): WeightInfo => {
  return { ...factor(byDefault, about, side), min, max, whole: true, parts: 1 };
};

/** The weights that are one number. */
export const WEIGHTS = {
  horizon: whole(
    1,
    8,
    2,
    'Turns to come in which the worth of flags (`areas`) counts in full; with fewer left it counts by their share.',
  ),
  fear: factor(
    0.35,
    'Share of the enemy reserve that is expected in each area when air units are placed; see `raidedChance`.',
  ),
  contestChance: chance(
    0.33,
    'Patrols in strength where the fight is won with at least this chance when a share of the enemy reserve comes.',
  ),
  patrolFear: factor(1, 'That share of the enemy reserve.'),
  focus: chance(1, 'Share of the fleet that is left for the next fight after one is planned.'),
  patrolDepth: whole(0, 10, 1, 'Patrollers in an area that is to be fought for.'),
  fightFlags: whole(
    0,
    5,
    1,
    'Japan, whose raiders sail first (5.24): patrollers beside the first where its greatest fight will be, one less in the next, and so on (15.3).',
    'japan',
  ),
  probeValue: worth(1, 'A single patroller is risked where the area is worth at least this.'),
  attackChance: chance(0.4, 'Raiders join a fight only when it is won with at least this chance.'),
  enoughChance: chance(0.93, 'No more raiders are sent to a fight that is won with this chance.'),
  raidFear: factor(
    0.9,
    'Japan, whose raiders sail first (5.24): share of the enemy reserve expected in an area to which it comes in strength.',
    'japan',
  ),
  partyChance: chance(
    0.5,
    'Japan: how surely only a quarter of that share comes to an area, against which a few ships keep the flag.',
    'japan',
  ),
  rollSpeed: whole(
    1,
    7,
    4,
    'Speed from which a ship tries a roll for a raid: at 4 every second fails it and goes home (6.42); on the last turn all try.',
  ),
  flagLives: chance(
    0.7,
    'Chance that a patroller or air unit, alone in a fight that raiders win, still shows the flag after it (15.3).',
  ),
  surplusChance: chance(0.985, 'Surplus ships join a fight until it is won with this chance.'),
  airSupport: factor(0.1, 'Share of the own reserve that is counted beside air units against that share (`fear`).'),
  raidedChance: chance(
    0.3,
    'Chance that the enemy raiders, who sail after air units are placed (5.24), come in strength where they can: not with `fear`, but with half of their reserve.',
  ),
  baseFear: chance(
    0.3,
    'How sure air units are that enemy troops who can land go for the only base they fly from in an area (12.24).',
  ),
  screenChance: chance(0.3, 'Amphibious units put to sea only where they land with at least this chance.'),
  attrition: factor(0.25, 'Worth of the enemy ships in a fight that a victory is taken to gain, as a share of theirs.'),
  caution: factor(
    0.2,
    'Worth of the own ships that a fight is expected to cost raiders, as a share of theirs; nothing on the last turn.',
  ),
  retreatBelow: chance(0.07, 'Retreats when the chance to win falls below this; on the last turn nobody retreats.'),
  pursueChance: chance(
    0.8,
    'Pursues, and goes on, where the next round promises enough: 0.5 for as much as it may cost, 0.8 for twice as much, 0.9 for three times.',
  ),
  pursuitRounds: whole(0, 20, 20, 'Rounds after which a pursuit is given up in any case; 0: nobody is pursued.'),
  sinkEarly: {
    ...factor(1, 'Targets in combat on turns 1 to 3: what sinking a ship is worth (7.5), as a share of its worth.'),
    neutral: 1,
  },
  sinkLate: { ...factor(1, 'The same from turn 4 on.'), neutral: 1 },
  sinkLast: { ...factor(1, 'The same on the last turn, after which only flags count (15.3).'), neutral: 1 },
  stayChance: chance(
    0.1,
    'Japan, turn 1: stays after the raid when the rest of the Allied fleet is beaten with at least this chance (18.21).',
    'japan',
  ),
  standChance: chance(
    0.5,
    'Allies, turn 1: stand and fight off Hawaii after the raid with at least this chance, else run unpursued (18.25).',
    'allied',
  ),
  raidCarriers: whole(0, 12, 8, 'Japan, turn 1: carriers sent to Pearl Harbor, strongest first (4.2).', 'japan'),
  entryShare: factor(
    0.3,
    'What a port counts for the reinforcements that are lost with it (4.41), as a share of their worth.',
  ),
  repairShare: factor(
    1,
    'Repairs a ship that could sail when its damage is at least this share of its armor; above 0.7 as at 0.7.',
  ),
  cureWorth: factor(
    0.2,
    'What mending the whole armor of a ship is worth, as a share of its own: it is held back for points that would lapse when it adds less at sea.',
  ),
  sanDiego: {
    ...whole(
      0,
      2,
      2,
      'Adjustments 4 and 4a: crippled ships go to San Diego: 0 none, 1 those that would go to Pearl Harbor, 2 all.',
      'allied',
    ),
    neutral: 2,
  },
  outposts: whole(
    0,
    4,
    0,
    'Ships that are based at a harbor apart from the fleet for an area that patrols reach from there alone.',
  ),
  outpostWorth: { ...worth(1.5, 'What a flag in such an area must be worth on the next turn.'), needs: 'outposts' },
} as const satisfies Readonly<Record<string, WeightInfo>>;

/** Name of a weight that is one number. */
export type WeightName = keyof typeof WEIGHTS;
export const WEIGHT_NAMES = Object.keys(WEIGHTS) as readonly WeightName[];

/** A weight that is a number for each area or harbor. */
export interface WeightTable {
  readonly names: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly default: (name: string) => number;
  readonly about: string;
}

/** What a base is worth where no doctrine says otherwise; a port is then worth nothing. */
const DEFAULT_BASE = 0.4;

/** The weights that are a number for each area or harbor. */
export const WEIGHT_TABLES = {
  areas: {
    names: AREA_NAMES,
    min: 0,
    max: 20,
    default: () => 0,
    about:
      'What a flag in an area is worth beyond the POC of this turn: flags are walls (6.3) and prepare captures (14.1).',
  },
  harbors: {
    names: HARBOR_NAMES,
    min: 0,
    max: 40,
    default: (name) => ((PORT_NAMES as readonly string[]).includes(name) ? 0 : DEFAULT_BASE),
    about: 'What taking, or keeping, a port or base is worth.',
  },
  fleetShares: {
    names: HARBOR_NAMES,
    min: 0,
    max: 100,
    default: () => 0,
    about: 'Share of the fleet to be based at each port or base between turns; only their ratios matter.',
  },
} as const satisfies Readonly<Record<string, WeightTable>>;

export type WeightTableName = keyof typeof WEIGHT_TABLES;
export const WEIGHT_TABLE_NAMES = Object.keys(WEIGHT_TABLES) as readonly WeightTableName[];

/** All weights of a doctrine, complete: `WEIGHTS` and `WEIGHT_TABLES` say what each of them does. */
export type Weights = { readonly [name in WeightName]: number } & {
  readonly areas: ByArea;
  readonly harbors: ByHarbor;
  readonly fleetShares: ByHarbor;
};

/** Some of the weights, as a file or a scenario names them. */
export type SomeWeights = { readonly [name in WeightName]?: number | undefined } & {
  readonly [name in WeightTableName]?: Readonly<Partial<Record<string, number>>> | undefined;
};

/**
 * Complete weights: those named, the rest from `base`.
 *
 * @param base default: what `WEIGHTS` and `WEIGHT_TABLES` call default.
 * @example
 * completeWeights({ fear: 0.2, areas: { 'Coral Sea': 2 } }, STANDARD_JAPAN.weights);
 */
export function completeWeights(named: SomeWeights, base?: Weights): Weights {
  const weights: Record<string, unknown> = {};
  for (const table of WEIGHT_TABLE_NAMES) {
    const { names, default: byDefault } = WEIGHT_TABLES[table];
    const below = base?.[table] as Readonly<Record<string, number>> | undefined;
    weights[table] = Object.fromEntries(
      names.map((name) => [name, named[table]?.[name] ?? below?.[name] ?? byDefault(name)]),
    );
  }
  for (const name of WEIGHT_NAMES) weights[name] = named[name] ?? base?.[name] ?? WEIGHTS[name].default;
  return weights as unknown as Weights;
}
