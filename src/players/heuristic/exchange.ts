// What a round is expected to cost both sides (7.5), piece by piece: in a chase (8.3), or before a retreat (8.1).
import type { Game } from '../../game/index.js';
import { HARM, REMOVE_ODDS, SINK_ODDS } from './attack-odds.js';
import { DAY_CHANCE, NIGHT_CHANCE } from './fight-estimate.js';
import type { Mind } from './mind.js';
import { AT_NIGHT, RoundForce } from './round-force.js';

/** What damage that does not sink counts, as a share of the part that it is of what sinks: it may be finished, or is repaired. */
const DAMAGE_SHARE = 0.4;

/** Part of the worth of what is attacked, in permille, that an attack is expected to shoot away: entries as those of the other odds. */
const SHOT_AWAY = Float64Array.from(HARM, (harm, at) => SINK_ODDS[at]! + DAMAGE_SHARE * (harm - SINK_ODDS[at]!));

/** The two forces of the round weighed last, by any player. */
const OWN = new RoundForce();
const OTHERS = new RoundForce();

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
  OTHERS.note(m, g, m.quarry, m.quarryCount);
  OWN.note(m, g, m.chasers, m.chaserCount);
  return oddsOfChase(m, stake, control);
}

/** Notes what is chased, for {@link oddsOfChase}. */
export function noteQuarry(m: Mind, g: Game): void {
  OTHERS.note(m, g, m.quarry, m.quarryCount);
}

/** Notes the last of the chasers, and how many there are; the others are as they were noted. */
export function noteLastChaser(m: Mind, g: Game): void {
  OWN.count = m.chaserCount;
  OWN.put(m, g, m.chaserCount - 1, m.chasers[m.chaserCount - 1]);
}

/**
 * What the next round of the fight the engine has gathered is expected to gain, in hundredths of a POC: enemy pieces less own.
 *
 * @param least a worth below this may be told too high.
 */
export function roundWorth(m: Mind, g: Game, control: number, least: number): number {
  OTHERS.note(m, g, g.units[m.enemy], g.unitCount[m.enemy]);
  OWN.note(m, g, g.units[m.side], g.unitCount[m.side]);
  const gainByDay = volley(m, OWN, OTHERS, 0, 0);
  const gainAtNight = volley(m, OWN, OTHERS, AT_NIGHT, 0);
  // No more than without any loss.
  const wantingDay = DAY_CHANCE[1 + control] * gainByDay + NIGHT_CHANCE[1 + control] * gainAtNight;
  const wantingNight = DAY_CHANCE[1 - control] * gainByDay + NIGHT_CHANCE[1 - control] * gainAtNight;
  const most = ((wantingDay > wantingNight ? wantingDay : wantingNight) * 0.001) | 0;
  if (most < least) return most;
  weighLosses(m, gainByDay, gainAtNight, 0, control);
  return (chaseWorth() * 0.001) | 0;
}

/** {@link chaseOdds} between the forces as they are noted. */
export function oddsOfChase(m: Mind, stake: number, control: number): number {
  weighRound(m, stake, control);
  const gain = FOUND[0];
  const loss = FOUND[1];
  return gain <= 0 ? 0 : ((1000 * gain * gain) / (gain * gain + loss * loss) + 0.5) | 0;
}

/** Expected gain and loss of a round between the two forces, into `FOUND`. */
function weighRound(m: Mind, stake: number, control: number): void {
  weighLosses(m, volley(m, OWN, OTHERS, 0, 0), volley(m, OWN, OTHERS, AT_NIGHT, 0), stake, control);
}

/** The same when it is known what each action would gain. */
function weighLosses(m: Mind, gainByDay: number, gainAtNight: number, stake: number, control: number): void {
  const lossByDay = volley(m, OTHERS, OWN, 0, stake);
  const lossAtNight = volley(m, OTHERS, OWN, AT_NIGHT, stake);
  const edge = gainByDay - lossByDay > gainAtNight - lossAtNight ? 1 + control : 1 - control;
  FOUND[0] = DAY_CHANCE[edge] * gainByDay + NIGHT_CHANCE[edge] * gainAtNight;
  FOUND[1] = DAY_CHANCE[edge] * lossByDay + NIGHT_CHANCE[edge] * lossAtNight;
}

/** What is expected to be won by the round weighed last: gain less loss, in thousandths of hundredths of a POC. */
export const chaseWorth = (): number => (FOUND[0] - FOUND[1]) | 0;

/**
 * Worth expected to be shot away by one side in an action, in thousandths of hundredths of a POC: every attacker at what it gains
 * most from, less where others aim already.
 *
 * @param action 0 by day, {@link AT_NIGHT} at night.
 */
function volley(m: Mind, attackers: RoundForce, targets: RoundForce, action: number, stake: number): number {
  const firing = countFiring(attackers, action);
  if (firing === 0) return 0;
  const { score } = m;
  const { count, room, worth, isAir, hasFlag, shots } = targets;
  const night = action === AT_NIGHT;
  for (let k = 0; k < count; k++) score[k] = 1000;
  // Who fires screens the carriers and amphibious units unless there is somebody for each of them (7.422, 7.423).
  // Those left over when every firing ship has been named are free to fire at what is screened.
  let free = firing - countFiring(targets, action);
  let total = 0;
  for (let j = 0; j < attackers.count; j++) {
    if (attackers.shots[action + j] === 0) continue;
    const odds = attackers.odds[action + j];
    const plain = attackers.plain[j];
    const screened = free-- <= 0;
    let best = -1;
    let most = -1;
    let chance = 0;
    for (let k = 0; k < count; k++) {
      if (night && (isAir[k] !== 0 || (screened && shots[AT_NIGHT + k] === 0))) continue;
      const at = (isAir[k] !== 0 ? plain : odds) + room[k];
      let gain = worth[k] * SHOT_AWAY[at];
      if (stake > 0 && hasFlag[k] !== 0) gain += stake * REMOVE_ODDS[at];
      gain = (gain * score[k] * 0.001) | 0;
      if (gain > most) {
        most = gain;
        best = k;
        chance = SINK_ODDS[at];
      }
    }
    if (best < 0) continue;
    total += most;
    score[best] = (score[best] * (1000 - chance) * 0.001) | 0;
  }
  return total;
}

/** Pieces of a force that fire in an action. */
function countFiring(force: RoundForce, action: number): number {
  const { shots, count } = force;
  let n = 0;
  for (let k = 0; k < count; k++) if (shots[action + k] !== 0) n++;
  return n;
}
