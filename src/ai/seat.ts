// A seat: who plays a side, as one plain value that holds everything, so that a scenario alone replays its games.
import { SIDES, type Side } from '../board/index.js';
import type { RuleSet } from '../rules/index.js';
import { DEFAULT_PLAYER } from './default-player.js';
import {
  DEFAULT_DOCTRINE,
  type Doctrine,
  doctrineNames,
  frozenNames,
  shippedDoctrine,
} from './heuristic/doctrine/doctrine.js';
import { type UnderRules, underRules } from './heuristic/doctrine/under-rules.js';
import { WEIGHT_NAMES, WEIGHT_TABLE_NAMES, WEIGHT_TABLES, type Weights } from './heuristic/doctrine/weights.js';
import { LEARNED_DOCTRINES, LEARNED_NAMES, type LearnedName } from './learned/learned-names.js';
import type { Opening } from './opening.js';
import { rungSettings, SEARCH_RUNGS } from './search/rungs.js';
import { SEARCH_OPTION_NAMES, type SearchSettings, searchSettings } from './search/search-settings.js';

/** Kinds of player. */
export const PLAYER_KINDS = ['heuristic', ...LEARNED_NAMES, 'random', 'search'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** The heuristic player with all that directs it. */
export interface HeuristicSeat {
  readonly player: 'heuristic';
  /** Name of the doctrine, for people; what counts are the weights. */
  readonly doctrine: string;
  readonly weights: Weights;
  /** What counts under some rules instead of these weights; see `underRules`. */
  readonly under?: readonly UnderRules[] | undefined;
  /** What directs it on the turns that it names; `null` for none. */
  readonly opening: Opening | null;
}

/** Any lawful answer. */
export interface RandomSeat {
  readonly player: 'random';
}

/** The heuristic player of a doctrine who tries out his large decisions by rollouts. */
export interface SearchSeat extends Omit<HeuristicSeat, 'player'> {
  readonly player: 'search';
  readonly search: SearchSettings;
}

/** The heuristic player of a doctrine who has learned from search where to send ships. */
export interface LearnedSeat extends Omit<HeuristicSeat, 'player'> {
  readonly player: LearnedName;
}

/** A player without search and without chance: a game of it takes a few milliseconds. */
export type FastSeat = HeuristicSeat | LearnedSeat;

/** Who plays a side. */
export type Seat = HeuristicSeat | LearnedSeat | RandomSeat | SearchSeat;

/** Who plays which side. */
export interface Seats {
  readonly japan: Seat;
  readonly allied: Seat;
}

/** True for the name of a learned player. */
export const isLearned = (name: string): name is LearnedName => (LEARNED_NAMES as readonly string[]).includes(name);

/** True for a heuristic or a learned player. */
export const isFast = (seat: Seat): seat is FastSeat => seat.player === 'heuristic' || isLearned(seat.player);

/** True when one of the players searches: their games take long. */
export const anySearches = (seats: Seats): boolean => SIDES.some((side) => seats[side].player === 'search');

/** A seat of a learned player, or of the heuristic one where none is named. Two branches, because the compiler compares a union with an object of 25 possible names at most. */
export const fastSeat = (player: LearnedName | undefined, directed: Omit<HeuristicSeat, 'player'>): FastSeat =>
  player === undefined ? { player: 'heuristic', ...directed } : { player, ...directed };

/** The player beneath a search player: his answers are tried first, and given where nothing is searched. Another player is himself. */
export function beneathSearch<S extends Seat>(seat: S): Exclude<S, SearchSeat> | FastSeat;
export function beneathSearch(seat: Seat): Exclude<Seat, SearchSeat> {
  if (seat.player !== 'search') return seat;
  const { search, player: _, ...rest } = seat;
  return fastSeat(search.base, rest);
}

/** Names that stand for a whole seat of a side: the kinds of player and the doctrines that come with the package. */
export function seatNames(side: Side): string[] {
  return [...PLAYER_KINDS, ...SEARCH_RUNGS.map((rung) => rung.name), ...doctrineNames(side), ...frozenNames(side)];
}

/**
 * The seat that a name stands for, or `undefined`: `random`, `heuristic` (the doctrine `tuned`), `search` (the same
 * with rollouts), one of `LEARNED_NAMES` (a doctrine with what it has learned from search and from whole games), a search player for a budget such as `search-1s`, or a doctrine that comes with the package.
 *
 * @example
 * const players = { japan: namedSeat('japan', 'standard')!, allied: namedSeat('allied', 'random')! };
 */
export function namedSeat(side: Side, name: string): Seat | undefined {
  if (name === 'random') return { player: 'random' };
  const search = name === 'search' ? searchSettings() : rungSettings(side, name);
  const plain = name !== 'heuristic' && !isLearned(name) && search === undefined;
  const doctrine = shippedDoctrine(side, plain ? name : usualDoctrine(search?.base ?? name));
  if (!doctrine) return undefined;
  const directed = directedBy(doctrine, null);
  if (isLearned(name)) return { player: name, ...directed };
  return search ? { player: 'search', ...directed, search } : { player: 'heuristic', ...directed };
}

/** Who plays a side where nobody is named. */
export const defaultSeat = (side: Side): FastSeat => namedSeat(side, DEFAULT_PLAYER) as FastSeat;

/** The doctrine of a player where none is named; of a search player, that of the player beneath. */
export function usualDoctrine(player: string | undefined): string {
  return (player !== undefined && isLearned(player) && LEARNED_DOCTRINES[player]) || DEFAULT_DOCTRINE;
}

/** The part of a seat that a doctrine makes, with an opening. */
export function directedBy(
  { name, weights, under }: Pick<Doctrine, 'name' | 'weights' | 'under'>,
  opening: Opening | null,
): Omit<HeuristicSeat, 'player'> {
  return { doctrine: name, weights, ...(under === undefined ? {} : { under }), opening };
}

/** What directs the player of a seat under the rules in force. */
export function directionsOf(side: Side, { doctrine, ...seat }: Omit<HeuristicSeat, 'player'>, rules: RuleSet) {
  return underRules({ ...seat, name: doctrine, side }, rules);
}

/** Most changed weights that are told one by one. */
const FEW = 3;

/**
 * A seat in a few words: its player, where that is no heuristic one, its doctrine, where that is not the one of the player, what differs from
 * the one of that name that comes with the package, and its opening.
 *
 * @example
 * seatText('japan', seat); // 'standard (fear 0.2)'
 */
export function seatText(side: Side, seat: Seat): string {
  if (seat.player === 'random') return seat.player;
  if (seat.player === 'search') {
    return `${searchText(side, seat.search)} on ${seatText(side, beneathSearch(seat))}`;
  }
  const opening = seat.opening ? `+${seat.opening.name}` : '';
  const doctrine = doctrineText(side, seat);
  if (seat.player === 'heuristic') return `${doctrine}${opening}`;
  return `${seat.player}${doctrine === usualDoctrine(seat.player) ? '' : ` on ${doctrine}`}${opening}`;
}

/** The name of a rung, or `search` with the options that are not as usual; the player beneath is told by himself. */
function searchText(side: Side, search: SearchSettings): string {
  const rung = SEARCH_RUNGS.find(({ name }) => differing(rungSettings(side, name)!, search).length === 0);
  if (rung) return rung.name;
  const options = differing(searchSettings(), search).flatMap((name) => {
    const value = search[name];
    return name === 'base' ? [] : `${name} ${typeof value === 'object' ? value.join(' ') : value}`;
  });
  return options.length === 0 ? 'search' : `search (${options.join(', ')})`;
}

/** Names of the options in which two differ. */
const differing = (from: SearchSettings, to: SearchSettings): (keyof SearchSettings)[] =>
  ([...SEARCH_OPTION_NAMES, 'kinds', 'foreseenKinds', 'base', 'against', 'onward'] as const).filter(
    (name) => String(from[name]) !== String(to[name]),
  );

function doctrineText(side: Side, seat: Omit<HeuristicSeat, 'player'>): string {
  const shipped = shippedDoctrine(side, seat.doctrine);
  if (!shipped) return seat.doctrine;
  const changes = changedWeights(shipped.weights, seat.weights);
  if (changes.length === 0) return seat.doctrine;
  return `${seat.doctrine} (${changes.length > FEW ? `${changes.length} weights changed` : changes.join(', ')})`;
}

/** Weights that differ, as `fear 0.2` and `areas.Coral Sea 2`. */
export function changedWeights(from: Weights, to: Weights): string[] {
  const tables = WEIGHT_TABLE_NAMES.flatMap((table) => {
    const old = from[table] as Readonly<Record<string, number>>;
    const now = to[table] as Readonly<Record<string, number>>;
    return WEIGHT_TABLES[table].names
      .filter((name) => old[name] !== now[name])
      .map((name) => `${table}.${name} ${now[name]}`);
  });
  return [...tables, ...WEIGHT_NAMES.filter((name) => from[name] !== to[name]).map((name) => `${name} ${to[name]}`)];
}
