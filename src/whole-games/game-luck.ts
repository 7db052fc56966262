// The luck of simulated games beside their scores: the control variate of `poc.final` and of everything that depends on it alone.

import type { Match } from '../ai/match.js';
import { SEARCHED_KINDS } from '../ai/search/large-decisions.js';
import { anySearches, type Seats } from '../ai/seat.js';
import { TurnLuck, type TurnLuckOf } from '../ai/turn-luck.js';
import { SIDES } from '../board/index.js';
import { ACTION_NONE, NO_AREA, ROLL_CHOICE, slotOf, WORD_LIMIT } from '../dice/index.js';
import type { Game } from '../game/index.js';
import { HeardDice, LuckSum } from '../game/luck/index.js';
import { scoreByLuckBin } from './score-by-luck.js';

/** The address of a die that falls in no game: it rounds the luck. */
const ROUNDING = slotOf(0, NO_AREA, 63, ACTION_NONE, 255, ROLL_CHOICE);

/** What is asked when the last raiders of a turn have sailed, or later: search that changes such an answer is itself valued by rollouts. */
const AFTER_RAIDERS = SEARCHED_KINDS.slice(SEARCHED_KINDS.indexOf('raiders') + 1);

/**
 * Rollouts of each turn, and turns that they look ahead, by what a game costs without them: the allocation of pilot runs (`npm run luck-pilot`; see
 * docs/comparing.md). To look ahead explains more where nothing is searched among the fights; there it adds more noise than it explains.
 */
function luckEffort(seats: Seats): Pick<TurnLuckOf, 'rollouts' | 'ahead'> {
  const searched = SIDES.flatMap((side) => (seats[side].player === 'search' ? [seats[side].search] : []));
  if (searched.some(({ kinds }) => kinds.some((kind) => AFTER_RAIDERS.includes(kind)))) return { rollouts: 8 };
  const effort = Math.max(...searched.map((s) => s.rollouts * s.candidates * s.generations * s.kinds.length));
  if (effort < DEAR) return { rollouts: 4 };
  return { rollouts: effort < DEAREST ? 6 : 16, ahead: 1 };
}

/** Rollouts of all kinds of decision together from which on a game of search is dear beside rollouts of its luck, and very dear. */
const DEAR = 48;
const DEAREST = 4000;

/**
 * Hears the games of a match and tells their luck: roll by roll, which costs next to nothing; turn by turn by rollouts where a player
 * searches, whose games take so long that they hardly count.
 */
export class GameLuck {
  private readonly rolls: LuckSum | null;
  private readonly turns: TurnLuck | null;

  constructor(
    private readonly match: Match,
    of: Omit<TurnLuckOf, 'match' | 'rollouts' | 'ahead'>,
  ) {
    const searches = anySearches(of.seats);
    this.turns = searches ? new TurnLuck({ ...of, match, ...luckEffort(of.seats) }) : null;
    const rolls = searches ? null : new LuckSum();
    this.rolls = rolls;
    if (rolls !== null) match.hear(rolls, (dice) => new HeardDice(dice, rolls));
  }

  startGame(game: number): void {
    this.rolls?.startGame();
    this.turns?.startGame(game);
  }

  turnEnded(g: Game): void {
    this.turns?.turnEnded(g);
  }

  /**
   * Bin of the game that ended. The luck is rounded up or down by a die of its own, with the chances that keep its mean what it is:
   * exactly zero.
   */
  bin(poc: number): number {
    const uniform = this.match.dice.word(ROUNDING) / WORD_LIMIT;
    const whole = Math.floor((this.rolls?.total ?? this.turns!.total()) + uniform);
    return scoreByLuckBin(poc, whole);
  }
}
