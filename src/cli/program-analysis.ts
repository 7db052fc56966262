// The commands that put several scenarios together, and what runs until it knows enough.

import { DEFAULT_RUNGS } from '../analysis/ladder/default-rungs.js';
import { PLAYERS } from './options/players-flags.js';
import {
  BOARD,
  DATA,
  JSON_ALL,
  MAX_TIME,
  OUT_TABLES,
  PRECISION,
  played,
  RULE_SETS,
  sameGames,
  TABLES,
  TOLD,
} from './options/same-options.js';
import type { VitpCommand } from './vitp-command.js';

/** Adds them to the program. */
export function addAnalysisCommands(program: VitpCommand): void {
  program
    .command('bid')
    .summary('what a fair bid is, and what each optional rule is worth')
    .description(
      "Japan's chance to win at every bid in half points, the fair bid, and with --table the worth of each rule.",
    )
    .argument('[file]', 'scenario (kind: game), or a result.json to ask it again; - for standard input')
    .takes({
      ...PLAYERS,
      '--games <n>': 'games to play for each rule set (default 10000)',
      '--ties <policy>': 'what a tie counts as: allied, half or replay (default allied)',
      '--control-variate':
        'take the luck of the dice, whose mean is zero, out of the fair bid and of what rules are worth: narrower intervals',
      '--table': 'add each option, adjustment and package alone, on common dice',
      '--precision <target>':
        'play until the fair bid is known to ± this with 95 % confidence, such as 0.5, or poc.final=0.1 or winner.japan=0.01 (of the differences, where there are several rule sets); --games is then the most',
      ...MAX_TIME,
      ...played('pacific'),
      ...JSON_ALL,
      '--csv <file>': 'write the curves as comma-separated values; - prints them',
      ...OUT_TABLES,
      ...TOLD,
      ...DATA,
      ...RULE_SETS,
    })
    .runs(async () => (await import('./commands/comparing/bid.js')).bidCommand);

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
    .takes({
      '--rungs <names>': `players that both sides have, from the weakest to the strongest, each with its games where they are not the usual ones: random,standard,tuned:4000,search:60 (default ${DEFAULT_RUNGS.join()})`,
      '--games <n>': 'games with each scenario of players who do not search (default 2000; who searches plays 20)',
      '--within <points>': 'a movement by so many points of control from rung to rung is none (default 1)',
      '--control-variate':
        'take the luck of the dice, whose mean is zero, out of all figures of a rung with 20 games or more: narrower intervals',
      '--table': 'add each option, adjustment and package alone, on common dice',
      ...played('ladder'),
      ...JSON_ALL,
      '--csv <file>': 'write the figures as comma-separated values; - prints them',
      '--out <dir>': 'write a report: report.html, pictures, table, result.json',
      ...TOLD,
      ...DATA,
      ...RULE_SETS,
    })
    .runs(async () => (await import('./commands/comparing/ladder.js')).ladderCommand);

  program
    .command('compare')
    .summary('two or more scenarios under common dice')
    .description(
      'Plays every game under each scenario with the same dice, and tells the paired differences from the first.',
    )
    .argument('<files...>', 'two or more scenario files of one kind, or one result.json to ask it again')
    .takes({
      '--metric <names>': 'figures to compare, with commas between them (default: the usual ones of the kind)',
      '--games <n>': 'games to play (default 200000 raids, 10000 of other kinds)',
      '--control-variate':
        'whole games: take the luck of the dice, whose mean is zero, out of the differences of the final score: narrower intervals',
      '--precision <target>': `${PRECISION['--precision <target>']}; of the difference, or with --rank what need not be told apart`,
      ...MAX_TIME,
      '--rank <figure>':
        'rank all by a figure, such as battleships.afloat or winner.japan; who is shown to be worse than another is dropped',
      '--best <end>': 'with --rank: highest or lowest (default highest)',
      ...played('compare'),
      ...TABLES,
      ...TOLD,
      ...DATA,
    })
    .runs(async () => (await import('./commands/comparing/compare.js')).compareCommand);

  program
    .command('sweep')
    .summary('a grid over any values of a scenario')
    .description(
      'Plays a scenario at every combination of the values that its key "sweep" lists by path, such as {players.japan.weights.fear: [0.1, 0.3]}.',
    )
    .argument('<file>', 'scenario with a key "sweep", or a result.json to ask it again; - for standard input')
    .takes({
      '--metric <names>':
        'figures to show, with commas between them, such as poc.final,winner.japan (default: those of the scenario, or the usual ones of its kind)',
      '--games <n>': 'games at each combination (default 100000 raids, 20000 battles, 2000 games)',
      ...played('sweep'),
      ...TABLES,
      ...TOLD,
      ...DATA,
    })
    .runs(async () => (await import('./commands/comparing/sweep.js')).sweepCommand);

  program
    .command('decided')
    .summary('who wins, and on which turn is it decided?')
    .description(
      'Fits the expected final score and the chance that Japan wins to the positions at the ends of turns, tests both on other games, and tells how much of the score is decided by each turn, by the raid on Pearl Harbor, and by luck.',
    )
    .argument('[file]', 'scenario (kind: game), or a result.json to ask it again; - for standard input')
    .takes({
      ...PLAYERS,
      '--games <n>': 'games to fit the model to; as many more test it (default 2000)',
      ...played('decided'),
      ...JSON_ALL,
      '--csv <file>': 'write the figures by turn as comma-separated values; - prints them',
      '--out <dir>': 'write a report: report.html, pictures, table, result.json',
      ...TOLD,
      ...DATA,
      '--rules <names>': 'rules in force, with commas between them',
    })
    .runs(async () => (await import('./commands/decided.js')).decidedCommand);

  program
    .command('regret')
    .summary('what a player loses at each kind of decision')
    .description(
      'Plays games in which search answers one kind of decision alone, and measures every changed answer by rollouts of the base players: a map by kind and turn, and the examples that cost most. All of it is played in one thread; a row (a kind of one side) of 8 games takes from seconds to some minutes.',
    )
    .argument('[file]', 'scenario (kind: game), or a result.json to ask it again; - for standard input')
    .takes({
      ...PLAYERS,
      '--kinds <names>':
        'kinds of decision, each searched alone, with commas between them (default: patrols, air, amphibious, raiders, next-area, day-night, retreat, landings, basing)',
      '--side <name>': 'japan, allied or both (default both)',
      '--turn <n>': 'search on this turn alone (default: on every turn)',
      '--games <n>': 'games for each rule set, side and kind (default 8)',
      '--rollouts <n>': 'rollouts before and after each changed answer; with --judges, of each answer (default 48)',
      '--search <name>':
        'how hard search looks: as hard as search, search-0.1s-2 or another search player does; the base players play its rollouts (default: rollouts 24, candidates 10, horizon 2)',
      '--judges <names>':
        'tell instead how well these agree with long rollouts about the answers that search compares at the same decision, with commas between them: evaluation, evaluation-2, foreseen, rollouts, learned-5, search-0.1s-4 or other learned and search players (kinds by default: patrols, air, raiders)',
      '--decisions <n>': 'with --judges: decisions of a game, of each side and kind (default 4)',
      '--ahead <n>':
        'with --judges: turns that the long rollouts go on, this one included, before the evaluation; 0 for the rest of the game (default 0)',
      ...sameGames('regret'),
      ...JSON_ALL,
      '--csv <file>': 'write the map as comma-separated values, turn 0 for the whole game; - prints it',
      '--out <dir>': 'write a report: report.html, heat map, table, result.json',
      ...TOLD,
      ...DATA,
      '--rules <names>':
        'rules in force, with commas between them; several rule sets with a stroke: second-edition/nt1',
    })
    .runs(async () => (await import('./commands/regret.js')).regretCommand);

  program
    .command('sensitivity')
    .summary('how much an answer moves with weights, map values, rulings')
    .description(
      'Changes one value at a time (doctrine weights up and down, board values that are not printed, contested rulings), plays each change with the same dice as without it, and lists the largest movements first.',
    )
    .argument('[file]', 'scenario (kind: game), or a result.json to ask it again; - for standard input')
    .takes({
      ...PLAYERS,
      '--what <kinds>': 'weights, data, rulings, with commas between them (default: all three)',
      '--only <path>': 'only changes whose path begins so, such as players.japan.weights or data.areas.Coral Sea',
      '--step <part>':
        'by which part of itself a weight goes up and down (default 25%); a whole number goes by one, a weight of 0 by this part of 1, and they are marked',
      '--metric <names>':
        'figures, with commas between them (default poc.final,winner.japan); the first gives the order',
      '--games <n>': 'games with each change (default 500)',
      ...played('sensitivity'),
      ...TABLES,
      ...TOLD,
      ...BOARD,
    })
    .runs(async () => (await import('./commands/comparing/sensitivity.js')).sensitivityCommand);
}
