// The format of `kind: battle`: what a player may write, before names are looked up and defaults filled in.
import * as z from 'zod';
import { dataField } from '../../board/board-schema.js';
import { AREA_NAMES, SIDES, type Side } from '../../board/index.js';
import { areaNamed, HARBORS, harborNamed, sideNamed } from '../../board/names.js';
import { MAX_ROUNDS } from '../../game/state/state.js';
import { methodField, onTheCommandLine, rulesField, rulingsField } from '../../rules/rules-fields.js';
import {
  formsField,
  listField,
  mapField,
  nameField,
  orList,
  shown,
  wholeField,
  yesNoField,
} from '../../text/fields.js';
import { once } from '../../text/once.js';
import { BATTLE_OBJECTIVES } from '../battle-best.js';
import { BATTLE_GROUPS, BATTLE_KINDS, POSTURES } from './battle-scenario.js';

const text = (what: string, allowed: string) =>
  z.string({ error: (issue) => `${shown(issue.input)} is not ${what}; allowed: ${allowed}` });
const flag = (what: string) => yesNoField(`allowed for ${what}`);

const factor = (name: string) => wholeField(`a ${name} factor`, 0, 9);

/** The numbers of a counter one by one. */
const factorFields = {
  gunnery: factor('gunnery').optional().describe('Dice at night.'),
  gunneryBonus: flag('gunneryBonus').optional().describe('True when the gunnery factor is circled.'),
  armor: factor('armor or defense').optional().describe('Damage points it stands without sinking.'),
  speed: factor('speed').optional().describe('Speed.'),
  airstrike: factor('airstrike').optional().describe('Dice by day.'),
  airstrikeBonus: flag('airstrikeBonus').optional().describe('True when the airstrike factor is circled.'),
};

const harbor = nameField(HARBORS, { what: 'a port or base', means: harborNamed });

const unitMap = mapField(
  {
    name: text('a name', 'the name of a counter, or any name when factors are given')
      .optional()
      .describe('Name of a counter, "4 x Fuso class", or any name when factors are given.'),
    factors: formsField(
      [text('factors', 'such as 146+4, 1+27 or 34*'), z.number(), mapField(factorFields, 'factors')],
      'factors such as 146+4, 1+27 or 34*, or a map of them',
    )
      .optional()
      .describe(
        'Printed factors: gunnery armor speed airstrike, + after gunnery or before airstrike for a circled one; 34* for air units.',
      ),
    ...factorFields,
    kind: nameField(BATTLE_KINDS, { what: 'a kind of unit' }).optional().describe('Default: as the factors suggest.'),
    damage: wholeField('a number of damage points', 0, 18)
      .optional()
      .describe('Damage points at the beginning. Default: 0.'),
    posture: nameField(POSTURES, { what: 'a posture' }).optional().describe('Default: patrolling.'),
    disabled: flag('disabled')
      .optional()
      .describe('True when it was disabled before: it has gone to port. Default: false.'),
    inPort: z
      .union([z.null(), harbor])
      .optional()
      .describe('Port or base it lies in, for the air raid after the battle.'),
    land: z
      .union([z.null(), harbor])
      .optional()
      .describe('Base or port an amphibious unit lands on as soon as it may.'),
  },
  'a unit',
);

const units = listField(
  formsField(
    [text('a unit', 'a name, a group such as 4 x Fuso class, or factors'), z.number(), unitMap],
    'a name, a group such as 4 x Fuso class, factors such as 1+27, or a map (name, factors, damage, …)',
  ),
  'units',
);
/** Units as they are typed, which `inFull` takes apart. */
const line = text('units', 'such as Akagi, Kaga, 22 AirFlot');
const UNITS_FORMS = 'a list, or a line such as Akagi, Kaga, 22 AirFlot';

const sideMap = mapField(
  {
    prefer: nameField(['day', 'night', 'auto'], { what: 'a choice of day or night' })
      .default('auto')
      .describe(
        'Action it wants, every round (7.3); auto: the one in which it can fire; when it can in both or in neither, the one in which its dice compare better with the enemy’s as the battle begins; where that is the same, the one in which it has more dice; then day.',
      ),
    targets: formsField(
      [
        nameField(['focus', 'spread', 'best'], { what: 'a way to choose targets' }),
        mapField(
          {
            best: nameField(BATTLE_OBJECTIVES, { what: 'an objective' }).describe('What to make as large as possible.'),
          },
          'targets',
        ),
        listField(text('a priority', `${orList(BATTLE_KINDS)}, or the name of an enemy`), 'targets'),
      ],
      `focus, spread, best, a map such as {best: ${BATTLE_OBJECTIVES[1]}}, or a list of kinds and names in the order in which they are attacked`,
    )
      .default('spread')
      .describe(
        'focus: all on the first enemy; spread: one each in turn; best: for an objective; or an order of priorities.',
      ),
    retreat: formsField(
      [
        nameField(['never', 'outgunned'], {
          what: 'a rule for retreating',
          allowed: 'never, outgunned, or the number of rounds after which it retreats, such as 2',
        }),
        wholeField('a number of rounds', 1, MAX_ROUNDS),
        mapField(
          { after: wholeField('a number of rounds', 1, MAX_ROUNDS).describe('Rounds to fight first.') },
          'retreat',
        ),
      ],
      'never, outgunned, or a number of rounds',
    )
      .default('never')
      .describe('When it retreats (8.1).'),
    groups: nameField(BATTLE_GROUPS, { what: 'a way to form groups' })
      .default('together')
      .describe('How it retreats (8.32).'),
    pursue: flag('pursue').default(true).describe('Whether its ships pursue what they are fast enough for (8.3).'),
    carriersFire: flag('carriersFire')
      .default(false)
      .describe('Whether its carriers fire their gunnery factors at night (7.42).'),
    submarine: flag('submarine').default(false).describe('Whether its submarine is in the area (16).'),
    airRaid: z
      .union([z.null(), harbor])
      .default(null)
      .describe('Port or base its carriers raid when they have won (9).'),
    units: formsField([units, line], UNITS_FORMS).describe(
      'Ships and units, in the order that focus and spread go by.',
    ),
  },
  'a side',
);

/** A side, or nothing but its units: `inFull` makes a map of these before anything is checked. */
const side = formsField([sideMap, units, line], `a map (units, prefer, …), or units: ${UNITS_FORMS}`);

/** The schema of a battle. */
export const battleSchema = once(() => {
  return mapField(
    {
      kind: z.literal('battle').describe('A battle in one sea area.'),
      method: methodField(),
      rules: rulesField(),
      rulings: rulingsField(),
      turn: wholeField('a turn', 1, 9)
        .default(2)
        .describe('Turn of the game, for rules that begin with a certain turn.'),
      area: z
        .union([z.null(), nameField(AREA_NAMES, { what: 'a sea area', means: areaNamed })])
        .default(null)
        .describe('Sea area; without one, a battle that could be anywhere.'),
      control: nameField([...SIDES, 'none'], { what: 'a side', means: sideNamed })
        .optional()
        .describe(
          'Who controls the area now: adds one to the die for day or night (7.31). Default: as at the start of the game.',
        ),
      rounds: z
        .union([z.null(), wholeField('a number of rounds', 1, MAX_ROUNDS)], {
          error: (issue) => `${shown(issue.input)} is not a number of rounds; allowed: 1 to ${MAX_ROUNDS}, or null`,
        })
        .default(null)
        .describe('Rounds that are fought at most; null: to the end.'),
      japan: side.describe('The Japanese side.'),
      allied: side.describe('The Allied side.'),
      data: dataField(),
    },
    'a battle',
    onTheCommandLine(['games', 'seed', 'workers', 'actual', 'what-if']),
  ).describe('A question about a battle at sea.');
});

type Written = z.output<ReturnType<typeof battleSchema>>;
type SideMap = z.output<typeof sideMap>;
export type UnitInput = z.output<typeof units>[number];
/** A side, checked for form; its units are a list. */
export type SideInput = Omit<SideMap, 'units'> & { readonly units: readonly UnitInput[] };
/** A battle as written, checked for form, with its sides in full. */
export type BattleInput = Omit<Written, Side> & Readonly<Record<Side, SideInput>>;
