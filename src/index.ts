/**
 * Victory in the Pacific played headlessly, millions of seeded games at a time: the public API.
 *
 * A question is a *scenario* with a seed; `ask` answers it, exactly where that is quick, otherwise by playing it; the answer is
 * what tables, pictures and JSON are made from.
 *
 * @example
 * import { ask, readScenario, renderTerminal } from 'vitp-monte-carlo';
 *
 * const { scenario } = readScenario('kind: raid\ntargets: spread\n', 'my-raid.yaml');
 * const answer = await ask({ kind: 'raid', scenario, games: 10_000 });
 * if (answer) console.log(renderTerminal(answer));
 *
 * @packageDocumentation
 */

export {
  type Doctrine,
  doctrineNames,
  STANDARD_ALLIED,
  STANDARD_JAPAN,
  shippedDoctrine,
  shippedDoctrines,
} from './ai/heuristic/doctrine/doctrine.js';
// Tuning: a search for better numbers, and what it can be given.
export { type Tunable, tunableNames, tunables, usualTunables, withWeights } from './ai/heuristic/doctrine/tunable.js';
export {
  type ByArea,
  type ByHarbor,
  completeWeights,
  HARBOR_NAMES,
  type HarborName,
  type SomeWeights,
  WEIGHT_NAMES,
  WEIGHT_TABLE_NAMES,
  WEIGHT_TABLES,
  WEIGHTS,
  type WeightInfo,
  type WeightName,
  type Weights,
  type WeightTable,
  type WeightTableName,
} from './ai/heuristic/doctrine/weights.js';
export { GatheredFight } from './ai/heuristic/estimate/gathered-fight.js';
export { HeuristicPlayer } from './ai/heuristic/heuristic-player.js';
export { createPlayer, Match, type SeatOrName } from './ai/match.js';
export {
  type CountByArea,
  type Opening,
  type OpeningTurn,
  openingNames,
  type ShipCount,
  type ShipsByArea,
  shippedOpening,
  shippedOpenings,
} from './ai/opening.js';
export { RandomPlayer } from './ai/random/random-player.js';
export { readOpening } from './ai/schema/read-opening.js';
export { type Disagreement, Reviewer } from './ai/search/review.js';
export {
  SEARCH_OPTIONS,
  type SearchOptionInfo,
  type SearchOptionName,
  type SearchSettings,
  searchSettings,
} from './ai/search/settings.js';
export { type GivenAnswer, LoggedDice, TurnLog } from './ai/search/turn-log.js';
export type { Answer } from './ai/search/variations.js';
export {
  type HeuristicSeat,
  namedSeat,
  PLAYER_KINDS,
  type PlayerKind,
  type RandomSeat,
  type SearchSeat,
  type Seat,
  type Seats,
  seatText,
} from './ai/seat.js';
export { greatest, shareOfLabel, standingOf } from './analysis/actual.js';
// Any question, and its answer.
export type { AnswerTo, Question } from './analysis/ask.js';
export type { BattleAnswer, BattleQuestion } from './analysis/battle.js';
export type { BattleChanges, WhatIf } from './analysis/battle-what-if.js';
export type { DescribeRun, RunControls, Simulate } from './analysis/controls.js';
export { answerDuel, type DuelAnswer, type DuelQuestion, type DuelShip } from './analysis/duel.js';
export { comparisonExperiment, type Difference, differencesOf } from './analysis/experiments/comparison.js';
// Sampled answers: many games, on all cores.
export {
  type ComparisonScenario,
  type ControlledScenario,
  createExperiment,
  type RankingScenario,
  type SimulationScenario,
  type SingleScenario,
} from './analysis/experiments/experiments.js';
export { type OpeningsScenario, openingsExperiment } from './analysis/experiments/openings.js';
export { type RankedFigure, rankingExperiment } from './analysis/experiments/ranking.js';
// Round robins.
export { pairing, type TournamentScenario } from './analysis/experiments/tournament.js';
export type { GameQuestion } from './analysis/game.js';
export { CHANGE_KINDS, type Change, type ChangeKind } from './analysis/question/change.js';
export { changesOf } from './analysis/question/changes.js';
// Scenario files.
export { configOf } from './analysis/question/config.js';
export { jsonSchema, SCHEMA_KINDS, type SchemaKind } from './analysis/question/json-schema.js';
export {
  readBoardOverrides,
  SCENARIO_KINDS,
  type ScenarioByKind,
  type ScenarioKind,
  type ScenarioRead,
} from './analysis/question/read.js';
export type { Sweep, SweepCell, SweptPath } from './analysis/question/sweep.js';
export type { TournamentRead } from './analysis/question/tournament.js';
export {
  TUNING_OBJECTIVES,
  type TuningObjective,
  type TuningRead,
  type TuningScenario,
} from './analysis/question/tuning.js';
export { type BestTargets, bestTargets, type RaidQuestion } from './analysis/raid.js';
export type { AskedPrecision, Stopping } from './analysis/stopping.js';
export type { OpeningsQuestion } from './analysis/tournament/openings.js';
export {
  makeOpenings,
  type OpeningComparison,
  type OpeningStudy,
  type OpeningsResult,
  type OpeningsStudy,
} from './analysis/tournament/openings-result.js';
export {
  differenceMetric,
  type FieldFigure,
  fieldMetric,
  pairingMetric,
  pairingName,
  type SeatNames,
} from './analysis/tournament/pairing-names.js';
export { openingLabels, seatLabels } from './analysis/tournament/seat-labels.js';
export type { TournamentQuestion } from './analysis/tournament/tournament.js';
export {
  type ComparedSeats,
  makeTournament,
  type RankedSeat,
  type RestlessSeats,
  type SideTable,
  type TournamentResult,
} from './analysis/tournament/tournament-result.js';
export type { TuningCheckpoint, TuningControls, TuningQuestion } from './analysis/tuning/tuning.js';
export { type Gain, isTuning, type TuningResult } from './analysis/tuning/tuning-result.js';
export { controlNote, scoreByLuck } from './answer/control.js';
export { canonicalJson } from './answer/json.js';
export { makeResult, type ResultParts } from './answer/make-result.js';
// Results: JSON, tables, pictures.
export {
  type BoardNote,
  basisOf,
  type ControlledFigure,
  type ControlNote,
  isExact,
  type PrecisionNote,
  RESULT_SCHEMA,
  type Result,
  type Run,
} from './answer/result.js';
// Battles.
export { BATTLE_OBJECTIVES, type BattleObjective } from './battle/battle-best.js';
export type {
  BattleRetreat,
  BattleScenario,
  BattleSide,
  BattleTargets,
  BattleUnit,
} from './battle/question/battle-scenario.js';
// The board: what is printed on it, with provenance, and a user's own values over it.
export { STANDARD_BOARD } from './board/board.js';
export { type Factors, formatFactors, parseFactors } from './board/factors.js';
export { dataHash } from './board/hash.js';
export {
  type AreaOverride,
  applyOverrides,
  type BoardOverrides,
  boardOf,
  type HarborOverride,
  type PieceOverride,
  type PocOverride,
  type RepairOverride,
  type SubmarineOverride,
} from './board/overrides.js';
export { isUncertain, type Source, type Sourced, type SourceKind } from './board/provenance.js';
export type { RemovalLine } from './board/removals.js';
export { type BoardTables, compileBoard } from './board/tables.js';
export type {
  AreaData,
  Board,
  PieceData,
  PortData,
  RemovalData,
  RepairData,
  SubmarineData,
  UncertainResult,
} from './board/types.js';
export { type BoardProblem, validateBoard } from './board/validate.js';
export {
  AREA_NAMES,
  type AreaName,
  type ArrivalPlace,
  BASE_NAMES,
  type BaseName,
  KINDS,
  type Kind,
  NATIONS,
  type Nation,
  PORT_NAMES,
  type PortName,
  SIDES,
  type Side,
  UNCERTAIN_GROUPS,
  type UncertainGroup,
} from './board/vocabulary.js';
// Dice: every roll a pure function of seed, game and address.
export { AddressedDice } from './dice/addressed.js';
export { type AttackResult, type Dice, damageOf, disablesOf, hitsOf } from './dice/dice.js';
export { DiceScriptError, ScriptedDice } from './dice/scripted.js';
export { slotOf } from './dice/slots.js';
export type { SeedKey } from './dice/words.js';
export { playGame, playTurn, type TurnListener } from './game/chapters/sequence.js';
// Luck: every roll against its exact expectation.
export { HeardDice } from './game/luck/heard-dice.js';
export { LuckAccount, type LuckRoll, THROWERS, type Thrower } from './game/luck/luck-account.js';
export { LuckSum } from './game/luck/luck-sum.js';
export { LUCK_KINDS, type LuckKind, LuckMeter } from './game/luck/meter.js';
export { pieceWorth, RATE_BY_TURNS_LEFT } from './game/luck/worth.js';
export { DECISIONS, type Decision, type DecisionName, IllegalDecision } from './game/questions/decisions.js';
export type { Listener } from './game/state/audience.js';
export type { Begin, Until } from './game/state/play-from.js';
export { type Block, type GameRecord, Recorder, type Step } from './game/state/record.js';
export type { DiceListener, Roll } from './game/state/shown-dice.js';
// The engine: whole games, any position, every decision asked and refereed.
export { Game, type Observer, type Player, stateHash } from './game/state/state.js';
export type { ReadonlyBytes, Whereabouts } from './game/state/whereabouts.js';
export { ask } from './node/ask.js';
export { describeRun, packageVersion } from './node/machine.js';
export { openPool } from './node/pool.js';
export { readDoctrine, readOpenings, readScenario, readSweep, readTournament, readTuning } from './node/read.js';
export { simulate } from './node/simulate.js';
export { OutputError } from './node/write.js';
export { writeReport } from './node/write-report.js';
// Exact answers.
export {
  BEST_RAID_BUDGET,
  type BestRaid,
  type BestRaidMethod,
  type BestRaidOptions,
  bestRaid,
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
// The raid: the question, its plans, its metrics.
export { raidMetrics } from './raid/raid-metrics.js';
export { type RecordRead, readRecord } from './records/record-read.js';
export type { RecordPlace } from './records/record-script.js';
export { writeRecord } from './records/record-write.js';
export { type Replay, type ReplayOptions, replay } from './records/replay.js';
export { metricsCsv } from './report/csv/csv.js';
export { type LuckSummary, type LuckTotal, type LuckTurn, luckSummary } from './report/luck/luck.js';
export { type Picture, picturesOf, type Spec } from './report/pictures/index.js';
export { type ReportOptions, reportFiles } from './report/report.js';
export { renderSvg } from './report/svg.js';
export { renderTerminal, type TerminalOptions } from './report/terminal.js';
// Rules: what is in force, by name.
export { RULE_CATALOG, type RuleCatalogEntry, UNKNOWN_RULES } from './rules/catalog.js';
export { RuleNameError, type RuleSet, resolveRules } from './rules/rule-set.js';
export { DEFAULT_RULINGS, RULINGS, type Ruling, type RulingName, type Rulings } from './rules/rulings.js';
export type { ScenarioOptions } from './rules/scenario-options.js';
export { METHODS, type Method } from './rules/scenario-options.js';
export type { ChunkOutcome, ChunkTask, Job } from './simulate/chunks.js';
export { type Failure, SimulationError } from './simulate/failure.js';
export { addTally, emptyTally } from './simulate/merge.js';
export type { Ending, RunFacts, SimulateOptions, SimulationResult } from './simulate/options.js';
export type { ChunkPlan } from './simulate/plan.js';
export type { Progress } from './simulate/progress.js';
export type { WorkerPool } from './simulate/threads.js';
export { type BidPoint, bidCurve, type FairBid, fairBid, TIE_POLICIES, type TiePolicy } from './stats/comparing/bid.js';
export { type ControlledBid, controlledBid } from './stats/comparing/controlled-bid.js';
export { type PairedDifference, pairedDifference } from './stats/comparing/paired.js';
export { type PairedTest, pairedTest } from './stats/comparing/paired-test.js';
export { betterOf, pairInterval } from './stats/comparing/race.js';
export { type CertainGain, majorityCycles, type ReplyCycle, replyCycles } from './stats/contests/cycles.js';
export {
  againstColumns,
  againstRows,
  guaranteed,
  type MatrixGame,
  solveMatrixGame,
} from './stats/contests/matrix-game.js';
export {
  type CellComparison,
  type Estimated,
  type Exploited,
  type MatrixBlock,
  type MatrixStudy,
  type MatrixStudyOptions,
  type StrategyStudy,
  studyMatrixGame,
} from './stats/contests/matrix-study.js';
export type { Mean } from './stats/contests/round-robin.js';
export { type Outcome, percentileIn, type RollSum, rollSum } from './stats/distributions/roll-sum.js';
// What a simulation measures.
export {
  binsOf,
  type Experiment,
  type LabelMetric,
  type Metric,
  type NumberMetric,
  type Tally,
  tallyOffsets,
} from './stats/experiment.js';
export type { Histogram } from './stats/histogram.js';
// Estimates with intervals, comparisons, bids.
export { bettingInterval } from './stats/intervals/betting.js';
export { clopperPearson } from './stats/intervals/clopper-pearson.js';
export { type ControlledMean, controlledMean, type JointHistogram } from './stats/intervals/control-variate.js';
export {
  type Basis,
  estimateMetric,
  estimateTally,
  type LabelResult,
  type MetricResult,
  type NumberResult,
} from './stats/intervals/estimate.js';
export type { Interval } from './stats/intervals/interval.js';
export { type Percentile, percentileOf, type Share } from './stats/intervals/percentile.js';
export {
  type PrecisionReached,
  type PrecisionTarget,
  precisionReached,
  stopAtPrecision,
} from './stats/intervals/precision.js';
export { wilson } from './stats/intervals/wilson.js';
export { type Bounds, fromUnbounded, toUnbounded } from './stats/searching/bounded.js';
export { type CmaConstants, type CmaState, cmaAsk, cmaConstants, cmaStart, cmaTell } from './stats/searching/cma-es.js';
export {
  afterGeneration,
  type GenerationScores,
  nextGeneration,
  startTuning,
  type TunedNumber,
  type TuningPoint,
  type TuningSettings,
  type TuningState,
  tunedNumbers,
} from './stats/searching/tuning.js';
export { formatProblem, ScenarioError, type ScenarioProblem } from './text/problem.js';
// Whole games and who plays them.
export { type GameScenario, STANDARD_GAME } from './whole-games/game-scenario.js';
