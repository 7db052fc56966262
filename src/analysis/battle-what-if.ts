// The same battle with a change, or with each of several: what each of them changes.

import { BATTLE_FIGURES } from '../battle/battle-figures.js';
import type { BattleScenario } from '../battle/question/battle-scenario.js';
import { SIDES } from '../board/index.js';
import { type ComparedFigure, comparedFigures } from './compare/compared-figures.js';
import { exactDifferences, type Solved, solvedAll } from './compare/exact.js';
import type { RunControls } from './controls.js';

/** What is changed, and into what. */
export interface BattleChanges {
  /** Each change in words, such as `add Hornet`. */
  readonly texts: readonly string[];
  /** The battle with each of them, in their order. */
  readonly battles: readonly BattleScenario[];
  /** Battles of each kind, where they are fought. Default: as many as are named for the battle itself, or 50,000. */
  readonly games?: number | undefined;
}

/** What the changes change, as it stands in the JSON. */
export interface WhatIf {
  readonly changes: readonly string[];
  /** The battle with each of them: words alone do not ask again, for they were read in an unchanged battle that had chosen nothing yet. */
  readonly battles: readonly BattleScenario[];
  readonly method: 'exact' | 'monte-carlo';
  /** Battles fought of each kind; 0 where they are solved. */
  readonly games: number;
  /** There when it was interrupted; `partial` of the answer is about the battle without changes. */
  readonly partial?: true;
  /** Figures of the battle with each change less those without: `b` is the first change. */
  readonly differences: readonly ComparedFigure[];
}

/** What is compared. */
const { remaining, holds, rounds, lost, factors, pocSwing } = BATTLE_FIGURES;
const COMPARED: readonly string[] = [
  ...[remaining, holds, rounds].map((figure) => figure.of()),
  ...[lost, factors].flatMap((figure) => SIDES.map((side) => figure.of(side))),
  pocSwing.of(),
];

/**
 * All the battles: solved where the battle itself is, and where all of them fit; otherwise fought with the same dice, so that every
 * unit rolls what it rolled before.
 *
 * @param solved the battle itself, when it is answered exactly
 * @param games battles of each kind, where they are fought
 */
export async function whatIf(
  scenario: BattleScenario,
  { texts, battles }: BattleChanges,
  { solved, games, seed }: { readonly solved: Solved | undefined; readonly games: number; readonly seed: string },
  { simulate, signal, onProgress, workers }: RunControls,
): Promise<WhatIf> {
  const scenarios = [scenario, ...battles];
  const asked = { changes: texts, battles };
  const all = solved && solvedAll(scenarios, solved);
  if (all) return { ...asked, method: 'exact', games: 0, differences: exactDifferences(all, COMPARED) };
  const played = await simulate(
    { scenario: { kind: 'comparison', scenarios, metrics: COMPARED }, seed },
    { games, signal, onProgress, workers },
  );
  // The engine is loaded only when something is played.
  const { scenarioDifferences } = await import('./experiments.js');
  const compared = scenarioDifferences(scenarios, seed, COMPARED);
  const differences = played.games === 0 ? [] : comparedFigures(compared, played.metrics, played.tally);
  const partial = played.partial ? { partial: true as const } : {};
  return { ...asked, method: 'monte-carlo', games: played.games, ...partial, differences };
}
