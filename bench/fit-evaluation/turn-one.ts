// Fits the evaluation of the search player after turn 1, for each of some rule sets, writes the weights, and tells how well the old and
// the new ones foretell games that the fit has not seen. The players vary on turn 1 alone: what follows is their play as they are.
// Use: npm run -s fit-turn-one -- [--games 20000] [--check] [--rules nt1/menzel] [--players learned-fast-16,learned-fast-15] [--version 4]
//      --players: as in `run.ts`. --check measures what is there, of any --version, and writes nothing.

import { onTrack, turnOneOf, weigh } from '../../src/ai/search/evaluation.js';
import { LATEST_EVALUATION, type TurnOneEvaluation, type WorthOfShip } from '../../src/ai/search/evaluation-weights.js';
import { damagedShare, TURN_ONE_FEATURES, turnOneFeatures } from '../../src/ai/search/features.js';
import { compileBoard, SIDES, STANDARD_BOARD, SUNK } from '../../src/board/index.js';
import { resolveRules } from '../../src/rules/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf, some } from '../options.js';
import { fitEvaluation, writeWeights } from './fit.js';
import { AS_THEY_ARE, type Manner, type Position, positions, type Seen, VARIED_ON_TURN_ONE } from './positions.js';
import { AFTER_TURN_ONE } from './rule-sets.js';

const SEED = 'evaluation after turn 1';
/** Games in which the fit is tried. */
const TRIED = 2000;
/** Most of the game is still to come: the scale of its chance changes little. */
const SPREADS = [4, 8];

const { values } = optionsOf('bench/fit-evaluation/turn-one.ts', {
  games: some(20000),
  check: false,
  rules: undefined,
  players: '',
  version: some(LATEST_EVALUATION),
});
const version = Number(values.version);
if (version > LATEST_EVALUATION) throw new UsageError(`--version ${version}: there are ${LATEST_EVALUATION} versions`);
if (version < LATEST_EVALUATION && !values.check)
  throw new UsageError(`--version ${version}: it never changes; with --check it is measured`);
const FILE = `src/ai/search/turn-one-${version}-weights.json`;
const named = values.players === '' ? {} : { players: values.players.split(',') };
const VARIED: Manner = { ...VARIED_ON_TURN_ONE, ...named };
const tables = compileBoard(STANDARD_BOARD);
const ships = SIDES.flatMap((_, side) =>
  Array.from({ length: tables.shipEnd[side]! - tables.shipStart[side]! }, (_, k) => tables.shipStart[side]! + k),
);
/** Numbers kept for every ship: whether it is in a harbor, how much of it is damaged there, and whether it is sunk. */
const PER_SHIP = 3;
const seen: Seen = {
  length: TURN_ONE_FEATURES + PER_SHIP * ships.length,
  fill: (g, into) => {
    turnOneFeatures(g, into);
    ships.forEach((p, k) => {
      const at = TURN_ONE_FEATURES + PER_SHIP * k;
      if (g.isInHarbor(p)) {
        into[at] = 1;
        into[at + 1] = damagedShare(g, p);
      }
      if (g.location[p] === SUNK) into[at + 2] = 1;
    });
  },
};
/** What is seen of ship number k of the list. */
const ofShip = <T extends ArrayLike<number>>(x: T, k: number): [number, number, number] => {
  const at = TURN_ONE_FEATURES + PER_SHIP * k;
  return [x[at]!, x[at + 1]!, x[at + 2]!];
};

const rounded = (w: number): number => Number(w.toFixed(2)) || 0;

function fitted(names: readonly string[], rules: ReturnType<typeof resolveRules>): TurnOneEvaluation {
  const [cases] = positions(tables, rules, SEED, Number(values.games), VARIED, seen);
  const { spread, weights } = fitEvaluation(cases!, SPREADS);
  const w = Array.from(weights as Float64Array, rounded);
  const named = ships
    .map((p, k): [string, WorthOfShip] => [tables.pieceNames[p]!, ofShip(w, k)])
    .filter(([, worth]) => worth.some((x) => x !== 0));
  const byName = Object.fromEntries(named);
  return { rules: names, spread, weights: w.slice(0, TURN_ONE_FEATURES), ships: byName };
}

/** Share of the variance explained, and mean error. */
function quality({ spread, weights, ships: worth }: TurnOneEvaluation, cases: readonly Position[]): string {
  const ofShips = (x: Float64Array) =>
    ships.reduce((sum, p, k) => {
      const [inHarbor, damaged, sunk = 0] = worth[tables.pieceNames[p]!] ?? [0, 0];
      const [isInHarbor, share, isSunk] = ofShip(x, k);
      return sum + inHarbor * isInHarbor + damaged * share + sunk * isSunk;
    }, 0);
  const mean = cases.reduce((sum, c) => sum + c.end, 0) / cases.length;
  const all = cases.reduce((sum, c) => sum + (c.end - mean) ** 2, 0);
  const errors = cases.map(({ x, end }) => onTrack(weigh(weights, x) + ofShips(x), spread) - end);
  const left = errors.reduce((sum, e) => sum + e * e, 0);
  return `${(1 - left / all).toFixed(3)}, ${(errors.reduce((sum, e) => sum + e, 0) / cases.length).toFixed(1)}`;
}

const asked = values.rules?.split('/');
const all = AFTER_TURN_ONE.map((names) => turnOneOf(resolveRules([names[0]!]), version));
AFTER_TURN_ONE.forEach((names, at) => {
  if (asked && !asked.includes(names[0]!)) return;
  const rules = resolveRules([names[0]!]);
  const there = all[at]!;
  const now = values.check ? null : fitted(names, rules);
  for (const [what, manner] of [
    ['the players as they are', { ...AS_THEY_ARE, ...named }],
    ['varied on turn 1', VARIED],
  ] as const) {
    const [cases] = positions(tables, rules, `${SEED} tried`, TRIED, manner, seen);
    const told = [`there ${quality(there, cases!)}`, ...(now ? [`fitted now ${quality(now, cases!)}`] : [])];
    console.log(`${names[0]}, ${what}: share of the variance explained, mean error: ${told.join('; ')}`);
  }
  if (!now) return;
  all[at] = now;
  writeWeights(FILE, all);
});
