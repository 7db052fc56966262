// What a blunder is: a move that no expert would make, defined so that a program can see it from the questions and the events of a game.

import type { Game } from '../../src/game/index.js';
import type { Decision } from '../../src/game/questions/decisions.js';

/** Tells of a blunder of a side; `what` in a few words, with the names of the pieces. */
export type Report = (g: Game, side: number, what: string) => void;

/** Hears a game, as an observer does, and keeps what it needs in between. A new game begins with turn 1. */
export interface Watcher {
  /** After an answer was accepted, before it is carried out: pieces are where they were, the answer is in `g.answers`. */
  decided?(decision: Decision, side: number, g: Game): void;
  happened?(event: number, a: number, b: number, c: number, g: Game): void;
}

/** A move that no expert would make. */
export interface Blunder {
  /** Under this name it is counted. */
  readonly name: string;
  /** Paragraphs of the rulebook. */
  readonly rule: string;
  /** What is counted: one of these is one blunder. */
  readonly what: string;
  readonly watch: (report: Report) => Watcher;
}

export const nameOf = (g: Game, piece: number): string => g.tables.pieceNames[piece];
export const areaOf = (g: Game, area: number): string => g.tables.areaNames[area];
export const harborOf = (g: Game, harbor: number): string => g.tables.harborNames[harbor] ?? `harbor ${harbor}`;

/** Names of the places of a mask. */
export const namesOf = (all: readonly string[], mask: number): string =>
  all.filter((_, k) => ((mask >>> k) & 1) === 1).join(', ');

/** True on the turn after which nothing comes: then thrift is the blunder. */
export const isLastTurn = (g: Game): boolean => g.turn >= g.rules.turns;

/** Every piece of a side. */
export function* piecesOf(g: Game, side: number): Generator<number> {
  for (let p = 0; p < g.tables.pieceCount; p++) if (g.tables.side[p] === side) yield p;
}

/** Every ship of a side. */
export function* shipsOf(g: Game, side: number): Generator<number> {
  for (let p = g.tables.shipStart[side]; p < g.tables.shipEnd[side]; p++) yield p;
}
