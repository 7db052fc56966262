// Raw 32-bit words of the dice, little-endian, on stdout: food for an external battery of tests (dieharder, PractRand).
//
//   npm run -s dump-words -- --seed S --words N [--games G] | dieharder -a -g 200
//
// G games take turns, one word each; then all of them move on to the next address that a real game would use: piece by
// piece, action by action, round by round, area by area, turn by turn. When a game's addresses are used up the next G
// games begin. Words are what `wordAt` gives, before the rejection that makes ten exact dice of them.
import { endianness } from 'node:os';
import { parseArgs } from 'node:util';
import { words } from './dump-words/words.js';

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  console.error(`dump-words: --${name} is "${text}"; a whole number from ${least} to ${most} is allowed`);
  process.exit(2);
}

function options() {
  try {
    return parseArgs({
      options: {
        seed: { type: 'string', default: 'dice' },
        words: { type: 'string', default: '1000000' },
        games: { type: 'string', default: '1024' },
      },
    }).values;
  } catch (error) {
    console.error(`dump-words: ${(error as Error).message}; allowed are --seed S, --words N and --games G`);
    process.exit(2);
  }
}

const { seed, words: wanted, games } = options();
const count = wholeNumber('words', wanted, 0, Number.MAX_SAFE_INTEGER);
const width = wholeNumber('games', games, 1, 2 ** 26);

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
