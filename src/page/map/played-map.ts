// The map as it is played on: areas with what they are worth and what lies beside them, by the board's values and by the rules.
import { AREA_NAMES, type AreaName, type Board, SIDES, type Side, STANDARD_BOARD } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { resolveRules } from '../../rules/index.js';
import { boardWith } from '../shared/on-board.js';

/** A sea area as it is played on. */
interface PlayedArea {
  /** POC for controlling it (2.5). */
  readonly poc: Readonly<Record<Side, number>>;
  readonly adjacent: readonly AreaName[];
  /** What of it is not as on the standard board, in words; none where all is. */
  readonly changed: readonly string[];
}

export interface PlayedMap {
  readonly board: Board;
  readonly areas: Readonly<Record<AreaName, PlayedArea>>;
}

/** 19.3: in the nine-turn game Japan scores one more point for each of these. */
const WORTH_MORE: readonly AreaName[] = ['Japanese Islands', 'Indonesia'];

const areaOn = (board: Board, area: AreaName) => board.areas.find(({ name }) => name === area)!;

/** An area on a board, under the rules with that name or without. */
function playedArea(board: Board, area: AreaName, nineTurn: boolean): PlayedArea {
  const { poc, adjacent } = areaOn(board, area);
  const printed = areaOn(STANDARD_BOARD, area);
  const extra = nineTurn && WORTH_MORE.includes(area) ? 1 : 0;
  const worth = { japan: poc.japan.value + extra, allied: poc.allied.value };
  const values = SIDES.filter((side) => worth[side] !== printed.poc[side].value).map(
    (side) => `${printed.poc[side].value} POC for ${SIDE_SAID[side]} on the standard board`,
  );
  const near = [...adjacent].sort().join() === [...printed.adjacent].sort().join();
  return {
    poc: worth,
    adjacent,
    changed: [...values, ...(near ? [] : ['other areas beside it on the standard board'])],
  };
}

/**
 * The map that is played on.
 *
 * @param rules names of the rules
 * @param data values of the board that somebody changed, as a checked file has them; `null` or nothing for none
 */
export function playedMap(rules: readonly string[], data: unknown): PlayedMap {
  const board = boardWith(data);
  const { nineTurn } = resolveRules(rules);
  const areas = AREA_NAMES.map((area) => [area, playedArea(board, area, nineTurn)] as const);
  return { board, areas: Object.fromEntries(areas) as Record<AreaName, PlayedArea> };
}

/** The map of the second edition. */
export const STANDARD_MAP: PlayedMap = playedMap(['second-edition'], null);
