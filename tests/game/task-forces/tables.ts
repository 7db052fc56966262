// Tables of task forces: a round in the Coral Sea under optional rule 23.
import { PASSIVE, type Setup, table } from '../table.js';

const RULES = ['task-forces'];

/** One round in the Coral Sea. Both sides have one searching force unless the test says otherwise. */
export const round = (setup: Setup) =>
  table({
    rules: RULES,
    at: { 'Coral Sea': ['Akagi', 'Nachi', 'Enterprise', 'Astoria'] },
    ...setup,
    japan: { ...PASSIVE, ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });
export const NIGHT = { 'day-night': 'night' } as const;
