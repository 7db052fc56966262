// How a battle is solved: in one run over all joint states, or in two where there are identical units.
import { ACTION_DAY, ACTION_NIGHT } from '../../dice/index.js';
import { type BattleModel, shotsAt } from '../battle-model.js';
import { Blocks } from './battle-blocks.js';
import { hasAlikeRounds } from './battle-solve.js';

/** Rounds a battle without a bound is expected to take, for the estimate. */
const TYPICAL_ROUNDS = 15;
/** Blocks that are looked at one by one for an estimate. */
const MAX_BLOCKS = 300_000;
/** Multiplications for each place a target can come from and go to, with what goes on around them. */
const PER_PLACE = 2;

/** A run over joint states, and what is read from it. */
interface BattleRun {
  readonly blocks: Blocks;
  /** Everything but the fates of units. */
  readonly outcome: boolean;
  readonly fates: boolean;
}

interface BattlePlan {
  /**
   * Where all rounds are alike: the fewest joint states, which tell how many rounds it takes. The other runs then need not keep rounds
   * apart, if the fight is over before the bound.
   */
  readonly clock: Blocks | undefined;
  readonly runs: readonly BattleRun[];
  readonly states: number;
  readonly steps: number;
}

/**
 * The cheaper of two ways: all units apart; or identical ones merged for what is lost, and once more all apart for the fates of each,
 * but then without telling the sunk from the disabled.
 */
export function planBattle(model: BattleModel): BattlePlan {
  const clock = hasAlikeRounds(model) ? new Blocks(model, true, false) : undefined;
  const apart = new Blocks(model, false, true);
  const one = sizeOf(apart);
  const merged = new Blocks(model, true, true);
  if (merged.groups.length === model.axes.length)
    return { clock, runs: [{ blocks: apart, outcome: true, fates: true }], ...one };
  const each = new Blocks(model, false, false);
  const [a, b] = [sizeOf(merged), sizeOf(each)];
  const two = { states: Math.max(a.states, b.states), steps: a.steps + b.steps };
  if (two.steps >= one.steps) return { clock, runs: [{ blocks: apart, outcome: true, fates: true }], ...one };
  return {
    clock,
    runs: [
      { blocks: merged, outcome: true, fates: false },
      { blocks: each, outcome: false, fates: true },
    ],
    ...two,
  };
}

/** States of a run, and the multiplications it takes. */
function sizeOf(blocks: Blocks): { readonly states: number; readonly steps: number } {
  const { model, tellsSunk, states } = blocks;
  const { axes, actions, setup, spread } = model;
  if (blocks.count > MAX_BLOCKS || states > 1e10) return { states, steps: states * 1e4 };
  let steps = 0;
  const limit = setup.scenario.rounds ?? TYPICAL_ROUNDS;
  for (const action of [ACTION_DAY, ACTION_NIGHT]) {
    const often = limit - (actions.both > 0 ? 0 : 1);
    if ((action === ACTION_DAY ? actions.day : actions.night) + actions.both === 0) continue;
    const shooters = axes.map((axis) => shotsAt(axis, action, 0) > 0);
    for (let key = 0; key < blocks.count; key++) {
      const block = blocks.block(key);
      if (block.sides !== 3) continue;
      let places = 0;
      for (const side of [0, 1]) {
        const reachable = block.present.filter(
          (k) => axes[k]!.side !== side && (action === ACTION_DAY || axes[k]!.hull),
        );
        const count = block.present.filter((k) => axes[k]!.side === side && shooters[k]).length;
        const targets = spread[side] ? Math.min(count, reachable.length) : Math.min(1, count, reachable.length);
        places += reachable.slice(0, targets).reduce((sum, k) => sum + axes[k]!.levels / 2 + 2, 0);
      }
      const grow = (tellsSunk ? 2 : 1) / 5 + 1;
      steps += often * block.size * places * PER_PLACE * grow ** (block.present.length / 2);
    }
  }
  return { states, steps };
}
