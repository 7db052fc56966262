// Positions for players without search: set up by names, asked one question, looked at by names.

import { fastDirections, fastPlayer } from '../../src/ai/create-player.js';
import { completeWeights, type SomeWeights } from '../../src/ai/heuristic/doctrine/weights.js';
import { isFast, namedSeat } from '../../src/ai/seat.js';
import { addReturn } from '../../src/game/chapters/ports-and-bases.js';
import { fillRosters, type Game, gather, patrols, placeAir, raiders, returnPending } from '../../src/game/index.js';
import * as D from '../../src/game/questions/decisions.js';
import { type Piece, type Setup, SIDE, type Table, table } from '../game/table.js';

/** Who is asked, and the positions that were set up since somebody began to listen: for the page that shows them. */
let asked = 'standard';
let heard: Setup[] | null = null;

/**
 * A position with the player that is asked on both sides, by default the standard doctrines. Dice fall as they like: no answer depends on them.
 *
 * @param weights those that are not the doctrines' own, by side.
 */
export function position(
  setup: Setup,
  weights: { readonly japan?: SomeWeights; readonly allied?: SomeWeights } = {},
): Table {
  heard?.push(setup);
  const t = table({ seed: 'positions', ...setup });
  for (const side of ['japan', 'allied'] as const) {
    const seat = namedSeat(side, asked);
    if (!seat || !isFast(seat)) throw new Error(`${asked} is no heuristic or learned player`);
    const directed = fastDirections(side, seat, t.game.rules);
    const changed = { ...directed, weights: completeWeights(weights[side] ?? {}, directed.weights) };
    t.game.players[SIDE[side]] = fastPlayer(seat, changed);
  }
  t.game.observer = null;
  return t;
}

/** A fight in an area, gathered as the engine does before it asks. */
export function fight(area: string, pieces: readonly Piece[], more: Setup = {}): Table {
  const t = position({ turn: 4, at: { [area]: pieces }, ...more });
  fillRosters(t.game);
  t.game.area = t.area(area);
  t.game.round = 1;
  gather(t.game, t.area(area), 0);
  return t;
}

/** The answer to one question as numbers; the referee has not seen it. */
export function answer(t: Table, side: number, decision: D.Decision): number[] {
  const g = t.game;
  g.asked = side;
  g.answerLength = 0;
  g.players[side]!.decide(decision, g);
  return Array.from(g.answers.subarray(0, g.answerLength));
}

/** The answer to one question about pieces and places, as `Akagi → Truk`. */
export function places(t: Table, side: number, decision: D.Decision): string[] {
  const pairs = answer(t, side, decision);
  const { areaNames, harborNames } = t.game.tables;
  const toHarbor = decision === D.BASING || decision === D.REINFORCEMENT_PORTS || decision === D.LANDINGS;
  const to = seconds(pairs).map((place) => (toHarbor ? harborNames : areaNames)[place]!);
  return names(t, firsts(pairs)).map((name, k) => `${name} → ${to[k]}`);
}

export const names = (t: Table, pieces: readonly number[]): string[] => pieces.map((p) => t.game.tables.pieceNames[p]!);
export const firsts = (pairs: readonly number[]): number[] => pairs.filter((_, k) => k % 2 === 0);
export const seconds = (pairs: readonly number[]): number[] => pairs.filter((_, k) => k % 2 === 1);

/** Names of the targets in a day or night action. */
export function targets(t: Table, side: number, action: number): string[] {
  t.game.action = action;
  return names(t, seconds(answer(t, side, D.TARGETS)));
}

export const patrol = (t: Table, side: 'japan' | 'allied'): Table => t.run((g) => patrols(g, SIDE[side]));
export const sail = (t: Table, side: 'japan' | 'allied'): Table => t.run((g) => raiders(g, SIDE[side]));
export const fly = (t: Table): Table => t.run(placeAir);

/** Everything a side has at sea returns to port, at the end of the turn or while combat goes on. */
export function goHome(t: Table, side: number, endOfTurn: boolean): Table {
  return t.run((g: Game) => {
    g.basingPhase = endOfTurn;
    g.pendingCount = 0;
    for (let p = 0; p < g.tables.pieceCount; p++) {
      if (g.tables.side[p] === side && g.isAtSea(p)) addReturn(g, p, 1 << g.location[p]!);
    }
    returnPending(g, side);
    g.basingPhase = false;
  });
}

/** A position with an answer no expert disputes. */
export interface Position {
  readonly what: string;
  /** Paragraphs of the rulebook on which the answer rests. */
  readonly rule: string;
  readonly why: string;
  /** True when the players find the answer; otherwise false, or throws what is different. */
  readonly found: () => boolean;
}

/** What a position sets up, and whether a heuristic or learned player, on both sides, finds the answer. */
export function askedOf(
  name: string,
  { found }: Position,
): { readonly found: boolean; readonly setups: readonly Setup[] } {
  const setups: Setup[] = [];
  asked = name;
  heard = setups;
  try {
    return { found: found(), setups };
  } catch {
    return { found: false, setups };
  } finally {
    asked = 'standard';
    heard = null;
  }
}
