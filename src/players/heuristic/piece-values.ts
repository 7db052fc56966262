// What each piece is good for, worked out once per board: power by day and night, staying power, worth, order of use.
import { AIR, AMPHIBIOUS, type BoardTables, CARRIER, CRUISER } from '../../board/index.js';
import { oddsIndex, REMOVE_ODDS } from './attack-odds.js';

/** Values of pieces by piece index; power is the chance to remove a middling ship (armor 2) in one attack. */
export interface PieceValues {
  /** By day, with an airstrike that is not crippled. */
  readonly day: Float64Array;
  /** At night: undamaged, and damaged (no bonus, 7.72). */
  readonly night: Float64Array;
  readonly nightDamaged: Float64Array;
  /** Attacks of average strength a piece stands before it leaves a fight. */
  readonly stay: Float64Array;
  /** Worth of a piece to its owner, in POC. */
  readonly worth: Float64Array;
  /** How eagerly it is shot at by day and at night: worth and present danger together. */
  readonly dayScore: Float64Array;
  readonly nightScore: Float64Array;
  /** Own ships by side, those first that are missed least on patrol; and strongest first. */
  readonly patrolOrder: readonly [Uint8Array, Uint8Array];
  readonly strengthOrder: readonly [Uint8Array, Uint8Array];
  /** Chance to pass a speed roll by speed (6.4). */
  readonly pass: Float64Array;
}

/** Power of a single shot without bonus: what is left of a crippled ship's gunnery (7.72). */
export const CRIPPLED_NIGHT = REMOVE_ODDS[oddsIndex(0, 1, 2)];

/** Works out the values of a board. */
export function pieceValues(t: BoardTables): PieceValues {
  const floats = () => new Float64Array(t.pieceCount);
  const v = {
    day: floats(),
    night: floats(),
    nightDamaged: floats(),
    stay: floats(),
    worth: floats(),
    dayScore: floats(),
    nightScore: floats(),
  };
  for (let p = 0; p < t.pieceCount; p++) {
    const kind = t.kind[p];
    if (kind <= AIR) {
      v.day[p] = REMOVE_ODDS[oddsIndex(t.airstrikeBonus[p], t.airstrike[p], 2)];
      if (kind < AIR) {
        v.night[p] = REMOVE_ODDS[oddsIndex(t.gunneryBonus[p], t.gunnery[p], 2)];
        v.nightDamaged[p] = REMOVE_ODDS[oddsIndex(0, t.gunnery[p], 2)];
      }
    }
    v.stay[p] = kind === AIR ? 1.5 : 0.9 + 0.07 * t.armor[p];
    v.worth[p] = worthOf(t, p);
    // Air units are hard to kill, and come back (4.5).
    v.dayScore[p] = kind === AIR ? 0.55 : 0.25 + v.worth[p] + 0.5 * v.day[p];
    v.nightScore[p] = 0.25 + v.worth[p] + 0.25 * v.night[p];
  }
  const order = (side: 0 | 1, key: (p: number) => number) =>
    Uint8Array.from(
      Array.from({ length: t.shipEnd[side] - t.shipStart[side] }, (_, k) => t.shipStart[side] + k).sort(
        (a, b) => key(a) - key(b) || a - b,
      ),
    );
  return {
    ...v,
    patrolOrder: [order(0, (p) => patrolCost(t, v.worth, p)), order(1, (p) => patrolCost(t, v.worth, p))],
    strengthOrder: [order(0, (p) => -(v.day[p] * 2 + v.night[p])), order(1, (p) => -(v.day[p] * 2 + v.night[p]))],
    pass: Float64Array.from({ length: 16 }, (_, speed) => Math.max(0, Math.min(1, (speed - 1) / 6))),
  };
}

function worthOf(t: BoardTables, p: number): number {
  const kind = t.kind[p];
  if (kind === AMPHIBIOUS) return 0.8;
  if (kind === AIR) return 0.6;
  if (kind > AMPHIBIOUS) return 0;
  const bonus = t.airstrikeBonus[p] === 1 ? 0.45 : 0.3;
  return 0.12 + 0.1 * t.gunnery[p] + 0.05 * t.gunneryBonus[p] + bonus * t.airstrike[p] + 0.02 * t.armor[p];
}

/** Carriers are kept back as raiders, slow ships can do little else than patrol near their port. */
function patrolCost(t: BoardTables, worth: Float64Array, p: number): number {
  if (t.kind[p] === CARRIER) return 10 + worth[p];
  if (t.kind[p] === CRUISER) return worth[p];
  return worth[p] + (t.speed[p] > 4 ? 1 : 0);
}
