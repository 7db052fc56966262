// Rules 7.5 and 7.6: rolling the attacks, and putting their results into effect after both sides have fired.
import { AIR, ALLIED, AMPHIBIOUS, AREA_COUNT } from '../../board/index.js';
import { ACTION_AIR_RAID, disablesOf, hitsOf, ROLL_ATTACK, slotOf } from '../../dice/index.js';
import { ATTACKED, BOTTOMED, EFFECT } from '../state/events.js';
import { bonusNow, damageDealt, isSunkBy, shotsNow } from '../state/factors-now.js';
import { DISABLED, type Game } from '../state/state.js';
import { addReturn, eliminate, returnPending } from './ports-and-bases.js';
import { hasRepairYard } from './repairs.js';

/** Resolves the attacks named in the answer: all of them against targets as they stood when named (7.45). */
export function resolveAttacks(g: Game): void {
  for (let k = 0; k < g.answerLength; k += 2) attack(g, g.answers[k]!, g.answers[k + 1]!, 0);
}

/** One attack (7.5, 7.44). `extra` is added to every die beside the attack bonus (20.3). */
export function attack(g: Game, attacker: number, target: number, extra: number): void {
  const action = g.action;
  const shots = shotsNow(g, attacker, action);
  if (shots === 0) return;
  const slot = slotOf(g.turn, g.area, g.round, action, attacker, ROLL_ATTACK);
  const kind = g.tables.kind[target]!;
  const inPort = g.location[target]! >= AREA_COUNT;
  // In port each hit on an amphibious unit is one point without a roll (9.22).
  const wantsDamage = !(inPort && kind === AMPHIBIOUS);
  const result = g.dice.attack(slot, shots, bonusNow(g, attacker, target, action) + extra, wantsDamage);
  const damage = wantsDamage ? damageDealt(g, target, result) : hitsOf(result);
  // Air units are never disabled (7.54); air raids disable nobody (9.21, 18.43).
  const disabled =
    disablesOf(result) && kind !== AIR && action !== ACTION_AIR_RAID && !inPort && !isNeverDisabled(g, target);
  g.emit(ATTACKED, attacker, target, result);
  if (damage === 0 && !disabled) return;
  if (g.newDamage[target] === 0 && (g.flags[target]! & DISABLED) === 0) g.touched[g.touchedCount++] = target;
  const total = g.newDamage[target]! + damage;
  g.newDamage[target] = total > 100 ? 100 : total;
  if (disabled) g.flags[target]! |= DISABLED;
}

/** Under nt1 no Allied unit is disabled in Indonesia before the third round, by a submarine neither (nt1 18.2): only there is a round a surprised one. */
export function isNeverDisabled(g: Game, target: number): boolean {
  return g.surprised !== 0 && g.tables.side[target] === ALLIED;
}

/** End of an action: damage counts, the sunk leave the board, the disabled return to port, Japan's first (7.6). */
export function applyResults(g: Game): void {
  const count = g.touchedCount;
  if (count === 0) return;
  let disabled = 0;
  for (let k = 0; k < count; k++) {
    const p = g.touched[k]!;
    const damage = g.damage[p]! + g.newDamage[p]!;
    g.emit(EFFECT, p, g.newDamage[p]!, (g.flags[p]! & DISABLED) !== 0 ? 1 : 0);
    if ((g.flags[p]! & DISABLED) !== 0) disabled |= 1 << g.tables.side[p]!;
    g.newDamage[p] = 0;
    if (g.location[p]! >= AREA_COUNT) damageInPort(g, p, damage);
    else if (isSunkBy(g, p, damage)) eliminate(g, p);
    else g.damage[p] = damage;
  }
  g.touchedCount = 0;
  g.changeFight();
  for (let side = 0; side < 2; side++) {
    if (((disabled >> side) & 1) === 0) continue;
    g.pendingCount = 0;
    for (let k = 0; k < count; k++) {
      const p = g.touched[k]!;
      if (g.tables.side[p] === side && (g.flags[p]! & DISABLED) !== 0) {
        g.flags[p]! &= ~DISABLED;
        // Who is spent in its Kamikaze attack goes nowhere any more (19.21, 19.22).
        if (g.kamikaze[p] === 0) addReturn(g, p, 1 << g.location[p]!); // 7.62
      }
    }
    returnPending(g, side);
  }
}

/** Damage in port: a ship rests on the bottom above its armor, is sunk above twice that, or where no yard can raise it (9.23, 9.232). */
function damageInPort(g: Game, p: number, damage: number): void {
  if (g.tables.isShip[p] === 0) {
    if (isSunkBy(g, p, damage)) eliminate(g, p);
    else g.damage[p] = damage;
    return;
  }
  const armor = g.tables.armor[p]!;
  if (damage > 2 * armor || (damage > armor && !hasRepairYard(g, g.tables.side[p]!, g.harborOf(p)))) {
    eliminate(g, p);
    return;
  }
  if (damage > armor && g.damage[p]! <= armor) g.emit(BOTTOMED, p, g.harborOf(p));
  g.damage[p] = damage;
}
