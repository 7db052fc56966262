// The command `vitp pacific-war`: its options, and the 32 rules for its help.
import { ruleList } from '../pacific-war/rules.js';
import { TOLD } from './options/same-options.js';
import type { VitpCommand } from './vitp-command.js';

/** Adds the command to the program. */
export function addPacificWarCommand(program: VitpCommand): void {
  program
    .command('pacific-war')
    .summary('house rules of another game, Pacific War: odds and checks')
    .description(
      'Computes or checks the house rules for several players (version 1.4) of Pacific War. A situation is a small file; tables of that game come from you.',
    )
    .argument('[rule]', 'number of a house rule, 1 to 32; without a file, what the rule is about')
    .argument('[file]', 'situation (YAML or JSON), or a result.json to ask it again; - for standard input')
    .takes({
      '--example': 'print an example of the rule’s file: everything in it is invented',
      '--table <file>': 'your combat table, in place of the one that the situation names',
      '--die <sides>': 'sides of the die (default 10)',
      '--zero <meaning>':
        'what the face 0 counts as: highest (as many as the sides) or lowest (nought); default highest',
      '--reading <names>': 'what the text leaves open, such as flak-lost-unit=wasted, with commas between several',
      '--method <name>': 'exact, monte-carlo, or auto: exact where it can be worked out (default auto)',
      '--games <n>': 'times to roll it, such as 100000 or 1e5 (default 1e5); naming it means Monte Carlo',
      '--seed <text>': 'any text; the same seed gives the same dice (default pacific-war)',
      '--json <file>': 'write the answer as JSON; - prints it, and nothing else, on standard output',
      '--csv <file>': 'write the main table as comma-separated values; - prints it',
      '--out <dir>': 'write a report: report.html, pictures, table.csv, result.json',
      ...TOLD,
    })
    .addHelpText('after', () => `\n${ruleList().trimEnd()}`)
    .runs(async () => (await import('./commands/pacific-war.js')).pacificWarCommand);
}
