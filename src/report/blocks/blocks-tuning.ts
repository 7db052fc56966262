// The tables of a tuning: what changed, whether it is better, and the way there.
import { type Gain, stretchesOf, type TuningResult } from '../../analysis/tuning/tuning-result.js';
import { type Block, type TableBlock, tableOf } from '../../answer/block.js';
import { differenceText } from '../../answer/difference.js';
import { estimate } from '../../answer/digits.js';
import type { Side } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';

export function tuningBlocks(result: TuningResult): Block[] {
  const { validation } = result.tuning;
  return [
    gainsBlock('Gain against the opponents of the tuning, on new dice', validation.against),
    ...(validation.others.length > 0 ? [gainsBlock('Gain against others', validation.others)] : []),
    weightsBlock(result),
    curveBlock(result),
  ];
}

const figure = ({ gain, ci95 }: Gain['poc']) => estimate('number', gain, ci95);

/** How much better the tuned doctrine does than the one it was made from. */
function gainsBlock(title: string, gains: readonly Gain[]): TableBlock {
  return tableOf(
    title,
    'tuned minus before, in favour of the side; paired on common dice',
    ['', 'final POC', 'games won (per cent)'],
    // A difference of shares is no share: it may be negative, and is no bound.
    gains.map((g) => [g.opponent ?? 'all of them', figure(g.poc), figure(hundredfold(g.wins))]),
  );
}

const hundredfold = (g: Gain['wins']): Gain['wins'] => ({
  gain: 100 * g.gain,
  se: 100 * g.se,
  ci95: [100 * g.ci95[0], 100 * g.ci95[1]],
});

function weightsBlock({ tuning }: TuningResult): TableBlock {
  return tableOf(
    'Weights',
    '"vitp players" tells what each of them does',
    ['', 'before', 'tuned'],
    tuning.weights.map(({ name, from, to }) => [name, String(from), String(to)]),
  );
}

function curveBlock({ tuning }: TuningResult): TableBlock {
  return tableOf(
    'The way there',
    'gain of the objective over the start, mean of the generations from the row before on, ± from how much they differ; on the dice of the tuning, so only the tables above judge',
    ['up to generation', 'gain'],
    stretchesOf(tuning.curve).map(({ last, gain, ci95 }) => [String(last), estimate('number', gain, ci95)]),
  );
}

/** `Compared with the doctrine it began with, the tuned one of Japan gains +2.3 ±0.4 POC a game against the opponents of the tuning, …` */
export function tuningAnswer({ config, tuning }: TuningResult): string {
  const { against, others } = tuning.validation;
  const gains = [
    `${gainOf(against)} against the opponents of the tuning`,
    ...(others.length > 0 ? [`${gainOf(others)} against others`] : []),
  ];
  const side = SIDE_SAID[config.side as Side];
  return `Compared with the doctrine it began with, the tuned one of ${side} gains ${gains.join(', ')}.`;
}

function gainOf(gains: readonly Gain[]): string {
  const { gain, ci95 } = (gains.find((g) => g.opponent === null || g.opponent === undefined) ?? gains[0]!).poc;
  return `${differenceText({ difference: gain, ci95 })} POC a game`;
}
