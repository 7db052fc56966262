// What runs for hours, here or on many machines: options that all commands that play have, and the commands that put parts together.

import { SWEEP_CHECKPOINT } from './options/checkpoint.js';
import { withGamesCsv } from './options/games-csv.js';
import { ALL, FORMAT, JSON_RESULT, OUT, QUIET, WORKERS } from './options/same-options.js';
import type { EnqueueOptions } from './spread/enqueue.js';
import type { VitpCommand } from './vitp-command.js';

const REDIS = {
  '--redis <url>':
    'redis:// or rediss:// address of the server (default: VITP_REDIS in the environment, or this machine)',
};
/** What the answer of all parts is given as. */
const ANSWER = {
  ...JSON_RESULT,
  '--csv <file>': 'write the main table as comma-separated values; - prints it',
  ...OUT,
  ...FORMAT,
  ...ALL,
  ...QUIET,
};

/** Commands that play many games: where they keep them when nobody says, and whether they can be played in parts. */
const PLAYING: Readonly<Record<string, { readonly kept?: string; readonly whole?: true }>> = {
  raid: {},
  battle: {},
  game: {},
  bid: {},
  ladder: {},
  decided: {},
  compare: {},
  tournament: {},
  openings: {},
  sensitivity: {},
  sweep: { kept: SWEEP_CHECKPOINT },
  tune: { kept: 'the folder checkpoint in --out', whole: true },
};

/** Commands that can write a line for each game. */
const TELLING: readonly string[] = ['raid', 'battle', 'game', 'bid', 'compare', 'tournament', 'openings', 'position'];

/**
 * Adds them to the commands of the program.
 *
 * @param another makes a program that reads the command that is handed to workers
 */
export function addLongRuns(program: VitpCommand, another: () => VitpCommand): void {
  for (const command of program.commands) if (TELLING.includes(command.name())) withGamesCsv(command);
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
    .takes(ANSWER)
    .runs(async () => (await import('./spread/merge.js')).mergeCommand);

  program
    .command('enqueue')
    .summary('hand the games of a question to workers on other machines')
    .description('Cuts the games of a command into shards and hands them to vitp worker, through Redis.')
    .argument('<command...>', 'a command that plays, with its options, such as: game --games 1e6')
    .takes({ ...REDIS, '--shards <n>': 'how many shards; one should take a minute or more (default 100)' })
    .passThroughOptions()
    .action(async (words: string[], options: EnqueueOptions) => {
      const { enqueueCommand } = await import('./spread/enqueue.js');
      await enqueueCommand(words, options, another());
    });
  program
    .command('worker')
    .summary('play shards as they come')
    .description(
      'Plays shards that vitp enqueue has handed in, until Ctrl-C. Workers may come and go; a shard whose worker dies is played by another one.',
    )
    .takes({
      ...REDIS,
      ...WORKERS,
      '--patience <seconds>': 'a worker that is not heard of for so long is taken for dead (default 30)',
      '--until-done': 'leave when there is nothing left to play',
      '--quiet': 'say nothing',
    })
    .runs(async () => (await import('./spread/worker.js')).workerCommand);
  program
    .command('collect')
    .summary('how far the workers are, and in the end the answer')
    .description(
      'Says how far the shards of a question are; when all are played, answers it with the bytes of one run.',
    )
    .argument('[study]', 'the first digits that vitp enqueue has named (default: the only one there is)')
    .takes({
      ...REDIS,
      '--wait': 'wait until all shards are played',
      '--remove': 'take the question out of Redis when it is answered',
      ...ANSWER,
    })
    .runs(async () => (await import('./spread/collect.js')).collectCommand);
}
