/**
 * Victory in the Pacific played headlessly, millions of seeded games at a time: the public API.
 *
 * A question is a *scenario*; it is answered exactly (`exactRaid`) or by playing it (`simulate`); the answer becomes a `Result`
 * that tables, pictures and JSON are made from.
 *
 * @example
 * import { configOf, makeResult, readScenario, renderTerminal, simulate } from 'vitp-monte-carlo';
 *
 * const { scenario } = readScenario('kind: raid\ntargets: spread\n', 'my-raid.yaml');
 * const seed = 'pearl-harbor';
 * const { metrics, tally, games, run } = await simulate({ scenario, seed }, { games: 100_000 });
 * const result = makeResult({ config: configOf(scenario, 'monte-carlo'), seed, games, metrics, tally, run });
 * console.log(renderTerminal(result));
 *
 * @packageDocumentation
 */

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
export type { Listener } from './game/audience.js';
// The engine: whole games, any position, every decision asked and refereed.
export {
  DECISIONS,
  type Decision,
  type DecisionName,
  IllegalDecision,
  type Observer,
  type Player,
} from './game/decisions.js';
// What a simulation measures.
export {
  binsOf,
  type Experiment,
  type LabelMetric,
  type Metric,
  type NumberMetric,
  type Tally,
  tallyOffsets,
} from './game/experiment.js';
// Luck: every roll against its exact expectation.
export { HeardDice } from './game/luck/heard-dice.js';
export { LuckAccount, type LuckRoll, THROWERS, type Thrower } from './game/luck/luck-account.js';
export { LuckSum } from './game/luck/luck-sum.js';
export { LUCK_KINDS, type LuckKind, LuckMeter } from './game/luck/meter.js';
export { pieceWorth, RATE_BY_TURNS_LEFT } from './game/luck/worth.js';
export type { Begin, Until } from './game/play-from.js';
export { type Block, type GameRecord, Recorder, type Step } from './game/record.js';
export { playGame, playTurn, type TurnListener } from './game/sequence.js';
export type { DiceListener, Roll } from './game/shown-dice.js';
export { Game, stateHash } from './game/state.js';
export type { ReadonlyBytes, Whereabouts } from './game/whereabouts.js';
// Exact answers.
export {
  BEST_RAID_BUDGET,
  type BestRaid,
  type BestRaidMethod,
  type BestRaidOptions,
  bestRaid,
  type NamedValue,
} from './odds/best-raid.js';
export { EXACT_RAID_BUDGET, type ExactRaidSize, estimateExactRaidSize, exactRaid } from './odds/raid.js';
export type { ExactRaid, JointCounts } from './odds/raid-result.js';
export { ExactRaidError } from './odds/raid-setup.js';
// Battles.
export { BATTLE_OBJECTIVES, type BattleObjective } from './players/battle-best.js';
export type {
  BattleRetreat,
  BattleScenario,
  BattleSide,
  BattleTargets,
  BattleUnit,
} from './players/battle-scenario.js';
// Whole games and who plays them.
export { type GameScenario, STANDARD_GAME } from './players/game-scenario.js';
export {
  type Doctrine,
  doctrineNames,
  STANDARD_ALLIED,
  STANDARD_JAPAN,
  shippedDoctrine,
  shippedDoctrines,
} from './players/heuristic/doctrine.js';
// Tuning: a search for better numbers, and what it can be given.
export { type Tunable, tunableNames, tunables, usualTunables, withWeights } from './players/heuristic/tunable.js';
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
} from './players/heuristic/weights.js';
export { HeuristicPlayer } from './players/heuristic.js';
export { createPlayer, Match, type SeatOrName } from './players/match.js';
export {
  type CountByArea,
  type Opening,
  type OpeningTurn,
  openingNames,
  type ShipCount,
  type ShipsByArea,
  shippedOpening,
  shippedOpenings,
} from './players/opening.js';
// The raid: the question, its plans, its metrics.
export { raidMetrics } from './players/raid-metrics.js';
export { type RaidAllocator, type RaidAllocatorOptions, raidAllocator } from './players/raid-plan.js';
export { checkRaidPlan, type RaidPlanProblem } from './players/raid-plan-check.js';
export { bottomFirst, GreedyAllocator } from './players/raid-plan-greedy.js';
export { FocusAllocator, SpreadAllocator } from './players/raid-plan-ranked.js';
export { raidTargets } from './players/raid-plan-targets.js';
export { RAID_OBJECTIVES, type RaidMeasure, type RaidObjective } from './players/raid-plan-worth.js';
export {
  type ExplicitTargets,
  RAID_PLANS,
  type RaidPlanName,
  type RaidScenario,
  type RoundTargets,
} from './players/raid-scenario.js';
export { RandomPlayer } from './players/random.js';
export type { RecordPlace } from './players/record-script.js';
export { type Replay, type ReplayOptions, replay } from './players/replay.js';
export { type Disagreement, Reviewer } from './players/search/review.js';
export {
  SEARCH_OPTIONS,
  type SearchOptionInfo,
  type SearchOptionName,
  type SearchSettings,
  searchSettings,
} from './players/search/settings.js';
export { type GivenAnswer, LoggedDice, TurnLog } from './players/search/turn-log.js';
export type { Answer } from './players/search/variations.js';
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
} from './players/seat.js';
// Results: JSON, tables, pictures.
export {
  type ControlledFigure,
  type ControlNote,
  controlNote,
  scoreByLuck,
} from './report/control.js';
export { metricsCsv } from './report/csv.js';
export { canonicalJson } from './report/json.js';
export { type LuckSummary, type LuckTotal, type LuckTurn, luckSummary } from './report/luck.js';
export { makeResult, type ResultParts } from './report/make-result.js';
export {
  makeOpenings,
  type OpeningComparison,
  type OpeningStudy,
  type OpeningsResult,
  type OpeningsStudy,
} from './report/openings-result.js';
export { type Picture, picturesOf, type Spec } from './report/pictures/index.js';
export { type ReportOptions, reportFiles, writeReport } from './report/report.js';
export {
  type BoardNote,
  basisOf,
  isExact,
  type PrecisionNote,
  RESULT_SCHEMA,
  type Result,
  type Run,
} from './report/result.js';
export { describeRun, packageVersion } from './report/run.js';
export { openingLabels, seatLabels } from './report/seat-labels.js';
export { renderSvg } from './report/svg.js';
export { renderTerminal, type TerminalOptions } from './report/terminal.js';
export {
  type ComparedSeats,
  makeTournament,
  type RankedSeat,
  type RestlessSeats,
  type SeatNames,
  type SideTable,
  type TournamentResult,
} from './report/tournament-result.js';
export { OutputError } from './report/write.js';
// Rules: what is in force, by name.
export { RULE_CATALOG, type RuleCatalogEntry, UNKNOWN_RULES } from './rules/catalog.js';
export { RuleNameError, type RuleSet, resolveRules } from './rules/rule-set.js';
export { DEFAULT_RULINGS, RULINGS, type Ruling, type RulingName, type Rulings } from './rules/rulings.js';
export { CHANGE_KINDS, type Change, type ChangeKind, changesOf } from './scenario/changes.js';
// Scenario files.
export { configOf } from './scenario/config.js';
export { readDoctrine } from './scenario/doctrine.js';
export { jsonSchema, SCHEMA_KINDS, type SchemaKind } from './scenario/json-schema.js';
export { readOpening } from './scenario/opening.js';
export { formatProblem, ScenarioError, type ScenarioProblem } from './scenario/problem.js';
export type { ScenarioOptions } from './scenario/raid.js';
export { METHODS, type Method } from './scenario/raid-schema.js';
export {
  readBoardOverrides,
  readScenario,
  SCENARIO_KINDS,
  type ScenarioByKind,
  type ScenarioKind,
  type ScenarioRead,
} from './scenario/read.js';
export { type RecordRead, readRecord } from './scenario/record-read.js';
export { writeRecord } from './scenario/record-write.js';
export { STANDARD_RAID } from './scenario/standard-raid.js';
export { readSweep, type Sweep, type SweepCell, type SweptPath } from './scenario/sweep.js';
export { readOpenings, readTournament, type TournamentRead } from './scenario/tournament.js';
export {
  readTuning,
  TUNING_OBJECTIVES,
  type TuningObjective,
  type TuningRead,
  type TuningScenario,
} from './scenario/tuning.js';
export type { ChunkOutcome, ChunkTask, Job } from './simulate/chunks.js';
export { comparisonExperiment, type Difference, differencesOf } from './simulate/comparison.js';
// Sampled answers: many games, on all cores.
export {
  type ComparisonScenario,
  type ControlledScenario,
  createExperiment,
  type RankingScenario,
  type SimulationScenario,
  type SingleScenario,
} from './simulate/experiments.js';
export { type Failure, SimulationError } from './simulate/failure.js';
export { addTally, emptyTally } from './simulate/merge.js';
export { type OpeningsScenario, openingsExperiment } from './simulate/openings.js';
export type { Ending, RunFacts, SimulateOptions, SimulationResult } from './simulate/options.js';
export type { ChunkPlan } from './simulate/plan.js';
export { openPool, type WorkerPool } from './simulate/pool.js';
export type { Progress } from './simulate/progress.js';
export { type RankedFigure, rankingExperiment } from './simulate/ranking.js';
export { simulate } from './simulate/run.js';
// Round robins.
export {
  differenceMetric,
  type FieldFigure,
  fieldMetric,
  pairing,
  pairingMetric,
  type TournamentScenario,
} from './simulate/tournament.js';
// Estimates with intervals, comparisons, bids.
export { bettingInterval } from './stats/betting.js';
export { type BidPoint, bidCurve, type FairBid, fairBid, TIE_POLICIES, type TiePolicy } from './stats/bid.js';
export { type Bounds, fromUnbounded, toUnbounded } from './stats/bounded.js';
export { clopperPearson } from './stats/clopper-pearson.js';
export { type CmaConstants, type CmaState, cmaAsk, cmaConstants, cmaStart, cmaTell } from './stats/cma-es.js';
export { type ControlledMean, controlledMean, type JointHistogram } from './stats/control-variate.js';
export { type ControlledBid, controlledBid } from './stats/controlled-bid.js';
export { type CertainGain, majorityCycles, type ReplyCycle, replyCycles } from './stats/cycles.js';
export {
  type Basis,
  estimateMetric,
  estimateTally,
  type LabelResult,
  type MetricResult,
  type NumberResult,
} from './stats/estimate.js';
export type { Histogram } from './stats/histogram.js';
export type { Interval } from './stats/interval.js';
export { againstColumns, againstRows, guaranteed, type MatrixGame, solveMatrixGame } from './stats/matrix-game.js';
export {
  type CellComparison,
  type Estimated,
  type Exploited,
  type MatrixBlock,
  type MatrixStudy,
  type MatrixStudyOptions,
  type StrategyStudy,
  studyMatrixGame,
} from './stats/matrix-study.js';
export { type PairedDifference, pairedDifference } from './stats/paired.js';
export { type PairedTest, pairedTest } from './stats/paired-test.js';
export { type Percentile, percentileOf, type Share } from './stats/percentile.js';
export { type PrecisionReached, type PrecisionTarget, precisionReached, stopAtPrecision } from './stats/precision.js';
export { betterOf, pairInterval } from './stats/race.js';
export { type Outcome, percentileIn, type RollSum, rollSum } from './stats/roll-sum.js';
export type { Mean } from './stats/round-robin.js';
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
} from './stats/tuning.js';
export { wilson } from './stats/wilson.js';
