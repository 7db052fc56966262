// What is seen of a position at the end of a turn, as a list of numbers for the evaluation.
import { ALLIED, AREA_COUNT, CARRIER, HARBOR_COUNT, JAPAN, PORT_COUNT } from '../../board/index.js';
import type { Game } from '../../game/index.js';

/** Sums kept for each side: airstrikes of carriers, gunnery, cruisers, damage points, air units, amphibious units. */
const FORCES = 6;
const AT_PORTS = 2 + 2 * FORCES;
const AT_FLAGS = AT_PORTS + 2 * PORT_COUNT;
const AT_HARBORS = AT_FLAGS + 2 * AREA_COUNT;
/** Number of features. */
export const FEATURES = AT_HARBORS + HARBOR_COUNT;

/**
 * Fills in what the evaluation looks at: 1, the POC track, the forces of each side on the map, the strength at each port,
 * flags, and harbors in Japan's hands.
 */
export function features(g: Game, into: Float64Array): void {
  const { tables } = g;
  into.fill(0);
  into[0] = 1;
  into[1] = g.poc;
  for (let side = JAPAN; side <= ALLIED; side++) {
    const at = 2 + side * FORCES;
    for (let p = tables.shipStart[side]!; p < tables.shipEnd[side]!; p++) {
      if (!g.isInHarbor(p)) continue;
      const damage = Math.min(g.damage[p]!, tables.armor[p]! + 1);
      const carrier = tables.kind[p] === CARRIER;
      // A carrier is seen as its airstrike, any other ship as its gunnery, both less by one for each hit: a feature, not a rule.
      const strength = carrier ? Math.max(0, tables.airstrike[p]! - damage) : Math.max(0, tables.gunnery[p]! - damage);
      into[at + (carrier ? 0 : 1)]! += strength;
      if (!carrier) into[at + 2]! += 1;
      into[at + 3]! += damage;
      const h = g.harborOf(p);
      if (h < PORT_COUNT) into[AT_PORTS + side * PORT_COUNT + h]! += strength;
    }
    for (let p = tables.airStart[side]!; p < tables.airEnd[side]!; p++) if (g.isInHarbor(p)) into[at + 4]! += 1;
    for (let p = tables.amphibiousStart[side]!; p < tables.amphibiousEnd[side]!; p++)
      if (g.isInHarbor(p)) into[at + 5]! += 1;
  }
  for (let a = 0; a < AREA_COUNT; a++) {
    const owner = g.areaControl[a]!;
    if (owner <= ALLIED) into[AT_FLAGS + owner * AREA_COUNT + a] = 1;
  }
  for (let h = 0; h < HARBOR_COUNT; h++) if (g.harborControl[h] === JAPAN) into[AT_HARBORS + h] = 1;
}

/** Kinds of ship. */
const KINDS = 3;
const AT_AIR = FEATURES;
const AT_AMPHIBIOUS = AT_AIR + 2 * HARBOR_COUNT;
const AT_KINDS = AT_AMPHIBIOUS + 2 * HARBOR_COUNT;
/** Number of features after turn 1. */
export const TURN_ONE_FEATURES = AT_KINDS + 2 * KINDS * PORT_COUNT;

/** Fills in what the evaluation looks at after turn 1: {@link features}, then air and amphibious units by harbor, and ships by kind and port. */
export function turnOneFeatures(g: Game, into: Float64Array): void {
  const { tables } = g;
  features(g, into);
  for (let side = JAPAN; side <= ALLIED; side++) {
    const at = side * HARBOR_COUNT;
    for (let p = tables.airStart[side]!; p < tables.airEnd[side]!; p++)
      if (g.isInHarbor(p)) into[AT_AIR + at + g.harborOf(p)]! += 1;
    for (let p = tables.amphibiousStart[side]!; p < tables.amphibiousEnd[side]!; p++)
      if (g.isInHarbor(p)) into[AT_AMPHIBIOUS + at + g.harborOf(p)]! += 1;
    for (let p = tables.shipStart[side]!; p < tables.shipEnd[side]!; p++) {
      const h = g.isInHarbor(p) ? g.harborOf(p) : PORT_COUNT;
      if (h < PORT_COUNT) into[AT_KINDS + (side * KINDS + tables.kind[p]!) * PORT_COUNT + h]! += 1;
    }
  }
}

/** How much of a ship in a harbor is damaged: 0 sound, 1 bottomed. */
export const damagedShare = (g: Game, ship: number): number =>
  Math.min(1, g.damage[ship]! / (g.tables.armor[ship]! + 1));
