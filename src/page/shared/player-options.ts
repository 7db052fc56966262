// Players that can be chosen: who plays where nobody is named, and the doctrines of the package by name. Their weights, and what plays, are loaded by workers only.
import DOCTRINES from 'virtual:doctrines';
import { DEFAULT_PLAYER } from '../../ai/default-player.js';
import type { Side } from '../../board/index.js';

/** The player that does anything lawful. */
export const RANDOM = { value: 'random', text: 'random', title: 'Any lawful move' } as const;

/** The player where nobody is named and the doctrines of a side, each once, and the one that is chosen where it is none of these. */
export function doctrineOptions(side: Side, chosen: string) {
  const own = DOCTRINES.filter((d) => d.side === side);
  const doctrines = own.map(({ name, intent }) => ({ value: name, text: name, title: intent }));
  const usual = { value: DEFAULT_PLAYER, text: DEFAULT_PLAYER, title: 'Plays where nobody is named' };
  const options = own.some(({ name }) => name === DEFAULT_PLAYER) ? doctrines : [usual, ...doctrines];
  return chosen === RANDOM.value || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, text: chosen, title: '' }];
}
