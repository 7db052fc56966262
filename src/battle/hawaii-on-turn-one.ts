// A battle in the Hawaiian Islands on turn 1: what rule 18, or that of Normal Turn One, has for Japan that stays after the raid.
import {
  assignTargets,
  extraRounds,
  fillRosters,
  type Game,
  HAWAII,
  japanMustLeave,
  normalTurnOneHawaii,
} from '../game/index.js';
import type { RuleSet } from '../rules/index.js';
import type { BattleScenario } from './question/battle-scenario.js';

/** Rounds of the raid (18.2, nt1 18.1), which come before those of the battle. */
const RAID_ROUNDS = 2;

/** True for a battle that is not fought to its end by rules 7 and 8 alone: Japan is short of fuel (18.33, nt1 18.15). */
export const isAfterTheRaid = ({ turn, area }: Pick<BattleScenario, 'turn' | 'area'>): boolean =>
  turn === 1 && area === 'Hawaiian Islands';

/** The part of the rules that {@link fightAfterTheRaid} carries out, for a sentence. */
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

/**
 * Fights it as a whole game does from the moment when both sides are there and have chosen to fight, with the air raids and landings that come after it.
 *
 * @param rounds that are fought at most, @param most rounds whatever the question.
 */
export function fightAfterTheRaid(g: Game, rounds: number, most: number): void {
  const lastRound = Math.min(RAID_ROUNDS + rounds, most);
  g.area = HAWAII;
  g.round = RAID_ROUNDS;
  g.roundsBefore = RAID_ROUNDS;
  fillRosters(g);
  // Targets of the first round are named before it (20.51, nt1 18.12).
  if (g.rules.nt1 || g.rules.pearlHarbor) assignTargets(g);
  if (g.rules.nt1) normalTurnOneHawaii(g, lastRound);
  else if (g.rules.menzelRaid) japanMustLeave(g, lastRound);
  else extraRounds(g, lastRound);
}
