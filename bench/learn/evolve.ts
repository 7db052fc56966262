// Improves a learned player by whole games alone, against several opponents under several rule sets: an evolution strategy (`climb.ts`) over the numbers of
// `evolved-numbers.ts`. The luck of the dice is taken out of the scores, which saves two fifths of the games. Some 4 s of processor time a round.
// Use: npm run -s learn-evolve -- --side allied --keep FILE --rounds 300 [--base learned-fast-3] [--seed S] [--pairs 20] [--rate 0.06] [--spread 1] [--against 'LIST'] [--tell 1000]
//      [--numbers units] [--under nt1]
//      --keep: where it stands, written every five rounds; from there it goes on. --rounds: of all.
//      --numbers: the group that moves (`evolved-from.ts`); a climb that was kept may go on with a larger one.
//      --under: the rule whose own numbers move, for a player who has such; all opponents are to be met under it.
//      --against: opponents with rules and games of a score, as `learned-fast-2 second-edition 12; FILE nt1 4`: a name, or what --keep wrote for the other side;
//      FILE@centre plays from the centre where that climb stands, FILE from the mean of its centres.
//      --tell: no climb; the gain of the mean (or of what --point names) over the base on so many times the games of a score, fresh.
import { existsSync, writeFileSync } from 'node:fs';
import { SIDES, type Side } from '../../src/board/index.js';
import type { Player } from '../../src/game/state/state.js';
import { type RuleSet, resolveRules } from '../../src/rules/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf, real, some } from '../options.js';
import { type ClimbSettings, climb, startClimb } from './climb.js';
import { inGroup, type Kept, namedOrKept, POINTS, type Point, readKept } from './evolve-kept.js';
import { GROUP_NAMES, type Group } from './evolved-from.js';
import { EvolvedNumbers } from './evolved-numbers.js';
import { LucklessMatch } from './luckless-match.js';

/** Most games against the player itself, as most questions are asked; other rules, so that it does not forget them. */
const usualOpponents = (base: string) =>
  [
    `${base} second-edition 12`,
    'learned-6 second-edition 6',
    'tuned-1 second-edition 6',
    'tuned-2 second-edition 4',
    `${base} nt1 4`,
    `${base} menzel 4`,
    `${base} second-edition,nine-turn 2`,
    `${base} second-edition,task-forces 2`,
  ].join('; ');
const KEPT_EVERY = 5;

const { values } = optionsOf('bench/learn/evolve.ts', {
  side: { among: SIDES, usual: 'allied' },
  base: 'learned-fast-3',
  numbers: { among: GROUP_NAMES, usual: 'units' },
  keep: undefined,
  rounds: 300,
  seed: 'evolve',
  pairs: some(20),
  rate: real(0.06),
  spread: real(1, 0.001),
  under: undefined,
  against: undefined,
  tell: undefined,
  point: { among: POINTS, usual: 'mean' },
});

if (!values.keep) throw new UsageError('--keep FILE is missing');
const side = values.side as Side;
const own = SIDES.indexOf(side);
const group = values.numbers as Group;
const { under } = values;
const numbers = new EvolvedNumbers(side, values.base, group, under);
const state = existsSync(values.keep) ? inGroup(readKept(values.keep), group).climb : startClimb(numbers.count);

/** One opponent under one rule set. */
class Table {
  readonly rules: RuleSet;
  readonly games: number;
  private readonly match: LucklessMatch;

  constructor(text: string, seed: string) {
    const [opponent, rules, games] = text.trim().split(/\s+/) as [string, string, string];
    this.rules = resolveRules(rules.split(','));
    this.games = Number(games);
    if (under !== undefined && !this.rules.names.includes(under))
      throw new UsageError(`--against: ${text.trim()}: with --under ${under} every opponent is met under ${under}`);
    const [base, other] = [{ name: values.base }, namedOrKept(opponent)];
    const [japan, allied] = side === 'japan' ? [base, other] : [other, base];
    this.match = new LucklessMatch(this.rules, japan, allied, seed);
  }

  /** Scores of a player for its side, game by game, without the luck of the dice. */
  scores(player: Player, first: number, games: number): number[] {
    this.match.seat(own, player);
    return Array.from({ length: games }, (_, k) => {
      const score = this.match.score(first + k);
      return side === 'japan' ? score : -score;
    });
  }
}

const opponents = values.against ?? usualOpponents(values.base);
const tablesOf = (seed: string) => opponents.split(';').map((text) => new Table(text, seed));
const meanOf = (x: readonly number[]) => x.reduce((a, b) => a + b, 0) / x.length;

if (values.tell === undefined) {
  const settings: ClimbSettings = { seed: values.seed, pairs: values.pairs, rate: values.rate, spread: values.spread };
  const against = tablesOf(values.seed);
  const score = (steps: Float64Array, pair: number) => {
    // One player for all opponents under the same rules: to make one takes as long as a game.
    const players = new Map<string, Player>();
    const playerUnder = (rules: RuleSet) => {
      const key = rules.names.join();
      const player = players.get(key) ?? numbers.player(steps, rules);
      players.set(key, player);
      return player;
    };
    return meanOf(against.flatMap((t) => t.scores(playerUnder(t.rules), pair * t.games, t.games)));
  };
  const keep = () =>
    writeFileSync(values.keep!, JSON.stringify({ side, base: values.base, group, under, climb: state } satisfies Kept));
  // With a larger group it is another player, before the first round too.
  keep();
  while (state.rounds < values.rounds) {
    const level = climb(state, settings, score);
    if (state.rounds % KEPT_EVERY !== 0) continue;
    keep();
    console.error(`round ${state.rounds}: ${level.toFixed(2)}, ${(process.cpuUsage().user / 1e6).toFixed(0)} s`);
  }
} else {
  const all: number[] = [];
  const moved = (rules: RuleSet) => numbers.player(Float64Array.from(state[values.point as Point]), rules);
  for (const t of tablesOf(`${values.seed}, fresh`)) {
    const games = t.games * Number(values.tell);
    const before = t.scores(numbers.player(new Float64Array(numbers.count), t.rules), 0, games);
    const gains = t.scores(moved(t.rules), 0, games).map((x, k) => x - before[k]!);
    all.push(...gains);
    console.log(`${t.rules.names.join(' + ')}: ${gainOf(gains)}`);
  }
  console.log(`all: ${gainOf(all)}`);
}

function gainOf(gains: readonly number[]): string {
  const mean = meanOf(gains);
  const error = Math.sqrt(meanOf(gains.map((x) => (x - mean) ** 2)) / (gains.length - 1));
  return `${mean.toFixed(2)} ±${error.toFixed(2)} (${gains.length} games)`;
}
