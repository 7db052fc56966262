// What a target is worth by leaving the fight.
import { expect, it } from 'vitest';
import { ACTION_DAY } from '../../src/dice/index.js';
import { STANDARD_ALLIED } from '../../src/players/heuristic/doctrine.js';
import { Mind } from '../../src/players/heuristic/mind.js';
import { weighTargets } from '../../src/players/heuristic/target-worth.js';
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
  for (const [k, name] of pieces.entries()) m.targets[k] = t.piece(name);
  weighTargets(m, g, pieces.length, 0);
  return [...m.menace.subarray(0, pieces.length)];
}

it('troops are a menace to the base they land on (5.43), shared by those who land: all must be gone to save it', () => {
  const [, one] = menaces(['Nachi', 'Kure']) as [number, number];
  const [, first, second] = menaces(['Nachi', 'Kure', 'Sasebo']) as [number, number, number];
  expect(one).toBeGreaterThan(20);
  expect(first).toBe(second);
  expect(Math.abs(first + second - one)).toBeLessThanOrEqual(1);
});
