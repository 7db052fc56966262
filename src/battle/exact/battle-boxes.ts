// Boxes of damage levels in which something is the same for each of some units.
import type { Bounds } from './battle-blocks.js';

export const copyOf = ({ low, high }: Bounds): Bounds => ({ low: low.slice(), high: high.slice() });

/**
 * Goes through the boxes in which `what` is the same at all levels of each of the units; all other levels stay as they are.
 *
 * @param box is each of them in turn, and at the end what it was: a visitor copies what it keeps.
 */
export function eachBox(
  box: Bounds,
  units: readonly number[],
  what: (unit: number, level: number) => number,
  visit: () => void,
  i = 0,
): void {
  const k = units[i];
  if (k === undefined) {
    visit();
    return;
  }
  const { low, high } = box;
  const [from, to] = [low[k]!, high[k]!];
  for (let first = from; first < to; ) {
    const same = what(k, first);
    let end = first + 1;
    while (end < to && what(k, end) === same) end++;
    low[k] = first;
    high[k] = end;
    eachBox(box, units, what, visit, i + 1);
    first = end;
  }
  low[k] = from;
  high[k] = to;
}

/** The same as a list. */
export function boxesOf(
  bounds: Bounds,
  units: readonly number[],
  what: (unit: number, level: number) => number,
): Bounds[] {
  // Mostly no unit's dice change.
  if (units.length === 0) return [bounds];
  const box = copyOf(bounds);
  const boxes: Bounds[] = [];
  eachBox(box, units, what, () => {
    boxes.push(copyOf(box));
  });
  return boxes;
}
