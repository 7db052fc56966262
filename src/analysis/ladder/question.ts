// The same question at every strength of play: what is asked, and of which players.
import { openingNames } from '../../ai/opening.js';
import { anySearches, namedSeat, type Seat, type Seats, seatNames } from '../../ai/seat.js';
import type { Side } from '../../board/index.js';
import type { ScenarioOptions } from '../../rules/scenario-options.js';
import { quoted } from '../../text/index.js';
import { allowedInstead } from '../../text/nearest.js';
import { UsageError } from '../../text/usage-error.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { MAX_COMPARED } from '../compare/comparison-names.js';
import { type AnswerRead, againOf, gameIn } from '../question/again.js';

/** A rung: players of one strength on both sides, and how many games they play. */
export interface Rung {
  readonly name: string;
  readonly seats: Seats;
  /** Games with each scenario. */
  readonly games: number;
}

/** What do the players of each rung answer? */
export interface LadderQuestion {
  readonly kind: 'ladder';
  /** The first is asked about its score and its fair bid, each other what it is worth against the first. Openings stay; players are those of the rungs. */
  readonly scenarios: readonly GameScenario[];
  /** From the weakest to the strongest, two or more. */
  readonly rungs: readonly Rung[];
  /** A movement of so many points of control from rung to rung is none. Default: 1. */
  readonly within?: number;
  /** Takes the luck of the dice out of every figure of a rung with 20 games or more. Default: no. */
  readonly controlVariate?: boolean;
  /** Default `ladder`. Each rung plays on the seed with the name of the rung behind it, so that no two share dice. */
  readonly seed?: string | undefined;
}

/** Games of a rung whose number nobody names: players who search take a thousand times as long. */
const RUNG_GAMES = { fast: 2000, search: 20 } as const;

/** A game alone has no error. */
export const MIN_GAMES = 2;

/**
 * A rung by the name of players that both sides have.
 *
 * @param games default: 2,000, of players who search 20
 * @throws UsageError with the names there are
 * @example
 * rungNamed('tuned-1').games; // 2000
 */
export function rungNamed(name: string, games?: number): Rung {
  const seat = (side: Side): Seat => {
    const seated = namedSeat(side, name);
    if (seated) return seated;
    const known = seatNames('japan').filter((n) => seatNames('allied').includes(n));
    if (openingNames(side).includes(name)) {
      throw new UsageError(`${quoted(name)} is an opening; a rung is players of both sides: ${known.join(', ')}`);
    }
    throw new UsageError(
      `${quoted(name)} is no rung: a rung is players that both sides have${allowedInstead(name, known)}`,
    );
  };
  const seats = { japan: seat('japan'), allied: seat('allied') };
  return { name, seats, games: games ?? (anySearches(seats) ? RUNG_GAMES.search : RUNG_GAMES.fast) };
}

/**
 * Looks at a question before anything is played.
 *
 * @throws UsageError with what is allowed
 */
export function checkLadder({ scenarios, rungs, within = 1 }: LadderQuestion): void {
  if (scenarios.length < 1) throw new UsageError('a ladder needs a scenario');
  if (scenarios.length > MAX_COMPARED)
    throw new UsageError(
      `${scenarios.length} scenarios are too many to be played side by side; allowed: ${MAX_COMPARED}`,
    );
  if (rungs.length < 2)
    throw new UsageError('a ladder needs two rungs or more: whether an answer holds is seen from one to the next');
  const names = rungs.map((r) => r.name);
  const twice = names.find((name, k) => names.indexOf(name) !== k);
  if (twice !== undefined) throw new UsageError(`rung ${quoted(twice)} is named twice; once is enough`);
  const few = rungs.find((r) => !(Number.isSafeInteger(r.games) && r.games >= MIN_GAMES));
  if (few)
    throw new UsageError(`rung ${quoted(few.name)} has ${few.games} games; allowed: a whole number from ${MIN_GAMES}`);
  if (!(within > 0)) throw new UsageError(`a movement of ${within} points cannot be none; allowed: a number above 0`);
}

/** A scenario with the players of a rung in place of its own; its openings stay, where a player can follow one. */
export function onRung(scenario: GameScenario, { seats }: Rung): GameScenario {
  const seat = (side: Side): Seat => {
    const [own, rung] = [scenario.players[side], seats[side]];
    return rung.player === 'random' || own.player === 'random' || !own.opening
      ? rung
      : { ...rung, opening: own.opening };
  };
  return { ...scenario, players: { japan: seat('japan'), allied: seat('allied') } };
}

/**
 * The question that the answer of a ladder answers; `undefined` for anything else.
 *
 * @param value the answer, as read from JSON
 * @param file its name, for sentences about mistakes
 * @throws ScenarioError, UsageError
 */
export function rerunLadder(
  value: AnswerRead,
  file: string,
  options: ScenarioOptions = {},
): LadderQuestion | undefined {
  const again = againOf(value, 'ladder');
  if (!again || !Array.isArray(again.config.scenarios) || !Array.isArray(again.config.rungs)) return undefined;
  const { config, seed } = again;
  const read = (scenario: unknown, where: string) => gameIn(scenario, `${file} (${where})`, options);
  const scenarios = again.config.scenarios.map((one, k) => read(one, `scenario ${k + 1}`));
  const rungs = (config.rungs as { name?: unknown; games?: unknown; players?: unknown }[]).map(
    ({ name, games, players }, k): Rung => ({
      name: String(name),
      games: Number(games),
      seats: read({ kind: 'game', players }, `rung ${k + 1}`).players,
    }),
  );
  return {
    kind: 'ladder',
    scenarios,
    rungs,
    ...(typeof config.within === 'number' ? { within: config.within } : {}),
    ...(config.controlVariate === true ? { controlVariate: true } : {}),
    ...(seed === undefined ? {} : { seed }),
  };
}
