// The commands about one game: told, written down, checked, weighed.

import { PLAYERS } from './options/players-flags.js';
import { REPLAY_HELP } from './options/replay-help.js';
import { REVIEW } from './options/review.js';
import { DATA, RULES, sameGames, TOLD } from './options/same-options.js';
import type { VitpCommand } from './vitp-command.js';

/** Adds them to the program. */
export function addOneGameCommands(program: VitpCommand): void {
  program
    .command('show')
    .summary('one game of a simulation, told from start to end')
    .description('Plays one game: the score of each turn and what was lost; with --all every decision and every die.')
    .argument('[file]', 'scenario (kind: game), or a result.json whose games are to be told; - for standard input')
    .takes({
      ...PLAYERS,
      ...REVIEW,
      ...sameGames('pacific'),
      '--game <n>': 'number of the game among those of the seed (default 0)',
      ...RULES,
      ...DATA,
      '--turn <n>': 'this turn only; its record begins with the position',
      '--record <file>': 'write the game as a record: YAML, or JSON when the name ends in .json; - prints it instead',
      '--all': 'tell the whole game: every decision and every die',
      '--json <file>':
        'write the turns, the review and the record as JSON, which vitp replay, luck and position take; - prints it',
      '--out <dir>': 'write a report: report.html with the score over time, turns.csv, the record',
      ...TOLD,
    })
    .runs(async () => (await import('./commands/show.js')).showCommand);

  program
    .command('replay')
    .summary('plays a record through the referee')
    .description('Plays a record: the score of each turn and what was lost, or at which step which rule is broken.')
    .argument('<file>', 'record (YAML or JSON), or the JSON of vitp show, which holds one; - for standard input')
    .takes({
      ...REVIEW,
      '--turn <n>': 'with --review: the decisions of this turn only (default: all)',
      '--json': 'the end only, as JSON, without the record',
      '--all': 'tell the whole of it: every decision and every die',
      '--out <dir>': 'write a report: report.html with the score over time, turns.csv, the record',
      ...TOLD,
      '--dice <source>': 'record or seed: where the dice come from (default: the record, when it has any)',
    })
    .addHelpText('after', REPLAY_HELP)
    .runs(async () => (await import('./commands/replay.js')).replayCommand);

  program
    .command('luck')
    .summary('how lucky each side was in one game')
    .description(
      'Expected against rolled for every roll of a game, exactly: by side and turn, the percentile, and the rolls that mattered.',
    )
    .argument(
      '[file]',
      'record, scenario (kind: game) or result.json; - for standard input; without it a standard game',
    )
    .takes({
      ...PLAYERS,
      '--seed <text>': 'seed of a simulated game (default pacific)',
      '--game <n>': 'its number among those of the seed (default 0)',
      ...RULES,
      ...DATA,
      '--top <n>': 'luckiest rolls to name for each side (default 5)',
      '--json <file>': 'write everything as JSON; - prints it, and nothing else, on standard output',
      '--out <dir>': 'write a report: report.html, luck.svg, rolls.csv, result.json',
      ...TOLD,
    })
    .runs(async () => (await import('./commands/luck.js')).luckCommand);
}
