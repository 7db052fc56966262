// Counters that can be tapped.
import type { ComponentProps } from 'preact';
import { Counter, type CounterPiece } from './counter.js';
import { Said } from './told.js';

interface CounterButtonProps extends ComponentProps<'button'> {
  /** What it is and what a tap does, for who does not see it. */
  readonly said: string;
  readonly piece: CounterPiece;
  readonly damage?: number;
  readonly small?: boolean;
}

/** A counter as a button; what else belongs to it stands behind it. */
export const CounterButton = ({ said, piece, damage, small, children, ...button }: CounterButtonProps) => (
  <button type="button" {...button}>
    <Said>{said}</Said>
    <Counter piece={piece} damage={damage} small={small} />
    {children}
  </button>
);

/** The cross beside a counter that takes it away. */
export const HomeButton = ({ said, ...button }: ComponentProps<'button'> & { readonly said: string }) => (
  <button type="button" class="home" {...button}>
    <Said>{said}</Said>
    <i aria-hidden="true">×</i>
  </button>
);

interface FoundProps<P extends CounterPiece> {
  readonly found: readonly P[];
  readonly onTake: (piece: P) => void;
}

/** Counters that a search has found: a tap adds one. */
export const Found = <P extends CounterPiece>({ found, onTake }: FoundProps<P>) =>
  found.length > 0 ? (
    <ul class="force found">
      {found.map((piece) => (
        <li key={piece.name}>
          <CounterButton
            said={`Add ${piece.name}${piece.factors === '' ? '' : `, ${piece.factors}`}`}
            piece={piece}
            onClick={() => onTake(piece)}
          />
        </li>
      ))}
    </ul>
  ) : null;
