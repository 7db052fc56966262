// Rule 7: which escort should screen which attack.
import { chanceAtMost, type Die } from '../die.js';

/** A submarine attack of rule 7. */
export interface AswSituation {
  /** The target of each attack, in order. */
  readonly attacks: readonly string[];
  /** ASW ratings by escort: destroyers and destroyer escorts of the screen, and escort carriers, that are ASW-capable. */
  readonly escorts: Readonly<Record<string, number>>;
  /** What is lost with each attack on a target, or with the target; 1 where nothing is said. */
  readonly worth?: Readonly<Record<string, number>> | undefined;
  /** Whether the worth is lost with each attack that gets through, or once for each target. */
  readonly counts?: Counted | undefined;
  /** The attack, from 1, that each escort screens; or the best choice. */
  readonly screens?: 'best' | Readonly<Record<string, number>> | undefined;
}

/** What a target's worth counts for. */
export type Counted = 'each attack' | 'each target';

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
