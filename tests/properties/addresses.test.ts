// Every die has an address of its own: a slot that is rolled twice in a game would show the same dice twice.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeatOrName } from '../../src/ai/create-player.js';
import { Match } from '../../src/ai/match.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import type { AddressedDice, AttackResult, Dice } from '../../src/dice/index.js';
import { resolveRules } from '../../src/rules/index.js';
import { sized } from '../size.js';
import { randomRules } from './play.js';

const tables = compileBoard(STANDARD_BOARD);

/** Dice that refuse to fall twice at one address. */
class OnceDice implements Dice {
  private readonly seen = new Set<number>();

  constructor(private readonly inner: AddressedDice) {}

  get count(): number {
    return this.seen.size;
  }

  startGame(game: number): void {
    this.seen.clear();
    this.inner.startGame(game);
  }

  die(slot: number): number {
    this.once(slot);
    return this.inner.die(slot);
  }

  attack(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult {
    this.once(slot);
    return this.inner.attack(slot, shots, bonus, wantsDamage);
  }

  private once(slot: number): void {
    if (this.seen.has(slot)) {
      const fields = [
        slot & 15,
        (slot >> 4) & 15,
        (slot >> 8) & 63,
        (slot >> 14) & 3,
        (slot >> 16) & 255,
        (slot >>> 24) & 15,
      ];
      throw new Error(`turn, area, round, action, piece, purpose ${fields.join(', ')}: rolled twice`);
    }
    this.seen.add(slot);
  }
}

function play(
  names: readonly string[],
  seats: Readonly<Record<'japan' | 'allied', SeatOrName>>,
  first: number,
  games: number,
): number {
  const match = new Match(tables, resolveRules(names), seats, 'addresses');
  const dice = new OnceDice(match.dice);
  match.game.dice = dice;
  let rolls = 0;
  for (let game = first; game < first + games; game++) {
    dice.startGame(game);
    match.play(game);
    rolls += dice.count;
  }
  return rolls;
}

describe('no address is used twice in a game', () => {
  it.each(['random', 'heuristic'] as const)('of %s players, second edition', (name) => {
    const games = sized(50, 150);
    expect(play(['second-edition'], { japan: name, allied: name }, 0, games)).toBeGreaterThan(100 * games);
  });

  it('of random players, any lawful combination of rules', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1000)), fc.nat(1_000_000), (numbers, game) => {
        const iterator = numbers[Symbol.iterator]();
        const names = randomRules((n) => (iterator.next().value as number) % n);
        return play(names, { japan: 'random', allied: 'random' }, game, 3) > 100;
      }),
      { numRuns: sized(30, 80), seed: 1943 },
    );
  });
});
