// Retreats that nobody pursues: after a round a side may leave (8.1), and is gone (8.44).
import { ACTION_DAY, ACTION_NIGHT } from '../../dice/index.js';
import { type BattleModel, shotsAt } from '../battle-model.js';
import { rulesOfBattle } from '../question/battle-scenario.js';
import type { Entry, Store } from './battle-blocks.js';
import type { LastStates } from './battle-tally.js';
import { moveBox } from './battle-tensor.js';

/** Moves the states in which somebody retreats; answers their chance. */
export function leaveTheArea(model: BattleModel, now: Store, last: LastStates, round: number): number {
  const { japan, allied } = model.setup.scenario;
  if (japan.retreat === 'never' && allied.retreat === 'never') return 0;
  const { bothLeave } = rulesOfBattle(model.setup.scenario);
  let sum = 0;
  for (const entry of now.entries.values()) {
    eachBox(model, entry, (low, high, strength) => {
      const leaves = [japan, allied].map(({ retreat }, side) => {
        if (retreat === 'never') return false;
        return retreat === 'outgunned' ? strength[1 - side]! > strength[side]! : round >= retreat.after;
      });
      const both = leaves[0] && leaves[1] && !bothLeave ? 1 : (leaves[0] ? 1 : 0) | (leaves[1] ? 2 : 0);
      if (both !== 0) sum += moveBox(entry, low, high, last[both]!);
    });
  }
  return sum;
}

/** Cuts a block into boxes in which the factors of both sides, gunnery and airstrike together, are settled (7.7). */
function eachBox(
  model: BattleModel,
  entry: Entry,
  visit: (low: Uint8Array, high: Uint8Array, strength: readonly [number, number]) => void,
): void {
  const { axes, setup } = model;
  const { japan, allied } = setup.scenario;
  const matters = japan.retreat === 'outgunned' || allied.retreat === 'outgunned';
  const low = entry.low.slice();
  const high = entry.high.slice();
  const strength: [number, number] = [0, 0];
  const cut = (i: number): void => {
    const k = entry.block.present[i];
    if (k === undefined || !matters) {
      visit(low, high, strength);
      return;
    }
    const [from, to] = [low[k]!, high[k]!];
    const { side } = axes[k]!;
    const factors = (level: number): number =>
      (shotsAt(axes[k]!, ACTION_DAY, level) & 15) +
      (shotsAt({ ...axes[k]!, firesAtNight: true }, ACTION_NIGHT, level) & 15);
    const before = strength[side]!;
    for (let first = from; first < to; ) {
      let end = first + 1;
      while (end < to && factors(end) === factors(first)) end++;
      low[k] = first;
      high[k] = end;
      strength[side] = before + factors(first);
      cut(i + 1);
      first = end;
    }
    low[k] = from;
    high[k] = to;
    strength[side] = before;
  };
  cut(0);
}
