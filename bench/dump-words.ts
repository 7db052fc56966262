// Raw 32-bit words of the dice, little-endian, on stdout: food for an external battery of tests (dieharder, PractRand).
//
//   npm run -s dump-words -- --seed S --words N [--games G] | dieharder -a -g 200
//
// G games take turns, one word each; then all of them move on to the next address that a real game would use: piece by
// piece, action by action, round by round, area by area, turn by turn. When a game's addresses are used up the next G
// games begin. Words are what `wordAt` gives, before the rejection that makes ten exact dice of them.
import { endianness } from 'node:os';
import { words } from './dump-words/words.js';
import { optionsOf, some } from './options.js';

const { values } = optionsOf('bench/dump-words.ts', { seed: 'dice', words: 1_000_000, games: some(1024) });
const { seed, words: count, games: width } = values;

// The reader of a pipe may have had enough: that is the usual end of a battery, not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

for (const chunk of count === 0 ? [] : words(seed, count, width)) {
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const accepted = process.stdout.write(endianness() === 'BE' ? bytes.swap32() : bytes);
  if (!accepted) await new Promise((resolve) => process.stdout.once('drain', resolve));
}
