// A player that answers every question with a random lawful answer: for fuzzing, and as the weakest player that others are measured against.

import { ALLIED, AMPHIBIOUS, AREA_COUNT, CARRIER, HARBOR_COUNT, JAPAN, WEST_COAST_BASE } from '../../board/index.js';
import { RAID_FORCE_LIMIT } from '../../game/chapters/surprise-attack.js';
import {
  airAreas,
  amphibiousReach,
  arrivalHarbors,
  CENTRAL_PACIFIC,
  canAirRaid,
  canEmbark,
  canLand,
  canPlaceAir,
  canSail,
  type Game,
  groupSpeed,
  HAWAII,
  isMember,
  isSubmarineTarget,
  landingHarbors,
  mayAnnounce,
  mayGoToWestCoast,
  mayPlaceSubmarine,
  mayRaidPearlHarbor,
  mayReturn,
  maySailAsAir,
  NORTH_PACIFIC,
  PEARL_HARBOR,
  patrolReach,
  raidableHarbors,
  raiderReach,
  removalCandidates,
  repairable,
  repairHarbor,
  repairPoints,
  repairPool,
  SAMOA,
  SAN_DIEGO_HARBOR,
  speedNow,
  strikes,
  uncertainBasePorts,
} from '../../game/index.js';
import * as D from '../../game/questions/decisions.js';
import type { Player } from '../../game/state/state.js';
import { ChoiceStream } from './choice-stream.js';
import { RandomTargets } from './targets.js';

/**
 * A random lawful player. Its choices are addressed like dice, so that its games can be replayed from (seed, game).
 *
 * @example
 * game.players[0] = new RandomPlayer('fuzz', 0);
 */
export class RandomPlayer implements Player {
  readonly name = 'random';
  readonly trusted = true;
  private readonly chance: ChoiceStream;
  private readonly aim: RandomTargets;
  private readonly list = new Uint8Array(256);
  private readonly groupList = new Uint8Array(256);
  private readonly left = new Int16Array(HARBOR_COUNT);

  constructor(
    seed: string,
    private readonly side: number,
  ) {
    this.chance = new ChoiceStream(`${seed}/random player ${side}`);
    this.aim = new RandomTargets(this.chance, side);
  }

  startGame(game: number): void {
    this.chance.startGame(game);
  }

  decide(decision: D.Decision, g: Game): void {
    switch (decision) {
      case D.RAID_FORCE:
        this.raidForce(g);
        break;
      case D.REINFORCEMENT_PORTS:
        for (let k = 0; k < g.pendingCount; k++)
          this.pair(g, g.pending[k]!, this.chance.bitOf(arrivalHarbors(g, g.pending[k]!)));
        break;
      case D.REMOVAL:
        g.answer(this.list[this.chance.below(removalCandidates(g, g.subject, this.list))]!);
        break;
      case D.PATROLS:
        this.sail(g, true);
        break;
      case D.RAIDERS:
        this.sail(g, false);
        break;
      case D.REPAIRS:
        this.repairs(g);
        break;
      case D.PLACE_AIR:
        this.placeAir(g);
        break;
      case D.MOVE_AMPHIBIOUS:
        for (let p = g.tables.amphibiousStart[this.side]!; p < g.tables.amphibiousEnd[this.side]!; p++) {
          if (canEmbark(g, p) && this.chance.below(2) === 0) this.pair(g, p, this.chance.bitOf(amphibiousReach(g, p)));
        }
        break;
      case D.PLACE_SUBMARINE: {
        const area = this.chance.below(AREA_COUNT);
        g.answer(mayPlaceSubmarine(g, area) ? area : 0);
        break;
      }
      case D.NEXT_AREA:
        g.answer(this.chance.bitOf(g.areasLeft));
        break;
      case D.DAY_NIGHT:
      case D.STAY:
        g.answer(this.chance.below(2));
        break;
      case D.RETREAT:
        g.answer(this.chance.below(4) === 0 ? 1 : 0);
        break;
      case D.FIRING_CARRIERS:
        for (let k = 0; k < g.unitCount[ALLIED]!; k++) {
          const p = g.units[ALLIED][k]!;
          if (g.tables.kind[p] === CARRIER && mayAnnounce(g, p) && this.chance.below(2) === 0) g.answer(p);
        }
        break;
      case D.TARGETS:
        this.aim.targets(g);
        break;
      case D.ASSIGN_TARGETS:
        this.aim.assignTargets(g);
        break;
      case D.SUBMARINE_ATTACK:
        this.submarineAttack(g);
        break;
      case D.GROUPS:
      case D.SPLIT:
        this.groups(g, decision);
        break;
      case D.PURSUIT:
      case D.FOLLOW:
        this.pursue(g, decision);
        break;
      case D.LANDINGS:
        for (let p = g.tables.amphibiousStart[this.side]!; p < g.tables.amphibiousEnd[this.side]!; p++) {
          if (!canLand(g, p, g.area)) continue;
          const harbors = landingHarbors(g, p, g.area);
          if (harbors !== 0 && this.chance.below(2) === 0) this.pair(g, p, this.chance.bitOf(harbors));
        }
        break;
      case D.DEFENDER: {
        let n = 0;
        for (let p = 0; p < g.tables.pieceCount; p++) {
          if (g.tables.kind[p] === AMPHIBIOUS && g.location[p] === AREA_COUNT + g.subject) this.list[n++] = p;
        }
        g.answer(this.list[this.chance.below(n)]!);
        break;
      }
      case D.AIR_RAID: {
        const harbors = raidableHarbors(g, g.area, this.side);
        const n = g.at.list(g.area, this.side, this.list);
        for (let k = 0; k < n; k++) {
          const p = this.list[k]!;
          if (canAirRaid(g, p, g.area) && this.chance.below(4) > 0) this.pair(g, p, this.chance.bitOf(harbors));
        }
        break;
      }
      case D.BASING:
        for (let k = 0; k < g.pendingCount; k++) {
          const p = g.pending[k]!;
          this.pair(g, p, this.chance.bitOf(g.returnHarbors[p]! & ((2 << HARBOR_COUNT) - 1)));
        }
        break;
      case D.KAMIKAZE:
        for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) {
          if (g.tables.kind[p] === CARRIER && strikes(g, p) && this.chance.below(3) === 0) g.answer(p);
        }
        break;
      case D.TASK_FORCES:
        for (let k = 0; k < g.unitCount[this.side]!; k++) {
          this.pair(g, g.units[this.side]![k]!, 1 + this.chance.below(Math.min(4, g.unitCount[this.side]!)));
        }
        break;
      case D.MISSIONS:
        this.missions(g);
        break;
      case D.WITHDRAW:
      case D.LAND_FIRST:
      case D.ENGAGE:
        g.answer(this.chance.below(2));
        break;
      case D.UNCERTAIN_AREA:
        g.answer(this.chance.below(2) === 0 ? CENTRAL_PACIFIC : NORTH_PACIFIC);
        break;
      case D.WEST_COAST:
        for (let p = 0; p < g.tables.pieceCount; p++)
          if (mayGoToWestCoast(g, p) && this.chance.below(2) === 0) g.answer(p);
        break;
      case D.SAN_DIEGO_RETURN:
        for (let p = g.tables.shipStart[ALLIED]; p < g.tables.shipEnd[ALLIED]; p++)
          if (mayReturn(g, p) && this.chance.below(2) === 0) g.answer(p);
        break;
      case D.UNCERTAIN_BASE:
        g.answer(this.chance.bitOf(uncertainBasePorts(g, g.subject)));
        break;
      default:
        throw new Error(`the random player does not know the decision ${D.DECISIONS[decision]}`);
    }
  }

  private pair(g: Game, first: number, second: number): void {
    g.answer(first);
    g.answer(second);
  }

  private raidForce(g: Game): void {
    let n = 0;
    for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++)
      if (mayRaidPearlHarbor(g, p)) this.list[n++] = p;
    this.chance.shuffle(this.list, n);
    const most = g.rules.pearlHarbor ? Math.min(n, RAID_FORCE_LIMIT) : n;
    const size = this.chance.below(most + 1);
    for (let k = 0; k < size; k++) g.answer(this.list[k]!);
  }

  private sail(g: Game, patrol: boolean): void {
    const ships = g.rules.westCoastBases
      ? this.everyShip(g)
      : this.shipsIn(g, g.at.listInHarbors(this.side, this.list));
    for (let k = 0; k < ships; k++) {
      const p = this.list[k]!;
      const waits = !patrol && g.location[p] === WEST_COAST_BASE;
      if ((!waits && !canSail(g, p)) || this.chance.below(2) === 0) continue;
      this.pair(g, p, this.chance.bitOf(patrol ? patrolReach(g, p) : raiderReach(g, p)));
    }
    if (patrol || !g.rules.nt1) return;
    // nt1 18.132: the 7th A.F. may sail with the raiders.
    for (let p = g.tables.airStart[this.side]!; p < g.tables.airEnd[this.side]!; p++) {
      if (maySailAsAir(g, p) && this.chance.below(2) === 0) this.pair(g, p, HAWAII);
    }
  }

  /** Lists every ship of the side, wherever it is. */
  private everyShip(g: Game): number {
    let n = 0;
    for (let p = g.tables.shipStart[this.side]!; p < g.tables.shipEnd[this.side]!; p++) this.list[n++] = p;
    return n;
  }

  /** How many of the first `n` listed pieces are ships: they come before air and amphibious units. */
  private shipsIn(g: Game, n: number): number {
    while (n > 0 && g.tables.isShip[this.list[n - 1]!] === 0) n--;
    return n;
  }

  private repairs(g: Game): void {
    for (let h = 0; h < HARBOR_COUNT; h++) this.left[h] = repairPoints(g, this.side, h);
    // The pool that San Diego shares is counted at Pearl Harbor, whoever holds it.
    if (this.side === ALLIED && g.rules.sanDiegoAbsence >= 0)
      this.left[PEARL_HARBOR] = repairPoints(g, ALLIED, SAN_DIEGO_HARBOR);
    // Samoa in Pearl Harbor's place draws on the same pool (11.51).
    if (this.side === ALLIED) this.left[PEARL_HARBOR] = Math.max(this.left[PEARL_HARBOR]!, this.left[SAMOA]!);
    for (let p = g.tables.shipStart[this.side]!; p < g.tables.shipEnd[this.side]!; p++) {
      if (repairable(g, p) === 0) continue;
      const h = repairPool(g, repairHarbor(g, p));
      const points = this.chance.below(Math.min(g.damage[p]!, this.left[h]!) + 1);
      if (points === 0) continue;
      this.left[h]! -= points;
      this.pair(g, p, points);
    }
  }

  private placeAir(g: Game): void {
    if (this.chance.below(12) === 0) return;
    let n = 0;
    for (let p = g.tables.airStart[this.side]!; p < g.tables.airEnd[this.side]!; p++)
      if (canPlaceAir(g, p)) this.list[n++] = p;
    this.pair(g, this.list[this.chance.below(n)]!, this.chance.bitOf(airAreas(g, this.side)));
  }

  private missions(g: Game): void {
    const n = g.unitCount[this.side]!;
    for (let k = 0; k < n; k++) {
      const force = g.taskForce[g.units[this.side]![k]!]!;
      let first = true;
      for (let j = 0; j < k; j++) if (g.taskForce[g.units[this.side]![j]!] === force) first = false;
      if (first) this.pair(g, force, this.chance.below(3));
    }
  }

  private submarineAttack(g: Game): void {
    if (this.chance.below(4) === 0) return;
    let n = 0;
    const count = g.at.list(g.area, 1 - this.side, this.list);
    for (let k = 0; k < count; k++) if (isSubmarineTarget(g, this.list[k]!, g.area)) this.list[n++] = this.list[k]!;
    g.answer(this.list[this.chance.below(n)]!);
  }

  private groups(g: Game, decision: D.Decision): void {
    if (decision === D.SPLIT && this.chance.below(2) === 0) return;
    const n = g.unitCount[this.side]!;
    const most = 1 + this.chance.below(Math.min(n, 4));
    for (let k = 0; k < n; k++) this.list[k] = g.units[this.side]![k]!;
    this.chance.shuffle(this.list, n);
    // The first `most` pieces open the groups, so that there are no gaps.
    for (let k = 0; k < n; k++) this.pair(g, this.list[k]!, k < most ? k + 1 : 1 + this.chance.below(most));
  }

  private pursue(g: Game, decision: D.Decision): void {
    const enemy = 1 - this.side;
    const ships = this.shipsIn(g, g.at.list(g.area, this.side, this.list));
    for (let k = 0; k < ships; k++) {
      const p = this.list[k]!;
      if ((decision === D.FOLLOW && !isMember(g, p)) || this.chance.below(3) === 0) continue;
      let n = 0;
      for (let group = 1; group <= g.groups; group++) {
        if (decision === D.FOLLOW && group !== g.fight && group <= g.subject) continue;
        if (speedNow(g, p) >= groupSpeed(g, g.area, enemy, group)) this.groupList[n++] = group;
      }
      if (n > 0) this.pair(g, p, this.groupList[this.chance.below(n)]!);
    }
  }
}
