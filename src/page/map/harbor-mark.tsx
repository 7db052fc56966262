// A port or base on the map: who holds it, and whether anybody is there. It is opened with the areas it touches.
import { PORT_NAMES } from '../../board/index.js';
import { HARBOR_LAYOUT, TIES } from './layout.js';
import { type MapPlace, ofSide } from './map-board.js';

interface HarborMarkProps {
  readonly name: string;
  readonly place: MapPlace;
}

export function HarborMark({ name, place }: HarborMarkProps) {
  const harbor = name as keyof typeof HARBOR_LAYOUT;
  const [x, y] = HARBOR_LAYOUT[harbor];
  const major = PORT_NAMES.some((port) => port === name);
  const count = ofSide(place, place.control === 'japan' ? 'japan' : 'allied').length;
  const half = count > 9 ? 22 : 17;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
    <g class={`harbor held-${place.control}`} aria-hidden="true">
      {TIES[harbor]?.map(([toX, toY]) => (
        <path key={toX} class="tie" d={`M${x} ${y}L${toX} ${toY}`} />
      ))}
      {major ? <rect x={x - half} y={y - 17} width={2 * half} height="34" rx="4" /> : <circle cx={x} cy={y} r="14" />}
      {count > 0 && (
        <text x={x} y={y + 8}>
          {count}
        </text>
      )}
      <text class="harbor-name" x={x} y={y + 34}>
        {name.replace(/ (?:Navy Yard|Islands?)$/, '')}
      </text>
    </g>
  );
}
