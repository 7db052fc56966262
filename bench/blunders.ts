// Counts moves that no expert would make, in games between two doctrines: how many in 100 games, of which side, and where to look at
// them (`vitp show --seed S --game K`). What each of them is stands in bench/blunders/.
//   npm run -s blunders -- --games N [--japan tuned] [--allied tuned] [--seed lesen] [--rules nt1] [--examples 3] [--players FILE.mjs]
//   --players: a module whose createPlayer(doctrine, side, {seed}) plays both sides, as one bundled from an earlier commit.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createPlayer } from '../src/ai/create-player.js';
import { DEFAULT_DOCTRINE } from '../src/ai/heuristic/doctrine/doctrine.js';
import { Match } from '../src/ai/match.js';
import { compileBoard, SIDES, STANDARD_BOARD } from '../src/board/index.js';
import { resolveRules } from '../src/rules/index.js';
import { BlunderCounter } from './blunders/count.js';
import { optionsOf, some } from './options.js';

const { values } = optionsOf('bench/blunders.ts', {
  games: some(200),
  japan: DEFAULT_DOCTRINE,
  allied: DEFAULT_DOCTRINE,
  seed: 'lesen',
  rules: 'second-edition',
  examples: 3,
  players: undefined,
});
const games = Number(values.games);
const { seed } = values;

const match = new Match(
  compileBoard(STANDARD_BOARD),
  resolveRules(values.rules.split(',')),
  { japan: values.japan, allied: values.allied },
  seed,
);
if (values.players !== undefined) {
  const others: { createPlayer: typeof createPlayer } = await import(pathToFileURL(resolve(values.players)).href);
  for (const side of [0, 1] as const)
    match.game.players[side] = others.createPlayer(values[SIDES[side]], side, { seed });
}
const counter = new BlunderCounter(undefined, Number(values.examples));
match.hear(counter);
let poc = 0;
for (let k = 0; k < games; k++) {
  counter.game = k;
  match.play(k);
  poc += match.game.poc / games;
}

const rate = (seen: number): string => ((100 * seen) / games).toFixed(1).padStart(8);
console.log(
  `${games} games of seed "${seed}", ${values.rules}, Japan ${values.japan}, Allies ${values.allied}: ${poc.toFixed(2)} POC`,
);
console.log(`${'in 100 games'.padEnd(32)}   Japan  Allies`);
for (const { blunder, sides } of counter.counts)
  console.log(`${blunder.name.padEnd(32)}${rate(sides[0]!.seen)}${rate(sides[1]!.seen)}`);
for (const { blunder, sides } of counter.counts) {
  console.log(`\n${blunder.name} (${blunder.rule}): ${blunder.what}`);
  sides.forEach(({ first }, side) => {
    for (const { game, turn, what } of first) console.log(`  ${SIDES[side]}, game ${game}, turn ${turn}: ${what}`);
  });
}
