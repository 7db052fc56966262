// The form of a record's head: everything but its position and its steps.
import * as z from 'zod';
import { AREA_NAMES } from '../board/index.js';
import { areaNamed } from '../board/names.js';
import { SIDE_SAID } from '../board/side-names.js';
import { RECORD_FORMAT } from '../game/state/record.js';
import { rulesField, rulingsField } from '../rules/rules-fields.js';
import { formsField, listField, mapField, nameField, shown, textField, wholeField } from '../text/fields.js';

/** Points at which play can begin, other than the combat of one area. */
const BEGIN_WORDS = ['game', 'turn', 'movement', 'combat'] as const;
/** Points at which play can stop, other than the end of a turn named by its number. */
const UNTIL_WORDS = ['game', 'turn', 'area', 'steps'] as const;

/** The schema of a record. */
export function recordSchema() {
  const area = nameField(AREA_NAMES, { what: 'a sea area', means: areaNamed });
  return mapField(
    {
      kind: z.literal('record', { error: (issue) => `${shown(issue.input)} is not a record; allowed: kind: record` }),
      format: z.literal(RECORD_FORMAT, {
        error: (issue) => `${shown(issue.input)} is not a format known here; allowed: format: ${RECORD_FORMAT}`,
      }),
      rules: rulesField(),
      rulings: rulingsField(),
      data: z.unknown().optional().describe('Board values that replace the standard ones, as in a --data file.'),
      players: mapField({ japan: textField('a name'), allied: textField('a name') }, 'players')
        .default({ ...SIDE_SAID })
        .describe('Who played.'),
      seed: z
        .union([z.string(), z.int()], { error: (issue) => `${shown(issue.input)} is not a seed; allowed: any text` })
        .transform(String)
        .optional()
        .describe('Seed of the dice, when they are not written out.'),
      game: wholeField('the number of a game', 0, Number.MAX_SAFE_INTEGER)
        .default(0)
        .describe('Number of the game among those of the seed.'),
      begin: formsField(
        [
          nameField(BEGIN_WORDS, { what: 'a point at which play can begin' }),
          mapField(
            {
              area,
              left: listField(area, 'left', 0)
                .optional()
                .describe('Areas whose combat comes after it; default: all in which something can happen.'),
            },
            'begin',
          ),
        ],
        'game, turn, movement, combat, or {area: Coral Sea}',
      )
        .optional()
        .describe('Where play begins; with a position, anything but the game.'),
      until: formsField(
        [
          nameField(UNTIL_WORDS, { what: 'a point at which play can stop' }),
          mapField({ turn: wholeField('a turn', 1, 9) }, 'until'),
        ],
        'game, turn, area, steps, or {turn: 3}',
      )
        .optional()
        .describe('Where play stops: with the game, the end of a turn, the area it began in, or where the steps end.'),
      position: z.unknown().optional().describe('Where everything is when play begins.'),
      steps: z.unknown().optional().describe('Decisions in order, and the dice that fell.'),
      end: mapField(
        {
          poc: wholeField('a lead in POC', -29, 29),
          hash: textField('a hash of eight hexadecimal digits, in quotes').regex(/^[0-9a-f]{8}$/, {
            error: (issue) => `${shown(issue.input)} is not a hash of eight hexadecimal digits`,
          }),
        },
        'end',
      )
        .optional()
        .describe('How it ended.'),
    },
    'a record',
  );
}

/** A record's head as written, checked for form. */
export type RecordHeader = z.output<ReturnType<typeof recordSchema>>;
