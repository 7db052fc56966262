// The commands that put several scenarios together, and what runs until it knows enough.
import type { Command } from 'commander';
import type { BidOptions } from './commands/comparing/bid.js';
import type { CompareOptions } from './commands/comparing/compare.js';
import type { LadderOptions } from './commands/comparing/ladder.js';
import type { SensitivityOptions } from './commands/comparing/sensitivity.js';
import type { SweepOptions } from './commands/comparing/sweep.js';
import type { DecidedOptions } from './commands/decided.js';
import type { RegretOptions } from './commands/regret.js';
import { withPlayers } from './options/players-flags.js';

/** `--precision` in one line. */
export const PRECISION =
  'play until a figure is known to ± this with 95 % confidence, such as 0.01, 1% (of itself) or poc.final=0.05; --games is then the most';
/** The same where many pairings are played. */
export const PAIRINGS_PRECISION =
  'play until the final score of every pairing is known to ± this with 95 % confidence, such as 0.5, or winner.japan=0.02; --games is then the most';
/** `--quiet` means the same everywhere. */
export const QUIET = 'print the short answer alone: no tables, no notes, no progress line';
/** `--format` means the same everywhere. */
export const FORMAT = 'markdown or bbcode: print the answer as a forum post';
/** `--all` means the same everywhere. */
export const ALL = 'print every table, not one screen';
/** `--max-time` in one line. */
export const MAX_TIME = 'stop after this time, such as 30s or 5m; how many games that are is not reproducible';

/** Adds them to the program; `end` takes the exit code. */
export function addAnalysisCommands(program: Command, end: (code: number) => void): void {
  withPlayers(program.command('bid'))
    .summary('what a fair bid is, and what each optional rule is worth')
    .description(
      "Japan's chance to win at every bid in half points, the fair bid, and with --table the worth of each rule.",
    )
    .argument('[file]', 'scenario (kind: game), or a result.json to ask it again; - for standard input')
    .option('--games <n>', 'games to play for each rule set (default 10000)')
    .option('--ties <policy>', 'what a tie counts as: allied, half or replay (default allied)')
    .option(
      '--control-variate',
      'take the luck of the dice, whose mean is zero, out of the fair bid and of what rules are worth: narrower intervals',
    )
    .option('--table', 'add each option, adjustment and package alone, on common dice')
    .option(
      '--precision <target>',
      'play until the fair bid is known to ± this with 95 % confidence, such as 0.5, or poc.final=0.1 or winner.japan=0.01 (of the differences, where there are several rule sets); --games is then the most',
    )
    .option('--max-time <time>', MAX_TIME)
    .option('--seed <text>', 'any text; the same seed gives the same games (default pacific)')
    .option('--workers <n>', 'worker threads; the answer does not depend on it')
    .option('--json <file>', 'write everything as JSON; - prints it on standard output')
    .option('--csv <file>', 'write the curves as comma-separated values; - prints them')
    .option('--out <dir>', 'write a report: report.html, pictures, tables, result.json')
    .option('--quiet', QUIET)
    .option('--format <name>', FORMAT)
    .option('--data <file>', 'board values that replace the standard ones (YAML or JSON)')
    .option(
      '--rules <names>',
      'rules in force, with commas between them; several rule sets with a stroke: second-edition/menzel/nt1',
    )
    .action(async (file: string | undefined, options: BidOptions) => {
      const { bidCommand } = await import('./commands/comparing/bid.js');
      end(await bidCommand(file, options));
    });

  program
    .command('ladder')
    .summary('does an answer hold at every strength of play?')
    .description(
      'The mean final score, the fair bid, and what each further rule set or scenario is worth, between players of each rung from the weakest to the strongest, with a verdict: settled, still moving, contradictory, or open.',
    )
    .argument(
      '[files...]',
      'scenarios (kind: game), the first of which the others are measured against, or a result.json to ask it again; - for standard input',
    )
    .option(
      '--rungs <names>',
      'players that both sides have, from the weakest to the strongest, each with its games where they are not the usual ones: random,standard,tuned:4000,search:60 (default random,standard,tuned-1,tuned,search)',
    )
    .option(
      '--games <n>',
      'games with each scenario of players who do not search (default 2000; who searches plays 20)',
    )
    .option('--within <points>', 'a movement by so many points of control from rung to rung is none (default 1)')
    .option(
      '--control-variate',
      'take the luck of the dice, whose mean is zero, out of all figures of a rung with 20 games or more: narrower intervals',
    )
    .option('--table', 'add each option, adjustment and package alone, on common dice')
    .option('--seed <text>', 'any text; the same seed gives the same games (default ladder)')
    .option('--workers <n>', 'worker threads; the answer does not depend on it')
    .option('--json <file>', 'write everything as JSON; - prints it on standard output')
    .option('--csv <file>', 'write the figures as comma-separated values; - prints them')
    .option('--out <dir>', 'write a report: report.html, pictures, table, result.json')
    .option('--quiet', QUIET)
    .option('--format <name>', FORMAT)
    .option('--data <file>', 'board values that replace the standard ones (YAML or JSON)')
    .option(
      '--rules <names>',
      'rules in force, with commas between them; several rule sets with a stroke: second-edition/menzel/nt1',
    )
    .action(async (files: string[], options: LadderOptions) => {
      const { ladderCommand } = await import('./commands/comparing/ladder.js');
      end(await ladderCommand(files, options));
    });

  program
    .command('compare')
    .summary('two or more scenarios under common dice')
    .description(
      'Plays every game under each scenario with the same dice, and tells the paired differences from the first.',
    )
    .argument('<files...>', 'two or more scenario files of one kind, or one result.json to ask it again')
    .option('--metric <names>', 'figures to compare, with commas between them (default: the usual ones of the kind)')
    .option('--games <n>', 'games to play (default 200000 raids, 10000 of other kinds)')
    .option(
      '--control-variate',
      'whole games: take the luck of the dice, whose mean is zero, out of the differences of the final score: narrower intervals',
    )
    .option('--precision <target>', `${PRECISION}; of the difference, or with --rank what need not be told apart`)
    .option('--max-time <time>', MAX_TIME)
    .option(
      '--rank <figure>',
      'rank all by a figure, such as battleships.afloat or winner.japan; who is shown to be worse than another is dropped',
    )
    .option('--best <end>', 'with --rank: highest or lowest (default highest)')
    .option('--seed <text>', 'any text; the same seed gives the same games (default compare)')
    .option('--workers <n>', 'worker threads; the answer does not depend on it')
    .option('--json <file>', 'write everything as JSON; - prints it on standard output')
    .option('--csv <file>', 'write the table as comma-separated values; - prints it')
    .option('--out <dir>', 'write a report: report.html, pictures, tables, result.json')
    .option('--quiet', QUIET)
    .option('--format <name>', FORMAT)
    .option('--data <file>', 'board values that replace the standard ones (YAML or JSON)')
    .action(async (files: string[], options: CompareOptions) => {
      const { compareCommand } = await import('./commands/comparing/compare.js');
      end(await compareCommand(files, options));
    });

  program
    .command('sweep')
    .summary('a grid over any values of a scenario')
    .description(
      'Plays a scenario at every combination of the values that its key "sweep" lists by path, such as {players.japan.weights.fear: [0.1, 0.3]}.',
    )
    .argument('<file>', 'scenario with a key "sweep", or a result.json to ask it again; - for standard input')
    .option('--metric <names>', 'figures to show, with commas between them, such as poc.final,winner.japan')
    .option('--games <n>', 'games at each combination (default 100000 raids, 20000 battles, 2000 games)')
    .option('--seed <text>', 'any text; the same seed gives the same games (default sweep)')
    .option('--workers <n>', 'worker threads; the answer does not depend on it')
    .option('--json <file>', 'write everything as JSON; - prints it on standard output')
    .option('--csv <file>', 'write the table as comma-separated values; - prints it')
    .option('--out <dir>', 'write a report: report.html, pictures, tables, result.json')
    .option('--quiet', QUIET)
    .option('--format <name>', FORMAT)
    .option('--data <file>', 'board values that replace the standard ones (YAML or JSON)')
    .action(async (file: string, options: SweepOptions) => {
      const { sweepCommand } = await import('./commands/comparing/sweep.js');
      end(await sweepCommand(file, options));
    });

  withPlayers(program.command('decided'))
    .summary('who wins, and on which turn is it decided?')
    .description(
      'Fits the expected final score and the chance that Japan wins to the positions at the ends of turns, tests both on other games, and tells how much of the score is decided by each turn, by the raid on Pearl Harbor, and by luck.',
    )
    .argument('[file]', 'scenario (kind: game), or a result.json to ask it again; - for standard input')
    .option('--games <n>', 'games to fit the model to; as many more test it (default 2000)')
    .option('--seed <text>', 'any text; the same seed gives the same games (default decided)')
    .option('--workers <n>', 'worker threads; the answer does not depend on it')
    .option('--json <file>', 'write everything as JSON; - prints it on standard output')
    .option('--csv <file>', 'write the figures by turn as comma-separated values; - prints them')
    .option('--out <dir>', 'write a report: report.html, pictures, table, result.json')
    .option('--quiet', QUIET)
    .option('--format <name>', FORMAT)
    .option('--data <file>', 'board values that replace the standard ones (YAML or JSON)')
    .option('--rules <names>', 'rules in force, with commas between them')
    .action(async (file: string | undefined, options: DecidedOptions) => {
      const { decidedCommand } = await import('./commands/decided.js');
      end(await decidedCommand(file, options));
    });

  withPlayers(program.command('regret'))
    .summary('what a player loses at each kind of decision')
    .description(
      'Plays games in which search answers one kind of decision alone, and measures every changed answer by rollouts of the base players: a map by kind and turn, and the dearest examples. All of it is played in one thread; a row (a kind of one side) of 8 games takes from seconds to some minutes.',
    )
    .argument('[file]', 'scenario (kind: game), or a result.json to ask it again; - for standard input')
    .option(
      '--kinds <names>',
      'kinds of decision, each searched alone, with commas between them (default patrols,air,amphibious,raiders,next-area,day-night,retreat,landings,basing)',
    )
    .option('--side <name>', 'japan, allied or both (default both)')
    .option('--turn <n>', 'search on this turn alone (default: on every turn)')
    .option('--games <n>', 'games for each rule set, side and kind (default 8)')
    .option('--rollouts <n>', 'rollouts before and after each changed answer (default 48)')
    .option('--seed <text>', 'any text; the same seed gives the same games (default regret)')
    .option('--json <file>', 'write everything as JSON; - prints it on standard output')
    .option('--csv <file>', 'write the map as comma-separated values, turn 0 for the whole game; - prints it')
    .option('--out <dir>', 'write a report: report.html, heat map, table, result.json')
    .option('--quiet', QUIET)
    .option('--format <name>', FORMAT)
    .option('--data <file>', 'board values that replace the standard ones (YAML or JSON)')
    .option(
      '--rules <names>',
      'rules in force, with commas between them; several rule sets with a stroke: second-edition/nt1',
    )
    .action(async (file: string | undefined, options: RegretOptions) => {
      const { regretCommand } = await import('./commands/regret.js');
      end(await regretCommand(file, options));
    });

  withPlayers(program.command('sensitivity'))
    .summary('how much an answer moves with weights, map values, rulings')
    .description(
      'Changes one value at a time (doctrine weights up and down, board values that are not printed, contested rulings), plays each change with the same dice as without it, and lists the largest movements first.',
    )
    .argument('[file]', 'scenario (kind: game), or a result.json to ask it again; - for standard input')
    .option('--what <kinds>', 'weights, data, rulings, with commas between them (default: all three)')
    .option('--only <path>', 'only changes whose path begins so, such as players.japan.weights or data.areas.Coral Sea')
    .option(
      '--step <part>',
      'by which part of itself a weight goes up and down (default 25%); a whole number goes by one, a weight of 0 by this part of 1, and they are marked',
    )
    .option(
      '--metric <names>',
      'figures, with commas between them (default poc.final,winner.japan); the first gives the order',
    )
    .option('--games <n>', 'games with each change (default 500)')
    .option('--seed <text>', 'any text; the same seed gives the same games (default sensitivity)')
    .option('--workers <n>', 'worker threads; the answer does not depend on it')
    .option('--json <file>', 'write everything as JSON; - prints it on standard output')
    .option('--csv <file>', 'write the table as comma-separated values; - prints it')
    .option('--out <dir>', 'write a report: report.html, pictures, tables, result.json')
    .option('--quiet', QUIET)
    .option('--format <name>', FORMAT)
    .option('--data <file>', 'board values that replace the standard ones (YAML or JSON)')
    .option('--rules <names>', 'rules in force instead of the scenario’s, with commas between them; see vitp rules')
    .action(async (file: string | undefined, options: SensitivityOptions) => {
      const { sensitivityCommand } = await import('./commands/comparing/sensitivity.js');
      end(await sensitivityCommand(file, options));
    });
}
