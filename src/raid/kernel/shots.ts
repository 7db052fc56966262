// The shots of an attacker in a round of the raid: where their words are, and which part of the shot table they are read from.
import type { BoardTables } from '../../board/tables.js';
import { FIVE_DICE } from '../../dice/dice-tables.js';
import { ACTION_AIR_RAID, ROLL_ATTACK, secondWord, slotOf } from '../../dice/slots.js';
import { HAWAII } from '../../game/state/places.js';

const TURN = 1;

/** Up to five shots, which have a word of their own. */
export interface Shots {
  readonly slot: number;
  /** Where their part of the shot table begins, against ships and against air units. */
  readonly againstShip: number;
  readonly againstAir: number;
  readonly mostDamage: number;
}

/**
 * An attacker's shots: as many as its airstrike factor (7.51), five to a word. The attack bonus counts against ships only
 * (7.53, 12.22), the one of rule 20.3 in round 1 against everything.
 */
export function raidShots(piece: number, round: 1 | 2, pearlHarborRule: boolean, board: BoardTables): Shots[] {
  const slot = slotOf(TURN, HAWAII, round, ACTION_AIR_RAID, piece, ROLL_ATTACK);
  const extra = round === 1 && pearlHarborRule ? 1 : 0;
  const part = (at: number, shots: number): Shots => {
    const tableAt = (bonus: number) => (bonus * 6 + shots) * FIVE_DICE;
    return {
      slot: at,
      againstShip: tableAt(board.airstrikeBonus[piece]! + extra),
      againstAir: tableAt(extra),
      mostDamage: shots * 6,
    };
  };
  const factor = board.airstrike[piece]!;
  if (factor <= 5) return [part(slot, factor)];
  return [part(slot, 5), part(secondWord(slot), factor - 5)];
}

/** The most damage that shots can do together. */
export function mostDamage(shots: readonly Shots[]): number {
  return shots.reduce((sum, s) => sum + s.mostDamage, 0);
}
