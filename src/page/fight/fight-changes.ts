// Changes of a fight that can be asked about, in the words of the command line's --what-if.
import type { Side } from '../../board/index.js';

export type Change =
  | { readonly kind: 'add' | 'remove'; readonly side: Side; readonly name: string }
  | { readonly kind: 'flag'; readonly control: Side | 'none' };

/** `add Hornet`, `remove Kaga`, `control none`. */
export const changeText = (change: Change): string =>
  change.kind === 'flag' ? `control ${change.control}` : `${change.kind} ${change.name}`;

/** `+ Hornet`, `− Kaga`, `without the flag`. */
export function changeLabel(change: Change): string {
  if (change.kind !== 'flag') return `${change.kind === 'add' ? '+' : '−'} ${change.name}`;
  return { japan: 'Japanese flag', allied: 'Allied flag', none: 'without the flag' }[change.control];
}
