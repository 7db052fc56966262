// From the units as somebody wrote them to counters with factors: names, groups, and units that are no counters.
import { ALLIED, JAPAN, SIDES } from '../../board/index.js';
import type { BattleUnit } from './battle-scenario.js';
import type { UnitInput } from './battle-schema.js';
import { type Entry, takeApart, type UnitContext } from './unit-entry.js';
import { group, ofKind, single, unnamed } from './unit-lookup.js';

/**
 * Looks up the units of both sides. Names come first, then ships like a named one, then kinds, so that a group never takes a ship that is
 * named elsewhere.
 *
 * @returns units by side, in listed order, and of each side the place in the list from which each of its units comes; entries that cannot be read are left
 * out and reported.
 */
export function resolveUnits(
  written: readonly [readonly UnitInput[], readonly UnitInput[]],
  context: UnitContext,
): [BattleUnit[], BattleUnit[], from: readonly (readonly number[])[]] {
  const entries = SIDES.flatMap((side, s) =>
    written[s]!.flatMap((unit, k): Entry[] => {
      const entry = takeApart(unit, s, [...context.base, side, 'units', k], context);
      return entry ? [entry] : [];
    }),
  );
  const taken = new Set<string>();
  const found = new Map<Entry, BattleUnit[]>();
  const isGroup = (entry: Entry) => entry.count !== 0 || entry.said.kind !== undefined;
  for (const entry of entries) if (!isGroup(entry) && entry.name) found.set(entry, single(entry, context, taken));
  for (const entry of entries)
    if (isGroup(entry) && !entry.factors && !entry.said.kind) found.set(entry, group(entry, context, taken));
  for (const entry of entries) if (entry.said.kind && !entry.factors) found.set(entry, ofKind(entry, context, taken));
  for (const entry of entries) if (!found.has(entry)) found.set(entry, unnamed(entry, context, taken));
  const sides = SIDES.map((_, s) => entries.filter((e) => e.side === s));
  const of = (side: number) => sides[side]!.flatMap((e) => found.get(e)!);
  // A group is several units of one entry.
  const from = sides.map((own) => own.flatMap((e) => found.get(e)!.map(() => e.path.at(-1) as number)));
  return [of(JAPAN), of(ALLIED), from];
}
