// What an answer rests on that nobody knows for certain, in one short line.
import { gameBoardNote } from '../../analysis/boards.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';

/** Few values are named; many in one short line, for "vitp data --check" has them all. */
export const uncertainText = (values: readonly string[]): string =>
  values.length <= 2
    ? values.join('; ')
    : `${values.length} point values of the map. This answer depends on them; "vitp data --check" lists them.`;

/** Whatever has board values: a scenario of whole games, or a position with its record. */
interface OnABoard {
  readonly kind?: unknown;
  readonly data?: unknown;
  readonly record?: unknown;
}

/**
 * The line for answers about whole games and positions; none where every value is certain, and none for other questions.
 *
 * @example
 * notCertain([{ kind: 'game' }])[0]?.[0]; // 'Not certain'
 */
export function notCertain(scenarios: readonly OnABoard[]): (readonly [string, string])[] {
  const values = scenarios
    .filter(({ kind }) => kind === 'game' || kind === 'position' || kind === 'record')
    .flatMap(({ data, record }) => {
      const own = data ?? (record as OnABoard | undefined)?.data ?? null;
      return gameBoardNote({ data: own as GameScenario['data'] }).uncertain;
    });
  return values.length === 0 ? [] : [['Not certain', uncertainText([...new Set(values)])]];
}
