// What the decisions of the movement phase work with: patrols (6.11), raiders (6.12), landings (13).
import { AREA_COUNT, HARBOR_COUNT } from '../../board/index.js';
import { MAX_PIECES } from '../../game/index.js';
import { FightEstimate } from './estimate/fight-estimate.js';
import { ENTRIES } from './estimate/force.js';

/** Scratch of the patrols: the ships are those of the pool (`turn-memory.ts`). */
export class PatrolState {
  /** Areas that each ship reaches without a roll, and those farther away that it reaches for certain. */
  readonly near = new Uint16Array(MAX_PIECES);
  readonly far = new Uint16Array(MAX_PIECES);
  /** The second areas that ships reach from a harbor. */
  readonly harborFar = new Uint16Array(HARBOR_COUNT);
  /** Areas that some ship reaches, those that one may try a roll for (6.41), and the first ship that is not taken. */
  reach = 0;
  tries = 0;
  first = 0;
  /** What a flag in each area is worth that is to be shown, and the areas where it is worth anything, best first. */
  readonly worth = new Int32Array(AREA_COUNT);
  readonly order = new Uint8Array(AREA_COUNT);
  /** Patrollers that are wanted in each of these. */
  readonly bearers = new Uint8Array(AREA_COUNT);
}

/** Scratch of the raiders: the ships are those of the pool (`turn-memory.ts`). */
export class RaidState {
  /** What raiders meet in each area where the enemy comes in strength, and where only a party of his does; areas where he may yet come. */
  readonly feared = new Int32Array(AREA_COUNT * ENTRIES);
  readonly party = new Int32Array(AREA_COUNT * ENTRIES);
  parties = 0;
  /** The forces of the enemy that count for them, and where those of the first area begin. */
  facing: Int32Array = this.feared;
  facingAt = 0;
  /** The fight that was estimated last. */
  readonly estimate = new FightEstimate();

  /** Areas with own amphibious units at sea. */
  landings = 0;
  /** What a fight is about, its chance, what the area is worth with the raiders as they are sent, and what joining the fight gains. */
  readonly stake = new Int32Array(AREA_COUNT);
  readonly chance = new Int32Array(AREA_COUNT);
  readonly value = new Int32Array(AREA_COUNT);
  readonly gain = new Int32Array(AREA_COUNT);
  /** Areas where there is anything to gain, best first. */
  readonly order = new Uint8Array(AREA_COUNT);
  /** What own losses count of their worth (permille). */
  caution = 0;
  /** The least chance (permille) with which raiders join a fight, and that up to which surplus ships do. */
  attack = 0;
  surplus = 0;

  /** Areas that each ship reaches freely, and with a roll; and its chance to pass that roll, permille. */
  readonly near = new Uint16Array(MAX_PIECES);
  readonly far = new Uint16Array(MAX_PIECES);
  readonly passes = new Uint16Array(MAX_PIECES);
  /** The same areas of the ships of a harbor. */
  readonly harborNear = new Uint16Array(HARBOR_COUNT);
  readonly harborFar = new Uint16Array(HARBOR_COUNT);
  /** Areas that each ship reaches while it is free, where it is sent (-1 for nowhere), and the first carrier. */
  readonly reaches = new Uint16Array(MAX_PIECES);
  readonly destination = new Int8Array(MAX_PIECES);
  carriers = 0;
  /** Ships that reach the same, as groups and forces. */
  groups = 0;
  readonly groupOf = new Uint8Array(MAX_PIECES);
  readonly groupReach = new Uint16Array(MAX_PIECES);
  readonly groupForce = new Int32Array(MAX_PIECES * ENTRIES);
  /** Moves that were made before a ship of a group at a place was found to be well where it is. */
  readonly unmoved = new Int16Array(2 * MAX_PIECES * (AREA_COUNT + 1));
  /** What the ship looked at last adds where it should go, and takes away where it comes from. */
  adds = 0;
  loses = 0;
  /** Areas whose chance is as the forces stand now, while surplus ships are sent. */
  known = 0;
}

/** Chances, permille, that troops come ashore through each area, worked out once in a decision: `known` says where. */
export class LandingChances {
  known = 0;
  readonly chance = new Int32Array(AREA_COUNT);
}

/** What an amphibious unit gains in each base, and the bases of which it is known in the decision that is being made. */
export class BaseWorths {
  readonly worth = new Int32Array(HARBOR_COUNT);
  known = 0;
  /** Bases that troops which enter together are to take or to keep. */
  aimed = 0;
}
