// What a player can do to a raid on the page.
import { describe, expect, it } from 'vitest';
import { ESCORTS } from '../../src/page/raid/raid-board.js';
import { FIRST_RAID, toggleShip, withPlan, withScenario } from '../../src/page/raid/raid-state.js';

describe('a ship that is sent along', () => {
  const stays = withScenario(FIRST_RAID, { after: 'stay' });

  it('is picked where it can attack, so that the next tap names its target', () => {
    const without = toggleShip(stays, 'Ryujo');
    expect(toggleShip(without, 'Ryujo').picked).toBe('Ryujo');
    expect(toggleShip(withPlan(without, 'kills'), 'Ryujo').picked).toBeNull();
  });

  it('7.51: is not picked where it has no airstrike', () => {
    const sent = toggleShip(stays, ESCORTS[0]!.name);
    expect([sent.scenario.raidForce.at(-1), sent.picked]).toEqual([ESCORTS[0]!.name, null]);
  });
});
