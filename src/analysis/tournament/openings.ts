// Openings: every one of Japan against every one of the Allies, the equilibrium, and how sure all of it is.

import { NO_OPENING, openingNames } from '../../ai/opening.js';
import type { Side } from '../../board/index.js';
import { RULE_CATALOG } from '../../rules/index.js';
import type { RunControls } from '../controls.js';
import { type FieldQuestion, playField } from './field.js';
import type { OpeningsScenario } from './openings-experiment.js';
import { makeOpenings, type OpeningsResult } from './openings-result.js';
import { arePlayers, openingLabels, seatLabels } from './seat-labels.js';

/** Which openings meet, under which dice, and when it ends. `games` are those of every pairing. */
export interface OpeningsQuestion extends FieldQuestion<OpeningsScenario> {
  readonly kind: 'openings';
}

/** Games of every pairing when nobody names a number. */
const DEFAULT_GAMES = 500;
/** Resampled matrices from which errors are worked out. */
const REPLICATES = 1000;

/**
 * Plays every opening against every reply and finds the equilibrium. All pairings have the same dice. Default: 500 games of each pairing.
 *
 * @returns `undefined` when it was interrupted before one game of every pairing was finished; fewer games than 10 of every pairing give
 * the matrix without an equilibrium
 * @throws UsageError when the figure of a precision is not measured; SimulationError
 * @example
 * const { scenario } = readOpenings('{kind: openings, japan: [none, tko], allied: [none]}', 'mine.yaml');
 * (await answerOpenings({ kind: 'openings', scenario, games: 100 }, controls))?.openings.poc?.value.estimate; // Japan's POC minus the Allies'
 */
export async function answerOpenings(
  question: OpeningsQuestion,
  controls: RunControls,
): Promise<OpeningsResult | undefined> {
  const { japan, allied } = question.scenario;
  const labels = arePlayers(question.scenario) ? seatLabels : openingLabels;
  const names = { japan: labels('japan', japan), allied: labels('allied', allied) };
  const parts = await playField(question, names, DEFAULT_GAMES, controls);
  return parts && makeOpenings(parts, question.scenario, names, REPLICATES);
}

/** Every opening that comes with the package, and none, as a file would have it; those named after a rule set only where it is in force. */
export function standardOpenings(rules: readonly string[]) {
  const others = RULE_CATALOG.map((r) => r.name).filter((rule) => !rules.includes(rule));
  const fits = (name: string) => !others.some((rule) => name.startsWith(`${rule}-`));
  const of = (side: Side) => [NO_OPENING, ...openingNames(side).filter(fits)];
  return {
    kind: 'openings',
    rules: rules.length > 0 ? rules : ['second-edition'],
    japan: of('japan'),
    allied: of('allied'),
  };
}
