// Is a raid plan allowed? Problems as sentences with the rule, each with the path of the value it is about.
import type { BoardTables } from '../../board/index.js';
import { RAID_FORCE_LIMIT, whyNotInRaidForce } from '../../game/raid-force.js';
import { resolveRules } from '../../rules/index.js';
import type { RaidScenario } from '../question/raid-scenario.js';
import { raidTargets } from './plan-targets.js';

/** One mistake in a plan. */
export interface RaidPlanProblem {
  /** Where in the scenario: `['raidForce', 3]`, `['targets', 'round1', 'Akagi']`. */
  readonly path: readonly (string | number)[];
  /** Whether the value at the path is wrong, or its key. */
  readonly part: 'key' | 'value';
  /** What is wrong, what is allowed, and the rule. */
  readonly message: string;
}

/**
 * Checks who is sent and who attacks what: speed 5 or better from Yokosuka (4.2), ten ships under rule 20.2, only carriers
 * of the raid force attack (9.11), and only what lies in Pearl Harbor when the raid begins is attacked (18.2, 9.3).
 *
 * A carrier without a target, a target named twice and a target that may be sunk by then are all allowed.
 *
 * @returns every problem found, in the order of the scenario; none when the plan is allowed.
 * @throws RuleNameError when the scenario names a rule that is not known.
 * @example
 * checkRaidPlan({ rules: ['second-edition'], raidForce: ['Hosho'], targets }, tables);
 * // [{ path: ['raidForce', 0], part: 'value', message: 'Hosho has speed 4; ships of the raid force need 5 or better (4.2)' }]
 */
export function checkRaidPlan(
  scenario: Pick<RaidScenario, 'rules' | 'raidForce' | 'targets'>,
  tables: BoardTables,
): RaidPlanProblem[] {
  const problems: RaidPlanProblem[] = [];
  const add = (path: readonly (string | number)[], message: string, part: 'key' | 'value' = 'value') =>
    problems.push({ path, part, message });
  scenario.raidForce.forEach((name, k) => {
    const why = whyNotInRaidForce(name, tables);
    if (why) add(['raidForce', k], why);
    else if (scenario.raidForce.indexOf(name) < k) {
      add(['raidForce', k], `${name} is in the raid force twice; a ship can be sent once`);
    }
  });
  const count = scenario.raidForce.length;
  if (resolveRules(scenario.rules).pearlHarbor && count > RAID_FORCE_LIMIT) {
    add(['raidForce'], `${count} ships are in the raid force; the Pearl Harbor rule allows ${RAID_FORCE_LIMIT} (20.2)`);
  }
  const carriers = scenario.raidForce.filter((name) => airstrikeOf(name, tables) > 0);
  const able = [...new Set(carriers)].join(', ') || 'nobody';
  const present = raidTargets(tables).map((piece) => tables.pieceNames[piece]!);
  for (const round of ['round1', 'round2'] as const) {
    const plan = scenario.targets[round];
    if (typeof plan === 'string') continue;
    for (const [attacker, target] of Object.entries(plan)) {
      const path = ['targets', round, attacker];
      if (!scenario.raidForce.includes(attacker)) {
        add(path, `${attacker} is not in the raid force; these can attack: ${able} (18.2)`, 'key');
      } else if (tables.pieceIndex.has(attacker) && airstrikeOf(attacker, tables) === 0) {
        add(
          path,
          `${attacker} has no airstrike and cannot attack in an air raid; these can: ${able} (7.51, 9.11)`,
          'key',
        );
      }
      if (!present.includes(target)) {
        add(path, `${target} is not in Pearl Harbor when the raid begins; there are ${present.join(', ')} (18.2, 9.3)`);
      }
    }
  }
  return problems;
}

const airstrikeOf = (name: string, tables: BoardTables): number =>
  tables.airstrike[tables.pieceIndex.get(name) ?? -1] ?? 0;
