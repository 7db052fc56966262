// A battle as something that can be simulated: by the fast kernel where it is plain, otherwise fought by the engine.

import { AIR, ALLIED, JAPAN, RETURNING, SUNK } from '../board/index.js';
import { type Game, PATROLLING } from '../game/index.js';
import type { Experiment, Tally } from '../stats/experiment.js';
import { Battle, HAS_LANDED, WAS_DISABLED } from './battle-fight.js';
import {
  battleMetrics,
  battlePlaces,
  DAMAGED,
  DISABLED,
  holderPlace,
  INTACT,
  LOST,
  pointsByHolder,
  remainingPlace,
} from './battle-metrics.js';
import { isPlainBattle } from './battle-model.js';
import { battleKernel, MAX_KERNEL_UNITS } from './kernel/battle-kernel.js';
import type { BattleScenario } from './question/battle-scenario.js';

/**
 * The experiment of a battle; what it counts is said at `battleMetrics`.
 *
 * @example
 * const experiment = battleExperiment(scenario, 'pearl-harbor');
 */
export function battleExperiment(scenario: BattleScenario, seed: string): Experiment {
  return isPlainBattle(scenario) && fitsKernel(scenario)
    ? battleKernel(scenario, seed)
    : engineBattleExperiment(scenario, seed);
}

const fitsKernel = ({ japan, allied }: BattleScenario): boolean =>
  Math.max(japan.units.length, allied.units.length) <= MAX_KERNEL_UNITS;

/** The same, fought by the engine in any case: what the kernel is held to. */
export function engineBattleExperiment(scenario: BattleScenario, seed: string): Experiment {
  const battle = new Battle(scenario, seed);
  const { setup, game: g } = battle;
  const metrics = battleMetrics(setup);
  const at = battlePlaces(metrics);
  const fates = setup.pieces.map((pieces) => pieces.map((p) => at.fate(g.tables.pieceNames[p]!)));
  const points = pointsByHolder(setup);
  return {
    metrics,
    run(first: number, count: number, tally: Tally): void {
      for (let k = first; k < first + count; k++) {
        battle.fight(k);
        let there = 0;
        let holding = 0;
        for (let side = JAPAN; side <= ALLIED; side++) {
          let lost = 0;
          let factors = 0;
          let damage = 0;
          const pieces = setup.pieces[side]!;
          for (let i = 0; i < pieces.length; i++) {
            const p = pieces[i]!;
            const fate = fateOf(
              g,
              p,
              battle.marks[p]!,
              setup.scenario[side === JAPAN ? 'japan' : 'allied'].units[i]!.disabled,
            );
            tally[fates[side]![i]! + fate]!++;
            if (fate === LOST) {
              lost++;
              factors += g.tables.gunnery[p]! + g.tables.airstrike[p]!;
            } else if (g.location[p] === setup.area) {
              damage += g.damage[p]!;
              there |= 1 << side;
              if (g.tables.kind[p] === AIR || (g.flags[p]! & PATROLLING) !== 0) holding |= 1 << side;
            }
          }
          tally[at.lost[side]! + lost]!++;
          tally[at.factors[side]! + factors]!++;
          tally[at.damage[side]! + damage]!++;
        }
        tally[at.remaining + remainingPlace(there)]!++;
        const holder = holderPlace(there, holding);
        tally[at.holds + holder]!++;
        tally[at.rounds + battle.combatRounds]!++;
        tally[at.stalemate + battle.stalemate]!++;
        if (at.poc >= 0) tally[at.poc + points[holder]!]!++;
      }
    },
  };
}

/** The worst that applies: sunk, disabled, damaged, intact. An invader is used up, not lost in combat (13.41). */
function fateOf(g: Game, p: number, marks: number, disabledBefore: boolean): number {
  const location = g.location[p]!;
  if ((location === SUNK || location === RETURNING) && (marks & HAS_LANDED) === 0) return LOST;
  if (disabledBefore || (marks & WAS_DISABLED) !== 0) return DISABLED;
  return g.damage[p] === 0 ? INTACT : DAMAGED;
}
