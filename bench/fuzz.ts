// Long fuzzing: random lawful games under random lawful rule sets, watched by the invariants of tests/properties.
// npm run -s fuzz -- --games 200000 [--seed S]
import { parseArgs } from 'node:util';
import { AddressedDice } from '../src/dice/index.js';
import { randomRules, watchRandomGames } from '../tests/properties/play.js';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200000' }, seed: { type: 'string', default: 'fuzz' } },
});
const games = Number(values.games);
const pick = new AddressedDice(`${values.seed}/rules`);
const BATCH = 500;
let bounded = 0;
let slot = 0;
const start = performance.now();
for (let first = 0; first < games; first += BATCH) {
  const count = Math.min(BATCH, games - first);
  // Every other batch plays the plain edition.
  const rules = (first / BATCH) % 2 === 0 ? ['second-edition'] : randomRules((n) => pick.word(slot++) % n);
  bounded += watchRandomGames(rules, values.seed, first, count).bounded;
}
const seconds = (performance.now() - start) / 1000;
console.log(
  `${games} random games, no invariant broken; ${bounded} fights broken off at the bound; ${seconds.toFixed(1)} s`,
);
