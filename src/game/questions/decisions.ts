// Every question the rules put to a player. The engine asks, the player fills the answer, the referee checks it.

/**
 * The decisions, in the order of the sequence of play. An answer is a list of small integers in `game.answers`:
 * pieces are piece indexes, areas 0–12, harbors 0–21 (ports, then bases).
 *
 * | decision | answer |
 * |---|---|
 * | raid-force | pieces of the Pearl Harbor raid force (4.2) |
 * | reinforcement-ports | (piece, harbor) for every air and amphibious unit listed in `game.pending` (4.4) |
 * | removal | one ship out of `removalCandidates` (4.42) |
 * | patrols | (ship, area) for each ship that patrols (6.11) |
 * | repairs | (ship, points) (11) |
 * | air | (unit, area), or nothing to stop placing (12.1) |
 * | amphibious | (unit, area) (13.1) |
 * | raiders | (ship, area) (6.12) |
 * | submarine | area (6.6) |
 * | next-area | area out of `game.areasLeft` (7.1); by one reading at the end of a turn too, for the order of landings (13.42) |
 * | day-night | 0 day, 1 night (7.3) |
 * | firing-carriers | carriers that will fire at night; Allies only (7.421) |
 * | targets | (attacker, target); `game.action` tells day, night or air raid (7.4, 9.13) |
 * | submarine-attack | target, or nothing (16) |
 * | retreat | 0 stay, 1 retreat (8.1) |
 * | groups | (ship or amphibious unit, group 1…) for everything that retreats (8.32) |
 * | pursuit | (ship, group) for each pursuer (8.33) |
 * | split | (ship or unit, new group 1…) of the group `game.fight`, or nothing to stay together (8.42) |
 * | follow | (pursuer, new group) for each pursuer that goes on (8.43) |
 * | landings | (amphibious unit, harbor), in the order in which they land (13.3) |
 * | defender | one of the defending amphibious units in harbor `game.subject` (13.41) |
 * | air-raid | (carrier, harbor) (9.13) |
 * | basing | (piece, harbor) for every piece in `game.pending` (10.1) |
 * | stay | after the surprise raid: 0 leave, 1 stay (18.21) |
 * | assign-targets | rule 20.51, nt1 18.12: (carrier, target) for the first extra round, named before the Allies move or appear |
 * | kamikaze | carriers that make a Kamikaze attack in this day action (19.22) |
 * | task-forces | (piece, task force 1…) for every member of the fight (23.2) |
 * | missions | (task force, 0 landing, 1 searching, 2 hiding) for each of them (23.3) |
 * | withdraw | 0 stay, 1 leave freely: the side (`game.subject` is -1) or by one reading the unit `game.subject` (adjustment 2), or the group `game.subject` (2b, never with 2) |
 * | uncertain-area | area of a group that rolled 1 (adjustment 2a) |
 * | west-coast | pieces that will come with the turn-4 reinforcements (adjustment 3c) |
 * | san-diego-return | ships that come back from San Diego (adjustment 4) |
 * | land-first | 0 Japan, 1 the Allies (adjustment 6) |
 * | engage | 0 refuse, 1 engage in the Hawaiian Islands (nt1 18.14) |
 * | uncertain-base | harbor of the ship `game.subject` (nt1 18.3) |
 */
export const DECISIONS = [
  'raid-force',
  'reinforcement-ports',
  'removal',
  'patrols',
  'repairs',
  'air',
  'amphibious',
  'raiders',
  'submarine',
  'next-area',
  'day-night',
  'firing-carriers',
  'targets',
  'submarine-attack',
  'retreat',
  'groups',
  'pursuit',
  'split',
  'follow',
  'landings',
  'defender',
  'air-raid',
  'basing',
  'stay',
  'assign-targets',
  'kamikaze',
  'task-forces',
  'missions',
  'withdraw',
  'uncertain-area',
  'west-coast',
  'san-diego-return',
  'land-first',
  'engage',
  'uncertain-base',
] as const;
export type DecisionName = (typeof DECISIONS)[number];

export const RAID_FORCE = 0;
export const REINFORCEMENT_PORTS = 1;
export const REMOVAL = 2;
export const PATROLS = 3;
export const REPAIRS = 4;
export const PLACE_AIR = 5;
export const MOVE_AMPHIBIOUS = 6;
export const RAIDERS = 7;
export const PLACE_SUBMARINE = 8;
export const NEXT_AREA = 9;
export const DAY_NIGHT = 10;
export const FIRING_CARRIERS = 11;
export const TARGETS = 12;
export const SUBMARINE_ATTACK = 13;
export const RETREAT = 14;
export const GROUPS = 15;
export const PURSUIT = 16;
export const SPLIT = 17;
export const FOLLOW = 18;
export const LANDINGS = 19;
export const DEFENDER = 20;
export const AIR_RAID = 21;
export const BASING = 22;
export const STAY = 23;
export const ASSIGN_TARGETS = 24;
export const KAMIKAZE = 25;
export const TASK_FORCES = 26;
export const MISSIONS = 27;
export const WITHDRAW = 28;
export const UNCERTAIN_AREA = 29;
export const WEST_COAST = 30;
export const SAN_DIEGO_RETURN = 31;
export const LAND_FIRST = 32;
export const ENGAGE = 33;
export const UNCERTAIN_BASE = 34;

/** Index of a decision in {@link DECISIONS}: 0 | 1 | … | 34. */
export type Decision = keyof typeof DECISIONS extends infer K
  ? K extends `${infer N extends number}`
    ? N
    : never
  : never;

/** A decision by its name. */
export const decisionNamed = (name: DecisionName): Decision => DECISIONS.indexOf(name) as Decision;

/** An answer that breaks a rule. */
export class IllegalDecision extends Error {
  override readonly name = 'IllegalDecision';
  constructor(
    readonly decision: Decision,
    readonly side: number,
    /** The rule it breaks, e.g. `7.423`. */
    readonly rule: string,
    readonly sentence: string,
  ) {
    super(`${DECISIONS[decision]}: ${sentence} (${rule})`);
  }
}
