// The players of a battle: they carry out what the scenario says, and nothing else.

import { defaultDoctrine } from '../ai/heuristic/doctrine/doctrine.js';
import { underRules } from '../ai/heuristic/doctrine/under-rules.js';
import { HeuristicPlayer } from '../ai/heuristic/heuristic-player.js';
import { firstOf } from '../board/bits.js';
import { AIR, AREA_COUNT, CARRIER, SIDES, SUBMARINE } from '../board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../dice/index.js';
import {
  airstrikeNow,
  bonusNow,
  canAirRaid,
  canLand,
  canStrikeHawaii,
  FIRE_BACK,
  forceMayBeAttacked,
  type Game,
  groupSpeed,
  gunneryNow,
  HAWAII,
  IN_COMBAT,
  isHull,
  isMember,
  isSubmarineTarget,
  landingHarbors,
  MAJOR_PORTS,
  mayAnnounce,
  mayFire,
  NEVER,
  ON_HARBOR,
  ON_HAWAII,
  PEARL_HARBOR,
  raidableHarbors,
  returnHarbors,
  shotsNow,
  speedNow,
  targetClass,
} from '../game/index.js';
import * as D from '../game/questions/decisions.js';
import type { Player } from '../game/state/state.js';
import { type BattleObjective, bestTargets } from './battle-best.js';
import type { BattleSetup } from './battle-board.js';
import { inOrder } from './battle-model.js';
import { type BattleSide, rulesOfBattle } from './question/battle-scenario.js';

/** A side of a battle. What the scenario leaves open (rule 23, Kamikazes) is left to `DEFAULT_DOCTRINE`, as it is under the rules of the battle. */
export class BattlePlayer implements Player {
  readonly name: string;
  private readonly rest: HeuristicPlayer;
  private readonly plan: BattleSide;
  private readonly own: readonly number[];
  /** Enemies in the order in which `focus` goes through them. */
  private readonly enemies: readonly number[];
  private readonly objective: BattleObjective | null;
  private readonly spread: boolean;
  private readonly landsOn: Int16Array;
  private readonly shooters: Int16Array;
  private readonly targets: Int16Array;

  constructor(
    setup: BattleSetup,
    private readonly side: number,
  ) {
    const { scenario, tables } = setup;
    this.plan = side === 0 ? scenario.japan : scenario.allied;
    this.name = side === 0 ? 'battle, Japan' : 'battle, Allies';
    this.rest = new HeuristicPlayer(underRules(defaultDoctrine(SIDES[side]!), rulesOfBattle(scenario)));
    this.own = setup.pieces[side]!;
    this.enemies = inOrder(this.plan.targets, setup.pieces[1 - side]!, (p) => p, tables);
    this.objective =
      typeof this.plan.targets === 'object' && 'best' in this.plan.targets ? this.plan.targets.best : null;
    this.spread = this.plan.targets === 'spread';
    this.landsOn = new Int16Array(tables.pieceCount).fill(-1);
    this.plan.units.forEach((unit, k) => {
      if (unit.land !== null) this.landsOn[this.own[k]!] = tables.harborNames.indexOf(unit.land);
    });
    this.shooters = new Int16Array(this.own.length);
    this.targets = new Int16Array(this.enemies.length);
  }

  /** Forgets the fight before: what it does depends on the board alone. */
  startGame(): void {
    this.rest.startGame();
  }

  decide(decision: D.Decision, g: Game): void {
    switch (decision) {
      case D.DAY_NIGHT:
        g.answer(this.plan.prefer === 'day' ? ACTION_DAY : ACTION_NIGHT);
        break;
      case D.FIRING_CARRIERS:
        if (!this.plan.carriersFire) break;
        for (const p of this.own) if (g.tables.kind[p] === CARRIER && isMember(g, p) && mayAnnounce(g, p)) g.answer(p);
        break;
      case D.TARGETS:
        if (g.mode === IN_COMBAT) this.nameTargets(g);
        else if (g.mode === ON_HARBOR) this.raidTargets(g);
        else this.surpriseTargets(g);
        break;
      case D.ASSIGN_TARGETS:
        this.surpriseTargets(g);
        break;
      case D.ENGAGE:
        g.answer(1); // a battle is with an enemy who fights
        break;
      case D.SUBMARINE_ATTACK: {
        const target = this.enemies.find((p) => isSubmarineTarget(g, p, g.area));
        if (target !== undefined) g.answer(target);
        break;
      }
      case D.RETREAT:
        g.answer(this.retreats(g) ? 1 : 0);
        break;
      case D.GROUPS:
        this.formGroups(g);
        break;
      case D.SPLIT:
        break;
      case D.PURSUIT:
        if (this.plan.pursue) this.pursue(g, 1, g.groups, false);
        break;
      case D.FOLLOW:
        this.pursue(g, g.fight, g.fight, true);
        break;
      case D.LANDINGS:
        for (const p of this.own) {
          const harbor = this.landsOn[p]!;
          if (harbor < 0 || !canLand(g, p, g.area)) continue;
          if (((landingHarbors(g, p, g.area) >> harbor) & 1) === 0) continue;
          g.answer(p);
          g.answer(harbor);
        }
        break;
      case D.AIR_RAID: {
        const harbor = g.tables.harborNames.indexOf(this.plan.airRaid ?? '');
        if (harbor < 0 || ((raidableHarbors(g, g.area, this.side) >> harbor) & 1) === 0) break;
        for (const p of this.own) {
          if (!canAirRaid(g, p, g.area)) continue;
          g.answer(p);
          g.answer(harbor);
        }
        break;
      }
      case D.BASING:
        this.base(g);
        break;
      default:
        this.rest.decide(decision, g);
    }
  }

  /** Attackers in listed order against enemies in listed order, or as the objective asks (7.4). */
  private nameTargets(g: Game): void {
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
   * Attacks on turn 1 in the Hawaiian Islands in which somebody in Pearl Harbor may have a part: by day Japan's carriers attack what is at sea, and where
   * nothing is what they raid afterwards (20.51, nt1 18.12, 18.15); air units that lie there fire back (Q18.132-1).
   */
  private surpriseTargets(g: Game): void {
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

  private retreats(g: Game): boolean {
    const { retreat } = this.plan;
    if (retreat === 'never') return false;
    if (retreat !== 'outgunned') return g.round - g.roundsBefore >= retreat.after;
    return this.strength(g, 1 - this.side) > this.strength(g, this.side);
  }

  /** Gunnery and airstrike factors that a side has left in the fight (7.7). */
  private strength(g: Game, side: number): number {
    let sum = 0;
    for (let k = 0; k < g.unitCount[side]!; k++) {
      const p = g.units[side]![k]!;
      sum += airstrikeNow(g, p) + (g.tables.kind[p]! < AIR ? gunneryNow(g, p) : 0);
    }
    return sum;
  }

  private formGroups(g: Game): void {
    const speeds: number[] = [];
    const { groups } = this.plan;
    for (let k = 0; k < g.unitCount[this.side]!; k++) {
      const p = g.units[this.side]![k]!;
      let group = 1;
      if (groups === 'single') group = k + 1;
      else if (groups === 'by-speed') {
        const speed = speedNow(g, p);
        if (!speeds.includes(speed)) speeds.push(speed);
        group = speeds.indexOf(speed) + 1;
      }
      g.answer(p);
      g.answer(group);
    }
  }

  /** Every ship that is fast enough goes after a group, the first ones first, one ship for each in turn (8.33, 8.43). */
  private pursue(g: Game, first: number, last: number, members: boolean): void {
    let next = first;
    for (const p of this.own) {
      if (g.tables.isShip[p] === 0 || g.location[p] !== g.area || (members && !isMember(g, p))) continue;
      for (let tried = first; tried <= last; tried++) {
        const group = next;
        next = next === last ? first : next + 1;
        if (speedNow(g, p) < groupSpeed(g, g.area, 1 - this.side, group)) continue;
        g.answer(p);
        g.answer(group);
        break;
      }
    }
  }

  /** To a major port where there is one; what lies in a raided port would be one more target of the raid. */
  private base(g: Game): void {
    for (let k = 0; k < g.pendingCount; k++) {
      const p = g.pending[k]!;
      const open = returnHarbors(g, p, g.returnAreas[p]!);
      const near = g.tables.harborsOf[g.area]!;
      const choice = [open & MAJOR_PORTS & ~near, open & MAJOR_PORTS, open].find((mask) => mask !== 0)!;
      g.answer(p);
      g.answer(firstOf(choice));
    }
  }
}

/** 1 when the attacker's factor is circled in this action; asked of any hull, since air units never show it. */
function circled(g: Game, attacker: number, targets: readonly number[]): number {
  const hull = targets.find((p) => isHull(g, p));
  return hull === undefined ? 0 : bonusNow(g, attacker, hull, g.action);
}
