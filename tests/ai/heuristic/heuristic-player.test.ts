// The heuristic players as a whole: lawful, reproducible, far better than chance, and playing the game as it is known.

import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatOrName } from '../../../src/ai/create-player.js';
import {
  DEFAULT_DOCTRINE,
  type Doctrine,
  STANDARD_ALLIED,
  STANDARD_JAPAN,
  shippedDoctrine,
  shippedDoctrines,
} from '../../../src/ai/heuristic/doctrine/doctrine.js';
import { HeuristicPlayer } from '../../../src/ai/heuristic/heuristic-player.js';
import { TurnMemory, UNKNOWN } from '../../../src/ai/heuristic/turn-memory.js';
import { Match } from '../../../src/ai/match.js';
import { compileBoard, JAPAN, NOBODY, STANDARD_BOARD } from '../../../src/board/index.js';
import { AddressedDice } from '../../../src/dice/index.js';
import { Game, playGame, stateHash } from '../../../src/game/index.js';
import { RULINGS, type Rulings, resolveRules } from '../../../src/rules/index.js';
import { sized } from '../../size.js';

type Seats = Readonly<Record<'japan' | 'allied', SeatOrName>>;

const tables = compileBoard(STANDARD_BOARD);
const BOTH: Seats = { japan: 'heuristic', allied: 'heuristic' };
const JAPAN_ALONE: Seats = { japan: 'heuristic', allied: 'random' };
const ALLIES_ALONE: Seats = { japan: 'random', allied: 'heuristic' };

/** Plays games 0 … n-1; the referee throws at the first unlawful answer. */
function play(seats: Seats, n: number, seed: string, seen: (g: Game) => void = () => {}, rules = resolveRules()): void {
  const match = new Match(tables, rules, seats, seed);
  for (let k = 0; k < n; k++) {
    match.play(k);
    seen(match.game);
  }
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

describe('lawful', () => {
  it.each([
    ['Japan', JAPAN_ALONE, 1],
    ['the Allies', ALLIES_ALONE, -1],
  ] as const)('%s against random answers, over many games, of which they win at least 99 in 100', (_, seats, sign) => {
    let won = 0;
    const games = sized(100, 700);
    play(seats, games, 'lawful', (g) => {
      if (sign * g.poc > 0) won++;
    });
    expect(won).toBeGreaterThanOrEqual(0.99 * games);
  });

  it.each([
    'second-edition',
    'nt1, adjustment-4',
    'menzel, adjustment-6',
    'pearl-harbor, nine-turn, task-forces',
    'adjustment-1, adjustment-2, adjustment-3c, adjustment-4, adjustment-5',
  ])('under every other reading of the contested rules: %s', (list) => {
    const names = list.split(', ');
    for (const ruling of RULINGS) {
      for (const value of ruling.values.filter((v) => v !== ruling.byDefault)) {
        const rules = resolveRules(names, { [ruling.name]: value } as Partial<Rulings>);
        for (const seats of [BOTH, JAPAN_ALONE, ALLIES_ALONE]) play(seats, sized(1, 4), ruling.name, undefined, rules);
      }
    }
  });
});

/** What the state of a player holds by its seat and its board; all else it must work out anew in every game. */
const LASTING = [
  ...['side', 'enemy', 'yards', 'rows', 'values', 'tables'],
  ...['weights', 'settings', 'opening', 'plan', 'plans', 'flags', 'airFlags'],
  // Known by the state of the fight that it was gathered for.
  'gathered',
];

/** Fills everything that a player remembers of games with a number; returns how many numbers and arrays that were. */
function fillMemory(player: HeuristicPlayer, junk: number): number {
  return fill((player as unknown as { state: Record<string, unknown> }).state, junk);
}

function fill(state: Record<string, unknown>, junk: number): number {
  let filled = 0;
  for (const [name, value] of Object.entries(state)) {
    if (LASTING.includes(name)) continue;
    filled++;
    // Counts and turns are never below zero.
    if (typeof value === 'number') state[name] = Math.abs(junk);
    else if (ArrayBuffer.isView(value)) (value as Int32Array).fill(junk);
    else if (typeof value === 'object' && value !== null) filled += fill(value as Record<string, unknown>, junk);
  }
  return filled;
}

/** Games in a row. */
const ROW = sized(10, 40);

describe('reproducible', () => {
  const hashesOf = (n: number): string[] => {
    const hashes: string[] = [];
    play(BOTH, n, 'again', (g) => hashes.push(stateHash(g)));
    return hashes;
  };

  it('the same games twice', () => {
    expect(hashesOf(ROW)).toEqual(hashesOf(ROW));
  });

  it('a game alone is the game in its row: nothing is kept from game to game', () => {
    const row = hashesOf(ROW);
    for (const k of [ROW - 1, 3, 7]) {
      const match = new Match(tables, resolveRules(), BOTH, 'again');
      match.play(k);
      expect(stateHash(match.game)).toBe(row[k]);
    }
  });

  it('also when nobody tells the players that a new game begins', () => {
    const row = hashesOf(ROW);
    const dice = new AddressedDice('again');
    const game = new Game(tables, resolveRules(), dice);
    game.players[0] = new HeuristicPlayer(shippedDoctrine('japan', DEFAULT_DOCTRINE)!);
    game.players[1] = new HeuristicPlayer(shippedDoctrine('allied', DEFAULT_DOCTRINE)!);
    for (let k = ROW - 1; k >= 0; k--) {
      dice.startGame(k);
      playGame(game);
      expect(stateHash(game)).toBe(row[k]);
    }
  });

  it('whatever stood in the memory of the players before a game begins', () => {
    const row = hashesOf(ROW);
    const match = new Match(tables, resolveRules(), BOTH, 'again');
    match.play(0);
    for (const junk of [1, 3, -77]) {
      for (let k = 0; k < ROW; k++) {
        for (const player of match.game.players) {
          expect(fillMemory(player as HeuristicPlayer, junk)).toBeGreaterThan(60);
        }
        match.play(k);
        expect(stateHash(match.game), `game ${k} after ${junk}`).toBe(row[k]);
      }
    }
  });

  it('where a pursuit began is forgotten with the game: a rollout may begin within one', () => {
    const memory = new TurnMemory();
    memory.pursuitBegan = 5;
    memory.forget();
    expect(memory.pursuitBegan).toBe(UNKNOWN);
  });

  it('a doctrine is plain data: written as JSON and read back it plays the same games', () => {
    for (const doctrine of shippedDoctrines()) {
      const copy = JSON.parse(JSON.stringify(doctrine)) as Doctrine;
      expect(copy).toEqual(doctrine);
      const dice = new AddressedDice('json');
      const games = [doctrine, copy].map((one) => {
        const game = new Game(tables, resolveRules(), dice);
        game.players[0] = new HeuristicPlayer(one.side === 'japan' ? one : STANDARD_JAPAN);
        game.players[1] = new HeuristicPlayer(one.side === 'allied' ? one : STANDARD_ALLIED);
        dice.startGame(3);
        playGame(game);
        return stateHash(game);
      });
      expect(games[1]).toBe(games[0]);
    }
  });
});

describe.each([
  ['heuristic', sized(150, 1500)],
  ['standard', sized(100, 600)],
])('the game as it is known, between %s players', (name, GAMES) => {
  const turnOne = new Map<number, number>();
  const flags = new Map<number, Set<string>>();
  const track: number[][] = Array.from({ length: 9 }, () => []);
  const listener = {
    turnEnded(g: Game): void {
      track[g.turn]!.push(g.poc);
      if (g.turn !== 1) return;
      turnOne.set(g.poc, (turnOne.get(g.poc) ?? 0) + 1);
      const held = tables.areaNames.map((name, a) => `${name}: ${g.areaControl[a]}`).join(', ');
      if (!flags.has(g.poc)) flags.set(g.poc, new Set());
      flags.get(g.poc)!.add(held);
    },
  };
  let bounded = 0;
  // Within a hook, for a game that fails should fail as a test.
  beforeAll(() => {
    const match = new Match(tables, resolveRules(), { japan: name, allied: name }, 'standard');
    for (let k = 0; k < GAMES; k++) {
      match.play(k, listener);
      bounded += match.game.boundHits;
    }
  });

  it('is lawful, and no fight goes on for ever', () => {
    expect(track[8]).toHaveLength(GAMES);
    // A random opponent may run for sixty rounds; two heuristic players never do.
    expect(bounded).toBe(0);
  });

  it('turn 1 most often ends at Japan +7, the standard score', () => {
    const [score] = [...turnOne].sort((a, b) => b[1] - a[1])[0]!;
    expect(score).toBe(7);
  });

  it('with the standard flags: twelve points for Japan, five for the Allies, nobody in Hawaii', () => {
    // Who was tuned leaves the Indian Ocean alone at first: no points are to be had there for the Allies.
    const left = name === 'heuristic' ? ['Indian Ocean'] : [];
    const standard = tables.areaNames
      .map((name) => {
        const allied = ['U.S. Mandate', 'Coral Sea', 'Indian Ocean', 'Bay of Bengal'].includes(name);
        const none = ['North Pacific Ocean', 'Hawaiian Islands', ...left].includes(name);
        return `${name}: ${none ? NOBODY : allied ? 1 - JAPAN : JAPAN}`;
      })
      .join(', ');
    expect([...flags.get(7)!]).toContain(standard);
  });

  it('Japan rises to the middle of the game, the Allies catch up from turn 6', () => {
    const by = track.map(mean);
    for (const turn of [2, 3, 4]) expect(by[turn]!).toBeGreaterThan(by[turn - 1]!);
    for (const turn of [6, 7, 8]) expect(by[turn]!).toBeLessThan(by[turn - 1]!);
  });

  it('either side can win', () => {
    const finals = track[8]!;
    const share = sized(0.1, 0.2);
    expect(finals.filter((poc) => poc > 0).length / GAMES).toBeGreaterThan(share);
    expect(finals.filter((poc) => poc < 0).length / GAMES).toBeGreaterThan(share);
  });
});
