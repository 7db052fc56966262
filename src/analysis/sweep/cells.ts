// The combinations of a sweep, played one after the other, or taken from where finished ones are kept.

import { progressOf } from '../../simulate/progress.js';
import type { Metric, Tally } from '../../stats/experiment.js';
import type { RunControls } from '../controls.js';
import { play } from '../playing.js';
import { configOf } from '../question/config.js';
import type { Sweep, SweepCell } from '../question/sweep.js';

/** What decides the tally of a combination. */
export interface CellKey {
  /** The complete scenario. */
  readonly config: unknown;
  readonly seed: string;
  readonly games: number;
}

/** What was counted. */
export interface CellTally {
  readonly metrics: readonly Metric[];
  readonly tally: Tally;
}

/** Where finished combinations are kept, so that a sweep goes on where it was stopped. */
export interface CellStore {
  read(key: CellKey): CellTally | undefined;
  /** One that fails ends the sweep: a store whose failures should not do that keeps them to itself. */
  write(key: CellKey, cell: CellTally): Promise<void>;
}

/** How far a sweep is. */
export interface SweepProgress {
  /** Combinations that are finished, and all of them. */
  readonly finished: number;
  readonly total: number;
  /** Games at each. */
  readonly games: number;
  readonly secondsLeft: number;
}

/** What a sweep may be given beside its controls. */
export interface SweepExtras {
  readonly store?: CellStore | undefined;
  /** Told after each combination that was played, not of those that were in the store. */
  readonly onCell?: (progress: SweepProgress) => void;
}

/** A combination that is finished. */
export interface FinishedCell extends SweepCell, CellTally {}

/** Plays all combinations, or as many as are finished before the signal. */
export async function playCells(
  sweep: Sweep,
  { seed, games }: Omit<CellKey, 'config'>,
  controls: RunControls,
  { store, onCell }: SweepExtras,
) {
  const cells: FinishedCell[] = [];
  const begun = performance.now();
  const total = sweep.cells.length;
  let played = 0;
  let workers = 0;
  for (const cell of sweep.cells) {
    const key = { config: configOf(cell.scenario, 'monte-carlo'), seed, games };
    const kept = store?.read(key);
    if (kept) {
      cells.push({ ...cell, ...kept });
      continue;
    }
    if (controls.signal.aborted) break;
    const result = await play({ scenario: cell.scenario, seed }, games, {}, controls);
    if (result.ending !== 'finished') break;
    workers = Math.max(workers, result.run.workers);
    const { metrics, tally } = result;
    await store?.write(key, { metrics, tally });
    cells.push({ ...cell, metrics, tally });
    played++;
    const finished = cells.length;
    const { secondsLeft } = progressOf(played, played + total - finished, (performance.now() - begun) / 1000);
    onCell?.({ finished, total, games, secondsLeft });
  }
  return { cells, workers };
}
