// From the distribution over the last states of a battle to the tally of its metrics.
import { AIR, AREA_COUNT, SIDES } from '../board/index.js';
import { type Metric, type Tally, tallyOffsets } from '../game/experiment.js';
import type { StateSpace } from './battle-transform.js';

const DAMAGED = 1;
const DISABLED = 2;
const LOST = 3;

/** Adds up every metric of `battleMetrics` over all states. */
export function tallyBattle(
  space: StateSpace,
  final: Float64Array,
  rounds: Float64Array,
  stalemate: Float64Array,
  metrics: readonly Metric[],
  tally: Tally,
): void {
  const { axes, setup } = space.model;
  const { tables: t, scenario } = setup;
  const places = tallyOffsets(metrics);
  const at = (name: string): number => places[metrics.findIndex((m) => m.name === name)]!;
  const sides = SIDES.map((side) => ({
    lost: at(`lost.${side}`),
    factors: at(`lost.${side}.factors`),
    damage: at(`damage.${side}`),
  }));
  const fates = axes.map((axis) => at(`unit.${t.pieceNames[axis.piece]}.fate`));
  // Units that are not at sea keep what they began with.
  SIDES.forEach((side, s) => {
    scenario[side].units.forEach((unit, k) => {
      const fate = at(`unit.${t.pieceNames[setup.pieces[s]![k]!]}.fate`);
      if (unit.disabled && unit.inPort === null) tally[fate + DISABLED] = 1;
      else if (unit.inPort !== null) tally[fate + (unit.disabled ? DISABLED : unit.damage > 0 ? DAMAGED : 0)] = 1;
    });
  });
  const holds = axes.map((axis) => {
    const unit = scenario[SIDES[axis.side]!].units[setup.pieces[axis.side]!.indexOf(axis.piece)]!;
    return axis.kind === AIR || (unit.posture === 'patrolling' && t.isShip[axis.piece] === 1);
  });
  const remainingAt = at('remaining');
  const holdsAt = at('holds');
  const pocAt = scenario.area === null ? -1 : at('pocSwing') + t.poc[AREA_COUNT + setup.area]!;
  tally.set(rounds, at('rounds'));
  tally.set(stalemate, at('stalemate'));
  const n = axes.length;
  const level = new Int32Array(n);
  const lost = [0, 0];
  const factors = [0, 0];
  const damage = [0, 0];
  for (let state = 0; state < space.size; state++) {
    const p = final[state]!;
    if (p !== 0) {
      lost.fill(0);
      factors.fill(0);
      damage.fill(0);
      let there = 0;
      let holding = 0;
      for (let k = 0; k < n; k++) {
        const axis = axes[k]!;
        const place = level[k]!;
        let fate: number;
        if (place === axis.levels) {
          fate = LOST;
          lost[axis.side]!++;
          factors[axis.side]! += axis.gunnery + axis.airstrike;
        } else if (place > axis.levels) fate = DISABLED;
        else {
          const points = axis.start + place;
          fate = points > 0 ? DAMAGED : 0;
          damage[axis.side]! += points;
          there |= 1 << axis.side;
          if (holds[k]) holding |= 1 << axis.side;
        }
        tally[fates[k]! + fate]! += p;
      }
      for (let side = 0; side < 2; side++) {
        tally[sides[side]!.lost + lost[side]!]! += p;
        tally[sides[side]!.factors + factors[side]!]! += p;
        tally[sides[side]!.damage + damage[side]!]! += p;
      }
      tally[remainingAt + [3, 0, 1, 2][there]!]! += p;
      const holder = there === 3 ? 2 : holding === 1 ? 0 : holding === 2 ? 1 : 3;
      tally[holdsAt + holder]! += p;
      if (pocAt >= 0) {
        const points = holder === 0 ? t.poc[setup.area]! : holder === 1 ? -t.poc[AREA_COUNT + setup.area]! : 0;
        tally[pocAt + points]! += p;
      }
    }
    for (let k = 0; k < n; k++) {
      if (++level[k]! < space.places[k]!) break;
      level[k] = 0;
    }
  }
}
