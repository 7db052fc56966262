// Games of random players, written down.

import { Match } from '../../src/ai/match.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { TURN_BEGINS } from '../../src/game/state/events.js';
import { stateHash } from '../../src/game/state/game-state.js';
import { playFrom } from '../../src/game/state/play-from.js';
import { type GameRecord, Recorder } from '../../src/game/state/record.js';
import { ShownDice } from '../../src/game/state/shown-dice.js';
import { Game } from '../../src/game/state/state.js';
import { type Rulings, resolveRules } from '../../src/rules/index.js';

export const TABLES = compileBoard(STANDARD_BOARD);

/** A game of two random players as a record; with `turn`, that turn alone, from its position. */
export function randomRecord(
  names: readonly string[],
  seed: string,
  game: number,
  turn?: number,
  rulings: Partial<Rulings> = {},
): GameRecord {
  const rules = resolveRules(names, rulings);
  const match = new Match(TABLES, rules, { japan: 'random', allied: 'random' }, seed);
  const recorder = new Recorder();
  let position: Uint8Array | null = null;
  match.game.observer = {
    decided: (decision, side, g) => recorder.decided(decision, side, g),
    happened: (event, a, b, c, g) => {
      if (event === TURN_BEGINS && a === turn) {
        recorder.restart();
        if (a > 1) position = startOfTurn(g);
      }
      recorder.happened(event, a, b, c, g);
    },
  };
  match.game.dice = new ShownDice(match.dice, TABLES, recorder);
  match.deal(game);
  const until = turn === undefined ? ({ to: 'game' } as const) : ({ to: 'turn', turn } as const);
  playFrom(match.game, { at: 'game' }, until);
  return {
    rules: rules.names,
    rulings,
    data: null,
    players: { japan: 'random', allied: 'random' },
    seed,
    game,
    begin: { at: position === null ? 'game' : 'turn' },
    until,
    position,
    blocks: recorder.blocks,
    end: { hash: stateHash(match.game), poc: match.game.poc },
  };
}

function startOfTurn(g: Game): Uint8Array {
  const copy = new Game(g.tables, g.rules);
  copy.copyFrom(g);
  copy.flags.fill(0);
  return copy.bytes;
}
