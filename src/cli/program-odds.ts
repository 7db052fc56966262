// The commands about fights alone: the raid, a battle, tables of duels.

import { BATTLE_HELP } from './options/battle-help.js';
import { ALL, BOARD, DATA, played, REPORT, STOPPING, TOLD, WORKERS } from './options/same-options.js';
import type { VitpCommand } from './vitp-command.js';

/** Adds them to the program. */
export function addOddsCommands(program: VitpCommand): void {
  program
    .command('raid')
    .summary('what the Pearl Harbor raid does')
    .description('Answers a raid scenario; without a file, the standard eight-carrier raid.')
    .argument('[file]', 'scenario (YAML or JSON), or a result.json to ask it again; - for standard input')
    .takes({
      '--games <n>':
        'games to play, such as 1000000, 1_000_000 or 1e6 (default 1e6); with --method auto, naming it means Monte Carlo',
      ...STOPPING,
      ...played('pearl-harbor'),
      ...REPORT,
      ...TOLD,
      '--method <name>':
        'exact, monte-carlo, or auto: exact where it fits its budget and no --games is given (default auto)',
      '--actual <counts>': 'percentile of a raid that was really rolled, such as "2 battleships, 1 cruiser" (afloat)',
      '--best <objective>':
        'find the best targets for kills, bottomings, damage or afloat-strength, and answer for them',
      ...BOARD,
    })
    .runs(async () => (await import('./commands/raid.js')).raidCommand);

  program
    .command('battle')
    .summary('the odds of any fight at sea')
    .description(
      'Answers a battle: a scenario file (kind: battle), or two fleets in one line such as "Akagi, Kaga, 22 AirFlot vs Lexington, Enterprise, 11 AF".',
    )
    .argument(
      '[battle...]',
      'two fleets with "vs" between them; or a scenario (YAML or JSON), a result.json, - for standard input',
    )
    .takes({
      '--control <side>':
        'japan, allied or none: who controls the area now and adds one to the roll for day or night (default: that of the area at the start, without an area none)',
      '--area <name>': 'sea area, for its points and its control',
      '--rounds <n>': 'rounds that are fought at most (default: to the end)',
      '--turn <n>': 'turn of the game, for rules that begin with a certain turn (default 2)',
      '--prefer <names>':
        'day, night or auto, which is the action in which a side can fire; in both, where its dice compare better, on a tie where it has more of them, else day; two with a comma for Japan and the Allies (default auto)',
      '--targets <names>': 'focus, spread or best; two with a comma for Japan and the Allies (default spread)',
      '--retreat <when>':
        'never, outgunned, or the number of rounds to fight first (8.1); two with a comma for Japan and the Allies (default never)',
      '--groups <how>':
        'how who retreats forms groups (8.32): together, by-speed or single; two with a comma (default together)',
      '--pursue <sides>': 'whose ships pursue (8.3): both, japan, allied or none (default both)',
      '--submarine <sides>': 'whose submarine is in the area (16): japan, allied or both (default none)',
      '--air-raid <harbor>': 'port or base that carriers raid when they have won (9), such as "japan=Pearl Harbor"',
      '--carriers-fire': 'carriers of both sides fire their guns at night',
      '--method <name>': 'exact, monte-carlo, or auto: exact where it fits its budget (default auto)',
      '--games <n>': 'battles to fight, such as 100000 or 1e5 (default 1e5); naming it means Monte Carlo',
      ...STOPPING,
      '--seed <text>': 'any text; the same seed gives the same battles (default pearl-harbor)',
      ...WORKERS,
      ...REPORT,
      ...ALL,
      ...TOLD,
      '--actual <outcome>': 'how usual a battle was that was really fought, such as "allied lost 2, Akagi sunk"',
    })
    .option(
      '--what-if <change>',
      'the same battle with a change, such as "add Hornet" or "remove Kaga; control allied"; may be given several times, each change then stands alone beside the battle',
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .takes({ ...BOARD })
    .addHelpText('after', BATTLE_HELP)
    .runs(async () => (await import('./commands/battle.js')).battleCommand);

  program
    .command('duel')
    .summary('tables of ship against ship')
    .description('Solves every duel of two lists of ships: who sinks, removes, survives, and when it pays to pursue.')
    .argument(
      '[first]',
      'cruisers, carriers, battleships, or a ship such as Atago or Atago:1 with one damage point (default cruisers); or a result.json to be asked again, - for standard input',
    )
    .argument('[second...]', 'the same for the other side (default: as the first); "vs" may stand between them')
    .takes({
      '--rounds <n>': 'rounds, or end for a fight to the end (default 1)',
      '--action <name>': 'day or night (default: day for carriers, otherwise night)',
      '--json <file>': 'write the answer as JSON; - prints it, and nothing else, on standard output',
      '--csv <file>': 'write one line a duel; - prints them',
      '--out <dir>': 'write a report: report.html, heat maps, tables, result.json',
      ...TOLD,
      ...DATA,
    })
    .runs(async () => (await import('./commands/duel.js')).duelCommand);
}
