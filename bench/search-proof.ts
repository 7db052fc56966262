// Is the search player worth his time? Every game is played twice with the same dice: by the default doctrines, and with search on top
// of one of them. Prints as it goes: what each game brought, the mean gain of either side with its 95 % interval, processor seconds.
// Use: npm run -s search-proof -- [--games 30] [--first 0] [--sides japan,allied] [--seed proof] [--keep FILE] [--search '{"rollouts": 48}']
//      --against '{"rollouts": 16}': the other side searches as well, with these options.
//      --keep: games are kept in FILE, and the same command goes on where it stopped.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mean, sampleVariance } from 'simple-statistics';
import { Match } from '../src/ai/match.js';
import { EVALUATIONS } from '../src/ai/search/evaluation-weights.js';
import { type SearchSettings, searchSettings } from '../src/ai/search/search-settings.js';
import { namedSeat, type SearchSeat, type Seat } from '../src/ai/seat.js';
import { compileBoard, SIDES, type Side, STANDARD_BOARD } from '../src/board/index.js';
import { resolveRules } from '../src/rules/index.js';
import { studentHalf } from '../src/stats/intervals/mean-interval.js';
import { optionsOf, some } from './options.js';

/** What the package promises, in POC. */
const PROMISED = 2;

/** A game played twice. */
interface Pair {
  readonly side: Side;
  readonly game: number;
  /** POC by which search did better, for its side. */
  readonly gain: number;
  /** Processor seconds of the game with search. */
  readonly seconds: number;
}

const { values } = optionsOf('bench/search-proof.ts', {
  games: some(30),
  first: 0,
  sides: { among: SIDES, usual: SIDES.join() },
  seed: 'proof',
  search: '{}',
  against: undefined,
  keep: undefined,
});
const options = searchSettings(JSON.parse(values.search));
const against = values.against === undefined ? null : searchSettings(JSON.parse(values.against));
const sides = SIDES.filter((side) => values.sides.split(',').includes(side));
const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules();

/** The default doctrine of a side, with search on top of it or without. */
function seat(side: Side, settings: SearchSettings | null): Seat {
  return settings ? { ...(namedSeat(side, 'search') as SearchSeat), search: settings } : namedSeat(side, 'heuristic')!;
}

/** The games with search on one side and without. */
const matches = sides.map((side) => {
  const match = (settings: SearchSettings | null) => {
    const own = seat(side, settings);
    const other = seat(side === 'japan' ? 'allied' : 'japan', against);
    const seats = side === 'japan' ? { japan: own, allied: other } : { japan: other, allied: own };
    return new Match(tables, rules, seats, values.seed);
  };
  return { side, searching: match(options), without: match(null) };
});
type Table = (typeof matches)[number];

function play(match: Match, game: number): number {
  match.play(game);
  return match.game.poc;
}

function pair({ side, searching, without }: Table, game: number): Pair {
  const usual = play(without, game);
  const before = process.cpuUsage();
  const difference = play(searching, game) - usual;
  const { user, system } = process.cpuUsage(before);
  return { side, game, gain: side === 'japan' ? difference : -difference, seconds: (user + system) / 1e6 };
}

/** Pairs of an earlier run that asked the same. */
const doctrines = SIDES.map((side) => seat(side, null));
const question = JSON.stringify({ doctrines, options, against, evaluation: EVALUATIONS[0], seed: values.seed });
const kept: Pair[] = [];
if (values.keep && existsSync(values.keep)) {
  const file = JSON.parse(readFileSync(values.keep, 'utf8')) as { question: string; pairs: Pair[] };
  if (file.question !== question) throw new Error(`${values.keep} holds games of other players, settings or dice`);
  kept.push(...file.pairs);
}

function summary(side: Side, pairs: readonly Pair[]): string {
  const gains = pairs.filter((p) => p.side === side).map((p) => p.gain);
  const n = gains.length;
  if (n < 2) return `${side}: ${n} games`;
  const middle = mean(gains);
  const half = studentHalf(n, sampleVariance(gains), 0.95);
  const [low, high] = [middle - half, middle + half];
  const seconds = mean(pairs.filter((p) => p.side === side).map((p) => p.seconds));
  const verdict = low >= PROMISED ? 'proven' : high < PROMISED ? 'refuted' : 'open';
  return (
    `${side}: search gains ${middle.toFixed(1)} POC, 95 % interval ${low.toFixed(1)} to ${high.toFixed(1)}, ` +
    `${n} games of ${seconds.toFixed(1)} s; at least ${PROMISED}: ${verdict}`
  );
}

const pairs: Pair[] = [];
const first = Number(values.first);
for (let game = first; game < first + Number(values.games); game++) {
  for (const match of matches) {
    const { side } = match;
    const known = kept.find((p) => p.side === side && p.game === game);
    const now = known ?? pair(match, game);
    pairs.push(now);
    if (!known) kept.push(now);
    if (values.keep) writeFileSync(values.keep, JSON.stringify({ question, pairs: kept }));
    const { gain, seconds } = now;
    console.log(`game ${game}, search for ${side}: ${gain >= 0 ? '+' : ''}${gain} POC, ${seconds.toFixed(1)} s`);
  }
}
for (const side of sides) console.log(summary(side, pairs));
