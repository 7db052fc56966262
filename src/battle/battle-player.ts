// The players of a battle: they carry out what the scenario says. Whom they attack is a file of its own.

import { defaultDoctrine } from '../ai/heuristic/doctrine/doctrine.js';
import { underRules } from '../ai/heuristic/doctrine/under-rules.js';
import { HeuristicPlayer } from '../ai/heuristic/heuristic-player.js';
import { firstOf } from '../board/bits.js';
import { AIR, CARRIER, SIDES } from '../board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../dice/index.js';
import {
  airstrikeNow,
  canAirRaid,
  canLand,
  type Game,
  groupSpeed,
  gunneryNow,
  isMember,
  isSubmarineTarget,
  landingHarbors,
  MAJOR_PORTS,
  mayAnnounce,
  raidableHarbors,
  returnHarbors,
  speedNow,
} from '../game/index.js';
import * as D from '../game/questions/decisions.js';
import type { Player } from '../game/state/state.js';
import type { BattleSetup } from './battle-board.js';
import { TargetChoice } from './battle-target-choice.js';
import { type BattleSide, rulesOfBattle } from './question/battle-scenario.js';

/** A side of a battle. What the scenario leaves open (rule 23, Kamikazes) is left to `DEFAULT_DOCTRINE`, as it is under the rules of the battle. */
export class BattlePlayer implements Player {
  readonly name: string;
  private readonly rest: HeuristicPlayer;
  private readonly plan: BattleSide;
  private readonly own: readonly number[];
  private readonly landsOn: Int16Array;
  private readonly targetChoice: TargetChoice;

  constructor(
    setup: BattleSetup,
    private readonly side: number,
  ) {
    const { scenario, tables } = setup;
    this.plan = side === 0 ? scenario.japan : scenario.allied;
    this.name = side === 0 ? 'battle, Japan' : 'battle, Allies';
    this.rest = new HeuristicPlayer(underRules(defaultDoctrine(SIDES[side]!), rulesOfBattle(scenario)));
    this.own = setup.pieces[side]!;
    this.targetChoice = new TargetChoice(setup, side);
    this.landsOn = new Int16Array(tables.pieceCount).fill(-1);
    this.plan.units.forEach((unit, k) => {
      if (unit.land !== null) this.landsOn[this.own[k]!] = tables.harborNames.indexOf(unit.land);
    });
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
        this.targetChoice.nameTargets(g);
        break;
      case D.ASSIGN_TARGETS:
        this.targetChoice.assignTargets(g);
        break;
      case D.ENGAGE:
        g.answer(1); // a battle is with an enemy who fights
        break;
      case D.SUBMARINE_ATTACK: {
        const target = this.targetChoice.enemies.find((p) => isSubmarineTarget(g, p, g.area));
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
