// What is said of a name under which a side finds no counter to add.
import { SIDE_ADJECTIVES, type Side, STANDARD_BOARD } from '../../board/index.js';
import { nearest } from '../../text/nearest.js';
import { boardWith, findNamed, sideOf } from '../shared/on-board.js';
import type { FightState } from './fight-state.js';

/** Where a unit of one's own can be written, how. */
export const OWN_UNIT_HINT = 'For a ship of your own write its factors behind the name: Fuji 156+4.';

/** Why no counter, and nobody of one's own, is found for a side under what was typed; `hint`: what else may be written there. */
export function unitNotFound({ scenario }: FightState, side: Side, typed: string, hint = ''): string {
  const { pieces } = boardWith(scenario.data);
  const fighting = [...scenario.japan.units, ...scenario.allied.units];
  // A unit of one's own has its factors behind its name.
  const [, name, factors] = /^(.*\S)\s+([\d+*]+)$/.exec(typed.trim()) ?? [];
  const [there] = [typed, name ?? typed].flatMap((text) => findNamed(fighting, text, new Set()));
  if (there) return `${there.name} is already in this fight.`;
  const [other] = findNamed(pieces, typed, new Set());
  if (other) return `${other.name} is ${SIDE_ADJECTIVES[sideOf(other)]}: add it to the other side.`;
  const [submarine] = findNamed(STANDARD_BOARD.submarines, typed, new Set());
  if (submarine) return `The ${submarine.name} is no unit of a fight: say under “Orders” of its side that it is there.`;
  if (name !== undefined && hint !== '') return `“${factors}” is not how factors are written. ${hint}`;
  const meant = nearest(
    typed,
    pieces.filter((piece) => sideOf(piece) === side).map((piece) => piece.name),
  );
  const parts = [
    `No ${SIDE_ADJECTIVES[side]} counter is called “${typed.trim()}”.`,
    ...(meant === undefined ? [] : [`Did you mean ${meant}?`]),
    ...(hint === '' ? [] : [hint]),
  ];
  return parts.join(' ');
}
