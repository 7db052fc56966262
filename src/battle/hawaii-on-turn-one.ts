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

/** Rounds of the raid (18.2, nt1 18.1), which come before those of the battle. */
const RAID_ROUNDS = 2;

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
