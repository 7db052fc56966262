// Random answers between the fights: who enters, sails, is placed, repaired and based.
import { ALLIED, AREA_COUNT, HARBOR_COUNT, JAPAN, WEST_COAST_BASE } from '../../board/index.js';
import {
  airAreas,
  amphibiousReach,
  arrivalHarbors,
  canEmbark,
  canPlaceAir,
  canSail,
  type Game,
  HAWAII,
  mayGoToWestCoast,
  mayPlaceSubmarine,
  mayRaidPearlHarbor,
  mayReturn,
  maySailAsAir,
  PEARL_HARBOR,
  patrolReach,
  RAID_FORCE_LIMIT,
  raiderReach,
  removalCandidates,
  repairable,
  repairHarbor,
  repairPoints,
  repairPool,
  SAMOA,
  SAN_DIEGO_HARBOR,
} from '../../game/index.js';
import { type Draw, shipsIn } from './draw.js';

/** Answers `raid-force`. */
export function sendRaidForce(r: Draw, g: Game): void {
  let n = 0;
  for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++)
    if (mayRaidPearlHarbor(g, p)) r.list[n++] = p;
  r.shuffle(r.list, n);
  const most = g.rules.pearlHarbor ? Math.min(n, RAID_FORCE_LIMIT) : n;
  const size = r.below(most + 1);
  for (let k = 0; k < size; k++) g.answer(r.list[k]!);
}

/** Answers `reinforcement-ports`. */
export function placeReinforcements(r: Draw, g: Game): void {
  for (let k = 0; k < g.pendingCount; k++) r.pair(g, g.pending[k]!, r.bitOf(arrivalHarbors(g, g.pending[k]!)));
}

/** Answers `removal`. */
export function removeShip(r: Draw, g: Game): void {
  g.answer(r.listed(removalCandidates(g, g.subject, r.list)));
}

/** Answers `patrols`. */
export function patrol(r: Draw, g: Game): void {
  const ships = listShips(r, g);
  for (let k = 0; k < ships; k++) {
    const p = r.list[k]!;
    if (canSail(g, p) && !r.oneIn(2)) r.pair(g, p, r.bitOf(patrolReach(g, p)));
  }
}

/** Answers `raiders`. */
export function raid(r: Draw, g: Game): void {
  const ships = listShips(r, g);
  for (let k = 0; k < ships; k++) {
    const p = r.list[k]!;
    if ((g.location[p] === WEST_COAST_BASE || canSail(g, p)) && !r.oneIn(2)) r.pair(g, p, r.bitOf(raiderReach(g, p)));
  }
  if (!g.rules.nt1) return;
  // nt1 18.132: the 7th A.F. may sail with the raiders.
  for (let p = g.tables.airStart[r.side]!; p < g.tables.airEnd[r.side]!; p++)
    if (maySailAsAir(g, p) && r.oneIn(2)) r.pair(g, p, HAWAII);
}

/** Lists the ships that may sail from somewhere; returns how many there are. */
function listShips(r: Draw, g: Game): number {
  if (!g.rules.westCoastBases) return shipsIn(g, r.list, g.at.listInHarbors(r.side, r.list));
  let n = 0;
  for (let p = g.tables.shipStart[r.side]!; p < g.tables.shipEnd[r.side]!; p++) r.list[n++] = p;
  return n;
}

/** Answers `repairs`. */
export function repair(r: Draw, g: Game): void {
  // What each yard has left stands in the list.
  const left = r.list;
  for (let h = 0; h < HARBOR_COUNT; h++) left[h] = repairPoints(g, r.side, h);
  // The pool that San Diego shares is counted at Pearl Harbor, whoever holds it.
  if (r.side === ALLIED && g.rules.sanDiegoAbsence >= 0) left[PEARL_HARBOR] = repairPoints(g, ALLIED, SAN_DIEGO_HARBOR);
  // Samoa in Pearl Harbor's place draws on the same pool (11.51).
  if (r.side === ALLIED) left[PEARL_HARBOR] = Math.max(left[PEARL_HARBOR]!, left[SAMOA]!);
  for (let p = g.tables.shipStart[r.side]!; p < g.tables.shipEnd[r.side]!; p++) {
    if (repairable(g, p) === 0) continue;
    const h = repairPool(g, repairHarbor(g, p));
    const points = r.below(Math.min(g.damage[p]!, left[h]!) + 1);
    if (points === 0) continue;
    left[h]! -= points;
    r.pair(g, p, points);
  }
}

/** Answers `air`. */
export function placeAir(r: Draw, g: Game): void {
  if (r.oneIn(12)) return;
  let n = 0;
  for (let p = g.tables.airStart[r.side]!; p < g.tables.airEnd[r.side]!; p++) if (canPlaceAir(g, p)) r.list[n++] = p;
  r.pair(g, r.listed(n), r.bitOf(airAreas(g, r.side)));
}

/** Answers `amphibious`. */
export function embark(r: Draw, g: Game): void {
  for (let p = g.tables.amphibiousStart[r.side]!; p < g.tables.amphibiousEnd[r.side]!; p++)
    if (canEmbark(g, p) && r.oneIn(2)) r.pair(g, p, r.bitOf(amphibiousReach(g, p)));
}

/** Answers `submarine`. */
export function placeSubmarine(r: Draw, g: Game): void {
  const area = r.below(AREA_COUNT);
  g.answer(mayPlaceSubmarine(g, area) ? area : 0);
}

/** Answers `basing`. */
export function base(r: Draw, g: Game): void {
  for (let k = 0; k < g.pendingCount; k++) {
    const p = g.pending[k]!;
    r.pair(g, p, r.bitOf(g.returnHarbors[p]! & ((2 << HARBOR_COUNT) - 1)));
  }
}

/** Answers `west-coast`. */
export function escapeToWestCoast(r: Draw, g: Game): void {
  for (let p = 0; p < g.tables.pieceCount; p++) if (mayGoToWestCoast(g, p) && r.oneIn(2)) g.answer(p);
}

/** Answers `san-diego-return`. */
export function returnFromSanDiego(r: Draw, g: Game): void {
  for (let p = g.tables.shipStart[ALLIED]; p < g.tables.shipEnd[ALLIED]; p++)
    if (mayReturn(g, p) && r.oneIn(2)) g.answer(p);
}
