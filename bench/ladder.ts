// The ladder of players: each of them plays either side against the other side's frozen player, beside that side's frozen player on the same
// dice. Prints a table: gain in POC with its standard error, for Japan and for the Allies, and processor milliseconds a game.
// Use: npm run -s ladder -- [--players standard,tuned] [--against tuned-1] [--rules second-edition] [--games 200] [--first 0] [--seed ladder]
//      [--sides japan,allied] [--luck 8] [--each]
//      --luck takes the luck of every turn out of the score, measured by so many rollouts of the base players: for players who search, that
//      needs a third of the games. The mean of a frozen player who does not search is then that of 4,000 games. Milliseconds are with the rollouts.
//      A player is a name, a file, or a map as in a scenario: --players '{search: {rollouts: 8}}; tuned' (several maps: separated by ;).

import { Match } from '../src/ai/match.js';
import type { Seat } from '../src/ai/seat.js';
import { TurnLuck } from '../src/ai/turn-luck.js';
import { compileBoard, SIDES, type Side, STANDARD_BOARD } from '../src/board/index.js';
import { textTable } from '../src/report/text-table.js';
import { resolveRules } from '../src/rules/index.js';
import { optionsOf, some } from './options.js';
import { playersOf, seatOf } from './seats.js';

const { values } = optionsOf('bench/ladder.ts', {
  players: 'standard,tuned',
  against: 'tuned-1',
  rules: 'second-edition',
  games: some(200),
  first: 0,
  seed: 'ladder',
  sides: { among: SIDES, usual: SIDES.join() },
  luck: 0, // Tells every game as it comes.
  each: false,
});

const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules(values.rules.split(','));
const [first, games, luckRollouts] = [Number(values.first), Number(values.games), Number(values.luck)];
/** Games of a frozen player who does not search, where the luck is taken out of the others' games. */
const FROZEN_GAMES = 4000;
/** Of the rollouts that measure luck. */
const LUCK_SEED = 'lk';
const sides = SIDES.filter((side) => values.sides.split(',').includes(side));
const names = playersOf(values.players);

/** Final scores for a side, without the luck where that is asked for, and the processor time of a game in milliseconds. */
function play(
  own: Seat,
  side: Side,
  count = games,
  rollouts = 0,
): { readonly scores: number[]; readonly time: number } {
  const other = seatOf(side === 'japan' ? 'allied' : 'japan', values.against);
  const seats = side === 'japan' ? { japan: own, allied: other } : { japan: other, allied: own };
  const match = new Match(tables, rules, seats, values.seed);
  const luck = rollouts > 0 ? new TurnLuck({ match, tables, rules, seats, seed: LUCK_SEED, rollouts }) : null;
  const before = process.cpuUsage();
  const scores: number[] = [];
  const lucks: number[] = [];
  const sign = side === 'japan' ? 1 : -1;
  for (let game = first; game < first + count; game++) {
    luck?.startGame(game);
    match.play(game, luck);
    scores.push(sign * match.game.poc);
    lucks.push(luck === null ? 0 : sign * luck.total());
    if (values.each) console.error(`game ${game}, ${side}: ${match.game.poc}`);
  }
  const { user, system } = process.cpuUsage(before);
  return { scores: luck === null ? scores : withoutLuck(scores, lucks), time: (user + system) / 1000 / count };
}

const mean = (x: readonly number[]) => x.reduce((a, b) => a + b, 0) / x.length;

/** Scores less what their luck explains, by least squares; the mean of luck is zero. */
function withoutLuck(scores: readonly number[], lucks: readonly number[]): number[] {
  const [score, luck] = [mean(scores), mean(lucks)];
  const slope = mean(scores.map((x, k) => (x - score) * (lucks[k]! - luck))) / mean(lucks.map((x) => (x - luck) ** 2));
  return scores.map((x, k) => x - slope * lucks[k]!);
}

/** Mean of the gains, and their standard error: game by game where both play the same games. */
function gain(scores: readonly number[], usual: readonly number[]): string {
  if (luckRollouts === 0) return gainText(scores.map((x, k) => x - usual[k]!));
  return meanText(mean(scores) - mean(usual), Math.hypot(errorOf(scores), errorOf(usual)));
}

function errorOf(x: readonly number[]): number {
  const middle = mean(x);
  return Math.sqrt(x.reduce((a, b) => a + (b - middle) ** 2, 0) / (x.length - 1) / x.length);
}

/** `+3.2 ±0.4`: a mean and its standard error. */
const gainText = (differences: readonly number[]) => meanText(mean(differences), errorOf(differences));
const meanText = (middle: number, error: number) =>
  `${middle < 0 ? '−' : '+'}${Math.abs(middle).toFixed(1)} ±${error.toFixed(1)}`;

/** The frozen player in the seat of a side. */
function frozen(side: Side): number[] {
  const seat = seatOf(side, values.against);
  const many = luckRollouts > 0 && seat.player !== 'search';
  return play(seat, side, many ? FROZEN_GAMES : games, many ? 0 : luckRollouts).scores;
}

const usual = new Map(sides.map((side) => [side, frozen(side)]));
const rows = names.map((name) => {
  const cells = sides.map((side) => {
    const { scores, time } = play(seatOf(side, name), side, games, luckRollouts);
    return [gain(scores, usual.get(side)!), time.toFixed(time < 10 ? 1 : 0)];
  });
  return [name, ...cells.flat()];
});
const head = ['player', ...sides.flatMap((side) => [`${side === 'japan' ? 'Japan' : 'Allies'}, POC`, 'ms a game'])];
console.log(
  `against ${values.against}, ${rules.names.join(' + ')}, ${games} games of seed ${values.seed}; gain over ${values.against} in the same seat`,
);
console.log(textTable([head, ...rows], 200));
