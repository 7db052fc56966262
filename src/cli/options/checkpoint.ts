// `--checkpoint`: where finished games are kept, what is said of it, and how it ends.
import type { Simulate } from '../../analysis/controls.js';
import { grouped } from '../../answer/digits.js';
import type { Checkpoint } from '../../node/keeping/checkpoint.js';
import { checkFolder } from '../output/deliver.js';
import { EXIT_FAILURE, EXIT_OK } from '../output/errors.js';
import { complain } from '../output/output.js';

/** Where a sweep keeps its games when nobody says. */
export const SWEEP_CHECKPOINT = '.vitp-checkpoint';

/** The option, as commander hands it over. */
export interface CheckpointOptions {
  /** A folder; `false` for `--no-checkpoint`. */
  readonly checkpoint?: string | boolean;
  /** True where nobody named the folder: then nothing is said when nothing needs keeping. */
  readonly usualCheckpoint?: boolean;
  readonly quiet?: boolean;
}

/**
 * The folder that is meant.
 *
 * @throws UsageError when nothing can be kept there
 */
export function checkpointFolder({ checkpoint }: CheckpointOptions): string | undefined {
  if (typeof checkpoint !== 'string') return undefined;
  checkFolder('--checkpoint', checkpoint);
  return checkpoint;
}

/** Games that are kept while a command plays. */
export interface Kept {
  readonly simulate: Simulate;
  /**
   * Writes the rest, and says what there is to say.
   *
   * @param code the exit code so far
   * @returns the exit code of the command
   */
  end(code: number): number;
  /** Writes the rest; nothing when {@link end} was called. */
  close(): void;
}

/** Plays with a checkpoint. It is loaded with the first game. */
export function keptIn(folder: string, { quiet, usualCheckpoint }: CheckpointOptions, simulate: Simulate): Kept {
  let store: Checkpoint | undefined;
  const open = async (): Promise<Checkpoint> => {
    const loaded = await import('../../node/keeping/checkpoint.js');
    store ??= new loaded.Checkpoint(folder, {
      onTrouble: complain,
      onBegin: (games, isEmpty) => {
        if (!quiet) complain(beginning(folder, games, isEmpty));
      },
    });
    return store;
  };
  return {
    simulate: async (job, options) => simulate(job, { ...options, store: await open() }),
    end(code) {
      store?.close();
      if (!store && !quiet && !usualCheckpoint) complain('--checkpoint is not used: no games were played.');
      if (store?.failed) complain(`vitp: ${store.failed.message}`);
      else if (store && code !== EXIT_OK) complain(`The same command goes on from ${folder}.`);
      return store?.failed && code === EXIT_OK ? EXIT_FAILURE : code;
    },
    close: () => store?.close(),
  };
}

function beginning(folder: string, games: number, isEmpty: boolean): string {
  if (games > 0) return `Going on after ${grouped(games)} games that are kept in ${folder}.`;
  return isEmpty
    ? `Nothing is kept in ${folder} yet: it begins with the first game.`
    : `${folder} keeps other games and none of these: it begins with the first game.`;
}
