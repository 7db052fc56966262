// The fast twin of the engine for battles without retreats, submarines, landings and air raids: typed arrays, nothing allocated,
// the same slots and so the same dice, bit for bit (tests/simulate/battle-kernel.test.ts).
import { AIR, AMPHIBIOUS, AREA_COUNT, CARRIER } from '../board/index.js';
import {
  ACTION_DAY,
  ACTION_NIGHT,
  ACTION_NONE,
  AddressedDice,
  DAMAGE_TABLE,
  exactWordAt,
  FIVE_DICE,
  nextAttempt,
  ROLL_ATTACK,
  ROLL_ATTACK_MORE,
  ROLL_DAY_NIGHT,
  SHOT_TABLE,
  SLOT_MULTIPLIER,
  slotOf,
  WORD_LIMIT,
} from '../dice/index.js';
import { type Experiment, type Tally, tallyOffsets } from '../game/experiment.js';
import { MAX_ROUNDS } from '../game/state.js';
import { battleMetrics } from '../players/battle-metrics.js';
import { type BattleModel, battleModel, shotsAt } from '../players/battle-model.js';
import type { BattleScenario } from '../players/battle-scenario.js';
import { resolveRules } from '../rules/index.js';

/** Shots of one word; more need a second one. */
const WORD_SHOTS = 5;
const THERE = 0;
const LOST = 3;
const DISABLED = 2;
const SLOT_ROUND = 8;
/** Damage levels a unit can be asked for: more than any armor. */
const LEVELS = 16;

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
  private readonly n: number;
  private readonly split: number;
  private readonly limit: number;
  private readonly endless: boolean;
  /** By axis. */
  private readonly startDamage: Uint8Array;
  private readonly sinksAt: Uint8Array;
  private readonly kind: Uint8Array;
  private readonly armored: Uint8Array;
  private readonly value: Uint8Array;
  private readonly holds: Uint8Array;
  private readonly fires: Uint8Array;
  private readonly screens: Uint8Array;
  private readonly slot: Int32Array;
  private readonly fateAt: Int32Array;
  /** Shots by action, axis and damage; 16 is the bonus. */
  private readonly shots: Uint8Array;
  private readonly order: readonly [Uint8Array, Uint8Array];
  /** Of the battle under way. */
  private readonly damage: Uint8Array;
  private readonly state: Uint8Array;
  private readonly newDamage: Uint8Array;
  private readonly hitOrDisabled: Uint8Array;
  private readonly prey: Uint8Array;
  private readonly count = new Int32Array(2);
  /** 0 day, 1 night, 2 both; by the two dice, `japan * 6 + allied`. */
  private readonly rolled: Uint8Array;
  private readonly fixedAction: number;
  private readonly nightSlots: Int32Array;
  private readonly at: Readonly<Record<string, number>>;
  /** Fates that are settled before the battle: places in the tally. */
  private readonly settled: Int32Array;
  private stalemate = 0;
  private readonly pocJapan: number;
  private readonly pocAllied: number;

  constructor(
    private readonly model: BattleModel,
    scenario: BattleScenario,
    seed: string,
  ) {
    const { axes, setup, own, prey } = model;
    const { tables: t } = setup;
    const n = axes.length;
    const screening = resolveRules(scenario.rules).screeningCarriers;
    this.dice = new AddressedDice(seed);
    this.n = n;
    this.split = own[0].length;
    this.endless = scenario.rounds === null;
    this.limit = scenario.rounds ?? MAX_ROUNDS;
    const bytes = (of: (k: number) => number) => Uint8Array.from({ length: n }, (_, k) => of(k));
    this.startDamage = bytes((k) => axes[k]!.start);
    this.sinksAt = bytes((k) => axes[k]!.start + axes[k]!.levels);
    this.kind = bytes((k) => axes[k]!.kind);
    this.armored = bytes((k) => (axes[k]!.armored ? 1 : 0));
    this.value = bytes((k) => axes[k]!.gunnery + axes[k]!.airstrike);
    this.fires = bytes((k) => (axes[k]!.firesAtNight && axes[k]!.gunnery > 0 && axes[k]!.kind < AIR ? 1 : 0));
    this.screens = bytes((k) =>
      screening && axes[k]!.side === 1 && axes[k]!.kind === CARRIER && axes[k]!.firesAtNight ? 1 : 0,
    );
    this.slot = Int32Array.from(axes, (axis) => slotOf(scenario.turn, setup.area, 0, 0, axis.piece, ROLL_ATTACK));
    this.shots = new Uint8Array(2 * n * LEVELS);
    for (const action of [ACTION_DAY, ACTION_NIGHT]) {
      axes.forEach((axis, k) => {
        for (let level = 0; level < axis.levels; level++) {
          this.shots[(action * n + k) * LEVELS + axis.start + level] = shotsAt(axis, action, level);
        }
      });
    }
    this.order = [Uint8Array.from(prey[0]), Uint8Array.from(prey[1])];
    this.damage = new Uint8Array(n);
    this.state = new Uint8Array(n);
    this.newDamage = new Uint8Array(n);
    this.hitOrDisabled = new Uint8Array(n);
    this.prey = new Uint8Array(n);
    this.rolled = new Uint8Array(36);
    const wish = (side: 'japan' | 'allied') => (scenario[side].prefer === 'day' ? 0 : 1);
    this.fixedAction = wish('japan') === wish('allied') ? wish('japan') : -1;
    for (let j = 0; j < 6; j++) {
      for (let a = 0; a < 6; a++) {
        const japan = j + (wish('japan') === 0 ? 1 : 0) + (scenario.control === 'japan' ? 1 : 0);
        const allied = a + (wish('allied') === 0 ? 1 : 0) + (scenario.control === 'allied' ? 1 : 0);
        this.rolled[j * 6 + a] = japan === allied ? 2 : japan > allied ? wish('japan') : wish('allied');
      }
    }
    this.nightSlots = Int32Array.from([0, 1], (k) =>
      slotOf(scenario.turn, setup.area, 0, ACTION_NONE, k, ROLL_DAY_NIGHT),
    );
    const metrics = battleMetrics(setup);
    const offsets = tallyOffsets(metrics);
    this.at = Object.fromEntries(metrics.map((m, i) => [m.name, offsets[i]!]));
    this.fateAt = Int32Array.from(axes, (axis) => this.at[`unit.${t.pieceNames[axis.piece]}.fate`]!);
    const sides = ['japan', 'allied'] as const;
    const unitOf = (k: number) =>
      scenario[sides[axes[k]!.side]!].units[setup.pieces[axes[k]!.side]!.indexOf(axes[k]!.piece)]!;
    this.holds = bytes((k) =>
      axes[k]!.kind === AIR || (unitOf(k).posture === 'patrolling' && t.isShip[axes[k]!.piece] === 1) ? 1 : 0,
    );
    this.settled = Int32Array.from(
      sides.flatMap((side) =>
        scenario[side].units
          .filter((unit) => unit.disabled || unit.inPort !== null)
          .map((unit) => this.at[`unit.${unit.name}.fate`]! + (unit.disabled ? DISABLED : unit.damage > 0 ? 1 : 0)),
      ),
    );
    this.pocJapan = scenario.area === null ? -1 : t.poc[setup.area]!;
    this.pocAllied = scenario.area === null ? -1 : t.poc[AREA_COUNT + setup.area]!;
  }

  run(first: number, games: number, tally: Tally): void {
    const { n, split, damage, state, value, fateAt, holds, at, dice, settled } = this;
    const [remaining, holdsAt, roundsAt, stalemateAt] = [at.remaining!, at.holds!, at.rounds!, at.stalemate!];
    const lostAt = Int32Array.of(at['lost.japan']!, at['lost.allied']!);
    const factorsAt = Int32Array.of(at['lost.japan.factors']!, at['lost.allied.factors']!);
    const damageAt = Int32Array.of(at['damage.japan']!, at['damage.allied']!);
    const who = Uint8Array.of(3, 0, 1, 2);
    const poc = this.pocJapan < 0 ? -1 : at.pocSwing! + this.pocAllied;
    for (let game = first; game < first + games; game++) {
      dice.startGame(game);
      const rounds = this.fight();
      let there = 0;
      let holding = 0;
      let k = 0;
      for (let side = 0; side < 2; side++) {
        const end = side === 0 ? split : n;
        let lost = 0;
        let factors = 0;
        let points = 0;
        for (; k < end; k++) {
          let fate = state[k]!;
          if (fate === THERE) {
            const d = damage[k]!;
            there |= 1 << side;
            holding |= holds[k]! << side;
            points += d;
            fate = d === 0 ? 0 : 1;
          } else if (fate === LOST) {
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
      const holder = there === 3 ? 2 : holding === 1 ? 0 : holding === 2 ? 1 : 3;
      tally[holdsAt + holder]!++;
      tally[roundsAt + rounds]!++;
      tally[stalemateAt + this.stalemate]!++;
      if (poc >= 0) tally[poc + (holder === 0 ? this.pocJapan : holder === 1 ? -this.pocAllied : 0)]!++;
    }
  }

  /** Fights one battle; the answer is the number of rounds. */
  private fight(): number {
    const { damage, state, count, split, n, dice, nightSlots } = this;
    damage.set(this.startDamage);
    state.fill(THERE);
    count[0] = split;
    count[1] = n - split;
    this.stalemate = 0;
    let round = 0;
    while (count[0] !== 0 && count[1] !== 0) {
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
        const japan = exactWordAt(dice.a, dice.b, nightSlots[0]! | (round << SLOT_ROUND)) % 6;
        const allied = exactWordAt(dice.a, dice.b, nightSlots[1]! | (round << SLOT_ROUND)) % 6;
        action = this.rolled[japan * 6 + allied]!;
      }
      if (action !== 1) this.act(ACTION_DAY, round);
      // Where the day has settled it there is no night (7.64).
      if (action !== 0 && count[0] !== 0 && count[1] !== 0) this.act(ACTION_NIGHT, round);
    }
    return round;
  }

  private act(action: number, round: number): void {
    const { n, split, damage, state, shots, newDamage, hitOrDisabled, kind, slot, prey, armored, sinksAt, count } =
      this;
    const a = this.dice.a;
    const b = this.dice.b;
    const address = (round << SLOT_ROUND) | (action << 14);
    for (let side = 0; side < 2; side++) {
      const spread = this.model.spread[side]!;
      const targets = this.namePrey(side, action);
      if (targets === 0) continue;
      let next = 0;
      const end = side === 0 ? split : n;
      for (let k = side === 0 ? 0 : split; k < end; k++) {
        if (state[k] !== THERE) continue;
        const packed = shots[(action * n + k) * LEVELS + damage[k]!]!;
        if (packed === 0) continue;
        const target = prey[next]!;
        if (spread && ++next === targets) next = 0;
        const air = kind[target] === AIR;
        const bonus = air ? 0 : packed >> 4;
        const dice = packed & 15;
        const where = slot[k]! | address;
        let x = where ^ a;
        x ^= x >>> 17;
        x = (Math.imul(x, 0xed5ad4bb) + (b ^ Math.imul(where, SLOT_MULTIPLIER))) | 0;
        x ^= x >>> 11;
        x = Math.imul(x, 0xac4c1b51);
        x ^= x >>> 15;
        x = Math.imul(x, 0x31848bab);
        let word = (x ^ (x >>> 14)) >>> 0;
        if (word >= WORD_LIMIT) word = exactWordAt(a, b, nextAttempt(where));
        const five = (word / FIVE_DICE) >>> 0;
        let entry =
          SHOT_TABLE[(bonus * 6 + (dice > WORD_SHOTS ? WORD_SHOTS : dice)) * FIVE_DICE + (word - five * FIVE_DICE)]!;
        let hits = entry & 7;
        let points = hits === 0 ? 0 : DAMAGE_TABLE[hits * FIVE_DICE + (five % FIVE_DICE)]!;
        if (dice > WORD_SHOTS) {
          const more = exactWordAt(a, b, where | (ROLL_ATTACK_MORE << 24));
          const second = SHOT_TABLE[(bonus * 6 + dice - WORD_SHOTS) * FIVE_DICE + (more % FIVE_DICE)]!;
          points += DAMAGE_TABLE[(second & 7) * FIVE_DICE + (((more / FIVE_DICE) >>> 0) % FIVE_DICE)]!;
          hits += second & 7;
          entry |= second;
        }
        if (armored[target] === 1) points -= hits;
        newDamage[target] = Math.min(100, newDamage[target]! + points);
        if (!air && (entry & 8) !== 0) hitOrDisabled[target] = 1;
      }
    }
    for (let k = 0; k < n; k++) {
      const points = newDamage[k]!;
      if (points !== 0) {
        newDamage[k] = 0;
        damage[k] = damage[k]! + points;
        if (damage[k]! >= sinksAt[k]!) {
          state[k] = LOST;
          hitOrDisabled[k] = 0;
          count[k < split ? 0 : 1]!--;
        }
      }
      if (hitOrDisabled[k] !== 0) {
        hitOrDisabled[k] = 0;
        state[k] = DISABLED;
        count[k < split ? 0 : 1]!--;
      }
    }
  }

  /** Lists what a side may attack, in the order in which it does; the answer is their number. */
  private namePrey(side: number, action: number): number {
    const { state, kind, fires, screens, prey } = this;
    const order = this.order[side]!;
    let found = 0;
    if (action === ACTION_DAY) {
      for (let i = 0; i < order.length; i++) if (state[order[i]!] === THERE) prey[found++] = order[i]!;
      return found;
    }
    let lowest = 3;
    for (let i = 0; i < order.length; i++) {
      const k = order[i]!;
      if (state[k] !== THERE || kind[k] === AIR) continue;
      const reach = kind[k] === AMPHIBIOUS ? 2 : fires[k] === 1 || screens[k] === 1 ? 0 : 1;
      if (reach < lowest) {
        lowest = reach;
        found = 0;
      }
      if (reach === lowest) prey[found++] = k;
    }
    return found;
  }

  /** True when nobody in the fight can hurt an enemy in an action that can come about. */
  private cannotEnd(): boolean {
    const { n, split, damage, state, shots, fires, kind, fixedAction } = this;
    const hulls = [false, false];
    for (let k = 0; k < n; k++) if (state[k] === THERE && kind[k] !== AIR) hulls[k < split ? 0 : 1] = true;
    for (let k = 0; k < n; k++) {
      if (state[k] !== THERE) continue;
      if (fixedAction !== 1 && shots[k * LEVELS + damage[k]!] !== 0) return false;
      if (fixedAction !== 0 && fires[k] === 1 && hulls[k < split ? 1 : 0]) return false;
    }
    return true;
  }
}
