// The forces of one side in a place as a stack: the outline of its best counter, and how many there are.
import { SILHOUETTES } from '../shared/silhouettes.js';
import type { MapPiece } from './map-board.js';

interface ForceStackProps {
  /** At least one, the best first. */
  readonly pieces: readonly MapPiece[];
  /** Its centre. */
  readonly x: number;
  readonly y: number;
}

const SIZE = 52;
const STEP = 5;

export function ForceStack({ pieces, x, y }: ForceStackProps) {
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
