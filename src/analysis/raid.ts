// Answers a raid scenario: exactly where it is small enough, otherwise by playing it.

import { grouped } from '../answer/digits.js';
import { makeResult } from '../answer/make-result.js';
import type { BoardNote, Result } from '../answer/result.js';
import { type BoardTables, boardOf, compileBoard } from '../board/index.js';
import { type BestRaid, type BestRaidOptions, bestRaid, bestRaidUntil } from '../raid/best/best-raid.js';
import { estimateExactRaidSize, exactRaid } from '../raid/exact/exact-raid.js';
import { raidTargets } from '../raid/plans/plan-targets.js';
import type { RaidObjective } from '../raid/plans/plan-worth.js';
import type { RaidScenario } from '../raid/question/raid-scenario.js';
import { raidMetrics } from '../raid/raid-metrics.js';
import type { Method } from '../rules/scenario-options.js';
import { counterBoardNote } from './boards.js';
import type { RunControls } from './controls.js';
import { type Choice, checkPrecision, choose, type ScenarioQuestion, sampled } from './one-scenario.js';
import { runSince } from './playing.js';
import { configOf } from './question/config.js';

/** A question about the raid on Pearl Harbor. */
export interface RaidQuestion extends ScenarioQuestion<RaidScenario> {
  /** Default: exact where that is quick, and no number of games is named. */
  readonly method?: Method;
}

/** Seed when none is given: the same question then has the same answer. */
export const RAID_SEED = 'pearl-harbor';

/** Games played when nobody names a number. */
const DEFAULT_GAMES = 1_000_000;

/**
 * Chooses the method: see `choose`.
 *
 * @throws UsageError when the exact method was asked for and has no answer.
 */
export function chooseRaidMethod(question: RaidQuestion): Choice {
  const { scenario } = question;
  return choose(question, () => {
    const { states, refusal } = estimateExactRaidSize(scenario, compileBoard(boardOf(scenario.data)));
    const size = states === 1 ? 'both rounds are written out' : `${grouped(states)} states of what round 1 leaves`;
    return { size, refusal };
  });
}

/**
 * Answers a raid: exactly where it is small enough, otherwise by playing it, 1,000,000 times unless the question says otherwise.
 *
 * @param choice the method, where it was chosen before
 * @returns `undefined` when it was interrupted before the first game was finished.
 * @throws UsageError, SimulationError
 * @example
 * const answer = await answerRaid({ kind: 'raid', scenario: STANDARD_RAID }, controls);
 */
export async function answerRaid(
  question: RaidQuestion,
  controls: RunControls,
  choice: Choice = chooseRaidMethod(question),
): Promise<Result | undefined> {
  const { scenario, seed = RAID_SEED } = question;
  const tables = compileBoard(boardOf(scenario.data));
  const parts = { config: configOf(scenario, choice.method), seed, board: boardNote(scenario, tables) };
  if (choice.method !== 'exact') return (await sampled(scenario, question, DEFAULT_GAMES, parts, controls))?.result;
  checkPrecision(question.stopping ?? {}, raidMetrics(tables));
  const begun = performance.now();
  const { tally } = exactRaid(scenario, tables);
  return makeResult({ ...parts, games: 0, metrics: raidMetrics(tables), tally, run: runSince(begun, controls) });
}

/** A scenario with the best targets, and how good they are. */
export interface BestTargets {
  readonly scenario: RaidScenario;
  readonly best: BestRaid;
}

/**
 * Replaces the targets of a raid by the best ones: round 1 written out, round 2 by the plan of the objective.
 *
 * @param onPart told how it goes on
 * @throws ExactRaidError when they cannot be found exactly.
 * @example
 * const { scenario, best } = bestTargets('kills', { ...STANDARD_RAID, raidForce: ['Akagi', 'Kaga'] });
 * scenario.targets.round1; // { Akagi: …, … }
 */
export function bestTargets(
  objective: RaidObjective,
  scenario: RaidScenario,
  onPart: BestRaidOptions['onPart'] = () => {},
): BestTargets {
  const { raidForce, rules, data } = scenario;
  return aimed(scenario, bestRaid(objective, raidForce, compileBoard(boardOf(data)), { rules, onPart }));
}

/**
 * As {@link bestTargets}, but it can be stopped: then the targets are those of the best plan so far, and `best.partial` is set.
 *
 * @param pause called after each plan; `true` ends the search
 * @throws ExactRaidError as {@link bestTargets}.
 * @example
 * const end = Date.now() + 100;
 * const { best } = await bestTargetsUntil(async () => Date.now() > end, 'kills', STANDARD_RAID);
 */
export async function bestTargetsUntil(
  pause: () => Promise<boolean>,
  objective: RaidObjective,
  scenario: RaidScenario,
): Promise<BestTargets> {
  const { raidForce, rules, data } = scenario;
  return aimed(scenario, await bestRaidUntil(pause, objective, raidForce, compileBoard(boardOf(data)), { rules }));
}

const aimed = (scenario: RaidScenario, best: BestRaid): BestTargets => ({
  scenario: { ...scenario, targets: { round1: best.round1, round2: best.objective } },
  best,
});

function boardNote(scenario: RaidScenario, tables: BoardTables): BoardNote {
  const fighting = new Set([...scenario.raidForce, ...raidTargets(tables).map((piece) => tables.pieceNames[piece]!)]);
  return counterBoardNote(tables.board, ({ name }) => fighting.has(name));
}
