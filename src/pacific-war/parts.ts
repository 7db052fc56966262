// All parts of the companion.
import type { Part } from './companion.js';
import { ASW } from './house-rules/asw.js';
import { COMBINE } from './house-rules/combine.js';
import { FLAK } from './house-rules/flak.js';
import { LOSSES } from './house-rules/losses.js';
import { NAVAL } from './house-rules/naval-part.js';
import { OIL } from './house-rules/oil.js';
import { PENALTY } from './house-rules/penalty.js';
import { PORTS } from './house-rules/ports.js';
import { REPAIRS } from './house-rules/repairs.js';
import { RETREAT } from './house-rules/retreat.js';
import { STACKING } from './house-rules/stacking.js';
import { TRANSPORT } from './house-rules/transport.js';
import { WEEKS } from './house-rules/weeks.js';

// Each part knows the form of its own situation alone; a situation has passed the form of the part that it is handed to.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyPart = Part<any>;

export const PARTS: readonly AnyPart[] = [
  ASW,
  FLAK,
  PORTS,
  COMBINE,
  NAVAL,
  LOSSES,
  REPAIRS,
  OIL,
  WEEKS,
  STACKING,
  RETREAT,
  PENALTY,
  TRANSPORT,
];

/** The part that answers a rule; `undefined` where nothing is computed or checked. */
export const partOf = (rule: number): AnyPart | undefined => PARTS.find(({ rules }) => rules.includes(rule));

/** An example of a rule's file; the parts that answer several rules name the one that is asked. */
export const exampleOf = (part: AnyPart, rule: number): string => part.example.replace(/^rule: \d+$/m, `rule: ${rule}`);
