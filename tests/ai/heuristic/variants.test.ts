// The heuristic player under every named rule set: its games are lawful, and it uses what a rule gives sensibly.
import { describe, expect, it } from 'vitest';
import { STANDARD_ALLIED, STANDARD_JAPAN } from '../../../src/ai/heuristic/doctrine/doctrine.js';
import { HeuristicPlayer } from '../../../src/ai/heuristic/heuristic-player.js';
import { RandomPlayer } from '../../../src/ai/random/random-player.js';
import {
  ALLIED,
  CARRIER,
  compileBoard,
  JAPAN,
  NATION_US,
  SAN_DIEGO,
  STANDARD_BOARD,
  SUNK,
} from '../../../src/board/index.js';
import { AddressedDice } from '../../../src/dice/index.js';
import { Game, playGame, raiders } from '../../../src/game/index.js';
import { DECISIONS } from '../../../src/game/questions/decisions.js';
import type { Player } from '../../../src/game/state/state.js';
import { RULE_CATALOG, resolveRules } from '../../../src/rules/index.js';
import { PASSIVE, type Piece, table } from '../../game/table.js';
import { Invariants } from '../../properties/invariants.js';
import { sized } from '../../size.js';

const BOARD = compileBoard(STANDARD_BOARD);
const SEED = 'variants';
/** Games in which something is counted. */
const GAMES = 30;
/** Games that are only to be lawful. */
const LAWFUL = sized(4, 30);

/** Plays games under watch: the referee refuses what is unlawful, the invariants throw on what cannot be. */
function play(
  rules: readonly string[],
  players: readonly [Player, Player],
  games = LAWFUL,
  ended: (g: Game) => void = () => {},
): Game {
  const dice = new AddressedDice(SEED);
  const game = new Game(BOARD, resolveRules(rules), dice);
  game.players[JAPAN] = players[JAPAN]!;
  game.players[ALLIED] = players[ALLIED]!;
  const watch = new Invariants();
  game.observer = watch;
  for (let k = 0; k < games; k++) {
    dice.startGame(k);
    for (const player of players) player.startGame?.(k);
    watch.startGame();
    playGame(game, { turnEnded: ended });
    watch.everybodyInPort(game);
    expect(game.turn).toBe(game.rules.turns);
  }
  return game;
}

const japan = () => new HeuristicPlayer(STANDARD_JAPAN);
const allied = () => new HeuristicPlayer(STANDARD_ALLIED);

const NAMES = RULE_CATALOG.map((rule) => rule.name);

describe('the heuristic player is lawful under every rule', () => {
  it.each(NAMES)('%s: against itself and against a random player on either side', (name) => {
    play([name], [japan(), allied()]);
    play([name], [japan(), new RandomPlayer(SEED, ALLIED)]);
    play([name], [new RandomPlayer(SEED, JAPAN), allied()]);
  });

  it('under everything that goes together', () => {
    const all = NAMES.filter((name) => !/nt1|menzel|[-]1a$|[-]2b$|[-]3[bc]$|[-]4a$/.test(name));
    play(all, [japan(), allied()]);
    play(
      [...all, 'adjustment-1a', 'adjustment-3c'].filter((name) => !/[-](1|2|2a|3a)$|pearl/.test(name)).concat('nt1'),
      [japan(), allied()],
    );
  });
});

describe('it plays them sensibly', () => {
  it('nt1: the Allied carriers are not thrown away on turn 1, and Pearl Harbor is raided', () => {
    let lost = 0;
    let damaged = 0;
    play(['nt1'], [japan(), allied()], GAMES, (g) => {
      if (g.turn !== 1) return;
      for (let p = BOARD.shipStart[ALLIED]; p < BOARD.shipEnd[ALLIED]; p++) {
        if (g.damage[p]! > 0) damaged++;
        if (BOARD.kind[p] === CARRIER && BOARD.nation[p] === NATION_US && g.location[p] === SUNK) lost++;
      }
    });
    // Two carriers a game may sail, and strike where they can win: a quarter of them at most is the price.
    expect(lost).toBeLessThan(GAMES / 2);
    expect(damaged).toBeGreaterThan(GAMES);
  });

  it('adjustment 4: San Diego takes cripples alone, repairs them and sends them back', () => {
    let away = 0;
    let sound = 0;
    let before = new Set<number>();
    let returned = 0;
    play(['adjustment-4'], [japan(), allied()], GAMES, (g) => {
      const there = new Set<number>();
      for (let p = BOARD.shipStart[ALLIED]; p < BOARD.shipEnd[ALLIED]; p++) {
        if (g.location[p] === SAN_DIEGO) {
          there.add(p);
          // Who has just been withdrawn has not been repaired there yet.
          if (before.has(p)) continue;
          away++;
          if (2 * g.damage[p]! <= BOARD.armor[p]!) sound++;
        } else if (before.has(p) && g.turn > 1) returned++;
      }
      before = there;
    });
    expect(away).toBeGreaterThan(GAMES);
    expect(sound).toBe(0);
    expect(returned).toBeGreaterThan(GAMES / 3);
  });

  /** A day action of turn 9 in the Coral Sea in which the heuristic player has Japan: does it give its carriers? */
  const kamikazes = (pieces: readonly Piece[]) => {
    const t = table({
      turn: 9,
      rules: ['nine-turn'],
      at: { 'Coral Sea': pieces },
      seed: 'kamikaze',
      allied: PASSIVE,
    });
    t.game.players[JAPAN] = japan();
    const answers: string[] = [];
    const heard = t.game.observer!;
    t.game.observer = {
      decided(decision, _side, g) {
        if (DECISIONS[decision] !== 'kamikaze') return;
        for (let k = 0; k < g.answerLength; k++) answers.push(BOARD.pieceNames[g.answers[k]!]!);
      },
      happened: (event, a, b, c, g) => heard.happened(event, a, b, c, g),
    };
    t.round('Coral Sea');
    return answers;
  };
  const raiding = (name: string): Piece => ({ name, raiding: true });

  it('19.22: carriers make Kamikaze attacks in fights that are lost, if that gives them a bonus and costs no flag', () => {
    const fleet = ['Essex', 'CV 10', 'Intrepid', 'Iowa', 'Missouri'];
    expect(kamikazes([raiding('Taiho'), raiding('Akagi'), 'Unryu', ...fleet])).toEqual(['Taiho']);
  });

  it('19.22: and in no others', () => {
    expect(kamikazes([raiding('Taiho'), raiding('Unryu'), 'Yamato', 'Astoria'])).toEqual([]);
  });

  it('adjustment 5: what waits off the West Coast sails where it can hope to win, and waits where it cannot', () => {
    const sail = (at: Record<string, readonly Piece[]>) => {
      const t = table({
        turn: 5,
        rules: ['adjustment-5'],
        harbors: { 'Pearl Harbor': 'japan', Samoa: 'japan' },
        at,
        off: { 'West Coast': ['Wasp', 'Washington'] },
      });
      t.game.players[ALLIED] = allied();
      t.game.observer = null;
      t.run((g) => raiders(g, ALLIED));
      return ['Wasp', 'Washington'].map((name) => t.where(name));
    };
    expect(sail({ 'U.S. Mandate': ['Nachi'], 'Hawaiian Islands': ['Akagi', 'Kaga', 'Yamato', 'Musashi'] })).toEqual([
      'U.S. Mandate',
      'U.S. Mandate',
    ]);
    expect(sail({ 'Hawaiian Islands': ['Nachi'], 'U.S. Mandate': ['Akagi', 'Kaga', 'Yamato', 'Musashi'] })).toEqual([
      'Hawaiian Islands',
      'Hawaiian Islands',
    ]);
    const strong = ['Akagi', 'Kaga', 'Yamato'];
    expect(sail({ 'Hawaiian Islands': strong, 'U.S. Mandate': ['Soryu', 'Hiryu', 'Shokaku', 'Musashi'] })).toEqual([
      'West Coast',
      'West Coast',
    ]);
  });
});
