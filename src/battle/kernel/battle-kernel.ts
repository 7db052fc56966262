// A fast form of the engine for battles without retreats, submarines, landings and air raids: typed arrays, nothing allocated,
// the same slots and so the same dice, bit for bit (tests/battle/kernel/battle-kernel.test.ts).

import { firstOf, withoutFirst } from '../../board/bits.js';
import { SIDES } from '../../board/index.js';
import {
  ACTION_DAY,
  ACTION_NIGHT,
  ACTION_NONE,
  ACTION_SHIFT,
  AddressedDice,
  DISABLED_BIT,
  damageTable,
  exactBitsAt,
  exactWordAt,
  FIVE_DICE,
  ROLL_ATTACK,
  ROLL_DAY_NIGHT,
  ROUND_SHIFT,
  secondWord,
  shotTable,
  slotOf,
} from '../../dice/index.js';
import { DAY, NIGHT } from '../../game/chapters/day-night.js';
import { MAX_ROUNDS } from '../../game/state/state.js';
import type { Experiment, Tally } from '../../stats/experiment.js';
import {
  battleMetrics,
  battlePlaces,
  DAMAGED,
  DISABLED,
  holderPlace,
  INTACT,
  LOST,
  pointsByHolder,
  remainingPlace,
  settledFates,
} from '../battle-metrics.js';
import { type BattleModel, battleModel, rolledActions, shotsAt } from '../battle-model.js';
import type { BattleScenario } from '../question/battle-scenario.js';
import { TargetLists } from './target-lists.js';

/** Shots of one word; more need a second one. */
const WORD_SHOTS = 5;
/** Damage levels a unit can be asked for: more than any armor. */
const LEVELS = 16;
/** Units of a side that fit the bits of a mask. */
export const MAX_KERNEL_UNITS = 30;

/**
 * The experiment of a battle that `whyNotExactBattle` has nothing against.
 *
 * @example
 * battleKernel(scenario, 'pearl-harbor').run(0, 1_000_000, tally);
 */
export function battleKernel(scenario: BattleScenario, seed: string): Experiment {
  const model = battleModel(scenario);
  const metrics = battleMetrics(model.setup);
  const kernel = new Kernel(model, scenario, seed);
  return { metrics, run: (first, count, tally) => kernel.run(first, count, tally) };
}

class Kernel {
  private readonly dice: AddressedDice;
  private readonly shotsByThrow = shotTable();
  private readonly damageByThrow = damageTable();
  private readonly n: number;
  private readonly split: number;
  private readonly limit: number;
  private readonly endless: boolean;
  /** By axis. */
  private readonly startDamage: Int32Array;
  private readonly sinksAt: Uint8Array;
  private readonly hull: Uint8Array;
  private readonly armored: Uint8Array;
  private readonly value: Uint8Array;
  private readonly holds: Uint8Array;
  private readonly slot: Int32Array;
  private readonly fateAt: Int32Array;
  /** Shots by action, axis and damage; 16 is the bonus. */
  private readonly shots: Uint8Array;
  /** By action and side: units that may ever fire in it, as a mask; at night whoever can always can (7.72). */
  private readonly couldFire: Int32Array;
  /** Ships and amphibious units of each side. */
  private readonly hulls: Int32Array;
  private readonly targetLists: TargetLists;
  /** Of the battle under way: masks by side of who is there and who was disabled; the others are lost. */
  private readonly damage: Int32Array;
  private readonly newDamage: Int32Array;
  private readonly everyone0: number;
  private readonly everyone1: number;
  private there0 = 0;
  private there1 = 0;
  private disabled0 = 0;
  private disabled1 = 0;
  private hit = 0;
  private fiveRolled = 0;
  /** {@link rolledActions}; and the one action where both sides wish it, else -1. */
  private readonly rolled: Uint8Array;
  private readonly fixedAction: number;
  private readonly nightSlots: Int32Array;
  private readonly at: ReturnType<typeof battlePlaces>;
  /** Fates that are settled before the battle: places in the tally. */
  private readonly settled: Int32Array;
  private stalemate = 0;
  /** By who holds the area. */
  private readonly points: Int32Array;

  constructor(
    private readonly model: BattleModel,
    scenario: BattleScenario,
    seed: string,
  ) {
    const { axes, setup, own } = model;
    const { tables: t } = setup;
    const n = axes.length;
    this.dice = new AddressedDice(seed);
    this.n = n;
    this.split = own[0].length;
    this.endless = scenario.rounds === null;
    this.limit = scenario.rounds ?? MAX_ROUNDS;
    const bytes = (of: (k: number) => number) => Uint8Array.from({ length: n }, (_, k) => of(k));
    this.startDamage = Int32Array.from(axes, (axis) => axis.start);
    this.sinksAt = bytes((k) => axes[k]!.start + axes[k]!.levels);
    this.hull = bytes((k) => (axes[k]!.hull ? 1 : 0));
    this.armored = bytes((k) => (axes[k]!.armored ? 1 : 0));
    this.value = bytes((k) => axes[k]!.gunnery + axes[k]!.airstrike);
    this.slot = Int32Array.from(axes, (axis) => slotOf(scenario.turn, setup.area, 0, 0, axis.piece, ROLL_ATTACK));
    this.shots = new Uint8Array(2 * n * LEVELS);
    for (const action of [ACTION_DAY, ACTION_NIGHT]) {
      axes.forEach((axis, k) => {
        for (let level = 0; level < axis.levels; level++) {
          this.shots[(action * n + k) * LEVELS + axis.start + level] = shotsAt(axis, action, level);
        }
      });
    }
    this.damage = new Int32Array(n);
    this.newDamage = new Int32Array(n);
    this.everyone0 = 2 ** this.split - 1;
    this.everyone1 = 2 ** (n - this.split) - 1;
    const mask = (side: number, of: (k: number) => boolean) =>
      own[side]!.reduce((bits, k, i) => (of(k) ? bits | (1 << i) : bits), 0);
    const shotEver = (action: number) => (k: number) =>
      this.shots.subarray((action * n + k) * LEVELS, (action * n + k + 1) * LEVELS).some((shots) => shots > 0);
    this.couldFire = Int32Array.from([0, 1, 2, 3], (k) => mask(k & 1, shotEver(k >> 1)));
    this.hulls = Int32Array.from(SIDES, (_, side) => mask(side, (k) => axes[k]!.hull));
    this.targetLists = new TargetLists(model);
    this.rolled = rolledActions(scenario);
    this.fixedAction = scenario.japan.prefer === scenario.allied.prefer ? this.rolled[0]! : -1;
    this.nightSlots = Int32Array.from([0, 1], (k) =>
      slotOf(scenario.turn, setup.area, 0, ACTION_NONE, k, ROLL_DAY_NIGHT),
    );
    const metrics = battleMetrics(setup);
    this.at = battlePlaces(metrics);
    this.fateAt = Int32Array.from(axes, (axis) => this.at.fate(t.pieceNames[axis.piece]!));
    this.holds = bytes((k) => (axes[k]!.holds ? 1 : 0));
    this.settled = Int32Array.from(settledFates(scenario, this.at.fate));
    this.points = Int32Array.from(pointsByHolder(setup));
  }

  run(first: number, games: number, tally: Tally): void {
    const { n, split, damage, value, fateAt, holds, at, dice, settled, points: pointsOf } = this;
    const { remaining, holds: holdsAt, rounds: roundsAt, stalemate: stalemateAt, poc } = at;
    const { lost: lostAt, factors: factorsAt, damage: damageAt } = at;
    const who = Uint8Array.from([0, 1, 2, 3], remainingPlace);
    for (let game = first; game < first + games; game++) {
      dice.startGame(game);
      const rounds = this.fight();
      let there = 0;
      let holding = 0;
      let k = 0;
      for (let side = 0; side < 2; side++) {
        const begin = k;
        const end = side === 0 ? split : n;
        const present = side === 0 ? this.there0 : this.there1;
        const disabled = side === 0 ? this.disabled0 : this.disabled1;
        if (present !== 0) there |= 1 << side;
        let lost = 0;
        let factors = 0;
        let points = 0;
        for (; k < end; k++) {
          const bit = k - begin;
          let fate: number = LOST;
          if (((present >> bit) & 1) !== 0) {
            const d = damage[k]!;
            holding |= holds[k]! << side;
            points += d;
            fate = d === 0 ? INTACT : DAMAGED;
          } else if (((disabled >> bit) & 1) !== 0) fate = DISABLED;
          else {
            lost++;
            factors += value[k]!;
          }
          tally[fateAt[k]! + fate]!++;
        }
        tally[lostAt[side]! + lost]!++;
        tally[factorsAt[side]! + factors]!++;
        tally[damageAt[side]! + points]!++;
      }
      for (let i = 0; i < settled.length; i++) tally[settled[i]!]!++;
      tally[remaining + who[there]!]!++;
      const holder = holderPlace(there, holding);
      tally[holdsAt + holder]!++;
      tally[roundsAt + rounds]!++;
      tally[stalemateAt + this.stalemate]!++;
      if (poc >= 0) tally[poc + pointsOf[holder]!]!++;
    }
  }

  /** Fights one battle; the answer is the number of rounds. */
  private fight(): number {
    const { damage, startDamage, dice, nightSlots } = this;
    for (let k = 0; k < startDamage.length; k++) damage[k] = startDamage[k]!;
    this.there0 = this.everyone0;
    this.there1 = this.everyone1;
    this.disabled0 = 0;
    this.disabled1 = 0;
    this.stalemate = 0;
    let round = 0;
    while (this.there0 !== 0 && this.there1 !== 0) {
      if (this.endless && this.cannotEnd()) {
        this.stalemate = 1;
        break;
      }
      if (round >= this.limit) {
        this.stalemate = this.endless ? 2 : this.cannotEnd() ? 1 : 0;
        break;
      }
      round++;
      let action = this.fixedAction;
      if (action < 0) {
        const japan = (exactBitsAt(dice.a, dice.b, nightSlots[0]! | (round << ROUND_SHIFT)) >>> 0) % 6;
        const allied = (exactBitsAt(dice.a, dice.b, nightSlots[1]! | (round << ROUND_SHIFT)) >>> 0) % 6;
        action = this.rolled[japan * 6 + allied]!;
      }
      if (action !== NIGHT) this.act(ACTION_DAY, round);
      // Where the day has settled it there is no night (7.64).
      if (action !== DAY && this.there0 !== 0 && this.there1 !== 0) this.act(ACTION_NIGHT, round);
    }
    return round;
  }

  /** All attacks of an action, then all their effects (7.43, 7.61). */
  private act(action: number, round: number): void {
    const address = (round << ROUND_SHIFT) | (action << ACTION_SHIFT);
    this.hit = 0;
    this.fiveRolled = 0;
    const { there0, there1 } = this;
    this.fire(0, action, address, there0 & this.couldFire[action * 2]!, there1);
    const [hit1, five1] = [this.hit, this.fiveRolled];
    this.hit = 0;
    this.fiveRolled = 0;
    this.fire(1, action, address, there1 & this.couldFire[action * 2 + 1]!, there0);
    const { hit, fiveRolled } = this;
    const sunk0 = hit === 0 ? 0 : this.suffer(hit, 0);
    const sunk1 = hit1 === 0 ? 0 : this.suffer(hit1, this.split);
    // Sunk and disabled is sunk (7.63).
    this.disabled0 |= fiveRolled & ~sunk0;
    this.disabled1 |= five1 & ~sunk1;
    this.there0 = there0 & ~(sunk0 | fiveRolled);
    this.there1 = there1 & ~(sunk1 | five1);
  }

  /** The attacks of one side; whom they hit or disable is left in `hit` and `fiveRolled`, the points in `newDamage`. */
  private fire(side: number, action: number, address: number, able: number, enemies: number): void {
    if (able === 0) return;
    const { n, split, damage, shots, newDamage, hull, slot, armored, targetLists, shotsByThrow, damageByThrow } = this;
    const { a, b } = this.dice;
    const { lists } = targetLists;
    const list = targetLists.find(side, action, enemies);
    const count = lists[list]!;
    if (count === 0) return;
    const spread = this.model.spread[side]!;
    const first = side === 0 ? 0 : split;
    const firstEnemy = side === 0 ? split : 0;
    let attackers = able;
    let next = list + 1;
    let hit = 0;
    let five = 0;
    while (attackers !== 0) {
      const k = first + firstOf(attackers);
      attackers = withoutFirst(attackers);
      const packed = shots[(action * n + k) * LEVELS + damage[k]!]!;
      if (packed === 0) continue;
      const target = lists[next]!;
      if (spread && ++next > list + count) next = list + 1;
      const dice = packed & 15;
      const where = slot[k]! | address;
      const word = exactBitsAt(a, b, where) >>> 0;
      const high = (word / FIVE_DICE) >>> 0;
      // Against air units there is no bonus (7.53), and a five does not disable them (7.54).
      const row = hull[target]! * (packed >> 4) * 6 + (dice > WORD_SHOTS ? WORD_SHOTS : dice);
      let entry = shotsByThrow[row * FIVE_DICE + (word - high * FIVE_DICE)]!;
      if (dice > WORD_SHOTS) entry = this.more(where, row - WORD_SHOTS + dice - WORD_SHOTS, entry, high, target);
      else {
        // No branch on what the dice say: the processor could not guess it.
        const hits = entry & 7;
        newDamage[target] =
          newDamage[target]! + damageByThrow[hits * FIVE_DICE + (high % FIVE_DICE)]! - hits * armored[target]!;
        hit |= ((hits + 7) >> 3) << (target - firstEnemy);
      }
      five |= ((entry >> 3) & hull[target]!) << (target - firstEnemy);
    }
    this.hit |= hit;
    this.fiveRolled |= five;
  }

  /** More than five dice take a second word; answers the entry of both. */
  private more(where: number, row: number, entry: number, high: number, target: number): number {
    const { dice, shotsByThrow, damageByThrow } = this;
    const word = exactWordAt(dice.a, dice.b, secondWord(where));
    const second = shotsByThrow[row * FIVE_DICE + (word % FIVE_DICE)]!;
    const hits = (entry & 7) + (second & 7);
    const points =
      damageByThrow[(entry & 7) * FIVE_DICE + (high % FIVE_DICE)]! +
      damageByThrow[(second & 7) * FIVE_DICE + (((word / FIVE_DICE) >>> 0) % FIVE_DICE)]!;
    if (hits !== 0) {
      this.newDamage[target] = this.newDamage[target]! + points - hits * this.armored[target]!;
      this.hit |= 1 << (target < this.split ? target : target - this.split);
    }
    return (entry | second) & DISABLED_BIT;
  }

  /** Counts the damage of the units of a side that were hit; answers which of them sink. */
  private suffer(hit: number, first: number): number {
    const { damage, newDamage, sinksAt } = this;
    let sunk = 0;
    for (let left = hit; left !== 0; left = withoutFirst(left)) {
      const unit = firstOf(left);
      const k = first + unit;
      const points = damage[k]! + newDamage[k]!;
      newDamage[k] = 0;
      damage[k] = points;
      if (points >= sinksAt[k]!) sunk |= 1 << unit;
    }
    return sunk;
  }

  /** True when nobody in the fight can hurt an enemy in an action that can come about. */
  private cannotEnd(): boolean {
    const { n, split, damage, shots, couldFire, hulls, fixedAction, there0, there1 } = this;
    if (fixedAction !== DAY) {
      if ((there0 & couldFire[2]!) !== 0 && (there1 & hulls[1]!) !== 0) return false;
      if ((there1 & couldFire[3]!) !== 0 && (there0 & hulls[0]!) !== 0) return false;
    }
    if (fixedAction === NIGHT) return true;
    for (let k = 0; k < n; k++) {
      const there = k < split ? there0 >> k : there1 >> (k - split);
      if ((there & 1) !== 0 && shots[k * LEVELS + damage[k]!] !== 0) return false;
    }
    return true;
  }
}
