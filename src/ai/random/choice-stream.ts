// Addressed chance for players: drawn like dice, so that a game can be replayed from (seed, game).
import { countOf, firstOf, withoutFirst } from '../../board/bits.js';
import { bitsAt, gameKeyA, gameKeyB, type SeedKey, seedKey } from '../../dice/index.js';

/** A stream of choices, one for each seed and game. */
export class ChoiceStream {
  private readonly key: SeedKey;
  private a = 0;
  private b = 0;
  private count = 0;

  constructor(seed: string) {
    this.key = seedKey(seed);
    this.startGame(0);
  }

  startGame(game: number): void {
    this.a = gameKeyA(this.key, game | 0, Math.floor(game / 0x100000000) | 0);
    this.b = gameKeyB(this.key, game | 0, Math.floor(game / 0x100000000) | 0);
    this.count = 0;
  }

  /** A whole number from 0 to n - 1; n is below 2^16. */
  below(n: number): number {
    const slot = this.count++;
    if (n <= 1) return 0;
    // The upper half of the 64-bit product of word and n, in whole numbers.
    const bits = bitsAt(this.a, this.b, slot);
    return ((bits >>> 16) * n + (((bits & 0xffff) * n) >>> 16)) >>> 16;
  }

  /** A random bit of a mask, as its number; -1 when the mask is empty. */
  bitOf(mask: number): number {
    if (mask === 0) return -1;
    let m = mask;
    for (let k = this.below(countOf(mask)); k > 0; k--) m = withoutFirst(m);
    return firstOf(m);
  }

  shuffle(list: Uint8Array, n: number): void {
    for (let k = n - 1; k > 0; k--) {
      const j = this.below(k + 1);
      const x = list[k]!;
      list[k] = list[j]!;
      list[j] = x;
    }
  }
}
