// A player that answers every question with a random lawful answer: for fuzzing, and as the weakest yardstick.
import { AIR, ALLIED, AMPHIBIOUS, AREA_COUNT, CARRIER, HARBOR_COUNT, JAPAN, WEST_COAST_BASE } from '../board/index.js';
import { ACTION_NIGHT, gameKeyA, gameKeyB, type SeedKey, seedKey, wordAt } from '../dice/index.js';
import * as D from '../game/decisions.js';
import {
  airAreas,
  airstrikeNow,
  amphibiousReach,
  arrivalHarbors,
  CENTRAL_PACIFIC,
  canAirRaid,
  canEmbark,
  canLand,
  canPlaceAir,
  canSail,
  canStrikeHawaii,
  FIRE_BACK,
  type Game,
  groupSpeed,
  HAWAII,
  isHawaiianTarget,
  isMember,
  isPrey,
  landingHarbors,
  mayAnnounce,
  mayAssign,
  mayFire,
  mayGoToWestCoast,
  mayPlaceSubmarine,
  mayRaidPearlHarbor,
  mayReturn,
  maySailAsAir,
  mustFire,
  NORTH_PACIFIC,
  ON_HARBOR,
  ON_HAWAII,
  ON_SHIPS_AT_SEA,
  PEARL_HARBOR,
  patrolReach,
  raidableHarbors,
  raiderReach,
  removalCandidates,
  repairable,
  repairHarbor,
  repairPoints,
  repairPool,
  returnHarbors,
  SAMOA,
  SAN_DIEGO_HARBOR,
  speedNow,
  strikes,
  targetClass,
  uncertainBasePorts,
} from '../game/index.js';
import { RAID_FORCE_LIMIT } from '../game/surprise-attack.js';

/**
 * A random lawful player. Its choices are addressed like dice, so that its games can be replayed from (seed, game).
 *
 * @example
 * game.players[0] = new RandomPlayer('fuzz', 0);
 */
export class RandomPlayer implements D.Player {
  readonly name = 'random';
  private readonly key: SeedKey;
  private a = 0;
  private b = 0;
  private count = 0;
  private readonly list = new Uint8Array(256);
  private readonly required = new Uint8Array(256);
  private readonly left = new Int16Array(HARBOR_COUNT);

  constructor(
    seed: string,
    private readonly side: number,
  ) {
    this.key = seedKey(`${seed}/random player ${side}`);
    this.startGame(0);
  }

  startGame(game: number): void {
    this.a = gameKeyA(this.key, game | 0, Math.floor(game / 0x100000000) | 0);
    this.b = gameKeyB(this.key, game | 0, Math.floor(game / 0x100000000) | 0);
    this.count = 0;
  }

  /** A whole number from 0 to n - 1. */
  private below(n: number): number {
    return Math.floor((wordAt(this.a, this.b, this.count++) / 0x100000000) * n);
  }

  /** A random bit of a mask, as its number; -1 when the mask is empty. */
  private bitOf(mask: number): number {
    let n = 0;
    for (let m = mask; m !== 0; m &= m - 1) n++;
    if (n === 0) return -1;
    let k = this.below(n);
    let m = mask;
    while (k-- > 0) m &= m - 1;
    return 31 - Math.clz32(m & -m);
  }

  private shuffle(list: Uint8Array, n: number): void {
    for (let k = n - 1; k > 0; k--) {
      const j = this.below(k + 1);
      const x = list[k]!;
      list[k] = list[j]!;
      list[j] = x;
    }
  }

  decide(decision: D.Decision, g: Game): void {
    switch (decision) {
      case D.RAID_FORCE:
        this.raidForce(g);
        break;
      case D.REINFORCEMENT_PORTS:
        for (let k = 0; k < g.pendingCount; k++)
          this.pair(g, g.pending[k]!, this.bitOf(arrivalHarbors(g, g.pending[k]!)));
        break;
      case D.REMOVAL:
        g.say(this.list[this.below(removalCandidates(g, g.subject, this.list))]!);
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
        for (let p = g.t.amphibiousStart[this.side]!; p < g.t.amphibiousEnd[this.side]!; p++) {
          if (canEmbark(g, p) && this.below(2) === 0) this.pair(g, p, this.bitOf(amphibiousReach(g, p)));
        }
        break;
      case D.PLACE_SUBMARINE: {
        const area = this.below(AREA_COUNT);
        g.say(mayPlaceSubmarine(g, area) ? area : 0);
        break;
      }
      case D.NEXT_AREA:
        g.say(this.bitOf(g.areasLeft));
        break;
      case D.DAY_NIGHT:
      case D.STAY:
        g.say(this.below(2));
        break;
      case D.RETREAT:
        g.say(this.below(4) === 0 ? 1 : 0);
        break;
      case D.FIRING_CARRIERS:
        for (let k = 0; k < g.unitCount[ALLIED]!; k++) {
          const p = g.units[ALLIED][k]!;
          if (g.t.kind[p] === CARRIER && mayAnnounce(g, p) && this.below(2) === 0) g.say(p);
        }
        break;
      case D.TARGETS:
        this.targets(g);
        break;
      case D.ASSIGN_TARGETS:
        this.assignTargets(g);
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
        this.chase(g, decision);
        break;
      case D.LANDINGS:
        for (let p = g.t.amphibiousStart[this.side]!; p < g.t.amphibiousEnd[this.side]!; p++) {
          if (!canLand(g, p, g.area)) continue;
          const harbors = landingHarbors(g, p, g.area);
          if (harbors !== 0 && this.below(2) === 0) this.pair(g, p, this.bitOf(harbors));
        }
        break;
      case D.DEFENDER: {
        let n = 0;
        for (let p = 0; p < g.t.pieceCount; p++) {
          if (g.t.kind[p] === AMPHIBIOUS && g.location[p] === AREA_COUNT + g.subject) this.list[n++] = p;
        }
        g.say(this.list[this.below(n)]!);
        break;
      }
      case D.AIR_RAID: {
        const harbors = raidableHarbors(g, g.area, this.side);
        for (let p = g.t.shipStart[this.side]!; p < g.t.shipEnd[this.side]!; p++) {
          if (canAirRaid(g, p, g.area) && this.below(4) > 0) this.pair(g, p, this.bitOf(harbors));
        }
        break;
      }
      case D.BASING:
        for (let k = 0; k < g.pendingCount; k++) {
          const p = g.pending[k]!;
          this.pair(g, p, this.bitOf(returnHarbors(g, p, g.returnAreas[p]!) & ((2 << HARBOR_COUNT) - 1)));
        }
        break;
      case D.KAMIKAZE:
        for (let p = g.t.shipStart[JAPAN]; p < g.t.shipEnd[JAPAN]; p++) {
          if (g.t.kind[p] === CARRIER && strikes(g, p) && this.below(3) === 0) g.say(p);
        }
        break;
      case D.TASK_FORCES:
        for (let k = 0; k < g.unitCount[this.side]!; k++) {
          this.pair(g, g.units[this.side]![k]!, 1 + this.below(Math.min(4, g.unitCount[this.side]!)));
        }
        break;
      case D.MISSIONS:
        this.missions(g);
        break;
      case D.WITHDRAW:
      case D.LAND_FIRST:
      case D.ENGAGE:
        g.say(this.below(2));
        break;
      case D.UNCERTAIN_AREA:
        g.say(this.below(2) === 0 ? CENTRAL_PACIFIC : NORTH_PACIFIC);
        break;
      case D.WEST_COAST:
        for (let p = 0; p < g.t.pieceCount; p++) if (mayGoToWestCoast(g, p) && this.below(2) === 0) g.say(p);
        break;
      case D.SAN_DIEGO_RETURN:
        for (let p = g.t.shipStart[ALLIED]; p < g.t.shipEnd[ALLIED]; p++)
          if (mayReturn(g, p) && this.below(2) === 0) g.say(p);
        break;
      case D.UNCERTAIN_BASE:
        g.say(this.bitOf(uncertainBasePorts(g, g.subject)));
        break;
      default:
        throw new Error(`the random player does not know the decision ${D.DECISIONS[decision]}`);
    }
  }

  private pair(g: Game, first: number, second: number): void {
    g.say(first);
    g.say(second);
  }

  private raidForce(g: Game): void {
    let n = 0;
    for (let p = g.t.shipStart[JAPAN]; p < g.t.shipEnd[JAPAN]; p++) if (mayRaidPearlHarbor(g, p)) this.list[n++] = p;
    this.shuffle(this.list, n);
    const most = g.rules.pearlHarbor ? Math.min(n, RAID_FORCE_LIMIT) : n;
    const size = this.below(most + 1);
    for (let k = 0; k < size; k++) g.say(this.list[k]!);
  }

  private sail(g: Game, patrol: boolean): void {
    for (let p = g.t.shipStart[this.side]!; p < g.t.shipEnd[this.side]!; p++) {
      const waits = !patrol && g.location[p] === WEST_COAST_BASE;
      if ((!waits && !canSail(g, p)) || this.below(2) === 0) continue;
      this.pair(g, p, this.bitOf(patrol ? patrolReach(g, p) : raiderReach(g, p)));
    }
    // nt1 18.132: the 7th A.F. may sail with the raiders.
    for (let p = g.t.airStart[this.side]!; p < g.t.airEnd[this.side]!; p++) {
      if (!patrol && maySailAsAir(g, p) && this.below(2) === 0) this.pair(g, p, HAWAII);
    }
  }

  private repairs(g: Game): void {
    for (let h = 0; h < HARBOR_COUNT; h++) this.left[h] = repairPoints(g, this.side, h);
    // The pool that San Diego shares is counted at Pearl Harbor, whoever holds it.
    if (this.side === ALLIED && g.rules.sanDiegoAbsence >= 0)
      this.left[PEARL_HARBOR] = repairPoints(g, ALLIED, SAN_DIEGO_HARBOR);
    // Samoa in Pearl Harbor's place draws on the same pool (11.51).
    if (this.side === ALLIED) this.left[PEARL_HARBOR] = Math.max(this.left[PEARL_HARBOR]!, this.left[SAMOA]!);
    for (let p = g.t.shipStart[this.side]!; p < g.t.shipEnd[this.side]!; p++) {
      if (repairable(g, p) === 0) continue;
      const h = repairPool(g, repairHarbor(g, p));
      const points = this.below(Math.min(g.damage[p]!, this.left[h]!) + 1);
      if (points === 0) continue;
      this.left[h]! -= points;
      this.pair(g, p, points);
    }
  }

  private placeAir(g: Game): void {
    if (this.below(12) === 0) return;
    let n = 0;
    for (let p = g.t.airStart[this.side]!; p < g.t.airEnd[this.side]!; p++) if (canPlaceAir(g, p)) this.list[n++] = p;
    this.pair(g, this.list[this.below(n)]!, this.bitOf(airAreas(g, this.side)));
  }

  private targets(g: Game): void {
    if (g.mode === ON_HARBOR) this.harborTargets(g);
    else if (g.mode === ON_SHIPS_AT_SEA) this.anyTargets(g);
    else if (g.mode === FIRE_BACK) this.fireBack(g);
    else if (g.mode === ON_HAWAII) this.hawaiianTargets(g);
    else this.combatTargets(g);
  }

  private harborTargets(g: Game): void {
    const enemy = 1 - this.side;
    for (let p = g.t.shipStart[this.side]!; p < g.t.shipEnd[this.side]!; p++) {
      const harbor = g.raidHarbor[p]! - 1;
      // Announced Kamikaze attacks must be made (19.22).
      if (harbor < 0 || (this.below(8) === 0 && g.kamikaze[p] === 0)) continue;
      let n = 0;
      for (let q = 0; q < g.t.pieceCount; q++) {
        if (g.t.side[q] === enemy && g.location[q] === AREA_COUNT + harbor) this.list[n++] = q;
      }
      if (n > 0) this.pair(g, p, this.list[this.below(n)]!);
    }
  }

  private anyTargets(g: Game): void {
    const enemy = 1 - this.side;
    for (let k = 0; k < g.unitCount[this.side]!; k++) {
      const p = g.units[this.side]![k]!;
      if (airstrikeNow(g, p) > 0 && this.below(8) > 0)
        this.pair(g, p, g.units[enemy]![this.below(g.unitCount[enemy]!)]!);
    }
  }

  private fireBack(g: Game): void {
    let n = 0;
    for (let q = g.t.shipStart[JAPAN]; q < g.t.shipEnd[JAPAN]; q++) if (g.location[q] === g.area) this.list[n++] = q;
    for (let p = g.t.airStart[ALLIED]; p < g.t.airEnd[ALLIED]; p++) {
      if (n > 0 && g.isInHarbor(p) && g.t.kind[p] === AIR && g.location[p] === AREA_COUNT + 4) {
        this.pair(g, p, this.list[this.below(n)]!);
      }
    }
  }

  private hawaiianTargets(g: Game): void {
    let n = 0;
    for (let q = 0; q < g.t.pieceCount; q++) if (isHawaiianTarget(g, q)) this.list[n++] = q;
    for (let p = g.t.shipStart[JAPAN]; p < g.t.shipEnd[JAPAN]; p++) {
      if (n > 0 && canStrikeHawaii(g, p) && this.below(6) > 0) this.pair(g, p, this.list[this.below(n)]!);
    }
  }

  private assignTargets(g: Game): void {
    let n = 0;
    for (let q = 0; q < g.t.pieceCount; q++) if (mayAssign(g, q)) this.list[n++] = q;
    for (let p = g.t.shipStart[JAPAN]; p < g.t.shipEnd[JAPAN]; p++) {
      // nt1 18.12: every carrier designates.
      if (n > 0 && canAirRaid(g, p, g.area) && (g.rules.nt1 || this.below(6) > 0))
        this.pair(g, p, this.list[this.below(n)]!);
    }
  }

  /** Draws how far down the classes of 7.42 to go, covers what must be attacked first, then shoots at random within reach. */
  private combatTargets(g: Game): void {
    const enemy = 1 - this.side;
    let n = 0;
    for (let k = 0; k < g.unitCount[this.side]!; k++) {
      const p = g.units[this.side]![k]!;
      if (mayFire(g, p) && (mustFire(g, p) || this.below(8) > 0)) this.list[n++] = p;
    }
    this.shuffle(this.list, n);
    let highest = g.action === ACTION_NIGHT ? this.below(3) : 0;
    let need = this.requiredBelow(g, enemy, highest);
    while (highest > 0 && need > n) need = this.requiredBelow(g, enemy, --highest);
    for (let k = 0; k < n; k++) {
      if (k < need) this.pair(g, this.list[k]!, this.required[k]!);
      else {
        const target = this.randomTarget(g, enemy, highest);
        if (target >= 0) this.pair(g, this.list[k]!, target);
      }
    }
  }

  private requiredBelow(g: Game, enemy: number, highest: number): number {
    let need = 0;
    for (let k = 0; k < g.unitCount[enemy]!; k++) {
      const p = g.units[enemy]![k]!;
      if (targetClass(g, p) < highest) this.required[need++] = p;
    }
    return need;
  }

  /** A random target within the class; when the class is empty, of the lowest class there is (it is then unscreened). */
  private randomTarget(g: Game, enemy: number, highest: number): number {
    for (let top = highest; top < 3; top++) {
      let n = 0;
      for (let k = 0; k < g.unitCount[enemy]!; k++) if (targetClass(g, g.units[enemy]![k]!) <= top) n++;
      if (n === 0) continue;
      let pick = this.below(n);
      for (let k = 0; k < g.unitCount[enemy]!; k++) {
        const p = g.units[enemy]![k]!;
        if (targetClass(g, p) <= top && pick-- === 0) return p;
      }
    }
    return -1;
  }

  private missions(g: Game): void {
    const n = g.unitCount[this.side]!;
    for (let k = 0; k < n; k++) {
      const force = g.taskForce[g.units[this.side]![k]!]!;
      let first = true;
      for (let j = 0; j < k; j++) if (g.taskForce[g.units[this.side]![j]!] === force) first = false;
      if (first) this.pair(g, force, this.below(3));
    }
  }

  private submarineAttack(g: Game): void {
    if (this.below(4) === 0) return;
    let n = 0;
    for (let p = 0; p < g.t.pieceCount; p++) {
      if (g.t.side[p] === 1 - this.side && isPrey(g, p, g.area)) this.list[n++] = p;
    }
    g.say(this.list[this.below(n)]!);
  }

  private groups(g: Game, decision: number): void {
    if (decision === D.SPLIT && this.below(2) === 0) return;
    const n = g.unitCount[this.side]!;
    const most = 1 + this.below(Math.min(n, 4));
    for (let k = 0; k < n; k++) this.list[k] = g.units[this.side]![k]!;
    this.shuffle(this.list, n);
    // The first `most` pieces open the groups, so that there are no gaps.
    for (let k = 0; k < n; k++) this.pair(g, this.list[k]!, k < most ? k + 1 : 1 + this.below(most));
  }

  private chase(g: Game, decision: number): void {
    const enemy = 1 - this.side;
    for (let p = g.t.shipStart[this.side]!; p < g.t.shipEnd[this.side]!; p++) {
      if (g.location[p] !== g.area || (decision === D.FOLLOW && !isMember(g, p)) || this.below(3) === 0) continue;
      let n = 0;
      for (let group = 1; group <= g.groups; group++) {
        if (decision === D.FOLLOW && group !== g.fight && group <= g.subject) continue;
        if (speedNow(g, p) >= groupSpeed(g, g.area, enemy, group)) this.list[n++] = group;
      }
      if (n > 0) this.pair(g, p, this.list[this.below(n)]!);
    }
  }
}
