// What an opening says about a turn, as the player uses it: counts in typed arrays, pieces by their index.
import { AREA_COUNT, AREA_NAMES, type BoardTables, PORT_NAMES } from '../../../board/index.js';
import {
  BEST_TARGET,
  type CountByArea,
  MAX_TURNS,
  type Opening,
  type OpeningTurn,
  type ShipCount,
  type ShipsByArea,
} from '../../opening.js';
import { type Settings, settingsOf } from './settings.js';
import { completeWeights, type Weights } from './weights.js';

/** Entries of an area: carriers, battleships and cruisers in the order of their kinds, then ships of any kind. */
const KINDS = 4;
const ANY = 3;

/** Pieces that are planned for areas, and how many of them are still to be named. */
export interface Planned {
  /** Areas that the plan names, as a mask, and in its order. */
  readonly areas: number;
  readonly order: Uint8Array;
  readonly wanted: Uint8Array;
  readonly left: Uint8Array;
}

/** The plan of a submarine that goes where the best ship at sea is. */
export const HUNTS = -2;

/** One turn of an opening: what it leaves open is `null`, or -1. */
export interface TurnPlan {
  readonly settings: Settings;
  readonly raidForce: Uint8Array | null;
  /** 1 yes, 0 no. */
  readonly stay: number;
  readonly engage: number;
  readonly patrols: Planned | null;
  readonly air: Planned | null;
  readonly amphibious: Planned | null;
  readonly raiders: Planned | null;
  /** Area, or {@link HUNTS}. */
  readonly submarine: number;
  /** Port. */
  readonly uncertainBase: number;
}

/** Makes the plans of an opening by turn; on turns that it does not name nothing is planned, and the player's own weights count. */
export function turnPlans(opening: Opening | null, weights: Weights, t: BoardTables): TurnPlan[] {
  const nothing = turnPlan({}, weights, t);
  return Array.from({ length: MAX_TURNS + 1 }, (_, turn) => {
    const plan = opening?.turns[String(turn)];
    return plan ? turnPlan(plan, weights, t) : nothing;
  });
}

function turnPlan(plan: OpeningTurn, weights: Weights, t: BoardTables): TurnPlan {
  const { raidForce } = plan;
  return {
    settings: settingsOf(completeWeights(plan.weights ?? {}, weights)),
    raidForce: raidForce ? Uint8Array.from(raidForce.flatMap((name) => t.pieceIndex.get(name) ?? [])) : null,
    stay: answer(plan.stay),
    engage: answer(plan.engage),
    patrols: planned(plan.patrols),
    air: planned(plan.air),
    amphibious: planned(plan.amphibious),
    raiders: planned(plan.raiders),
    submarine: submarineTo(plan.submarine),
    uncertainBase: plan.uncertainBase === undefined ? -1 : PORT_NAMES.indexOf(plan.uncertainBase),
  };
}

const submarineTo = (place: OpeningTurn['submarine']): number =>
  place === undefined ? -1 : place === BEST_TARGET ? HUNTS : AREA_NAMES.indexOf(place);

const answer = (yes: boolean | undefined): number => (yes === undefined ? -1 : yes ? 1 : 0);

function planned(counts: ShipsByArea | CountByArea | undefined): Planned | null {
  if (!counts) return null;
  const named = Object.entries(counts).map(([area, count]) => [AREA_NAMES.indexOf(area as never), count] as const);
  const wanted = new Uint8Array(KINDS * AREA_COUNT);
  for (const [area, count] of named) wanted.set(byKind(count as ShipCount), KINDS * area);
  return {
    areas: named.reduce((mask, [area]) => mask | (1 << area), 0),
    order: Uint8Array.from(named, ([area]) => area),
    wanted,
    left: wanted.slice(),
  };
}

const byKind = (count: ShipCount): number[] =>
  typeof count === 'number' ? [0, 0, 0, count] : [count.carriers ?? 0, count.battleships ?? 0, count.cruisers ?? 0, 0];

/** Begins to name the pieces of a plan. */
export function beginPlanned(plan: Planned): void {
  plan.left.set(plan.wanted);
}

/**
 * The area of a mask where the plan still wants a piece of a kind, and wants most; its count goes down.
 *
 * @param kind of a ship; for other pieces any number above the kinds of ships.
 * @returns -1 when it wants none.
 */
export function assign(plan: Planned, kind: number, areas: number): number {
  const { order, left } = plan;
  let best = -1;
  let most = 0;
  for (let k = 0; k < order.length; k++) {
    const area = order[k];
    if (((areas >> area) & 1) === 0) continue;
    const from = KINDS * area;
    const ofKind = kind < ANY ? left[from + kind] : 0;
    const wanted = ofKind + left[from + ANY];
    if (wanted > most) {
      most = wanted;
      best = ofKind > 0 ? from + kind : from + ANY;
    }
  }
  if (best < 0) return -1;
  left[best]--;
  return (best / KINDS) | 0;
}
