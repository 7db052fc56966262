// How a round is called: as players count them, not as the dice are addressed.
import { ACTION_AIR_RAID } from '../../dice/index.js';
import { HAWAII, INDONESIA } from './places.js';
import type { Game } from './state.js';

/**
 * The round that is being fought, within a line: `round 3`, `air raid, round 1`. The rounds of an air raid are counted for
 * themselves (9.2), and so is the combat after a surprise raid (18.5); the rounds for which Japan stays in Hawaii are extra ones (18.3), and those
 * of a pursuit after them count on.
 *
 * `game.round` goes on counting through all of them, since it is a part of the address of the dice.
 */
export function roundInWords(g: Game): string {
  const round = g.round - g.roundsBefore;
  const raid = g.action === ACTION_AIR_RAID;
  if (isExtraRound(g) && round === 0) return 'before the extra rounds';
  if (isExtraRound(g)) return `round ${round} (extra)${raid ? ', air raid' : ''}`;
  if (!raid) return `round ${round}`;
  return `${isSurpriseRaid(g) ? 'surprise' : 'air'} raid, round ${round}`;
}

/** Under rule 18 as it stands, the rounds after the raid on turn 1 in which nobody pursues anybody. */
function isExtraRound(g: Game): boolean {
  return g.turn === 1 && g.area === HAWAII && !g.rules.nt1 && g.fight === 0 && g.roundsBefore === RAID_ROUNDS;
}

/** Before the combat in Indonesia on turn 1 (18.4): no carrier has been sent against a port or base, as in other raids (9.13). */
export function isSurpriseRaid(g: Game): boolean {
  return g.turn === 1 && g.area === INDONESIA && g.raidHarbor.every((harbor) => harbor === 0);
}

/** Rounds of the raids on turn 1 (18.2, 18.4). */
const RAID_ROUNDS = 2;
