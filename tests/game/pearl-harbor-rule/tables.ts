// Tables of optional rule 20: turn 1 combat in Hawaii as rule 18 has it, and its extra rounds.
import * as surpriseAttack from '../surprise-attack/tables.js';
import { NONE, type Setup } from '../table.js';

export const RULES = ['pearl-harbor'];
export const { fight, raiding } = surpriseAttack;

/** Turn 1 combat in Hawaii from a position of the test's own. */
export const hawaii = (setup: Setup) => surpriseAttack.hawaii({ rules: RULES, ...setup });

/** Japan stays; its first extra round. */
export const stay = ({ japan = {}, ...setup }: Setup) => {
  // The two rounds of the raid come first where there is something to raid.
  const raid = setup.at?.['Pearl Harbor'] ? [NONE, NONE] : [];
  const targets = [...raid, ...((japan.targets as []) ?? [])];
  return hawaii({ ...setup, japan: { stay: ['stay'], ...japan, targets } });
};

/** Japan stays; the Allies are at sea already. */
export const named = (answer: Record<string, string> | { raw: readonly number[] }, extra: Setup = {}) =>
  hawaii({
    at: { 'Hawaiian Islands': [raiding('Soryu'), raiding('Hiei'), 'Minneapolis', 'Lexington'] },
    ...extra,
    japan: { stay: ['stay'], 'assign-targets': [answer], ...extra.japan },
  });
