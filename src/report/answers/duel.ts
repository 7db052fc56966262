// The answer of duels in a sentence: of two ships, how it ends; of lists, which row does best.

import type { DuelAnswer } from '../../analysis/duel.js';
import { said } from './say.js';

/** `Atago sinks Houston in 11.2 % of duels and is sunk in 8.3 % (one round, night).` */
export function duelAnswer({ config, rows, columns, sink, survive }: DuelAnswer): string {
  const { rounds, action } = config;
  const how = `${rounds === null ? 'to the end' : rounds === 1 ? 'one round' : `${rounds} rounds`}, ${action}`;
  const share = (value: number) => said({ unit: 'share', value, lo: value, hi: value, exact: true });
  const mean = (list: readonly number[]) => list.reduce((sum, p) => sum + p, 0) / list.length;
  const sunk = (row: number) => mean(survive[row]!.map((p) => 1 - p));
  const sinks = (row: number) => mean(sink[row]!);
  if (rows.length === 1 && columns.length === 1) {
    return `${rows[0]!.name} sinks ${columns[0]!.name} in ${share(sinks(0))} % of duels and is sunk in ${share(sunk(0))} % (${how}).`;
  }
  const gain = (row: number) => sinks(row) - sunk(row);
  const best = rows.map((_, row) => row).reduce((a, b) => (gain(b) > gain(a) ? b : a));
  const name = rows[best]!.name + (rows[best]!.alike.length > 0 ? ' and its like' : '');
  const over = columns.length === 1 ? columns[0]!.name : `the ${columns.length} of the columns`;
  if (rows.length === 1)
    return `${name} sinks ${share(sinks(0))} % of ${over} and is sunk by ${share(sunk(0))} %, on average (${how}).`;
  return `Best of the rows: ${name}, which against ${over} sinks its enemy in ${share(sinks(best))} % of duels and is sunk in ${share(sunk(best))} %, on average (${how}).`;
}
