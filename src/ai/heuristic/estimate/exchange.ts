// What a round is expected to cost both sides (7.5), piece by piece: in a pursuit (8.3), or before a retreat (8.1).
import { type Game, MAX_PIECES } from '../../../game/index.js';
import { HARM, REMOVE_ODDS, SINK_ODDS } from './attack-odds.js';
import { DAY_CHANCE, NIGHT_CHANCE } from './fight-estimate.js';
import { AT_NIGHT, RoundForce } from './round-force.js';

/** What damage that does not sink counts, as a share of the part that it is of what sinks: it may be finished, or is repaired. */
const DAMAGE_SHARE = 0.4;

/** Part of the worth of what is attacked, in permille, that an attack is expected to shoot away: entries as those of the other odds. */
const SHOT_AWAY = Float64Array.from(HARM, (harm, at) => SINK_ODDS[at] + DAMAGE_SHARE * (harm - SINK_ODDS[at]));

/** A round of fire between two forces. Put both of them in before anything is asked. */
export class Exchange {
  readonly own = new RoundForce();
  readonly others = new RoundForce();
  /** Expected gain and loss, in thousandths of hundredths of a POC: in an array, because a fraction that is stored elsewhere may be an allocation. */
  private readonly found = new Float64Array(2);
  /** What is left of each target's worth in a volley, in permille. */
  private readonly left = new Int32Array(MAX_PIECES);

  /** Puts in both sides of the fight that the engine has gathered. */
  gather(g: Game, side: number, worth: Int32Array): void {
    this.others.note(g, g.units[1 - side], g.unitCount[1 - side], worth);
    this.own.note(g, g.units[side], g.unitCount[side], worth);
  }

  /**
   * Weighs a round, day or night as they are likely to come about (7.31), and says how well it compares: permille of the square of
   * the gain in the squares of gain and loss, so 500 for an even exchange, 800 where twice as much is gained as lost, 900 where it
   * is three times as much. 0 when nothing can be gained.
   *
   * @param stake worth, in hundredths of a POC, of the flag of the one patroller left to the own side; 0 when there are more.
   * @param control whose flag is in the area: 1 the own side's, -1 the enemy's, 0 nobody's.
   */
  odds(stake: number, control: number): number {
    this.weigh(this.gain(0), this.gain(AT_NIGHT), stake, control);
    const gain = this.found[0];
    const loss = this.found[1];
    return gain <= 0 ? 0 : ((1000 * gain * gain) / (gain * gain + loss * loss) + 0.5) | 0;
  }

  /** What the round is expected to win, when {@link odds} has weighed it: gain less loss, in thousandths of hundredths of a POC. */
  get worth(): number {
    return (this.found[0] - this.found[1]) | 0;
  }

  /**
   * What the round is expected to gain, in hundredths of a POC: enemy pieces less own.
   *
   * @param least a worth below this may be told too high.
   */
  roundWorth(control: number, least: number): number {
    const byDay = this.gain(0);
    const atNight = this.gain(AT_NIGHT);
    // No more than without any loss.
    const wantingDay = DAY_CHANCE[1 + control] * byDay + NIGHT_CHANCE[1 + control] * atNight;
    const wantingNight = DAY_CHANCE[1 - control] * byDay + NIGHT_CHANCE[1 - control] * atNight;
    const most = ((wantingDay > wantingNight ? wantingDay : wantingNight) * 0.001) | 0;
    if (most < least) return most;
    this.weigh(byDay, atNight, 0, control);
    return (this.worth * 0.001) | 0;
  }

  /** Worth that the own force is expected to shoot away in an action. */
  private gain(action: number): number {
    return volley(this.own, this.others, action, 0, this.left);
  }

  /** Works out gain and loss when it is known what each action would gain: the side that gains by it wants day. */
  private weigh(gainByDay: number, gainAtNight: number, stake: number, control: number): void {
    const lossByDay = volley(this.others, this.own, 0, stake, this.left);
    const lossAtNight = volley(this.others, this.own, AT_NIGHT, stake, this.left);
    const edge = gainByDay - lossByDay > gainAtNight - lossAtNight ? 1 + control : 1 - control;
    this.found[0] = DAY_CHANCE[edge] * gainByDay + NIGHT_CHANCE[edge] * gainAtNight;
    this.found[1] = DAY_CHANCE[edge] * lossByDay + NIGHT_CHANCE[edge] * lossAtNight;
  }
}

/**
 * Worth expected to be shot away by one side in an action, in thousandths of hundredths of a POC: every attacker at what it gains
 * most from, less where others aim already.
 *
 * @param action 0 by day, {@link AT_NIGHT} at night.
 */
function volley(attackers: RoundForce, targets: RoundForce, action: number, stake: number, left: Int32Array): number {
  const firing = attackers.firing(action);
  if (firing === 0) return 0;
  const { count, room, worth, isAir, hasFlag, shots } = targets;
  const night = action === AT_NIGHT;
  for (let k = 0; k < count; k++) left[k] = 1000;
  // Who fires screens the carriers and amphibious units unless there is somebody for each of them (7.422, 7.423).
  // Those left over when every firing ship has been named are free to fire at what is screened.
  let free = firing - targets.firing(action);
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
      gain = (gain * left[k] * 0.001) | 0;
      if (gain > most) {
        most = gain;
        best = k;
        chance = SINK_ODDS[at];
      }
    }
    if (best < 0) continue;
    total += most;
    left[best] = (left[best] * (1000 - chance) * 0.001) | 0;
  }
  return total;
}
