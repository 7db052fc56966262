// Pairs of games on the same dice, without and with a rule, and which of them is most like the mean of all.
import { Match } from '../../src/ai/match.js';
import { namedSeat } from '../../src/ai/seat.js';
import {
  ALLIED,
  AREA_COUNT,
  BATTLESHIP,
  CARRIER,
  CRUISER,
  compileBoard,
  JAPAN,
  STANDARD_BOARD,
  SUNK,
} from '../../src/board/index.js';
import { HeardDice, LuckSum } from '../../src/game/luck/index.js';
import { DECISIONS, type Decision } from '../../src/game/questions/decisions.js';
import type { Game } from '../../src/game/state/state.js';
import { resolveRules } from '../../src/rules/index.js';

/** The track after each turn, Japan's POC less the Allies'. */
export type Track = readonly number[];

/** The same game of a seed, twice. */
export interface PairedGame {
  readonly game: number;
  readonly without: Track;
  readonly with: Track;
}

/** What is told of a turn. */
export interface ToldTurn {
  readonly poc: number;
  /** Whose each area is, in the order of the board. */
  readonly areas: readonly (typeof JAPAN | typeof ALLIED | -1)[];
  /** Carriers, battleships and cruisers lost so far. */
  readonly lost: { readonly japan: readonly number[]; readonly allied: readonly number[] };
  /** Luck of Japan's dice in this turn, POC. */
  readonly luck: number;
}

/** A game as it is told. */
export interface ToldGame {
  readonly areaNames: readonly string[];
  readonly turns: readonly ToldTurn[];
  /** Every decision with its answer, in order. */
  readonly decisions: readonly {
    readonly turn: number;
    readonly side: number;
    readonly kind: string;
    readonly answer: string;
  }[];
}

const TYPES = [CARRIER, BATTLESHIP, CRUISER];

/** Games of one rule set. */
export function gamesUnder(rules: readonly string[], players: string, seed: string) {
  const tables = compileBoard(STANDARD_BOARD);
  const seats = { japan: namedSeat('japan', players)!, allied: namedSeat('allied', players)! };
  const set = resolveRules(rules);
  const plain = new Match(tables, set, seats, seed, 'sampled');
  return {
    track(game: number): Track {
      const track: number[] = [];
      plain.play(game, { turnEnded: (g) => track.push(g.poc) });
      return track;
    },
    tell(game: number): ToldGame {
      const match = new Match(tables, set, seats, seed);
      const luck = new LuckSum();
      const turns: ToldTurn[] = [];
      const decisions: ToldGame['decisions'][number][] = [];
      let before = 0;
      const observer = {
        decided(decision: Decision, side: number, g: Game) {
          luck.decided(decision, side, g);
          const answer = g.answers.slice(0, g.answerLength).join();
          decisions.push({ turn: g.turn, side, kind: DECISIONS[decision], answer });
        },
        happened: (event: number, a: number, b: number, c: number, g: Game) => luck.happened(event, a, b, c, g),
      };
      match.hear(observer, (dice) => new HeardDice(dice, luck));
      match.play(game, {
        turnEnded(g) {
          const areas = Array.from({ length: AREA_COUNT }, (_, a) => {
            const owner = g.areaControl[a]!;
            return owner === JAPAN || owner === ALLIED ? owner : -1;
          });
          turns.push({
            poc: g.poc,
            areas,
            lost: { japan: lostBy(g, JAPAN), allied: lostBy(g, ALLIED) },
            luck: luck.total - before,
          });
          before = luck.total;
        },
      });
      return { areaNames: tables.areaNames, turns, decisions };
    },
  };
}

const lostBy = ({ tables, location }: Game, side: number): number[] =>
  TYPES.map((type) => {
    let lost = 0;
    for (let p = tables.shipStart[side]!; p < tables.shipEnd[side]!; p++)
      if (tables.kind[p] === type && location[p] === SUNK) lost++;
    return lost;
  });

/** A game of eight turns stays where it is while the other has a ninth. */
const at = (track: Track, turn: number): number => track[Math.min(turn, track.length - 1)]!;

/** The differences of a pair, with minus without, after every turn. */
export const differencesOf = ({ without, with: withIt }: Pick<PairedGame, 'without' | 'with'>): number[] =>
  Array.from({ length: Math.max(without.length, withIt.length) }, (_, turn) => at(withIt, turn) - at(without, turn));

/**
 * A typical pair. Of those that end with the mean difference, to the nearest point (or as near to it as any does): the one whose game without the
 * rule and whose differences lie nearest to the means of all pairs, turn by turn, in squares of standard deviations; of equals the first. A pair with one
 * track tells nothing of the rule, and is not chosen where there is another.
 */
export function tellingPair(pairs: readonly PairedGame[]): {
  readonly pair: PairedGame;
  readonly mean: readonly number[];
} {
  const differences = pairs.map(differencesOf);
  const mean = meansOf(differences);
  const turns = mean.map((_, turn) => turn);
  const plain = pairs.map(({ without }) => turns.map((turn) => at(without, turn)));
  const [d, w] = [distances(differences, mean), distances(plain, meansOf(plain))];
  const tells = differences.map((one) => one.some((x) => x !== 0));
  const anyTells = tells.includes(true);
  const off = differences.map((one, k) =>
    tells[k] || !anyTells ? Math.abs(one.at(-1)! - mean.at(-1)!) : Number.POSITIVE_INFINITY,
  );
  const nearest = Math.max(0.5, Math.min(...off));
  const distance = off.map((o, k) => (o <= nearest ? d[k]! + w[k]! : Number.POSITIVE_INFINITY));
  return { pair: pairs[distance.indexOf(Math.min(...distance))]!, mean };
}

const meansOf = (all: readonly Track[]): number[] =>
  all[0]!.map((_, turn) => all.reduce((sum, one) => sum + one[turn]!, 0) / all.length);

/** Of each track from the mean one: the sum over the turns, in squares of standard deviations. */
function distances(all: readonly Track[], mean: Track): number[] {
  const variance = mean.map((m, turn) => all.reduce((sum, one) => sum + (one[turn]! - m) ** 2 / all.length, 0));
  return all.map((one) =>
    one.reduce((sum, x, turn) => sum + (variance[turn]! > 0 ? (x - mean[turn]!) ** 2 / variance[turn]! : 0), 0),
  );
}
