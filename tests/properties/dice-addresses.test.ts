// Every roll of a game has an address of its own (D3): two rolls at one address would be one die, thrown twice.
import { expect, it } from 'vitest';
import { ALLIED, compileBoard, JAPAN, STANDARD_BOARD } from '../../src/board/index.js';
import { AddressedDice, type AttackResult, type Dice } from '../../src/dice/index.js';
import { Game, playGame } from '../../src/game/index.js';
import { RandomPlayer } from '../../src/players/random.js';
import { resolveRules } from '../../src/rules/index.js';

/** Addressed dice that refuse to roll twice at one address. */
class OnceOnly implements Dice {
  private readonly used = new Set<number>();
  rolls = 0;

  constructor(private readonly inner: AddressedDice) {}

  startGame(game: number): void {
    this.inner.startGame(game);
    this.used.clear();
  }

  die(slot: number): number {
    this.note(slot);
    return this.inner.die(slot);
  }

  attack(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult {
    this.note(slot);
    return this.inner.attack(slot, shots, bonus, wantsDamage);
  }

  private note(slot: number): void {
    this.rolls++;
    if (slot < 0 || this.used.has(slot)) throw new Error(`address ${slot} is used twice`);
    this.used.add(slot);
  }
}

it.each([
  [['second-edition']],
  [['nt1']],
  [['menzel', 'task-forces', 'nine-turn']],
  [['pearl-harbor', 'adjustment-4', 'adjustment-5']],
])('no two rolls of a game share an address: %s', (rules) => {
  const dice = new OnceOnly(new AddressedDice('addresses'));
  const game = new Game(compileBoard(STANDARD_BOARD), resolveRules(rules), dice);
  const players = [new RandomPlayer('addresses', JAPAN), new RandomPlayer('addresses', ALLIED)] as const;
  game.players[JAPAN] = players[0];
  game.players[ALLIED] = players[1];
  for (let k = 0; k < 60; k++) {
    dice.startGame(k);
    for (const player of players) player.startGame(k);
    playGame(game);
  }
  expect(dice.rolls).toBeGreaterThan(60 * 100);
});
