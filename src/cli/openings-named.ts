// Openings as they are named on the command line, and those that are studied when nobody names any.

import { STANDARD } from '../ai/heuristic/doctrine/doctrine.js';
import { openingNames } from '../ai/opening.js';
import { namedSeat, type Seat, seatNames } from '../ai/seat.js';
import type { Side } from '../board/index.js';
import { textOfFile } from '../node/text-file.js';
import { RULE_CATALOG } from '../rules/index.js';
import { nameSentence } from '../text/fields.js';
import { looksLikeFile } from '../text/files.js';
import { SourceText } from '../text/source-text.js';
import { UsageError } from '../text/usage-error.js';
import { namesListed } from './field.js';
import { seatOf } from './players-option.js';

/**
 * Openings by name or file, with commas between them: `tko,./mine.yaml,standard`. An opening alone is played by the standard doctrine;
 * `DOCTRINE+OPENING` names another; a doctrine alone has no opening.
 *
 * @throws UsageError when there are none, too many, or one is unknown; ScenarioError when a file is wrong.
 */
export const openingsNamed = (side: Side, text: string): Seat[] =>
  namesListed(`--${side}`, text, 'openings').map((name) => openingNamed(side, name));

function openingNamed(side: Side, name: string): Seat {
  if (name.includes('+')) return seatOf(side, name);
  if (looksLikeFile(name)) return seatOf(side, isOpeningFile(name) ? `${STANDARD}+${name}` : name);
  if (openingNames(side).includes(name)) return seatOf(side, `${STANDARD}+${name}`);
  const seat = namedSeat(side, name);
  if (seat) return seat;
  throw new UsageError(
    `--${side}: ${nameSentence(name, [...openingNames(side), ...seatNames(side)], { what: 'an opening', allowed: 'vitp openings list has them' })}`,
  );
}

/** An opening has turns; a file that is neither is told so by whoever reads it as a doctrine. */
function isOpeningFile(name: string): boolean {
  const read = textOfFile(name);
  if (!('text' in read)) return false;
  const { value } = new SourceText(name, read.text);
  return typeof value === 'object' && value !== null && 'turns' in value;
}

/** Every opening that comes with the package, and none; those named after a rule set only where it is in force. */
export function standardOpenings(rules: readonly string[]) {
  const others = RULE_CATALOG.map((r) => r.name).filter((rule) => !rules.includes(rule));
  const fits = (name: string) => !others.some((rule) => name.startsWith(`${rule}-`));
  const of = (side: Side) => [STANDARD, ...openingNames(side).filter(fits)];
  return {
    kind: 'openings',
    rules: rules.length > 0 ? rules : ['second-edition'],
    japan: of('japan'),
    allied: of('allied'),
  };
}
