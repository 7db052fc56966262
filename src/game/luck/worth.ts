// What a roll is measured by: a stated worth of what it changes, in points of the final score (POC). The numbers are not rules.
// They were fixed in advance from 4,000 pilot games of the heuristic players (second edition, seed `pilot`), rounded, so that one
// point of luck moves the final score by about one point. Whatever they are, luck has mean zero: they only weigh one roll against another.
import { AIR, AMPHIBIOUS, AREA_COUNT, type BoardTables, CARRIER } from '../../board/index.js';
import { hasRepairYard } from '../chapters/repairs.js';
import { airstrikeNow, gunneryBonusNow, isSunkBy, shotsNow } from '../state/factors-now.js';
import type { Game } from '../state/state.js';

/** POC that a piece of worth 1 costs its owner when it is lost, by the turns that are left after this one. */
export const RATE_BY_TURNS_LEFT: readonly number[] = [0.15, 0.3, 0.45, 0.7, 1.1, 1.5, 2, 2.3, 2.3];

/** Shares of a piece's worth that are gone with it in this state; lost is 1. Between sound and crippled damage counts by armor. */
const LOSS_SHARES = { bottomed: 0.8, crippled: 0.5, damaged: 0.4, disabled: 0.1 } as const;
/** Share of its worth that a raider's failed speed roll costs (6.42), and share of the area's POC that a patroller's costs (6.41). */
export const RAIDER_SHARE = 0.45;
export const PATROL_SHARE = 0.5;
/** Worth of one hit more than the enemy in the action that was rolled for (7.3). */
export const NET_HIT_WORTH = 0.35;
/** Share of a location-uncertain group's worth that is in danger where Japan's ships are (18.22). */
export const DANGER_IN_HAWAII = 0.3;
export const DANGER_IN_CENTRAL_PACIFIC = 0.15;

/**
 * Worth of every piece by its printed factors, sound: 0.12 for a hull, 0.1 a gunnery factor, 0.05 for its bonus, 0.3 an airstrike
 * factor (0.45 with the bonus), 0.02 a point of armor; air units 0.6 and amphibious units 0.8, since they come back (4.5).
 *
 * @example
 * pieceWorth(tables)[tables.pieceIndex.get('Akagi')!]; // 2.1
 */
export function pieceWorth(t: BoardTables): Float64Array {
  return Float64Array.from({ length: t.pieceCount }, (_, p) => {
    const kind = t.kind[p]!;
    if (kind === AMPHIBIOUS) return 0.8;
    if (kind === AIR) return 0.6;
    if (kind > AMPHIBIOUS) return 0;
    const strike = (t.airstrikeBonus[p] === 1 ? 45 : 30) * t.airstrike[p]!;
    return (12 + 10 * t.gunnery[p]! + 5 * t.gunneryBonus[p]! + strike + 2 * t.armor[p]!) / 100;
  });
}

/** POC for a worth of 1 on the turn that is being played. */
export function rateNow(g: Game): number {
  return RATE_BY_TURNS_LEFT[g.rules.turns - g.turn] ?? 0;
}

/** Share of a piece's worth that is gone when it has so much damage, and is disabled or not. */
export function lossShare(g: Game, piece: number, damage: number, disabled: boolean): number {
  const armor = g.tables.armor[piece]!;
  const inPort = g.location[piece]! >= AREA_COUNT;
  if (inPort && g.tables.isShip[piece] === 1) {
    if (damage > 2 * armor) return 1;
    if (damage > armor) return hasRepairYard(g, g.tables.side[piece]!, g.harborOf(piece)) ? LOSS_SHARES.bottomed : 1;
  } else if (isSunkBy(g, piece, damage)) return 1;
  const away = disabled ? LOSS_SHARES.disabled : 0;
  if (damage === 0) return away;
  return away + (damage >= armor ? LOSS_SHARES.crippled : (LOSS_SHARES.damaged * damage) / armor);
}

/** Hits that Japan may expect in an action of the fight that has gathered, less those of the Allies (7.51–7.55). */
export function netHits(g: Game, action: number): number {
  let hits = 0;
  for (let side = 0; side < 2; side++) {
    const members = g.units[side]!;
    let own = 0;
    for (let k = 0; k < g.unitCount[side]!; k++) own += expectedHits(g, members[k]!, action);
    hits += side === 0 ? own : -own;
  }
  return hits;
}

function expectedHits(g: Game, piece: number, action: number): number {
  if (action === 0) return (airstrikeNow(g, piece) * (g.tables.airstrikeBonus[piece]! + 1)) / 6;
  // Carriers as a rule do not show themselves at night (7.421).
  if (g.tables.kind[piece] === CARRIER) return 0;
  return (shotsNow(g, piece, action) * (gunneryBonusNow(g, piece) + 1)) / 6;
}
