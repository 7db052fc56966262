// Which modules become one: small ones go where they make the entries load least that they do not need. The bundler knows only two modules that
// all the same entries load, and rollup's own limit of size asks neither how many entries load more nor what they may load.

/** A module as the bundler cuts it. */
export interface Part {
  readonly name: string;
  readonly bytes: number;
  /** The parts that are loaded before it. */
  readonly imports: readonly string[];
  /** Only parts of the same kind become one. */
  readonly kind: string;
}

/** How far parts are put together. */
export interface GroupLimits {
  /** Groups of fewer bytes look for another. */
  readonly minBytes: number;
  /** Bytes, summed over all roots, that may be loaded in vain for one group less. */
  readonly maxInVain: number;
}

/** A group while groups are put together. */
interface Group {
  readonly parts: readonly Part[];
  readonly bytes: number;
  /** Roots that load it. */
  readonly roots: Set<string>;
}

/**
 * The parts, put together. No two groups need each other.
 *
 * @param roots the parts that are asked for by themselves: entries, and what is loaded later
 * @returns names, each in one group
 */
export function groupsOf(parts: readonly Part[], roots: readonly string[], limits: GroupLimits): string[][] {
  const byName = new Map(parts.map((part) => [part.name, part]));
  const rootsOf = new Map(parts.map(({ name }) => [name, new Set<string>()]));
  for (const root of roots) {
    const found = new Set([root]);
    // The set grows while it is gone through.
    for (const name of found) {
      rootsOf.get(name)!.add(root);
      for (const needed of byName.get(name)!.imports) found.add(needed);
    }
  }
  const begin = parts.map((part): Group => ({ parts: [part], bytes: part.bytes, roots: rootsOf.get(part.name)! }));
  const groups = new Set(begin);
  const waiting = begin.filter(({ bytes }) => bytes < limits.minBytes);
  for (;;) {
    waiting.sort((a, b) => a.bytes - b.bytes || (a.parts[0]!.name < b.parts[0]!.name ? -1 : 1));
    const small = waiting.shift();
    if (!small) break;
    if (!groups.has(small)) continue;
    const needs = needsOf(groups);
    const best = bestFor(small, groups, needs, limits.maxInVain);
    if (!best) continue;
    const made: Group = {
      parts: [...small.parts, ...best.parts],
      bytes: small.bytes + best.bytes,
      roots: new Set([...small.roots, ...best.roots]),
    };
    for (const needed of [...needs.get(small)!, ...needs.get(best)!])
      for (const root of made.roots) needed.roots.add(root);
    groups.delete(small);
    groups.delete(best);
    groups.add(made);
    if (made.bytes < limits.minBytes) waiting.push(made);
  }
  return [...groups].map(({ parts }) => parts.map(({ name }) => name));
}

/** What each group needs, itself and what those need that it needs. */
function needsOf(groups: ReadonlySet<Group>): Map<Group, ReadonlySet<Group>> {
  const home = new Map([...groups].flatMap((group) => group.parts.map(({ name }) => [name, group] as const)));
  const needs = new Map<Group, ReadonlySet<Group>>();
  const find = (group: Group): ReadonlySet<Group> => {
    const known = needs.get(group);
    if (known) return known;
    const found = new Set([group]);
    for (const name of group.parts.flatMap(({ imports }) => imports)) {
      const next = home.get(name)!;
      if (!found.has(next)) for (const needed of find(next)) found.add(needed);
    }
    needs.set(group, found);
    return found;
  };
  for (const group of groups) find(group);
  return needs;
}

/** The group that a small one goes to: the least in vain, then the smallest. */
function bestFor(
  small: Group,
  groups: ReadonlySet<Group>,
  needs: ReadonlyMap<Group, ReadonlySet<Group>>,
  maxInVain: number,
): Group | undefined {
  let best: Group | undefined;
  let least = maxInVain;
  for (const other of groups) {
    if (other === small || other.parts[0]!.kind !== small.parts[0]!.kind) continue;
    if (isBetween(small, other, needs) || isBetween(other, small, needs)) continue;
    const inVain = loadedMore(small, other, needs, least) + loadedMore(other, small, needs, least);
    if (inVain < least || (inVain === least && other.bytes < (best?.bytes ?? Infinity))) {
      best = other;
      least = inVain;
    }
  }
  return best;
}

/** True when a third group needs `to` and is needed by `from`: as one the two would need a group that needs them. */
function isBetween(from: Group, to: Group, needs: ReadonlyMap<Group, ReadonlySet<Group>>): boolean {
  for (const group of needs.get(from)!) if (group !== from && group !== to && needs.get(group)!.has(to)) return true;
  return false;
}

/** Bytes that the roots of `a` load in vain when `b` is loaded with it; what is above `enough` may be told too small. */
function loadedMore(a: Group, b: Group, needs: ReadonlyMap<Group, ReadonlySet<Group>>, enough: number): number {
  let bytes = 0;
  for (const root of a.roots) {
    if (b.roots.has(root)) continue;
    for (const group of needs.get(b)!) if (!group.roots.has(root)) bytes += group.bytes;
    if (bytes > enough) return bytes;
  }
  return bytes;
}
