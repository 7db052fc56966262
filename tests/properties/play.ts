// Plays random lawful games under watch: shared by the property tests and the long fuzzing script.

import { RandomPlayer } from '../../src/ai/random/random-player.js';
import { ALLIED, compileBoard, JAPAN, STANDARD_BOARD } from '../../src/board/index.js';
import { AddressedDice } from '../../src/dice/index.js';
import { Game, playGame } from '../../src/game/index.js';
import { RULE_CATALOG, RULINGS, RuleNameError, type Rulings, resolveRules } from '../../src/rules/index.js';
import { Invariants } from './invariants.js';

const tables = compileBoard(STANDARD_BOARD);

/** Plays `count` random games from `first` under the given rules and readings; throws with seed and game number when something breaks. */
export function watchRandomGames(
  rules: readonly string[],
  seed: string,
  first: number,
  count: number,
  rulings: Partial<Rulings> = {},
): { bounded: number; events: number } {
  const dice = new AddressedDice(seed);
  const game = new Game(tables, resolveRules(rules, rulings), dice);
  const players = [new RandomPlayer(seed, JAPAN), new RandomPlayer(seed, ALLIED)] as const;
  game.players[JAPAN] = players[0];
  game.players[ALLIED] = players[1];
  const watch = new Invariants();
  game.observer = watch;
  let bounded = 0;
  for (let k = first; k < first + count; k++) {
    dice.startGame(k);
    players[0].startGame(k);
    players[1].startGame(k);
    watch.startGame();
    try {
      playGame(game);
      watch.everybodyInPort(game);
      if (game.turn !== game.rules.turns) throw new Error(`the game ended on turn ${game.turn} (4.7)`);
    } catch (error) {
      throw new Error(
        `rules ${rules.join(' + ')}, readings ${JSON.stringify(rulings)}, seed ${seed}, game ${k}, turn ${game.turn}: ${(error as Error).message}`,
        { cause: error },
      );
    }
    bounded += game.boundHits;
  }
  return { bounded, events: watch.events };
}

/** A lawful random combination of rule names; `pick(n)` gives a whole number below n. */
export function randomRules(pick: (n: number) => number): string[] {
  const names = RULE_CATALOG.map((r) => r.name).filter((name) => name !== 'second-edition');
  for (;;) {
    const chosen = names.filter(() => pick(4) === 0);
    if (isLawful(chosen)) return chosen;
  }
}

/** Readings at random, every third of them another one than by default. */
export function randomRulings(pick: (n: number) => number): Partial<Rulings> {
  const others = RULINGS.filter(() => pick(3) === 0).map(({ name, values }) => [
    name,
    values[1 + pick(values.length - 1)],
  ]);
  return Object.fromEntries(others);
}

/** Every lawful combination of rule names, in order. Contradictions are between two names each. */
export function everyRuleSet(): string[][] {
  const names = RULE_CATALOG.map((r) => r.name).filter((name) => name !== 'second-edition');
  const contradict = names.map((a) => names.map((b) => a !== b && !isLawful([a, b])));
  let sets: number[][] = [[]];
  for (let next = 0; next < names.length; next++) {
    const wider = sets.filter((set) => set.every((k) => !contradict[k]![next])).map((set) => [...set, next]);
    sets = [...sets, ...wider];
  }
  return sets.map((set) => set.map((k) => names[k]!));
}

function isLawful(names: readonly string[]): boolean {
  try {
    resolveRules(names);
    return true;
  } catch (error) {
    if (!(error instanceof RuleNameError)) throw error;
    return false;
  }
}
