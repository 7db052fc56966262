// Board values from two sources: a file's own and those of the command line.
import { isMap } from '../text/is-map.js';
import type { BoardOverrides } from './overrides.js';

/** `over` laid over `under`, map by map. */
export function mergeOverrides(under: BoardOverrides | null, over: BoardOverrides | null): BoardOverrides | null {
  if (!under || !over) return over ?? under;
  return merge(under as Tree, over as Tree) as BoardOverrides;
}

type Tree = Record<string, unknown>;

function merge(under: Tree, over: Tree): Tree {
  const merged: Tree = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const old = merged[key];
    merged[key] = isMap(old) && isMap(value) ? merge(old, value) : value;
  }
  return merged;
}
