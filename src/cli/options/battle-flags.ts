// What options of `vitp battle` say of the fight, as values of its scenario.

import { MAX_TURNS } from '../../ai/opening.js';
import { BATTLE_GROUPS } from '../../battle/question/battle-scenario.js';
import { SIDES, type Side } from '../../board/index.js';
import { areaNamed, harborNamed, sideNamed } from '../../board/names.js';
import { MAX_ROUNDS } from '../../game/state/state.js';
import { nameSentence } from '../../text/fields.js';
import { quoted } from '../../text/index.js';
import { allowedInstead } from '../../text/nearest.js';
import { sameName } from '../../text/plain.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';

/** The options, as commander hands them over. */
export interface BattleFlags {
  readonly control?: string;
  readonly area?: string;
  readonly rounds?: string;
  readonly turn?: string;
  readonly prefer?: string;
  readonly targets?: string;
  readonly retreat?: string;
  readonly groups?: string;
  readonly pursue?: string;
  readonly carriersFire?: boolean;
  readonly submarine?: string;
  readonly airRaid?: string;
}

type SideValues = Record<string, unknown>;

/**
 * Values of the scenario that stand on the command line; those of a side under `japan` and `allied`.
 *
 * @throws UsageError with what is allowed
 */
export function battleFlags(flags: BattleFlags): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const sides: Record<Side, SideValues> = { japan: {}, allied: {} };
  const both = (key: string, given: readonly unknown[]) =>
    SIDES.forEach((side, s) => {
      if (given[s] !== undefined) sides[side][key] = given[s];
    });
  if (flags.control !== undefined)
    values.control = named('--control', flags.control, [...SIDES, 'none'], (text) =>
      /^(?:nobody|no one|neither)$/i.test(text) ? 'none' : sideNamed(text),
    );
  if (flags.area !== undefined) values.area = areaNamed(flags.area) ?? flags.area;
  if (flags.rounds !== undefined) values.rounds = wholeNumber('--rounds', flags.rounds, 1, MAX_ROUNDS);
  if (flags.turn !== undefined) values.turn = wholeNumber('--turn', flags.turn, 1, MAX_TURNS);
  both('prefer', pair('--prefer', flags.prefer, word('--prefer', ['day', 'night', 'auto'])));
  both('targets', pair('--targets', flags.targets, word('--targets', ['focus', 'spread', 'best'])));
  both('groups', pair('--groups', flags.groups, word('--groups', BATTLE_GROUPS)));
  both('retreat', pair('--retreat', flags.retreat, retreatOf));
  if (flags.carriersFire) both('carriersFire', [true, true]);
  if (flags.pursue !== undefined) both('pursue', whose('--pursue', flags.pursue));
  if (flags.submarine !== undefined) both('submarine', whose('--submarine', flags.submarine));
  if (flags.airRaid !== undefined) both('airRaid', raidsOf(flags.airRaid));
  for (const side of SIDES) if (Object.keys(sides[side]).length > 0) values[side] = sides[side];
  return values;
}

/** `day` for both sides, `day,night` for Japan and the Allies. */
function pair<T>(option: string, text: string | undefined, read: (word: string) => T): readonly (T | undefined)[] {
  if (text === undefined) return [undefined, undefined];
  const words = text.split(',').map((part) => read(part.trim()));
  if (words.length > SIDES.length)
    throw new UsageError(`${option} takes one word, or two with a comma between them for Japan and the Allies`);
  return words.length === 1 ? [words[0], words[0]] : words;
}

const word = (option: string, names: readonly string[]) => (text: string) => named(option, text, names);

function retreatOf(text: string): string | number {
  const rounds = /^(?:after\s+)?(\d+)(?:\s+rounds?)?$/i.exec(text);
  return rounds
    ? wholeNumber('--retreat', rounds[1]!, 1, MAX_ROUNDS)
    : named('--retreat', text, ['never', 'outgunned'], undefined, 'never, outgunned, or a number of rounds');
}

/** `japan`, `allied`, `both` or `none`, as a yes or no for each side. */
function whose(option: string, text: string): readonly boolean[] {
  const side = named(option, text, [...SIDES, 'both', 'none'], sideNamed);
  return SIDES.map((s) => side === 'both' || side === s);
}

/** `japan=Pearl Harbor`; both sides with a comma between them. */
function raidsOf(text: string): readonly (string | undefined)[] {
  const raids: (string | undefined)[] = [undefined, undefined];
  for (const part of text.split(',')) {
    const [first, second] = part.split('=').map((piece) => piece.trim());
    const harbor = harborNamed(second ?? first!);
    if (second === undefined) {
      const what = harbor ?? 'Pearl Harbor';
      throw new UsageError(
        `--air-raid ${quoted(text)}: whose carriers raid? Write ${quoted(`japan=${what}`)} or ${quoted(`allied=${what}`)}`,
      );
    }
    const side = sideNamed(first!);
    if (side === undefined) throw new UsageError(`--air-raid: ${nameSentence(first, SIDES, { what: 'a side' })}`);
    raids[SIDES.indexOf(side)] = harbor ?? second;
  }
  return raids;
}

/**
 * The name of a list in any spelling.
 *
 * @throws UsageError with what is allowed
 */
function named(
  option: string,
  text: string,
  names: readonly string[],
  means: (text: string) => string | undefined = () => undefined,
  allowed = names.join(', '),
): string {
  const found = sameName(text, names) ?? means(text);
  if (found !== undefined) return found;
  throw new UsageError(`${option} ${quoted(text)} is not allowed${allowedInstead(text, names, allowed)}`);
}
