// Values of a sweep, set in a scenario as it was written: what nobody wrote follows from them, as it does where each stands in a file of its own.

import { shippedDoctrine } from '../../ai/heuristic/doctrine/doctrine.js';
import { changedWeights, type Seat, usualDoctrine } from '../../ai/seat.js';
import { SIDES, type Side } from '../../board/index.js';
import { isMap } from '../../text/is-map.js';
import { looksLikeFile } from '../../text/text-files.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import type { SingleScenario } from '../experiments.js';
import { configOf } from '../question/config.js';
import type { Config, KeyPath } from '../question/paths.js';

/** One value, and where it is set. */
export interface Setting {
  readonly keys: KeyPath;
  readonly value: unknown;
}

/**
 * What a file said, with the board values that count, and names of rulings and areas as the program spells them. What a default is made of
 * other values for (the targets of a raid, the control of an area) stays unsaid.
 *
 * @param scenario what was read of it
 */
export function asWritten(written: Config, scenario: SingleScenario): Config {
  const { data, rulings } = scenario;
  const { data: _data, rulings: _rulings, method: _method, ...own } = written;
  return {
    ...own,
    ...(rulings && Object.keys(rulings).length > 0 ? { rulings } : {}),
    ...(data === null ? {} : { data }),
  };
}

/**
 * The same for an answer, which is to be asked again where the files that it names are not at hand, and when another player is the usual one.
 *
 * @param paths those that are swept: a seat that is varied stays as it was written
 */
export function asAnswered(written: Config, scenario: SingleScenario, paths: readonly KeyPath[]): Config {
  if (scenario.kind !== 'game') return { rules: scenario.rules, ...written };
  const players = isMap(written.players) ? written.players : {};
  const seats = SIDES.map((side) => {
    const own = players[side];
    const isVaried = paths.some(([top, of]) => top === 'players' && (of === undefined || of === side));
    const isWhole = own !== undefined && (isVaried || !namesFile(own));
    return [side, isWhole ? own : plainSeat(side, scenario.players[side], undefined)];
  });
  return { rules: scenario.rules, ...written, players: Object.fromEntries(seats) };
}

const namesFile = (value: unknown): boolean =>
  typeof value === 'string'
    ? looksLikeFile(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(namesFile);

/**
 * The scenario with all values set, those first that hold others.
 *
 * @param read completes a scenario as written: what a value is set in need not be written out
 */
export function withSettings(
  written: Config,
  settings: readonly Setting[],
  read: (value: Config) => SingleScenario,
): Config {
  const order = [...settings].sort((a, b) => a.keys.length - b.keys.length);
  return order.reduce((value, { keys, value: one }) => {
    const complete = isThere(value, keys) ? {} : completed(value, read(value));
    return set(value, keys, one, complete);
  }, written);
}

/** True where every map on the way is written. */
const isThere = (value: Config, [key, ...rest]: KeyPath): boolean => {
  if (rest.length === 0) return true;
  const below = value[key!];
  return isMap(below) && isThere(below, rest);
};

/** Maps that are not written stand as they are when nobody writes them. */
function set(value: Config, [key, ...rest]: KeyPath, one: unknown, complete: unknown): Config {
  if (key === undefined) return value;
  if (rest.length === 0) return { ...value, [key]: one };
  const below = value[key];
  const whole = isMap(complete) ? complete[key] : undefined;
  const map = isMap(below) ? below : isMap(whole) ? whole : {};
  return { ...value, [key]: set(map, rest, one, whole) };
}

/** What a scenario is complete, with seats as somebody would write them. */
function completed(written: Config, scenario: SingleScenario): Config {
  const config = configOf(scenario, 'monte-carlo');
  if (scenario.kind !== 'game') return config;
  const players = isMap(written.players) ? written.players : {};
  const seats = SIDES.map((side) => [side, plainSeat(side, scenario.players[side], players[side])]);
  return { ...config, players: Object.fromEntries(seats) };
}

/**
 * A seat as a map that says no more than it must: the weights of a doctrine that comes with the package follow from its name.
 *
 * @param text the seat as it is written; a file alone is that of a doctrine
 */
function plainSeat(side: Side, seat: GameScenario['players'][Side], text: unknown): Config {
  if (typeof text === 'string' && looksLikeFile(text) && !text.includes('+')) return { doctrine: text };
  if (seat.player === 'random' || !isShipped(side, seat)) return { ...seat };
  const { weights: _weights, under: _under, doctrine, ...rest } = seat;
  const base = seat.player === 'search' ? (seat.search.base ?? seat.player) : seat.player;
  return { ...rest, ...(doctrine === usualDoctrine(base) ? {} : { doctrine }) };
}

function isShipped(side: Side, { doctrine, weights, under }: Exclude<Seat, { readonly player: 'random' }>): boolean {
  const shipped = shippedDoctrine(side, doctrine);
  if (!shipped) return false;
  return (
    changedWeights(shipped.weights, weights).length === 0 && JSON.stringify(shipped.under) === JSON.stringify(under)
  );
}
