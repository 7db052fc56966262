// The fast estimate of a fight against odds that are sampled, and odds that are exact: bench/fight-estimate.md has the whole table.
import { describe, expect, it } from 'vitest';
import { exactFights, fitOf, sampledFights } from '../../../../bench/fight-odds.js';
import { estimateFight, FightEstimate } from '../../../../src/ai/heuristic/estimate/fight-estimate.js';
import {
  AIRS,
  addRow,
  CARRIER_STAY,
  DAY,
  ENTRIES,
  forceRows,
  NIGHT,
  rowOf,
  SCREENS,
  STAY,
  WORTH,
} from '../../../../src/ai/heuristic/estimate/force.js';
import { GatheredFight } from '../../../../src/ai/heuristic/estimate/gathered-fight.js';
import { PieceValues } from '../../../../src/ai/heuristic/estimate/piece-values.js';
import { Match } from '../../../../src/ai/match.js';
import { compileBoard, STANDARD_BOARD } from '../../../../src/board/index.js';
import { DAY_NIGHT, RETREAT } from '../../../../src/game/questions/decisions.js';
import { resolveRules } from '../../../../src/rules/index.js';
import { LONG } from '../../../size.js';

/** A force, by what it has. */
type Force = Readonly<Record<number, number>>;

function force(entries: Force): Int32Array {
  const f = new Int32Array(ENTRIES);
  for (const [k, value] of Object.entries(entries)) f[Number(k)] = value;
  return f;
}

/** What is expected of a fight between two forces; `control` 1 under the flag of the first. */
function estimate(own: Force, enemy: Force, control = 0): FightEstimate {
  const found = new FightEstimate();
  estimateFight(force(own), 0, force(enemy), 0, control, found);
  return found;
}

const chance = (own: Force, enemy: Force, control = 0): number => estimate(own, enemy, control).chance;

const CRUISERS = { [NIGHT]: 4000, [STAY]: 1000, [SCREENS]: 1000 };
const AIR_UNIT = { [DAY]: 480, [STAY]: 430, [AIRS]: 100 };
const CARRIERS = { [DAY]: 2400, [STAY]: 450, [CARRIER_STAY]: 450 };

describe('the estimate of a fight', () => {
  it('takes what rounding leaves below nothing for nothing', () => {
    const own = { ...CRUISERS, [DAY]: -1 };
    expect(chance(own, { ...CRUISERS, [AIRS]: -1 })).toBe(chance(own, CRUISERS));
    expect(chance({ ...CRUISERS, [AIRS]: -1 }, own)).toBe(chance(CRUISERS, own));
  });

  it('is within 0.05 of sampled odds on average, 0.09 root mean square, and its losses within a tenth of a force', () => {
    const fit = fitOf(sampledFights('estimate', 24, 4, 60));
    expect(fit.fights).toBeGreaterThan(150);
    expect(fit.absolute).toBeLessThan(0.05);
    expect(Math.sqrt(fit.squared)).toBeLessThan(0.09);
    expect(fit.loss).toBeLessThan(0.1);
    // Nobody who knows the true chances scores much better.
    expect(fit.brier - fit.bestBrier).toBeLessThan(0.01);
  });

  // Solving dozens of fights takes a second.
  if (LONG)
    it('is within 0.03 of exact odds on average', () => {
      const fit = fitOf(exactFights('estimate', 12, 4, 100_000));
      // How many there are depends on how the players play; with a few dozen the mean says something.
      expect(fit.fights).toBeGreaterThan(25);
      expect(fit.absolute).toBeLessThan(0.03);
    });

  it('guns never drive air units off (7.424), however many they are', () => {
    expect(chance(CRUISERS, AIR_UNIT)).toBe(0);
    expect(chance(AIR_UNIT, CRUISERS)).toBe(1000);
  });

  it('is certain where one side has nothing, and even where both have the same', () => {
    expect(chance(CARRIERS, {})).toBe(1000);
    expect(chance({}, CARRIERS)).toBe(0);
    expect(chance(CARRIERS, CARRIERS)).toBe(500);
  });

  it('a flag helps its owner (7.31), more of everything helps, and a screen helps carriers (7.422)', () => {
    const fleet = { ...CARRIERS, [NIGHT]: 1500, [STAY]: 900, [SCREENS]: 400 };
    const even = chance(fleet, fleet);
    expect(chance(CARRIERS, CRUISERS, 1)).toBeGreaterThan(chance(CARRIERS, CRUISERS, -1));
    expect(chance({ ...fleet, [DAY]: 3000 }, fleet)).toBeGreaterThan(even);
    expect(chance(fleet, CRUISERS)).toBeGreaterThan(chance(CARRIERS, CRUISERS));
  });

  it('the beaten lose more than the victor, and nobody more than six tenths in ships that are also disabled', () => {
    const { ownLoss, enemyLoss } = estimate({ ...CARRIERS, [DAY]: 4000 }, CARRIERS);
    expect(ownLoss).toBeLessThan(enemyLoss);
    expect(enemyLoss).toBeLessThan(600);
  });

  it('costs nothing to who meets nobody, whatever was estimated before', () => {
    const found = new FightEstimate();
    estimateFight(force(CARRIERS), 0, force({ ...CARRIERS, [DAY]: 4000 }), 0, 0, found);
    expect(found.ownLoss).toBeGreaterThan(0);
    estimateFight(force(CARRIERS), 0, force({}), 0, 0, found);
    expect([found.chance, found.ownLoss]).toEqual([1000, 0]);
  });
});

describe('the fight that is gathered', () => {
  it('is summed up as its members and their damage are, whoever was asked about it before', () => {
    const tables = compileBoard(STANDARD_BOARD);
    const matches = ['one', 'other'].map(
      (seed) => new Match(tables, resolveRules(), { japan: 'standard', allied: 'standard' }, seed),
    );
    let fights = 0;
    const rows = forceRows(tables, new PieceValues(tables));
    const gathered = new GatheredFight();
    for (const { game } of matches) {
      for (const player of game.players) {
        const decide = player!.decide.bind(player);
        player!.decide = (decision, g) => {
          if (decision === DAY_NIGHT || decision === RETREAT) {
            const forces = gathered.sumUp(g, rows);
            for (const side of [0, 1]) {
              const sum = new Int32Array(ENTRIES);
              for (const p of g.units[side]!.subarray(0, g.unitCount[side])) {
                addRow(sum, 0, rows, rowOf(g, p));
                sum[WORTH]! += rows[rowOf(g, p) + WORTH]!;
              }
              expect(forces.slice(side * ENTRIES, side * ENTRIES + WORTH + 1)).toEqual(sum.slice(0, WORTH + 1));
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
