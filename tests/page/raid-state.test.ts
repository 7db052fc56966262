// What a player can do to a raid on the page.
import { describe, expect, it } from 'vitest';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { PAGE_WORDS } from '../../src/page/raid/raid-best.js';
import { ESCORTS } from '../../src/page/raid/raid-board.js';
import { FIRST_RAID, toggleShip, withPlan, withScenario } from '../../src/page/raid/raid-state.js';
import { bestRaid } from '../../src/raid/best/best-raid.js';
import { bestNotes } from '../../src/report/raid-best.js';

describe('the best targets', () => {
  it('are told in words of the page', () => {
    const best = bestRaid('afloat-strength', ['Akagi', 'Kaga'], compileBoard(STANDARD_BOARD), {
      compare: ['bottom-first'],
    });
    const told = bestNotes(best, PAGE_WORDS).join(' ');
    expect(told).toMatch(/^Best for afloat strength: /);
    expect(told).toContain('“Use these targets” takes for round 2 the plan "afloat strength"');
    expect(told).not.toMatch(/tables|as above|bottom-first|afloat-strength/);
  });
});

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
