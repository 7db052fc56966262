// Who plays in rollouts: for the other side the named players by turns, as they are and then with perturbed weights; for the own side the heuristic player, or the one beneath.
import { describe, expect, it } from 'vitest';
import { searchedBy } from '../../../src/ai/create-player.js';
import { LearnedPlayer } from '../../../src/ai/learned/learned-player.js';
import { searchParts } from '../../../src/ai/search/create.js';
import { type SomeSearchSettings, searchSettings } from '../../../src/ai/search/search-settings.js';
import { TurnLog } from '../../../src/ai/search/turn-log.js';
import { defaultSeat, type FastSeat, namedSeat } from '../../../src/ai/seat.js';
import { ALLIED, JAPAN } from '../../../src/board/index.js';
import { resolveRules } from '../../../src/rules/index.js';

/** Opponents of Japan, as text: their names and weights. */
function opponents(settings: SomeSearchSettings): { readonly name: string; readonly weights: string }[] {
  const of = searchedBy('japan', defaultSeat('japan'), searchSettings(settings), resolveRules());
  const pool = searchParts({ ...of, seed: 'opponents', log: new TurnLog() }).pools[ALLIED];
  return pool.map((player) => ({ name: player.name, weights: weightsOf(player) }));
}

/** The weights of a heuristic player, or of the one beneath a learned player. */
function weightsOf(player: object): string {
  const { base, doctrine } = player as { readonly base?: object; readonly doctrine?: { readonly weights: object } };
  return doctrine ? JSON.stringify(doctrine.weights) : weightsOf(base!);
}

describe('the own side in rollouts', () => {
  it.each([
    [{}, 'heuristic-player'],
    [{ onward: 'base' } as const, 'learned-player'],
  ])('goes on by %j', (settings, expected) => {
    const named = searchSettings({ base: 'learned-fast-2', ...settings });
    const of = searchedBy('japan', namedSeat('japan', 'learned-fast-2') as FastSeat, named, resolveRules());
    const [own] = searchParts({ ...of, seed: 'own', log: new TurnLog() }).pools[JAPAN];
    expect(own instanceof LearnedPlayer ? 'learned-player' : 'heuristic-player').toBe(expected);
  });
});

describe('opponents in rollouts', () => {
  it('are those named, by turns, each as it is first and then with other weights', () => {
    const [first, second, third, fourth, ...more] = opponents({
      against: ['learned-fast-2', 'heuristic'],
      opponents: 4,
    });
    expect(more).toEqual([]);
    expect([first, second, third, fourth].map((one) => one!.name)).toEqual([
      'learned-fast-2',
      'tuned',
      'learned-fast-2',
      'tuned',
    ]);
    expect(new Set([first, second, third, fourth].map((one) => one!.weights)).size).toBe(4);
  });

  it('are each named one at least once, however few are wanted', () => {
    expect(opponents({ against: ['learned-fast-2', 'heuristic'], opponents: 1 }).map(({ name }) => name)).toEqual([
      'learned-fast-2',
      'tuned',
    ]);
  });

  it('are those near the default doctrine where nobody is named', () => {
    const few = opponents({ opponents: 2 });
    expect(opponents({ opponents: 4 }).slice(0, 2)).toEqual(few);
    expect(new Set(few.map(({ weights }) => weights)).size).toBe(2);
  });
});
