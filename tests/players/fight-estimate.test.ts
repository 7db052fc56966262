// The fast estimate of a fight against odds that are sampled, and odds that are exact: bench/fight-estimate.md has the whole table.
import { describe, expect, it } from 'vitest';
import { exactFights, fitOf, sampledFights } from '../../bench/fight-odds.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { DAY_NIGHT, RETREAT } from '../../src/game/decisions.js';
import { forceChance, lossShare } from '../../src/players/heuristic/fight-estimate.js';
import { addToFight, clearFight, weighFight } from '../../src/players/heuristic/fight-sums.js';
import { AIRS, CARRIER_STAY, DAY, ENTRIES, NIGHT, SCREENS, STAY, WORTH } from '../../src/players/heuristic/force.js';
import { Mind } from '../../src/players/heuristic/mind.js';
import { HeuristicPlayer } from '../../src/players/heuristic.js';
import { Match } from '../../src/players/match.js';
import { resolveRules } from '../../src/rules/index.js';

/** A force, by what it has. */
function forces(own: Readonly<Record<number, number>>, enemy: Readonly<Record<number, number>>): Int32Array {
  const f = new Int32Array(2 * ENTRIES);
  for (const [k, value] of Object.entries(own)) f[Number(k)] = value;
  for (const [k, value] of Object.entries(enemy)) f[ENTRIES + Number(k)] = value;
  return f;
}

const CRUISERS = { [NIGHT]: 4000, [STAY]: 1000, [SCREENS]: 1000 };
const AIR_UNIT = { [DAY]: 480, [STAY]: 430, [AIRS]: 100 };
const CARRIERS = { [DAY]: 2400, [STAY]: 450, [CARRIER_STAY]: 450 };

describe('the estimate of a fight', () => {
  it('is within 0.05 of sampled odds on average, 0.09 root mean square, and its losses within a tenth of a force', () => {
    const fit = fitOf(sampledFights('estimate', 24, 4, 60));
    expect(fit.fights).toBeGreaterThan(150);
    expect(fit.absolute).toBeLessThan(0.05);
    expect(Math.sqrt(fit.squared)).toBeLessThan(0.09);
    expect(fit.loss).toBeLessThan(0.1);
    // Nobody who knows the true chances scores much better.
    expect(fit.brier - fit.bestBrier).toBeLessThan(0.01);
  });

  it('is within 0.03 of exact odds on average', () => {
    const fit = fitOf(exactFights('estimate', 12, 4, 100_000));
    // How many there are depends on how the players play; with a few dozen the mean says something.
    expect(fit.fights).toBeGreaterThan(25);
    expect(fit.absolute).toBeLessThan(0.03);
  });

  it('guns never drive air units off (7.424), however many they are', () => {
    expect(forceChance(forces(CRUISERS, AIR_UNIT), 0)).toBe(0);
    expect(forceChance(forces(AIR_UNIT, CRUISERS), 0)).toBe(1000);
  });

  it('is certain where one side has nothing, and even where both have the same', () => {
    expect(forceChance(forces(CARRIERS, {}), 0)).toBe(1000);
    expect(forceChance(forces({}, CARRIERS), 0)).toBe(0);
    expect(forceChance(forces(CARRIERS, CARRIERS), 0)).toBe(500);
  });

  it('a flag helps its owner (7.31), more of everything helps, and a screen helps carriers (7.422)', () => {
    const fleet = { ...CARRIERS, [NIGHT]: 1500, [STAY]: 900, [SCREENS]: 400 };
    const even = forceChance(forces(fleet, fleet), 0);
    expect(forceChance(forces(CARRIERS, CRUISERS), 1)).toBeGreaterThan(forceChance(forces(CARRIERS, CRUISERS), -1));
    expect(forceChance(forces({ ...fleet, [DAY]: 3000 }, fleet), 0)).toBeGreaterThan(even);
    expect(forceChance(forces(fleet, CRUISERS), 0)).toBeGreaterThan(forceChance(forces(CARRIERS, CRUISERS), 0));
  });

  it('the beaten lose more than the victor, and nobody more than six tenths in ships that are also disabled', () => {
    forceChance(forces({ ...CARRIERS, [DAY]: 4000 }, CARRIERS), 0);
    expect(lossShare(true)).toBeLessThan(lossShare(false));
    expect(lossShare(false)).toBeLessThan(600);
  });
});

describe('the fight that is gathered', () => {
  it('is summed up as its members and their damage are, whoever was asked about it before', () => {
    const tables = compileBoard(STANDARD_BOARD);
    const matches = ['one', 'other'].map(
      (seed) => new Match(tables, resolveRules(), { japan: 'standard', allied: 'standard' }, seed),
    );
    let fights = 0;
    for (const { game } of matches) {
      for (const [side, player] of game.players.entries()) {
        if (!(player instanceof HeuristicPlayer)) throw new Error('no heuristic player');
        const mind = new Mind(side === 0 ? 0 : 1, player.doctrine.weights);
        const decide = player.decide.bind(player);
        player.decide = (decision, g) => {
          if (decision === DAY_NIGHT || decision === RETREAT) {
            mind.bind(g.t);
            weighFight(mind, g);
            const summed = mind.fight.slice();
            clearFight(mind);
            for (const own of [0, 1])
              for (let k = 0; k < g.unitCount[own]!; k++) addToFight(mind, g, g.units[own]![k]!);
            for (const at of [0, ENTRIES]) {
              expect(summed.slice(at, at + WORTH + 1)).toEqual(mind.fight.slice(at, at + WORTH + 1));
            }
            fights++;
          }
          decide(decision, g);
        };
      }
    }
    // Two games by turns: neither is taken for the other.
    for (let k = 0; k < 6; k++) for (const match of matches) match.play(k);
    expect(fights).toBeGreaterThan(1000);
  });
});
