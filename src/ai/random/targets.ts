// The random player's targets: any lawful ones, at night with what 7.42 wants covered first.
import { AIR, ALLIED, AREA_COUNT, JAPAN } from '../../board/index.js';
import { ACTION_NIGHT } from '../../dice/index.js';
import {
  canAirRaid,
  canStrikeHawaii,
  canSurprise,
  FIRE_BACK,
  type Game,
  isFireBackTarget,
  isHawaiianTarget,
  isSurpriseTarget,
  mayAssign,
  mayFire,
  mustFire,
  mustStrikeHawaii,
  NEVER,
  ON_HARBOR,
  ON_HAWAII,
  ON_SHIPS_AT_SEA,
  PEARL_HARBOR,
  targetClass,
} from '../../game/index.js';
import type { Draw } from './draw.js';

/** Draws lawful targets for one side. */
export class RandomTargets {
  private readonly required = new Uint8Array(256);
  /** Class (7.42) of each enemy in the fight, and how many are within each class and those before it. */
  private readonly reach = new Uint8Array(256);
  private readonly within = new Uint8Array(NEVER);

  constructor(private readonly draw: Draw) {}

  /** Answers `targets`, in combat and in every kind of raid. */
  targets(g: Game): void {
    if (g.mode === ON_HARBOR) this.harborTargets(g);
    else if (g.mode === ON_SHIPS_AT_SEA) this.anyTargets(g);
    else if (g.mode === FIRE_BACK) this.fireBack(g);
    else if (g.mode === ON_HAWAII) this.hawaiianTargets(g);
    else this.combatTargets(g);
  }

  private harborTargets(g: Game): void {
    const { enemy } = this.draw;
    let listed = -1;
    let n = 0;
    for (let p = g.tables.shipStart[this.draw.side]!; p < g.tables.shipEnd[this.draw.side]!; p++) {
      const harbor = g.raidHarbor[p]! - 1;
      // Announced Kamikaze attacks must be made (19.22).
      if (harbor < 0 || (this.draw.below(8) === 0 && g.kamikaze[p] === 0)) continue;
      if (harbor !== listed) n = g.at.list(AREA_COUNT + harbor, enemy, this.draw.list);
      listed = harbor;
      if (n > 0) this.draw.pair(g, p, this.draw.listed(n));
    }
  }

  private anyTargets(g: Game): void {
    let n = 0;
    for (let q = 0; q < g.tables.pieceCount; q++) if (isSurpriseTarget(g, q)) this.draw.list[n++] = q;
    for (let k = 0; k < g.unitCount[this.draw.side]!; k++) {
      const p = g.units[this.draw.side]![k]!;
      if (canSurprise(g, p) && this.draw.below(8) > 0) this.draw.pair(g, p, this.draw.listed(n));
    }
  }

  private fireBack(g: Game): void {
    let n = 0;
    for (let q = g.tables.shipStart[JAPAN]; q < g.tables.shipEnd[JAPAN]; q++)
      if (isFireBackTarget(g, q)) this.draw.list[n++] = q;
    for (let p = g.tables.airStart[ALLIED]; p < g.tables.airEnd[ALLIED]; p++) {
      if (n > 0 && g.isInHarbor(p) && g.tables.kind[p] === AIR && g.location[p] === AREA_COUNT + PEARL_HARBOR) {
        this.draw.pair(g, p, this.draw.listed(n));
      }
    }
  }

  private hawaiianTargets(g: Game): void {
    const must = mustStrikeHawaii(g);
    let n = 0;
    for (let q = 0; q < g.tables.pieceCount; q++) if (isHawaiianTarget(g, q)) this.draw.list[n++] = q;
    for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) {
      if (n > 0 && canStrikeHawaii(g, p) && (must || this.draw.below(6) > 0)) this.draw.pair(g, p, this.draw.listed(n));
    }
  }

  /** Answers `assign-targets` (20.51, nt1 18.12). */
  assignTargets(g: Game): void {
    let n = 0;
    for (let q = 0; q < g.tables.pieceCount; q++) if (mayAssign(g, q)) this.draw.list[n++] = q;
    for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) {
      // nt1 18.12: every carrier designates.
      if (n > 0 && canAirRaid(g, p, g.area) && (g.rules.nt1 || this.draw.below(6) > 0))
        this.draw.pair(g, p, this.draw.listed(n));
    }
  }

  /** Draws how far down the classes of 7.42 to go, covers what must be attacked first, then shoots at random within reach. */
  private combatTargets(g: Game): void {
    const { enemy } = this.draw;
    let n = 0;
    for (let k = 0; k < g.unitCount[this.draw.side]!; k++) {
      const p = g.units[this.draw.side]![k]!;
      if (mayFire(g, p) && (mustFire(g, p) || this.draw.below(8) > 0)) this.draw.list[n++] = p;
    }
    this.draw.shuffle(this.draw.list, n);
    this.classify(g, enemy);
    let highest = g.action === ACTION_NIGHT ? this.draw.below(3) : 0;
    let need = this.requiredBelow(g, enemy, highest);
    while (highest > 0 && need > n) need = this.requiredBelow(g, enemy, --highest);
    for (let k = 0; k < n; k++) {
      if (k < need) this.draw.pair(g, this.draw.list[k]!, this.required[k]!);
      else {
        const target = this.randomTarget(g, enemy, highest);
        if (target >= 0) this.draw.pair(g, this.draw.list[k]!, target);
      }
    }
  }

  private classify(g: Game, enemy: number): void {
    this.within.fill(0);
    const units = g.units[enemy]!;
    const count = g.unitCount[enemy]!;
    for (let k = 0; k < count; k++) {
      const reach = targetClass(g, units[k]!);
      this.reach[k] = reach;
      for (let top = reach; top < NEVER; top++) this.within[top]!++;
    }
  }

  private requiredBelow(g: Game, enemy: number, highest: number): number {
    let need = 0;
    if (highest === 0) return need;
    const units = g.units[enemy]!;
    for (let k = 0; k < g.unitCount[enemy]!; k++) if (this.reach[k]! < highest) this.required[need++] = units[k]!;
    return need;
  }

  /** A random target within the class; when the class is empty, of the lowest class there is (it is then unscreened). */
  private randomTarget(g: Game, enemy: number, highest: number): number {
    let top = highest;
    while (top < NEVER && this.within[top] === 0) top++;
    if (top === NEVER) return -1;
    let pick = this.draw.below(this.within[top]!);
    let k = 0;
    while (this.reach[k]! > top || pick-- > 0) k++;
    return g.units[enemy]![k]!;
  }
}
