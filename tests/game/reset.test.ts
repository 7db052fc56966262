// A game that was refused in the middle leaves nothing behind for the next one on the same board.
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/ai/match.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { DECISIONS, type Decision, IllegalDecision } from '../../src/game/questions/decisions.js';
import { stateHash } from '../../src/game/state/game-state.js';
import type { Game, Player } from '../../src/game/state/state.js';
import { resolveRules } from '../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);

/** Plays as another does until the n-th decision of a kind, and then spoils the last number of its answer. */
class Spoiler implements Player {
  readonly name = 'spoiler';
  left = -1;

  constructor(
    private readonly other: Player,
    private readonly kind: string,
  ) {}

  startGame(game: number): void {
    this.other.startGame?.(game);
  }

  decide(decision: Decision, game: Game): void {
    this.other.decide(decision, game);
    if (this.left < 0 || DECISIONS[decision] !== this.kind || game.answerLength < 4) return;
    if (this.left > 0) {
      this.left--;
      return;
    }
    this.left = -1;
    game.answers[game.answerLength - 1] = -1;
  }
}

describe('after a refusal', () => {
  const rules = resolveRules(['pearl-harbor', 'nine-turn', 'task-forces']);
  const hashOf = (match: Match, game: number) => {
    match.play(game);
    return stateHash(match.game);
  };
  const seats = { japan: 'random', allied: 'random' } as const;
  const fresh = hashOf(new Match(tables, rules, seats, 'reset'), 5);

  /** Asked so seldom that the first of a game is spoilt. */
  const rare = ['landings', 'assign-targets'];

  it.each([
    'targets',
    'patrols',
    'basing',
    'groups',
    'air-raid',
    'landings',
    'repairs',
    'task-forces',
    'assign-targets',
  ])('of %s the next game is as it would have been', (kind) => {
    const match = new Match(tables, rules, seats, 'reset');
    const spoilers = match.game.players.map((player) => new Spoiler(player!, kind));
    match.game.players[0] = spoilers[0]!;
    match.game.players[1] = spoilers[1]!;
    let refused = 0;
    for (let game = 0; game < 20; game++) {
      for (const spoiler of spoilers) spoiler.left = rare.includes(kind) ? 0 : 3 * game;
      try {
        match.play(game);
      } catch (error) {
        if (!(error instanceof IllegalDecision)) throw error;
        refused++;
      }
      for (const spoiler of spoilers) spoiler.left = -1;
      expect(hashOf(match, 5), `after game ${game}`).toBe(fresh);
    }
    expect(refused).toBeGreaterThan(0);
  });
});
