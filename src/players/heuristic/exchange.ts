// What a round is expected to cost both sides (7.5), piece by piece: in a chase (8.3), or before a retreat (8.1).
import { AIR, AMPHIBIOUS, CARRIER } from '../../board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../../dice/index.js';
import { bonusNow, type Game, PATROLLING, shotsNow } from '../../game/index.js';
import { HARM, oddsIndex, REMOVE_ODDS, SINK_ODDS } from './attack-odds.js';
import { DAY_CHANCE, NIGHT_CHANCE } from './fight-estimate.js';
import type { Mind } from './mind.js';

/** What damage that does not sink counts, as a share of the part that it is of what sinks: it may be finished, or is repaired. */
const DAMAGE_SHARE = 0.4;

/** Expected gain and loss, in thousandths of hundredths of a POC: kept here because a fraction must not leave a function. */
const FOUND = new Float64Array(2);

/**
 * Weighs a round between `chasers` and `quarry` of the mind, day or night as they are likely to come about (7.31), and says how
 * well it compares: permille of the square of the gain in the squares of gain and loss, so 500 for an even exchange, 800 where
 * twice as much is gained as lost, 900 where it is three times as much. 0 when nothing can be gained.
 *
 * @param stake worth, in hundredths of a POC, of the flag of the one patroller left to the chasing side; 0 when there are more.
 * @param control whose flag is in the area: 1 the chasers', -1 the enemy's, 0 nobody's.
 */
export function chaseOdds(m: Mind, g: Game, stake: number, control: number): number {
  const { chasers, chaserCount, quarry, quarryCount } = m;
  weighRound(m, g, chasers, chaserCount, quarry, quarryCount, stake, control);
  const gain = FOUND[0];
  const loss = FOUND[1];
  return gain <= 0 ? 0 : ((1000 * gain * gain) / (gain * gain + loss * loss) + 0.5) | 0;
}

/** What the next round of the fight the engine has gathered is expected to gain, in hundredths of a POC: enemy pieces less own. */
export function roundWorth(m: Mind, g: Game, control: number): number {
  weighRound(m, g, g.units[m.side], g.unitCount[m.side], g.units[m.enemy], g.unitCount[m.enemy], 0, control);
  return (chaseWorth() * 0.001) | 0;
}

/** Expected gain and loss of a round between two forces, into `FOUND`. */
function weighRound(
  m: Mind,
  g: Game,
  own: Uint8Array,
  ownCount: number,
  others: Uint8Array,
  otherCount: number,
  stake: number,
  control: number,
): void {
  const gainByDay = volley(m, g, own, ownCount, others, otherCount, ACTION_DAY, 0);
  const lossByDay = volley(m, g, others, otherCount, own, ownCount, ACTION_DAY, stake);
  const gainAtNight = volley(m, g, own, ownCount, others, otherCount, ACTION_NIGHT, 0);
  const lossAtNight = volley(m, g, others, otherCount, own, ownCount, ACTION_NIGHT, stake);
  const edge = gainByDay - lossByDay > gainAtNight - lossAtNight ? 1 + control : 1 - control;
  const gain = DAY_CHANCE[edge] * gainByDay + NIGHT_CHANCE[edge] * gainAtNight;
  const loss = DAY_CHANCE[edge] * lossByDay + NIGHT_CHANCE[edge] * lossAtNight;
  FOUND[0] = gain;
  FOUND[1] = loss;
}

/** What is expected to be won by the round weighed last: gain less loss, in thousandths of hundredths of a POC. */
export const chaseWorth = (): number => (FOUND[0] - FOUND[1]) | 0;

/**
 * Worth expected to be shot away by one side in an action, in thousandths of hundredths of a POC: every attacker at what it gains
 * most from, less where others aim already.
 */
function volley(
  m: Mind,
  g: Game,
  attackers: Uint8Array,
  attackerCount: number,
  targets: Uint8Array,
  targetCount: number,
  action: number,
  stake: number,
): number {
  const night = action === ACTION_NIGHT;
  // Most chases are of ships without airstrikes.
  if (!night && !hasStrikes(g, attackers, attackerCount)) return 0;
  const { score, values } = m;
  const { armor, kind } = g.t;
  let firing = 0;
  let hull = -1;
  for (let k = 0; k < targetCount; k++) {
    score[k] = 1000;
    if (night && firesAtNight(g, targets[k])) firing++;
    if (hull < 0 && kind[targets[k]] !== AIR) hull = k;
  }
  // Who fires screens the carriers and amphibious units unless there is somebody for each of them (7.422, 7.423).
  // Those left over when every firing ship has been named are free to fire at what is screened.
  let free = firing === 0 ? attackerCount : -firing;
  if (firing > 0) for (let j = 0; j < attackerCount; j++) if (firesAtNight(g, attackers[j])) free++;
  let total = 0;
  for (let j = 0; j < attackerCount; j++) {
    const a = attackers[j];
    if (night && kind[a] === CARRIER) continue;
    const shots = shotsNow(g, a, action);
    if (shots === 0) continue;
    const odds = oddsIndex(hull < 0 ? 0 : bonusNow(g, a, targets[hull], action), shots, 0);
    const plain = oddsIndex(0, shots, 0);
    const screened = free-- <= 0;
    let best = -1;
    let most = -1;
    let chance = 0;
    for (let k = 0; k < targetCount; k++) {
      const p = targets[k];
      const air = kind[p] === AIR;
      if (night && (air || (screened && !firesAtNight(g, p)))) continue;
      const at = air ? plain + armor[p] - g.damage[p] - 1 : odds + armor[p] - g.damage[p];
      const sunk = SINK_ODDS[at];
      let gain = values.worth[p] * (sunk + DAMAGE_SHARE * (HARM[at] - sunk));
      if (stake > 0 && (g.flags[p] & PATROLLING) !== 0) gain += stake * REMOVE_ODDS[at];
      gain = (gain * score[k] * 0.001) | 0;
      if (gain > most) {
        most = gain;
        best = k;
        chance = sunk;
      }
    }
    if (best < 0) continue;
    total += most;
    score[best] = (score[best] * (1000 - chance) * 0.001) | 0;
  }
  return total;
}

function hasStrikes(g: Game, ships: Uint8Array, count: number): boolean {
  for (let k = 0; k < count; k++) if (shotsNow(g, ships[k], ACTION_DAY) > 0) return true;
  return false;
}

/** Ships that screen, with a gun: carriers do not show themselves at night (7.421). */
function firesAtNight(g: Game, p: number): boolean {
  return g.t.kind[p] !== CARRIER && g.t.kind[p] < AMPHIBIOUS && shotsNow(g, p, ACTION_NIGHT) > 0;
}
