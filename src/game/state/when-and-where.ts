// When and where a decision is asked for, in a player's words.
import { DECISIONS, type Decision } from '../questions/decisions.js';
import { roundInWords } from './round-in-words.js';
import type { Game } from './state.js';

/** `turn 3`, or `turn 3, Coral Sea, round 2` for decisions in combat. */
export function whenAndWhere(decision: Decision, game: Game): string {
  const turn = `turn ${game.turn}`;
  const name = DECISIONS[decision]!;
  if (!isAskedInArea(decision)) return turn;
  const area = `${turn}, ${game.tables.areaNames[game.area]}`;
  return IN_ROUND.has(name) ? `${area}, ${roundInWords(game)}` : area;
}

/** True for a decision about one sea area: then `game.area` says which. */
export const isAskedInArea = (decision: Decision): boolean => IN_AREA.has(DECISIONS[decision]!);

const IN_ROUND: ReadonlySet<string> = new Set([
  'day-night',
  'firing-carriers',
  'targets',
  'retreat',
  'groups',
  'pursuit',
  'split',
  'follow',
  'kamikaze',
  'task-forces',
  'missions',
]);
const IN_AREA: ReadonlySet<string> = new Set([
  ...IN_ROUND,
  'submarine-attack',
  'landings',
  'defender',
  'air-raid',
  'stay',
  'assign-targets',
  'land-first',
]);
