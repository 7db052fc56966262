// What the answers of the random player work with: his chance, his side, and a list to choose from.
import type { Game } from '../../game/index.js';
import { ChoiceStream } from './choice-stream.js';

/** The chance of one random player. */
export class Draw extends ChoiceStream {
  readonly enemy: number;
  readonly list = new Uint8Array(256);

  constructor(
    seed: string,
    readonly side: number,
  ) {
    super(`${seed}/random player ${side}`);
    this.enemy = 1 - side;
  }

  /** True one time in so many. */
  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }

  /** One of the first `n` of the list. */
  listed(n: number): number {
    return this.list[this.below(n)]!;
  }

  /** Answers with a pair: a piece and its place, target or group. */
  pair(g: Game, first: number, second: number): void {
    g.answer(first);
    g.answer(second);
  }
}

/** How many of the first `n` listed pieces are ships: they come before air and amphibious units. */
export function shipsIn(g: Game, list: Uint8Array, n: number): number {
  let ships = n;
  while (ships > 0 && g.tables.isShip[list[ships - 1]!] === 0) ships--;
  return ships;
}
