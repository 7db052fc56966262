// The format of `kind: raid`: what a player may write, before defaults are filled in.
import * as z from 'zod';
import { dataField } from '../../board/board-schema.js';
import { AIR, type BoardTables, CARRIER, compileBoard, JAPAN, STANDARD_BOARD } from '../../board/index.js';
import { raidForceNames, whyNotInRaidForce } from '../../game/raid-force.js';
import { methodField, onTheCommandLine, rulesField, rulingsField } from '../../rules/rules-fields.js';
import { formsField, listField, mapField, namedField, nameField, orList, wholeField } from '../../text/fields.js';
import { counterNames, raidTargetNames, whyNotTarget } from './raid-pieces.js';
import { RAID_PLANS } from './raid-scenario.js';

/** The schema of a raid scenario on a board. */
export function raidSchema(tables: BoardTables = compileBoard(STANDARD_BOARD)) {
  const ships = raidForceNames(tables);
  const targets = raidTargetNames(tables);
  const japanese = tables.pieceNames.filter((_, i) => tables.side[i] === JAPAN && tables.isShip[i] === 1);
  const { japanese: ofJapan, allied: ofAllies } = counterNames(tables);
  const plan = nameField(RAID_PLANS, { what: 'a plan' }).describe('A named plan, which chooses from what is left.');
  const raider = {
    what: 'a Japanese ship',
    allowed: `Japanese ships that start at Yokosuka Navy Yard with speed ${tables.board.raidSpeed} or better (4.2)`,
    because: (name: string) => (tables.pieceIndex.has(name) ? whyNotInRaidForce(name, tables) : undefined),
    means: ofJapan,
  };
  const explicit = namedField(
    // Any Japanese ship is a well-formed key: whether it is in the raid force and can attack is said by `checkRaid`.
    japanese,
    nameField(targets, { what: 'in Pearl Harbor', because: (name) => whyNotTarget(tables, name), means: ofAllies }),
    'targets of a round',
    { ...raider, allowed: 'carriers of the raid force' },
  ).describe('Attacker: target. An attacker that is not listed does not attack in this round.');
  const round = formsField([plan, explicit], `${orList(RAID_PLANS)}, or a map from attackers to targets`);
  return mapField(
    {
      kind: z.literal('raid').describe('The Pearl Harbor raid of turn 1.'),
      method: methodField(),
      rules: rulesField(),
      rulings: rulingsField(),
      raidForce: listField(nameField(ships, raider), 'raidForce')
        .optional()
        .describe('Japanese ships sent to Pearl Harbor (4.2). Default: the standard eight carriers.'),
      targets: formsField(
        [
          plan,
          mapField(
            {
              round1: round.optional().describe('First round. Default: spread.'),
              round2: round.optional().describe('Second round. Default: finish.'),
            },
            'targets',
          ),
        ],
        `${orList(RAID_PLANS)}, or a map with round1 and round2`,
      )
        .optional()
        .describe(
          'Who attacks what. Default: the plan of the standard raid for its eight carriers, otherwise spread and then finish.',
        ),
      after: nameField(['leave', 'stay'], { what: 'a choice of Japan' })
        .default('leave')
        .describe('What Japan does after the two raid rounds (18.21).'),
      allies: nameField(['stay', 'retreat'], { what: 'a choice of the Allies' })
        .default('stay')
        .describe('What the Allies do when Japan stays (18.25).'),
      iBoat: nameField(['Hawaiian Islands', 'elsewhere'], { what: 'a place for the I-Boat' })
        .default('elsewhere')
        .describe('Where the I-Boat lies (18.24).'),
      indonesia: z
        .union(
          [
            z.null(),
            mapField(
              {
                airUnits: wholeField('a number of air units', 0, count(tables, AIR))
                  .default(0)
                  .describe('Japanese land-based air units in Indonesia (18.41).'),
                carriers: listField(
                  nameField(
                    tables.pieceNames.filter((_, i) => isStartingCarrier(tables, i)),
                    { what: 'a Japanese carrier of turn 1', means: ofJapan },
                  ),
                  'carriers',
                  0,
                )
                  .default([])
                  .describe('Carriers in Indonesia; none of the raid force.'),
              },
              'indonesia',
            ),
          ],
          { error: 'indonesia must be a map (airUnits, carriers), or null' },
        )
        .default(null)
        .describe("Indonesia's surprise raid (18.4); null leaves it out."),
      data: dataField(),
    },
    'a raid scenario',
    onTheCommandLine(['games', 'seed', 'workers', 'actual', 'best', 'precision']),
  ).describe('A question about the Pearl Harbor raid.');
}

/** A raid scenario as written, checked for form. */
export type RaidInput = z.output<ReturnType<typeof raidSchema>>;

const isStartingCarrier = (t: BoardTables, i: number): boolean =>
  t.side[i] === JAPAN && t.kind[i] === CARRIER && t.arrivalTurn[i] === 1;

const count = (t: BoardTables, kind: number): number =>
  t.kind.reduce((n, k, i) => n + (k === kind && t.side[i] === JAPAN && t.arrivalTurn[i] === 1 ? 1 : 0), 0);
