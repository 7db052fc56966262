// Every rule set, option and adjustment by its name: what it changes, whom it is said to help, where its text stands.

import { plainText, sameName } from '../text/plain.js';
import { wordTable } from '../text/word-table.js';

/** An entry of `vitp rules`. */
export interface RuleCatalogEntry {
  readonly name: string;
  readonly title: string;
  readonly changes: string;
  /** Whom it is said to help, as its text labels it: `Allied (medium)`; `-` where nothing is said. */
  readonly helps: string;
  readonly source: string;
  /** What of its text is not known, if anything: never filled in by guesses. */
  readonly unknown?: string;
  /** For a package: the names it stands for. */
  readonly contains?: readonly string[];
  /** Names that cannot be combined with this one, and why. */
  readonly excludes?: Readonly<Record<string, string>>;
}

const ADJUSTMENTS = "rulebook's back pages, minor rules adjustments";

// The back pages let any of their adjustments be combined, and exclude none. 3a, 3b and 3c are kept apart here since they are three answers to one thing, a
// Japanese flag in Hawaii on turn 3, and no text says how two of them would go together.
const NOTHING_MORE =
  'what 3b adds, 3a gives already, for the U.S. Mandate touches Hawaii; whether the limit on marines would then hold no text says';
const IN_ITS_PLACE = '3c is known in place of 3b alone';
const NO_TEXT = '3c is known in place of 3b alone, and no text has it beside 3a';

/** All names that `rules:` accepts, in canonical order. */
export const RULE_CATALOG: readonly RuleCatalogEntry[] = [
  {
    name: 'second-edition',
    title: 'Second edition, rules 1–18',
    changes: 'The game as published in 1981, eight turns.',
    helps: '-',
    source: 'rulebook 1–18',
  },
  {
    name: 'nt1',
    title: 'Normal Turn One',
    changes:
      'Replaces rule 18: no uncertain groups, most Allied forces start in port and move, United States raiders two areas at most; Japan names the targets of its first round in Hawaii before they do, the Allies choose whether to engage there, and after two rounds Japan leaves; two day actions open Indonesia; three carriers base by die.',
    helps: '-',
    source: 'Eliason and Pack, Normal Turn One, text of August 2012 with its questions and answers',
    excludes: {
      'pearl-harbor': 'rule 20 changes rule 18, which nt1 replaces',
      'adjustment-1': 'adjustment 1 speaks of the raid of rule 18, which nt1 replaces',
      'adjustment-2':
        'adjustment 2 stands among the adjustments to the uncertain groups of rule 18, which nt1 replaces',
      'adjustment-2a': 'adjustment 2a speaks of the uncertain groups of rule 18, which nt1 replaces',
      'adjustment-2b': 'adjustment 2b speaks of the uncertain groups of rule 18, which nt1 replaces',
    },
  },
  {
    name: 'nine-turn',
    title: 'Optional rule 19, the nine-turn game',
    changes:
      'A ninth turn with Kamikaze attacks; Japan scores one more point each turn for the Japanese Islands and for Indonesia.',
    helps: 'Japanese (small)',
    source: 'rulebook 19',
  },
  {
    name: 'pearl-harbor',
    title: 'Optional rule 20, Pearl Harbor',
    changes:
      'At most ten ships raid; the first raid round adds one to the die of every shot; the 7th Air Force fires back in the second; staying opens with a day action whose targets are named before the uncertain groups appear.',
    helps: 'Allied (medium)',
    source: 'rulebook 20',
  },
  {
    name: 'gunnery-radar',
    title: 'Optional rule 21, gunnery radar',
    changes: 'From turn 7 undamaged United States ships with gunnery 3 or more have the attack bonus at night.',
    helps: 'Allied (small)',
    source: 'rulebook 21',
  },
  {
    name: 'damage-control',
    title: 'Optional rule 22, damage control',
    changes:
      'One less on each damage die against British 0-2-7 carriers, Taiho and Shinano, and from turn 4 against United States carriers with airstrike 4.',
    helps: 'Allied (medium)',
    source: 'rulebook 22',
  },
  {
    name: 'task-forces',
    title: 'Optional rule 23, task forces',
    changes: 'Each round both sides form task forces that land, search or hide, and roll to sight the enemy.',
    helps: 'Japanese (small)',
    source: 'rulebook 23',
  },
  {
    name: 'adjustment-1',
    title: 'I-Boat raid',
    changes: 'On turn 1 an I-Boat in Hawaii may attack only ships that left Pearl Harbor.',
    helps: 'Allied',
    source: ADJUSTMENTS,
    excludes: { 'adjustment-1a': 'under 1a there is no I-Boat on turn 1' },
  },
  {
    name: 'adjustment-1a',
    title: 'Late I-Boat',
    changes: 'The I-Boat arrives on turn 2 instead of turn 1.',
    helps: 'Allied',
    source: 'tournament pages (menzel.htm), WBC 2018 report',
  },
  {
    name: 'adjustment-2',
    title: 'Central Pacific withdrawal',
    changes:
      'Both sides, Japan first, may leave the Central Pacific before its first round, unpursued; United States ships that do base in Pearl Harbor.',
    helps: 'Allied',
    source: ADJUSTMENTS,
    excludes: {
      'adjustment-2b': 'a group that does not leave at once under 2b has no other chance before the first round',
    },
  },
  {
    name: 'adjustment-2a',
    title: 'North Pacific option',
    changes:
      'A United States flag in the Aleutians at the start; a group that rolls 1 may appear in the North Pacific; uncertain groups are raiders; no I-Boat in the North Pacific.',
    helps: 'Allied',
    source: ADJUSTMENTS,
  },
  {
    name: 'adjustment-2b',
    title: 'Individual Central Pacific withdrawal',
    changes: 'A group that rolls 1 may at once withdraw to Johnston Island.',
    helps: 'Allied',
    source: ADJUSTMENTS,
  },
  {
    name: 'adjustment-3',
    title: 'Reinforcement flexibility',
    changes: 'Each United States reinforcement appears at Pearl Harbor or Samoa, as its owner chooses.',
    helps: 'Allied',
    source: ADJUSTMENTS,
  },
  {
    name: 'adjustment-3a',
    title: 'Free Pearl Harbor',
    changes: 'Turn-3 reinforcements at Pearl Harbor move through Hawaii on turn 3 as if it carried no flag.',
    helps: 'Allied',
    source: ADJUSTMENTS,
    excludes: { 'adjustment-3b': NOTHING_MORE, 'adjustment-3c': NO_TEXT },
  },
  {
    name: 'adjustment-3b',
    title: 'Pearl Harbor escape',
    changes:
      'With a Japanese flag in Hawaii on turn 3, turn-3 reinforcements at Pearl Harbor may also move to the U.S. Mandate; marines that do may only invade New Hebrides or return to Samoa or Pearl Harbor.',
    helps: 'Allied',
    source: `${ADJUSTMENTS}; the limit on marines from menzel.htm`,
    excludes: { 'adjustment-3c': IN_ITS_PLACE },
  },
  {
    name: 'adjustment-3c',
    title: 'West Coast escape',
    changes:
      'With a Japanese flag in Hawaii on turn 3, Allied units in Pearl Harbor or Johnston Island may come with the turn-4 reinforcements instead.',
    helps: 'Allied',
    source: 'tournament pages (menzel.htm)',
  },
  {
    name: 'adjustment-4',
    title: 'San Diego repair yards',
    changes:
      "United States ships whose damage is no greater than their armor may base in San Diego, off the map, and share Pearl Harbor's repair points; they return with any later turn's reinforcements.",
    helps: 'Allied',
    source: ADJUSTMENTS,
    excludes: { 'adjustment-4a': '4a is 4 with a longer absence' },
  },
  {
    name: 'adjustment-4a',
    title: 'San Diego repair yards, a whole turn away',
    changes: 'As adjustment 4, but the ship misses at least one whole turn.',
    helps: 'Allied',
    source: 'tournament pages (menzel.htm), WBC 2018 report',
  },
  {
    name: 'adjustment-5',
    title: 'West Coast bases',
    changes:
      'With Pearl Harbor and Samoa both Japanese, United States reinforcements arrive at sea in Hawaii or the U.S. Mandate.',
    helps: 'Allied',
    source: ADJUSTMENTS,
  },
  {
    name: 'adjustment-6',
    title: 'Allied offensive',
    changes: 'From turn 5 the Allies choose the order of combat, and who lands first where both could.',
    helps: 'Allied',
    source: ADJUSTMENTS,
  },
  {
    name: 'menzel',
    title: 'Menzel package',
    changes:
      'Adjustments 1a, 2b, 3b and 4a; Ryujo and Zuiho may not raid on turn 1; after the raid and the location rolls Japan must retreat, and the Allies may pursue.',
    helps: '-',
    source: 'tournament pages (menzel.htm, September 2015)',
    contains: ['adjustment-1a', 'adjustment-2b', 'adjustment-3b', 'adjustment-4a'],
    excludes: {
      nt1: 'the Menzel package changes rule 18, which nt1 replaces',
      'pearl-harbor': 'rule 20 says what happens when Japan stays, which the Menzel package forbids',
      'menzel-3c': 'a game is played with one of the two packages',
    },
  },
  {
    name: 'menzel-3c',
    title: 'Menzel package with 3c',
    changes: 'As menzel, with adjustment 3c in place of 3b.',
    helps: '-',
    source: 'replay reports, WBC 2022',
    contains: ['adjustment-1a', 'adjustment-2b', 'adjustment-3c', 'adjustment-4a'],
    excludes: {
      nt1: 'the Menzel package with 3c changes rule 18, which nt1 replaces',
      'pearl-harbor': 'rule 20 says what happens when Japan stays, which the Menzel package with 3c forbids',
      menzel: 'a game is played with one of the two packages',
    },
  },
];

/** Rule names that are known to exist but cannot be played, with the reason. */
export const UNKNOWN_RULES = wordTable<string>({
  'open-turn-two':
    'its exact set-up is not known: only that the game starts on turn 2 after a fixed raid with three damaged battleships, a cruiser and the 7th A.F. out, two more on the bottom, and the Central Pacific open (BGG 1736175, replays)',
  nt1b: 'its full text is not known: only that the 5th A.F. and Houston start in the Philippines, Prince of Wales, Repulse, Exeter and De Ruyter in Singapore, and may move with some restrictions; that Saratoga, Hornet, Yorktown, Vincennes and Quincy arrive with turn 2; that the Yokosuka amphibious unit starts in Saigon and may only go to Indonesia; that all Allied ports and bases but Johnston Island can be raided while the Japanese raiders move; and that Japan has the attack bonus against Prince of Wales, Repulse and the 5th A.F. in the first round (Eliason, Pack and Mulroy)',
  'british-nt1':
    'its text is not known: only that it is nt1 with British forces placed more freely (tournament ladder)',
});

/** Other names of rules that cannot be played, in plain letters. */
const OTHER_UNKNOWN = wordTable<string>({ ot2: 'open-turn-two', nt1british: 'british-nt1' });

/**
 * A known rule that cannot be played, in any spelling: its name and the reason; `undefined` for what is none.
 *
 * @example
 * unplayableRule('Open Turn Two')?.name; // 'open-turn-two'
 */
export function unplayableRule(text: string): { readonly name: string; readonly sentence: string } | undefined {
  const name = sameName(text, Object.keys(UNKNOWN_RULES)) ?? OTHER_UNKNOWN[plainText(text)];
  return name === undefined ? undefined : { name, sentence: `"${name}" cannot be played: ${UNKNOWN_RULES[name]}` };
}

/** Other names of rule sets and options, in plain letters. */
const OTHER_NAMES = wordTable<string>({
  '2e': 'second-edition',
  '2ndedition': 'second-edition',
  secondedition1981: 'second-edition',
  normalturnone: 'nt1',
  normalturn1: 'nt1',
  '9turn': 'nine-turn',
  '9turns': 'nine-turn',
  nineturngame: 'nine-turn',
  radar: 'gunnery-radar',
});

/**
 * The name of a rule in the spelling of the catalogue; `undefined` for what is no rule.
 *
 * @example
 * ruleNamed('NT1'); // 'nt1'
 * ruleNamed('Pearl Harbor'); // 'pearl-harbor'
 * ruleNamed('rule 20'); // 'pearl-harbor'
 * ruleNamed('2b'); // 'adjustment-2b'
 */
export function ruleNamed(text: string): string | undefined {
  const names = RULE_CATALOG.map((r) => r.name);
  const plain = plainText(text);
  const number = /^(?:optional)?(?:rule)?(\d\d)$/.exec(plain)?.[1];
  const adjustment = /^(?:adj(?:ustment)?)?(\d[a-c]?)$/.exec(plain)?.[1];
  return (
    sameName(text, names) ??
    OTHER_NAMES[plain] ??
    RULE_CATALOG.find((r) => number !== undefined && r.source === `rulebook ${number}`)?.name ??
    names.find((name) => name === `adjustment-${adjustment}`)
  );
}

/**
 * Rules that a rule set has and another has not.
 *
 * @example
 * addedRules(['second-edition', 'menzel'], ['second-edition']); // ['menzel']
 */
export const addedRules = (rules: readonly string[], base: readonly string[]): string[] =>
  rules.filter((name) => !base.includes(name));
