// A fast form of the two air raid rounds against Pearl Harbor (9.2, 18.2): the same words at the same slots as the engine
// draws, turned into damage by the same tables, so that every game ends as it does there, bit for bit.
import type { BoardTables } from '../../board/tables.js';
import type { SeedKey } from '../../dice/words.js';
import type { Tally } from '../../stats/experiment.js';
import type { RaidAllocator } from '../plans/allocator.js';
import { sinkingDamage } from './fates.js';
import { RAID_BATCH, RAID_ROWS, RAID_WEIGHTS, RAID_WORDS, raidLoops } from './loops.js';
import { RaidPacking, type RaidTallyLayout } from './packing.js';
import { mostDamage, raidShots, type Shots } from './shots.js';

/** Who attacks what. */
export interface RaidOrders {
  /** Attacking ships as piece indices, each with an airstrike factor. */
  readonly attackers: readonly number[];
  /** What lies in Pearl Harbor: ships and air units, as piece indices. */
  readonly targets: readonly number[];
  /** Target of each attacker in round 1, −1 for none. */
  readonly round1: ArrayLike<number>;
  /** The same for round 2, or what chooses it in every game from the damage of round 1. */
  readonly round2: ArrayLike<number> | RaidAllocator;
  /** Rule 20.3: one more on each shot's die in round 1. Default false. */
  readonly pearlHarborRule?: boolean;
}

/** One run counts in 32 bits; longer ones are cut. */
const MAX_GAMES_AT_ONCE = 2 ** 30;
const TWO_32 = 2 ** 32;

/** One target: its row of damage, the shots at it that are known beforehand, and where it is counted. */
interface Target {
  readonly row: number;
  readonly slots: Int32Array;
  readonly tables: Int32Array;
  readonly weightsAt: Int32Array;
  readonly words: Int32Array;
}

/**
 * Plays raids. Made once for a plan and a seed; `run` then allocates nothing.
 *
 * A raid with both rounds written out takes under 100 ns. Where a plan chooses in round 2, its choice takes most of the time.
 *
 * @throws RangeError when an order names something that is not a target, or the plan is too large to be counted.
 * @example
 * const kernel = new RaidKernel(tables, seedKey('pearl-harbor'), layout, { attackers: [akagi], targets: [nevada], round1: [nevada], round2: [-1] });
 * kernel.run(0, 1_000_000, tally);
 */
export class RaidKernel {
  private readonly loops = raidLoops();
  private readonly packing: RaidPacking;
  private readonly targets: readonly Target[];
  private readonly weights: Int32Array;
  private readonly rows: number;
  private readonly choice: RaidAllocator | undefined;
  /** Shots of each attacker in round 2, where a plan chooses. */
  private readonly secondShots: readonly (readonly Shots[])[];
  private readonly rowOf: Int16Array;
  /** 1 for the row of an air unit. */
  private readonly airRow: Uint8Array;
  private readonly enough: Uint8Array;
  private readonly damage: Uint8Array;
  private readonly chosen: Int16Array;

  constructor(
    private readonly board: BoardTables,
    private readonly key: SeedKey,
    layout: RaidTallyLayout,
    private readonly orders: RaidOrders,
  ) {
    const { attackers, targets, round1, round2 } = orders;
    const shots = (piece: number, round: 1 | 2) => raidShots(piece, round, orders.pearlHarborRule ?? false, board);
    this.choice = 'allocate' in round2 ? round2 : undefined;
    this.rows = this.choice ? targets.length + 1 : 1;
    this.airRow = Uint8Array.from(targets, (piece) => 1 - board.isShip[piece]!);
    this.rowOf = new Int16Array(board.pieceCount).fill(-1);
    targets.forEach((piece, t) => {
      this.rowOf[piece] = this.choice ? t : 0;
    });
    this.enough = Uint8Array.from({ length: board.pieceCount }, (_, piece) =>
      Math.min(255, sinkingDamage(piece, board)),
    );
    this.damage = new Uint8Array(board.pieceCount);
    this.chosen = new Int16Array(attackers.length);
    this.secondShots = attackers.map((piece) => shots(piece, 2));

    const known = new Map<number, Shots[]>();
    const order = (k: number, round: 1 | 2, target: number): void => {
      if (target < 0) return;
      this.check(target);
      known.set(target, [...(known.get(target) ?? []), ...shots(attackers[k]!, round)]);
    };
    for (let k = 0; k < attackers.length; k++) order(k, 1, round1[k]!);
    if (!('allocate' in round2)) for (let k = 0; k < attackers.length; k++) order(k, 2, round2[k]!);

    const inRound2 = this.choice ? mostDamage(this.secondShots.flat()) : 0;
    const attacked = targets.filter((piece) => this.choice || known.has(piece));
    this.packing = new RaidPacking(
      board,
      layout,
      new Map(attacked.map((piece) => [piece, mostDamage(known.get(piece) ?? []) + inRound2])),
    );
    const starts: number[] = [];
    let size = 0;
    for (const { weights } of this.packing.weights) {
      starts.push(size);
      size += weights.length;
    }
    if (
      size > RAID_WEIGHTS ||
      this.packing.words > RAID_WORDS ||
      this.rows > RAID_ROWS ||
      attackers.length > RAID_ROWS
    ) {
      throw new RangeError(
        `${attackers.length} attackers and ${attacked.length} targets are too many for the raid kernel`,
      );
    }
    this.weights = new Int32Array(size);
    this.packing.weights.forEach(({ weights }, k) => {
      this.weights.set(weights, starts[k]);
    });
    this.targets = attacked.map((piece) => {
      const first = known.get(piece) ?? [];
      const counted = this.packing.weights.map((w, k) => ({ ...w, at: starts[k]! })).filter((w) => w.piece === piece);
      return {
        row: this.rowOf[piece]!,
        slots: Int32Array.from(first, (s) => s.slot),
        tables: Int32Array.from(first, (s) => (board.isShip[piece] === 1 ? s.againstShip : s.againstAir)),
        weightsAt: Int32Array.from(counted, (w) => w.at),
        words: Int32Array.from(counted, (w) => w.word),
      };
    });
  }

  /** Plays games `first … first + count - 1` and adds what became of everything in Pearl Harbor to the tally. */
  run(first: number, count: number, tally: Tally): void {
    let from = first;
    for (let left = count; left > 0; left -= MAX_GAMES_AT_ONCE) {
      const games = Math.min(left, MAX_GAMES_AT_ONCE);
      this.play(from, games);
      this.packing.unpack(games, tally);
      from += games;
    }
  }

  private play(first: number, count: number): void {
    this.loops.weights.set(this.weights);
    if (this.choice) this.loops.airRow.set(this.airRow);
    let done = 0;
    while (done < count) {
      const high = Math.floor((first + done) / TWO_32);
      const low = first + done - high * TWO_32;
      // A batch ends where the low half of the game number does.
      const n = Math.min(RAID_BATCH, count - done, TWO_32 - low);
      this.loops.begin(n, this.key, low | 0, high | 0, this.rows, this.packing.words);
      if (this.choice) this.playChoosing(n, this.choice);
      else this.playKnown(n);
      const { views } = this.packing;
      for (let v = 0; v < views.length; v++) {
        const { word, shift, mask, counts } = views[v]!;
        this.loops.fold(n, word, shift, mask, counts);
      }
      done += n;
    }
  }

  /** Both rounds written out. What a target takes after it is sunk changes nothing: the attack is wasted. */
  private playKnown(n: number): void {
    const { targets } = this;
    for (let t = 0; t < targets.length; t++) {
      this.attackKnown(n, targets[t]!);
      this.settle(n, targets[t]!);
      this.loops.clear(n, 0);
    }
  }

  /** Round 1 for all games, round 2 game by game, as the plan chooses. */
  private playChoosing(n: number, choice: RaidAllocator): void {
    const { targets, chosen, rowOf, secondShots } = this;
    const { rows } = this.loops;
    const noTarget = targets.length;
    for (let t = 0; t < targets.length; t++) this.attackKnown(n, targets[t]!);
    for (let game = 0; game < n; game++) {
      this.see(game);
      choice.allocate(2, this.damage, chosen);
      for (let k = 0; k < chosen.length; k++) {
        const piece = chosen[k]!;
        if (piece >= 0 && !(rowOf[piece]! >= 0)) this.check(piece);
        rows[k * RAID_BATCH + game] = piece < 0 ? noTarget : rowOf[piece]!;
      }
    }
    for (let k = 0; k < secondShots.length; k++) {
      const shots = secondShots[k]!;
      for (let s = 0; s < shots.length; s++) {
        const { slot, againstShip, againstAir } = shots[s]!;
        this.loops.attackChosen(n, slot, againstShip, againstAir - againstShip, k);
      }
    }
    for (let t = 0; t < targets.length; t++) this.settle(n, targets[t]!);
  }

  /** Puts the damage of a game where a plan sees it; beyond what sinks a piece nothing is added. */
  private see(game: number): void {
    const { damage, enough, orders, rowOf } = this;
    const { targets } = orders;
    for (let t = 0; t < targets.length; t++) {
      const piece = targets[t]!;
      const taken = this.loops.damage[rowOf[piece]! * RAID_BATCH + game]!;
      damage[piece] = taken < enough[piece]! ? taken : enough[piece]!;
    }
  }

  private attackKnown(n: number, target: Target): void {
    const { slots, tables, row } = target;
    for (let s = 0; s < slots.length; s++) this.loops.attack(n, slots[s]!, tables[s]!, row);
  }

  private settle(n: number, target: Target): void {
    const { words, weightsAt, row } = target;
    for (let w = 0; w < words.length; w++) this.loops.settle(n, row, weightsAt[w]!, words[w]!);
  }

  private check(piece: number): void {
    if (this.rowOf[piece]! >= 0) return;
    throw new RangeError(`${this.board.pieceNames[piece] ?? piece} is not among the targets of the raid`);
  }
}
