// Compact factors, as players write them: gunnery armor speed [airstrike]; '+' after the gunnery or before the airstrike says that it has the attack bonus.
import type { Kind } from './vocabulary.js';

/** The numbers printed on a counter (3.1–3.3). For an air unit `airstrike` is its attack and `armor` its defense factor. */
export interface Factors {
  readonly gunnery: number;
  readonly gunneryBonus: boolean;
  readonly armor: number;
  readonly speed: number;
  readonly airstrike: number;
  readonly airstrikeBonus: boolean;
}

const SHIP = /^(\d)(\+?)(\d)(\d)(?:(\+?)(\d))?$/;
const AIR_UNIT = /^(\d)(\d)\*$/;

/**
 * Reads compact factors: `146+4` is gunnery 1, armor 4, speed 6 and airstrike 4 with the attack bonus (7.53).
 *
 * Players write the bonus of an airstrike before its last digit (`146+4`: the 4 is circled), and that of a gunnery
 * factor after it (`1+27`: the 1 is circled).
 *
 * @returns the factors, or `undefined` when the text is not of that form.
 * @example
 * parseFactors('146+4'); // {gunnery: 1, gunneryBonus: false, armor: 4, speed: 6, airstrike: 4, airstrikeBonus: true}
 */
export function parseFactors(text: string): Factors | undefined {
  const air = AIR_UNIT.exec(text);
  if (air) {
    return {
      gunnery: 0,
      gunneryBonus: false,
      armor: Number(air[2]),
      speed: 0,
      airstrike: Number(air[1]),
      airstrikeBonus: false,
    };
  }
  const ship = SHIP.exec(text);
  if (!ship) return undefined;
  return {
    gunnery: Number(ship[1]),
    gunneryBonus: ship[2] === '+',
    armor: Number(ship[3]),
    speed: Number(ship[4]),
    airstrike: Number(ship[6] ?? 0),
    airstrikeBonus: ship[5] === '+',
  };
}

/** True for the factors of a 0-2-7 carrier, whatever its airstrike (4.42, 22). */
export const is027 = ({ gunnery, armor, speed }: Pick<Factors, 'gunnery' | 'armor' | 'speed'>): boolean =>
  gunnery === 0 && armor === 2 && speed === 7;

/** Writes factors the way players do; the inverse of {@link parseFactors}. */
export function formatFactors(f: Factors, kind: Kind): string {
  if (kind === 'air') return `${f.airstrike}${f.armor}*`;
  const hull = `${f.gunnery}${f.gunneryBonus ? '+' : ''}${f.armor}${f.speed}`;
  return kind === 'carrier' ? `${hull}${f.airstrikeBonus ? '+' : ''}${f.airstrike}` : hull;
}
