// What taking the luck out brings at a rung of search: a pilot run measures variances and processor times, and from them how many games and
// rollouts reach a precision, and what the same precision costs without.
// Use: npm run -s luck-pilot -- [--players search-0.1s] [--rules second-edition] [--games 100] [--rollouts 8] [--precision 1] [--seed pilot]
import { parseArgs } from 'node:util';
import { Match } from '../src/ai/match.js';
import { namedSeat } from '../src/ai/seat.js';
import { TurnLuck } from '../src/ai/turn-luck.js';
import { compileBoard, STANDARD_BOARD } from '../src/board/index.js';
import { resolveRules } from '../src/rules/index.js';
import { controlAllocation } from '../src/stats/intervals/control-allocation.js';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: 'search-0.1s' },
    rules: { type: 'string', default: 'second-edition' },
    games: { type: 'string', default: '100' },
    rollouts: { type: 'string', default: '8' },
    precision: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'pilot' },
  },
});

const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules(values.rules.split(','));
const seats = { japan: namedSeat('japan', values.players)!, allied: namedSeat('allied', values.players)! };
const [games, rollouts] = [Number(values.games), Number(values.rollouts)];
const match = new Match(tables, rules, seats, values.seed, 'sampled');
const luck = new TurnLuck({ match, tables, rules, seats, seed: values.seed, rollouts });
const plain = new Match(tables, rules, seats, values.seed, 'sampled');

/** Processor seconds of a work. */
function timed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const scores: number[] = [];
const lucks: number[] = [];
let [alone, together, noise] = [0, 0, 0];
// Once unmeasured: the first game compiles.
plain.play(games);
for (let n = 0; n < games; n++) {
  alone += timed(() => plain.play(n));
  luck.startGame(n);
  together += timed(() => match.play(n, luck));
  scores.push(match.game.poc);
  lucks.push(luck.total());
  noise += luck.noise() / games;
}

const mean = (x: readonly number[]) => x.reduce((a, b) => a + b, 0) / x.length;
const covariance = (x: readonly number[], y: readonly number[]) =>
  (mean(x.map((v, k) => v * y[k]!)) - mean(x) * mean(y)) * (games / (games - 1));
const [variance, both, control] = [covariance(scores, scores), covariance(scores, lucks), covariance(lucks, lucks)];
const [game, sample] = [alone / games, (together - alone) / games / rollouts];
const explained = both ** 2 / variance / control;
const best = controlAllocation(
  { variance, covariance: both, controlVariance: control, samples: rollouts, noise, game, sample },
  Number(values.precision),
);
const f = (x: number, digits = 2) => x.toFixed(digits);
console.log(`${values.players}, ${rules.names.join(' + ')}, ${games} games with ${rollouts} rollouts a turn, seed ${values.seed}
mean final score ${f(mean(scores))}, variance ${f(variance, 0)}; mean luck ${f(mean(lucks))} ±${f(Math.sqrt(control / games))} (standard error)
explained ${f(100 * explained, 0)} % with coefficient ${f(both / control)}; ${f(1000 * game, 0)} ms a game, ${f(1000 * sample)} ms a rollout of every turn
processor time for the same precision, against plain games: ${f((1 - explained) * (1 + (rollouts * sample) / game))}
best: ${best.samples} rollouts a turn, ${best.games} games, ${f(best.cost, 0)} s for ±${values.precision} POC; plain ${best.plain.games} games, ${f(best.plain.cost, 0)} s; share ${f(best.cost / best.plain.cost)}`);
