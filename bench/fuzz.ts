// Long fuzzing: random lawful games, watched by the invariants of tests/properties. A third of them are under optional rules, and random readings:
// with 200,000 games every lawful combination of rules is played. One in a thousand is written as a record, read back and replayed.
// Then broken files of every kind are read: each is taken or refused in a sentence.
// npm run -s fuzz -- [--games 200000] [--inputs 2000] [--seed S]

import seedrandom from 'seedrandom';
import { readRecord } from '../src/records/record-read.js';
import { writeRecord } from '../src/records/record-write.js';
import { replay } from '../src/records/replay.js';
import { everyRuleSet, randomRulings, watchRandomGames } from '../tests/properties/play.js';
import { randomRecord, TABLES } from '../tests/records/random-records.js';
import { fuzzInputs } from './fuzz/inputs.js';
import { optionsOf } from './options.js';

const { values } = optionsOf('bench/fuzz.ts', { games: 200_000, inputs: 2000, seed: 'fuzz' });
const games = Number(values.games);
const seed = values.seed;
const EDITION = ['second-edition'];
const BATCH = 500;
const RECORD_EVERY = 1000;
const start = performance.now();
let bounded = 0;

const varied = Math.floor(games / 3);
for (let first = 0; first < games - varied; first += BATCH) {
  bounded += watchRandomGames(EDITION, seed, first, Math.min(BATCH, games - varied - first)).bounded;
}

const sets = everyRuleSet();
/** Rule sets spread evenly over all there are; over again when there are more games than sets. */
const setOf = (k: number) => sets[varied >= sets.length ? k % sets.length : Math.floor((k * sets.length) / varied)]!;
const played = new Set<readonly string[]>();
for (let k = 0; k < varied; k++) {
  played.add(setOf(k));
  const uniform = seedrandom(`${seed} readings ${k}`);
  const readings = randomRulings((n) => Math.floor(uniform() * n));
  bounded += watchRandomGames(setOf(k), seed, games - varied + k, 1, readings).bounded;
}

let records = 0;
for (let game = 0; game < games; game += RECORD_EVERY) {
  const rules = game < games - varied ? EDITION : setOf(game - (games - varied));
  const record = randomRecord(rules, seed, game);
  const read = readRecord(writeRecord(record, TABLES), `game-${game}.yaml`);
  const { hash } = replay(read.record, read.tables, read.rules, { dice: 'record' });
  if (hash !== record.end!.hash)
    throw new Error(`rules ${rules.join(' + ')}, game ${game}: its record replays otherwise`);
  records++;
}

const seconds = (performance.now() - start) / 1000;
console.log(
  `${games} random games, no invariant broken: ${varied} of them under ${played.size} of ${sets.length} lawful rule sets and random readings; ` +
    `${records} records replayed to the same state; ${bounded} fights broken off at the bound; ${seconds.toFixed(1)} s`,
);

const inputs = Number(values.inputs);
const { taken, refused, failures } = await fuzzInputs(inputs, seed);
for (const { kind, number, text, why } of failures.slice(0, 10)) {
  console.error(`${kind}, broken file ${number}: ${why}\n${JSON.stringify(text)}`);
}
if (failures.length > 0) throw new Error(`${failures.length} of ${inputs} broken files were called a bug`);
console.log(`${inputs} broken files read: ${taken} taken, ${refused} refused in a sentence`);
