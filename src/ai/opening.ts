// Openings: turn plans by name, as plain data. An opening directs the heuristic player on the turns it names and leaves it the
// rest. Those that come with the package are the files of `ai/openings`, kept in `shipped.json`.
import type { AreaName, PortName, Side } from '../board/index.js';
import type { SomeWeights } from './heuristic/doctrine/weights.js';
import shipped from './shipped.json' with { type: 'json' };

/** Ships of one area: any so many, or so many of each kind. */
export type ShipCount =
  | number
  | {
      readonly carriers?: number | undefined;
      readonly battleships?: number | undefined;
      readonly cruisers?: number | undefined;
    };

/** Numbers by sea area; areas that are not named get nothing. */
export type CountByArea = Readonly<Partial<Record<AreaName, number>>>;
/** Ships by sea area. */
export type ShipsByArea = Readonly<Partial<Record<AreaName, ShipCount>>>;

/** The place of a submarine that goes where the best ship at sea is. */
export const BEST_TARGET = 'best target';

/** What an opening says about one turn. Everything may be left out: then the player does as it usually does. */
export interface OpeningTurn {
  /** Weights that count in this turn instead of the doctrine's. */
  readonly weights?: SomeWeights | undefined;
  /** Japan, turn 1: the ships that raid Pearl Harbor (4.2), as far as the rules let them. */
  readonly raidForce?: readonly string[] | undefined;
  /** Japan, turn 1: stay off Hawaii after the raid, or leave (18.21). */
  readonly stay?: boolean | undefined;
  /** Allies, turn 1: fight off Hawaii, or run (18.25, nt1 18.14). */
  readonly engage?: boolean | undefined;
  /** Ships that patrol (6.11): the cheapest that get there for certain. */
  readonly patrols?: ShipsByArea | undefined;
  /** Air units (12.1). */
  readonly air?: CountByArea | undefined;
  /** Amphibious units (13.1). */
  readonly amphibious?: CountByArea | undefined;
  /** Raiders (6.12): the strongest that can reach the area, dealt out evenly. */
  readonly raiders?: ShipsByArea | undefined;
  /** Where the submarine goes (6.6); {@link BEST_TARGET}: where the best ship at sea is. */
  readonly submarine?: AreaName | typeof BEST_TARGET | undefined;
  /** Allies, turn 1 under nt1: the port of a carrier that may choose (nt1 18.3). */
  readonly uncertainBase?: PortName | undefined;
}

/** A named opening. */
export interface Opening {
  readonly name: string;
  readonly side: Side;
  /** What it tries to do, in a paragraph. */
  readonly intent: string;
  /** What is done, by the number of the turn; in a file turns may be named together, as `2-4`. */
  readonly turns: Readonly<Partial<Record<string, OpeningTurn>>>;
}

/** What stands for no opening where openings are meant. */
export const NO_OPENING = 'none';

/** Most turns of any rule set (19.1). */
export const MAX_TURNS = 9;

/** The turns that a key of `turns` names, such as `2` or `2-4`; `undefined` when it names none. */
export function turnsNamed(key: string): number[] | undefined {
  const match = /^([1-9])(?:-([1-9]))?$/.exec(key);
  if (!match) return undefined;
  const first = Number(match[1]);
  const last = Number(match[2] ?? match[1]);
  return last < first ? undefined : Array.from({ length: last - first + 1 }, (_, k) => first + k);
}

/** An opening with every turn by itself. */
export function expandTurns({ name, side, intent, turns }: Opening): Opening {
  return { name, side, intent, turns: everyTurn(turns) };
}

/** Plans with every turn by itself. */
export function everyTurn(turns: Opening['turns']): Opening['turns'] {
  const each = Object.entries(turns).flatMap(([key, plan]) =>
    (turnsNamed(key) ?? []).map((turn) => [String(turn), plan] as const),
  );
  return Object.fromEntries(each);
}

const TEXTS = shipped.openings as readonly Opening[];

/** Names of the openings of one side that come with the package. */
export function openingNames(side: Side): string[] {
  return TEXTS.filter((o) => o.side === side).map((o) => o.name);
}

/**
 * An opening that comes with the package; `undefined` when there is none of that name on that side.
 *
 * @example
 * shippedOpening('japan', 'tko')?.turns['2'];
 */
export function shippedOpening(side: Side, name: string): Opening | undefined {
  const text = TEXTS.find((o) => o.side === side && o.name === name);
  return text && expandTurns(text);
}

/** Every opening that comes with the package, Japan's first. */
export function shippedOpenings(): Opening[] {
  return TEXTS.map(expandTurns);
}
