// Fights of turn 1 in the Hawaiian Islands and in Indonesia: between the raid and their own first dice they are fights that `vitp battle` knows.
import { ALLIED, AREA_COUNT } from '../../board/index.js';
import {
  BASING,
  DAY_NIGHT,
  type Decision,
  ENGAGE,
  MISSIONS,
  PLACE_SUBMARINE,
  RAIDERS,
  RETREAT,
  SUBMARINE_ATTACK,
  TARGETS,
  TASK_FORCES,
} from '../../game/questions/decisions.js';
import { HAWAII, INDONESIA, PEARL_HARBOR } from '../../game/state/places.js';
import type { Game } from '../../game/state/state.js';
import type { Asked } from '../../records/taken.js';

/** Rounds of each raid (18.2, 18.4, nt1 18.1); under nt1 as many automatic days in Indonesia (nt1 18.2). */
const RAID_ROUNDS = 2;

/** What is asked in a round before its first die. */
const BEFORE_DICE: ReadonlySet<Decision> = new Set<Decision>([DAY_NIGHT, TASK_FORCES, MISSIONS]);

/** Why the fight of an area in which both sides are has no odds, as the rest of a sentence; `undefined` where it has. */
export function whyNoOdds(g: Game, asked: Asked | null, area: number): string | undefined {
  if (g.turn !== 1 || asked === null) return undefined;
  if (area === HAWAII) return g.rules.nt1 ? nt1Hawaii(g, asked) : hawaii(g, asked);
  if (area === INDONESIA) return g.rules.nt1 ? nt1Indonesia(g, asked) : indonesia(g);
  return undefined;
}

/** The area is the first to be resolved (18.13): whatever is asked elsewhere comes before it. */
function hawaii(g: Game, { decision }: Asked): string | undefined {
  // All are at sea when the submarine attacks, and when the Allies may leave (18.24, 18.25).
  const afterRaid = g.round === RAID_ROUNDS && (decision === RETREAT || decision === SUBMARINE_ATTACK);
  if (g.area !== HAWAII || (g.round <= RAID_ROUNDS && !afterRaid))
    return 'the raid on Pearl Harbor is not over, and the Allies put to sea after it (18.2–18.23)';
  if (afterRaid || firstRoundBegins(g, decision)) return targetsElsewhere(g, '20.51');
  return g.rules.menzelRaid ? 'Japan is leaving it (Menzel package)' : "Japan's two rounds there have begun (18.3)";
}

/** Its combat comes when Japan says so; the raid comes before the Allied raiders move (nt1 18.1, 18.13). */
function nt1Hawaii(g: Game, { decision, side }: Asked): string | undefined {
  if (g.refused) return 'the Allies have refused to fight there (nt1 18.14)';
  const toCome = ((g.areasLeft >> HAWAII) & 1) !== 0 || decision === ENGAGE;
  const afterRaid = decision === PLACE_SUBMARINE || (side === ALLIED && (decision === RAIDERS || decision === BASING));
  if (toCome || (afterRaid && g.round <= RAID_ROUNDS) || firstRoundBegins(g, decision))
    return targetsElsewhere(g, 'nt1 18.12');
  if (g.round <= RAID_ROUNDS) return 'the raid on Pearl Harbor is not over (nt1 18.1)';
  return "Japan's two rounds there have begun (nt1 18.15)";
}

const firstRoundBegins = (g: Game, decision: Decision): boolean =>
  g.area === HAWAII && g.round === RAID_ROUNDS + 1 && BEFORE_DICE.has(decision);

/** A carrier that has named a target which is not at sea there does not fire at the fleet in the first round. */
function targetsElsewhere(g: Game, rule: string): string | undefined {
  for (let p = 0; p < g.tables.pieceCount; p++) {
    const target = (g.assigned[p]! | g.recorded[p]!) - 1;
    if (target < 0 || g.location[target] === HAWAII) continue;
    const where = g.location[target] === AREA_COUNT + PEARL_HARBOR ? 'in Pearl Harbor' : 'not there';
    return `a carrier of Japan has named a target that is ${where} (${rule})`;
  }
  return undefined;
}

/** After the raid normal rounds are fought (18.5). */
const indonesia = (g: Game): string | undefined =>
  g.area === INDONESIA && g.round > RAID_ROUNDS ? undefined : 'the raid there is not over (18.4)';

/** The fight begins with two automatic days; one that has begun would begin with them again. */
function nt1Indonesia(g: Game, { decision, side }: Asked): string | undefined {
  const toCome = g.area !== INDONESIA || g.round === 0;
  const opens = g.round === 1 && (BEFORE_DICE.has(decision) || (decision === TARGETS && side !== ALLIED));
  return toCome || opens ? undefined : 'it has begun with its automatic days (nt1 18.2)';
}
