// A doctrine: one side's way to play, as named numbers (D4). Plain data, so that it can be written to a file and tuned.
import { ALLIED, AREA_NAMES, BASE_NAMES, JAPAN, PORT_NAMES, type Side } from '../../board/index.js';

/** Numbers by sea area, in the order of `AREA_NAMES`. */
export type ByArea = readonly number[];
/** Numbers by port and base, ports first, in the order of `PORT_NAMES` and `BASE_NAMES`. */
export type ByHarbor = readonly number[];

/** The weights of the heuristic player. Values are in POC; ratios compare strengths (power times staying power) of both sides. */
export interface Weights {
  /** What a flag in an area is worth beyond this turn's POC: flags are walls (6.3) and prepare captures (14.1). */
  readonly areas: ByArea;
  /** What taking, or keeping, a port or base is worth. */
  readonly harbors: ByHarbor;
  /** Share of the fleet to be based at each port between turns. */
  readonly fleetShares: ByHarbor;
  /** How sure an uncontested patrol must look: threat of the enemy reserve counts by this factor. */
  readonly fear: number;
  /** Patrol in strength where the fight would be won with at least this chance, when this share of the enemy's reserve comes. */
  readonly contestChance: number;
  readonly patrolFear: number;
  /** Share of the fleet that is left for the next fight after one is planned. */
  readonly focus: number;
  /** Patrollers in an area that is to be fought for. */
  readonly patrolDepth: number;
  /** A single patroller is risked where the area is worth at least this. */
  readonly probeValue: number;
  /** Raiders join a fight only when it is won with at least this chance, and until it looks won with the second. */
  readonly attackChance: number;
  readonly enoughChance: number;
  /** Share of the own reserve that is counted beside air units when they are placed. */
  readonly airSupport: number;
  /** Amphibious units put to sea only where the area is won with at least this chance. */
  readonly screenChance: number;
  /** Worth of the enemy ships in a fight, as a share of theirs, that a victory is taken to gain. */
  readonly attrition: number;
  /** Retreats when the chance to win falls below this; on the last turn nobody retreats. */
  readonly retreatBelow: number;
  /** Pursues a group when its chance to beat it is at least this. */
  readonly pursueChance: number;
  /** Rounds after which a pursuit is given up. */
  readonly pursuitRounds: number;
  /** Japan, turn 1: stays after the raid when the rest of the Allied fleet is beaten with at least this chance (18.21). */
  readonly stayChance: number;
  /** Allies, turn 1: stand and fight off Hawaii after the raid with at least this chance, else run unpursued (18.25). */
  readonly standChance: number;
  /** Japan, turn 1: number of carriers sent to Pearl Harbor, strongest first (4.2). */
  readonly raidCarriers: number;
  /** Repairs a ship that could sail when its damage is at least this share of its armor. */
  readonly repairShare: number;
}

/** A named doctrine. */
export interface Doctrine {
  readonly name: string;
  readonly side: Side;
  /** What it tries to do, in a sentence or two. */
  readonly intent: string;
  readonly weights: Weights;
}

const areas = (values: Partial<Record<(typeof AREA_NAMES)[number], number>>): ByArea =>
  AREA_NAMES.map((name) => values[name] ?? 0);
const harbors = (
  values: Partial<Record<(typeof PORT_NAMES)[number] | (typeof BASE_NAMES)[number], number>>,
  base: number,
): ByHarbor => [...PORT_NAMES, ...BASE_NAMES].map((name, k) => values[name] ?? (k < PORT_NAMES.length ? 0 : base));

/** Japan's plain doctrine. */
export const STANDARD_JAPAN: Doctrine = {
  name: 'standard',
  side: 'japan',
  intent:
    'Eight carriers at Pearl Harbor, Indonesia at once; then holds a perimeter from Truk, presses Hawaii, the Mandate and the Coral Sea while it is the stronger, and keeps what it can when the Allies come back.',
  weights: {
    areas: areas({
      'Japanese Islands': 1,
      'Central Pacific Ocean': 0.6,
      'Hawaiian Islands': 1,
      'Marianas Islands': 1,
      'Marshall Islands': 1,
      'U.S. Mandate': 1.5,
      'South Pacific Ocean': 1,
      'Coral Sea': 0.6,
      Indonesia: 1,
      'Indian Ocean': 0.3,
      'Bay of Bengal': 0.3,
    }),
    harbors: harbors(
      {
        'Yokosuka Navy Yard': 6,
        Truk: 5,
        Saigon: 3,
        Singapore: 1.5,
        'Pearl Harbor': 6,
        Samoa: 3,
        Australia: 3,
        Ceylon: 2,
        'Johnston Island': 1.2,
        Midway: 0.8,
        Philippines: 0.8,
        Lae: 0.8,
        'New Hebrides': 0.9,
        Guadalcanal: 0.8,
        'Port Moresby': 0.7,
      },
      0.4,
    ),
    fleetShares: harbors({ 'Yokosuka Navy Yard': 2, Truk: 8, Saigon: 3, 'Pearl Harbor': 4, Samoa: 3, Australia: 2 }, 0),
    fear: 0.35,
    contestChance: 0.33,
    patrolFear: 1,
    focus: 0.67,
    patrolDepth: 1,
    probeValue: 1,
    attackChance: 0.4,
    enoughChance: 0.93,
    airSupport: 0.1,
    screenChance: 0.7,
    attrition: 0.25,
    retreatBelow: 0.07,
    pursueChance: 0.9,
    pursuitRounds: 2,
    stayChance: 0.1,
    standChance: 0.5,
    raidCarriers: 8,
    repairShare: 1,
  },
};

/** The Allies' plain doctrine. */
export const STANDARD_ALLIED: Doctrine = {
  name: 'standard',
  side: 'allied',
  intent:
    'Saves its carriers, flags every area that Japan does not contest, defends Hawaii and the line to Australia, and drives on the Marshalls, the South Pacific and Indonesia when the new fleet arrives.',
  weights: {
    areas: areas({
      'Japanese Islands': 1,
      'Central Pacific Ocean': 0.5,
      'Hawaiian Islands': 1.8,
      'Marianas Islands': 1,
      'Marshall Islands': 1,
      'U.S. Mandate': 1,
      'South Pacific Ocean': 0.9,
      'Coral Sea': 0.8,
      Indonesia: 1,
      'Indian Ocean': 0.5,
      'Bay of Bengal': 0.4,
    }),
    harbors: harbors(
      {
        'Yokosuka Navy Yard': 6,
        Truk: 5,
        Saigon: 4,
        Singapore: 2,
        'Pearl Harbor': 6,
        Samoa: 4,
        Australia: 4,
        Ceylon: 2,
        'Johnston Island': 1.2,
        Philippines: 1,
        Lae: 0.9,
        'New Hebrides': 0.9,
        Guadalcanal: 0.9,
        'Port Moresby': 0.7,
        Saipan: 1.2,
        Kwajalein: 0.8,
        Maloelap: 0.8,
        Midway: 0.6,
        Okinawa: 1,
      },
      0.4,
    ),
    fleetShares: harbors(
      {
        'Pearl Harbor': 5,
        Samoa: 6,
        Australia: 4,
        Ceylon: 1.5,
        Singapore: 1,
        Truk: 6,
        Saigon: 3,
        'Yokosuka Navy Yard': 1,
      },
      0,
    ),
    fear: 0.2,
    contestChance: 0.6,
    patrolFear: 1.2,
    focus: 1,
    patrolDepth: 2,
    probeValue: 1,
    attackChance: 0.45,
    enoughChance: 0.87,
    airSupport: 0.43,
    screenChance: 0.5,
    attrition: 0.5,
    retreatBelow: 0.25,
    pursueChance: 0.9,
    pursuitRounds: 2,
    stayChance: 0.6,
    standChance: 0.72,
    raidCarriers: 0,
    repairShare: 1,
  },
};

/** Every doctrine that comes with the package. */
export const DOCTRINES: readonly Doctrine[] = [STANDARD_JAPAN, STANDARD_ALLIED];

/** Index of a doctrine's side. */
export function sideOf(doctrine: Doctrine): 0 | 1 {
  return doctrine.side === 'japan' ? JAPAN : ALLIED;
}
