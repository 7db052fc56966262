/**
 * Everything that needs nothing of Node: questions, games, exact answers, estimates, tables and pictures. Files are given as text, and
 * `ask` and `simulate` play in the calling thread; in a page, call them in a worker of that page.
 *
 * @example
 * import { ask, readScenario, renderTerminal } from 'vitp-monte-carlo/browser';
 *
 * const { scenario } = readScenario('kind: raid\ntargets: spread\n', 'my-raid.yaml', { kinds: ['raid'] });
 * const answer = await ask({ kind: 'raid', scenario, games: 100_000 });
 * if (answer) console.log(renderTerminal(answer));
 *
 * @packageDocumentation
 */

export { readDoctrine } from './ai/schema/read-doctrine.js';
export { greatest, shareOfLabel, standingOf } from './analysis/actual.js';
export {
  ANSWERS,
  type Answers,
  type AnswerTo,
  type AskControls,
  ask,
  type Question,
  type SomeControls,
} from './analysis/ask.js';
export type { BattleAnswer, BattleQuestion } from './analysis/battle.js';
export type { BattleChanges, WhatIf } from './analysis/battle-what-if.js';
// A fair bid, and the worth of rule sets.
export { answerBid, type BidAnswer, type BidPrecision } from './analysis/bid/bid.js';
export { type BidQuestion, rerunBid } from './analysis/bid/question.js';
export {
  type BidOrBeyond,
  type BidWithInterval,
  everyOption,
  type LuckTakenOut,
  type PairedFigure,
  type RuleSetBid,
} from './analysis/bid/rule-sets.js';
// Several scenarios under common dice: how they differ, which is best.
export {
  answerCompare,
  type CompareAnswer,
  type CompareConfig,
  type ControlledDifference,
} from './analysis/compare/compare.js';
export type { ComparedFigure } from './analysis/compare/compared-figures.js';
export { comparisonExperiment, type Difference, differencesOf } from './analysis/compare/comparison-experiment.js';
export type { EliminationOutcome } from './analysis/compare/elimination.js';
export {
  type Best,
  type Compared,
  type CompareQuestion,
  type RankQuestion,
  rerunComparison,
} from './analysis/compare/question.js';
export { answerRank, type RankAnswer, type RankConfig, type Ranked } from './analysis/compare/rank.js';
export { type RankedFigure, rankingExperiment } from './analysis/compare/ranking-experiment.js';
export type { AnswerHead, DescribeRun, RunControls, Simulate } from './analysis/controls.js';
export {
  answerDecided,
  type DecidedAnswer,
  type DecidedTurn,
  type ShareFigure,
} from './analysis/decided/decided.js';
export type { DecidedScenario } from './analysis/decided/decided-experiment.js';
export type { LineFit, TurnModel, TurnTest } from './analysis/decided/model.js';
export { type DecidedQuestion, rerunDecided } from './analysis/decided/question.js';
export type { Reliability } from './analysis/decided/reliability.js';
export { answerDuel, type DuelAnswer, type DuelQuestion, type DuelShip } from './analysis/duel.js';
export {
  type ComparableScenario,
  type ComparisonScenario,
  type ControlledScenario,
  createExperiment,
  type RankingScenario,
  type SimulationScenario,
  type SingleScenario,
  type SweptScenario,
} from './analysis/experiments.js';
export type { FigureName, FigureValue } from './analysis/figures.js';
export type { GameQuestion } from './analysis/game.js';
export { type GameRows, gameRows } from './analysis/game-rows.js';
export { answerJudges, type JudgedRow, type JudgeRow, type JudgesAnswer } from './analysis/judges/judges.js';
export { JUDGE_NAMES, type JudgesQuestion } from './analysis/judges/question.js';
export { answerLadder, type Climb, type LadderAnswer, type RungAnswer } from './analysis/ladder/ladder.js';
export { type LadderQuestion, type Rung, rungNamed } from './analysis/ladder/question.js';
export type { Judged, RungFigure, Verdict } from './analysis/ladder/verdict.js';
export { answerLuck, type LuckAnswer, type LuckQuestion, type ToldRoll } from './analysis/luck/luck.js';
export { type LuckSummary, type LuckTotal, type LuckTurn, luckSummary } from './analysis/luck/luck-summary.js';
export { type MapCheck, type PrintedPoints, readMapCheck } from './analysis/map-check/read-form.js';
export { MAP_WORTHS, type MapWorths, type Moves, mapWorths, type PointsWorth } from './analysis/map-check/worths.js';
export type { Choice, ScenarioQuestion } from './analysis/one-scenario.js';
export type { AdviceWish, AdvisedAlternative, PositionAdvice } from './analysis/position/advice.js';
export type { AreaOdds, AreaWithoutOdds } from './analysis/position/area-odds.js';
export {
  answerPosition,
  type PositionAnswer,
  type PositionMoment,
  type PositionQuestion,
} from './analysis/position/position.js';
export type { AnswerRead } from './analysis/question/again.js';
export { CHANGE_KINDS, type Change, type ChangeKind } from './analysis/question/change.js';
export { changesOf } from './analysis/question/changes.js';
export { configOf } from './analysis/question/config.js';
export { jsonSchema, SCHEMA_KINDS, type SchemaKind } from './analysis/question/json-schema.js';
export type { Config } from './analysis/question/paths.js';
export { type PlainQuestion, readQuestion } from './analysis/question/plain-question.js';
export {
  readBoardOverrides,
  readScenario,
  SCENARIO_KINDS,
  type ScenarioByKind,
  type ScenarioKind,
  type ScenarioRead,
} from './analysis/question/read.js';
export { type BestTargets, bestTargets, bestTargetsUntil, type RaidQuestion } from './analysis/raid.js';
export { REGRET_KINDS, type RegretQuestion } from './analysis/regret/question.js';
export {
  answerRegret,
  type RegretAnswer,
  type RegretRow,
} from './analysis/regret/regret.js';
export type { RegretExample, RegretFigure } from './analysis/regret/regret-rows.js';
export {
  answerSensitivity,
  type SensitivityAnswer,
  type SensitivityQuestion,
} from './analysis/sensitivity/answer-sensitivity.js';
export type { MovedFigures, Movement } from './analysis/sensitivity/movements.js';
export { type PlannedRun, type PlayPlan, planOf, planOfPlain, type RunPart, shardOf } from './analysis/shards/plan.js';
export { type ChunkRange, simulateChunk, simulateHere as simulate } from './analysis/simulate-here.js';
export type { AskedPrecision, Stopping } from './analysis/stopping.js';
export type { SweepProgress } from './analysis/sweep/answer-sweep.js';
export {
  answerSweep,
  type SweepAnswer,
  type SweepQuestion,
  type SweptFigures,
} from './analysis/sweep/answer-sweep.js';
export type { Sweep, SweepCell, SweptPath } from './analysis/sweep/read-sweep.js';
export { readSweep } from './analysis/sweep/read-sweep.js';
export type { FieldQuestion } from './analysis/tournament/field.js';
export type { OpeningsQuestion } from './analysis/tournament/openings.js';
export { type OpeningsScenario, openingsExperiment } from './analysis/tournament/openings-experiment.js';
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
export type { TournamentRead } from './analysis/tournament/read-tournament.js';
export { readOpenings, readTournament } from './analysis/tournament/read-tournament.js';
export { openingLabels, seatLabels } from './analysis/tournament/seat-labels.js';
export type { TournamentQuestion } from './analysis/tournament/tournament.js';
export { pairing, type TournamentScenario } from './analysis/tournament/tournament-experiment.js';
export {
  type ComparedSeats,
  makeTournament,
  type RankedSeat,
  type RestlessSeats,
  type SideTable,
  type TournamentResult,
} from './analysis/tournament/tournament-result.js';
export {
  readTuning,
  TUNING_OBJECTIVES,
  type TuningObjective,
  type TuningRead,
  type TuningScenario,
} from './analysis/tuning/read-tuning.js';
export type { TuningQuestion } from './analysis/tuning/tuning.js';
export { type Gain, isTuning, type TuningResult } from './analysis/tuning/tuning-result.js';
export { controlNote, scoreByLuck } from './answer/control-variates.js';
export { canonicalJson } from './answer/json.js';
export { makeResult, type ResultParts } from './answer/make-result.js';
export {
  type BoardNote,
  basisOf,
  type ControlledFigure,
  type ControlNote,
  type FactsOfRun,
  isExact,
  type PrecisionNote,
  RESULT_SCHEMA,
  type Result,
  type Run,
} from './answer/result.js';
export type { BattleRead } from './battle/question/read-battle.js';
// Fleets and battles as players type them.
export { isBattleLine, type LineValues, readBattleLine } from './battle/question/typed/battle-line.js';
export { battleText, forceText } from './battle/question/typed/battle-text.js';
export { type ForceOptions, readForce } from './battle/question/typed/force.js';
export * from './engine.js';
export * from './odds.js';
export { metricsCsv } from './report/csv/csv.js';
export { GameLog, type LoggedTurn } from './report/one-game/game-log.js';
export { GameStory, STORY_PHASES, type StoryPhase, type StoryStep } from './report/one-game/game-story.js';
export { type PlayedGame, type PlayGameOptions, playOneGame, type WhichGame } from './report/one-game/play-game.js';
export { type Picture, picturesOf, type Spec } from './report/pictures/index.js';
export { POST_FORMATS, type PostFormat, type PostOptions } from './report/post/post.js';
export type { ReportOptions } from './report/report.js';
export { type AnyAnswer, renderPost, renderTerminal, reportFiles } from './report/show.js';
export { type Interpreter, renderSvg, type Vega } from './report/svg.js';
export type { TerminalOptions } from './report/terminal.js';
export type { ChunkPlan } from './simulate/chunk-plan.js';
export type { ChunkOutcome, ChunkTask, Job } from './simulate/chunks.js';
export { type Failure, SimulationError } from './simulate/failure.js';
export { addTally, emptyTally } from './simulate/merge.js';
export type { Ending, RunFacts, SimulateOptions, SimulationResult } from './simulate/options.js';
export { type PartialOptions, type PartialResult, partialResults } from './simulate/partial-results.js';
export type { Keeping, Piece, PieceStore } from './simulate/pieces.js';
export type { Progress } from './simulate/progress.js';
export type { RowForm, RowPart, RowSink } from './simulate/rows.js';
export type { WorkerPool } from './simulate/threads.js';
export * from './stats.js';
export { type GameScenario, STANDARD_GAME } from './whole-games/game-scenario.js';
export { positionExperiment, takenOf } from './whole-games/position-experiment.js';
export { type PositionScenario, positionScenario } from './whole-games/position-scenario.js';
