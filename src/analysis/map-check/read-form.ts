// The form of `vitp data --check`, filled in: what is printed on the map, and what of it is not as we believed.
import * as z from 'zod';
import {
  AREA_NAMES,
  type Board,
  type BoardOverrides,
  MAX_POC,
  SIDES,
  type Side,
  uncertainPoints,
} from '../../board/index.js';
import { mapField, namedField, nameSentence, wholeField } from '../../text/fields.js';
import { check } from '../../text/issues.js';
import { ScenarioError } from '../../text/problem.js';
import { readSource, SourceText } from '../../text/source-text.js';

/** The first line of the form. */
export const MAP_CHECK = 'map-check';

/** The schema of the form. */
function mapCheckSchema() {
  const printed = wholeField('a POC value', 0, MAX_POC).nullable().optional();
  return mapField(
    {
      kind: z
        .literal(MAP_CHECK, {
          error: (issue) =>
            issue.input === undefined
              ? `the form of vitp data --check begins with "kind: ${MAP_CHECK}"`
              : nameSentence(issue.input, [MAP_CHECK], { what: 'the form of vitp data --check' }),
        })
        .describe('What is printed on the map, read off it by somebody who has it.'),
      printed: namedField(
        AREA_NAMES,
        mapField(
          { japan: printed.describe('POC of Japan.'), allied: printed.describe('POC of the Allies.') },
          'the numbers of a sea area',
        ).nullable(),
        'printed',
        { what: 'a sea area' },
      ).describe('POC numbers by sea area and side; what is left empty is not known.'),
    },
    'the form of vitp data --check',
  );
}

/** One number that was read off the map. */
export interface PrintedPoints {
  readonly area: string;
  readonly side: Side;
  readonly printed: number;
  /** What the board has. */
  readonly believed: number;
}

/** A filled-in form. */
export interface MapCheck {
  /** For `--data`: every number that was read, which is certain from now on. */
  readonly overrides: BoardOverrides;
  readonly read: readonly PrintedPoints[];
  /** Values that are not certain and were left empty. */
  readonly missing: readonly { readonly area: string; readonly side: Side }[];
}

/**
 * Reads the form.
 *
 * @param file its name, shown in front of every mistake
 * @throws ScenarioError with every mistake, each with its line and column.
 * @example
 * readMapCheck('{kind: map-check, printed: {Coral Sea: {japan: 2}}}', 'check.yaml', STANDARD_BOARD).overrides;
 * // { name: 'standard, checked', areas: { 'Coral Sea': { poc: { japan: 2 } } } }
 */
export function readMapCheck(text: string, file: string, board: Board): MapCheck {
  const source = new SourceText(file, text);
  const form = readSource(source, (value, problems) => check(mapCheckSchema(), value, source, [], problems));
  const read = board.areas.flatMap(({ name, poc }) =>
    SIDES.flatMap((side): PrintedPoints[] => {
      const printed = form.printed[name]?.[side];
      return printed == null ? [] : [{ area: name, side, printed, believed: poc[side].value }];
    }),
  );
  if (read.length === 0) {
    throw new ScenarioError([
      source.problem(
        ['printed'],
        'nothing is filled in; write the number behind japan: or allied: of at least one sea area',
      ),
    ]);
  }
  const areas: Record<string, { poc: { [side in Side]?: number } }> = {};
  for (const { area, side, printed } of read) {
    areas[area] = { poc: { ...areas[area]?.poc, [side]: printed } };
  }
  const isRead = (area: string, side: Side) => read.some((r) => r.area === area && r.side === side);
  return {
    overrides: { name: `${board.name}, checked`, areas },
    read,
    missing: uncertainPoints(board).filter(({ area, side }) => !isRead(area, side)),
  };
}
