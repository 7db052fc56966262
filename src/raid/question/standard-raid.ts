// The standard eight-carrier raid: what `vitp raid` answers when it is asked nothing in particular.
import type { RaidScenario } from './raid-scenario.js';

/** The eight carriers that are fast enough (4.2). */
export const STANDARD_RAID_FORCE: readonly string[] = [
  'Akagi',
  'Kaga',
  'Shokaku',
  'Zuikaku',
  'Soryu',
  'Hiryu',
  'Ryujo',
  'Zuiho',
];

/** Every battleship once, then once more with the two weakest carriers on a cruiser and the air unit. */
export const STANDARD_RAID_TARGETS: RaidScenario['targets'] = {
  round1: {
    Akagi: 'Nevada',
    Kaga: 'Arizona',
    Shokaku: 'Oklahoma',
    Zuikaku: 'Pennsylvania',
    Soryu: 'Tennessee',
    Hiryu: 'California',
    Ryujo: 'Maryland',
    Zuiho: 'West Virginia',
  },
  round2: {
    Akagi: 'Nevada',
    Kaga: 'Arizona',
    Shokaku: 'Oklahoma',
    Zuikaku: 'Pennsylvania',
    Soryu: 'Tennessee',
    Hiryu: 'California',
    Ryujo: 'New Orleans',
    Zuiho: '7th A.F.',
  },
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
