// Fits the evaluation of the search player (src/ai/search/evaluation.ts), writes the weights, and tells how well the old and the new ones foretell games that the fit has not seen.
// Use: npm run -s fit-evaluation -- [--games 20000] [--rules second-edition/nt1] [--players learned-fast-14,tuned] [--version 3] [--check]
//      --games: of each rule set. --players: who plays; without any, players near the default doctrines. --version: which evaluation is fitted. --check measures what is there and writes nothing.

import { onTrack, weigh } from '../../src/ai/search/evaluation.js';
import { EVALUATIONS, type Evaluation } from '../../src/ai/search/evaluation-weights.js';
import { FEATURES } from '../../src/ai/search/features.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { resolveRules } from '../../src/rules/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf, some } from '../options.js';
import { fitEvaluation, writeWeights } from './fit.js';
import { type Manner, type Position, positions } from './positions.js';

const SEED = 'evaluation';
/** Games of each rule set in which the fit is tried: the players as they are, and as they were when it was fitted. */
const TRIED = 2000;

const { values } = optionsOf('bench/fit-evaluation/run.ts', {
  games: some(20000),
  rules: 'second-edition',
  players: '',
  version: some(1),
  check: false,
});
const games = Number(values.games);
const version = Number(values.version);
const FILE = `src/ai/search/evaluation-${version > 2 ? `${version}-` : ''}weights.json`;
const THERE = EVALUATIONS[version - 1];
if (!THERE) throw new UsageError(`--version ${version}: there are ${EVALUATIONS.length} versions`);
const named = values.players === '' ? {} : { players: values.players.split(',') };
const WIDE: Manner = { shake: 0.5, variety: 12, ...named };
const PLAIN: Manner = { shake: 0, variety: 0, ...named };
const tables = compileBoard(STANDARD_BOARD);
const ruleSets = values.rules.split('/').map((name) => resolveRules(name.split('+')));
const last = ruleSets[0]!.turns;

/** Share of the variance explained, and mean error. */
function quality({ spread, weights }: Evaluation, cases: readonly Position[]): string {
  const n = cases.length;
  const mean = cases.reduce((sum, c) => sum + c.end, 0) / n;
  const all = cases.reduce((sum, c) => sum + (c.end - mean) ** 2, 0);
  const errors = cases.map(({ x, end }) => onTrack(weigh(weights, x), spread) - end);
  const left = errors.reduce((sum, e) => sum + e * e, 0);
  const bias = errors.reduce((sum, e) => sum + e, 0) / n;
  return `${(1 - left / all).toFixed(3).padStart(7)} ${bias.toFixed(1).padStart(6)}`;
}

/** Small numbers without their zero, as short as they are exact. */
const rounded = (w: number): number => Number(w.toFixed(2));

function fitted(): Evaluation[] {
  const seen = ruleSets.map((rules) => positions(tables, rules, SEED, games, WIDE));
  return Array.from({ length: last - 1 }, (_, k) => {
    const { spread, weights } = fitEvaluation(seen.flatMap((byTurn) => byTurn[last - 2 - k]!));
    return { spread, weights: Array.from({ length: FEATURES }, (_, i) => rounded(weights[i]!)) };
  });
}

const now = values.check ? null : fitted();
for (const rules of ruleSets) {
  for (const [what, manner] of [
    ['the players as they are', PLAIN],
    ['with variety', WIDE],
  ] as const) {
    const cases = positions(tables, rules, `${SEED} tried`, TRIED, manner);
    console.log(
      `${rules.names.join(' + ')}, ${what}, ${TRIED} games: share of the variance of the final POC explained, mean error`,
    );
    console.log(`after turn     there        ${now ? 'fitted now' : ''}`);
    for (let turn = 1; turn < last; turn++) {
      const left = last - turn - 1;
      const there = quality(THERE[left]!, cases[turn - 1]!);
      console.log(`${turn}        ${there}${now ? `   ${quality(now[left]!, cases[turn - 1]!)}` : ''}`);
    }
  }
}
if (now) {
  writeWeights(FILE, now);
  console.log(`${FILE} is written`);
}
