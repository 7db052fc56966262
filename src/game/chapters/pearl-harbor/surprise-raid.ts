// Rules 18.2 and 20.3: rounds of air raid on Pearl Harbor.
import { JAPAN } from '../../../board/index.js';
import { HAWAII, PEARL_HARBOR } from '../../state/places.js';
import type { Game } from '../../state/state.js';
import { beginRaidRound, canAirRaid, raidAttacks } from '../air-raids.js';
import { applyResults } from '../attacks.js';
import { fireBack } from './fire-back.js';

/** Two rounds of air raid on Pearl Harbor (18.2); under rule 20 the first adds one to every die and the 7th A.F. fires back in the second. */
export function surpriseRaid(g: Game): void {
  assignRaidersToPearl(g);
  beginRaidRound(g, HAWAII);
  raidAttacks(g, JAPAN, g.rules.pearlHarbor ? 1 : 0); // 20.3
  applyResults(g);
  beginRaidRound(g, HAWAII);
  raidAttacks(g, JAPAN, 0);
  if (g.rules.pearlHarbor) fireBack(g);
  applyResults(g);
}

/** The raid force is bound to Pearl Harbor: it cannot turn on Johnston Island instead (18.2, players' FAQ). */
export function assignRaidersToPearl(g: Game): void {
  g.raidHarbor.fill(0);
  for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) {
    if (canAirRaid(g, p, HAWAII)) g.raidHarbor[p] = PEARL_HARBOR + 1;
  }
}

/** One more round of air raid on Pearl Harbor by carriers that did not pursue. */
export function raidRound(g: Game): void {
  assignRaidersToPearl(g);
  beginRaidRound(g, HAWAII);
  raidAttacks(g, JAPAN, 0);
  applyResults(g);
}
