// All parts of the companion.
import { ASW } from './asw.js';
import type { Part } from './companion.js';
import { FLAK } from './flak.js';

// Each part knows the form of its own situation alone.
// biome-ignore lint/suspicious/noExplicitAny: the situation has passed the part's own schema
type AnyPart = Part<any>;

/** The parts, in the order of their first rule. */
export const PARTS: readonly AnyPart[] = [ASW, FLAK];

/** The part that answers a rule; `undefined` where nothing is computed or checked. */
export const partOf = (rule: number): AnyPart | undefined => PARTS.find(({ rules }) => rules.includes(rule));
