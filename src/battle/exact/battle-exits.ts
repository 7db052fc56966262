// Between two rounds: who retreats (8.1), where nobody can hurt an enemy any more, and the bound of rounds.
import { AIR } from '../../board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../../dice/index.js';
import { type BattleModel, shotsAt } from '../battle-model.js';
import { rulesOfBattle } from '../question/battle-scenario.js';
import { type Block, type Bounds, widen } from './battle-blocks.js';
import { boxesOf } from './battle-boxes.js';
import type { Endings } from './battle-endings.js';
import { Walk } from './battle-walk.js';

/** A box of states that leave the fight in the same rounds. */
interface Exit extends Bounds {
  readonly walk: Walk;
  readonly at: number;
  /** Which of the last states they come to after a round; -1 while they fight on. */
  readonly after: (round: number) => number;
  readonly stuck: boolean;
}

/** What leaves a block between two rounds. */
export class Exits {
  private readonly exits: Exit[];

  constructor(
    private readonly block: Block,
    bounds: Bounds,
    private readonly endings: Endings,
  ) {
    const { limit, blocks } = endings;
    const { model } = blocks;
    const { japan, allied, rounds } = model.setup.scenario;
    if (japan.retreat === 'never' && allied.retreat === 'never') {
      const box = stuckBox(model, block, bounds);
      // With a bound they are counted as fights that cannot end when it is reached.
      const after = (round: number): number => (rounds === null || round === limit ? 0 : -1);
      this.exits = box ? [{ ...this.boxOf(box), after, stuck: true }] : [];
    } else {
      const { bothLeave } = rulesOfBattle(model.setup.scenario);
      this.exits = boxesByStrength(model, block, bounds).map(({ strength, ...box }) => {
        const after = (round: number): number => whoLeaves(model, strength, round, bothLeave);
        return { ...this.boxOf(box), after, stuck: false };
      });
    }
  }

  /** Takes out of a distribution over the block what leaves it after a round. */
  take(data: Float64Array, round: number): void {
    const { endings, block } = this;
    for (const { walk, at, after, stuck, low, high } of this.exits) {
      const left = after(round);
      if (left < 0) continue;
      const to = endings.last[left]!.entry(block.key);
      const sum = walk.go(data, at, to.data, at, 1, true);
      widen(to, { low, high });
      if (sum === 0) continue;
      walk.go(data, at, data, at, 0, false);
      endings.rounds[round]! += sum;
      if (stuck) endings.stalemate[1]! += sum;
    }
    if (round === endings.limit) this.end(data);
  }

  /** Counts what is left as fights that reach the bound of rounds, and would have gone on. */
  end(data: Float64Array): void {
    const { endings, block } = this;
    const stalemate = endings.blocks.model.setup.scenario.rounds === null ? 2 : 0;
    const to = endings.last[0].entry(block.key);
    let sum = 0;
    for (let i = 0; i < data.length; i++) {
      sum += data[i]!;
      to.data[i]! += data[i]!;
    }
    data.fill(0);
    endings.rounds[endings.limit]! += sum;
    endings.stalemate[stalemate]! += sum;
  }

  private boxOf({ low, high }: Bounds): Bounds & { readonly walk: Walk; readonly at: number } {
    const { block } = this;
    const levels = block.size / block.sunkSize;
    const walk = new Walk().add(block.sunkSize, levels, levels);
    let at = 0;
    for (const k of block.present) {
      walk.add(high[k]! - low[k]!, block.strides[k]!, block.strides[k]!);
      at += low[k]! * block.strides[k]!;
    }
    return { low, high, walk, at };
  }
}

/** Who retreats after a round that nobody pursues, as bits; -1 for nobody. */
function whoLeaves(model: BattleModel, strength: readonly [number, number], round: number, bothLeave: boolean): number {
  if (round === 0) return -1;
  const { japan, allied } = model.setup.scenario;
  const leaves = [japan, allied].map(({ retreat }, side) => {
    if (retreat === 'never') return false;
    return retreat === 'outgunned' ? strength[1 - side]! > strength[side]! : round >= retreat.after;
  });
  const both = leaves[0] && leaves[1] && !bothLeave ? 1 : (leaves[0] ? 1 : 0) | (leaves[1] ? 2 : 0);
  return both === 0 ? -1 : both;
}

/** Cuts a block into boxes in which the factors of both sides, gunnery and airstrike together, are settled (7.7). */
function boxesByStrength({ axes, setup }: BattleModel, { present }: Block, bounds: Bounds) {
  const { japan, allied } = setup.scenario;
  const matters = japan.retreat === 'outgunned' || allied.retreat === 'outgunned';
  const factors = (k: number, level: number): number =>
    (shotsAt(axes[k]!, ACTION_DAY, level) & 15) +
    (shotsAt({ ...axes[k]!, firesAtNight: true }, ACTION_NIGHT, level) & 15);
  return boxesOf(bounds, matters ? present : [], factors).map((box) => {
    const strength: [number, number] = [0, 0];
    for (const k of present) strength[axes[k]!.side]! += factors(k, box.low[k]!);
    return { ...box, strength };
  });
}

/** Levels between which nobody of a block can hurt an enemy in an action that can come about; `undefined` when there are none. */
function stuckBox(model: BattleModel, block: Block, bounds: Bounds): Bounds | undefined {
  const { axes, actions } = model;
  const fires = (k: number): boolean => axes[k]!.kind < AIR && shotsAt(axes[k]!, ACTION_NIGHT, 0) > 0;
  const hasHulls = (side: number): boolean => block.present.some((k) => axes[k]!.side === side && axes[k]!.hull);
  if (actions.day < 1 && block.present.some((k) => fires(k) && hasHulls(1 - axes[k]!.side))) return undefined;
  const low = bounds.low.slice();
  if (actions.night < 1) {
    for (const k of block.present) {
      // Only damage takes the airstrike, and then for good (7.73).
      while (low[k]! < bounds.high[k]! && shotsAt(axes[k]!, ACTION_DAY, low[k]!) > 0) low[k]!++;
      if (low[k] === bounds.high[k]) return undefined;
    }
  }
  return { low, high: bounds.high };
}
