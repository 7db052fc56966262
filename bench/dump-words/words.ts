// Words of the dice in the order in which games come to them, some games side by side.
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { AddressedDice, NO_AREA, ROLL_ATTACK, ROLL_LOCATION, slotOf, wordAt } from '../../src/dice/index.js';

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
export function* words(seed: string, count: number, games: number): Generator<Uint32Array> {
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
