// Shapes of the map as paths.
import type { Point } from './layout.js';

/** A closed outline. */
export const outlineOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
