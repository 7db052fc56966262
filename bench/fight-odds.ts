// Fights of simulated games, and how the fast estimate of the heuristic players compares with what becomes of them: sampled by the
// engine with the same players, fought to the end; and solved exactly where a fight is small.

import { STANDARD_ALLIED, STANDARD_JAPAN } from '../src/ai/heuristic/doctrine/doctrine.js';
import { estimateFight, FightEstimate } from '../src/ai/heuristic/estimate/fight-estimate.js';
import { ENTRIES, forceRows } from '../src/ai/heuristic/estimate/force.js';
import { GatheredFight } from '../src/ai/heuristic/estimate/gathered-fight.js';
import { PieceValues } from '../src/ai/heuristic/estimate/piece-values.js';
import { HeuristicPlayer } from '../src/ai/heuristic/heuristic-player.js';
import { estimateExactBattle, exactBattle } from '../src/battle/exact/exact-battle.js';
import {
  AIR,
  AMPHIBIOUS,
  CARRIER,
  compileBoard,
  JAPAN,
  KINDS,
  NOBODY,
  RETURNING,
  STANDARD_BOARD,
  SUNK,
} from '../src/board/index.js';
import { ACTION_DAY, AddressedDice } from '../src/dice/index.js';
import { combatRound, fillRosters, Game, gather, isContested, MAX_ROUNDS, playGame } from '../src/game/index.js';
import { DAY_NIGHT } from '../src/game/questions/decisions.js';
import { ROUND_BEGINS } from '../src/game/state/events.js';
import type { Observer } from '../src/game/state/state.js';
import { readScenario } from '../src/node/read.js';
import { resolveRules } from '../src/rules/index.js';

const BOARD = compileBoard(STANDARD_BOARD);
const RULES = resolveRules();
const VALUES = new PieceValues(BOARD);
const ROWS = forceRows(BOARD, VALUES);

/** One fight: chances and losses from Japan's view, estimated and found. */
export interface Fight {
  readonly area: number;
  /** Estimated chance that Japan is left, and the part of its worth each side loses. */
  readonly estimate: number;
  readonly estimatedLoss: readonly [number, number];
  /** The same found; `loss` in parts of the worth of each side. */
  readonly found: number;
  readonly loss: readonly [number, number];
  readonly worth: readonly [number, number];
  readonly kind: FightKind;
}

export const FIGHT_KINDS = ['ships without carriers', 'carriers', 'air units', 'carriers and air units'] as const;
export type FightKind = (typeof FIGHT_KINDS)[number];

/** Positions in which a fight begins in games between the standard doctrines: every `every`-th of them, turn 1 left out. */
function beginnings(seed: string, games: number, every: number): { bytes: Uint8Array; area: number }[] {
  const dice = new AddressedDice(seed);
  const g = new Game(BOARD, RULES, dice);
  const players = [new HeuristicPlayer(STANDARD_JAPAN), new HeuristicPlayer(STANDARD_ALLIED)] as const;
  g.players[0] = players[0];
  g.players[1] = players[1];
  const found: { bytes: Uint8Array; area: number }[] = [];
  let seen = 0;
  const observer: Observer = {
    decided: () => {},
    happened(event, area, round, fight) {
      if (event !== ROUND_BEGINS || round !== 1 || fight !== 0 || g.turn === 1) return;
      if (!isContested(g)) return; // an air raid from an area where nobody fought
      if (seen++ % every === 0) found.push({ bytes: g.bytes.slice(), area });
    },
  };
  g.observer = observer;
  for (let k = 0; k < games; k++) {
    dice.startGame(k);
    for (const player of players) player.startGame();
    playGame(g);
  }
  return found;
}

/** A table at which the fights are fought again. */
class Arena {
  readonly game: Game;
  private readonly gathered = new GatheredFight();
  private readonly found = new FightEstimate();
  private readonly dice: AddressedDice;

  constructor(seed: string) {
    this.dice = new AddressedDice(seed);
    this.game = new Game(BOARD, RULES, this.dice);
    this.game.players[0] = new HeuristicPlayer(STANDARD_JAPAN);
    this.game.players[1] = new HeuristicPlayer(STANDARD_ALLIED);
  }

  begin(bytes: Uint8Array, area: number): void {
    const g = this.game;
    g.stand(bytes);
    fillRosters(g);
    g.area = area;
    g.round = 0;
    g.fight = 0;
    g.groups = 0;
    gather(g, area, 0);
  }

  /** The estimate of the fight that stands here. */
  estimate() {
    const { game: g, gathered, found } = this;
    const forces = gathered.sumUp(g, ROWS);
    const owner = g.areaControl[g.area];
    const control = owner === NOBODY ? 0 : owner === JAPAN ? 1 : -1;
    const chance = estimateFight(forces, 0, forces, ENTRIES, control, found) / 1000;
    return { chance, loss: [found.ownLoss / 1000, found.enemyLoss / 1000] as const };
  }

  /** Fights to the end, without retreats; true while neither side is alone. */
  fight(play: number, bytes: Uint8Array, area: number): boolean {
    this.dice.startGame(play);
    this.begin(bytes, area);
    const g = this.game;
    while (isContested(g) && g.round < MAX_ROUNDS) {
      g.round++;
      combatRound(g, area, 0);
      gather(g, area, 0);
    }
    return isContested(g);
  }
}

const members = (g: Game): [number[], number[]] => [
  Array.from(g.units[0].subarray(0, g.unitCount[0])),
  Array.from(g.units[1].subarray(0, g.unitCount[1])),
];

function kindOf(pieces: readonly number[]): FightKind {
  const carriers = pieces.some((p) => BOARD.kind[p] === CARRIER);
  const air = pieces.some((p) => BOARD.kind[p] === AIR);
  return FIGHT_KINDS[(carriers ? 1 : 0) + (air ? 2 : 0)]!;
}

/**
 * Fights of simulated games, each fought `plays` times.
 *
 * @param every takes every n-th fight of the games.
 */
export function sampledFights(seed: string, games: number, every: number, plays: number): Fight[] {
  const arena = new Arena(`${seed}, again`);
  const { game: g } = arena;
  return beginnings(seed, games, every).map(({ bytes, area }) => {
    arena.begin(bytes, area);
    const { chance, loss } = arena.estimate();
    const pieces = members(g);
    const worth = pieces.map((side) => side.reduce((sum, p) => sum + VALUES.worth[p]!, 0)) as [number, number];
    let won = 0;
    const lost = [0, 0];
    for (let k = 0; k < plays; k++) {
      const open = arena.fight(k, bytes, area);
      if (!open && g.unitCount[0]! > 0) won++;
      pieces.forEach((side, s) => {
        for (const p of side) {
          if (g.location[p] === SUNK || g.location[p] === RETURNING) lost[s]! += VALUES.worth[p]!;
        }
      });
    }
    return {
      area,
      estimate: chance,
      estimatedLoss: loss,
      found: won / plays,
      loss: [lost[0]! / plays / worth[0], lost[1]! / plays / worth[1]],
      worth,
      kind: kindOf(pieces.flat()),
    };
  });
}

/** Small fights of simulated games, solved exactly: both sides spread their fire and fight to the end. */
export function exactFights(seed: string, games: number, every: number, steps: number): Fight[] {
  const arena = new Arena(seed);
  const { game: g } = arena;
  const fights: Fight[] = [];
  for (const { bytes, area } of beginnings(seed, games, every)) {
    arena.begin(bytes, area);
    const pieces = members(g);
    if (pieces.flat().some((p) => BOARD.kind[p] === AMPHIBIOUS)) continue;
    const side = (s: 0 | 1) => ({
      prefer: wish(arena, s),
      targets: 'spread',
      carriersFire: pieces[s].every((p) => BOARD.kind[p] === CARRIER || BOARD.kind[p] === AIR),
      units: pieces[s].map((p) => ({ name: BOARD.pieceNames[p]!, damage: g.damage[p]!, kind: KINDS[BOARD.kind[p]!]! })),
    });
    const control = g.areaControl[area] === NOBODY ? 'none' : g.areaControl[area] === JAPAN ? 'japan' : 'allied';
    const text = JSON.stringify({ kind: 'battle', control, japan: side(0), allied: side(1) });
    const { scenario } = readScenario(text, 'fight.json', { kinds: ['battle'] });
    const size = estimateExactBattle(scenario);
    if (size.refusal !== undefined || size.steps > steps) continue;
    const { chance, loss } = arena.estimate();
    // The first metric is who is left: Japan, the Allies, both, neither.
    const found = exactBattle(scenario).tally[0]!;
    const worth = pieces.map((own) => own.reduce((sum, p) => sum + VALUES.worth[p]!, 0)) as [number, number];
    fights.push({ area, estimate: chance, estimatedLoss: loss, found, loss, worth, kind: kindOf(pieces.flat()) });
  }
  return fights;
}

/** What a side wishes in the arena's fight, day or night. */
function wish(arena: Arena, side: 0 | 1): 'day' | 'night' {
  const g = arena.game;
  g.answerLength = 0;
  g.players[side]!.decide(DAY_NIGHT, g);
  return g.answers[0] === ACTION_DAY ? 'day' : 'night';
}

/** How far estimates are from what was found. */
export interface Fit {
  readonly fights: number;
  /** Mean squared and mean absolute error of the chance. */
  readonly squared: number;
  readonly absolute: number;
  /** Brier score of the estimate over single plays, and that of somebody who knows the chances. */
  readonly brier: number;
  readonly bestBrier: number;
  /** Mean absolute error of a side's loss, as a part of the mean worth of a side. */
  readonly loss: number;
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Sums up the fit of an estimate; without one, that of the fights themselves. */
export function fitOf(fights: readonly Fight[]): Fit {
  const squared = mean(fights.map((f) => (f.estimate - f.found) ** 2));
  const bestBrier = mean(fights.map((f) => f.found * (1 - f.found)));
  const off = fights.flatMap((f) => [0, 1].map((s) => f.worth[s]! * Math.abs(f.loss[s]! - f.estimatedLoss[s]!)));
  return {
    fights: fights.length,
    squared,
    absolute: mean(fights.map((f) => Math.abs(f.estimate - f.found))),
    brier: squared + bestBrier,
    bestBrier,
    loss: mean(off) / mean(fights.flatMap((f) => [...f.worth])),
  };
}

/** A tenth of the estimates. */
export interface Tenth {
  readonly count: number;
  readonly estimate: number;
  readonly found: number;
  /** Half of a 95 % interval of `found - estimate`, over the fights of the tenth; not a number below two fights. */
  readonly error: number;
}

/** Estimates in tenths: how many, their mean, and the mean of what was found. */
export function reliability(fights: readonly Fight[]): Tenth[] {
  return Array.from({ length: 10 }, (_, k) => {
    const here = fights.filter((f) => Math.min(9, Math.floor(10 * f.estimate)) === k);
    const off = here.map((f) => f.found - f.estimate);
    const middle = mean(off);
    const variance = off.reduce((sum, d) => sum + (d - middle) ** 2, 0) / (off.length - 1);
    return {
      count: here.length,
      estimate: mean(here.map((f) => f.estimate)),
      found: mean(here.map((f) => f.found)),
      error: 1.96 * Math.sqrt(variance / here.length),
    };
  });
}
