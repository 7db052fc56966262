// The standard eight-carrier raid: what `vitp raid` answers when it is asked nothing in particular, and what rule options change about the question.

import { KEPT_AT_HOME } from '../../game/raid-force.js';
import type { RuleSet } from '../../rules/index.js';
import type { Path } from '../../text/source-text.js';
import type { RaidScenario } from './raid-scenario.js';

const ROUND_1 = {
  Akagi: 'Nevada',
  Kaga: 'Arizona',
  Shokaku: 'Oklahoma',
  Zuikaku: 'Pennsylvania',
  Soryu: 'Tennessee',
  Hiryu: 'California',
  Ryujo: 'Maryland',
  Zuiho: 'West Virginia',
} as const;

/** The eight carriers that are fast enough (4.2). */
export const STANDARD_RAID_FORCE: readonly string[] = Object.keys(ROUND_1);

/** Every battleship once, then once more with the two weakest carriers on a cruiser and the air unit. */
export const STANDARD_RAID_TARGETS: RaidScenario['targets'] = {
  round1: ROUND_1,
  round2: { ...ROUND_1, Ryujo: 'New Orleans', Zuiho: '7th A.F.' },
};

/**
 * The standard raid, complete.
 *
 * @example
 * simulate({ scenario: STANDARD_RAID, seed: 'pearl-harbor' }, { games: 1_000_000 });
 */
export const STANDARD_RAID: RaidScenario = {
  kind: 'raid',
  rules: ['second-edition'],
  raidForce: STANDARD_RAID_FORCE,
  targets: STANDARD_RAID_TARGETS,
  after: 'leave',
  allies: 'stay',
  iBoat: 'elsewhere',
  indonesia: null,
  data: null,
};

/** The raid force when the file names none: the standard eight carriers, without those that the rules keep at home. */
export function defaultRaidForce(rules: RuleSet): readonly string[] {
  return rules.menzelRaid ? STANDARD_RAID_FORCE.filter((ship) => !KEPT_AT_HOME.includes(ship)) : STANDARD_RAID_FORCE;
}

/** Values of a raid scenario that its rules do not allow, each with its path. */
export function raidRuleProblems(
  rules: RuleSet,
  raidForce: readonly string[],
  written: { readonly after?: unknown; readonly iBoat?: unknown },
): { readonly path: Path; readonly message: string }[] {
  const problems: { path: Path; message: string }[] = [];
  const add = (path: Path, message: string) => problems.push({ path, message });
  if (rules.nt1)
    add(
      ['rules'],
      'a raid scenario asks about the raid of rule 18, which nt1 replaces; allowed: rules without nt1, under which the two ' +
        'rounds in the harbor are the same. For what follows them under nt1 play games: vitp game --rules nt1',
    );
  if (rules.menzelRaid) {
    raidForce.forEach((ship, k) => {
      if (KEPT_AT_HOME.includes(ship))
        add(['raidForce', k], `${ship} may not raid on turn 1 under the Menzel packages`);
    });
    if (written.after === 'stay')
      add(['after'], 'Japan must leave after the raid under the Menzel packages; allowed: leave');
  }
  if (rules.iBoatTurn > 1 && written.iBoat === 'Hawaiian Islands') {
    add(['iBoat'], `the I-Boat arrives on turn ${rules.iBoatTurn} under these rules; allowed: elsewhere`);
  }
  return problems;
}
