// The best targets of one action for an objective: greedy by exact gains, with what 7.422 and 7.423 ask for counted in.
import { shotOutcomes } from './battle-dice.js';

/** What may be made as large as possible: mean damage, ships and units sunk, their factors, those sunk or disabled. */
export const BATTLE_OBJECTIVES = ['damage', 'kills', 'factors', 'removals'] as const;
export type BattleObjective = (typeof BATTLE_OBJECTIVES)[number];

interface Shooter {
  readonly shots: number;
  /** 1 when the factor is circled (7.53). */
  readonly bonus: number;
}

export interface Target {
  /** Damage points that still sink it. */
  readonly toSink: number;
  /** Gunnery and airstrike factors together. */
  readonly factors: number;
  /** False for air units: no bonus, no "disabled" (7.53, 7.54). */
  readonly hull: boolean;
  /** Rule 22: damage dice lose one. */
  readonly armored: boolean;
  /** 0 always in reach; 1 and 2 only when everything of a lower class is attacked too (7.421–7.423). */
  readonly reach: number;
}

/** Value of some shots at one target. */
export function worthOf(objective: BattleObjective, target: Target, plain: number, circled: number): number {
  const open = target.hull ? plain : plain + circled;
  const p = shotOutcomes(open, target.hull ? circled : 0, target.toSink, target.hull, target.armored);
  const size = target.toSink + 1;
  const sunk = p[target.toSink]! + p[size + target.toSink]!;
  switch (objective) {
    case 'kills':
      return sunk;
    case 'factors':
      return sunk * target.factors;
    case 'removals': {
      let disabled = 0;
      for (let d = 0; d < target.toSink; d++) disabled += p[size + d]!;
      return sunk + disabled;
    }
    case 'damage': {
      let mean = 0;
      for (let d = 0; d < size; d++) mean += d * (p[d]! + p[size + d]!);
      return mean;
    }
  }
}

/**
 * Targets for an action: index of a target for each attacker, chosen one after the other by the largest gain. At night it is
 * tried with only what is always in reach, and with each further class that there are attackers enough to reach; the best counts.
 *
 * @example
 * bestTargets('kills', [{ shots: 4, bonus: 1 }], [{ toSink: 3, factors: 5, hull: true, armored: false, reach: 0 }]); // [0]
 */
export function bestTargets(
  objective: BattleObjective,
  shooters: readonly Shooter[],
  enemies: readonly Target[],
): readonly number[] {
  const classes = [...new Set(enemies.map((p) => p.reach))].sort((a, b) => a - b);
  let best: { readonly value: number; readonly targets: readonly number[] } = { value: -1, targets: [] };
  for (const highest of classes) {
    const cover = enemies.flatMap((p, k) => (p.reach < highest ? [k] : []));
    if (cover.length > shooters.length) break;
    const found = greedy(objective, shooters, enemies, highest, cover);
    if (found.value > best.value + 1e-12) best = found;
  }
  return best.targets;
}

function greedy(
  objective: BattleObjective,
  shooters: readonly Shooter[],
  enemies: readonly Target[],
  highest: number,
  cover: readonly number[],
): { readonly value: number; readonly targets: readonly number[] } {
  const targets = shooters.map(() => -1);
  const plain = enemies.map(() => 0);
  const circled = enemies.map(() => 0);
  const value = enemies.map(() => 0);
  const uncovered = new Set(cover);
  for (let left = shooters.length; left > 0; left--) {
    // The last attackers that are left must cover what is not covered yet.
    const must = uncovered.size >= left;
    let gain = -1;
    let who = -1;
    let whom = -1;
    shooters.forEach((s, i) => {
      if (targets[i] !== -1) return;
      enemies.forEach((p, k) => {
        if (p.reach > highest || (must && !uncovered.has(k))) return;
        const more = worthOf(objective, p, plain[k]! + (s.bonus ? 0 : s.shots), circled[k]! + (s.bonus ? s.shots : 0));
        if (more - value[k]! > gain + 1e-12) {
          gain = more - value[k]!;
          who = i;
          whom = k;
        }
      });
    });
    const s = shooters[who]!;
    targets[who] = whom;
    if (s.bonus) circled[whom]! += s.shots;
    else plain[whom]! += s.shots;
    value[whom]! += gain;
    uncovered.delete(whom);
  }
  return { value: value.reduce((a, b) => a + b, 0), targets };
}
