// How far a player can be exploited: a doctrine is trained (CMA-ES) against it alone, and meets it on games that the training has not seen,
// beside the normal opponent on the same dice. The gain is what knowing this one player is worth, with the budget stated.
// Use: npm run -s best-response -- --side japan [--against tuned] [--usual tuned] [--rules nt1] [--generations 30] [--candidates 16]
//      [--games 24] [--fresh 600] [--step 0.06] [--seed S] [--weights fear,areas] [--beside learned-3] [--out FILE]
//      --side: who is trained. --usual: the normal opponent, from which training begins; of a learned player
//      the weights of the heuristic player beneath are trained, not the networks. --against may be several players, with commas:
//      then the mean over them is trained, and the mean and each are told. --beside: another player whose gain in that seat is told too, on the same dice;
//      with --generations 0 alone.
//      A player is a name, a file, or a map as in a scenario (several maps: separated by ;).
//      --out: the trained weights that differ, as YAML.

import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { fastDirections } from '../src/ai/create-player.js';
import { isIdle, tunables, withWeights } from '../src/ai/heuristic/doctrine/tunable.js';
import { WEIGHT_NAMES, WEIGHT_TABLE_NAMES } from '../src/ai/heuristic/doctrine/weights.js';
import { Match } from '../src/ai/match.js';
import { changedWeights, type FastSeat, isFast, type Seat } from '../src/ai/seat.js';
import { compileBoard, SIDES, type Side, STANDARD_BOARD } from '../src/board/index.js';
import { resolveRules } from '../src/rules/index.js';
import {
  afterGeneration,
  nextGeneration,
  startTuning,
  type TuningSettings,
  tunedNumbers,
} from '../src/stats/searching/tuning.js';
import { optionsOf, real, some } from './options.js';
import { playersOf, seatOf } from './seats.js';

const { values } = optionsOf('bench/best-response.ts', {
  side: { among: SIDES, usual: 'japan' },
  against: 'tuned',
  usual: 'tuned',
  rules: 'second-edition',
  generations: 30,
  candidates: some(16),
  games: some(24),
  fresh: some(600),
  step: real(0.06),
  seed: 'best response',
  weights: undefined,
  beside: undefined,
  out: undefined,
});

const side = SIDES.find((s) => s === values.side) as Side;
const other: Side = side === 'japan' ? 'allied' : 'japan';
const rules = resolveRules(values.rules.split(','));
const tables = compileBoard(STANDARD_BOARD);

const usual = seatOf(side, values.usual);
if (!isFast(usual)) throw new Error(`--usual ${values.usual}: training begins with a doctrine or a learned player`);
const { weights: start } = fastDirections(side, usual, rules);
const opponents = playersOf(values.against).map((name) => seatOf(other, name));
/** Everything but counts that are worth nothing to the side. */
const everything = [...WEIGHT_NAMES.filter((name) => !isIdle(name, side, start)), ...WEIGHT_TABLE_NAMES];
const numbers = tunables(start, values.weights?.split(',') ?? everything)
  // A share of 0 at a harbor where the side never bases cannot be told from noise.
  .filter((n) => values.weights !== undefined || !(n.name.startsWith('fleetShares') && n.value === 0));
const settings: TuningSettings = {
  numbers: numbers.map(({ value, ...rest }) => ({ ...rest, start: value })),
  candidates: Number(values.candidates),
  step: Number(values.step),
  seed: values.seed,
};

/** The usual opponent with other weights; its plans for these rules stand. */
const seatWith = (to: readonly number[]): FastSeat => ({
  ...usual,
  doctrine: 'response',
  weights: withWeights(start, Object.fromEntries(numbers.map((n, i) => [n.name, to[i]!]))),
  under: usual.under?.map(({ weights: _, ...plans }) => plans),
});

/** Scores of a seat for its side against every opponent, game by game. */
function scores(own: Seat, seed: string, first: number, count: number): number[] {
  return opponents.flatMap((opponent) => {
    const seats = side === 'japan' ? { japan: own, allied: opponent } : { japan: opponent, allied: own };
    const match = new Match(tables, rules, seats, seed);
    return Array.from({ length: count }, (_, k) => {
      match.play(first + k);
      return side === 'japan' ? match.game.poc : -match.game.poc;
    });
  });
}

const mean = (x: readonly number[]): number => x.reduce((a, b) => a + b, 0) / x.length;

const games = Number(values.games);
let state = startTuning(settings);
for (let generation = 0; generation < Number(values.generations); generation++) {
  const { centre, candidates } = nextGeneration(settings, state);
  const score = (to: readonly number[]) => mean(scores(seatWith(to), values.seed, generation * games, games));
  const begun = mean(scores(usual, values.seed, generation * games, games));
  state = afterGeneration(settings, state, { start: begun, centre: score(centre), candidates: candidates.map(score) });
  const { centre: now, sigma } = state.curve.at(-1)!;
  console.error(`generation ${generation + 1}: ${(now - begun).toFixed(1)} over the start, step ${sigma.toFixed(3)}`);
}

const trained = seatWith(tunedNumbers(settings, state));
const fresh = Number(values.fresh);
const unseen = `${values.seed}, fresh`;
const before = scores(usual, unseen, 0, fresh);
const against = `${side} against ${values.against}, ${rules.names.join(' + ')}`;
if (state.curve.length > 0)
  console.log(
    `${against}: ${gainOf(trained)} POC over ${values.usual} ` +
      `(${numbers.length} weights, ${values.generations} generations of ${values.candidates} candidates and ${games} games; ${before.length} fresh games; ` +
      `${(process.cpuUsage().user / 1e6).toFixed(0)} s)`,
  );
if (values.beside)
  console.log(
    `${against}, ${values.beside} in that seat: ${gainOf(seatOf(side, values.beside))} POC over ${values.usual}`,
  );
if (values.out) {
  const changes = changedWeights(start, trained.weights).length;
  const to = tunables(
    trained.weights,
    numbers.map((n) => n.name),
  ).map(({ name, value }) => [name, value] as const);
  writeFileSync(values.out, `# ${changes} weights changed\n${stringify(nested(to))}`);
}

/** What a seat gains over the usual opponent on the fresh games, with its standard error; of several opponents also against each. */
function gainOf(seat: Seat): string {
  const gains = scores(seat, unseen, 0, fresh).map((x, k) => x - before[k]!);
  if (opponents.length === 1) return meanText(gains);
  const each = opponents.map((_, n) => meanText(gains.slice(n * fresh, (n + 1) * fresh)));
  return `${meanText(gains)} (${each.join(', ')})`;
}

function meanText(gains: readonly number[]): string {
  const error = Math.sqrt(mean(gains.map((x) => (x - mean(gains)) ** 2)) / (gains.length - 1));
  return `${mean(gains).toFixed(1)} ±${error.toFixed(1)}`;
}

/** `areas.Coral Sea: 2` as `areas: {Coral Sea: 2}`. */
function nested(flat: readonly (readonly [path: string, value: number])[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of flat) {
    const at = path.indexOf('.');
    if (at < 0) whole[path] = value;
    else whole[path.slice(0, at)] = { ...(whole[path.slice(0, at)] as object), [path.slice(at + 1)]: value };
  }
  return whole;
}
