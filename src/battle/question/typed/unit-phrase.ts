// One unit, or a group of ships, as a player types it: "Yamato (3 damage)", "2 Kongos", "7 AF in port at Truk", "1+27 x 3".
// Grammar only: which counters a name can mean, `unit-choices.ts` says, with the names of `board/names.ts`.

import { type BaseName, type Kind, type Nation, type PortName, parseFactors } from '../../../board/index.js';
import { harborNamed, nationNamed, sideNamed } from '../../../board/names.js';
import { byWord, SHIP_TYPE_WORDS } from '../../../board/nicknames.js';
import { keyboardText, plainText } from '../../../text/plain.js';
import { wordTable } from '../../../text/word-table.js';
import type { Posture } from '../battle-scenario.js';
import { isFormation, noUnit } from './no-unit.js';

/** What a phrase says, taken apart. */
export interface UnitPhrase {
  /** What is left when all the rest is taken away: a name, factors, or nothing where a kind is meant. */
  readonly name: string;
  /** True when the name stood in quotes: then it is a name, whatever it looks like. */
  readonly quoted: boolean;
  /** How many: 0 where no number stands, -1 for "all". */
  readonly count: number;
  /** True for a number behind a name: "Akagi x2". */
  readonly isTimes?: true;
  /** True after "class": ships like the one that is named. */
  readonly isClass: boolean;
  /** The kind that a group is of: "4 CV". */
  readonly kind?: Kind;
  /** The nation of such a group: "3 British cruisers". */
  readonly nation?: Nation;
  readonly damage?: number | 'crippled';
  /** True where the damage is that of each unit of a group. */
  readonly isEach?: boolean;
  readonly posture?: Posture;
  readonly disabled?: true;
  /** `true` where the port is not named. */
  readonly inPort?: PortName | BaseName | true;
  readonly land?: PortName | BaseName | true;
  /** Hull number behind a name: "Enterprise (CV-6)". */
  readonly hull?: string;
  /** Factors behind a name: "Tirpitz (566)". */
  readonly factors?: string;
  /** Kind behind factors: "566 (cruiser)". */
  readonly unitKind?: Kind;
  /** A sentence about what cannot be read, or needs to be asked. */
  readonly why?: string;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `\\d{1,3}|${NUMBERS.slice(1).join('|')}`;

const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()));

const STAYING = '(?:(?:lying|based|docked|still|anchored|at\\s+anchor)\\s+)?';

type Said = { -readonly [K in keyof UnitPhrase]?: UnitPhrase[K] };

/** Says one thing of a unit; what was said otherwise before is a contradiction. */
function tell<K extends 'damage' | 'posture' | 'disabled'>(said: Said, key: K, value: NonNullable<Said[K]>): void {
  if (said[key] !== undefined && said[key] !== value)
    said.why ??= `${key} is ${said[key]} and ${value} at once; keep one of them`;
  said[key] = value;
}

/** Says the damage of a unit, or of every unit of a group. */
function damaged(said: Said, [words, points]: RegExpExecArray): void {
  tell(said, 'damage', numberOf(points!));
  if (/\beach$/i.test(words)) said.isEach = true;
}

function hit(said: Said, [, words]: RegExpExecArray): void {
  said.why ??= `"${words}": hits or damage points? A hit does a die of damage points (7.55); write damage points, such as ${EXAMPLE_DAMAGE}`;
}

function inPort(said: Said, [, where]: RegExpExecArray): boolean {
  const harbor = harborNamed(where!);
  if (harbor !== undefined) said.inPort = harbor;
  return harbor !== undefined;
}

/** What can be said of a unit: the words, and what they mean; `false` where they mean something else. */
const MODIFIERS: readonly (readonly [string, (said: Said, words: RegExpExecArray) => unknown])[] = [
  [`(${NUMBER})\\s*(?:damage(?:\\s*points?)?|dmg|dp|p(?:oin)?ts?(?:\\s+of\\s+damage)?)(?:\\s+each)?`, damaged],
  [`(?:damaged?|dmg|d|-)\\s*:?\\s*(${NUMBER})(?:\\s*(?:points?|times))?(?:\\s+each)?`, damaged],
  // A hit does a die of damage points (7.55): it is not one of them.
  [`((?:${NUMBER})\\s*hits?(?:\\s+each)?|hits?\\s*:?\\s*(?:${NUMBER})(?:\\s*times)?(?:\\s+each)?)`, hit],
  [
    'damaged|hit',
    (said) => {
      if (said.damage === undefined)
        said.why = `"damaged" needs the number of damage points, such as ${EXAMPLE_DAMAGE}`;
    },
  ],
  ['crippled', (said) => tell(said, 'damage', 'crippled')],
  ['undamaged|intact|fresh', (said) => tell(said, 'damage', 0)],
  [
    'sunk|destroyed|eliminated',
    (said) => {
      said.why = 'what is sunk takes no part; leave it out';
    },
  ],
  ['disabled', (said) => tell(said, 'disabled', true)],
  ['(?:as\\s+(?:an?\\s+)?)?raid(?:ing|ers?)', (said) => tell(said, 'posture', 'raiding')],
  ['(?:as\\s+(?:an?\\s+)?|on\\s+)?patrol(?:ling|lers?|s)?', (said) => tell(said, 'posture', 'patrolling')],
  [
    '(?:to\\s+)?(?:land(?:s|ing)?|invad(?:es|ing|e))(?:\\s+(?:at|on|in))?\\s+(.+)',
    (said, [, where]) => {
      const harbor = harborNamed(where!);
      if (harbor === undefined) return false;
      said.land = harbor;
      return true;
    },
  ],
  [
    '(?:to\\s+)?(?:land(?:s|ing)?|invad(?:es|ing|e))',
    (said) => {
      said.land ??= true;
    },
  ],
  [
    `${STAYING}(?:in|at)\\s+(?:the\\s+)?(?:port|base|harbou?r)`,
    (said) => {
      said.inPort ??= true;
    },
  ],
  [`${STAYING}(?:in|at)\\s+(?:the\\s+)?(?:port|base|harbou?r)\\s+(?:(?:at|in|of|on)\\s+)?(.+)`, inPort],
  [`${STAYING}(?:(?:at|in|on)\\s+|@\\s*)(.+)`, inPort],
];

const EXAMPLE_DAMAGE = 'Yamato (3 damage)';
const BEHIND = MODIFIERS.map(
  ([words, say]) => [new RegExp(`^(.*?\\S)[\\s:-]+(?:with\\s+|w/\\s*)?(?:${words})$`, 'i'), say] as const,
);
const WITHIN = MODIFIERS.map(([words, say]) => [new RegExp(`^(?:with\\s+)?(?:${words})$`, 'i'), say] as const);
const BEFORE = /^(damaged|sunk|destroyed|crippled|undamaged|intact|fresh|disabled|raiding|patrolling)\s+(.+)$/i;

/** Words for kinds of units, in plain letters. */
const KIND_WORDS = wordTable<Kind>({
  ...SHIP_TYPE_WORDS,
  ...byWord<Kind>({
    carrier: 'aircraftcarrier flattop',
    air: 'lba air airunit landbasedair landbasedairunit airflot airflotilla af airforce',
    amphibious: 'amphib amphibious amphibiousunit marine marinedivision snlf',
  }),
});

/** Those of them that say whose a unit is. */
const WHOSE_KIND = byWord<Nation>({ japan: 'airflot airflotilla snlf', us: 'af airforce marine marinedivision' });

/** Kind of a group, with the nation before it, if words mean one. */
export function kindNamed(words: string): { readonly kind: Kind; readonly nation?: Nation } | undefined {
  const parts = words.split(/\s+/);
  const before = parts.length > 1 ? nationNamed(parts[0]!) : undefined;
  const isWhose = before !== undefined || (parts.length > 1 && sideNamed(parts[0]!) !== undefined);
  const plain = plainText(isWhose ? parts.slice(1).join(' ') : words);
  const word = plain in KIND_WORDS ? plain : plain.replace(/s$/, '');
  const kind = KIND_WORDS[word];
  if (!kind) return undefined;
  const nation = before ?? WHOSE_KIND[word];
  return { kind, ...(nation ? { nation } : {}) };
}

/**
 * True for words that say something of a unit and name none, such as `3 damage` or `crippled`.
 */
export const isAboutUnit = (text: string): boolean =>
  WITHIN.some(([pattern, say]) => {
    const words = pattern.exec(text);
    return words !== null && say({}, words) !== false;
  });

/** Words between brackets at the end. */
const BRACKETS = /^(.*?)\s*[([{]([^()[\]{}]*)[)\]}]$/;

/**
 * Takes a unit's phrase apart.
 *
 * @param text as it was typed: one unit or one group
 * @param isName says which texts are the name of a counter in full, so that the number in `5 AF` counts nothing
 */
export function readUnitPhrase(text: string, isName: (text: string) => boolean): UnitPhrase {
  const said: Said = {};
  let rest = keyboardText(text).trim().replace(/\s+/g, ' ');
  if (isAboutUnit(rest))
    said.why = `whose is "${rest}"? Write it behind the unit, such as ${/\bhits?\b/i.test(rest) ? EXAMPLE_DAMAGE : `Yamato (${rest})`}`;
  const name = /^"([^"]*)"/.exec(rest);
  if (name) rest = `"${rest.slice(name[0].length)}`;
  rest = behind(rest, said);
  if (name) {
    if (rest !== '"') said.why ??= `${rest.slice(1).trim()} behind ${name[0]} cannot be read; allowed: ${ALLOWED}`;
    return { count: 0, isClass: false, ...said, name: name[1]!.trim(), quoted: true };
  }
  const unit = { count: 0, isClass: false, ...grouped(rest, said, isName), quoted: false };
  // "Kongo, Haruna 2 hits each" is not said of Haruna alone.
  if (!unit.isEach || unit.count !== 0 || unit.why !== undefined) return unit;
  return {
    ...unit,
    why: `"each" stands behind a group, such as 2 Kongos (1 damage each); write the damage behind every ship`,
  };
}

const ALLOWED =
  '(3 damage), (crippled), (disabled), (raiding), (in port at Truk), (landing on Lae), or factors such as (146+4)';

/** Takes away what stands behind the name. */
function behind(text: string, said: Said): string {
  let rest = text;
  for (let more = true; more; ) {
    more = false;
    const colon = /^(.*\S)\s*:\s*(1?\d)$/.exec(rest);
    if (colon) {
      tell(said, 'damage', Number(colon[2]));
      [rest, more] = [colon[1]!, true];
      continue;
    }
    const brackets = BRACKETS.exec(rest);
    if (brackets) {
      for (const part of brackets[2]!.split(/[,;]|\s+and\s+/)) within(part.trim(), said);
      [rest, more] = [brackets[1]!, true];
      continue;
    }
    for (const [pattern, say] of BEHIND) {
      const words = pattern.exec(rest);
      if (!words) continue;
      const own = words.splice(1, 1)[0]!;
      if (say(said, words) === false) continue;
      [rest, more] = [own, true];
      break;
    }
  }
  return rest.trim();
}

/** One thing that is said between brackets. */
function within(part: string, said: Said): void {
  if (part === '') return;
  if (/^1?\d$/.test(part)) {
    tell(said, 'damage', Number(part));
    return;
  }
  if (parseFactors(part)) {
    said.factors = part;
    return;
  }
  for (const [pattern, say] of WITHIN) {
    const words = pattern.exec(part);
    if (words && say(said, words) !== false) return;
  }
  const kind = kindNamed(part)?.kind;
  if (kind) said.unitKind = kind;
  else if (/^[a-z]{2,3}[\s#-]*\d{1,3}$/i.test(part)) said.hull = part;
  else said.why ??= `"(${part})" cannot be read; allowed: ${ALLOWED}`;
}

const NOT_THAT_MANY = /^(?:[x*]|times)\s+/i;

/** The number before or behind, what stands between it and the name, and the name. */
function grouped(text: string, said: Said, isName: (text: string) => boolean): Said & { readonly name: string } {
  let rest = text;
  const before = BEFORE.exec(rest);
  if (before && !isName(rest)) {
    within(before[1]!, said);
    rest = before[2]!;
  }
  if (isName(rest) || parseFactors(rest)) return { ...said, name: rest };
  const first = new RegExp(
    `^(${NUMBER}|an?|all|both)(?:\\s*[x*]\\s*|\\s+(?:[x*]\\s*)?|(?<=\\d)(?=${KIND_LETTERS}$))(?:of\\s+)?(?:the\\s+)?(.+)$`,
    'i',
  ).exec(rest);
  if (first && !isFormation(rest) && !isTimesFactors(rest)) {
    const word = first[1]!.toLowerCase();
    if (/^0+$/.test(word)) said.why ??= `a group of 0 is not allowed; allowed: a number from 1`;
    said.count = word === 'all' ? -1 : word === 'both' ? 2 : /^an?$/.test(word) ? 1 : numberOf(word);
    rest = first[2]!.replace(NOT_THAT_MANY, '');
    if (said.count === -1 || word === 'both') rest = rest.replace(new RegExp(`^(?:${NUMBER})\\s+`, 'i'), '');
    const adjective = BEFORE.exec(rest);
    if (adjective) {
      within(adjective[1]!, said);
      rest = adjective[2]!;
    }
  }
  const times = said.count === undefined ? new RegExp(`^(.+?)(?:\\s+[x*]|\\*)\\s*(${NUMBER})$`, 'i').exec(rest) : null;
  if (times) [rest, said.count] = [times[1]!, numberOf(times[2]!)];
  const sisters = /^(?:(?:two|three|and|her|his|its|the|an?)\s+)*sisters?(?:[\s-]+ships?)?$/i.test(rest);
  if (sisters) said.why ??= `"${text}": of which ship? Write a number of a class, such as 2 x Kongo class`;
  const like = /^(.+?)[\s-]+(?:class|type|sister(?:s|\s+ships?))(?:\s+(?:ships?|units?|sisters?|[a-z ]+))?$/i.exec(
    rest,
  );
  if (like) return { ...said, isClass: true, name: like[1]! };
  const no = noUnit(rest);
  if (no !== undefined) said.why ??= no;
  if (isName(rest)) {
    if (times) said.isTimes = true;
    return { ...said, name: rest };
  }
  const kind = parseFactors(rest) ? undefined : kindNamed(rest);
  return kind ? { ...said, ...kind, name: rest } : { ...said, name: rest };
}

/** Letters of a kind that may follow a number at once: `2BB`. */
const KIND_LETTERS = '(?:cv|cvl|cve|bb|bc|ca|cl|dd|lba|snlf)s?';

/** `443 x 3`: factors, not the number 443. */
function isTimesFactors(text: string): boolean {
  const times = /^(\S+)\s*[x*]\s*(\S+)$/i.exec(text);
  return times !== null && parseFactors(times[1]!) !== undefined && parseFactors(times[2]!) === undefined;
}
