// Players that can be chosen: the doctrines of the package by name. Their weights, and what plays, are loaded by workers only.
import DOCTRINES from 'virtual:doctrines';
import type { Side } from '../../board/index.js';

/** The player that does anything lawful. */
export const RANDOM = { value: 'random', text: 'random', title: 'Any lawful move' } as const;

/** The doctrines of a side, and the one that is chosen where it is none of these. */
export function doctrineOptions(side: Side, chosen: string) {
  const own = DOCTRINES.filter((d) => d.side === side);
  const options = own.map(({ name, intent }) => ({ value: name, text: name, title: intent }));
  return chosen === RANDOM.value || own.some(({ name }) => name === chosen)
    ? options
    : [...options, { value: chosen, text: chosen, title: '' }];
}
