// The shape of the board's data: plain values, each with its provenance.
import type { Source, Sourced } from './provenance.js';
import type { AreaName, ArrivalPlace, BaseName, Kind, Nation, PortName, Side, UncertainGroup } from './vocabulary.js';

/** A sea area (2.1): symmetric neighbours, the flag at the start (15.2), and the POC printed for each side (2.5). */
export interface AreaData {
  readonly name: AreaName;
  readonly adjacent: readonly AreaName[];
  readonly adjacentSource: Source;
  readonly control: Side | 'none';
  readonly controlSource: Source;
  readonly poc: { readonly japan: Sourced<number>; readonly allied: Sourced<number> };
}

/** A major port or island base: part of every sea area it touches (2.1). */
export interface PortData {
  readonly name: PortName | BaseName;
  readonly touches: readonly AreaName[];
  readonly control: Side;
  readonly touchesSource: Source;
  readonly controlSource: Source;
}

/** A counter. `factors` as players write them, e.g. `146+4`, `1+27`, `34*`, `033`. */
export interface PieceData {
  readonly name: string;
  readonly factors: string;
  readonly kind: Kind;
  readonly nation: Nation;
  /** Turn of arrival, 1–9. */
  readonly turn: number;
  readonly where: ArrivalPlace;
  readonly source: Source;
}

/** A submarine counter (3.2, 16): one per side, on the board during some turns only. */
export interface SubmarineData {
  readonly name: string;
  readonly side: Side;
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly shots: number;
  readonly bonus: boolean;
  readonly source: Source;
}

/** One line of a turn's British removals (4.42): a named ship, or any ship of a class. */
export interface RemovalData {
  readonly turn: number;
  /** Names of ships, or a class by its factors (`any` 0-2-7 carrier, `any` 4-4-3 battleship). */
  readonly ship: string | { readonly kind: 'carrier' | 'battleship'; readonly factors: readonly string[] };
  readonly source: Source;
}

/** Repair points of a port (11.2): the same every turn, or one number for each turn 1–9. */
export interface RepairData {
  readonly port: PortName;
  readonly owner: Side;
  readonly points: readonly number[];
  readonly source: Source;
}

/** The six results of a location-uncertain die (18.22): an area, or arrival with the turn-2 reinforcements. */
export type UncertainResult = AreaName | 'turn 2';

/** Everything printed on the board, the counters and the cards. */
export interface Board {
  readonly name: string;
  readonly areas: readonly AreaData[];
  readonly ports: readonly PortData[];
  readonly bases: readonly PortData[];
  /** Order: Japanese ships, Allied ships, Japanese air, Allied air, Japanese amphibious, Allied amphibious. */
  readonly pieces: readonly PieceData[];
  readonly submarines: readonly SubmarineData[];
  readonly removals: readonly RemovalData[];
  readonly repairs: readonly RepairData[];
  readonly dates: readonly string[];
  readonly datesSource: Source;
  readonly locationUncertain: {
    readonly die: readonly UncertainResult[];
    readonly groups: readonly UncertainGroup[];
    readonly source: Source;
  };
  /** Allied ships that are free to move on turn 1 (18.12). */
  readonly mayMoveOnTurn1: readonly string[];
  readonly mayMoveOnTurn1Source: Source;
  /** Least speed for the Pearl Harbor raid force (4.2). */
  readonly raidSpeed: number;
  readonly raidSpeedSource: Source;
}
