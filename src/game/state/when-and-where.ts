// When and where a decision is asked for, in a player's words.
import { groupName, whoWithdraws } from '../chapters/withdrawals.js';
import { DECISIONS, type Decision, UNCERTAIN_AREA, UNCERTAIN_BASE, WITHDRAW } from '../questions/decisions.js';
import { roundInWords } from './round-in-words.js';
import type { Game } from './state.js';

/** `turn 3`, or `turn 3, Coral Sea, round 2` for decisions in combat; `turn 1, Lexington` or `turn 1, group X` where one of several is asked about. */
export function whenAndWhere(decision: Decision, game: Game): string {
  const turn = `turn ${game.turn}`;
  const name = DECISIONS[decision]!;
  const who = whoIsAsked(decision, game);
  if (who !== '') return `${turn}, ${who}`;
  if (!isAskedInArea(decision)) return turn;
  const area = `${turn}, ${game.tables.areaNames[game.area]}`;
  return IN_ROUND.has(name) ? `${area}, ${roundInWords(game)}` : area;
}

/** Decisions of turn 1 that are asked of one unit or group of uncertain location after the other, and of whom (adjustments 2, 2a and 2b; nt1 18.3). */
const ONE_BY_ONE: ReadonlyMap<Decision, (game: Game) => string> = new Map([
  [WITHDRAW, whoWithdraws],
  [UNCERTAIN_AREA, (game: Game) => groupName(game, game.subject)],
  [UNCERTAIN_BASE, (game: Game) => game.tables.pieceNames[game.subject]!],
]);

export const isAskedOneByOne = (decision: Decision): boolean => ONE_BY_ONE.has(decision);

/** The unit or group that such a decision is about; empty for a side. */
export const whoIsAsked = (decision: Decision, game: Game): string => ONE_BY_ONE.get(decision)?.(game) ?? '';

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
