// What the decisions about ports work with: repairs (11) and basing (10.1).
import { AREA_COUNT, HARBOR_COUNT } from '../../board/index.js';
import { MAX_PIECES } from '../../game/index.js';

/** Repairs, and the return of the fleet. */
export class PortState {
  /** Ships that may be repaired, and the points that each yard has left this turn. */
  readonly ships = new Uint8Array(MAX_PIECES);
  readonly left = new Int32Array(HARBOR_COUNT);
  /** Points that each yard will have next turn, and those beyond the damage that lies in it; and whether both are known. */
  readonly points = new Int32Array(HARBOR_COUNT);
  readonly room = new Int32Array(HARBOR_COUNT);
  yardsKnown = false;
  /** Ships that still belong to each port while the fleet is based. */
  readonly quota = new Int32Array(HARBOR_COUNT);
  /** By piece, the outpost to which it returns at the end of the turn, or none. */
  readonly posts = new Int8Array(MAX_PIECES);
}

/**
 * What harbors have to fear from each area while pieces return to port, in permille the share of carriers in port that is feared,
 * the areas that were not weighed yet, and those of danger.
 */
export class HarborDanger {
  readonly from = new Int32Array(AREA_COUNT);
  share = 0;
  unknown = 0;
  areas = 0;
}
