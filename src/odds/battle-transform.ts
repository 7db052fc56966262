// One action on a distribution over all joint states. States are cut into boxes in which it is settled who is there, who fires and
// at whom; within a box, units that do not attack one another are independent, so that each group is worked on by itself.
import { shotOutcomes } from '../players/battle-dice.js';
import { assignTargets, type BattleModel, shotsAt } from '../players/battle-model.js';

/** A distribution over joint states: one axis a unit, of `levels + 2` places (damage, then sunk, then disabled). */
export interface StateSpace {
  readonly model: BattleModel;
  readonly size: number;
  readonly places: readonly number[];
  readonly strides: readonly number[];
}

export function stateSpace(model: BattleModel): StateSpace {
  const places = model.axes.map((axis) => axis.levels + 2);
  const strides: number[] = [];
  let size = 1;
  for (const n of places) {
    strides.push(size);
    size *= n;
  }
  return { model, size, places, strides };
}

/** Offsets of all combinations of places, axis 0 fastest. */
export function offsets(lists: readonly (readonly number[])[], strides: readonly number[]): Int32Array {
  let count = 1;
  for (const list of lists) count *= list.length;
  const out = new Int32Array(count);
  let filled = 1;
  lists.forEach((list, axis) => {
    const stride = strides[axis]!;
    for (let k = list.length - 1; k >= 0; k--) {
      const add = list[k]! * stride;
      const to = k * filled;
      for (let i = 0; i < filled; i++) out[to + i] = out[i]! + add;
    }
    filled *= list.length;
  });
  return out;
}

/** What is settled of an axis within a box. */
export interface AxisClass {
  readonly there: boolean;
  readonly able: boolean;
  readonly places: readonly number[];
}

/** Classes of an axis for an action: gone, able to attack, there but unable. */
export function axisClasses(space: StateSpace, axis: number, action: number): AxisClass[] {
  const unit = space.model.axes[axis]!;
  const able: number[] = [];
  const unable: number[] = [];
  for (let level = 0; level < unit.levels; level++) (shotsAt(unit, action, level) > 0 ? able : unable).push(level);
  return [
    { there: false, able: false, places: [unit.levels, unit.levels + 1] },
    { there: true, able: true, places: able },
    { there: true, able: false, places: unable },
  ].filter((c) => c.places.length > 0);
}

/** Calls back for every box: the class of each axis, and whether both sides are there. */
export function eachBox(
  space: StateSpace,
  action: number,
  visit: (box: readonly AxisClass[], contested: boolean) => void,
): void {
  const { axes } = space.model;
  const classes = axes.map((_, k) => axisClasses(space, k, action));
  const box: AxisClass[] = [];
  const go = (axis: number, sides: number): void => {
    if (axis === axes.length) {
      visit(box, sides === 3);
      return;
    }
    for (const c of classes[axis]!) {
      box[axis] = c;
      go(axis + 1, c.there ? sides | (1 << axes[axis]!.side) : sides);
    }
  };
  go(0, 0);
}

/**
 * Applies an action to the contested states of a distribution; the others are left out.
 *
 * @param from probabilities by state, @param to is added to.
 */
export function applyAction(
  space: StateSpace,
  action: number,
  screens: boolean,
  from: Float64Array,
  to: Float64Array,
): void {
  const n = space.model.axes.length;
  const there = new Uint8Array(n);
  const able = new Uint8Array(n);
  eachBox(space, action, (box, contested) => {
    if (!contested) return;
    const source = offsets(
      box.map((c) => c.places),
      space.strides,
    );
    let mass = 0;
    for (let i = 0; i < source.length; i++) mass += from[source[i]!]!;
    if (mass === 0) return;
    for (let k = 0; k < n; k++) {
      there[k] = box[k]!.there ? 1 : 0;
      able[k] = box[k]!.able ? 1 : 0;
    }
    const target = assignTargets(space.model, action, there, able, screens);
    const groups = groupsOf(n, target);
    if (groups.length === 0) {
      for (let i = 0; i < source.length; i++) to[source[i]!]! += from[source[i]!]!;
      return;
    }
    let lists: readonly (readonly number[])[] = box.map((c) => c.places);
    let tensor = new Float64Array(source.length);
    for (let i = 0; i < source.length; i++) tensor[i] = from[source[i]!]!;
    groups.forEach((group, g) => {
      const last = g === groups.length - 1;
      const after = lists.map((list, k) => (group.targets.includes(k) ? upTo(space.places[k]!) : list));
      if (last) fire(space, action, group, target, tensor, lists, to, space.strides, true);
      else {
        const next = new Float64Array(after.reduce((size, list) => size * list.length, 1));
        fire(space, action, group, target, tensor, lists, next, packedStrides(after), false);
        tensor = next;
        lists = after;
      }
    });
  });
}

/** Units bound together by who attacks whom. */
interface FireGroup {
  readonly targets: readonly number[];
  readonly attackers: readonly number[];
}

function groupsOf(n: number, target: Int8Array): FireGroup[] {
  const root = Array.from({ length: n }, (_, k) => k);
  const find = (k: number): number => (root[k] === k ? k : find(root[k]!));
  for (let k = 0; k < n; k++) if (target[k]! >= 0) root[find(k)] = find(target[k]!);
  const groups = new Map<number, { targets: Set<number>; attackers: number[] }>();
  for (let k = 0; k < n; k++) {
    if (target[k]! < 0) continue;
    const r = find(k);
    const group = groups.get(r) ?? { targets: new Set<number>(), attackers: [] };
    groups.set(r, group);
    group.targets.add(target[k]!);
    group.attackers.push(k);
  }
  return [...groups.values()].map((g) => ({ targets: [...g.targets].sort((a, b) => a - b), attackers: g.attackers }));
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, k) => k);

function packedStrides(lists: readonly (readonly number[])[]): number[] {
  let stride = 1;
  return lists.map((list) => {
    const own = stride;
    stride *= list.length;
    return own;
  });
}

/** Fires the attacks of a group: its states are cut once more, by the shots of each attacker, and each target moved along its axis. */
function fire(
  space: StateSpace,
  action: number,
  group: FireGroup,
  target: Int8Array,
  tensor: Float64Array,
  lists: readonly (readonly number[])[],
  out: Float64Array,
  outStrides: readonly number[],
  outByPlace: boolean,
): void {
  const { axes } = space.model;
  const strides = packedStrides(lists);
  // Positions in an attacker's list, by its shots.
  const byShots = group.attackers.map((k) => {
    const found = new Map<number, number[]>();
    lists[k]!.forEach((level, at) => {
      const shots = shotsAt(axes[k]!, action, level);
      found.set(shots, [...(found.get(shots) ?? []), at]);
    });
    return [...found];
  });
  const positions: number[][] = lists.map((list) => upTo(list.length));
  const shots = new Int32Array(axes.length);
  const cut = (i: number): void => {
    if (i < group.attackers.length) {
      const k = group.attackers[i]!;
      for (const [value, at] of byShots[i]!) {
        positions[k] = at;
        shots[k] = value;
        cut(i + 1);
      }
      return;
    }
    let inner = tensor;
    let innerOffsets = offsets(positions, strides);
    let now = positions.map((list) => list.slice());
    group.targets.forEach((t, j) => {
      const axis = axes[t]!;
      let plain = 0;
      let circled = 0;
      for (const k of group.attackers) {
        if (target[k] !== t) continue;
        if (shots[k]! >= 16 && axis.hull) circled += shots[k]! & 15;
        else plain += shots[k]! & 15;
      }
      const final = j === group.targets.length - 1;
      const from = now[t]!.map((at) => lists[t]![at]!);
      const p = shotOutcomes(plain, circled, axis.levels, axis.hull, axis.armored);
      const rows = from.map((level) => outcomesFrom(level, axis.levels, p));
      const nextLists = now.slice();
      nextLists[t] = upTo(space.places[t]!);
      const at = (k: number): readonly number[] => (k === t ? [0] : now[k]!);
      const others = upTo(now.length).map(at);
      // Entries of `inner` are packed as `now`, but for the first step, where `innerOffsets` leads to them.
      const packed = packedStrides(now);
      const pack = offsets(
        others.map((list) => upTo(list.length)),
        packed,
      );
      let dest: Float64Array;
      let destBase: Int32Array;
      let destStep: number;
      if (final) {
        dest = out;
        const place = (k: number, pos: number): number =>
          outByPlace ? (group.targets.includes(k) ? pos : lists[k]![pos]!) : pos;
        destBase = offsets(
          others.map((list, k) => list.map((pos) => (k === t ? 0 : place(k, pos)))),
          outStrides,
        );
        destStep = outStrides[t]!;
      } else {
        const nextStrides = packedStrides(nextLists);
        dest = new Float64Array(nextLists.reduce((size, list) => size * list.length, 1));
        destBase = offsets(
          others.map((list) => upTo(list.length)),
          nextStrides,
        );
        destStep = nextStrides[t]!;
      }
      const step = packed[t]!;
      const first = j === 0;
      for (let r = 0; r < rows.length; r++) {
        const { places, chances } = rows[r]!;
        const count = places.length;
        for (let o = 0; o < pack.length; o++) {
          const source = pack[o]! + r * step;
          const q = first ? inner[innerOffsets[source]!]! : inner[source]!;
          if (q === 0) continue;
          const base = destBase[o]!;
          for (let c = 0; c < count; c++) dest[base + places[c]! * destStep]! += q * chances[c]!;
        }
      }
      inner = dest;
      innerOffsets = new Int32Array(0);
      now = nextLists;
    });
  };
  cut(0);
}

/** Where a target at a level can get to: places and their chances. Damage beyond the last level sinks; disabled units leave (7.62). */
function outcomesFrom(level: number, levels: number, p: Float64Array): { places: Int32Array; chances: Float64Array } {
  const half = p.length >> 1;
  const sum = new Float64Array(levels + 2);
  for (let d = 0; d < half; d++) {
    const to = level + d;
    const sunk = to >= levels;
    sum[sunk ? levels : to]! += p[d]!;
    // Sunk and disabled is sunk (7.63).
    sum[sunk ? levels : levels + 1]! += p[half + d]!;
  }
  const places: number[] = [];
  for (let k = 0; k < sum.length; k++) if (sum[k]! > 0) places.push(k);
  return { places: Int32Array.from(places), chances: Float64Array.from(places, (k) => sum[k]!) };
}
