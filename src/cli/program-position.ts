// The commands about one position, and about a game as it is written down.

import { PLAYERS } from './options/players-flags.js';
import { ALL, OUT, STOPPING, TOLD, WORKERS } from './options/same-options.js';
import type { VitpCommand } from './vitp-command.js';

/** Adds them to the program. */
export function addPositionCommands(program: VitpCommand): void {
  program
    .command('position')
    .summary('this is on the map: who wins?')
    .description(
      'How a game ends from a position, the odds of each contested area as it stands, and the board in text. A position is a record whose last step lies before the decision in question.',
    )
    .argument(
      '[file]',
      'a position (YAML or JSON), a record (or the JSON of vitp show) as game.yaml@turn3.raiders, or a result.json to ask it again; with --at the scenario of the game; - for standard input',
    )
    .takes({
      ...PLAYERS,
      '--new': 'print a position to be filled in',
      '--from <record>': 'a record and a moment of it, such as game.yaml@turn3.raiders',
      '--at <moment>': 'a moment of a simulated game, such as turn3.raiders or turn4.allied.day-night#2',
      '--game <n>': 'with --at: number of the game (default 0)',
      '--compare <files...>': 'other positions or plans: how the game ends from each, on common dice',
      '--advise': 'what search would play next, and what each alternative costs; takes some seconds more',
      '--top <n>': 'with --advise: alternatives to tell (default 6)',
      '--rollouts <n>':
        'with --advise: how often an answer is tried, 4 to 4096 (default 32); its cost is measured four times as often',
      '--games <n>': 'games to play on (default 2000)',
      ...STOPPING,
      '--seed <text>':
        'seed of the games that are played on (default position); with --at of the simulated game (default pacific)',
      ...WORKERS,
      '--json <file>': 'write the answer as JSON; - prints it, and nothing else, on standard output',
      ...OUT,
      ...TOLD,
      ...ALL,
      '--data <file>': 'with --at: board values that replace the standard ones (YAML or JSON)',
      '--rules <names>': 'with --at: rules in force, with commas between them; see vitp rules',
    })
    .runs(async () => (await import('./position/position.js')).positionCommand);

  program
    .command('record')
    .summary('a game written down as it is played')
    .description(
      'Prints what the rules ask next in a record, filled in with what a heuristic player would answer and with what is lawful as comments: put it at the end of the file, change it to what was played, and ask again.',
    )
    .takes({
      '--new': 'print the beginning of a record',
      '--next <file>': 'a record (YAML) as far as it goes; - for standard input',
    })
    .addHelpText(
      'after',
      `
A whole game:

  vitp record --new > game.yaml
  vitp record --next game.yaml >> game.yaml

The second line adds what comes next, below what the last dice brought: fill it
in, and call it again. "vitp replay game.yaml" checks it, "vitp position
game.yaml" says who wins.`,
    )
    .runs(async () => (await import('./position/record.js')).recordCommand);
}
