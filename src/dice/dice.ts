// What the engine asks of dice: single dice and whole attacks. Three sources give the same answers: addressed (simulation),
// scripted (tests, records typed by hand), and either of them listened to by a log.

/** Result of one attack, packed so that nothing is allocated: hits in bits 0–3, disabled in bit 4, damage from bit 8. */
export type AttackResult = number;

export const hitsOf = (r: AttackResult): number => r & 15;
export const disablesOf = (r: AttackResult): boolean => (r & 16) !== 0;
export const damageOf = (r: AttackResult): number => r >> 8;

/** Packs an attack's result. */
export const packAttack = (hits: number, disabled: boolean, damage: number): AttackResult =>
  hits | (disabled ? 16 : 0) | (damage << 8);

/** Most shots of one attack: factors have one digit. */
export const MAX_SHOTS = 9;

/** A source of dice. Slots are addresses (see `slots.ts`); scripted dice ignore them. */
export interface Dice {
  /** One die, 1–6. */
  die(slot: number): number;
  /**
   * One attacker's whole attack (7.5): `shots` dice plus `bonus` each, then one damage die per hit. `wantsDamage` is false
   * where a hit needs no damage die (9.22).
   */
  attack(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult;
}
