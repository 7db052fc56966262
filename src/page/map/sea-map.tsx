// The map of the thirteen sea areas: our own drawing. An area is chosen by tap, or by keyboard: arrows go to the next one that way.
import { useState } from 'preact/hooks';
import { AREA_NAMES, type AreaName, PORT_NAMES, STANDARD_BOARD } from '../../board/index.js';
import { AREA_LAYOUT, HARBOR_LAYOUT, LAND, MAP_HEIGHT, MAP_WIDTH, outlineOf, type Point, TIES } from './layout.js';
import { type MapBoard, type MapPlace, ofSide } from './map-board.js';
import { SeaArea } from './sea-area.js';

interface SeaMapProps {
  readonly board: MapBoard;
  readonly chosen: AreaName | null;
  /** The area in which something happens just now. */
  readonly lit?: AreaName | null;
  readonly onChoose: (area: AreaName) => void;
}

const HARBORS = [...STANDARD_BOARD.ports, ...STANDARD_BOARD.bases];

export function SeaMap({ board, chosen, lit, onChoose }: SeaMapProps) {
  const [focused, setFocused] = useState<AreaName | null>(null);
  // Edges lie above all areas, so that no neighbour hides a part of them.
  const edges = [
    ['lit', lit],
    ['chosen', chosen],
    ['focused', focused],
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      class="sea-map"
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      role="group"
      aria-label="Map"
      onKeyDown={(event) => walk(event)}
    >
      {LAND.map((outline) => (
        <path key={outline.join()} class="land" d={outlineOf(outline)} />
      ))}
      <text class="turn" x="104" y="120">
        Turn {board.turn}
      </text>
      <text class="lead" x="104" y="176">
        {leadWords(board.poc)}
      </text>
      {AREA_NAMES.map((area) => (
        <SeaArea
          key={area}
          area={area}
          board={board}
          chosen={area === chosen}
          onChoose={onChoose}
          onFocus={setFocused}
        />
      ))}
      {edges.map(
        ([what, area]) => area && <path key={what} class={`edge ${what}`} d={outlineOf(AREA_LAYOUT[area].outline)} />,
      )}
      {HARBORS.map(({ name }) => (
        <HarborMark key={name} name={name} place={board.places[name]!} />
      ))}
    </svg>
  );
}

/** `Japan +4`. */
const leadWords = (poc: number): string => (poc === 0 ? 'POC 0' : poc > 0 ? `Japan +${poc}` : `Allies +${-poc}`);

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The focus goes to the nearest area that way. */
function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const from = (event.target as Element).getAttribute('data-area') as AreaName | null;
  if (!step || !from) return;
  event.preventDefault();
  const to = nearestThatWay(from, step);
  const map = event.currentTarget as Element;
  if (to) (map.querySelector(`[data-area="${to}"]`) as SVGElement | null)?.focus();
}

/** The area whose flag lies nearest in a direction; what lies aside counts as farther away. */
export function nearestThatWay(from: AreaName, [stepX, stepY]: Point): AreaName | undefined {
  const [x, y] = AREA_LAYOUT[from].flag;
  const far = (area: AreaName): number => {
    const [dx, dy] = [AREA_LAYOUT[area].flag[0] - x, AREA_LAYOUT[area].flag[1] - y];
    const along = dx * stepX + dy * stepY;
    return along < 20 ? Number.POSITIVE_INFINITY : along + 2 * Math.abs(dx * stepY - dy * stepX);
  };
  const [nearest] = AREA_NAMES.filter((area) => area !== from).sort((a, b) => far(a) - far(b));
  return nearest !== undefined && Number.isFinite(far(nearest)) ? nearest : undefined;
}

interface HarborMarkProps {
  readonly name: string;
  readonly place: MapPlace;
}

/** A port or base: who holds it, and whether anybody is there. It is opened with the areas it touches. */
function HarborMark({ name, place }: HarborMarkProps) {
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
