// Board values overridden by a user who owns the game. Every overridden value carries the provenance `user`.
import { STANDARD_BOARD } from './board.js';
import { type Source, user } from './provenance.js';
import type { AreaData, Board, PieceData, PortData, RemovalData, RepairData, SubmarineData } from './types.js';
import type { AreaName, ArrivalPlace, Kind, Nation, PortName, Side } from './vocabulary.js';

/** POC of one side: the number, or `[number, remark]` as in a table that keeps its sources beside its values. */
export type PocOverride = number | readonly [number, string];

export interface AreaOverride {
  readonly poc?: { readonly japan?: PocOverride; readonly allied?: PocOverride };
  readonly control?: Side | 'none';
  /** All neighbours; both areas of a pair must name each other. */
  readonly adjacent?: readonly AreaName[];
}

export interface HarborOverride {
  readonly touches?: readonly AreaName[];
  readonly control?: Side;
}

export interface PieceOverride {
  /** Compact factors as players write them: `146+4`, `1+27`, `34*`, `033`. */
  readonly factors?: string;
  readonly kind?: Kind;
  readonly nation?: Nation;
  /** Turn of arrival, 1–9. */
  readonly turn?: number;
  readonly where?: ArrivalPlace;
}

export interface SubmarineOverride {
  /** First and last turn on the board, e.g. `1-6`. */
  readonly turns?: string;
  readonly shots?: number;
  readonly bonus?: boolean;
}

/** Repair points: the same every turn, or by turn (turns that are not named keep theirs). */
export type RepairOverride = number | Readonly<Record<string, number>>;

/** What `--data` may change. Everything is optional; what is not named stays as on the standard board. */
export interface BoardOverrides {
  readonly name?: string;
  readonly areas?: Readonly<Record<string, AreaOverride>>;
  readonly ports?: Readonly<Record<string, HarborOverride>>;
  readonly bases?: Readonly<Record<string, HarborOverride>>;
  readonly ships?: Readonly<Record<string, PieceOverride>>;
  readonly air?: Readonly<Record<string, PieceOverride>>;
  readonly amphibious?: Readonly<Record<string, PieceOverride>>;
  readonly submarines?: Readonly<Record<string, SubmarineOverride>>;
  readonly repair?: Readonly<Record<string, RepairOverride>>;
  /** British removals by turn (4.42); a turn that is named is replaced as a whole. */
  readonly removals?: Readonly<Record<string, readonly RemovalData['ship'][]>>;
  /** Date of each turn. */
  readonly dates?: Readonly<Record<string, string>>;
  readonly locationUncertain?: { readonly die: Board['locationUncertain']['die'] };
  readonly mayMoveOnTurn1?: readonly string[];
  readonly raidSpeed?: number;
}

/**
 * The board with some values replaced; the board given is not changed.
 *
 * Names and types are not checked here beyond what is needed to find the value: `validateBoard` does that, and the
 * scenario reader does it with lines and columns.
 *
 * @param overrides values as the user wrote them, or `null` for none.
 * @throws Error when a name is not on the board.
 * @example
 * const board = applyOverrides(STANDARD_BOARD, { areas: { 'Coral Sea': { poc: { japan: 2 } } } });
 * board.areas[9]!.poc.japan; // { value: 2, source: { kind: 'user' } }
 */
export function applyOverrides(board: Board, overrides: BoardOverrides | null): Board {
  if (overrides === null || Object.keys(overrides).length === 0) return board;
  const o = overrides;
  const kindOf = (kinds: readonly Kind[]) => (p: PieceData) => kinds.includes(p.kind);
  let pieces = board.pieces;
  for (const [section, kinds] of PIECE_SECTIONS) pieces = named(pieces, o[section], section, piece, kindOf(kinds));
  return {
    ...board,
    name: o.name ?? `${board.name} with overrides`,
    areas: named(board.areas, o.areas, 'areas', area),
    ports: named(board.ports, o.ports, 'ports', harbor),
    bases: named(board.bases, o.bases, 'bases', harbor),
    pieces,
    submarines: named(board.submarines, o.submarines, 'submarines', submarine),
    repairs: repairs(board, o.repair ?? {}),
    removals: removals(board, o.removals ?? {}),
    dates: board.dates.map((date, k) => o.dates?.[k + 1] ?? date),
    datesSource: o.dates ? user : board.datesSource,
    locationUncertain: o.locationUncertain
      ? { ...board.locationUncertain, die: o.locationUncertain.die, source: user }
      : board.locationUncertain,
    mayMoveOnTurn1: o.mayMoveOnTurn1 ?? board.mayMoveOnTurn1,
    mayMoveOnTurn1Source: o.mayMoveOnTurn1 ? user : board.mayMoveOnTurn1Source,
    raidSpeed: o.raidSpeed ?? board.raidSpeed,
    raidSpeedSource: o.raidSpeed === undefined ? board.raidSpeedSource : user,
  };
}

/**
 * The board a scenario is played on: the standard one with the scenario's `data` over it.
 *
 * @param data `null`, or overrides that went through the scenario reader.
 */
export function boardOf(data: unknown): Board {
  return applyOverrides(STANDARD_BOARD, (data ?? null) as BoardOverrides | null);
}

/** Which kinds of piece each section of an override file holds. */
export const PIECE_SECTIONS = [
  ['ships', ['carrier', 'battleship', 'cruiser']],
  ['air', ['air']],
  ['amphibious', ['amphibious']],
] as const satisfies readonly (readonly ['ships' | 'air' | 'amphibious', readonly Kind[]])[];

function named<T extends { readonly name: string }, O>(
  list: readonly T[],
  changes: Readonly<Record<string, O>> | undefined,
  section: string,
  change: (item: T, by: O) => T,
  belongs: (item: T) => boolean = () => true,
): readonly T[] {
  if (!changes) return list;
  for (const name of Object.keys(changes)) {
    if (!list.some((item) => item.name === name && belongs(item))) {
      throw new Error(`${section}: "${name}" is not on the board`);
    }
  }
  return list.map((item) => {
    const by = belongs(item) && Object.hasOwn(changes, item.name) ? changes[item.name] : undefined;
    return by === undefined ? item : change(item, by);
  });
}

function area(item: AreaData, by: AreaOverride): AreaData {
  const poc = (side: Side) => {
    const given = by.poc?.[side];
    if (given === undefined) return item.poc[side];
    return typeof given === 'number'
      ? { value: given, source: user }
      : { value: given[0], source: { kind: 'user', note: given[1] } satisfies Source };
  };
  return {
    ...item,
    poc: { japan: poc('japan'), allied: poc('allied') },
    ...(by.control === undefined ? {} : { control: by.control, controlSource: user }),
    ...(by.adjacent === undefined ? {} : { adjacent: by.adjacent, adjacentSource: user }),
  };
}

function harbor(item: PortData, by: HarborOverride): PortData {
  return {
    ...item,
    ...(by.control === undefined ? {} : { control: by.control, controlSource: user }),
    ...(by.touches === undefined ? {} : { touches: by.touches, touchesSource: user }),
  };
}

function piece(item: PieceData, by: PieceOverride): PieceData {
  const fields = Object.keys(by);
  if (fields.length === 0) return item;
  // A counter has one source for all its values, so the note says which of them are the user's.
  return { ...item, ...by, source: { kind: 'user', note: `${fields.join(', ')}; the rest ${item.source.kind}` } };
}

function submarine(item: SubmarineData, by: SubmarineOverride): SubmarineData {
  const turns = /^(\d)(?:-(\d))?$/.exec(by.turns ?? '');
  return {
    ...item,
    ...(turns ? { firstTurn: Number(turns[1]), lastTurn: Number(turns[2] ?? turns[1]) } : {}),
    shots: by.shots ?? item.shots,
    bonus: by.bonus ?? item.bonus,
    source: user,
  };
}

function repairs(board: Board, changes: Readonly<Record<string, RepairOverride>>): readonly RepairData[] {
  const list = board.repairs.map((item): RepairData => {
    const by = changes[item.port];
    return by === undefined ? item : { ...item, points: points(item.points, by), source: user };
  });
  for (const [port, by] of Object.entries(changes)) {
    if (list.some((item) => item.port === port)) continue;
    const owner = board.ports.find((p) => p.name === port)?.control;
    if (!owner) throw new Error(`repair: "${port}" is not a port of the board`);
    list.push({ port: port as PortName, owner, points: points([0, 0, 0, 0, 0, 0, 0, 0, 0], by), source: user });
  }
  return list;
}

function points(old: readonly number[], by: RepairOverride): readonly number[] {
  return old.map((value, k) => (typeof by === 'number' ? by : (by[k + 1] ?? value)));
}

function removals(board: Board, changes: NonNullable<BoardOverrides['removals']>): readonly RemovalData[] {
  const kept = board.removals.filter((r) => !Object.hasOwn(changes, r.turn));
  const made = Object.entries(changes).flatMap(([turn, ships]) =>
    ships.map((ship): RemovalData => ({ turn: Number(turn), ship, source: user })),
  );
  return [...kept, ...made].sort((a, b) => a.turn - b.turn);
}
