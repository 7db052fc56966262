// Improves a learned player by whole games alone, against several opponents under several rule sets: an evolution strategy (`climb.ts`) over the numbers of
// `evolved-numbers.ts`. The luck of the dice is taken out of the scores, which saves two fifths of the games. Some 4 s of processor time a round.
// Use: npm run -s learn-evolve -- --side allied --keep FILE --rounds 300 [--base learned-fast-3] [--seed S] [--pairs 20] [--rate 0.06] [--spread 1] [--against 'LIST'] [--tell 1000]
//      [--numbers units] [--under nt1]
//      --keep: where it stands, written every five rounds; from there it goes on. --rounds: of all.
//      --numbers: the group that moves (`evolved-from.ts`); a climb that was kept may go on with a larger one.
//      --under: the rule whose own numbers move, for a player who has such; all opponents are to be met under it.
//      --fitted: what `refit.ts` wrote for the side, whose networks take the place of those of the base.
//      --against: opponents with rules and games of a score, as `learned-fast-2 second-edition 12; FILE nt1 4`: a name, or what --keep wrote for the other side;
//      FILE@centre plays from the centre where that climb stands, FILE from the mean of its centres.
//      --tell: no climb; the gain of the mean (or of what --point names) over the base on so many times the games of a score, fresh.
import { existsSync, writeFileSync } from 'node:fs';
import { SIDES, type Side } from '../../src/board/index.js';
import type { RuleSet } from '../../src/rules/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf, real, some } from '../options.js';
import { type ClimbSettings, climb, startClimb } from './climb.js';
import { inGroup, type Kept, POINTS, type Point, readFitted, readKept } from './evolve-kept.js';
import { GROUP_NAMES, type Group } from './evolved-from.js';
import { EvolvedNumbers } from './evolved-numbers.js';
import { meanAndError, opponentsOf, scoreOf } from './opponents.js';

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
  fitted: undefined,
  against: undefined,
  tell: undefined,
  point: { among: POINTS, usual: 'mean' },
});

if (!values.keep) throw new UsageError('--keep FILE is missing');
const side = values.side as Side;
const group = values.numbers as Group;
const { under } = values;
const fitted = values.fitted === undefined ? undefined : readFitted(values.fitted).nets;
const numbers = new EvolvedNumbers(side, values.base, group, under, fitted);
const state = existsSync(values.keep) ? inGroup(readKept(values.keep), group).climb : startClimb(numbers.count);

const opponents = values.against ?? usualOpponents(values.base);
const opponentsWith = (seed: string) => opponentsOf(opponents, { side, base: values.base, under }, seed);

if (values.tell === undefined) {
  const settings: ClimbSettings = { seed: values.seed, pairs: values.pairs, rate: values.rate, spread: values.spread };
  const against = opponentsWith(values.seed);
  const score = (steps: Float64Array, pair: number) => scoreOf(against, (rules) => numbers.player(steps, rules), pair);
  const keep = () =>
    writeFileSync(
      values.keep!,
      JSON.stringify({ side, base: values.base, group, under, fitted, climb: state } satisfies Kept),
    );
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
  for (const t of opponentsWith(`${values.seed}, fresh`)) {
    const games = t.games * Number(values.tell);
    const before = t.scores(numbers.player(new Float64Array(numbers.count), t.rules), 0, games);
    const gains = t.scores(moved(t.rules), 0, games).map((x, k) => x - before[k]!);
    all.push(...gains);
    console.log(`${t.rules.names.join(' + ')}: ${gainOf(gains)}`);
  }
  console.log(`all: ${gainOf(all)}`);
}

function gainOf(gains: readonly number[]): string {
  const { mean, error } = meanAndError(gains);
  return `${mean.toFixed(2)} ±${error.toFixed(2)} (${gains.length} games)`;
}
