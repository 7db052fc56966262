// A sea area opened: its counters by side, and the ports and bases it touches with theirs.
import { type AreaName, SIDES } from '../../board/index.js';
import { SIDE_TITLES } from '../../board/side-names.js';
import { Counter } from '../shared/counter.js';
import { harborsOf } from '../shared/on-board.js';
import { Said } from '../shared/told.js';
import { type MapBoard, type MapPiece, type MapPlace, ofSide, sideWords } from './map-board.js';

interface PlaceViewProps {
  readonly area: AreaName;
  readonly board: MapBoard;
  /** What a tap on a counter does; without it counters are only shown. */
  readonly onPiece?: ((piece: MapPiece, place: string) => void) | undefined;
  /** The counter that was tapped last. */
  readonly picked?: string | null;
}

export function PlaceView({ area, board, ...taps }: PlaceViewProps) {
  const { adjacent, poc, changed } = board.map.areas[area];
  const sea = board.places[area]!;
  return (
    <section class="place-view" aria-label={area}>
      <h2>{area}</h2>
      <p class="note">
        {sea.control === 'none' ? 'No flag' : `Flag of ${sideWords(sea.control)}`}; worth {poc.japan} POC to Japan,{' '}
        {poc.allied} to the Allies{changed.length > 0 && ` (changed: ${changed.join('; ')})`}. Beside it:{' '}
        {adjacent.join(', ')}.
      </p>
      <Forces place={sea} name={area} {...taps} />
      {sea.pieces.length === 0 && <p class="note">Nobody is at sea here.</p>}
      {harborsOf(area, board.map.board).map(({ name }) => {
        const harbor = board.places[name]!;
        return (
          <div key={name} class="harbor-view">
            <h3>
              {name} <small>held by {sideWords(harbor.control)}</small>
            </h3>
            <Forces place={harbor} name={name} {...taps} />
          </div>
        );
      })}
    </section>
  );
}

interface ForcesProps extends Pick<PlaceViewProps, 'onPiece' | 'picked'> {
  readonly place: MapPlace;
  readonly name: string;
}

function Forces({ place, name, onPiece, picked }: ForcesProps) {
  return (
    <>
      {SIDES.map((side) => {
        const pieces = ofSide(place, side);
        if (pieces.length === 0) return null;
        return (
          <ul key={side} class="force" aria-label={`${SIDE_TITLES[side]}, ${name}`}>
            {pieces.map((piece) => (
              <li key={piece.name} class={piece.name === picked ? 'picked' : undefined}>
                {onPiece ? (
                  <button type="button" aria-pressed={piece.name === picked} onClick={() => onPiece(piece, name)}>
                    <Said>{pieceInWords(piece)}</Said>
                    <Face piece={piece} />
                  </button>
                ) : (
                  <>
                    <Said>{pieceInWords(piece)}</Said>
                    <Face piece={piece} />
                  </>
                )}
              </li>
            ))}
          </ul>
        );
      })}
    </>
  );
}

/** The counter, and below it how it counts at sea. */
function Face({ piece }: { readonly piece: MapPiece }) {
  return (
    <>
      <Counter piece={piece} damage={piece.damage} />
      {piece.posture === 'raiding' && (
        <small class="posture" aria-hidden="true">
          raids
        </small>
      )}
    </>
  );
}

/** `Akagi, 146+4, patrolling, 2 damage points`. */
function pieceInWords({ name, factors, posture, damage }: MapPiece): string {
  const hurt = damage === 0 ? [] : [`${damage} damage ${damage === 1 ? 'point' : 'points'}`];
  return [name, ...(factors === '' ? [] : [factors]), ...(posture === null ? [] : [posture]), ...hurt].join(', ');
}
