// Is it the players or the rule: which worths have a sign of which both of the two strongest kinds of player are certain.
import { type RungFigure, signOf } from '../../analysis/ladder/verdict.js';

/** A worth at the two strongest rungs. */
export interface NamedWorth {
  readonly name: string;
  readonly before: RungFigure;
  readonly last: RungFigure;
}

/**
 * Sorts worths by whom they help, and by who is certain of it: a sentence for each kind that there is.
 *
 * @param rungs names of the second strongest and of the strongest
 * @example
 * signsText([menzel, radar], ['tuned', 'search']);
 * // ['Is it the players or the rule? tuned and search are both certain: Menzel helps the Allies.', 'Neither is certain: Gunnery radar.']
 */
export function signsText(worths: readonly NamedWorth[], [before, last]: readonly [string, string]): string[] {
  const named = (of: (weak: number, strong: number) => boolean): string =>
    worths.flatMap((w) => (of(signOf(w.before.ci95), signOf(w.last.ci95)) ? [w.name] : [])).join(', ');
  const helps = (sign: number, of: (weak: number, strong: number) => boolean): string[] => {
    const list = named((weak, strong) => of(weak, strong) && (strong || weak) === sign);
    return list === '' ? [] : [`${list} help${list.includes(', ') ? '' : 's'} ${sign > 0 ? 'Japan' : 'the Allies'}`];
  };
  const both = [1, -1].flatMap((sign) => helps(sign, (weak, strong) => weak === strong && weak !== 0));
  const one = [1, -1].flatMap((sign) => helps(sign, (weak, strong) => (weak === 0) !== (strong === 0)));
  const opposite = named((weak, strong) => weak * strong < 0);
  const neither = named((weak, strong) => weak === 0 && strong === 0);
  const certain = both.length > 0 ? both.join('; ') : 'of nothing';
  return [
    `Is it the players or the rule? ${before} and ${last} are both certain${both.length > 0 ? ':' : ''} ${certain}.`,
    ...(opposite === '' ? [] : [`They are certain of opposite signs: ${opposite}.`]),
    ...(one.length === 0 ? [] : [`Only one of them is certain: ${one.join('; ')}.`]),
    ...(neither === '' ? [] : [`Neither is certain: ${neither}.`]),
  ];
}
