// One process of the comparison: two builds of the engine play the same games, slice by slice in turn, by processor time.
//   node rules-off-child.js FIRST SECOND ROUNDS GAMES
import { createHash } from 'node:crypto';

type Engine = typeof import('./engine.js');

const SEED = 'bench';
const [first, second, rounds, games] = process.argv.slice(2);
const count = Number(games);

async function load(url: string) {
  const { compileBoard, gameExperiment, STANDARD_BOARD, STANDARD_GAME, tallyOffsets } = (await import(url)) as Engine;
  const experiment = gameExperiment(STANDARD_GAME, compileBoard(STANDARD_BOARD), SEED);
  const tally = new Float64Array(tallyOffsets(experiment.metrics).at(-1)!);
  const play = (game: number) => {
    const before = process.cpuUsage();
    experiment.run(game, count, tally);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  return { play, checksum: () => createHash('sha256').update(tally.join()).digest('hex').slice(0, 16) };
}

const engines = [await load(first!), await load(second!)] as const;
const times = [0, 0];
for (let round = -Number(rounds); round < Number(rounds); round++) {
  for (let k = 0; k < 2; k++) {
    // Who goes first changes from round to round.
    const at = (k + round) & 1;
    const time = engines[at]!.play((round + Number(rounds)) * count);
    // The first half warms up.
    if (round >= 0) times[at]! += time;
  }
}
process.stdout.write(`${JSON.stringify({ times, checksums: engines.map(({ checksum }) => checksum()) })}\n`);
