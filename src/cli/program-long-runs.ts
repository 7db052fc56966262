// What runs for hours, here or on many machines: options that all commands that play have, and the commands that put parts together.
import type { Command } from 'commander';
import { SWEEP_CHECKPOINT } from './options/checkpoint.js';
import type { AnalysisDestinations } from './output/deliver.js';
import { ALL, FORMAT, QUIET } from './program-analysis.js';

/** Commands that play many games: where they keep them when nobody says, and whether they can be played in parts. */
const PLAYING: Readonly<Record<string, { readonly kept?: string; readonly whole?: true }>> = {
  raid: {},
  battle: {},
  game: {},
  bid: {},
  ladder: {},
  compare: {},
  tournament: {},
  openings: {},
  sensitivity: {},
  sweep: { kept: SWEEP_CHECKPOINT },
  tune: { kept: 'the folder checkpoint in --out', whole: true },
};

/** Adds them to the commands of the program. */
export function addLongRuns(program: Command): void {
  for (const command of program.commands) {
    const name = command.name();
    if (!Object.hasOwn(PLAYING, name)) continue;
    const { kept, whole } = PLAYING[name]!;
    command.option(
      '--checkpoint <dir>',
      `keep finished games in a folder; after a crash or Ctrl-C the same command goes on from there, to the same answer${kept === undefined ? '' : ` (default ${kept})`}`,
    );
    if (kept !== undefined) command.option('--no-checkpoint', 'keep nothing, and use nothing that was kept');
    if (whole) continue;
    command.option(
      '--shard <part>',
      'play a part of the games, such as 2/8, and write shard-2-of-8.json into --out; vitp merge makes the answer of all parts',
    );
  }

  program
    .command('merge')
    .summary('the answer from all shards of a question')
    .description(
      'Puts the files together that --shard has written: the same bytes as one run, but for how long it took.',
    )
    .argument('<files...>', 'all shards of one question')
    .option('--json <file>', 'write the result as JSON; - prints it, and nothing else, on standard output')
    .option('--csv <file>', 'write the main table as comma-separated values; - prints it')
    .option('--out <dir>', 'write a report: report.html, pictures, result.json')
    .option('--format <name>', FORMAT)
    .option('--all', ALL)
    .option('--quiet', QUIET)
    .action(async (files: string[], options: AnalysisDestinations) => {
      const { mergeCommand } = await import('./spread/merge.js');
      await mergeCommand(files, options);
    });
}
