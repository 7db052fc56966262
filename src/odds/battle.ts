// A battle solved exactly: the distribution over all joint states, round after round (D7).
import { AIR, SIDES } from '../board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../dice/index.js';
import { type Tally, tallyOffsets } from '../game/experiment.js';
import { MAX_ROUNDS } from '../game/state.js';
import { battleMetrics } from '../players/battle-metrics.js';
import { type BattleModel, battleModel, whyNotExactBattle } from '../players/battle-model.js';
import type { BattleScenario } from '../players/battle-scenario.js';
import { resolveRules } from '../rules/index.js';
import { tallyBattle } from './battle-tally.js';
import { applyAction, eachBox, offsets, type StateSpace, stateSpace } from './battle-transform.js';

/** Joint states a battle may have to be solved exactly: eight bytes each, some arrays of them. */
export const MOST_BATTLE_STATES = 20_000_000;
/** Steps an exact solution may take; some hundred million a second. */
export const BATTLE_BUDGET = 3_000_000_000;
/** Rounds a battle without a bound is expected to take, for the estimate. */
const USUAL_ROUNDS = 15;
/** Chance of going on that is not worth another round: it is counted as a fight that reached the bound. */
const NEGLIGIBLE = 1e-14;

/** What an exact answer would take. */
export interface ExactBattleSize {
  /** Joint states of all units, at most. */
  readonly states: number;
  /** Multiplications, about. */
  readonly steps: number;
  /** Why there is no exact answer, as a part of a sentence; `undefined` when there is one. */
  readonly refusal: string | undefined;
}

/** A battle that is not solved exactly. */
export class ExactBattleError extends Error {
  override readonly name = 'ExactBattleError';
}

/**
 * How large the exact solution of a battle is, found without solving it.
 *
 * @example
 * estimateExactBattle(scenario).refusal; // undefined: it will be solved
 */
export function estimateExactBattle(scenario: BattleScenario): ExactBattleSize {
  const reason = whyNotExactBattle(scenario);
  if (reason !== undefined) return { states: 0, steps: 0, refusal: reason };
  const { axes, actions } = battleModel(scenario);
  const states = axes.reduce((n, axis) => n * (axis.levels + 2), 1);
  const spread = axes.reduce((n, axis) => n * (axis.levels + 4), 1);
  const each = (actions.day + actions.both > 0 ? 1 : 0) + (actions.night + actions.both > 0 ? 1 : 0);
  const steps = spread * 4 * each * (scenario.rounds ?? USUAL_ROUNDS);
  if (states <= MOST_BATTLE_STATES && steps <= BATTLE_BUDGET) return { states, steps, refusal: undefined };
  const refusal =
    `it has ${thousands(states)} joint states, about ${thousands(steps)} steps, and the budget is ${thousands(MOST_BATTLE_STATES)} states ` +
    `and ${thousands(BATTLE_BUDGET)} steps; allowed: --method monte-carlo, fewer units or fewer rounds`;
  return { states, steps, refusal };
}

const thousands = (n: number): string =>
  n < 1e15
    ? Math.round(n)
        .toString()
        .replace(/\B(?=(\d{3})+$)/g, ',')
    : n.toExponential(1);

/** A battle solved exactly. */
export interface ExactBattle {
  /** Probabilities laid out by `battleMetrics`. */
  readonly tally: Tally;
  readonly states: number;
}

/**
 * Solves a battle exactly: rounding is the only error, and the probabilities of each metric sum to 1.
 *
 * @throws ExactBattleError when it has parts that are not solved, or is too large; see {@link estimateExactBattle}.
 * @example
 * const { tally } = exactBattle(scenario);
 */
export function exactBattle(scenario: BattleScenario): ExactBattle {
  const { refusal } = estimateExactBattle(scenario);
  if (refusal !== undefined) throw new ExactBattleError(`this battle is not solved exactly: ${refusal}`);
  const model = battleModel(scenario);
  const space = stateSpace(model);
  const screens = resolveRules(scenario.rules).screeningCarriers;
  const limit = scenario.rounds ?? MAX_ROUNDS;
  let now = new Float64Array(space.size);
  now[0] = 1;
  const final = new Float64Array(space.size);
  const rounds = new Float64Array(limit + 1);
  const stalemate = new Float64Array(3);
  /** Moves the states that are over out of `now`; returns the chance that is left. */
  const settle = (round: number): number => {
    let left = 0;
    eachBox(space, ACTION_DAY, (box, contested) => {
      const stuck = contested && cannotEnd(model, box);
      const stay = contested && round < limit && !(stuck && scenario.rounds === null);
      const source = offsets(
        box.map((c) => c.places),
        space.strides,
      );
      let mass = 0;
      for (let i = 0; i < source.length; i++) {
        const at = source[i]!;
        const p = now[at]!;
        if (p === 0) continue;
        mass += p;
        if (stay) continue;
        final[at]! += p;
        now[at] = 0;
      }
      if (stay) left += mass;
      else {
        rounds[round]! += mass;
        stalemate[stuck ? 1 : contested && scenario.rounds === null ? 2 : 0]! += mass;
      }
    });
    return left;
  };
  const { day, night, both } = model.actions;
  let left = settle(0);
  for (let round = 1; round <= limit && left > 0; round++) {
    if (left < NEGLIGIBLE) {
      for (let i = 0; i < space.size; i++) final[i]! += now[i]!;
      rounds[limit]! += left;
      stalemate[2]! += left;
      break;
    }
    const next = new Float64Array(space.size);
    let dusk = now;
    if (day + both > 0) {
      const afterDay = new Float64Array(space.size);
      applyAction(space, ACTION_DAY, screens, now, afterDay);
      if (day === 1) next.set(afterDay);
      else {
        dusk = new Float64Array(space.size);
        for (let i = 0; i < space.size; i++) {
          next[i] = day * afterDay[i]!;
          dusk[i] = night * now[i]! + both * afterDay[i]!;
        }
        // Where the day has settled it there is no night (7.64).
        if (both > 0) keepSettled(space, dusk, next);
      }
    }
    if (night + both > 0) applyAction(space, ACTION_NIGHT, screens, dusk, next);
    now = next;
    left = settle(round);
  }
  const metrics = battleMetrics(model.setup);
  const tally = new Float64Array(tallyOffsets(metrics)[metrics.length]!);
  tallyBattle(space, final, rounds, stalemate, metrics, tally);
  return { tally, states: space.size };
}

/** Moves the states in which one side is gone from one distribution to another. */
function keepSettled(space: StateSpace, from: Float64Array, to: Float64Array): void {
  eachBox(space, ACTION_DAY, (box, contested) => {
    if (contested) return;
    for (const at of offsets(
      box.map((c) => c.places),
      space.strides,
    )) {
      to[at]! += from[at]!;
      from[at] = 0;
    }
  });
}

/** True when nobody in the fight can hurt an enemy in an action that can come about. */
function cannotEnd(model: BattleModel, box: readonly { readonly there: boolean; readonly able: boolean }[]): boolean {
  const { axes, actions } = model;
  for (let side = 0; side < SIDES.length; side++) {
    const hulls = axes.some((axis, k) => axis.side !== side && axis.kind !== AIR && box[k]!.there);
    for (let k = 0; k < axes.length; k++) {
      const axis = axes[k]!;
      if (axis.side !== side || !box[k]!.there) continue;
      if (actions.night < 1 && box[k]!.able) return false;
      if (actions.day < 1 && hulls && axis.kind < AIR && axis.firesAtNight && axis.gunnery > 0) return false;
    }
  }
  return true;
}
