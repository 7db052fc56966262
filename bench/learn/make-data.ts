// Makes the data that the learned player learns from: a file for every batch of games. Batches that are there are not made again. With the numbers of a
// learned player, or a learned player by name, he is the one who plays some of the games, and on in the rollouts.
// Use: npm run -s learn-data -- --out data [--rules second-edition] [--batches 20] [--games 40] [--seed learn] [--nets nets.json] [--player learned-4]

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type FastSeat, isFast } from '../../src/ai/seat.js';
import { compileBoard, type Side, STANDARD_BOARD } from '../../src/board/index.js';
import { resolveRules } from '../../src/rules/index.js';
import { optionsOf, some } from '../options.js';
import { playersOf, seatOf } from '../seats.js';
import { decisions } from './decisions.js';

const { values } = optionsOf('bench/learn/make-data.ts', {
  out: 'learn-data',
  rules: 'second-edition',
  first: 0,
  batches: some(20),
  games: some(40),
  seed: 'learn',
  nets: undefined,
  player: undefined, // Kinds of decision of a side: allied.patrols,allied.raiders.
  kinds: undefined, // Players of the other side, where all kinds are of one side: each plays some of the games, and they are the opponents in rollouts.
  rivals: undefined,
});
const tables = compileBoard(STANDARD_BOARD);
const nets = values.nets === undefined ? undefined : JSON.parse(readFileSync(values.nets, 'utf8'));
const sets = values.rules.split(',');
/** The side that takes no decision, where there is one. */
const other: Side = values.kinds?.startsWith('japan') ? 'allied' : 'japan';
const rivals = values.rivals === undefined ? undefined : playersOf(values.rivals).map((text) => fastSeat(text));
mkdirSync(values.out, { recursive: true });
const first = Number(values.first);
for (let batch = first; batch < first + Number(values.batches); batch++) {
  for (const name of sets) {
    const file = join(values.out, `${name}-${batch}.jsonl.gz`);
    if (existsSync(file)) continue;
    const before = process.cpuUsage();
    const lines: string[] = [];
    const seed = `${values.seed}/${name}/${batch}`;
    const of = {
      tables,
      rules: resolveRules(name.split('+')),
      seed,
      games: Number(values.games),
      nets,
      player: values.player,
      kinds: values.kinds?.split(','),
      rivals,
    };
    decisions(of, (sample) => lines.push(JSON.stringify(sample)));
    writeFileSync(`${file}.part`, gzipSync(`${lines.join('\n')}\n`));
    renameSync(`${file}.part`, file);
    const { user } = process.cpuUsage(before);
    console.log(`${file}: ${lines.length} decisions, ${(user / 1e6).toFixed(1)} s`);
  }
}

function fastSeat(text: string): FastSeat {
  const seat = seatOf(other, text);
  if (!isFast(seat)) throw new Error(`--rivals ${text}: a doctrine or a learned player`);
  return seat;
}
