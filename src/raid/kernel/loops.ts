// The hot loops of the raid kernel: games lie side by side in a batch, and every attack of a plan goes once over the batch.
// No loop carries anything from one game to the next, so the processor works on several games at once.
//
// What makes V8 compile them to plain integer code, and costs a factor of two or three where it is missing: tables and arrays
// are constants of one closure that is made once, so that their addresses become part of the code (an import or a parameter
// does not); every sum is cut to 32 bits by `| 0`, or it becomes floating point; and nothing is called in a loop.
import { damageTable, FIVE_DICE, shotTable } from '../../dice/dice-tables.js';
import { exactWordAt, type SeedKey, SLOT_MULTIPLIER, scramble, WORD_LIMIT, wordAt } from '../../dice/words.js';
import { once } from '../../text/once.js';

/** Games in a batch: the arrays of a usual plan stay in the first-level cache. */
export const RAID_BATCH = 512;
/** Rows of damage: one for each target of a plan that chooses as it goes, and one for no target. Attackers at most, too. */
export const RAID_ROWS = 64;
/** State words of a game, see `packing.ts`. */
export const RAID_WORDS = 16;
/** Entries for the weights of all targets together. */
export const RAID_WEIGHTS = 1 << 16;

function createRaidLoops() {
  const shotsByThrow = shotTable();
  const damageByThrow = damageTable();
  const mix = scramble;
  const exactWord = exactWordAt;
  const fiveDice = FIVE_DICE;
  const limit = WORD_LIMIT;
  const multiplier = SLOT_MULTIPLIER;
  const keyA = new Int32Array(RAID_BATCH);
  const keyB = new Int32Array(RAID_BATCH);
  const damage = new Int16Array(RAID_ROWS * RAID_BATCH);
  const state = new Int32Array(RAID_WORDS * RAID_BATCH);
  const rejected = new Int16Array(RAID_BATCH);
  const weights = new Int32Array(RAID_WEIGHTS);
  const rows = new Uint8Array(RAID_ROWS * RAID_BATCH);
  const airRow = new Uint8Array(RAID_ROWS);

  /** Damage of up to five shots by their word, as `AddressedDice.attack` finds it; their part of the shot table begins at `shots`. */
  function damageOf(word: number, shots: number): number {
    // FIVE_DICE is written out: dividing by a literal is a multiplication.
    const hits = shotsByThrow[(shots + (word % fiveDice)) | 0]! & 7;
    const throwOfFive = ((word / fiveDice) >>> 0) % fiveDice;
    return damageByThrow[(Math.imul(hits, fiveDice) + throwOfFive) | 0]!;
  }

  return {
    damage,
    weights,
    rows,
    airRow,

    /**
     * Begins a batch of `n` games, the first of them number `high * 2^32 + low`: their keys, as `gameKeyA` and `gameKeyB`
     * make them (the first one mixed as the first step of `wordAt` does); nothing damaged, nothing counted.
     */
    begin(n: number, key: SeedKey, low: number, high: number, cleanRows: number, words: number): void {
      const first = low | 0;
      const k0 = key[0]! | 0;
      const k1 = (high ^ key[1]!) | 0;
      const k2 = key[2]! | 0;
      const k3 = (high + key[3]!) | 0;
      for (let i = 0; i < n; i++) {
        const game = (first + i) | 0;
        const a = mix((mix(game ^ k0) + k1) | 0);
        keyA[i] = a ^ (a >>> 17);
        keyB[i] = mix(mix((game + k2) | 0) ^ k3);
      }
      damage.fill(0, 0, cleanRows * RAID_BATCH);
      state.fill(0, 0, words * RAID_BATCH);
    },

    /**
     * One attack: its damage in each game of the batch is added to a row. The word is that of `wordAt`, with what depends on
     * the slot alone taken out of the loop; a test holds the two equal. One word in 2,300 is not below WORD_LIMIT and must be
     * drawn again; these are put right after the loop.
     */
    attack(n: number, slot: number, shots: number, row: number): void {
      const at = (row * RAID_BATCH) | 0;
      const base = shots | 0;
      const mixed = slot ^ (slot >>> 17);
      const multiplied = Math.imul(slot, multiplier);
      let late = 0;
      for (let i = 0; i < n; i++) {
        let x = mixed ^ keyA[i]!;
        x = (Math.imul(x, 0xed5ad4bb) + (keyB[i]! ^ multiplied)) | 0;
        x ^= x >>> 11;
        x = Math.imul(x, 0xac4c1b51);
        x ^= x >>> 15;
        x = Math.imul(x, 0x31848bab);
        const word = (x ^ (x >>> 14)) >>> 0;
        if (word >= limit) {
          rejected[late] = i;
          late = (late + 1) | 0;
        }
        const k = (at + i) | 0;
        damage[k] = (damage[k]! + damageOf(word, base)) | 0;
      }
      for (let r = 0; r < late; r++) {
        const i = rejected[r]!;
        const a = keyA[i]! ^ (keyA[i]! >>> 17);
        const wrong = damageOf(wordAt(a, keyB[i]!, slot), base);
        damage[at + i] = damage[at + i]! + damageOf(exactWord(a, keyB[i]!, slot), base) - wrong;
      }
    },

    /**
     * One attack whose target differs from game to game: it hits the row that `rows` holds for the attacker and the game.
     * `shots` is against ships; `forAir` more is where the part of the shot table against air units begins.
     */
    attackChosen(n: number, slot: number, shots: number, forAir: number, attacker: number): void {
      const at = (attacker * RAID_BATCH) | 0;
      for (let i = 0; i < n; i++) {
        const row = rows[(at + i) | 0]!;
        const a = keyA[i]! ^ (keyA[i]! >>> 17);
        const word = exactWord(a, keyB[i]!, slot) >>> 0;
        const k = (row * RAID_BATCH + i) | 0;
        const base = (shots + Math.imul(forAir, airRow[row]!)) | 0;
        damage[k] = (damage[k]! + damageOf(word, base)) | 0;
      }
    },

    /** Adds the weight of a row's damage to a state word of each game. */
    settle(n: number, row: number, weightsAt: number, word: number): void {
      const from = (row * RAID_BATCH) | 0;
      const to = (word * RAID_BATCH) | 0;
      const base = weightsAt | 0;
      for (let i = 0; i < n; i++) {
        const s = (to + i) | 0;
        state[s] = (state[s]! + weights[(base + damage[(from + i) | 0]!) | 0]!) | 0;
      }
    },

    /** Makes a row clean for the next target. */
    clear(n: number, row: number): void {
      damage.fill(0, row * RAID_BATCH, row * RAID_BATCH + n);
    },

    /** Counts the games of the batch by some bits of a state word. */
    fold(n: number, word: number, shift: number, mask: number, counts: Int32Array): void {
      const from = (word * RAID_BATCH) | 0;
      for (let i = 0; i < n; i++) {
        const bin = (state[(from + i) | 0]! >>> shift) & mask;
        counts[bin] = (counts[bin]! + 1) | 0;
      }
    },
  };
}

/**
 * The loops of this thread. Nothing in their arrays matters between two batches, so that all kernels share them. Made when they are first
 * asked for, since games load them, too.
 */
export const raidLoops = once(createRaidLoops);
