// Rule 7: each escort screens one attack of submarines; a roll of at most its ASW rating averts the attack.
import { tableOf } from '../../answer/block.js';
import { exactly } from '../../answer/digits.js';
import { nameSentence } from '../../text/fields.js';
import { type Chance, chanceOfAtLeast, distributionBlock, meanIn, meanText } from '../chance.js';
import { type Part, solveIn } from '../companion.js';
import { chanceAtMost, type Die } from '../die.js';
import { mean, once, sumOf } from '../distribution.js';
import { listed } from './answer-blocks.js';
import { aswPicture } from './asw-picture.js';
import type { AswSituation } from './asw-screens.js';
import { ASW_SHAPE, bestScreens, type Screens } from './asw-screens.js';

/** The name of the figure for all targets together. */
export const ALL = 'all';

/** Which escort screens which attack: entry k is the escort of attack k, or undefined. */
export function screensOf(s: AswSituation, die: Die): Screens {
  if (s.screens === undefined || s.screens === 'best') return bestScreens(s, die);
  const named = Object.entries(s.screens);
  return s.attacks.map((_, k) => named.find(([, attack]) => attack === k + 1)?.[0]);
}

/** How many attacks get through, by target and in all. */
export function aswChance(s: AswSituation, screens: Screens, die: Die): Chance {
  const targets = [...new Set(s.attacks)];
  const names = [ALL, ...targets.map((target) => `on ${target}`)];
  const through = screens.map((escort) => (escort === undefined ? 1 : 1 - chanceAtMost(die, s.escorts[escort]!)));
  const lists = [
    s.attacks.map((_, k) => k),
    ...targets.map((t) => s.attacks.flatMap((target, k) => (target === t ? [k] : []))),
  ];
  return {
    names,
    exact: () => Object.fromEntries(lists.map((list, i) => [names[i]!, sumOf(list.map((k) => once(through[k]!)))])),
    play(roll) {
      const hit = screens.map((escort, k) => (escort !== undefined && roll(0, k) <= s.escorts[escort]! ? 0 : 1));
      return lists.map((list) => list.reduce((total, k) => total + hit[k]!, 0));
    },
  };
}

/** The first escorts of a list, best ratings first: for asking what each further one is worth. */
function withEscorts(s: AswSituation, count: number): AswSituation {
  const best = Object.entries(s.escorts).sort((a, b) => b[1] - a[1]);
  return { ...s, escorts: Object.fromEntries(best.slice(0, count)), screens: 'best' };
}

function byEscorts(s: AswSituation, die: Die) {
  const most = Math.min(Object.keys(s.escorts).length, s.attacks.length);
  return Array.from({ length: most + 1 }, (_, escorts) => {
    const fewer = withEscorts(s, escorts);
    const exact = aswChance(fewer, bestScreens(fewer, die), die).exact() as Record<string, readonly number[]>;
    return { escorts, through: exact[ALL]! };
  });
}

export const ASW: Part<AswSituation> = {
  rules: [7],
  shape: ASW_SHAPE,
  rolls: true,
  example: `# Four attacks on two carriers; the ratings are invented.
kind: pacific-war
rule: 7
attacks: [Carrier A, Carrier A, Carrier B, Oiler]
escorts: {Destroyer 1: 3, Destroyer 2: 3, Escort carrier: 2}
worth: {Carrier A: 10, Carrier B: 8, Oiler: 3}
counts: each attack
screens: best
`,
  check(s, { refuse }) {
    for (const name of Object.keys(s.worth ?? {})) {
      if (!s.attacks.includes(name))
        refuse(['worth', name], nameSentence(name, s.attacks, { what: 'the target of an attack' }));
    }
    if (s.counts === 'each target' && Math.max(s.attacks.length, Object.keys(s.escorts).length) > 12) {
      refuse(['counts'], 'each target is worked out for at most 12 attacks and 12 escorts; allowed: each attack');
    }
    if (typeof s.screens !== 'object') return;
    const taken = new Map<number, string>();
    for (const [escort, attack] of Object.entries(s.screens)) {
      const place = ['screens', escort];
      if (!Object.hasOwn(s.escorts, escort))
        refuse(place, nameSentence(escort, Object.keys(s.escorts), { what: 'an escort of this file' }));
      if (attack > s.attacks.length) refuse(place, `there is no attack ${attack}; allowed: 1 to ${s.attacks.length}`);
      if (taken.has(attack))
        refuse(
          place,
          `attack ${attack} is screened by ${taken.get(attack)} already; one unit screens one attack (rule 7)`,
        );
      taken.set(attack, escort);
    }
  },
  answer(s, setting) {
    const { die } = setting;
    const screens = screensOf(s, die);
    const chance = aswChance(s, screens, die);
    const solved = solveIn(setting, chance);
    const targets = [...new Set(s.attacks)];
    const by = byEscorts(s, die);
    const table = tableOf(
      'Attacks that get through',
      'by target; chances in per cent',
      ['target', 'attacks', 'get through', 'at least one'],
      targets.map((target) => [
        target,
        String(s.attacks.filter((t) => t === target).length),
        meanIn(solved, `on ${target}`),
        chanceOfAtLeast(solved, `on ${target}`, 1),
      ]),
    );
    const more = tableOf(
      'What each further escort is worth',
      'the best ratings first, screening best; exact',
      ['escorts', 'get through', 'none gets through'],
      by.map(({ escorts, through }) => [
        String(escorts),
        exactly('number', mean(through)),
        exactly('share', through[0]!),
      ]),
    );
    const who = screens.map((escort, k) => `attack ${k + 1} on ${s.attacks[k]}: ${escort ?? 'nobody'}`);
    return {
      title: 'Anti-submarine screen (rule 7)',
      lead: [`On the mean ${meanText(solved, ALL)} of ${s.attacks.length} attacks get through.`],
      asked: [
        ['Attacks', String(s.attacks.length)],
        ['Escorts', listed(s.escorts) || 'none'],
        ['Screens', who.join('; ')],
      ],
      blocks: [table, distributionBlock(solved, ALL, 'All attacks that get through'), more],
      notes: [
        typeof s.screens === 'object'
          ? 'The screens are those of the file.'
          : `The screens lose the least worth, counted for ${s.counts ?? 'each attack'}; equal choices go to the escort and the attack named first.`,
      ],
      pictures: [aswPicture(by, die)],
      table,
      figures: { screens: who, games: solved.games, ...solved.figures },
    };
  },
};
