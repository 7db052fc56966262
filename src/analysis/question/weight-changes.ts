// How far a weight goes up and down. A part of itself, which is the same for all, is the rule; where that means nothing, what is done
// instead is told, so that nobody compares a patrol of none instead of one with a chance of 0.3 instead of 0.4.

import {
  WEIGHT_NAMES,
  WEIGHT_TABLE_NAMES,
  WEIGHT_TABLES,
  WEIGHTS,
  type WeightInfo,
} from '../../ai/heuristic/doctrine/weights.js';
import { SIDES } from '../../board/index.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import type { Planned } from './change.js';

/** Tables of which only the ratios matter: all of them together times anything is the same table. There the largest entry moves. */
const RATIOS: readonly string[] = ['fleetShares'];

/** One weight at another value. */
interface Move {
  readonly to: number;
  readonly by: string;
  readonly unlike: boolean;
}

/** Every weight of both sides, down and up. */
export function weightChanges({ players }: GameScenario, step: number): Planned[] {
  return SIDES.flatMap((side) => {
    const seat = players[side];
    if (seat.player === 'random') return [];
    const planned = (name: string, about: string, rest: Pick<Planned, 'value' | 'from' | 'to' | 'by' | 'unlike'>) =>
      ({ what: 'weights', keys: ['players', side, 'weights', name], about, ...rest }) as const;
    const single = WEIGHT_NAMES.flatMap((name) => {
      const from = seat.weights[name];
      return moves(from, WEIGHTS[name], step).map(({ to, ...how }) =>
        planned(name, WEIGHTS[name].about, { value: to, from: String(from), to: String(to), ...how }),
      );
    });
    const tables = WEIGHT_TABLE_NAMES.flatMap((name) => {
      const { max, about } = WEIGHT_TABLES[name];
      return tableMoves(seat.weights[name], max, step, RATIOS.includes(name)).map((move) =>
        planned(name, about, { from: 'as it is', ...move }),
      );
    });
    return [...single, ...tables];
  });
}

/**
 * Where a weight goes.
 *
 * @example
 * moves(1, { min: 0, max: 10, whole: true, default: 1, about: '' }, 0.25); // 0 and 2, by -1 and +1, unlike the others
 */
export function moves(from: number, { min, max, whole }: Omit<WeightInfo, 'parts'>, step: number): Move[] {
  return ([-1, 1] as const).flatMap((sign): Move[] => {
    const by = whole ? 1 : from === 0 ? step : step * Math.abs(from);
    const wanted = tidy(from + sign * by);
    const to = Math.min(max, Math.max(min, wanted));
    if (to === from) return [];
    if (whole) return [{ to, by: signed(to - from), unlike: true }];
    if (to !== wanted) {
      const part = from === 0 ? signed(to) : percent(to / from - 1);
      return [{ to, by: `${part} (its limit)`, unlike: true }];
    }
    return from === 0
      ? [{ to, by: `${signed(to)} from 0`, unlike: true }]
      : [{ to, by: percent(sign * step), unlike: false }];
  });
}

/** All entries of a table together; of one in which only ratios matter, the largest; of one that is all 0, upward only. */
function tableMoves(table: Readonly<Record<string, number>>, max: number, step: number, ratios: boolean) {
  const entries = Object.entries(table);
  const most = Math.max(...entries.map(([, w]) => w));
  const largest = entries.find(([, w]) => w === most)![0];
  const changed = (to: (key: string, w: number) => number) =>
    Object.fromEntries(entries.map(([key, w]) => [key, Math.min(max, Math.max(0, tidy(to(key, w))))]));
  if (most === 0) {
    if (ratios) return [];
    return [{ value: changed(() => step), to: `all ${tidy(step)}`, by: `${signed(step)} from 0`, unlike: true }];
  }
  return [1 - step, 1 + step].map((by) => ({
    value: changed((key, w) => (ratios && key !== largest ? w : by * w)),
    to: `${ratios ? largest : 'all'} × ${tidy(by)}`,
    by: percent(by - 1),
    unlike: false,
  }));
}

/** No digits that only the machine's arithmetic put there. */
const tidy = (x: number): number => Number(x.toPrecision(6));
const signed = (x: number): string => `${x < 0 ? '-' : '+'}${tidy(Math.abs(x))}`;
const percent = (part: number): string => `${signed(Number((100 * part).toPrecision(3)))} %`;
