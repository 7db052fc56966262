// The player of a seat: who decides, directed as the seat says under the rules in force.
import { SIDES, type Side } from '../board/index.js';
import type { Player } from '../game/state/state.js';
import { type RuleSet, resolveRules } from '../rules/index.js';
import { quoted } from '../text/index.js';
import { shippedDoctrine } from './heuristic/doctrine/doctrine.js';
import { underRules } from './heuristic/doctrine/under-rules.js';
import { GatheredFight } from './heuristic/estimate/gathered-fight.js';
import { HeuristicPlayer } from './heuristic/heuristic-player.js';
import { LEARNED_FEW } from './learned/learned-names.js';
import { LearnedPlayer } from './learned/learned-player.js';
import { LEARNED_PLANS, type Nets, netsUnder, shippedNets } from './learned/shipped-nets.js';
import { RandomPlayer } from './random/random-player.js';
import { createSearch, type SearchedBase } from './search/create.js';
import type { SearchSettings } from './search/search-settings.js';
import type { TurnLog } from './search/turn-log.js';
import { beneathSearch, directionsOf, type FastSeat, isFast, namedSeat, type Seat, usualDoctrine } from './seat.js';

/** A seat, or the name of one. */
export type SeatOrName = Seat | string;

/** What a player is made for, beside its seat and side. */
export interface PlayerOptions {
  /** Of the random player's choices and of the search player's rollouts; the others have no use for it. */
  readonly seed: string;
  /** In force: a doctrine may have other weights under some of them. Default: the plain edition. */
  readonly rules?: RuleSet;
  /** What the search player hears of the game: needed by it alone. */
  readonly log?: TurnLog | null;
  /** See {@link HeuristicPlayer}; default: one of its own. */
  readonly gathered?: GatheredFight;
}

/**
 * The player of a seat.
 *
 * @param seat or a name that `namedSeat` knows.
 * @param side `JAPAN` or `ALLIED`.
 * @throws Error when nobody has that name, or the search player has no log.
 * @example
 * createPlayer('tuned', JAPAN, { seed: 'a seed' }).name; // 'tuned'
 */
export function createPlayer(
  seat: SeatOrName,
  side: number,
  { seed, rules = resolveRules(), log = null, gathered = new GatheredFight() }: PlayerOptions,
): Player {
  const name = SIDES[side]!;
  const found = typeof seat === 'string' ? namedSeat(name, seat) : seat;
  if (!found) throw new Error(`there is no player or doctrine ${quoted(String(seat))} for ${name}`);
  if (isFast(found)) return fastPlayer(found, fastDirections(name, found, rules), gathered);
  if (found.player === 'random') return new RandomPlayer(seed, side);
  if (log === null) throw new Error('the search player must hear the game: seat it in a Match');
  return createSearch({ ...searchedBy(name, beneathSearch(found), found.search, rules), seed, log });
}

/** What search by some settings makes of the player beneath it, but for the seed and the log. */
export function searchedBy(side: Side, beneath: FastSeat, settings: SearchSettings, rules: RuleSet) {
  const other = SIDES[side === 'japan' ? 1 : 0]!;
  const opponents = settings.against?.map((name) => searchedBase(other, namedSeat(other, name) as FastSeat, rules));
  return { ...searchedBase(side, beneath, rules, settings.onward === 'base'), opponents, settings, rules };
}

/**
 * What search makes of the player beneath it.
 *
 * @param goesOn true where he goes on in rollouts himself. By default a heuristic player does, who takes half of the time (docs/measured/who-goes-on.md).
 */
function searchedBase(side: Side, beneath: FastSeat, rules: RuleSet, goesOn = false): SearchedBase {
  const base = fastDirections(side, beneath, rules);
  if (beneath.player === 'heuristic') return { base };
  return {
    base,
    player: (directions, gathered) => fastPlayer(beneath, directions, gathered),
    onward: goesOn ? undefined : (directions, gathered) => new HeuristicPlayer(directions, gathered),
  };
}

/** What directs a player without search: a learned one its networks too. */
type Directions = ConstructorParameters<typeof LearnedPlayer>[0] & { readonly nets?: Nets };

/** What directs the heuristic player of a seat, or the one beneath a learned player, under the rules in force. */
export function fastDirections(
  side: Side,
  seat: FastSeat,
  rules: RuleSet,
): Directions & ReturnType<typeof directionsOf> {
  if (seat.player === 'heuristic') return directionsOf(side, seat, rules);
  // The later counts before the earlier: the plans of the player before those of the doctrine that it stands on, and what somebody has written before both.
  const doctrine = shippedDoctrine(side, usualDoctrine(seat.player));
  const usual = (doctrine?.under ?? []).map((entry) => JSON.stringify(entry));
  const [beneath, own] = separated(seat.under ?? [], (entry) => usual.includes(JSON.stringify(entry)));
  const under = [...beneath, ...(LEARNED_PLANS[seat.player]?.[side] ?? []), ...own];
  const nets = netsUnder(shippedNets(seat.player), rules.names);
  const directions = { ...directionsOf(side, { ...seat, under }, rules), nets };
  const few = LEARNED_FEW[seat.player];
  // Weights that somebody has named count on every map.
  if (few === undefined || JSON.stringify(doctrine?.weights) !== JSON.stringify(seat.weights)) return directions;
  return { ...directions, fewShips: underRules({ ...shippedDoctrine(side, few)!, opening: null }, rules).weights };
}

/** Those of which something is true, and the others. */
const separated = <T>(all: readonly T[], isTrue: (one: T) => boolean): readonly [T[], T[]] => [
  all.filter(isTrue),
  all.filter((one) => !isTrue(one)),
];

/**
 * The player of a seat with given directions: those of the seat, or others near them.
 *
 * @param gathered see {@link HeuristicPlayer}.
 */
export function fastPlayer(
  { player, opening }: FastSeat,
  directions: Directions,
  gathered?: GatheredFight,
): HeuristicPlayer | LearnedPlayer {
  if (player === 'heuristic') return new HeuristicPlayer(directions, gathered);
  const { nets } = directions;
  if (nets === undefined) throw new Error(`${player} is directed without its networks: fastDirections has them`);
  return new LearnedPlayer(directions, opening, gathered, nets, player);
}
