// The combinations of a sweep, played one after the other.

import { progressOf } from '../../simulate/progress.js';
import type { Metric, Tally } from '../../stats/experiment.js';
import type { RunControls } from '../controls.js';
import { play } from '../playing.js';
import type { Sweep, SweepCell } from './read-sweep.js';

/** What was counted. */
interface CellTally {
  readonly metrics: readonly Metric[];
  readonly tally: Tally;
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

/** A combination that is finished. */
interface FinishedCell extends SweepCell, CellTally {}

/**
 * Plays all combinations, or as many as are finished before the signal.
 *
 * @param onCell told after each combination that was played, not of those that were kept from an earlier run
 */
export async function playCells(
  sweep: Sweep,
  { seed, games }: { readonly seed: string; readonly games: number },
  controls: RunControls,
  onCell?: (progress: SweepProgress) => void,
) {
  const cells: FinishedCell[] = [];
  const begun = performance.now();
  const total = sweep.cells.length;
  let played = 0;
  let workers = 0;
  for (const cell of sweep.cells) {
    const { ending, metrics, tally, run } = await play({ scenario: cell.scenario, seed }, games, {}, controls);
    if (ending !== 'finished') break;
    workers = Math.max(workers, run.workers);
    cells.push({ ...cell, metrics, tally });
    if (run.kept === games) continue;
    played++;
    const finished = cells.length;
    const { secondsLeft } = progressOf(played, played + total - finished, (performance.now() - begun) / 1000);
    onCell?.({ finished, total, games, secondsLeft });
  }
  return { cells, workers };
}
