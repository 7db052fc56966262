// Random answers in combat but for targets, which have a file of their own: what announces itself, flees, pursues, lands, raids.
import { ALLIED, AMPHIBIOUS, AREA_COUNT, CARRIER, JAPAN } from '../../board/index.js';
import {
  canAirRaid,
  canLand,
  type Game,
  groupSpeed,
  isMember,
  isSubmarineTarget,
  landingHarbors,
  mayAnnounce,
  raidableHarbors,
  speedNow,
  strikes,
} from '../../game/index.js';
import { type Draw, shipsIn } from './draw.js';

/** Answers `firing-carriers`. */
export function announceCarriers(r: Draw, g: Game): void {
  for (let k = 0; k < g.unitCount[ALLIED]!; k++) {
    const p = g.units[ALLIED][k]!;
    if (g.tables.kind[p] === CARRIER && mayAnnounce(g, p) && r.oneIn(2)) g.answer(p);
  }
}

/** Answers `kamikaze`. */
export function announceKamikazes(r: Draw, g: Game): void {
  for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++)
    if (g.tables.kind[p] === CARRIER && strikes(g, p) && r.oneIn(3)) g.answer(p);
}

/** Answers `submarine-attack`. */
export function attackSubmerged(r: Draw, g: Game): void {
  if (r.oneIn(4)) return;
  let n = 0;
  const count = g.at.list(g.area, r.enemy, r.list);
  for (let k = 0; k < count; k++) if (isSubmarineTarget(g, r.list[k]!, g.area)) r.list[n++] = r.list[k]!;
  g.answer(r.listed(n));
}

/** Answers `groups`. */
export function formGroups(r: Draw, g: Game): void {
  const n = g.unitCount[r.side]!;
  const most = 1 + r.below(Math.min(n, 4));
  for (let k = 0; k < n; k++) r.list[k] = g.units[r.side]![k]!;
  r.shuffle(r.list, n);
  // The first `most` pieces open the groups, so that there are no gaps.
  for (let k = 0; k < n; k++) r.pair(g, r.list[k]!, k < most ? k + 1 : 1 + r.below(most));
}

/** Answers `split`. */
export function split(r: Draw, g: Game): void {
  if (!r.oneIn(2)) formGroups(r, g);
}

/** Answers `pursuit`: any group that is slow enough. */
export function pursue(r: Draw, g: Game): void {
  chase(r, g, false);
}

/** Answers `follow`: whom one pursues already, and the groups that have just split off. */
export function follow(r: Draw, g: Game): void {
  chase(r, g, true);
}

function chase(r: Draw, g: Game, follows: boolean): void {
  const ships = shipsIn(g, r.list, g.at.list(g.area, r.side, r.list));
  for (let k = 0; k < ships; k++) {
    const p = r.list[k]!;
    if ((follows && !isMember(g, p)) || r.oneIn(3)) continue;
    let groups = 0;
    for (let group = 1; group <= g.groups; group++) if (canChase(r, g, p, group, follows)) groups++;
    if (groups === 0) continue;
    let pick = r.below(groups);
    let group = 1;
    while (!canChase(r, g, p, group, follows) || pick-- > 0) group++;
    r.pair(g, p, group);
  }
}

function canChase(r: Draw, g: Game, p: number, group: number, follows: boolean): boolean {
  if (follows && group !== g.fight && group <= g.subject) return false;
  return speedNow(g, p) >= groupSpeed(g, g.area, r.enemy, group);
}

/** Answers `landings`. */
export function land(r: Draw, g: Game): void {
  for (let p = g.tables.amphibiousStart[r.side]!; p < g.tables.amphibiousEnd[r.side]!; p++) {
    if (!canLand(g, p, g.area)) continue;
    const harbors = landingHarbors(g, p, g.area);
    if (harbors !== 0 && r.oneIn(2)) r.pair(g, p, r.bitOf(harbors));
  }
}

/** Answers `defender`. */
export function nameDefender(r: Draw, g: Game): void {
  let n = 0;
  for (let p = 0; p < g.tables.pieceCount; p++)
    if (g.tables.kind[p] === AMPHIBIOUS && g.location[p] === AREA_COUNT + g.subject) r.list[n++] = p;
  g.answer(r.listed(n));
}

/** Answers `air-raid`. */
export function raidHarbors(r: Draw, g: Game): void {
  const harbors = raidableHarbors(g, g.area, r.side);
  const n = g.at.list(g.area, r.side, r.list);
  for (let k = 0; k < n; k++) {
    const p = r.list[k]!;
    if (canAirRaid(g, p, g.area) && !r.oneIn(4)) r.pair(g, p, r.bitOf(harbors));
  }
}

/** Answers `task-forces` (23.2). */
export function formTaskForces(r: Draw, g: Game): void {
  const n = g.unitCount[r.side]!;
  for (let k = 0; k < n; k++) r.pair(g, g.units[r.side]![k]!, 1 + r.below(Math.min(4, n)));
}

/** Answers `missions` (23.3). */
export function stateMissions(r: Draw, g: Game): void {
  const n = g.unitCount[r.side]!;
  for (let k = 0; k < n; k++) {
    const force = g.taskForce[g.units[r.side]![k]!]!;
    let first = true;
    for (let j = 0; j < k; j++) if (g.taskForce[g.units[r.side]![j]!] === force) first = false;
    if (first) r.pair(g, force, r.below(3));
  }
}
