// Which damaged ships are too weak to sail, and which yard takes them in, where the points can be counted on fingers.
import { describe, expect, it } from 'vitest';
import { STANDARD_JAPAN } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { HARBOR_NAMES } from '../../src/ai/heuristic/doctrine/weights.js';
import { Mind } from '../../src/ai/heuristic/mind.js';
import { isUnfit } from '../../src/ai/heuristic/port/repairs.js';
import { needsYard, yardFor } from '../../src/ai/heuristic/port/yards.js';
import { beginTurn, patrol } from '../../src/ai/heuristic/sea/patrols.js';
import { HARBOR_COUNT } from '../../src/board/index.js';
import { type Piece, type Setup, table } from '../game/table.js';

const YOKOSUKA = HARBOR_NAMES.indexOf('Yokosuka Navy Yard');
const ANYWHERE = (1 << HARBOR_COUNT) - 1;

function japan(setup: Setup) {
  const t = table({ turn: 4, ...setup });
  const m = new Mind(0, STANDARD_JAPAN.weights);
  m.bind(t.game.t);
  m.turnTo(t.game.turn);
  return { m, g: t.game, piece: (name: string) => t.piece(name) };
}

describe('the yard of Yokosuka, which mends six points a turn (11.21)', () => {
  /** The yard for a damaged ship in the Marianas, with others in Yokosuka before it. */
  const yard = (name: string, damage: number, before: readonly Piece[] = []): number => {
    const { m, g, piece } = japan({ at: { 'Marianas Islands': [{ name, damage }], 'Yokosuka Navy Yard': before } });
    return yardFor(m, g, piece(name), ANYWHERE);
  };

  it('takes in who has the points of half of its damage, and nobody for less', () => {
    expect(yard('Yamato', 7)).toBe(YOKOSUKA);
    expect(yard('Yamato', 7, [{ name: 'Musashi', damage: 2 }])).toBe(YOKOSUKA);
    expect(yard('Yamato', 7, [{ name: 'Musashi', damage: 3 }])).toBe(-1);
  });

  it('takes in a cripple that must wait, unless twice its damage lies there beyond the points', () => {
    const nine = { name: 'Musashi', damage: 9 };
    expect(yard('Kongo', 3, [nine])).toBe(YOKOSUKA);
    expect(yard('Kongo', 2, [nine])).toBe(-1);
    expect(yard('Kongo', 3, [nine, { name: 'Nagato', damage: 3 }])).toBe(-1);
  });

  it('counts those that it has taken in', () => {
    const { m, g, piece } = japan({
      at: {
        'Marianas Islands': [
          { name: 'Haruna', damage: 2 },
          { name: 'Nagato', damage: 4 },
          { name: 'Maya', damage: 1 },
        ],
      },
    });
    expect(['Haruna', 'Nagato', 'Maya'].map((name) => yardFor(m, g, piece(name), ANYWHERE))).toEqual([
      YOKOSUKA,
      YOKOSUKA,
      -1,
    ]);
  });
});

describe('a damaged ship', () => {
  it('goes to a yard from a third of its armor on at the end of a turn, from half before, and not when no turn follows to sail in', () => {
    const needs = (damage: number, basingPhase: boolean, turn = 4): boolean => {
      const { m, g, piece } = japan({ turn, at: { 'Marianas Islands': [{ name: 'Nagato', damage }] } });
      g.basingPhase = basingPhase;
      return needsYard(m, g, piece('Nagato'));
    };
    expect([1, 2, 3].map((damage) => needs(damage, true))).toEqual([false, true, true]);
    expect([1, 2, 3].map((damage) => needs(damage, false))).toEqual([false, false, true]);
    expect(needs(5, true, 7)).toBe(false);
  });

  const weak = (harbor: string, damage: number, more: readonly Piece[] = [], turn = 4): boolean => {
    const { m, g, piece } = japan({
      turn,
      at: { [harbor]: [{ name: 'Nagato', damage }, ...more], 'Pearl Harbor': ['Essex'] },
    });
    beginTurn(m, g);
    return isUnfit(m, g, piece('Nagato'));
  };

  it('shows no flag with half of its armor lost, if its yard has points left for it', () => {
    expect(weak('Yokosuka Navy Yard', 3)).toBe(true);
    expect(weak('Yokosuka Navy Yard', 2)).toBe(false);
    expect(weak('Truk', 3)).toBe(false);
    expect(weak('Yokosuka Navy Yard', 3, [{ name: 'Musashi', damage: 9 }])).toBe(false);
  });

  it('shows none anywhere as a cripple (7.72), but on the last turn, when there is nothing to save it for (4.7)', () => {
    expect(weak('Truk', 5)).toBe(true);
    expect(weak('Truk', 5, [], 8)).toBe(false);
    const sent = (damage: number): boolean => {
      const { m, g, piece } = japan({
        at: { Truk: [{ name: 'Nagato', damage }] },
        flags: { 'Marianas Islands': 'japan' },
      });
      g.answerLength = 0;
      patrol(m, g);
      return g.answer.subarray(0, g.answerLength).includes(piece('Nagato'));
    };
    expect([0, 5].map(sent)).toEqual([true, false]);
  });
});
