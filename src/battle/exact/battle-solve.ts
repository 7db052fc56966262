// Round after round over all joint states: day and night, submarines, retreats, and when it is over (7, 8.1, 16).
import { AIR } from '../../board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../../dice/index.js';
import { MAX_ROUNDS } from '../../game/state/state.js';
import { type BattleModel, shotsAt } from '../battle-model.js';
import { rulesOfBattle } from '../question/battle-scenario.js';
import { Action } from './battle-action.js';
import { type Block, type Blocks, type Entry, Store } from './battle-blocks.js';
import type { Flows } from './battle-fire.js';
import { leaveTheArea } from './battle-leave.js';
import type { LastStates } from './battle-tally.js';
import { moveBox } from './battle-tensor.js';

/** Chance of going on that is not worth another round: it is counted as a fight that reached the bound. */
const NEGLIGIBLE = 1e-14;

/** Where a battle ends. */
interface SolvedBattle {
  readonly last: LastStates;
  readonly flows: Flows;
  readonly rounds: Float64Array;
  readonly stalemate: Float64Array;
}

/** Solves a battle over the joint states of one kind. */
export function solveBattle(blocks: Blocks): SolvedBattle {
  const { model } = blocks;
  const { axes, actions, setup } = model;
  const { scenario } = setup;
  const limit = scenario.rounds ?? MAX_ROUNDS;
  const endless = scenario.rounds === null;
  const flows: Flows = { sunk: new Float64Array(axes.length), disabled: new Float64Array(axes.length) };
  const last: LastStates = [new Store(blocks), new Store(blocks), new Store(blocks), new Store(blocks)];
  const [over] = last;
  const rounds = new Float64Array(limit + 1);
  const stalemate = new Float64Array(3);
  const action = new Action(blocks, flows, rulesOfBattle(scenario).screeningCarriers);
  let now = new Store(blocks);
  begin(now, over, rounds);
  for (let round = 0; ; ) {
    if (endless || round === limit) {
      const stuck = takeStuck(now, over);
      rounds[round]! += stuck;
      stalemate[1]! += stuck;
    }
    const left = massOf(now);
    if (left === 0) break;
    if (round === limit || left < NEGLIGIBLE) {
      over.add(now, 1);
      // What is negligible would have gone on.
      rounds[limit]! += left;
      stalemate[endless ? 2 : 0]! += left;
      break;
    }
    round++;
    const next = new Store(blocks);
    const settled = fight(action, actions, now, next, over);
    rounds[round]! += settled;
    now = next;
    if (round === 1) now = dive(model, action, now, last, rounds);
    rounds[round]! += leaveTheArea(model, now, last, round);
  }
  stalemate[0] = Math.max(0, 1 - stalemate[1]! - stalemate[2]!);
  return { last, flows, rounds, stalemate };
}

/** Everybody is there, with the damage of the beginning. */
function begin(now: Store, over: Store, rounds: Float64Array): void {
  const { blocks } = now;
  const start = (blocks.block(blocks.full).sides === 3 ? now : over).entry(blocks.full);
  start.data[0] = 1;
  for (const k of start.block.present) {
    start.low[k] = 0;
    start.high[k] = 1;
  }
  if (start.block.sides !== 3) rounds[0] = 1;
}

/** One round (7.3): a day action, a night action, or the one and then the other. Answers the chance that it is over with it. */
function fight(
  action: Action,
  { day, night, both }: BattleModel['actions'],
  now: Store,
  next: Store,
  over: Store,
): number {
  if (day + both === 0) return action.apply(ACTION_NIGHT, now, 1, next, over);
  if (night + both === 0) return action.apply(ACTION_DAY, now, 1, next, over);
  const evening = new Store(now.blocks);
  let settled = action.apply(ACTION_DAY, now, day + both, evening, over);
  // Of the battles that are not settled by day some go on into the night (7.32), beside those that begin there.
  now.scale(night);
  now.add(evening, both / (day + both));
  next.add(evening, day / (day + both));
  settled += action.apply(ACTION_NIGHT, now, 1, next, over);
  return settled;
}

/** After the first round submarines attack, where there is anything left for them (16.2). */
function dive(model: BattleModel, action: Action, now: Store, last: LastStates, rounds: Float64Array): Store {
  const shots = model.submarines;
  if (shots.every((own) => own === undefined)) return now;
  const { blocks } = now;
  const next = new Store(blocks);
  const [over] = last;
  // Where a side is gone already the other's submarine attacks all the same, and that settles nothing more.
  const settled = new Store(blocks);
  settled.add(over, 1);
  over.entries.clear();
  action.submarines(settled, shots, next, over);
  rounds[1]! += action.submarines(now, shots, next, over);
  return next;
}

/** Moves the states in which nobody can hurt an enemy in an action that can come about; answers their chance. */
function takeStuck(now: Store, over: Store): number {
  const { model } = now.blocks;
  let sum = 0;
  for (const entry of now.entries.values()) {
    const box = stuckBox(model, entry);
    if (box) sum += moveBox(entry, box.low, box.high, over);
  }
  return sum;
}

/** Levels between which nobody of a block can hurt an enemy; `undefined` when there are none. */
function stuckBox(model: BattleModel, entry: Entry): { low: Uint8Array; high: Uint8Array } | undefined {
  const { axes, actions, setup } = model;
  const { japan, allied } = setup.scenario;
  if (japan.retreat !== 'never' || allied.retreat !== 'never') return undefined;
  const { block } = entry;
  if (
    actions.day < 1 &&
    block.present.some(
      (k) => axes[k]!.kind < AIR && shotsAt(axes[k]!, ACTION_NIGHT, 0) > 0 && hasHulls(model, block, 1 - axes[k]!.side),
    )
  )
    return undefined;
  const low = entry.low.slice();
  const high = entry.high.slice();
  if (actions.night < 1) {
    for (const k of block.present) {
      // Only damage takes the airstrike, and then for good (7.73).
      while (low[k]! < high[k]! && shotsAt(axes[k]!, ACTION_DAY, low[k]!) > 0) low[k]!++;
      if (low[k] === high[k]) return undefined;
    }
  }
  return { low, high };
}

const hasHulls = ({ axes }: BattleModel, block: Block, side: number): boolean =>
  block.present.some((k) => axes[k]!.side === side && axes[k]!.hull);

function massOf(store: Store): number {
  let sum = 0;
  for (const { data } of store.entries.values()) for (let i = 0; i < data.length; i++) sum += data[i]!;
  return sum;
}
