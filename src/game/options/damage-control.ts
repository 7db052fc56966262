// Optional rule 22: armored flight decks and better damage control take one off each damage die.
import { type BoardTables, CARRIER, is027, NATION_BRITAIN, NATION_US } from '../../board/index.js';
import type { RuleSet } from '../../rules/index.js';
import { DAMAGE_CONTROL_TURN } from '../../rules/optional-turns.js';

/** Japan's carriers with armored decks (22). */
const ARMORED_DECKS = ['Taiho', 'Shinano'];
const NEVER_ARMORED = 255;

/** First turn from which damage dice against each piece lose one: British 0-2-7 carriers, Taiho and Shinano always. */
export function damageControlTurns(t: BoardTables, rules: RuleSet): Uint8Array {
  const from = new Uint8Array(t.pieceCount).fill(NEVER_ARMORED);
  if (!rules.damageControl) return from;
  for (let p = 0; p < t.pieceCount; p++) {
    if (t.kind[p] !== CARRIER) continue;
    const factors = { gunnery: t.gunnery[p]!, armor: t.armor[p]!, speed: t.speed[p]! };
    if ((t.nation[p] === NATION_BRITAIN && is027(factors)) || ARMORED_DECKS.includes(t.pieceNames[p]!)) from[p] = 1;
    else if (t.nation[p] === NATION_US && t.airstrike[p] === 4) from[p] = DAMAGE_CONTROL_TURN;
  }
  return from;
}
