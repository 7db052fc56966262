// A counter of the game, drawn by us: a silhouette, the factors where a player looks for them, the name.
import type { ComponentChildren } from 'preact';
import { type Kind, type PieceData, parseFactors } from '../../board/index.js';

/** What a counter shows. */
export type CounterPiece = Pick<PieceData, 'name' | 'factors' | 'kind' | 'nation'>;

interface CounterProps {
  readonly piece: CounterPiece;
  /** Damage points on it. Default 0. */
  readonly damage?: number | undefined;
  readonly small?: boolean | undefined;
}

/** The picture of a counter; what it is called is said by what holds it. */
export function Counter({ piece, damage = 0, small }: CounterProps) {
  const { name, factors, kind, nation } = piece;
  const f = parseFactors(factors);
  const air = kind === 'air';
  return (
    <svg class={`counter ${nation}${small ? ' small' : ''}`} viewBox="0 0 64 64" aria-hidden="true">
      <rect class="face" x="1" y="1" width="62" height="62" rx="5" />
      <path class="shape" d={SILHOUETTES[kind]} />
      {f && (f.airstrike > 0 || kind === 'carrier') && !air && (
        <Factor x={52} y={14} circled={f.airstrikeBonus}>
          {f.airstrike}
        </Factor>
      )}
      {f && air && (
        <>
          <Factor x={23}>{f.airstrike}</Factor>
          <Factor x={41}>{f.armor}</Factor>
        </>
      )}
      {f && !air && (
        <>
          <Factor x={14} circled={f.gunneryBonus}>
            {f.gunnery}
          </Factor>
          <Factor x={32}>{f.armor}</Factor>
          <Factor x={50}>{f.speed}</Factor>
        </>
      )}
      <text class="name" x="32" y="59" textLength={name.length > 11 ? 58 : undefined} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
      {damage > 0 && (
        <>
          <circle class="damage" cx="32" cy="12" r="10" />
          <text class="hurt" x="32" y="17">
            {damage}
          </text>
        </>
      )}
    </svg>
  );
}

interface FactorProps {
  readonly x: number;
  readonly y?: number;
  readonly circled?: boolean;
  readonly children: ComponentChildren;
}

/** A factor; a circle around it is the attack bonus. */
function Factor({ x, y = 40, circled, children }: FactorProps) {
  return (
    <>
      {circled && <circle class="bonus" cx={x} cy={y} r="9" />}
      <text class="factor" x={x} y={y + 6}>
        {children}
      </text>
    </>
  );
}

/** Outlines of the kinds of counters, in a square of 64: drawn for this page. */
export const SILHOUETTES: Readonly<Record<Kind, string>> = {
  carrier: 'M5 17h19v-6h3v-3h3v3h3v6h8l-4 8H10z',
  battleship: 'M8 20h6v-3h6v3h3v-6h3V8h3v6h6v-4h3v7h4v3h2v-3h6v3h4l-4 7H13z',
  cruiser: 'M7 21h8v-3h5v3h4v-5h3v-5h2v5h7v5h4v-3h5v3h7l-5 6H12z',
  air: 'M30 5h4l2 8 16 7v4l-16-2-1 6 4 3v2l-7-2-7 2v-2l4-3-1-6-16 2v-4l16-7z',
  amphibious: 'M10 14h32l6 5v8H10zM16 9h12v5H16z',
  submarine: 'M6 21c8-4 16-4 20-4v-6h8v6c8 0 16 1 24 5-10 5-38 6-52-1z',
};
