// The commands about one game: told, written down, checked, weighed.
import type { Command } from 'commander';
import type { LuckOptions } from './commands/luck.js';
import type { ReplayCommandOptions } from './commands/replay.js';
import type { ShowOptions } from './commands/show.js';
import { withPlayers } from './options/players-flags.js';
import { REPLAY_HELP } from './options/replay-help.js';
import { withReview } from './options/review.js';
import { FORMAT, QUIET } from './program-analysis.js';

/** Adds them to the program. */
export function addOneGameCommands(program: Command): void {
  withReview(withPlayers(program.command('show')))
    .summary('one game of a simulation, told from start to end')
    .description('Plays one game: the score of each turn and what was lost; with --all every decision and every die.')
    .argument('[file]', 'scenario (kind: game), or a result.json whose games are to be told; - for standard input')
    .option('--seed <text>', 'any text; the same seed gives the same games (default pacific)')
    .option('--game <n>', 'number of the game among those of the seed (default 0)')
    .option('--rules <names>', 'rules in force instead of the scenario’s, with commas between them; see vitp rules')
    .option('--data <file>', 'board values that replace the standard ones (YAML or JSON)')
    .option('--turn <n>', 'this turn only; its record begins with the position')
    .option(
      '--record <file>',
      'write the game as a record: YAML, or JSON when the name ends in .json; - prints it instead',
    )
    .option('--all', 'tell the whole game: every decision and every die')
    .option('--json <file>', 'write the turns, the review and the record as JSON; - prints it')
    .option('--out <dir>', 'write a report: report.html with the score over time, turns.csv, the record')
    .option('--quiet', QUIET)
    .option('--format <name>', FORMAT)
    .action(async (file: string | undefined, options: ShowOptions) => {
      const { showCommand } = await import('./commands/show.js');
      await showCommand(file, options);
    });

  withReview(program.command('replay'))
    .summary('plays a record through the referee')
    .description('Plays a record: the score of each turn and what was lost, or at which step which rule is broken.')
    .argument('<file>', 'record (YAML or JSON); - for standard input')
    .option('--json', 'the end only, as JSON')
    .option('--all', 'tell the whole of it: every decision and every die')
    .option('--out <dir>', 'write a report: report.html with the score over time, turns.csv, the record')
    .option('--quiet', QUIET)
    .option('--format <name>', FORMAT)
    .option('--dice <source>', 'record or seed: where the dice come from (default: the record, when it has any)')
    .addHelpText('after', REPLAY_HELP)
    .action(async (file: string, options: ReplayCommandOptions) => {
      const { replayCommand } = await import('./commands/replay.js');
      await replayCommand(file, options);
    });

  withPlayers(program.command('luck'))
    .summary('how lucky each side was in one game')
    .description(
      'Expected against rolled for every roll of a game, exactly: by side and turn, the percentile, and the rolls that mattered.',
    )
    .argument(
      '[file]',
      'record, scenario (kind: game) or result.json; - for standard input; without it a standard game',
    )
    .option('--seed <text>', 'seed of a simulated game (default pacific)')
    .option('--game <n>', 'its number among those of the seed (default 0)')
    .option('--rules <names>', 'rules in force instead of the scenario’s, with commas between them; see vitp rules')
    .option('--data <file>', 'board values that replace the standard ones (YAML or JSON)')
    .option('--top <n>', 'luckiest rolls to name for each side (default 5)')
    .option('--json <file>', 'write everything as JSON; - prints it, and nothing else, on standard output')
    .option('--out <dir>', 'write a report: report.html, luck.svg, rolls.csv, result.json')
    .option('--quiet', QUIET)
    .option('--format <name>', FORMAT)
    .action(async (file: string | undefined, options: LuckOptions) => {
      const { luckCommand } = await import('./commands/luck.js');
      await luckCommand(file, options);
    });
}
