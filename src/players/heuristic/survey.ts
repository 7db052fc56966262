// The state of the board in sums: what stands in each sea area, what could still sail, and where it could go.
import { AREA_COUNT, CARRIER, HARBOR_COUNT, OFF_MAP } from '../../board/index.js';
import { DONE, type Game, PATROLLING, RAID, UNDER_REPAIR } from '../../game/index.js';
import { dayPower, nightPower } from './fight-estimate.js';
import type { Mind } from './mind.js';

/** Ceylon: only British ships base there (10.1), and they go two areas at most (17.23). */
const CEYLON = 7;
/** Part of a reserve counted in areas it must roll for, or can be sent to only as a third area. */
const FAR_SHARE = 0.6;

/** Counts everything at sea and in port, for both sides. */
export function survey(m: Mind, g: Game): void {
  m.seaDay.fill(0);
  m.seaNight.fill(0);
  m.seaStay.fill(0);
  m.seaWorth.fill(0);
  m.seaFlags.fill(0);
  m.seaAir.fill(0);
  m.seaCarriers.fill(0);
  m.portDay.fill(0);
  m.portNight.fill(0);
  m.portStay.fill(0);
  m.portShips.fill(0);
  const t = g.t;
  const v = m.values;
  for (let side = 0; side < 2; side++) {
    const end = t.shipEnd[side];
    for (let p = t.shipStart[side]; p < end; p++) {
      const at = g.location[p];
      if (at >= OFF_MAP) continue;
      const damage = g.damage[p];
      const day = damage === 0 ? v.day[p] : dayPower(m, g, p);
      const night = damage === 0 ? v.night[p] : nightPower(m, g, p);
      if (at < AREA_COUNT) {
        const i = side * AREA_COUNT + at;
        m.seaDay[i] += day;
        m.seaNight[i] += night;
        m.seaStay[i] += v.stay[p];
        m.seaWorth[i] += v.worth[p];
        if ((g.flags[p] & PATROLLING) !== 0) m.seaFlags[i]++;
        if (t.kind[p] === CARRIER) m.seaCarriers[i]++;
      } else if ((g.flags[p] & (DONE | UNDER_REPAIR | RAID)) === 0 && damage <= t.armor[p]) {
        const i = side * HARBOR_COUNT + at - AREA_COUNT;
        m.portDay[i] += day;
        m.portNight[i] += night;
        m.portStay[i] += v.stay[p];
        m.portShips[i]++;
      }
    }
    for (let p = t.airStart[side]; p < t.airEnd[side]; p++) {
      const at = g.location[p];
      if (at < AREA_COUNT) addAir(m, side, at, p);
    }
  }
}

/** Counts an air unit at sea. */
export function addAir(m: Mind, side: number, area: number, p: number): void {
  const i = side * AREA_COUNT + area;
  m.seaDay[i] += m.values.day[p];
  m.seaStay[i] += m.values.stay[p];
  m.seaWorth[i] += m.values.worth[p];
  m.seaFlags[i]++;
  m.seaAir[i]++;
}

/** Counts a ship that is being sent to sea by the player who thinks. */
export function addShip(m: Mind, g: Game, area: number, p: number, patrols: boolean): void {
  const i = m.side * AREA_COUNT + area;
  m.seaDay[i] += dayPower(m, g, p);
  m.seaNight[i] += nightPower(m, g, p);
  m.seaStay[i] += m.values.stay[p];
  m.seaWorth[i] += m.values.worth[p];
  if (patrols) m.seaFlags[i]++;
}

/** Spreads a side's ships in port over the areas they could raid (6.2, 6.3). */
export function spreadReserve(m: Mind, g: Game, side: number): void {
  const base = side * AREA_COUNT;
  m.reserveDay.fill(0, base, base + AREA_COUNT);
  m.reserveNight.fill(0, base, base + AREA_COUNT);
  m.reserveStay.fill(0, base, base + AREA_COUNT);
  for (let h = 0; h < HARBOR_COUNT; h++) {
    const i = side * HARBOR_COUNT + h;
    if (m.portShips[i] === 0) continue;
    const first = g.t.touches[h];
    // Enemy flags stop a move (6.3).
    const second = g.t.neighbours[first & ~g.controlled[1 - side]];
    const far = h === CEYLON ? 0 : g.t.neighbours[second & ~g.controlled[1 - side]];
    const near = h === CEYLON ? first : first | second;
    let mask = near | far | second;
    while (mask !== 0) {
      const a = 31 - Math.clz32(mask & -mask);
      mask &= mask - 1;
      const share = ((near >> a) & 1) !== 0 ? 1 : FAR_SHARE;
      m.reserveDay[base + a] += share * m.portDay[i];
      m.reserveNight[base + a] += share * m.portNight[i];
      m.reserveStay[base + a] += share * m.portStay[i];
    }
  }
}
