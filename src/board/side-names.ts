// What the sides are called: in a table, within a sentence, and where a sentence begins.
import { JAPAN } from './vocabulary.js';

/** Alone: in a column, beside a control, before a colon. */
export const SIDE_LABELS = { japan: 'Japan', allied: 'Allies' } as const;

/** Within a sentence. */
export const SIDE_SAID = { japan: 'Japan', allied: 'the Allies' } as const;

/** Where a sentence or a title begins. */
export const SIDE_TITLES = { japan: 'Japan', allied: 'The Allies' } as const;

/** A side by its number, where a sentence begins. */
export const sideName = (side: number): string => (side === JAPAN ? SIDE_TITLES.japan : SIDE_TITLES.allied);

/** A side by its number, within a sentence. */
export const sideWithin = (side: number): string => (side === JAPAN ? SIDE_SAID.japan : SIDE_SAID.allied);
