// How much of what a fast player loses at one kind of decision could be known: answers near its own are played out to the end of the turn, the best is
// chosen on half of the rollouts and judged on the other half. With --vary the two halves have opponents of different weights, so that what is gained by
// knowing the next answers of one opponent does not count.
// Use: npm run -s knowable -- --side allied --kind air [--player learned-4] [--rules second-edition] [--games 12] [--taken 120] [--answers 13]
//      [--rollouts 48] [--vary 0.4] [--vary-own 0.01] [--seed diag]
//      --taken: how many of a thousand decisions; --answers: how many others at most; --vary: by how much the opponents' weights are changed at most, as a
//      part; --vary-own: the same for the own later play.

import { createPlayer, fastDirections, fastPlayer } from '../../src/ai/create-player.js';
import { Match } from '../../src/ai/match.js';
import { ChoiceStream } from '../../src/ai/random/choice-stream.js';
import { evaluate } from '../../src/ai/search/evaluation.js';
import { shapeOf } from '../../src/ai/search/large-decisions.js';
import { perturbed } from '../../src/ai/search/perturbed.js';
import { Rollouts } from '../../src/ai/search/rollouts.js';
import { LoggedDice, TurnLog } from '../../src/ai/search/turn-log.js';
import { type Answer, variations } from '../../src/ai/search/variations.js';
import { type FastSeat, isFast, namedSeat } from '../../src/ai/seat.js';
import { compileBoard, JAPAN, SIDES, STANDARD_BOARD } from '../../src/board/index.js';
import { DECISIONS, type Game, IllegalDecision, type Player } from '../../src/game/index.js';
import type { Decision } from '../../src/game/questions/decisions.js';
import { resolveRules } from '../../src/rules/index.js';
import { optionsOf, real, some } from '../options.js';

const { values } = optionsOf('bench/learn/knowable.ts', {
  side: { among: SIDES, usual: 'allied' },
  kind: 'air',
  player: 'learned-4',
  rules: 'second-edition',
  games: some(12),
  taken: 120,
  answers: 13,
  rollouts: some(48),
  vary: real(0),
  'vary-own': real(0),
  seed: 'diag',
});
const { seed, kind } = values;
const side = values.side === 'japan' ? 0 : 1;
const [games, taken, most, rollouts] = [values.games, values.taken, values.answers, values.rollouts].map(Number) as [
  number,
  number,
  number,
  number,
];
/** Opponents of either half. */
const VARIANTS = 8;
/** An answer is chosen when its gain is so many of its standard errors. */
const CAUTION = 0.5;

const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules(values.rules.split(','));
const seats = { japan: seatOf(0), allied: seatOf(1) };
const log = new TurnLog();
const match = new Match(tables, rules, seats, seed);
match.hear(log, (dice) => new LoggedDice(dice, log));
const weightChance = new ChoiceStream('variants');
const trials = new Rollouts(tables, rules, [pool(0), pool(1)]);
const chance = new ChoiceStream(seed);
const base = match.game.players[side]!;
const gains: number[] = [];
const byTurn = Array.from({ length: rules.turns }, (): number[] => []);
let game = 0;

function seatOf(of: 0 | 1): FastSeat {
  const seat = namedSeat(SIDES[of], values.player);
  if (!seat || !isFast(seat)) throw new Error(`--player ${values.player}: a heuristic or learned player by name`);
  return seat;
}

/** Who goes on for a side: one player, or for each half of the rollouts others. */
function pool(of: 0 | 1): Player[] {
  const strength = Number(of === side ? values['vary-own'] : values.vary);
  const seat = seats[SIDES[of]];
  if (strength === 0) return [createPlayer(seat, of, { seed, rules })];
  const directions = fastDirections(SIDES[of], seat, rules);
  const players = Array.from({ length: 2 * VARIANTS }, () =>
    fastPlayer(seat, { ...directions, weights: perturbed(directions.weights, strength, weightChance) }),
  );
  return Array.from(
    { length: rollouts },
    (_, n) => players[n < rollouts / 2 ? n % VARIANTS : VARIANTS + (n % VARIANTS)]!,
  );
}

const mean = (x: readonly number[]) => x.reduce((a, b) => a + b, 0) / x.length;
const errorOf = (x: readonly number[]) =>
  Math.sqrt(x.reduce((a, b) => a + (b - mean(x)) ** 2, 0) / (x.length - 1) / x.length);

/** What the side gains in each rollout by an answer; `null` when it breaks a rule. */
function played(decision: Decision, answer: Answer, turn: number): number[] | null {
  try {
    return Array.from({ length: rollouts }, (_, n) => {
      const end = evaluate(trials.play({ decision, side, answer }, n, turn));
      return side === JAPAN ? end : -end;
    });
  } catch (error) {
    if (error instanceof IllegalDecision) return null;
    throw error;
  }
}

/** What the answer that is best in one half of the rollouts gains in the other. */
function gainOfBest(differences: readonly (readonly number[])[], from: number): number {
  const half = rollouts / 2;
  let [most, gain] = [0, 0];
  for (const row of differences) {
    const seen = row.slice(from, from + half);
    if (mean(seen) <= most || mean(seen) <= CAUTION * errorOf(seen)) continue;
    most = mean(seen);
    gain = mean(row.slice(half - from, rollouts - from));
  }
  return gain;
}

function weigh(decision: Decision, g: Game): void {
  const own = Array.from(g.answers.subarray(0, g.answerLength));
  g.answerLength = 0;
  const others = variations(g, decision, shapeOf(decision)!, own, chance, most);
  trials.prepare(log, `${seed}/d/${game}/${gains.length}`);
  const usual = played(decision, own, g.turn)!;
  const differences = others
    .map((answer) => played(decision, answer, g.turn)?.map((x, n) => x - usual[n]!))
    .filter((row) => row !== undefined);
  const gain = (gainOfBest(differences, 0) + gainOfBest(differences, rollouts / 2)) / 2;
  gains.push(gain);
  byTurn[g.turn - 1]!.push(gain);
  for (const x of own) g.answer(x);
}

match.game.players[side] = {
  name: values.player,
  startGame: (n) => base.startGame?.(n),
  decide: (decision, g) => {
    base.decide(decision, g);
    if (DECISIONS[decision] === kind && chance.below(1000) < taken) weigh(decision, g);
  },
};
for (; game < games; game++) {
  chance.startGame(game);
  match.play(game);
}
const turns = byTurn.map((of) => (of.length === 0 ? '–' : `${mean(of).toFixed(1)} (${of.length})`)).join(', ');
console.log(
  `${values.player}, ${values.side}, ${kind}, ${rules.names.join(' + ')}: ${mean(gains).toFixed(2)} ±${errorOf(gains).toFixed(2)} POC a decision, ${gains.length} decisions of ${games} games; by turn (decisions): ${turns}`,
);
