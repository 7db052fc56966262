// Whole games: heuristic and random players, combat actions, garbage, memory, worker threads.
import { createHash } from 'node:crypto';
import { Match } from '../src/ai/match.js';
import { compileBoard, STANDARD_BOARD } from '../src/board/index.js';
import { ROUND_BEGINS } from '../src/game/state/events.js';
import { resolveRules } from '../src/rules/index.js';
import { type Experiment, tallyOffsets } from '../src/stats/experiment.js';
import { gameExperiment } from '../src/whole-games/game-experiment.js';
import { type GameScenario, STANDARD_GAME } from '../src/whole-games/game-scenario.js';
import { digits, timeInTurn } from './measure.js';
import type { Section } from './section.js';
import { collectionsDuring, memoryGrowth, twoWorkers } from './whole-runs.js';

const SEED = 'bench';
const SLICE = 50;
const tables = compileBoard(STANDARD_BOARD);
const RANDOM: GameScenario = {
  ...STANDARD_GAME,
  players: { japan: { player: 'random' }, allied: { player: 'random' } },
};
/** A lawful rule set that switches on much that the plain edition leaves off. */
const ALL_ON = resolveRules(['nine-turn', 'pearl-harbor', 'damage-control', 'gunnery-radar']).names;

/** The speed of games of both kinds of players, and what rules that are on cost beside the plain edition. */
export const game: Section = async ({ quick, note }) => {
  const heuristic = gameExperiment(STANDARD_GAME, tables, SEED);
  const random = gameExperiment(RANDOM, tables, SEED);
  const options = gameExperiment({ ...STANDARD_GAME, rules: ALL_ON }, tables, SEED);
  const contenders = [contender('heuristic', heuristic), contender('random', random), contender('options', options)];
  timeInTurn(contenders, 1, quick ? 20 : 60);
  const timings = timeInTurn(contenders, quick ? 3 : 10, 10);
  const best = (name: string) => timings.get(name)!.best;
  for (const [name, { best, median }] of timings)
    note(`${name}: best ${digits(best / 1000)} µs a game, median ${digits(median / 1000)}`);
  const job = { scenario: STANDARD_GAME, seed: SEED };
  const gcEvents = await collectionsDuring(heuristic, {
    warmUp: quick ? 2000 : 10_000,
    games: quick ? 2000 : 100_000,
    slice: 500,
  });
  const rssGrowthMiB = await memoryGrowth(job, 2000, quick ? 4000 : 40_000, note);
  const { efficiencyTwoWorkers } = await twoWorkers(
    job,
    { warmUp: 1000, games: quick ? 4000 : 20_000, runs: quick ? 2 : 4 },
    note,
  );
  const actionsAGame = countActions(200);
  note(`combat rounds in a game: ${digits(actionsAGame)}`);
  return {
    perSecondPerCore: Math.round(1e9 / best('heuristic')),
    randomPerSecondPerCore: Math.round(1e9 / best('random')),
    combatActionsPerSecond: Math.round((1e9 / best('heuristic')) * actionsAGame),
    optionsPerSecondPerCore: Math.round(1e9 / best('options')),
    checksum: checksum(heuristic, 200),
    gcEvents,
    rssGrowthMiB,
    efficiencyTwoWorkers,
  };
};

const tallyOf = (experiment: Experiment) => new Float64Array(tallyOffsets(experiment.metrics).at(-1)!);

function contender(name: string, experiment: Experiment) {
  const tally = tallyOf(experiment);
  return { name, games: SLICE, play: () => void experiment.run(0, SLICE, tally) };
}

/** One line for the outcomes of the first games. */
function checksum(experiment: Experiment, games: number): string {
  const tally = tallyOf(experiment);
  experiment.run(0, games, tally);
  return createHash('sha256').update(tally.join()).digest('hex').slice(0, 16);
}

/** Combat rounds in a game, on average: each is one action, rarely two. */
function countActions(games: number): number {
  const match = new Match(tables, resolveRules(), STANDARD_GAME.players, SEED);
  let rounds = 0;
  match.game.observer = {
    decided: () => {},
    happened: (event) => {
      if (event === ROUND_BEGINS) rounds++;
    },
  };
  for (let k = 0; k < games; k++) match.play(k);
  return rounds / games;
}
