// One sea area: its name, its flag, what it is worth to each side (2.5), and the forces at sea as stacks.
import type { AreaName } from '../../board/index.js';
import { SILHOUETTES } from '../shared/counter.js';
import { AREA_LAYOUT, outlineOf } from './layout.js';
import { areaInWords, type MapBoard, type MapPiece, type MapPlace, ofSide } from './map-board.js';

interface SeaAreaProps {
  readonly area: AreaName;
  readonly board: MapBoard;
  readonly chosen: boolean;
  readonly onChoose: (area: AreaName) => void;
  /** Told when the keyboard comes to it, and with `null` when it leaves. */
  readonly onFocus: (area: AreaName | null) => void;
}

const LINE = 32;

export function SeaArea({ area, board, chosen, onChoose, onFocus }: SeaAreaProps) {
  const { outline, words, name, flag, forces } = AREA_LAYOUT[area];
  const place = board.places[area]!;
  const { poc, changed } = board.map.areas[area];
  const isChanged = changed.length > 0 ? ' changed' : '';
  const [japan, allied] = [ofSide(place, 'japan'), ofSide(place, 'allied')];
  const apart = japan.length > 0 && allied.length > 0 ? 32 : 0;
  return (
    <g class={`area flag-${place.control}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button element in a drawing */}
      <path
        class="water"
        d={outlineOf(outline)}
        data-area={area}
        role="button"
        tabIndex={0}
        aria-label={areaInWords(area, board)}
        aria-pressed={chosen}
        onClick={() => onChoose(area)}
        onFocus={(event) => onFocus(event.currentTarget.matches(':focus-visible') ? area : null)}
        onBlur={() => onFocus(null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onChoose(area);
        }}
      />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus */}
      <g class="marks" aria-hidden="true">
        {words.map((word, k) => (
          <text key={word} class="area-name" x={name[0]} y={name[1] + LINE * k}>
            {word}
          </text>
        ))}
        <Flag control={place.control} x={flag[0]} y={flag[1]} />
        <text class={`poc japan${isChanged}`} x={flag[0] - 36} y={flag[1] + 10}>
          {poc.japan}
        </text>
        <text class={`poc allied${isChanged}`} x={flag[0] + 36} y={flag[1] + 10}>
          {poc.allied}
        </text>
        {japan.length > 0 && <ForceStack pieces={japan} x={forces[0] - apart} y={forces[1]} />}
        {allied.length > 0 && <ForceStack pieces={allied} x={forces[0] + apart} y={forces[1]} />}
      </g>
    </g>
  );
}

interface FlagProps {
  readonly control: MapPlace['control'];
  readonly x: number;
  readonly y: number;
}

/** A disc for Japan, a star for the Allies, an empty field for nobody. */
function Flag({ control, x, y }: FlagProps) {
  return (
    <g class={`flag ${control}`}>
      <rect x={x - 20} y={y - 14} width="40" height="28" rx="3" />
      {control === 'japan' && <circle cx={x} cy={y} r="9" />}
      {control === 'allied' && (
        <path d={`M${x} ${y - 11}l3.2 7.6 8.2 .6-6.3 5.4 2 8-7.1-4.3-7.1 4.3 2-8-6.3-5.4 8.2-.6z`} />
      )}
    </g>
  );
}

interface ForceStackProps {
  /** At least one, the best first. */
  readonly pieces: readonly MapPiece[];
  /** Its centre. */
  readonly x: number;
  readonly y: number;
}

const SIZE = 52;
const STEP = 5;

/** The forces of one side in a place: the outline of its best counter, and how many there are. */
function ForceStack({ pieces, x, y }: ForceStackProps) {
  const { nation, kind } = pieces[0]!;
  const below = Math.min(pieces.length - 1, 2);
  const raids = pieces.every(({ posture }) => posture === 'raiding');
  const hurt = pieces.some(({ damage }) => damage > 0);
  return (
    <g
      class={`stack counter ${nation}${raids ? ' raiding' : ''}`}
      transform={`translate(${x - SIZE / 2} ${y - SIZE / 2})`}
    >
      {Array.from({ length: below }, (_, k) => below - k).map((k) => (
        <rect key={k} class="face" x={STEP * k} y={-STEP * k} width={SIZE} height={SIZE} rx="5" />
      ))}
      <rect class="face" width={SIZE} height={SIZE} rx="5" />
      <path class="shape" transform="translate(4 -2) scale(0.69)" d={SILHOUETTES[kind]} />
      <text x={SIZE / 2} y={SIZE - 7}>
        {pieces.length}
      </text>
      {hurt && <circle class="damage" cx="7" cy={SIZE - 8} r="7" />}
    </g>
  );
}
