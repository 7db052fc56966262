// The file and the answer of a naval combat (rules 13, 14 and 2).
import { tableOf } from '../../answer/block.js';
import { nameSentence, shown } from '../../text/fields.js';
import { chanceOfAtLeast, distributionBlock, meanIn, meanText, type Solved } from '../chance.js';
import { type Part, type Setting, solveIn } from '../companion.js';
import { INVENTED_GUNNERY } from '../invented.js';
import {
  CLASSES,
  commits,
  DEFAULT_RANGES,
  type Fighter,
  fightersOf,
  fortification,
  lawfulCommit,
  NAVAL_SHAPE,
  type NavalSide,
  type NavalSituation,
  strengthAgainst,
} from './naval.js';
import { FORT_GONE, hitsName, MAY_BOMBARD, MAY_LAND, navalChance, SUNK } from './naval-chance.js';

/** What is wrong with a side beyond its fields. */
function checkSide(
  which: 'attacker' | 'defender',
  side: NavalSide,
  other: NavalSide,
  rounds: number,
  { refuse }: Setting,
): void {
  const names = new Set<string>();
  (side.units ?? []).forEach(({ unit, damage = 0, hits }, k) => {
    if (names.has(unit)) refuse([which, 'units', k, 'unit'], `${shown(unit)} is written twice; keep one of them`);
    names.add(unit);
    if (damage >= hits) refuse([which, 'units', k, 'damage'], `${damage} hits sink ${unit}; allowed: 0 to ${hits - 1}`);
  });
  const { commit } = side;
  if (!commit) return;
  if (commit.length !== rounds) {
    refuse([which, 'commit'], `commit has ${commit.length} numbers; allowed: ${rounds}, one for each range`);
    return;
  }
  commit.forEach((count, round) => {
    const [least, most] = lawfulCommit(
      side.units?.length ?? 0,
      other.units?.length ?? 0,
      round,
      commit[round - 1] ?? 0,
    );
    if (count < least || count > most)
      refuse(
        [which, 'commit', round],
        `${count} units cannot be there in round ${round + 1}; allowed: ${least === most ? least : `${least} to ${most}`} (rules 2 and 13)`,
      );
  });
}

export const NAVAL: Part<NavalSituation> = {
  rules: [13, 14],
  shape: NAVAL_SHAPE,
  rolls: true,
  needs: () => ['gunnery'],
  example: `# Three ships against the fortification of Truk and a cruiser. Ships and table are invented: they are not those of the game.
kind: pacific-war
rule: 13
ranges: [long, medium, short]
attacker:
  aim: fortification
  units:
    - {unit: Battleship A, class: BB, gunnery: 3-5-6, hits: 5}
    - {unit: Cruiser A, class: CA, gunnery: 1-3-4, hits: 3}
    - {unit: Destroyer A, class: DD, gunnery: x-1-2, hits: 2}
defender:
  fortification: Truk
  units:
    - {unit: Cruiser B, class: CL, gunnery: x-2-3, hits: 2}
${INVENTED_GUNNERY}`,
  check(s, setting) {
    const { refuse } = setting;
    const rounds = (s.ranges ?? DEFAULT_RANGES).length;
    checkSide('attacker', s.attacker, s.defender, rounds, setting);
    checkSide('defender', s.defender, s.attacker, rounds, setting);
    const fort = fortification(s);
    const damage = s.defender.fortificationDamage ?? 0;
    if ((s.attacker.units ?? []).length === 0) refuse(['attacker'], 'nobody attacks; allowed: at least one unit');
    if ((s.defender.units ?? []).length === 0 && !fort)
      refuse(['defender'], 'nobody defends; allowed: at least one unit or a fortification');
    if (fort && damage >= fort.hits)
      refuse(['defender', 'fortificationDamage'], `${damage} hits eliminate it; allowed: 0 to ${fort.hits - 1}`);
    if (!fort) {
      for (const key of ['fortificationDamage', 'outOfRange'] as const) {
        if (s.defender[key] !== undefined) refuse(['defender', key], 'there is no fortification here; leave it out');
      }
    } else if (s.defender.outOfRange && (s.defender.units ?? []).length === 0) {
      refuse(
        ['defender', 'outOfRange'],
        'a fortification alone is not engaged from out of its range: then there is no combat (rule 2)',
      );
    }
    if (s.attacker.aim === 'fortification' && (!fort || s.defender.outOfRange))
      refuse(['attacker', 'aim'], nameSentence('fortification', ['spread', 'focus'], { what: 'there to be fired at' }));
    if (s.defender.aim === 'fortification')
      refuse(
        ['defender', 'aim'],
        nameSentence('fortification', ['spread', 'focus'], { what: 'an enemy of the defender' }),
      );
  },
  answer(s, setting) {
    const { table, die, readings } = setting;
    const fighters = fightersOf(s);
    const solved = solveIn(setting, navalChance(s, table!.lines.gunnery!, die, readings));
    const block = tableOf(
      'Hits and losses',
      'hits on the mean, those it had included; chances in per cent',
      ['unit', 'hits', 'of', 'lost'],
      fighters.map((f) => [
        `${f.name} (${f.class === 'fortification' ? 'fortification' : f.side === 0 ? 'attacker' : 'defender'})`,
        meanIn(solved, hitsName(f)),
        String(f.hits),
        chanceOfAtLeast(solved, hitsName(f), f.hits),
      ]),
    );
    const rounds = (s.ranges ?? DEFAULT_RANGES).length;
    const there = (
      [
        ['attacker', s.attacker, s.defender],
        ['defender', s.defender, s.attacker],
      ] as const
    ).map(([name, side, other]) => `${name} ${commits(side, other, rounds).join(', ')}`);
    return {
      title: 'Naval combat (rules 2, 13 and 14)',
      lead: [`On the mean ${meanText(solved, SUNK[0])} attackers and ${meanText(solved, SUNK[1])} defenders are sunk.`],
      asked: [
        ['Ranges', (s.ranges ?? DEFAULT_RANGES).join(', ')],
        ['Committed', there.join('; ')],
        ['Targets', `attacker ${s.attacker.aim ?? 'spread'}; defender ${s.defender.aim ?? 'spread'}`],
      ],
      blocks: [
        block,
        ...fortBlocks(fighters, solved),
        ...SUNK.map((name) => distributionBlock(solved, name, `Units lost: ${name}`)),
        classBlock(setting),
      ],
      notes: [
        'Every unit fires once a round, both sides at once, and nobody withdraws. Who fires at whom is the players’ choice, not a rule: spread goes round the enemies in their order, focus fires at the first of them.',
        'Ships fire at full strength until they sink; the base game’s rule on damaged ships is not used.',
      ],
      table: block,
      figures: { games: solved.games, ...solved.figures },
    };
  },
};

/** What rule 2 allows afterwards. */
function fortBlocks(fighters: readonly Fighter[], solved: Solved) {
  if (!fighters.some((f) => f.class === 'fortification')) return [];
  return [
    tableOf(
      'Afterwards (rule 2)',
      'chances in per cent',
      ['what', 'chance'],
      [
        ['fortification eliminated', chanceOfAtLeast(solved, FORT_GONE, 1)],
        ['some attacker may bombard', chanceOfAtLeast(solved, MAY_BOMBARD, 1)],
        ['troops may land', chanceOfAtLeast(solved, MAY_LAND, 1)],
      ],
    ),
  ];
}

/** Every class against every other: by how much a strength of 3 changes at long and medium range. */
function classBlock({ readings }: Setting) {
  const against = (shooter: Fighter['class'], target: Fighter['class']) => {
    const strength = strengthAgainst(
      { class: shooter, gunnery: [3, 3, 3], hits: 1 },
      0,
      { class: target },
      'long',
      readings,
    )!;
    return strength === 3 ? '0' : String(strength - 3);
  };
  return tableOf(
    'Change of strength (rule 14)',
    'the row fires at the column, at long and medium range',
    ['', ...CLASSES],
    [...CLASSES, 'fortification' as const].map((shooter) => [
      shooter,
      ...CLASSES.map((target) => against(shooter, target)),
    ]),
  );
}
