// The pictures of a tuning: the objective by generation, and the gains where it was not tuned.
import type { Gain, TuningResult } from '../../analysis/tuning/tuning-result.js';
import { marks, type Picture, picture, provenance, quantity, rowsBy, ZERO_ACROSS } from './picture.js';
import { BAR, GRID, INK, MUTED, plotWidth } from './theme.js';

/** Generations over which the line is averaged, on both sides. */
const SMOOTH = 4;

export function tuningPictures(result: TuningResult): Picture[] {
  const { curve, validation } = result.tuning;
  return [
    ...(curve.length > 0 ? [curvePicture(result)] : []),
    gainsPicture(result, [...validation.against, ...validation.others]),
  ];
}

function curvePicture(result: TuningResult): Picture {
  const gains = result.tuning.curve.map((p) => p.centre - p.start);
  const values = result.tuning.curve.map(({ generation }, i) => {
    const near = gains.slice(Math.max(0, i - SMOOTH), i + SMOOTH + 1);
    return { generation, gain: gains[i]!, smooth: near.reduce((a, b) => a + b, 0) / near.length };
  });
  const objective = String(result.config.objective);
  // The mixed objective is a sum of points and wins, and has no unit.
  const unit = objective === 'poc' ? ' in POC, for the side' : objective === 'wins' ? ' in share of games' : '';
  const x = quantity('generation', { axis: { title: 'generation', grid: false, tickMinStep: 1, tickCount: 6 } });
  const y = (field: string) => quantity(field, { axis: { title: `gain${unit}`, tickCount: 6 } });
  const dot = { filled: true, color: GRID, stroke: MUTED, size: 24, opacity: 1 };
  return picture(
    {
      name: 'objective',
      title: 'Gain over the start, by generation',
      subtitle: [
        `objective: ${objective}, ${String(result.config.games)} games a pairing, seed ${result.seed}`,
        `dots: one generation; line: mean of ${2 * SMOOTH + 1}`,
        'on the dice of the search, which flatter it',
      ],
      caption: `A dot is the centre of a generation minus the start, on the same dice; the line is the mean of ${2 * SMOOTH + 1} generations.`,
    },
    {
      width: plotWidth(),
      height: 200,
      data: { values },
      layer: [
        marks('rule', { color: MUTED, strokeDash: [4, 3] }, { y: { datum: 0 } }),
        marks('point', dot, { x, y: y('gain') }),
        marks('line', { color: BAR, strokeWidth: 2.5 }, { x, y: y('smooth') }),
      ],
    },
  );
}

function gainsPicture(result: TuningResult, gains: readonly Gain[]): Picture {
  const { against } = result.tuning.validation;
  const name = (g: Gain, i: number) => g.opponent ?? (i < against.length ? 'all of the tuning' : 'all others');
  const values = gains.map((g, i) => ({
    opponent: name(g, i),
    gain: g.poc.gain,
    low: g.poc.ci95[0],
    high: g.poc.ci95[1],
    kind: g.opponent === null ? 'mean' : 'one',
  }));
  const low = quantity('low', { axis: { title: 'POC gained', tickCount: 6 } });
  const dot = { filled: true, color: BAR, opacity: 1, stroke: INK, strokeWidth: 0.5, size: 70 };
  return picture(
    {
      name: 'validation',
      title: 'Final POC gained by tuning, on new dice',
      subtitle: provenance(result, 'tuned minus before, for the side; lines: 95 % intervals'),
      caption:
        'The dot is the mean of the paired differences, the line its 95 % interval; the first rows of each group are means over it.',
    },
    {
      width: plotWidth(values.map((v) => v.opponent)),
      height: 27 * values.length,
      data: { values },
      encoding: { y: rowsBy('opponent') },
      layer: [
        ZERO_ACROSS,
        marks('rule', { color: MUTED, strokeWidth: 2 }, { x: low, x2: { field: 'high' } }),
        marks('point', dot, { x: quantity('gain') }),
      ],
    },
  );
}
