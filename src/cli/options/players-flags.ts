// `--japan`, `--allied` and `--players`, as commander has them; what they mean is loaded only by commands that need it.
import type { Command } from 'commander';

/** Options as commander hands them over. */
export interface PlayersOptions {
  readonly players?: string;
  readonly japan?: string;
  readonly allied?: string;
}

/** Adds the options to a command. */
export function withPlayers(command: Command): Command {
  return command
    .option(
      '--japan <name>',
      'who plays Japan: a doctrine by name or file (vitp players), with an opening as tuned+tko (vitp openings list), or random',
    )
    .option('--allied <name>', 'who plays the Allies')
    .option('--players <names>', 'both at once: japan=NAME,allied=NAME, or one name for both sides');
}
