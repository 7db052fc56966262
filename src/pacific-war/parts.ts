// All parts of the companion.
import { ASW } from './asw.js';
import { COMBINE } from './combine.js';
import type { Part } from './companion.js';
import { FLAK } from './flak.js';
import { LOSSES } from './losses.js';
import { NAVAL } from './naval-part.js';
import { OIL } from './oil.js';
import { PENALTY } from './penalty.js';
import { PORTS } from './ports.js';
import { REPAIRS } from './repairs.js';
import { RETREAT } from './retreat.js';
import { STACKING } from './stacking.js';
import { TRANSPORT } from './transport.js';
import { WEEKS } from './weeks.js';

// Each part knows the form of its own situation alone; a situation has passed the form of the part that it is handed to.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyPart = Part<any>;

/** The parts. */
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
