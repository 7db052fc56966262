// What runs for hours: options that all commands that play have.
import type { Command } from 'commander';
import { SWEEP_CHECKPOINT } from './options/checkpoint.js';

/** Commands that play many games, and where they keep them when nobody says. */
const PLAYING: Readonly<Record<string, string | undefined>> = {
  raid: undefined,
  battle: undefined,
  game: undefined,
  bid: undefined,
  ladder: undefined,
  compare: undefined,
  tournament: undefined,
  openings: undefined,
  sensitivity: undefined,
  sweep: SWEEP_CHECKPOINT,
  tune: 'the folder checkpoint in --out',
};

/** Adds the options of long runs to the commands of the program. */
export function addLongRuns(program: Command): void {
  for (const command of program.commands) {
    const name = command.name();
    if (!Object.hasOwn(PLAYING, name)) continue;
    const usual = PLAYING[name];
    const otherwise = usual === undefined ? '' : ` (default ${usual})`;
    command.option(
      '--checkpoint <dir>',
      `keep finished games in a folder; after a crash or Ctrl-C the same command goes on from there, to the same answer${otherwise}`,
    );
    if (usual !== undefined) command.option('--no-checkpoint', 'keep nothing, and use nothing that was kept');
  }
}
