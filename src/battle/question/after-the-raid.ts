// Which battles follow the raid on Pearl Harbor, and what the rules have for them, in words: what a page may know without the engine.
import type { RuleSet } from '../../rules/index.js';
import type { BattleScenario } from './battle-scenario.js';

/** True for a battle that is not fought to its end by rules 7 and 8 alone: Japan is short of fuel (18.33, nt1 18.15). */
export const isAfterTheRaid = ({ turn, area }: Pick<BattleScenario, 'turn' | 'area'>): boolean =>
  turn === 1 && area === 'Hawaiian Islands';

/** The part of the rules that `fightAfterTheRaid` carries out, for a sentence. */
export function roundsAfterTheRaid(rules: RuleSet): string {
  if (rules.nt1) return 'the two rounds of nt1 18.15';
  if (rules.menzelRaid) return "Japan's retreat after the raid (Menzel package)";
  return 'the two rounds of 18.3';
}

/** When Japan leaves such a battle, as a part of a sentence. */
export function japanLeaves(rules: RuleSet): string {
  if (rules.menzelRaid) return 'Japan leaves at once (Menzel package)';
  return `after two Japan leaves (${rules.nt1 ? 'nt1 18.15' : '18.33'})`;
}
