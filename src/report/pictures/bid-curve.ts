// The bid curve: how often Japan wins at every bid, with the band that holds the whole of it, and where it crosses one half.
import { type Heading, type Picture, picture } from './picture.js';
import { INK, JAPAN_RED, MUTED, plotWidth } from './theme.js';

/** One point of the curve, as shares. */
export interface CurvePoint {
  readonly bid: number;
  readonly japan: number;
  readonly band: readonly [number, number];
}

interface BidHeading extends Omit<Heading, 'caption'> {
  /** The fair bid as printed, and where it lies; nothing is marked where it is a word: beyond the curve. */
  readonly fair: { readonly text: string; readonly bid: number | string };
}

export function bidCurvePicture(curve: readonly CurvePoint[], h: BidHeading): Picture {
  const values = curve.map((p) => ({
    bid: p.bid,
    japan: 100 * p.japan,
    low: 100 * p.band[0],
    high: 100 * p.band[1],
  }));
  const caption =
    'How often Japan wins when it concedes so many points; below 0 the Allies concede. The band holds the whole curve with 95 % confidence.';
  const title = 'Japan wins, per cent of games';
  const x = {
    field: 'bid',
    type: 'quantitative',
    axis: {
      title: 'points that Japan concedes',
      tickCount: 11,
      grid: false,
      labelExpr: "replace(datum.label, '-', '−')",
    },
  };
  const scale = { domain: [0, 100] };
  const y = { field: 'japan', type: 'quantitative', title, scale, axis: { tickCount: 5, domain: false, ticks: false } };
  const cross = typeof h.fair.bid === 'number' ? [{ bid: h.fair.bid, half: 50, text: h.fair.text }] : [];
  return picture(
    { ...h, caption },
    {
      width: plotWidth(),
      height: 230,
      layer: [
        {
          data: { values },
          mark: { type: 'area', color: JAPAN_RED, opacity: 0.22 },
          encoding: { x, y: { field: 'low', type: 'quantitative', title, scale, axis: y.axis }, y2: { field: 'high' } },
        },
        {
          data: { values: [{ half: 50 }] },
          mark: { type: 'rule', color: MUTED, strokeDash: [4, 3] },
          encoding: { y: { field: 'half', type: 'quantitative', title } },
        },
        { data: { values }, mark: { type: 'line', color: JAPAN_RED, strokeWidth: 2.5 }, encoding: { x, y } },
        {
          data: { values: cross },
          mark: { type: 'point', filled: true, color: INK, size: 60, opacity: 1 },
          encoding: { x, y: { field: 'half', type: 'quantitative', title } },
        },
        {
          data: { values: cross },
          mark: { type: 'text', align: 'left', dx: 8, dy: -10, color: INK },
          encoding: {
            x,
            y: { field: 'half', type: 'quantitative', title },
            text: { field: 'text', type: 'nominal' },
          },
        },
      ],
    },
  );
}
