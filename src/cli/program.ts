// The commands and their options. What a command does is loaded only when it is called, so that help is there at once.
import { type Command, CommanderError } from 'commander';
import { DEFAULT_PLAYER } from '../ai/default-player.js';
import { terminalText } from '../text/index.js';
import { sameName } from '../text/plain.js';
import { groupCommands } from './help/groups.js';
import { PLAYERS } from './options/players-flags.js';
import {
  ALL,
  BOARD,
  DATA,
  JSON_RESULT,
  MAX_TIME,
  PAIRINGS_PRECISION,
  played,
  REPORT,
  STOPPING,
  TOLD,
  WORKERS,
} from './options/same-options.js';
import { EXIT_OK, EXIT_USAGE } from './output/errors.js';
import { print } from './output/output.js';
import { addAnalysisCommands } from './program-analysis.js';
import { addLongRuns } from './program-long-runs.js';
import { addOddsCommands } from './program-odds.js';
import { addOneGameCommands } from './program-one-game.js';
import { addPacificWarCommand } from './program-pacific-war.js';
import { addPositionCommands } from './program-position.js';
import { VitpCommand } from './vitp-command.js';

/** Runs a command line; the answer is the exit code. Sentences about wrong input are thrown. */
export async function runProgram(argv: readonly string[], version: string): Promise<number> {
  let code = EXIT_OK;
  const said: string[] = [];
  const program = buildProgram(
    version,
    (ended) => {
      code = ended;
    },
    (text) => said.push(text),
  );
  let command: Command = program;
  program.hook('preAction', (_program, called) => {
    command = called;
  });
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(await commandSpelt(argv, program), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      const { wrongKind } = await import('./output/wrong-kind.js');
      throw wrongKind(error, command) ?? error;
    }
    // Help and version end here too, with 0. What commander finds wrong it has said already.
    code = error.exitCode === 0 ? EXIT_OK : EXIT_USAGE;
  }
  if (said.length > 0) await print(said.join(''));
  return code;
}

/**
 * The command line with its command as the program has it: `Raid`, `BATTLE`.
 *
 * @throws UsageError where a file stands in its place
 */
async function commandSpelt([first = '', ...rest]: readonly string[], program: Command): Promise<string[]> {
  if (first.startsWith('-')) return [first, ...rest];
  const name = sameName(
    first,
    program.commands.map((command) => command.name()),
  );
  if (name !== undefined) return [name, ...rest];
  const { fileForCommand } = await import('./output/wrong-kind.js');
  const wrong = fileForCommand(first);
  if (wrong) throw wrong;
  return [first, ...rest];
}

/** The command with all its options: `end` is told the exit code of what was called, `say` the text of help. */
export function buildProgram(version: string, end: (code: number) => void, say: (text: string) => void): VitpCommand {
  const program = new VitpCommand('vitp', end)
    .description('Victory in the Pacific, played headlessly: odds with their errors, by a seed.')
    .version(version, '--version')
    .helpOption('-h, --help')
    .exitOverride()
    // `vitp openings list --json` is an option of list.
    .enablePositionalOptions()
    .configureOutput({
      writeOut: say,
      outputError: (text, write) => {
        const lines = text.replace(/^error: /, 'vitp: ').split('\n');
        write(lines.map(terminalText).join('\n'));
      },
    })
    .showHelpAfterError('Run it with --help to see what is allowed.');

  addOddsCommands(program);
  addOneGameCommands(program);

  program
    .command('game')
    .summary('how whole games end')
    .description('Plays whole games: who wins, the score by turn, control, losses, captures.')
    .argument('[file]', 'scenario (kind: game), or a result.json to ask it again; - for standard input')
    .takes({
      ...PLAYERS,
      '--games <n>': 'games to play, such as 10000 or 1e5 (default 10000)',
      ...STOPPING,
      ...played('pacific'),
      '--control-variate':
        'take the luck of the dice, whose mean is zero, out of scores and wins: the same error from fewer games',
      ...REPORT,
      ...ALL,
      ...TOLD,
      ...BOARD,
    })
    .runs(async () => (await import('./commands/game.js')).gameCommand);

  addAnalysisCommands(program);

  program
    .command('tournament')
    .summary('a round robin of doctrines and openings')
    .description(
      'Every seat of Japan against every seat of the Allies on common dice: scores, wins, a ranking of each side, cycles.',
    )
    .argument('[file]', 'scenario (kind: tournament), or a result.json to play it again; - for standard input')
    .takes({
      '--japan <names>':
        'who plays Japan: players by name or doctrine file, with commas between them, such as tuned,tuned+tko (default: all doctrines, and who plays where nobody is named)',
      '--allied <names>': 'the same for the Allies',
      '--games <n>': 'games of every pairing (default 1000)',
      ...PAIRINGS_PRECISION,
      ...MAX_TIME,
      ...played('pacific'),
      '--json <file>': 'write everything as JSON; - prints it, and nothing else, on standard output',
      '--out <dir>': 'write a report: report.html, heat maps, CSV, result.json',
      ...TOLD,
      ...BOARD,
    })
    .runs(async () => (await import('./commands/tournament.js')).tournamentCommand);

  program
    .command('tune')
    .summary('better weights for a doctrine, by games')
    .description(
      'Tunes the weights of a doctrine against a pool of opponents (CMA-ES on common dice), and judges the result on other dice and against others.',
    )
    .argument('<what>', 'japan or allied; or a file (kind: tune), or a result.json to do it again')
    .takes({
      '--from <doctrine>': 'the doctrine to begin with, by name or file (default tuned)',
      '--against <names>': 'opponents, by name or file (default: two in three of all there are)',
      '--others <names>':
        'opponents kept for the end, or none (default: the rest, and who plays where nobody is named)',
      '--weights <names>': 'weights to tune, or tables such as areas (default: all single numbers but counts)',
      '--objective <name>': 'poc, wins (a tie is half a win), or mixed: POC and 30 points a win (default poc)',
      '--games <n>': 'games of a candidate against an opponent in a generation (default 30)',
      '--generations <n>': 'how long (default 60)',
      '--candidates <n>': 'candidates a generation (default: by the number of weights)',
      '--validation-games <n>': 'games against each opponent at the end (default 1000)',
      '--name <name>': 'name of the doctrine that comes out (default my-tuned)',
      '--seed <text>': 'any text; the same seed gives the same doctrine (default self-play)',
      ...WORKERS,
      '--json <file>': 'write everything as JSON; - prints it, and nothing else, on standard output',
      '--out <dir>': 'folder of the doctrine and the report (default tuned-japan, tuned-allied)',
      ...TOLD,
      ...DATA,
      '--rules <names>': 'rules in force, with commas between them; see vitp rules',
    })
    .runs(async () => (await import('./commands/tune.js')).tuneCommand);

  program
    .command('data')
    .summary('the board, the counters and the cards, with their provenance')
    .description('Prints what is printed on the board, the counters and the cards, and how each value is known.')
    .argument(
      '[what...]',
      'areas, ports, order, charts or rulings; or the name of a counter, sea area, port, base or nation (ship NAME, areas NAME … say which is meant); or a kind, a class, a turn, such as US carriers turn 4; without it, a summary',
    )
    .takes({
      '--json': 'as JSON',
      ...DATA,
      '--check [form]':
        'the point values of the map that are not certain, as a form for somebody who has it; with the filled-in form, the file for --data',
      '--out <file>': 'with --check: the file to write (default: standard output)',
    })
    .runs(async () => (await import('./commands/data.js')).dataCommand);

  const openings = program
    .command('openings')
    .summary('openings against replies: the matrix and the equilibrium')
    .description(
      'Every opening of Japan against every one of the Allies on common dice: scores, wins, how often each should be played, what is not told apart yet.',
    )
    .argument('[file]', 'scenario (kind: openings), or a result.json to play it again; - for standard input')
    .takes({
      '--japan <names>': `openings of Japan by name or file, with commas between them; PLAYER+OPENING for another player than ${DEFAULT_PLAYER}, or players alone (default: all there are, and none)`,
      '--allied <names>': 'the same for the Allies',
      '--games <n>': 'games of each pairing (default 500)',
      ...PAIRINGS_PRECISION,
      ...MAX_TIME,
      ...played('pacific'),
      ...JSON_RESULT,
      '--out <dir>': 'write a report: report.html, heat maps, CSV, result.json',
      ...TOLD,
      ...BOARD,
    })
    .runs(async () => (await import('./commands/openings.js')).openingsCommand);

  openings
    .command('list')
    .summary('the openings there are')
    .description(
      'Lists openings and what they try to do; with a name, the whole plan as a file of your own may have it.',
    )
    .argument('[name]', 'an opening: by name, or a file of your own')
    .takes({ '--all': 'the whole text of every one', '--json': 'as JSON' })
    .runs(async () => (await import('./commands/openings-list.js')).openingsListCommand);

  program
    .command('schema')
    .summary('JSON Schema of the file formats')
    .description('Prints the JSON Schema of a file format: editors complete names and show mistakes with it.')
    .argument(
      '[kind]',
      'a kind of scenario such as raid or game, sweep, board for --data files, doctrine, or opening; without it, any scenario',
    )
    .runs(async () => (await import('./commands/schema.js')).schemaCommand);

  program
    .command('players')
    .summary('players and doctrines')
    .description('Lists who can play each side; with the name of a doctrine, its weights.')
    .argument('[name]', 'a player or doctrine: by name, of either side, or a file of your own')
    .takes({ '--all': 'the whole text of every one', '--json': 'as JSON' })
    .runs(async () => (await import('./commands/players.js')).playersCommand);

  program
    .command('rules')
    .summary('rule sets and options by name')
    .description('Lists every rule set and option: what it changes, whom it is said to help, where its text stands.')
    .argument('[name...]', 'one of them, such as nt1')
    .takes({ '--all': 'the whole text of every one, and where it stands', '--json': 'as JSON' })
    .runs(async () => (await import('./commands/rules.js')).rulesCommand);

  program
    .command('page')
    .summary('the page for a browser: raids, fights and games')
    .description(
      'Prints the address of the page, which browsers on this machine can open, and serves it until Ctrl-C. With --out it writes the page into a folder instead.',
    )
    .takes({
      '--port <n>': 'port of the address (default: one that is free)',
      '--out <dir>': 'write the page into this folder, for any web server',
    })
    .runs(async () => (await import('./commands/page.js')).pageCommand);
  addPositionCommands(program);
  addPacificWarCommand(program);
  addLongRuns(program, () => buildProgram(version, end, say));
  program
    .command('completion')
    .summary('a script that completes commands, options and names in your shell')
    .description('Prints a script for a shell; its first line says where it is put.')
    .argument('<shell>', 'bash, zsh or fish')
    .action(async (shell: string) => {
      const { completionCommand } = await import('./commands/completion.js');
      await completionCommand(program, shell);
    });
  groupCommands(program);
  return program;
}
