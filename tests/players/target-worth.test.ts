// What a target is worth by leaving the fight.
import { expect, it } from 'vitest';
import { weighTargets } from '../../src/ai/heuristic/combat/target-worth.js';
import { STANDARD_ALLIED } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { knowAreas } from '../../src/ai/heuristic/estimate/area-values.js';
import { Mind } from '../../src/ai/heuristic/mind.js';
import { ACTION_DAY } from '../../src/dice/index.js';
import { shotsToFire } from '../../src/game/index.js';
import { fight } from './position-support.js';

/** The menace of each of some Japanese pieces off Guadalcanal, which nobody defends. */
function menaces(pieces: readonly string[]): number[] {
  const t = fight('Coral Sea', ['Essex', 'Chicago', ...pieces], {
    harbors: { Guadalcanal: 'allied' },
    flags: { 'Coral Sea': 'allied' },
  });
  const g = t.game;
  g.action = ACTION_DAY;
  const m = new Mind(1, STANDARD_ALLIED.weights);
  m.bind(g.t);
  m.turnTo(4);
  for (const [k, name] of pieces.entries()) m.fire.targets[k] = t.piece(name);
  weighTargets(m, g, pieces.length, 0);
  return [...m.fire.menace.subarray(0, pieces.length)];
}

it('troops are a menace to the base they land on (5.43), shared by those who land: all must be gone to save it', () => {
  const [, one] = menaces(['Nachi', 'Kure']) as [number, number];
  const [, first, second] = menaces(['Nachi', 'Kure', 'Sasebo']) as [number, number, number];
  expect(one).toBeGreaterThan(20);
  expect(first).toBe(second);
  expect(Math.abs(first + second - one)).toBeLessThanOrEqual(1);
});

/** What each Japanese cruiser's being a bearer adds to its menace, when these carriers fire at them by day. */
function flagShares(cruisers: readonly string[], carriers: readonly string[]): number[] {
  const t = fight('Coral Sea', [...carriers, ...cruisers], { flags: { 'Coral Sea': 'japan' } });
  const g = t.game;
  g.action = ACTION_DAY;
  const m = new Mind(1, STANDARD_ALLIED.weights);
  m.bind(g.t);
  m.turnTo(4);
  knowAreas(m, g);
  const deny = m.turn.deny[g.area]!;
  expect(deny).toBeGreaterThan(100);
  for (const [k, name] of carriers.entries()) {
    m.fire.attackers[k] = t.piece(name);
    m.fire.shots[k] = shotsToFire(g, t.piece(name));
  }
  const weigh = () => {
    for (const [k, name] of cruisers.entries()) m.fire.targets[k] = t.piece(name);
    weighTargets(m, g, cruisers.length, carriers.length);
    return [...m.fire.menace.subarray(0, cruisers.length)];
  };
  const bearing = weigh();
  m.turn.deny[g.area] = 0;
  return weigh().map((plain, k) => (bearing[k]! - plain) / deny);
}

it('a flag is worth its whole to the fire at its one bearer, to that at several what all of them gone are worth (15.3)', () => {
  const four = ['Essex', 'Lexington', 'Yorktown', 'Enterprise'];
  const sum = (shares: readonly number[]) => shares.reduce((a, b) => a + b, 0);
  expect(flagShares(['Nachi'], four)).toEqual([1]);
  const two = sum(flagShares(['Nachi', 'Haguro'], four));
  const three = sum(flagShares(['Nachi', 'Haguro', 'Kako'], four));
  expect(two).toBeLessThan(1);
  expect(three).toBeLessThan(two);
  expect(three).toBeGreaterThan(0.2);
  expect(sum(flagShares(['Nachi', 'Haguro', 'Kako'], ['Essex']))).toBeLessThan(three);
  expect(flagShares(['Nachi', 'Haguro', 'Kako', 'Tone'], four)).toEqual([0, 0, 0, 0]);
});
