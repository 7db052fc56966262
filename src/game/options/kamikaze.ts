// Optional rule 19.2: Kamikaze attacks on turn 9. They have the attack bonus, and the attacker is gone afterwards.
import { AIR, CARRIER, JAPAN } from '../../board/index.js';
import { ACTION_AIR_RAID } from '../../dice/index.js';
import { KAMIKAZE_TURN } from '../../rules/optional-turns.js';
import { eliminate, isOnMap } from '../chapters/ports-and-bases.js';
import { ask, clearMarks, illegal, markOnce, pieceName, requireOwn } from '../questions/ask.js';
import { KAMIKAZE } from '../questions/decisions.js';
import { airstrikeNow } from '../state/factors-now.js';
import type { Game } from '../state/state.js';

/** True on the turn of the Kamikazes (19.2). */
export function kamikazeTime(g: Game): boolean {
  return g.rules.nineTurn && g.turn === KAMIKAZE_TURN;
}

/**
 * Start of a day action of turn 9: Japan announces which carriers make Kamikaze attacks (19.22); its air units always do
 * when they attack (19.21). The candidates are Japan's members of the fight, or its raiders in an air raid.
 */
export function announceKamikazes(g: Game): void {
  let carriers = 0;
  for (let p = 0; p < g.tables.pieceCount; p++) {
    if (g.tables.side[p] !== JAPAN || !strikes(g, p)) continue;
    if (g.tables.kind[p] === AIR) g.kamikaze[p] = 1;
    else carriers++;
  }
  if (carriers === 0) return;
  ask(g, KAMIKAZE, JAPAN, checkKamikaze);
  for (let k = 0; k < g.answerLength; k++) g.kamikaze[g.answers[k]!] = 1;
}

/** True for a Japanese piece that can strike in this action. */
export function strikes(g: Game, piece: number): boolean {
  // In an air raid only the carriers assigned to a port or base attack (9.11, 9.13), as long as they are there.
  const here =
    g.action === ACTION_AIR_RAID
      ? g.raidHarbor[piece] !== 0
      : g.location[piece] === g.area && g.fightOf[piece] === g.fight;
  return here && airstrikeNow(g, piece) > 0;
}

/** Whoever named no target makes no Kamikaze attack after all: announced carriers only when nothing is within reach (19.22). */
export function settleKamikazes(g: Game): void {
  for (let k = 0; k < g.answerLength; k += 2) if (g.kamikaze[g.answers[k]!] === 1) g.kamikaze[g.answers[k]!] = 2;
  for (let p = 0; p < g.tables.pieceCount; p++) g.kamikaze[p] = g.kamikaze[p]! >> 1;
}

/** End of the action: air units are eliminated, carriers removed from play (19.21, 19.22). */
export function spendKamikazes(g: Game): void {
  for (let p = 0; p < g.tables.pieceCount; p++) {
    if (g.kamikaze[p] === 0) continue;
    if (isOnMap(g, p)) eliminate(g, p);
    g.kamikaze[p] = 0;
  }
}

function checkKamikaze(g: Game, side: number): void {
  for (let k = 0; k < g.answerLength; k++) {
    const p = g.answers[k]!;
    requireOwn(g, KAMIKAZE, p, side);
    if (g.tables.kind[p] !== CARRIER || !strikes(g, p))
      illegal(g, KAMIKAZE, '19.22', `${pieceName(g, p)} is not a carrier that can strike in this action`);
    markOnce(g, KAMIKAZE, p, '19.22');
  }
  clearMarks(g, 1);
}
