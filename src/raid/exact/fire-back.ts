// Rule 20.4, solved exactly: air units in Pearl Harbor that outlive round 1 fire at a raider in round 2.

import { AIR, type BoardTables } from '../../board/index.js';
import { damageDistribution } from '../../dice/damage-distribution.js';
import { resolveRules } from '../../rules/index.js';
import type { RaidScenario } from '../question/raid-scenario.js';
import { addDamage, damageAfter } from './raid-explicit.js';
import { loadsOf, raidSetup, whyNotExact } from './raid-setup.js';

/** What becomes of a raider when all of the fire back is at it. */
export interface FireBack {
  readonly ship: string;
  readonly undamaged: number;
  /** Damaged and afloat. */
  readonly damaged: number;
  readonly sunk: number;
}

/**
 * What the fire back does to each ship of the raid force, if it is that ship the Allies fire at; empty without rule 20, and for a
 * raid of which more is played than its two rounds.
 *
 * @throws ExactRaidError when the plan itself is not allowed.
 * @example
 * fireBack({ ...STANDARD_RAID, rules: ['second-edition', 'pearl-harbor'] }, tables)[0]; // { ship: 'Akagi', undamaged: 0.694…, … }
 */
export function fireBack(scenario: RaidScenario, tables: BoardTables): FireBack[] {
  if (!resolveRules(scenario.rules).pearlHarbor || whyNotExact(scenario) !== undefined) return [];
  const setup = raidSetup(scenario, tables);
  const after = damageAfter(setup, loadsOf(setup, scenario.targets.round1), 1);
  const units = setup.targets.flatMap((piece, k) =>
    tables.kind[piece] === AIR && tables.airstrike[piece]! > 0 ? [{ piece, lives: 1 - after[k]!.at(-1)! }] : [],
  );
  if (units.length === 0) return [];
  return scenario.raidForce.map((ship) => {
    const armor = tables.armor[tables.pieceIndex.get(ship)!]!;
    // At sea more damage than armor sinks (7.55); what is beyond makes no difference.
    let damage = damageDistribution([0, 0, 0], armor + 1);
    for (const { piece, lives } of units) {
      const shots = tables.airstrike[piece]!;
      const dice = tables.airstrikeBonus[piece] === 1 ? ([0, shots, 0] as const) : ([shots, 0, 0] as const);
      const shot = damageDistribution(dice, armor + 1).map((p, d) => p * lives + (d === 0 ? 1 - lives : 0));
      damage = addDamage(damage, shot);
    }
    const undamaged = damage[0]!;
    const sunk = damage.at(-1)!;
    return { ship, undamaged, damaged: 1 - undamaged - sunk, sunk };
  });
}
