// Raw 32-bit words of the dice, little-endian, on stdout: food for an external battery of tests (dieharder, PractRand).
//
//   npm run -s dump-words -- --seed S --words N [--games G] | dieharder -a -g 200
//
// G games take turns, one word each; then all of them move on to the next address that a real game would use: piece by
// piece, action by action, round by round, area by area, turn by turn. When a game's addresses are used up the next G
// games begin. Words are what `wordAt` gives, before the rejection that makes ten exact dice of them.
import { endianness } from 'node:os';
import { parseArgs } from 'node:util';
import { compileBoard, STANDARD_BOARD } from '../src/board/index.js';
import { AddressedDice, NO_AREA, ROLL_ATTACK, ROLL_LOCATION, slotOf, wordAt } from '../src/dice/index.js';

/** Bytes handed to the pipe at once. */
const CHUNK_WORDS = 1 << 16;
const ROUNDS = 4;
const ACTIONS = 3;

/** The addresses of one game in the order in which a game comes to them. */
function* addresses(): Generator<number> {
  const { pieceCount, areaNames } = compileBoard(STANDARD_BOARD);
  for (let turn = 1; turn <= 9; turn++) {
    for (let group = 0; group < 4; group++) yield slotOf(turn, NO_AREA, 0, ACTIONS, group, ROLL_LOCATION);
    for (let area = 0; area < areaNames.length; area++) {
      for (let round = 1; round <= ROUNDS; round++) {
        for (let action = 0; action < ACTIONS; action++) {
          for (let piece = 0; piece < pieceCount; piece++) {
            yield slotOf(turn, area, round, action, piece, ROLL_ATTACK);
          }
        }
      }
    }
  }
}

/** The interleaved words, in pieces of at most `CHUNK_WORDS`; the buffer is new each time, so that a slow reader is safe. */
function* words(seed: string, count: number, games: number): Generator<Uint32Array> {
  const dice = new AddressedDice(seed);
  let chunk = new Uint32Array(Math.min(CHUNK_WORDS, count));
  let filled = 0;
  let left = count;
  for (let first = 0; ; first += games) {
    const a = new Int32Array(games);
    const b = new Int32Array(games);
    for (let k = 0; k < games; k++) {
      dice.startGame(first + k);
      a[k] = dice.a;
      b[k] = dice.b;
    }
    for (const slot of addresses()) {
      for (let k = 0; k < games; k++) {
        chunk[filled++] = wordAt(a[k]!, b[k]!, slot);
        if (filled < chunk.length) continue;
        yield chunk;
        left -= filled;
        if (left === 0) return;
        chunk = new Uint32Array(Math.min(CHUNK_WORDS, left));
        filled = 0;
      }
    }
  }
}

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
