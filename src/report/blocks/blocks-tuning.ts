// The tables of a tuning: what changed, whether it is better, and the way there.

import { type Gain, stretchesOf, type TuningResult } from '../../analysis/tuning/tuning-result.js';
import type { Block, Cell, TableBlock } from '../../answer/block.js';
import type { Estimate } from '../../answer/digits.js';

/** All tables. */
export function tuningBlocks(result: TuningResult): Block[] {
  const { validation } = result.tuning;
  return [
    gainsBlock('Gain against the opponents of the tuning, on new dice', validation.against),
    ...(validation.others.length > 0 ? [gainsBlock('Gain against others', validation.others)] : []),
    weightsBlock(result),
    curveBlock(result),
  ];
}

const estimate = (unit: Estimate['unit'], { gain, ci95 }: Gain['poc']): Estimate => ({
  unit,
  value: gain,
  lo: ci95[0],
  hi: ci95[1],
  exact: false,
});

/** How much better the tuned doctrine does than the one it was made from. */
function gainsBlock(title: string, gains: readonly Gain[]): TableBlock {
  return {
    type: 'table',
    title,
    note: 'tuned minus before, in favour of the side; paired on common dice',
    corner: '',
    columns: ['final POC', 'games won (per cent)'],
    rows: gains.map((g) => ({
      name: g.opponent ?? 'all of them',
      // A difference of shares is no share: it may be negative, and is no bound.
      cells: [estimate('number', g.poc), estimate('number', hundredfold(g.wins))] satisfies Cell[],
    })),
  };
}

const hundredfold = (g: Gain['wins']): Gain['wins'] => ({
  gain: 100 * g.gain,
  se: 100 * g.se,
  ci95: [100 * g.ci95[0], 100 * g.ci95[1]],
});

function weightsBlock({ tuning }: TuningResult): TableBlock {
  return {
    type: 'table',
    title: 'Weights',
    note: '"vitp players" tells what each of them does',
    corner: '',
    columns: ['before', 'tuned'],
    rows: tuning.weights.map(({ name, from, to }) => ({ name, cells: [String(from), String(to)] })),
  };
}

function curveBlock({ tuning }: TuningResult): TableBlock {
  return {
    type: 'table',
    title: 'The way there',
    note: 'gain of the objective over the start, mean of the generations from the row before on; on the dice of the tuning, so only the tables above judge',
    corner: 'up to generation',
    columns: ['gain'],
    rows: stretchesOf(tuning.curve).map(({ last, gain }) => ({ name: String(last), cells: [gain.toFixed(2)] })),
  };
}
