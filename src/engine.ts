/**
 * The engine: the board, the rules, the dice, whole games or parts of one with every decision asked and refereed, the players that come
 * with the package, and games written down. It needs nothing of Node.
 *
 * @example
 * import { compileBoard, Match, resolveRules, STANDARD_BOARD } from 'vitp-monte-carlo/engine';
 *
 * const seats = { japan: 'tuned', allied: 'tuned' };
 * const match = new Match(compileBoard(STANDARD_BOARD), resolveRules(), seats, 'pearl-harbor');
 * match.play(7);
 * console.log(match.game.poc); // points of control after game 7 of this seed, always the same
 *
 * @packageDocumentation
 */

export { createPlayer, type PlayerOptions, type SeatOrName } from './ai/create-player.js';
export {
  type Doctrine,
  doctrineNames,
  frozenDoctrines,
  frozenNames,
  STANDARD_ALLIED,
  STANDARD_JAPAN,
  shippedDoctrine,
  shippedDoctrines,
} from './ai/heuristic/doctrine/doctrine.js';
export { defaultTunables, type Tunable, tunableNames, tunables, withWeights } from './ai/heuristic/doctrine/tunable.js';
export { type Directed, type UnderRules, underRules } from './ai/heuristic/doctrine/under-rules.js';
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
export type { FlagsByTurn } from './ai/heuristic/player-state.js';
export { LEARNED_NAMES, type LearnedName } from './ai/learned/learned-names.js';
export { Match, type Refereeing } from './ai/match.js';
export {
  BEST_TARGET,
  type CountByArea,
  type Opening,
  type OpeningTurn,
  openingNames,
  type ShipCount,
  type ShipsByArea,
  shippedOpening,
  shippedOpenings,
} from './ai/opening.js';
export { PlayOn } from './ai/play-on.js';
export { RandomPlayer } from './ai/random/random-player.js';
export { readOpening } from './ai/schema/read-opening.js';
export { type Advice, type AdviseOptions, type Alternative, advise } from './ai/search/advise.js';
export { SEARCHED_KINDS } from './ai/search/large-decisions.js';
export { type Disagreement, Reviewer, reviewSettings } from './ai/search/review.js';
export { CURRENT_RUNGS, rungSettings, SEARCH_RUNGS, type SearchRung } from './ai/search/rungs.js';
export { rungText } from './ai/search/rungs-in-words.js';
export {
  type RolloutOpponent,
  SEARCH_OPTIONS,
  type SearchOptionInfo,
  type SearchOptionName,
  type SearchSettings,
  type SomeSearchSettings,
  searchSettings,
} from './ai/search/search-settings.js';
export { type GivenAnswer, LoggedDice, TurnLog } from './ai/search/turn-log.js';
export type { Answer } from './ai/search/variations.js';
export {
  type FastSeat,
  type HeuristicSeat,
  type LearnedSeat,
  namedSeat,
  PLAYER_KINDS,
  type PlayerKind,
  type RandomSeat,
  type SearchSeat,
  type Seat,
  type Seats,
  seatText,
} from './ai/seat.js';
export type { ByTurnAndArea } from './ai/turn-row.js';
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
export * from './board/vocabulary.js';
export { AddressedDice } from './dice/addressed.js';
export { type AttackResult, type Dice, damageOf, disablesOf, hitsOf } from './dice/dice.js';
export { DiceScriptError, ScriptedDice } from './dice/scripted.js';
export { slotOf } from './dice/slots.js';
export type { SeedKey } from './dice/words.js';
export { playGame, playTurn, type TurnListener } from './game/chapters/sequence.js';
export { HeardDice } from './game/luck/heard-dice.js';
export { LuckAccount, type LuckRoll, THROWERS, type Thrower } from './game/luck/luck-account.js';
export { LuckSum } from './game/luck/luck-sum.js';
export { LUCK_KINDS, type LuckKind, LuckMeter } from './game/luck/meter.js';
export { pieceWorth, RATE_BY_TURNS_LEFT } from './game/luck/worth.js';
export { DECISIONS, type Decision, type DecisionName, IllegalDecision } from './game/questions/decisions.js';
export type { Listener } from './game/state/audience.js';
export { GameState, stateHash } from './game/state/game-state.js';
export type { Begin, Until } from './game/state/play-from.js';
export { type Block, type GameRecord, Recorder, type Step } from './game/state/record.js';
export type { DiceListener, Roll } from './game/state/shown-dice.js';
export { Game, type Observer, type Player } from './game/state/state.js';
export type { ReadonlyBytes, Whereabouts } from './game/state/whereabouts.js';
export { type Moment, momentText, readMoment } from './records/moment.js';
export { nextSteps, type StepsTold } from './records/next-steps.js';
export { CONTROL_WORDS, type ControlWord, type Position } from './records/position.js';
export { allProblems, replayRead } from './records/problems.js';
export type { Plain, PlainMap } from './records/record-plain.js';
export { type RecordRead, readRecord } from './records/record-read.js';
export type { RecordPlace, RecordProblem } from './records/record-script.js';
export { writeRecord } from './records/record-write.js';
export { type Replay, type ReplayOptions, replay } from './records/replay.js';
export { type Reviewed, type ReviewRecordOptions, reviewRecord } from './records/review-record.js';
export { type Asked, NoSuchMoment, type Taken, takenFromGame, takenFromRecord } from './records/taken.js';
export { RULE_CATALOG, type RuleCatalogEntry, UNKNOWN_RULES } from './rules/catalog.js';
export { RuleNameError, type RuleSet, resolveRules } from './rules/rule-set.js';
export { DEFAULT_RULINGS, RULINGS, type Ruling, type RulingName, type Rulings } from './rules/rulings.js';
export type { ScenarioOptions } from './rules/scenario-options.js';
export { METHODS, type Method } from './rules/scenario-options.js';
export { formatProblem, ScenarioError, type ScenarioProblem } from './text/problem.js';
export { type FileRead, NO_FILES, type TextFiles } from './text/text-files.js';
export { SettingError, UsageError } from './text/usage-error.js';
