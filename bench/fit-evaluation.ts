// Fits the weights of src/players/search/evaluation.ts: games between heuristic players whose weights are shaken, so that positions
// of many kinds are met; for each number of turns left, ridge regression of the final POC on what is seen.
// Use: tsx bench/fit-evaluation.ts [games] > src/players/search/evaluation-weights.ts
import { ALLIED, compileBoard, JAPAN, STANDARD_BOARD } from '../src/board/index.js';
import { AddressedDice } from '../src/dice/index.js';
import { Game, playGame } from '../src/game/index.js';
import { STANDARD_ALLIED, STANDARD_JAPAN } from '../src/players/heuristic/doctrine.js';
import { HeuristicPlayer } from '../src/players/heuristic.js';
import { Chance } from '../src/players/random/chance.js';
import { FEATURES, features } from '../src/players/search/evaluation.js';
import { shaken } from '../src/players/search/shaken.js';
import { resolveRules } from '../src/rules/index.js';

const SEED = 'evaluation';
const RIDGE = 30;
/** How strongly the weights of the players are shaken. */
const SHAKE = 0.5;
/** Games with one pair of players. */
const PER_PAIR = 10;

const games = Number(process.argv[2] ?? 20_000);
const dice = new AddressedDice(SEED);
const game = new Game(compileBoard(STANDARD_BOARD), resolveRules(), dice);
const turns = game.rules.turns;
const chance = new Chance(SEED);
const sums = Array.from({ length: turns }, () => ({
  a: Array.from({ length: FEATURES }, () => new Float64Array(FEATURES)),
  b: new Float64Array(FEATURES),
  y: 0,
  yy: 0,
  n: 0,
}));
const seen = Array.from({ length: turns }, () => new Float64Array(FEATURES));
const test: { turn: number; x: Float64Array; y: number }[] = [];

for (let n = 0; n < games; n++) {
  if (n % PER_PAIR === 0) {
    chance.startGame(n);
    game.players[JAPAN] = new HeuristicPlayer({
      ...STANDARD_JAPAN,
      weights: shaken(STANDARD_JAPAN.weights, SHAKE, chance),
    });
    game.players[ALLIED] = new HeuristicPlayer({
      ...STANDARD_ALLIED,
      weights: shaken(STANDARD_ALLIED.weights, SHAKE, chance),
    });
  }
  for (const player of game.players) player?.startGame?.(n);
  dice.startGame(n);
  playGame(game, { turnEnded: (g) => features(g, seen[g.turn - 1]!) });
  for (let turn = 1; turn < turns; turn++) {
    const x = seen[turn - 1]!;
    if (n % 50 >= 45) {
      test.push({ turn, x: x.slice(), y: game.poc });
      continue;
    }
    const s = sums[turn - 1]!;
    s.n++;
    for (let i = 0; i < FEATURES; i++) {
      if (x[i] === 0) continue;
      s.b[i]! += x[i]! * game.poc;
      const row = s.a[i]!;
      for (let j = 0; j < FEATURES; j++) row[j]! += x[i]! * x[j]!;
    }
  }
}

/** Gauss elimination; the ridge makes the matrix regular. */
function solve(a: Float64Array[], b: Float64Array): number[] {
  const m = a.map((row, i) => {
    const copy = Float64Array.from([...row, b[i]!]);
    copy[i]! += i === 0 ? 1e-6 : RIDGE;
    return copy;
  });
  for (let i = 0; i < FEATURES; i++) {
    const pivot = m[i]!;
    for (let k = 0; k < FEATURES; k++) {
      if (k === i) continue;
      const factor = m[k]![i]! / pivot[i]!;
      if (factor !== 0) for (let j = i; j <= FEATURES; j++) m[k]![j]! -= factor * pivot[j]!;
    }
  }
  return m.map((row, i) => row[FEATURES]! / row[i]!);
}

const fitted = sums.slice(0, turns - 1).map((s) => solve(s.a, s.b));
const lines: string[] = [];
for (let left = 1; left < turns; left++) {
  const turn = turns - left;
  const w = fitted[turn - 1]!;
  lines.push(
    `  // ${left} left`,
    `  [${w
      .map((x) => x.toFixed(2).replace(/^(-?)0\./, '$10.'))
      .map(Number)
      .join(', ')}],`,
  );
  const cases = test.filter((c) => c.turn === turn);
  const mean = cases.reduce((sum, c) => sum + c.y, 0) / cases.length;
  const total = cases.reduce((sum, c) => sum + (c.y - mean) ** 2, 0);
  const rest = cases.reduce(
    (sum, c) =>
      sum +
      (c.y -
        Math.max(
          -29,
          Math.min(
            29,
            w.reduce((v, x, i) => v + x * c.x[i]!, 0),
          ),
        )) **
        2,
    0,
  );
  const track = cases.reduce((sum, c) => sum + (c.y - c.x[1]!) ** 2, 0);
  process.stderr.write(
    `after turn ${turn}: sd ${Math.sqrt(total / cases.length).toFixed(1)}, left ${Math.sqrt(rest / cases.length).toFixed(1)}, of the track ${Math.sqrt(track / cases.length).toFixed(1)}\n`,
  );
}
process.stdout.write(`// Weights of the evaluation, by turns that are left. Written by bench/fit-evaluation.ts (${games} games, seed ${SEED}).
export const EVALUATION_WEIGHTS: readonly (readonly number[])[] = [
${lines.join('\n')}
];
`);
