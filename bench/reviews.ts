// How good are reviews? Games are reviewed by search with several players in its rollouts, and what each review prefers is judged by long rollouts between players of
// whom no review knew. Prints, for each review, the gain of all that it tells of a game, in POC with its standard error.
// Use: npm run -s reviews -- [--games 8] [--first 0] [--judges learned-6,tuned-1] [--seed reviews]

import { mean, standardDeviation } from 'simple-statistics';
import { fastDirections, fastPlayer, searchedBy } from '../src/ai/create-player.js';
import { Match } from '../src/ai/match.js';
import { createSearch, type SearchedBase } from '../src/ai/search/create.js';
import { shapeOf } from '../src/ai/search/large-decisions.js';
import type { SearchPlayer } from '../src/ai/search/search-player.js';
import { type RolloutOpponent, searchSettings } from '../src/ai/search/search-settings.js';
import { LoggedDice, TurnLog } from '../src/ai/search/turn-log.js';
import type { Answer } from '../src/ai/search/variations.js';
import { defaultSeat, type FastSeat, namedSeat } from '../src/ai/seat.js';
import { compileBoard, SIDES, STANDARD_BOARD } from '../src/board/index.js';
import { playGame } from '../src/game/index.js';
import { textTable } from '../src/report/text-table.js';
import { resolveRules } from '../src/rules/index.js';
import { optionsOf, some } from './options.js';

const { values } = optionsOf('bench/reviews.ts', {
  games: some(8),
  first: 0,
  judges: 'learned-6,tuned-1',
  seed: 'reviews',
});
const [first, games] = [Number(values.first), Number(values.games)];

/** Whose answers are tried first, who goes on for the own side, and who for the other. */
interface Review {
  readonly base: string;
  readonly goesOn: boolean;
  readonly against: readonly RolloutOpponent[];
}
const REVIEWS: readonly Review[] = [
  { base: 'heuristic', goesOn: false, against: [] },
  { base: 'learned-fast-2', goesOn: false, against: [] },
  { base: 'learned-fast-2', goesOn: false, against: ['learned-fast-2', 'heuristic'] },
  { base: 'learned-fast-2', goesOn: true, against: ['learned-fast-2', 'heuristic'] },
  { base: 'learned-fast-2', goesOn: true, against: ['learned-fast-2'] },
];
/** Rollouts that measure what a review prefers, and those of a judge. */
const MEASURED = 128;
const JUDGED = 24;
/** Standard errors from zero from which on something is told. */
const CERTAIN = 2;

const rules = resolveRules();
const match = new Match(
  compileBoard(STANDARD_BOARD),
  rules,
  { japan: defaultSeat('japan'), allied: defaultSeat('allied') },
  values.seed,
);
const { game } = match;
const log = new TurnLog();
game.observer = log;
game.dice = new LoggedDice(match.dice, log);

const named = (side: number, name: string): FastSeat => namedSeat(SIDES[side]!, name) as FastSeat;

/** A fast player as search takes it. */
function fast(side: number, name: string): SearchedBase {
  const seat = named(side, name);
  return { base: fastDirections(SIDES[side]!, seat, rules), player: (d, gathered) => fastPlayer(seat, d, gathered) };
}

function reviewer(side: number, { base, goesOn, against }: Review): SearchPlayer {
  const by = searchedBy(SIDES[side]!, named(side, base), searchSettings({ against }), rules);
  return createSearch({ ...by, ...(goesOn ? { onward: by.player } : {}), seed: 'review', log });
}

const gains = REVIEWS.map((): number[] => []);
const told = REVIEWS.map(() => 0);
const seconds = REVIEWS.map(() => 0);
SIDES.forEach((_, side) => {
  const player = game.players[side]!;
  const reviewers = REVIEWS.map((review) => reviewer(side, review));
  const judges = values.judges.split(',');
  const judge = createSearch({
    ...fast(side, 'learned-fast-2'),
    opponents: judges.map((name) => fast(1 - side, name)),
    settings: searchSettings({ rollouts: 4, horizon: 0, opponents: judges.length }),
    rules,
    seed: 'judge',
    log,
  });
  game.players[side] = {
    name: 'reviewed',
    startGame: (n) => {
      for (const one of [player, ...reviewers, judge]) one.startGame?.(n);
    },
    decide: (decision, g) => {
      player.decide(decision, g);
      if (shapeOf(decision) === undefined) return;
      const played = Array.from(g.answers.subarray(0, g.answerLength));
      const preferred = reviewers.map((search, k): Answer | undefined => {
        const begun = process.cpuUsage();
        const { answer, standing } = search.search(decision, g, played);
        const { gain, error } = standing
          ? search.measure(decision, g, played, answer, MEASURED)
          : { gain: 0, error: 0 };
        seconds[k]! += process.cpuUsage(begun).user / 1e6;
        return gain > CERTAIN * error ? answer : undefined;
      });
      if (preferred.some((answer) => answer)) {
        // Rollouts stand ready for a decision when it has been searched.
        judge.search(decision, g, played);
        const before = mean(judge.sample(decision, g, played, JUDGED));
        preferred.forEach((answer, k) => {
          if (!answer) return;
          told[k]!++;
          gains[k]![gains[k]!.length - 1]! += mean(judge.sample(decision, g, answer, JUDGED)) - before;
        });
      }
      g.answerLength = 0;
      for (const x of played) g.answer(x);
    },
  };
});

for (let n = first; n < first + games; n++) {
  for (const row of gains) row.push(0);
  match.deal(n);
  playGame(game);
}
const rows = REVIEWS.map(({ base, goesOn, against }, k) => [
  goesOn ? base : `heuristic (answers of ${base})`,
  against.length > 0 ? against.join(', ') : 'heuristic',
  (told[k]! / games).toFixed(0),
  `${mean(gains[k]!).toFixed(1)} ±${(standardDeviation(gains[k]!) / Math.sqrt(games - 1)).toFixed(1)}`,
  (seconds[k]! / games).toFixed(1),
]);
process.stdout.write(
  textTable([['goes on', 'against', 'told a game', 'gain a game', 's a game'], ...rows], Number.POSITIVE_INFINITY),
);
