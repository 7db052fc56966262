// The form of an opening: in a file, and inside a seat.

import * as z from 'zod';
import { AREA_NAMES, compileBoard, PORT_NAMES, SIDES, STANDARD_BOARD } from '../../board/index.js';
import { areaNamed, harborNamed } from '../../board/names.js';
import { raidForceNames } from '../../game/raid-force.js';
import { RULE_CATALOG } from '../../rules/index.js';
import {
  formsField,
  listField,
  mapField,
  namedField,
  nameField,
  shown,
  wholeField,
  yesNoField,
} from '../../text/fields.js';
import { once } from '../../text/once.js';
import { BEST_TARGET } from '../opening.js';
import { ownName, textField, weightsSchema } from './weights-schema.js';

/** More than any side has of anything. */
const MAX_COUNT = 60;
const AREA = { what: 'a sea area', means: areaNamed };

const yesOrNo = () => yesNoField('an answer');

/** Numbers by sea area. */
const counts = (what: string) => namedField(AREA_NAMES, wholeField('a number of units', 0, MAX_COUNT), what, AREA);

/** Ships by sea area: a number, or a number of each kind. */
function ships(what: string) {
  const number = wholeField('a number of ships', 0, MAX_COUNT);
  const kinds = mapField(
    { carriers: number.optional(), battleships: number.optional(), cruisers: number.optional() },
    'ships',
  );
  return namedField(AREA_NAMES, formsField([number, kinds], 'a number, or a map such as {cruisers: 2}'), what, AREA);
}

/** What an opening says about one turn. */
function turnSchema() {
  const raider = nameField(raidForceNames(compileBoard(STANDARD_BOARD)), { what: 'a ship that may raid Pearl Harbor' });
  return mapField(
    {
      weights: weightsSchema().optional().describe("Weights that count in this turn instead of the doctrine's."),
      raidForce: listField(raider, 'raidForce', 0)
        .optional()
        .describe('Japan, turn 1: the ships that raid Pearl Harbor (4.2), as far as the rules let them; none: nobody.'),
      stay: yesOrNo().optional().describe('Japan, turn 1: stay off Hawaii after the raid (18.21).'),
      engage: yesOrNo().optional().describe('Allies, turn 1: fight off Hawaii (18.25, nt1 18.14).'),
      patrols: ships('patrols')
        .optional()
        .describe('Ships that patrol (6.11): the cheapest that get there for certain.'),
      air: counts('air').optional().describe('Air units (12.1).'),
      amphibious: counts('amphibious').optional().describe('Amphibious units (13.1).'),
      raiders: ships('raiders')
        .optional()
        .describe('Raiders (6.12): the strongest that can reach the area, dealt out evenly.'),
      submarine: nameField([...AREA_NAMES, BEST_TARGET], AREA)
        .optional()
        .describe(`Where the I-Boat or F-Boat goes (6.6); ${BEST_TARGET}: where the best ship at sea is.`),
      uncertainBase: nameField(PORT_NAMES, { what: 'a port', means: harborNamed })
        .optional()
        .describe('Allies, turn 1 under nt1: the port of a carrier that may choose (nt1 18.3).'),
    },
    'a turn',
  );
}

/** Plans by turn. */
function turnsSchema() {
  return z.record(z.string(), turnSchema(), {
    error: (issue) => `turns must be a map from turns such as 1 or 2-4, not ${shown(issue.input)}`,
  });
}

/** What a doctrine has under some rules: weights, and plans for some turns. */
export const underSchema = once(() => {
  const rule = nameField(
    RULE_CATALOG.map((r) => r.name),
    { what: 'a rule' },
  );
  const entry = mapField(
    {
      rules: listField(rule, 'rules').describe('Rules that must all be in force.'),
      weights: weightsSchema().optional().describe("Weights that count there instead of the doctrine's."),
      turns: turnsSchema().optional().describe('What is done there on some turns, as in an opening.'),
    },
    'what counts under some rules',
  );
  return listField(entry, 'under', 0).optional();
});

/** The schema of an opening. */
export const openingSchema = once(() => {
  return mapField(
    {
      name: ownName('an opening').describe('What it is called.'),
      side: nameField(SIDES, { what: 'a side' }).describe('Who plays it.'),
      intent: textField('what the opening intends').describe('What it tries to do, in a paragraph.'),
      turns: turnsSchema().describe(
        'What is done, by turn: 1, 2 …, or several at once as 2-4. What is not named is done as usual.',
      ),
    },
    'an opening',
  ).describe('An opening: a plan for some turns, that directs the player of a doctrine.');
});
