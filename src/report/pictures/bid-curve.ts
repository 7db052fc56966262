// The bid curve: how often Japan wins at every bid, with the band that holds the whole of it, and where it crosses one half.
import { dots, type Heading, label, marks, type Picture, picture, quantity, type Spec } from './picture.js';
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
  const labelExpr = "replace(datum.label, '-', '−')";
  const x = quantity('bid', { axis: { title: 'points that Japan concedes', tickCount: 11, grid: false, labelExpr } });
  const scale = { domain: [0, 100] };
  const y = (field: string) => quantity(field, { title, scale, axis: { tickCount: 5, domain: false, ticks: false } });
  const half = quantity('half', { title });
  const cross = typeof h.fair.bid === 'number' ? [{ bid: h.fair.bid, half: 50, text: h.fair.text }] : [];
  const of = (rows: readonly object[], drawn: Spec): Spec => ({ data: { values: rows }, ...drawn });
  return picture(
    { ...h, caption },
    {
      width: plotWidth(),
      height: 230,
      layer: [
        of(values, marks('area', { color: JAPAN_RED, opacity: 0.22 }, { x, y: y('low'), y2: { field: 'high' } })),
        of([{ half: 50 }], marks('rule', { color: MUTED, strokeDash: [4, 3] }, { y: half })),
        of(values, marks('line', { color: JAPAN_RED, strokeWidth: 2.5 }, { x, y: y('japan') })),
        of(cross, dots(60, { x, y: half }, INK)),
        of(cross, marks('text', { align: 'left', dx: 8, dy: -10, color: INK }, { x, y: half, text: label('text') })),
      ],
    },
  );
}
