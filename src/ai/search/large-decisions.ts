// Which decisions are searched. The others are answered as the heuristic player answers them.
import * as D from '../../game/questions/decisions.js';

/** How the answer to a large decision is varied. */
export type Shape =
  /** Pieces and places: (piece, area) or (piece, harbor). */
  | 'places'
  /** 0 or 1. */
  | 'yes-or-no'
  /** One area. */
  | 'area'
  /** One air unit and its area, or nothing. */
  | 'air'
  /** Pieces that go together. */
  | 'force'
  /** The heuristic answer, or nothing. */
  | 'or-nothing';

const SHAPES: Readonly<Partial<Record<D.Decision, Shape>>> = {
  [D.RAID_FORCE]: 'force',
  [D.PATROLS]: 'places',
  [D.PLACE_AIR]: 'air',
  [D.MOVE_AMPHIBIOUS]: 'places',
  [D.RAIDERS]: 'places',
  [D.PLACE_SUBMARINE]: 'area',
  [D.NEXT_AREA]: 'area',
  [D.DAY_NIGHT]: 'yes-or-no',
  [D.RETREAT]: 'yes-or-no',
  [D.PURSUIT]: 'or-nothing',
  [D.LANDINGS]: 'places',
  [D.AIR_RAID]: 'places',
  [D.BASING]: 'places',
  [D.STAY]: 'yes-or-no',
  [D.WITHDRAW]: 'yes-or-no',
  [D.LAND_FIRST]: 'yes-or-no',
  [D.ENGAGE]: 'yes-or-no',
};

/** All of them, in the order of the sequence of play. */
export const LARGE_DECISIONS: readonly D.Decision[] = Object.keys(SHAPES).map(Number) as D.Decision[];

/** Their names, in the same order. */
export const SEARCHED_KINDS: readonly string[] = LARGE_DECISIONS.map((decision) => D.DECISIONS[decision]!);

/** How a decision's answers are varied; `undefined` when it is none of the large ones. */
export const shapeOf = (decision: D.Decision): Shape | undefined => SHAPES[decision];
