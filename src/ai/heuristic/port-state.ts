// What the decisions about ports work with: repairs (11) and basing (10.1).
import { AREA_COUNT, HARBOR_COUNT } from '../../board/index.js';
import { MAX_PIECES } from '../../game/index.js';

/** Scratch of the repairs: ships that may be repaired, and what each yard has left this turn. */
export class RepairState {
  readonly ships = new Uint8Array(MAX_PIECES);
  readonly left = new Int32Array(HARBOR_COUNT);
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

/** Points that each yard will have next turn, and those beyond the damage that lies in it, while the fleet is based. */
export class YardRoom {
  readonly points = new Int32Array(HARBOR_COUNT);
  readonly room = new Int32Array(HARBOR_COUNT);
  known = false;
}

/** Ships that still belong to each port while the fleet is based. */
export class BasingState {
  readonly quota = new Int32Array(HARBOR_COUNT);
}
