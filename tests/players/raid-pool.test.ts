// The ships that can raid: who tries a roll for it, and who stays.
import { expect, it } from 'vitest';
import { STANDARD_JAPAN } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { Mind } from '../../src/ai/heuristic/mind.js';
import { beginTurn } from '../../src/ai/heuristic/sea/patrols.js';
import { readyPool, sumPool } from '../../src/ai/heuristic/sea/raid-pool.js';
import { table } from '../game/table.js';

/** What a ship in Truk reaches as a raider: areas next door, and areas for which it tries a speed roll; as masks. */
function reach(name: string, rollSpeed: number, turn: number, damage = 0) {
  const t = table({
    turn,
    at: { Truk: [{ name, damage }] },
    flags: { 'Marshall Islands': 'japan', 'Marianas Islands': 'japan' },
  });
  const m = new Mind(0, { ...STANDARD_JAPAN.weights, rollSpeed });
  m.bind(t.game.t);
  m.turnTo(turn);
  beginTurn(m, t.game);
  readyPool(m, t.game);
  sumPool(m, t.game);
  return { near: m.raid.near[0]!, far: m.raid.far[0]!, all: m.raid.reaches[0]! };
}

it('a ship tries a roll from the speed of the weight on (6.42); on the last turn every ship does (4.7)', () => {
  expect(reach('Nagato', 4, 4).far).toBeGreaterThan(0);
  expect(reach('Nagato', 5, 4).far).toBe(0);
  expect(reach('Yamato', 5, 4).far).toBeGreaterThan(0);
  expect(reach('Nagato', 5, 8).far).toBeGreaterThan(0);
});

it('a cripple stays, but on the last turn, when there is nothing to save it for (7.72, 4.7)', () => {
  expect(reach('Nagato', 4, 4).all).toBeGreaterThan(0);
  expect(reach('Nagato', 4, 4, 5).all).toBe(0);
  expect(reach('Nagato', 4, 8, 5).all).toBeGreaterThan(0);
});
