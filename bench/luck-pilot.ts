// What taking the luck out brings at a rung of search: a pilot run measures variances and processor times, and from them how many games and
// rollouts reach a precision, and what the same precision costs without.
// Use: npm run -s luck-pilot -- [--players search-0.1s] [--rules second-edition] [--games 100] [--rollouts 8] [--ahead 0] [--precision 1] [--seed pilot]
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
    ahead: { type: 'string', default: '0' },
    precision: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'pilot' },
  },
});

const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules(values.rules.split(','));
const seats = { japan: namedSeat('japan', values.players)!, allied: namedSeat('allied', values.players)! };
const [games, rollouts, ahead] = [Number(values.games), Number(values.rollouts), Number(values.ahead)];
const match = new Match(tables, rules, seats, values.seed, 'sampled');
const luck = new TurnLuck({ match, tables, rules, seats, seed: values.seed, rollouts, ahead });
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
const rolls: number[] = [];
const turns: number[][] = [];
let [alone, together, noise] = [0, 0, 0];
// Once unmeasured: the first game compiles.
plain.play(games);
for (let n = 0; n < games; n++) {
  alone += timed(() => plain.play(n));
  luck.startGame(n);
  together += timed(() => match.play(n, luck));
  scores.push(match.game.poc);
  lucks.push(luck.total());
  rolls.push(luck.rolls.total);
  turns.push(luck.byTurn());
  noise += luck.noise() / games;
}

const mean = (x: readonly number[]) => x.reduce((a, b) => a + b, 0) / x.length;
const covariance = (x: readonly number[], y: readonly number[]) =>
  (mean(x.map((v, k) => v * y[k]!)) - mean(x) * mean(y)) * (x.length / (x.length - 1));

/** Coefficients of the regression of the scores on some controls, over the games in `among`. */
function fitted(controls: readonly (readonly number[])[], among: readonly number[]): number[] {
  const y = among.map((n) => scores[n]!);
  const x = controls.map((control) => among.map((n) => control[n]!));
  const m = x.map((a) => [...x.map((b) => covariance(a, b)), covariance(a, y)]);
  m.forEach((pivot, i) => {
    m.forEach((row, k) => {
      const factor = k === i ? 0 : row[i]! / pivot[i]!;
      pivot.forEach((v, j) => {
        row[j]! -= factor * v;
      });
    });
  });
  return m.map((row, i) => row.at(-1)! / row[i]!);
}

const PARTS = 10;
/** Share of the variance that controls explain with coefficients from other games: each tenth of the games with those of the other nine. */
function explainedBy(controls: readonly (readonly number[])[]): number {
  const left = scores.slice();
  for (let part = 0; part < PARTS; part++) {
    const coefficients = fitted(
      controls,
      scores.flatMap((_, n) => (n % PARTS === part ? [] : [n])),
    );
    for (let n = part; n < games; n += PARTS)
      left[n] = scores[n]! - coefficients.reduce((sum, b, k) => sum + b * controls[k]![n]!, 0);
  }
  return 1 - covariance(left, left) / variance;
}

const [variance, both, control] = [covariance(scores, scores), covariance(scores, lucks), covariance(lucks, lucks)];
const byTurn = turns[0]!.map((_, turn) => turns.map((one) => one[turn]!));
const sums = turns.map((one) => one.reduce((a, b) => a + b, 0));
const [game, sample] = [alone / games, (together - alone) / games / rollouts];
const explained = explainedBy([lucks]);
const best = controlAllocation(
  { variance, covariance: both, controlVariance: control, samples: rollouts, noise, game, sample },
  Number(values.precision),
);
const f = (x: number, digits = 2) => x.toFixed(digits);
const percent = (x: number) => `${f(100 * x, 0)} %`;
console.log(`${values.players}, ${rules.names.join(' + ')}, ${games} games with ${rollouts} rollouts a turn, ${ahead} turns ahead, seed ${values.seed}
mean final score ${f(mean(scores))}, variance ${f(variance, 0)}; mean luck ${f(mean(lucks))} ±${f(Math.sqrt(control / games))} (standard error)
explained, with coefficients from other games: ${percent(explained)} by the sum (coefficient ${f(both / control)}); ${percent(explainedBy([rolls]))} by rolls, ${percent(explainedBy([sums]))} by rollouts, ${percent(explainedBy([sums, rolls]))} by both, ${percent(explainedBy([...byTurn, rolls]))} by both with a coefficient a turn
${f(1000 * game, 0)} ms a game, ${f(1000 * sample)} ms a rollout of every turn
processor time for the same precision, against plain games: ${f((1 - explained) * (1 + (rollouts * sample) / game))}
best: ${best.samples} rollouts a turn, ${best.games} games, ${f(best.cost, 0)} s for ±${values.precision} POC; plain ${best.plain.games} games, ${f(best.plain.cost, 0)} s; share ${f(best.cost / best.plain.cost)}`);
