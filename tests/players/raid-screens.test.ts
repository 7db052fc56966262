// Ships that screen carriers from guns: those that are left over, and those that are hardly missed where they are.
import { expect, it } from 'vitest';
import { STANDARD_JAPAN } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { Mind } from '../../src/ai/heuristic/mind.js';
import { beginTurn } from '../../src/ai/heuristic/sea/patrols.js';
import { readyPool, sail, sumPool } from '../../src/ai/heuristic/sea/raid-pool.js';
import { screenCarriers, whereItScreens } from '../../src/ai/heuristic/sea/raid-screens.js';
import { faceEnemy, weighFights } from '../../src/ai/heuristic/sea/raid-values.js';
import { type Piece, table } from '../game/table.js';

/** Japan's mind when its raiders in Truk are about to sail. */
function raiding(ships: readonly Piece[], south: readonly Piece[], marshalls: readonly Piece[]) {
  const t = table({
    turn: 4,
    at: { Truk: ships, 'South Pacific Ocean': south, 'Marshall Islands': marshalls },
    flags: { 'Marshall Islands': 'japan' },
  });
  const m = new Mind(0, STANDARD_JAPAN.weights);
  m.bind(t.game.t);
  m.turnTo(4);
  beginTurn(m, t.game);
  faceEnemy(m, true);
  readyPool(m, t.game);
  weighFights(m, t.game);
  sumPool(m, t.game);
  return { t, m, g: t.game };
}

/** Area next to Truk where a ship that is left over screens. */
function screens(ship: Piece, south: readonly Piece[], marshalls: readonly Piece[] = []): string | undefined {
  const { t, m, g } = raiding([ship], south, marshalls);
  return t.game.t.areaNames[whereItScreens(m, g, 0)];
}

/** Where Oi goes at last that was sent to the Marshalls, when Akagi was sent to the South Pacific alone. */
function oi(south: readonly Piece[], marshalls: readonly Piece[], beside: readonly string[]): string | undefined {
  const { t, m, g } = raiding(['Akagi', 'Oi', ...beside], south, marshalls);
  const place = (name: string): number => m.turn.pool.subarray(0, m.turn.poolCount).indexOf(t.piece(name));
  for (const name of ['Oi', ...beside]) sail(m, g, place(name), t.area('Marshall Islands'));
  sail(m, g, place('Akagi'), t.area('South Pacific Ocean'));
  screenCarriers(m, g);
  return g.t.areaNames[m.raid.destination[place('Oi')]!];
}

it('where carriers have too few, and guns may fire at them (7.422)', () => {
  expect(screens('Oi', ['Akagi', 'Chicago'])).toBe('South Pacific Ocean');
  expect(screens('Oi', ['Akagi', 'RAAF'])).toBeUndefined();
  expect(screens('Oi', ['Akagi', 'Nachi', 'Chicago'])).toBeUndefined();
  expect(screens('Oi', ['Nachi', 'Chicago'])).toBeUndefined();
  expect(screens('Zuiho', ['Akagi', 'Chicago'])).toBeUndefined();
});

it('a cripple stays where it is (7.72)', () => {
  expect(screens('Nagato', ['Akagi', 'Chicago'])).toBe('South Pacific Ocean');
  expect(screens({ name: 'Nagato', damage: 5 }, ['Akagi', 'Chicago'])).toBeUndefined();
});

it('where most are lacking', () => {
  const two: readonly Piece[] = ['Soryu', 'Hiryu', 'Portland'];
  expect(screens('Oi', ['Akagi', 'Chicago'], two)).toBe('Marshall Islands');
  expect(screens('Oi', ['Akagi', 'Shokaku', 'Kaga', 'Chicago'], two)).toBe('South Pacific Ocean');
});

it('a ship is taken from where it is hardly missed, and only where guns may fire', () => {
  expect(oi(['Chicago', 'Portland'], ['Quincy'], ['Yamato'])).toBe('South Pacific Ocean');
  expect(oi(['RAAF'], ['Quincy'], ['Yamato'])).toBe('Marshall Islands');
  expect(oi(['Chicago', 'Portland'], ['Nachi', 'Quincy'], [])).toBe('Marshall Islands');
});

it('a ship is not taken from carriers that need it as much', () => {
  expect(oi(['Chicago', 'Portland'], [], ['Zuiho'])).toBe('Marshall Islands');
  expect(oi(['Chicago', 'Portland'], [], ['Zuiho', 'Nagato'])).toBe('South Pacific Ocean');
});
