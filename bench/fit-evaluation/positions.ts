// Positions that the evaluation is fitted to: the ends of turns of games between players near the default doctrines, who now and then do
// something else, or of players by name who do so. Were ships in a port only ever seen when the doctrine wants them there, the fit could not tell what the port is worth.

import { createPlayer } from '../../src/ai/create-player.js';
import { defaultDoctrine } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { underRules } from '../../src/ai/heuristic/doctrine/under-rules.js';
import { HeuristicPlayer } from '../../src/ai/heuristic/heuristic-player.js';
import { ChoiceStream } from '../../src/ai/random/choice-stream.js';
import { FEATURES, features } from '../../src/ai/search/features.js';
import { shapeOf } from '../../src/ai/search/large-decisions.js';
import { perturbed } from '../../src/ai/search/perturbed.js';
import { variations } from '../../src/ai/search/variations.js';
import { ALLIED, type BoardTables, JAPAN, SIDES } from '../../src/board/index.js';
import { AddressedDice } from '../../src/dice/index.js';
import { Game, IllegalDecision, type Player, playGame } from '../../src/game/index.js';
import { playFrom } from '../../src/game/state/play-from.js';
import type { RuleSet } from '../../src/rules/index.js';

/** The end of a turn, and the POC with which that game ended. */
export interface Position {
  readonly x: Float64Array;
  readonly end: number;
}

/** What the players do. */
export interface Manner {
  /** How strongly weights are shaken. */
  readonly shake: number;
  /** In how many thousandths of the large decisions something near the doctrine's answer is given. */
  readonly variety: number;
  /** The last turn on which they do so; afterwards the default doctrines play as they are. Default: every turn. */
  readonly until?: number;
  /** Players by name instead of players near the default doctrines, another one on every turn; they are not shaken. Where they vary until some turn, the first of them plays on. */
  readonly players?: readonly string[];
}

/** The default doctrines as they are. */
export const AS_THEY_ARE: Manner = { shake: 0, variety: 0, until: 1 };
/** Players near them on turn 1, who now and then do something else. */
export const VARIED_ON_TURN_ONE: Manner = { shake: 0.4, variety: 30, until: 1 };

/** What is seen of a position: so many numbers. */
export interface Seen {
  readonly length: number;
  readonly fill: (g: Game, into: Float64Array) => void;
}

/** What the evaluation looks at on every turn. */
const SUMS: Seen = { length: FEATURES, fill: features };

/** Games with one pair of players. */
const PER_PAIR = 10;

/**
 * Plays games and keeps the ends of their turns, by turn; of players who do so until some turn, up to that one.
 *
 * @param games how many; those that end because a variation broke a rule are not counted.
 */
export function positions(
  tables: BoardTables,
  rules: RuleSet,
  seed: string,
  games: number,
  manner: Manner,
  { length, fill }: Seen = SUMS,
): Position[][] {
  const dice = new AddressedDice(seed);
  const game = new Game(tables, rules, dice);
  const chance = new ChoiceStream(seed);
  const last = manner.until ?? rules.turns;
  const kept: Position[][] = Array.from({ length: rules.turns }, () => []);
  for (let n = 0, played = 0; played < games; n++) {
    chance.startGame(n);
    if (n % PER_PAIR === 0) {
      for (const side of [JAPAN, ALLIED] as const) game.players[side] = player(side, rules, manner, chance);
    }
    for (const p of game.players) p?.startGame?.(n);
    dice.startGame(n);
    const seen: Float64Array[] = [];
    try {
      playGame(game, {
        turnEnded: (g) => {
          if (g.turn > last) return;
          const x = new Float64Array(length);
          fill(g, x);
          seen.push(x);
        },
      });
    } catch (error) {
      if (error instanceof IllegalDecision) continue;
      throw error;
    }
    played++;
    seen.forEach((x, k) => {
      kept[k]!.push({ x, end: game.poc });
    });
  }
  return kept;
}

/** The end of turn 1, and how games end that are played on from it. */
export interface PlayedOn {
  /** Of this position, what the caller sees in it. */
  readonly seen: readonly number[];
  /** The POC with which the games ended. */
  readonly ends: readonly number[];
}

/**
 * Plays turn 1 of games, each with players of its own, and plays every position on, each time with other dice.
 *
 * @param see what is told of a position.
 * @param playedOn games a position.
 * @param onwards who plays on for a side.
 */
export function* afterTurnOne(
  tables: BoardTables,
  rules: RuleSet,
  seed: string,
  count: number,
  manner: Manner,
  see: (g: Game) => readonly number[],
  playedOn: number,
  onwards: (side: 0 | 1) => Player,
): Generator<PlayedOn> {
  const dice = new AddressedDice(seed);
  const game = new Game(tables, rules, dice);
  const later = new AddressedDice(`${seed}, played on`);
  const on = new Game(tables, rules, later);
  const chance = new ChoiceStream(seed);
  for (const side of [JAPAN, ALLIED] as const) on.players[side] = onwards(side);
  for (let n = 0, found = 0; found < count; n++) {
    chance.startGame(n);
    dice.startGame(n);
    for (const side of [JAPAN, ALLIED] as const) game.players[side] = player(side, rules, manner, chance);
    try {
      playFrom(game, { at: 'game' }, { to: 'turn', turn: 1 });
    } catch (error) {
      if (error instanceof IllegalDecision) continue;
      throw error;
    }
    found++;
    const ends = Array.from({ length: playedOn }, (_, k) => {
      on.stand(game.bytes);
      on.turn = 2;
      later.startGame(n * playedOn + k);
      for (const p of on.players) p?.startGame?.(k);
      playFrom(on, { at: 'turn' }, { to: 'game' });
      return on.poc;
    });
    yield { seen: see(game), ends };
  }
}

/** Players by name that have been made, by the rules under which they play. */
const made = new WeakMap<RuleSet, Map<string, Player>>();

function namedPlayer(name: string, side: 0 | 1, rules: RuleSet): Player {
  const known = made.get(rules) ?? new Map<string, Player>();
  made.set(rules, known);
  const key = `${name} ${side}`;
  const player = known.get(key) ?? createPlayer(name, side, { seed: '', rules });
  known.set(key, player);
  return player;
}

/**
 * Another of some players on every turn: did one play the whole game, the fit would tell by the position who plays on, and take his strength for what the position is worth.
 */
function byTurns(players: readonly Player[], chance: ChoiceStream): Player {
  let turn = 0;
  let one = players[0]!;
  return {
    name: 'another one on every turn',
    startGame: () => {
      turn = 0;
    },
    decide: (decision, g) => {
      if (g.turn !== turn) {
        turn = g.turn;
        one = players[chance.below(players.length)]!;
        one.startGame?.(0);
      }
      one.decide(decision, g);
    },
  };
}

/** Who plays while something else may be done, and who plays afterwards. */
function basesOf(side: 0 | 1, rules: RuleSet, { shake, players }: Manner, chance: ChoiceStream): [Player, Player] {
  if (players !== undefined) {
    const named = players.map((name) => namedPlayer(name, side, rules));
    return [byTurns(named, chance), named[0]!];
  }
  const doctrine = underRules(defaultDoctrine(SIDES[side]), rules);
  const base = new HeuristicPlayer({ ...doctrine, weights: perturbed(doctrine.weights, shake, chance) });
  return [base, new HeuristicPlayer(doctrine)];
}

function player(side: 0 | 1, rules: RuleSet, manner: Manner, chance: ChoiceStream): Player {
  const { variety, until } = manner;
  const [base, plain] = basesOf(side, rules, manner, chance);
  return {
    name: 'sometimes otherwise',
    startGame: (game) => {
      base.startGame?.(game);
      plain.startGame?.(game);
    },
    decide: (decision, g) => {
      if (until !== undefined && g.turn > until) {
        plain.decide(decision, g);
        return;
      }
      base.decide(decision, g);
      const shape = shapeOf(decision);
      if (shape === undefined || chance.below(1000) >= variety) return;
      const own = Array.from(g.answers.subarray(0, g.answerLength));
      const [other] = variations(g, decision, shape, own, chance, 1);
      if (other === undefined) return;
      g.answerLength = 0;
      for (const x of other) g.answer(x);
      // The base player believes that its own answer was given.
      base.startGame?.(0);
    },
  };
}
