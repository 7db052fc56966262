// Rule 9: air strikes on ports and fortresses use the line against ground units, with every result one up.
import { tableOf } from '../../answer/block.js';
import { exactly } from '../../answer/digits.js';
import { nameField, wholeField } from '../../text/fields.js';
import { type Chance, chanceOfAtLeast, distributionBlock, meanIn, meanText } from '../chance.js';
import { listOf, yesNo } from '../common-fields.js';
import { type Part, type SituationOf, solveIn } from '../companion.js';
import type { Die } from '../die.js';
import { mean, sumOf } from '../distribution.js';
import { INVENTED_AIR } from '../invented.js';
import type { Readings } from '../readings.js';
import { hitsOfAttack, plainHits, resultOf, type TableLine, type TableResult, type UserTable } from '../table.js';

const TARGETS = ['port', 'fortress', 'air base', 'OSB'] as const;

const shape = {
  target: nameField(TARGETS, { what: 'a target' }),
  /** The strength of each attack. */
  strengths: listOf(wholeField('an air strength', 0, 99), 'strengths', 1, 40),
  /** The surprise attack on the port of Special Rule 6, in the first operation of the Strategic Scenario. */
  pearlHarbour: yesNo('pearlHarbour').optional(),
};
type PortSituation = SituationOf<typeof shape>;

/** The line of the table that counts, and what a result on it is worth. */
export function portLine(s: Pick<PortSituation, 'target' | 'pearlHarbour'>, above: Readings['port-above-two']) {
  const onGround = (s.target === 'port' || s.target === 'fortress') && !s.pearlHarbour;
  return onGround
    ? { line: 'air-ground' as const, hits: (result: TableResult) => shifted(result, above) }
    : { line: 'air-installation' as const, hits: plainHits };
}

/** T counts as 1, 1 as 2, 2 as 3. */
function shifted(result: TableResult, above: Readings['port-above-two']): number {
  if (result === 'T') return 1;
  return result === 0 || (result > 2 && above === 'same') ? result : result + 1;
}

/** The hits of all attacks. */
export function portChance(
  s: Pick<PortSituation, 'strengths'>,
  table: UserTable,
  { line, hits }: { readonly line: TableLine; readonly hits: (result: TableResult) => number },
  die: Die,
): Chance {
  const own = table.lines[line]!;
  return {
    names: ['hits'],
    exact: () => ({ hits: sumOf(s.strengths.map((strength) => hitsOfAttack(own, strength, die, hits))) }),
    play: (roll) => [s.strengths.reduce((sum, strength, k) => sum + hits(resultOf(own, strength, roll(0, k))), 0)],
  };
}

export const PORTS: Part<PortSituation> = {
  rules: [9],
  shape,
  rolls: true,
  needs: (s) => [portLine(s, 'next').line],
  example: `# Three air attacks on a port. The table is invented: it is not that of the game.
kind: pacific-war
rule: 9
target: port
strengths: [6, 4, 4]
${INVENTED_AIR}`,
  check(s, { refuse }) {
    if (s.pearlHarbour && s.target !== 'port')
      refuse(['pearlHarbour'], 'the surprise attack is on a port; allowed: target: port, or leave it out');
  },
  answer(s, setting) {
    const { die, table, readings } = setting;
    const rule = portLine(s, readings['port-above-two']);
    const solved = solveIn(setting, portChance(s, table!, rule, die));
    const other = rule.line === 'air-ground' ? ({ line: 'air-installation', hits: plainHits } as const) : undefined;
    const without =
      other && table!.lines[other.line]
        ? (portChance(s, table!, other, die).exact() as { hits: number[] }).hits
        : undefined;
    const block = tableOf(
      'Hits',
      'on the mean; chances in per cent',
      ['line', 'hits', 'at least one'],
      [
        [rule.line, meanIn(solved, 'hits'), chanceOfAtLeast(solved, 'hits', 1)],
        ...(without
          ? [
              [
                `${other!.line} (without rule 9, exact)`,
                exactly('number', mean(without)),
                exactly('share', 1 - without[0]!),
              ] as const,
            ]
          : []),
      ],
    );
    return {
      title: `Air strikes on a ${s.target} (rule 9)`,
      lead: [`On the mean ${meanText(solved, 'hits')} hits.`],
      asked: [
        ['Target', s.pearlHarbour ? 'port, in the surprise attack of Special Rule 6' : s.target],
        ['Strengths', s.strengths.join(', ')],
      ],
      blocks: [block, distributionBlock(solved, 'hits', 'Hits')],
      notes: ['A T on the line against installations is no hit.'],
      table: block,
      figures: { games: solved.games, line: rule.line, ...solved.figures },
    };
  },
};
