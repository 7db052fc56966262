// The format of a `--data` file, and of `data:` in a scenario: every value of the board, all optional.
import * as z from 'zod';
import {
  formsField,
  listField,
  mapField,
  namedField,
  nameField,
  shown,
  textField,
  wholeField,
  yesNoField,
} from '../text/fields.js';
import { check } from '../text/issues.js';
import type { ScenarioProblem } from '../text/problem.js';
import type { Path, Places } from '../text/source-text.js';
import {
  AREA_NAMES,
  ARRIVAL_PLACES,
  applyOverrides,
  BASE_NAMES,
  type BoardOverrides,
  MAX_POC,
  NATIONS,
  PIECE_SECTIONS,
  PORT_NAMES,
  parseFactors,
  STANDARD_BOARD,
  validateBoard,
} from './index.js';
import { mergeOverrides } from './merge-overrides.js';
import { areaNamed, harborNamed } from './names.js';

const AREA = { what: 'a sea area', means: areaNamed };
const area = nameField(AREA_NAMES, AREA);
const turn = wholeField('a turn', 1, 9);
const poc = formsField(
  [
    wholeField('a POC value', 0, MAX_POC),
    z.tuple([wholeField('a POC value', 0, MAX_POC), textField('a remark')]).describe('[value, remark]'),
  ],
  `a whole number from 0 to ${MAX_POC}, or [number, remark]`,
);
const control = (names: readonly string[]) => nameField(names, { what: 'a side' });
const factorsError = (issue: { readonly input?: unknown }) =>
  `${shown(issue.input)} cannot be read as factors; write them in quotes: "146+4", "1+27", "34*" or "033"`;
/** `443` without quotes is a number to YAML, and as clear; `033` would be 33 and is refused. */
const factors = z
  .union([z.string(), z.int()], { error: factorsError })
  .transform(String)
  .refine((f) => parseFactors(f) !== undefined, { error: factorsError })
  .describe(
    'Compact factors: gunnery armor speed [airstrike], "+" after a factor = attack bonus; "34*" for an air unit.',
  );

function pieceField(names: readonly string[], kinds: readonly string[], what: string) {
  const shape = {
    factors: factors.optional(),
    turn: turn.optional().describe('Turn of arrival, 1–9.'),
    where: nameField(ARRIVAL_PLACES, { what: 'a place where a piece can arrive' })
      .optional()
      .describe('Where it arrives.'),
    nation: nameField(NATIONS, { what: 'a nation' }).optional().describe('The navy it belongs to; not across sides.'),
    ...(kinds.length > 1
      ? { kind: nameField(kinds, { what: 'a type of ship' }).optional().describe('Type of ship.') }
      : {}),
  };
  return namedField(names, mapField(shape, what), what, { what });
}

const harborField = (names: readonly string[], what: string) =>
  namedField(
    names,
    mapField(
      {
        touches: listField(area, 'touches').optional().describe('Sea areas it is a part of (2.1).'),
        control: control(['japan', 'allied']).optional().describe('Who holds it at the start.'),
      },
      what,
    ),
    what,
    { what, means: harborNamed },
  );

const turns = (value: z.ZodType, what: string) =>
  namedField(['1', '2', '3', '4', '5', '6', '7', '8', '9'], value, what, { what: 'a turn', allowed: '1 to 9' });

/** The schema of an override file for the standard board. */
export function boardSchema() {
  const board = STANDARD_BOARD;
  const pieces = (kinds: readonly string[]) => board.pieces.filter((p) => kinds.includes(p.kind)).map((p) => p.name);
  const [shipKinds, airKinds, amphibiousKinds] = PIECE_SECTIONS.map(([, kinds]) => kinds as readonly string[]);
  const ships = pieces(shipKinds!);
  const areaMap = mapField(
    {
      poc: mapField({ japan: poc.optional(), allied: poc.optional() }, 'poc')
        .optional()
        .describe('Points of control each side gains here.'),
      control: control(['japan', 'allied', 'none']).optional().describe('Control flag at the start (15.2).'),
      adjacent: listField(area, 'adjacent')
        .optional()
        .describe('All neighbours; both areas of a pair must name each other.'),
    },
    'a sea area',
  );
  const removal = formsField(
    [
      nameField(ships, { what: 'a ship' }),
      mapField(
        {
          kind: nameField(['carrier', 'battleship'], { what: 'a type of ship' }),
          factors: listField(factors, 'factors'),
        },
        'a class of ships',
      ),
    ],
    'a ship, or {kind: carrier, factors: ["0272"]} for any ship of a class',
  );
  return mapField(
    {
      name: textField('a name').optional().describe('Name of the board in results.'),
      areas: namedField(AREA_NAMES, areaMap, 'areas', AREA).optional().describe('Sea areas by name.'),
      ports: harborField(PORT_NAMES, 'a major port').optional().describe('Major ports by name.'),
      bases: harborField(BASE_NAMES, 'an island base').optional().describe('Island bases by name.'),
      ships: pieceField(ships, shipKinds!, 'a ship').optional().describe('Ships by name.'),
      air: pieceField(pieces(airKinds!), airKinds!, 'an air unit').optional().describe('Land-based air units by name.'),
      amphibious: pieceField(pieces(amphibiousKinds!), amphibiousKinds!, 'an amphibious unit')
        .optional()
        .describe('Amphibious units by name.'),
      submarines: namedField(
        board.submarines.map((s) => s.name),
        mapField(
          {
            turns: textField('a span of turns')
              .regex(/^\d(-\d)?$/, {
                error: (issue) => `${shown(issue.input)} is not a span of turns; allowed: such as 1-6`,
              })
              .optional()
              .describe('First and last turn on the board, e.g. 1-6.'),
            shots: wholeField('a number of shots', 1, 9).optional().describe('Shots an attack.'),
            bonus: yesNoField().optional().describe('Attack bonus.'),
          },
          'a submarine',
        ),
        'submarines',
        { what: 'a submarine' },
      )
        .optional()
        .describe('Submarines by name.'),
      repair: namedField(
        PORT_NAMES,
        formsField(
          [
            wholeField('a number of repair points', 0, 99),
            turns(wholeField('a number of repair points', 0, 99), 'repair points'),
          ],
          'a whole number from 0 to 99, or a map from turns to such numbers',
        ),
        'repair',
        { what: 'a major port', means: harborNamed },
      )
        .optional()
        .describe('Repair points by port: the same every turn, or by turn.'),
      removals: turns(listField(removal, 'removals', 0), 'removals')
        .optional()
        .describe('British ships withdrawn by turn (4.42); a turn that is named is replaced as a whole.'),
      dates: turns(textField('a date'), 'dates').optional().describe('Date of each turn.'),
      locationUncertain: mapField(
        {
          die: listField(nameField([...AREA_NAMES, 'turn 2'], { what: 'a sea area or "turn 2"' }), 'die').describe(
            'What each of the six faces means (18.22).',
          ),
        },
        'locationUncertain',
      )
        .optional()
        .describe('The die of the location-uncertain groups (18.22).'),
      mayMoveOnTurn1: listField(nameField(ships, { what: 'a ship' }), 'mayMoveOnTurn1', 0)
        .optional()
        .describe('Allied ships free to move on turn 1 (18.12).'),
      raidSpeed: wholeField('a speed', 0, 9)
        .optional()
        .describe('Least speed of a raid-force ship (4.2); 5 on the board.'),
    },
    'a data file',
  ).describe('Board values that replace the standard ones; what is not named stays as printed.');
}

/** `data:` of a scenario; what is in it, {@link dataOf} checks. */
export const dataField = () =>
  z.unknown().optional().describe('Board values that replace the standard ones, as in a --data file; null for none.');

/**
 * Checks the overrides at a path of a text, first their form, then the board they make.
 *
 * @returns the overrides, or `undefined` when there were problems.
 */
export function checkOverrides(
  value: unknown,
  source: Pick<Places, 'problem'>,
  base: Path,
  problems: ScenarioProblem[],
) {
  const overrides = check(boardSchema(), value, source, base, problems) as BoardOverrides | undefined;
  const faults = validateBoard(applyOverrides(STANDARD_BOARD, overrides ?? wholeSections(value)));
  for (const fault of faults) problems.push(source.problem([...base, ...fault.path], fault.message));
  return faults.length === 0 ? overrides : undefined;
}

/** The sections of a data file in which nothing is refused: the board they make is looked at too, so that all mistakes come at once. */
function wholeSections(value: unknown): BoardOverrides {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const issues = boardSchema().safeParse(value).error?.issues ?? [];
  const refused = issues
    .flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
    .concat(issues.map((issue) => String(issue.path[0])));
  const whole = Object.fromEntries(Object.entries(value).filter(([section]) => !refused.includes(section)));
  return (boardSchema().safeParse(whole).data ?? {}) as BoardOverrides;
}

/**
 * The board values that a scenario is about: its own `data`, and over them those of the command line.
 *
 * @param value the scenario as it is written; what is wrong with its `data` becomes problems
 */
export function dataOf(
  value: unknown,
  over: BoardOverrides | null | undefined,
  source: Pick<Places, 'problem'>,
  base: Path,
  problems: ScenarioProblem[],
): BoardOverrides | null {
  const { data } = (value ?? {}) as { readonly data?: unknown };
  const own = data == null ? undefined : checkOverrides(data, source, [...base, 'data'], problems);
  return mergeOverrides(own ?? null, over ?? null);
}
