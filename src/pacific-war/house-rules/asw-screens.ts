// Rule 7: which escort should screen which attack.
import * as z from 'zod';
import { formsField, nameField, wholeField } from '../../text/fields.js';
import { byName, listOf, nameText, numberField } from '../common-fields.js';
import type { SituationOf } from '../companion.js';
import { chanceAtMost, type Die } from '../die.js';

/** A submarine attack of rule 7, as a file has it. */
export const ASW_SHAPE = {
  /** The target of each attack, in order. */
  attacks: listOf(nameText('the target of an attack'), 'attacks', 1, 40),
  /** ASW ratings by escort: destroyers and destroyer escorts of the screen, and escort carriers, that are ASW-capable. */
  escorts: z.union(
    [
      byName(wholeField('an ASW rating', 0, 99), 'escorts', 'escorts'),
      z.null().transform((): Record<string, number> => ({})),
    ],
    { error: 'escorts must be a map from escorts to ASW ratings, or nothing where there are none' },
  ),
  /** What is lost with each attack on a target, or with the target; 1 where nothing is said. */
  worth: byName(numberField('a worth', 0, 1_000_000), 'worth', 'targets').optional(),
  /** Whether the worth is lost with each attack that gets through, or once for each target. */
  counts: nameField(['each attack', 'each target'], { what: 'what a worth counts for' }).optional(),
  /** The attack, from 1, that each escort screens; or the best choice. */
  screens: formsField(
    [
      nameField(['best'], { what: 'allowed here', allowed: 'best, or a map from escorts to numbers of attacks' }),
      byName(wholeField('the number of an attack', 1, 40), 'screens', 'escorts'),
    ],
    'best, or a map from escorts to numbers of attacks',
  ).optional(),
};
export type AswSituation = SituationOf<typeof ASW_SHAPE>;

/** The escort of each attack. */
export type Screens = readonly (string | undefined)[];

/**
 * The screens that lose the least worth on the mean. Where each attack counts, the best escorts belong to the dearest attacks. Where
 * a target counts once, a target is safe only when all attacks on it are screened and averted: all ways to give escorts to targets
 * are gone through.
 */
export function bestScreens(s: AswSituation, die: Die): Screens {
  const escorts = Object.keys(s.escorts).sort((a, b) => s.escorts[b]! - s.escorts[a]!);
  const worth = (target: string) => (!s.worth ? 1 : Object.hasOwn(s.worth, target) ? s.worth[target]! : 0);
  const screens = new Array<string | undefined>(s.attacks.length).fill(undefined);
  const left = new Set(escorts);
  if (s.counts === 'each target') {
    for (const [target, names] of safest(s, escorts, worth, die)) {
      s.attacks.forEach((t, k) => {
        if (t === target) screens[k] = names.shift();
      });
    }
  }
  for (const escort of screens) if (escort !== undefined) left.delete(escort);
  // Whoever is left screens what is dearest of the rest.
  const open = s.attacks.map((_, k) => k).filter((k) => screens[k] === undefined);
  open.sort((a, b) => worth(s.attacks[b]!) - worth(s.attacks[a]!) || a - b);
  const rest = [...left];
  for (const k of open) screens[k] = rest.shift();
  return screens;
}

/** The escorts of every target that is screened altogether, so that the mean worth of the targets that stay safe is greatest. */
function safest(
  s: AswSituation,
  escorts: readonly string[],
  worth: (target: string) => number,
  die: Die,
): Map<string, string[]> {
  const averts = escorts.map((name) => chanceAtMost(die, s.escorts[name]!));
  const targets = [...new Set(s.attacks)];
  const all = (1 << escorts.length) - 1;
  // After some targets, by the set of escorts already used: what is safe, and the set the last target took.
  let best = new Map<number, { readonly value: number; readonly taken: readonly number[] }>([
    [0, { value: 0, taken: [] }],
  ]);
  for (const target of targets) {
    const attacks = s.attacks.filter((t) => t === target).length;
    const next: typeof best = new Map();
    for (const [used, { value, taken }] of best) {
      const offer = (set: number, gain: number) => {
        const known = next.get(used | set);
        if (known === undefined || value + gain > known.value)
          next.set(used | set, { value: value + gain, taken: [...taken, set] });
      };
      offer(0, 0);
      for (let set = all & ~used; set > 0; set = (set - 1) & ~used & all) {
        const members = averts.filter((_, k) => set & (1 << k));
        if (members.length === attacks) offer(set, worth(target) * members.reduce((p, q) => p * q, 1));
      }
    }
    best = next;
  }
  const { taken } = [...best.values()].reduce((a, b) => (b.value > a.value ? b : a));
  return new Map(targets.map((target, i) => [target, escorts.filter((_, k) => taken[i]! & (1 << k))]));
}
