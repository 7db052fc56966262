// What taking the luck out brings at a rung of search: a pilot run measures variances and processor times, and from them how many games and
// rollouts reach a precision, and what the same precision costs without. With --with RULE the same of what the rule is worth, from pairs of games.
// Use: npm run -s luck-pilot -- [--players search-0.1s] [--rules second-edition] [--with nt1] [--games 100] [--rollouts 8] [--ahead 0] [--precision 1] [--seed pilot]

import { Match } from '../src/ai/match.js';
import { namedSeat } from '../src/ai/seat.js';
import { TurnLuck } from '../src/ai/turn-luck.js';
import { compileBoard, STANDARD_BOARD } from '../src/board/index.js';
import { resolveRules } from '../src/rules/index.js';
import { controlAllocation } from '../src/stats/intervals/control-allocation.js';
import { optionsOf, real, some } from './options.js';

const { values } = optionsOf('bench/luck-pilot.ts', {
  players: 'search-0.1s',
  rules: 'second-edition',
  with: undefined,
  games: some(100),
  rollouts: some(8),
  ahead: 0,
  precision: real(1),
  seed: 'pilot',
});

const tables = compileBoard(STANDARD_BOARD);
const seats = { japan: namedSeat('japan', values.players)!, allied: namedSeat('allied', values.players)! };
const [games, rollouts, ahead] = [Number(values.games), Number(values.rollouts), Number(values.ahead)];
const { seed } = values;

/** Processor seconds of a work. */
function timed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** What is kept of a game. */
interface Sample {
  readonly score: number;
  readonly luck: number;
  readonly rolls: number;
  /** Luck by rollouts in each turn. */
  readonly turns: readonly number[];
  readonly noise: number;
  /** Processor seconds without luck, and with it. */
  readonly alone: number;
  readonly together: number;
}

/** Plays games of one rule set, each without its luck and with it. */
function samplesOf(names: readonly string[]): Sample[] {
  const rules = resolveRules(names);
  const match = new Match(tables, rules, seats, seed, 'sampled');
  const luck = new TurnLuck({ match, tables, rules, seats, seed, rollouts, ahead });
  const plain = new Match(tables, rules, seats, seed, 'sampled');
  // Once unmeasured: the first game compiles.
  plain.play(games);
  return Array.from({ length: games }, (_, n) => {
    const alone = timed(() => plain.play(n));
    luck.startGame(n);
    const together = timed(() => match.play(n, luck));
    const [turns, noise] = [luck.byTurn(), luck.noise()];
    return { score: match.game.poc, luck: luck.total(), rolls: luck.rolls.total, turns, noise, alone, together };
  });
}

/** A pair of games as one sample: differences, and the cost and noise of both. */
const minus = (a: Sample, b: Sample): Sample => ({
  score: a.score - b.score,
  luck: a.luck - b.luck,
  rolls: a.rolls - b.rolls,
  turns: a.turns.map((luck, turn) => luck - (b.turns[turn] ?? 0)),
  noise: a.noise + b.noise,
  alone: a.alone + b.alone,
  together: a.together + b.together,
});

const names = values.rules.split(',');
const base = samplesOf(names);
const samples =
  values.with === undefined
    ? base
    : samplesOf([...names, ...values.with.split(',')]).map((one, n) => minus(one, base[n]!));
const scores = samples.map((s) => s.score);
const lucks = samples.map((s) => s.luck);
const rolls = samples.map((s) => s.rolls);
const turns = samples.map((s) => s.turns);

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
const game = mean(samples.map((s) => s.alone));
const sample = (mean(samples.map((s) => s.together)) - game) / rollouts;
const noise = mean(samples.map((s) => s.noise));
const explained = explainedBy([lucks]);
const best = controlAllocation(
  { variance, covariance: both, controlVariance: control, samples: rollouts, noise, game, sample },
  Number(values.precision),
);
const f = (x: number, digits = 2) => x.toFixed(digits);
const percent = (x: number) => `${f(100 * x, 0)} %`;
console.log(`${values.players}, ${values.with === undefined ? '' : `worth of ${values.with} in `}${names.join(' + ')}, ${games} ${values.with === undefined ? 'games' : 'pairs'} with ${rollouts} rollouts a turn, ${ahead} turns ahead, seed ${values.seed}
mean ${values.with === undefined ? 'final score' : 'difference'} ${f(mean(scores))}, variance ${f(variance, 0)}; mean luck ${f(mean(lucks))} ±${f(Math.sqrt(control / games))} (standard error)
explained, with coefficients from other games: ${percent(explained)} by the sum (coefficient ${f(both / control)}); ${percent(explainedBy([rolls]))} by rolls, ${percent(explainedBy([sums]))} by rollouts, ${percent(explainedBy([sums, rolls]))} by both, ${percent(explainedBy([...byTurn, rolls]))} by both with a coefficient a turn
${f(1000 * game, 0)} ms a ${values.with === undefined ? 'game' : 'pair'}, ${f(1000 * sample)} ms a rollout of every turn
processor time for the same precision, against plain games: ${f((1 - explained) * (1 + (rollouts * sample) / game))}
best: ${best.samples} rollouts a turn, ${best.games} games, ${f(best.cost, 0)} s for ±${values.precision} POC; plain ${best.plain.games} games, ${f(best.plain.cost, 0)} s; share ${f(best.cost / best.plain.cost)}`);
