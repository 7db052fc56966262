// One process of `since.ts`: the processor time of a raid, a battle and a game, in nanoseconds, as one line of JSON. It is bundled with
// the sources of today and with those of an earlier commit, so it uses only what both have.
import { battleExperiment } from '../../src/battle/battle-experiment.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { readScenario } from '../../src/index.js';
import { STANDARD_RAID } from '../../src/raid/question/standard-raid.js';
import { raidExperiment } from '../../src/raid/raid-experiment.js';
import { type Experiment, tallyOffsets } from '../../src/stats/experiment.js';
import { gameExperiment } from '../../src/whole-games/game-experiment.js';
import { recordedGames } from './recorded-games.js';

const SEED = 'since';
const tables = compileBoard(STANDARD_BOARD);
const game = (player: string) =>
  readScenario(`kind: game\nplayers: {japan: ${player}, allied: ${player}}\n`, 'since', { kinds: ['game'] }).scenario;
const battle = readScenario(
  'kind: battle\nrounds: 3\ncontrol: japan\n' +
    'japan: {prefer: day, targets: spread, units: [Akagi, Kaga, Mutsu, Atago, Chikuma, 22 AirFlot]}\n' +
    'allied: {prefer: night, targets: spread, carriersFire: true, units: [Lexington, Enterprise, Nevada, Houston, Chicago, 11 AF]}\n',
  'since',
  { kinds: ['battle'] },
).scenario;

/** Plays that many games, the same ones in every slice, so that slices are alike. */
type Play = (games: number) => void;

function played(experiment: Experiment): Play {
  const tally = new Float64Array(tallyOffsets(experiment.metrics).at(-1)!);
  return (games) => experiment.run(0, games, tally);
}

const RECORDED = 300;

/** Each with the games of a slice, some ten milliseconds, and how many slices are played before those that count. */
const MEASURED: Readonly<Record<string, readonly [Play, slice: number, warm: number]>> = {
  raids: [played(raidExperiment(STANDARD_RAID, tables, SEED)), 40_000, 12],
  battles: [played(battleExperiment(battle, SEED)), 10_000, 12],
  'games of standard players': [played(gameExperiment(game('standard'), tables, SEED)), 10, 60],
  'games of tuned players': [played(gameExperiment(game('tuned'), tables, SEED)), 10, 60],
  'games of random players': [played(gameExperiment(game('random'), tables, SEED)), 30, 30],
  'games with recorded answers': [recordedGames(tables, 'tuned', SEED, RECORDED), RECORDED, 10],
};
const SLICES = 40;

/** The best slice: whatever else the machine does makes a slice longer, never shorter. */
function best([play, slice, warm]: (typeof MEASURED)[string]): number {
  let found = Number.POSITIVE_INFINITY;
  for (let k = -warm; k < SLICES; k++) {
    const begun = process.cpuUsage();
    play(slice);
    const { user, system } = process.cpuUsage(begun);
    if (k >= 0) found = Math.min(found, (1000 * (user + system)) / slice);
  }
  return found;
}

process.stdout.write(JSON.stringify(Object.fromEntries(Object.entries(MEASURED).map(([name, m]) => [name, best(m)]))));
