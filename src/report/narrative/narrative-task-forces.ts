// Rule 23 told: task forces by their numbers, their missions, and who is sighted.
import { JAPAN } from '../../board/index.js';
import { LANDING } from '../../game/options/task-forces.js';
import type { Game } from '../../game/state/state.js';
import { list } from './narrative-words.js';

const MISSIONS = ['landing', 'searching', 'hiding'] as const;

const adjective = (side: number): string => (side === JAPAN ? 'Japanese' : 'Allied');

/** The task forces that a side has formed (23.2): `Japanese task forces: 1 (Mutsu and Ise); 2 (Oi)`. */
export function taskForcesText(g: Game, side: number): string {
  const members = new Map<number, string[]>();
  for (let k = 0; k < g.answerLength; k += 2) {
    const force = g.answers[k + 1]!;
    members.set(force, [...(members.get(force) ?? []), g.tables.pieceNames[g.answers[k]!]!]);
  }
  const forces = [...members].sort((a, b) => a[0] - b[0]).map(([force, names]) => `${force} (${list(names)})`);
  return `${adjective(side)} task forces: ${forces.join('; ')}`;
}

/** Their missions (23.3) in the order of their numbers; no die is thrown for a force that lands (23.41). */
export function missionsText(g: Game, side: number): string {
  const missions: [force: number, text: string][] = [];
  for (let k = 0; k < g.answerLength; k += 2) {
    const mission = g.answers[k + 1]!;
    const seen = mission === LANDING ? ' (sighted, 23.41)' : '';
    missions.push([g.answers[k]!, `${MISSIONS[mission]}${seen}`]);
  }
  const texts = missions.sort((a, b) => a[0] - b[0]).map(([force, text]) => `${force} ${text}`);
  return `${adjective(side)} missions: ${texts.join('; ')}`;
}

/** The die for a task force (23.4): `Allied task force 1, hiding: die 2 + 1 for the flag, not sighted`. */
export function sightingText(g: Game, lowest: number, die: number, seen: boolean): string {
  const side = g.tables.side[lowest]!;
  const flag = g.areaControl[g.area] === 1 - side ? ` ${g.rules.ownerSightsBetter ? '-' : '+'} 1 for the flag` : '';
  const force = `${adjective(side)} task force ${g.taskForce[lowest]}, ${MISSIONS[g.mission[lowest]!]}`;
  return `${force}: die ${die}${flag}, ${seen ? 'sighted' : 'not sighted'}`;
}
