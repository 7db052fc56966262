// Whom the units of a side of a battle attack: as the scenario lists their targets, or as its objective asks.

import { AIR, AREA_COUNT, CARRIER, SUBMARINE } from '../board/index.js';
import { ACTION_NIGHT } from '../dice/index.js';
import {
  bonusNow,
  canAirRaid,
  canStrikeHawaii,
  FIRE_BACK,
  forceMayBeAttacked,
  type Game,
  HAWAII,
  IN_COMBAT,
  isHull,
  isMember,
  mayFire,
  NEVER,
  ON_HARBOR,
  ON_HAWAII,
  PEARL_HARBOR,
  shotsNow,
  targetClass,
} from '../game/index.js';
import { type BattleObjective, bestTargets } from './battle-best.js';
import type { BattleSetup } from './battle-board.js';
import { inOrder } from './battle-model.js';
import type { BattleSide } from './question/battle-scenario.js';

/** Whom a side of a battle attacks. */
export class TargetChoice {
  /** Enemies in the order in which `focus` goes through them. */
  readonly enemies: readonly number[];
  private readonly plan: BattleSide;
  private readonly own: readonly number[];
  private readonly objective: BattleObjective | null;
  private readonly spread: boolean;
  private readonly shooters: Int16Array;
  private readonly targets: Int16Array;

  constructor({ scenario, tables, pieces }: BattleSetup, side: number) {
    this.plan = side === 0 ? scenario.japan : scenario.allied;
    const { targets } = this.plan;
    this.own = pieces[side]!;
    this.enemies = inOrder(targets, pieces[1 - side]!, (p) => p, tables);
    this.objective = typeof targets === 'object' && 'best' in targets ? targets.best : null;
    this.spread = targets === 'spread';
    this.shooters = new Int16Array(this.own.length);
    this.targets = new Int16Array(this.enemies.length);
  }

  /** Answers `targets`. */
  nameTargets(g: Game): void {
    if (g.mode === IN_COMBAT) this.combatTargets(g);
    else if (g.mode === ON_HARBOR) this.raidTargets(g);
    else this.assignTargets(g);
  }

  /** Attackers in listed order against enemies in listed order, or as the objective asks (7.4). */
  private combatTargets(g: Game): void {
    const night = g.action === ACTION_NIGHT;
    let shooters = 0;
    for (const p of this.own) {
      if (!isMember(g, p) || !mayFire(g, p)) continue;
      if (night && g.tables.kind[p] === CARRIER && !this.plan.carriersFire) continue;
      this.shooters[shooters++] = p;
    }
    if (shooters === 0) return;
    if (this.objective !== null) {
      this.nameBest(
        g,
        shooters,
        this.enemies.filter((p) => isMember(g, p) && targetClass(g, p) !== NEVER),
      );
      return;
    }
    let lowest = NEVER;
    for (const p of this.enemies) if (isMember(g, p)) lowest = Math.min(lowest, targetClass(g, p));
    if (lowest === NEVER) return;
    let count = 0;
    for (const p of this.enemies) if (isMember(g, p) && targetClass(g, p) === lowest) this.targets[count++] = p;
    this.shareOut(g, shooters, count);
  }

  /** The first `shooters` attackers go after the first `count` targets. */
  private shareOut(g: Game, shooters: number, count: number): void {
    for (let k = 0; k < shooters; k++) {
      g.answer(this.shooters[k]!);
      g.answer(this.targets[this.spread ? k % count : 0]!);
    }
  }

  /**
   * Answers `assign-targets`, and `targets` for attacks on turn 1 in the Hawaiian Islands in which somebody in Pearl Harbor may have a part: by day
   * Japan's carriers attack what is at sea, and where nothing is what they raid afterwards (20.51, nt1 18.12, 18.15); air units that lie there fire
   * back (Q18.132-1).
   */
  assignTargets(g: Game): void {
    let shooters = 0;
    const firesBack = g.mode === FIRE_BACK;
    const raided = g.tables.harborNames.indexOf(this.plan.airRaid ?? '');
    for (const p of this.own) {
      const inPort = g.tables.kind[p] === AIR && g.location[p] === AREA_COUNT + PEARL_HARBOR;
      if (firesBack ? inPort : g.mode === ON_HAWAII ? canStrikeHawaii(g, p) : canAirRaid(g, p, HAWAII))
        this.shooters[shooters++] = p;
    }
    const atSea = (p: number) => g.location[p] === HAWAII && (g.mode === IN_COMBAT || forceMayBeAttacked(g, p));
    const targets = this.enemies.filter(atSea);
    if (targets.length === 0 && !firesBack && raided === PEARL_HARBOR)
      targets.push(...this.enemies.filter((p) => g.location[p] === AREA_COUNT + PEARL_HARBOR));
    if (targets.length === 0) return;
    if (this.objective !== null) {
      this.nameBest(g, shooters, targets);
      return;
    }
    this.targets.set(targets);
    this.shareOut(g, shooters, targets.length);
  }

  private nameBest(g: Game, count: number, reachable: readonly number[]): void {
    const attackers = Array.from(this.shooters.subarray(0, count));
    if (reachable.length === 0 || count === 0) return;
    const targets = bestTargets(
      this.objective!,
      // A hull shows whether the factor is circled; air units never get the bonus, which `hull` says.
      attackers.map((p) => ({ shots: shotsNow(g, p, g.action), bonus: circled(g, p, reachable) })),
      reachable.map((p) => ({
        toSink: Math.max(1, g.tables.armor[p]! + (g.tables.kind[p] === AIR ? 0 : 1) - g.damage[p]!),
        factors: g.tables.gunnery[p]! + g.tables.airstrike[p]!,
        hull: isHull(g, p),
        armored: g.turn >= g.armoredFrom[p]!,
        reach: targetClass(g, p),
      })),
    );
    targets.forEach((target, k) => {
      g.answer(attackers[k]!);
      g.answer(reachable[target]!);
    });
  }

  /** In an air raid all carriers attack the first enemy in the harbor that is worth it, or share them out. */
  private raidTargets(g: Game): void {
    let count = 0;
    for (const p of this.enemies) {
      if (
        g.tables.kind[p] !== SUBMARINE &&
        g.isInHarbor(p) &&
        g.tables.harborNames[g.harborOf(p)] === this.plan.airRaid
      ) {
        this.targets[count++] = p;
      }
    }
    if (count === 0) return;
    let k = 0;
    for (const p of this.own) {
      if (g.raidHarbor[p] === 0) continue;
      g.answer(p);
      g.answer(this.targets[this.spread ? k++ % count : 0]!);
    }
  }
}

/** 1 when the attacker's factor is circled in this action; asked of any hull, since air units never show it. */
function circled(g: Game, attacker: number, targets: readonly number[]): number {
  const hull = targets.find((p) => isHull(g, p));
  return hull === undefined ? 0 : bonusNow(g, attacker, hull, g.action);
}
