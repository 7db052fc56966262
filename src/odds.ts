/**
 * Exact answers: one attack, one duel, a fight at sea, the raid on Pearl Harbor, the best targets. Nothing is sampled, so there is no
 * seed and no error but rounding. It needs nothing of Node.
 *
 * @example
 * import { compileBoard, exactRaid, STANDARD_BOARD, STANDARD_RAID } from 'vitp-monte-carlo/odds';
 *
 * const tables = compileBoard(STANDARD_BOARD);
 * const { targets, damage } = exactRaid(STANDARD_RAID, tables);
 * targets.forEach((ship, k) => console.log(tables.pieceNames[ship], damage[k]?.at(-1))); // how likely each is sunk
 *
 * @packageDocumentation
 */

export { BATTLE_OBJECTIVES, type BattleObjective } from './battle/battle-best.js';
export { type BattleSetup, setUpBattle } from './battle/battle-board.js';
export { battleMetrics } from './battle/battle-metrics.js';
export {
  BATTLE_BUDGET,
  type ExactBattle,
  ExactBattleError,
  type ExactBattleSize,
  estimateExactBattle,
  exactBattle,
  PATIENT_BATTLE_BUDGET,
} from './battle/exact/exact-battle.js';
export {
  DUEL_FIGURES,
  type DuelFigure,
  type Duelist,
  type DuelOdds,
  type DuelOptions,
  type DuelTable,
  duel,
  duelists,
  duelTable,
} from './battle/exact/exact-duel.js';
export {
  BATTLE_GROUPS,
  type BattleGroups,
  type BattleRetreat,
  type BattleScenario,
  type BattleSide,
  type BattleTargets,
  type BattleUnit,
  POSTURES,
  type Posture,
} from './battle/question/battle-scenario.js';
export { STANDARD_BOARD } from './board/board.js';
export { boardOf } from './board/overrides.js';
export type { RemovalLine } from './board/removals.js';
export { type BoardTables, compileBoard } from './board/tables.js';
export type { Board } from './board/types.js';
export type { AreaName, BaseName, PortName, Side } from './board/vocabulary.js';
export { type AttackOdds, attackOdds } from './dice/attack-odds.js';
export {
  BEST_RAID_BUDGET,
  type BestRaid,
  type BestRaidMethod,
  type BestRaidOptions,
  bestRaid,
  bestRaidUntil,
  type NamedValue,
} from './raid/best/best-raid.js';
export { EXACT_RAID_BUDGET, type ExactRaidSize, estimateExactRaidSize, exactRaid } from './raid/exact/exact-raid.js';
export type { ExactRaid, JointCounts } from './raid/exact/raid-result.js';
export { ExactRaidError } from './raid/exact/raid-setup.js';
export type { RaidAllocator } from './raid/plans/allocator.js';
export { type RaidAllocatorOptions, raidAllocator } from './raid/plans/plan.js';
export { checkRaidPlan, type RaidPlanProblem } from './raid/plans/plan-check.js';
export { bottomFirst, GreedyAllocator } from './raid/plans/plan-greedy.js';
export { FocusAllocator, SpreadAllocator } from './raid/plans/plan-ranked.js';
export { raidTargets } from './raid/plans/plan-targets.js';
export { RAID_OBJECTIVES, type RaidMeasure, type RaidObjective } from './raid/plans/plan-worth.js';
export {
  type ExplicitTargets,
  RAID_PLANS,
  type RaidPlanName,
  type RaidScenario,
  type RoundTargets,
} from './raid/question/raid-scenario.js';
export { STANDARD_RAID } from './raid/question/standard-raid.js';
export { raidMetrics } from './raid/raid-metrics.js';
export type { Metric, Tally } from './stats/experiment.js';
