// Fits the evaluation of the search player (src/ai/search/evaluation.ts), writes the weights, and tells how well the old and the new ones foretell games that the fit has not seen.
// Use: npm run -s fit-evaluation -- [--games 6000] [--rules nine-turn/nt1] [--players learned-fast-16,learned-fast-15] [--version 4] [--check]
//      --games: of each rule set. --players: who plays; without any, players near the default doctrines. --version: which evaluation is fitted. Up to the third all rule sets are fitted as one,
//      from the fourth on each by itself, and those that are not named stay. --check measures what is there and writes nothing.

import { onTrack, under, weigh } from '../../src/ai/search/evaluation.js';
import {
  EVALUATIONS,
  type Evaluation,
  LATEST_EVALUATION,
  type LaterEvaluations,
} from '../../src/ai/search/evaluation-weights.js';
import { FEATURES } from '../../src/ai/search/features.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { type RuleSet, resolveRules } from '../../src/rules/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf, some } from '../options.js';
import { fitEvaluation, writeWeights } from './fit.js';
import { type Manner, type Position, positions } from './positions.js';
import { ON_LATER_TURNS } from './rule-sets.js';

const SEED = 'evaluation';
/** Games of each rule set in which the fit is tried: the players as they are, and as they were when it was fitted. */
const TRIED = 2000;
/** The first version that tells rule sets apart. */
const BY_RULES = 4;

const { values } = optionsOf('bench/fit-evaluation/run.ts', {
  games: some(6000),
  rules: ON_LATER_TURNS.map(([name]) => name).join('/'),
  players: '',
  version: some(LATEST_EVALUATION),
  check: false,
});
const games = Number(values.games);
const version = Number(values.version);
const FILE = `src/ai/search/evaluation-${version > 2 ? `${version}-` : ''}weights.json`;
const there = EVALUATIONS[version - 1];
if (!there) throw new UsageError(`--version ${version}: there are ${EVALUATIONS.length} versions`);
const named = values.players === '' ? {} : { players: values.players.split(',') };
const WIDE: Manner = { shake: 0.5, variety: 12, ...named };
const PLAIN: Manner = { shake: 0, variety: 0, ...named };
const tables = compileBoard(STANDARD_BOARD);
const asked = values.rules.split('/');
const wrong = asked.find((name) => !ON_LATER_TURNS.some(([first]) => first === name));
if (version >= BY_RULES && !values.check && wrong !== undefined)
  throw new UsageError(`--rules ${wrong}: allowed: ${ON_LATER_TURNS.map(([first]) => first).join(', ')}`);
const ruleSets = asked.map((name) => resolveRules(name.split('+')));

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

/** The fit to games under some rules, by turns that are left. */
function fitted(sets: readonly RuleSet[]): Evaluation[] {
  const seen = sets.map((rules) => positions(tables, rules, SEED, games, WIDE));
  const last = sets[0]!.turns;
  return Array.from({ length: last - 1 }, (_, k) => {
    const { spread, weights } = fitEvaluation(seen.flatMap((byTurn) => byTurn[last - 2 - k]!));
    return { spread, weights: Array.from({ length: FEATURES }, (_, i) => rounded(weights[i]!)) };
  });
}

/** What is fitted now, and what was there for rule sets that are not named. */
function fittedByRules(): readonly LaterEvaluations[] {
  if (version < BY_RULES) return [{ rules: ON_LATER_TURNS.at(-1)!, byTurnsLeft: fitted(ruleSets) }];
  return ON_LATER_TURNS.map((rules) =>
    asked.includes(rules[0]!)
      ? { rules, byTurnsLeft: fitted([resolveRules([rules[0]!])]) }
      : there!.find((entry) => entry.rules[0] === rules[0])!,
  );
}

const now = values.check ? null : fittedByRules();
if (now) {
  writeWeights(FILE, version < BY_RULES ? now[0]!.byTurnsLeft : now);
  console.log(`${FILE} is written`);
}
for (const rules of ruleSets) {
  const before = under(there, rules).byTurnsLeft;
  const after = now && under(now, rules).byTurnsLeft;
  for (const [what, manner] of [
    ['the players as they are', PLAIN],
    ['with variety', WIDE],
  ] as const) {
    const cases = positions(tables, rules, `${SEED} tried`, TRIED, manner);
    console.log(
      `${rules.names.join(' + ')}, ${what}, ${TRIED} games: share of the variance of the final POC explained, mean error`,
    );
    console.log(`after turn     there        ${after ? 'fitted now' : ''}`);
    for (let turn = 1; turn < rules.turns; turn++) {
      const of = (all: readonly Evaluation[]) =>
        quality(all[Math.min(rules.turns - turn, all.length) - 1]!, cases[turn - 1]!);
      console.log(`${turn}        ${of(before)}${after ? `   ${of(after)}` : ''}`);
    }
  }
}
