// What a round of a chase is expected to cost both sides (7.5), ship by ship: a few ships on either side, and no air units (8.2, 8.3).
import { AMPHIBIOUS, CARRIER } from '../../board/index.js';
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
  const gainByDay = volley(m, g, chasers, chaserCount, quarry, quarryCount, ACTION_DAY, 0);
  const lossByDay = volley(m, g, quarry, quarryCount, chasers, chaserCount, ACTION_DAY, stake);
  const gainAtNight = volley(m, g, chasers, chaserCount, quarry, quarryCount, ACTION_NIGHT, 0);
  const lossAtNight = volley(m, g, quarry, quarryCount, chasers, chaserCount, ACTION_NIGHT, stake);
  const edge = gainByDay - lossByDay > gainAtNight - lossAtNight ? 1 + control : 1 - control;
  const gain = DAY_CHANCE[edge] * gainByDay + NIGHT_CHANCE[edge] * gainAtNight;
  const loss = DAY_CHANCE[edge] * lossByDay + NIGHT_CHANCE[edge] * lossAtNight;
  FOUND[0] = gain;
  FOUND[1] = loss;
  return gain <= 0 ? 0 : ((1000 * gain * gain) / (gain * gain + loss * loss) + 0.5) | 0;
}

/** What is expected to be won by the round weighed last: gain less loss, in hundredths of a POC. */
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
  for (let k = 0; k < targetCount; k++) {
    score[k] = 1000;
    if (night && firesAtNight(g, targets[k])) firing++;
  }
  // Who fires screens the carriers and amphibious units unless there is somebody for each of them (7.422, 7.423).
  const screened = firing > 0 && attackerCount <= firing;
  let total = 0;
  for (let j = 0; j < attackerCount; j++) {
    const a = attackers[j];
    if (night && kind[a] === CARRIER) continue;
    const shots = shotsNow(g, a, action);
    if (shots === 0) continue;
    const odds = oddsIndex(bonusNow(g, a, targets[0], action), shots, 0);
    let best = -1;
    let most = -1;
    for (let k = 0; k < targetCount; k++) {
      const p = targets[k];
      if (screened && !firesAtNight(g, p)) continue;
      const at = odds + armor[p] - g.damage[p];
      const sunk = SINK_ODDS[at];
      let gain = values.worth[p] * (sunk + DAMAGE_SHARE * (HARM[at] - sunk));
      if (stake > 0 && (g.flags[p] & PATROLLING) !== 0) gain += stake * REMOVE_ODDS[at];
      gain = (gain * score[k] * 0.001) | 0;
      if (gain > most) {
        most = gain;
        best = k;
      }
    }
    if (best < 0) continue;
    total += most;
    const p = targets[best];
    score[best] = (score[best] * (1000 - SINK_ODDS[odds + armor[p] - g.damage[p]]) * 0.001) | 0;
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
