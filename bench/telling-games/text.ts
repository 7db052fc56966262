// A pair of games told as a page of Markdown: the track, who holds what, what was sunk, the luck of the dice, and where they part.

import { fixed } from '../../src/answer/digits.js';
import { ALLIED, JAPAN, SIDES } from '../../src/board/index.js';
import { differencesOf, type PairedGame, type ToldGame, type ToldTurn } from './pair.js';

/** What is told. */
export interface Telling {
  readonly rule: string;
  readonly seed: string;
  readonly players: string;
  /** How many pairs it was chosen from. */
  readonly pairs: number;
  readonly pair: PairedGame;
  /** Mean differences of all pairs after each turn. */
  readonly mean: readonly number[];
  readonly told: { readonly without: ToldGame; readonly with: ToldGame };
}

/** The page. */
export function tellingText({ rule, seed, players, pairs, pair, mean, told }: Telling): string {
  const { game } = pair;
  const difference = differencesOf(pair);
  const turns = mean.map((_, turn) => turn);
  const lines = [
    `# ${rule}: a typical game`,
    '',
    `Game ${game} of seed \`${seed}\` between \`${players}\` players, without and with \`${rule}\`, on the same dice. It was chosen by a rule: of those of ${pairs}`,
    'such pairs that end with the mean difference, to the nearest point, and differ on some turn, it is the one whose game without the rule and whose differences lie nearest to the',
    'means of all pairs, turn by turn (sum of squares, each in standard deviations).',
    '',
    `The track is Japan's POC less the Allies'; a game that is over stays where it is. Luck is what Japan's dice gave in a turn, in points, without and with the rule.`,
    '',
    `| after turn | ${turns.map((t) => t + 1).join(' | ')} |`,
    `|---|${turns.map(() => '---').join('|')}|`,
    row('without the rule', turns, (t) => told.without.turns[t] && signed(told.without.turns[t].poc)),
    row('with the rule', turns, (t) => told.with.turns[t] && signed(told.with.turns[t].poc)),
    row('difference', turns, (t) => signed(difference[t]!)),
    row(`mean difference of ${pairs} pairs`, turns, (t) => signed(mean[t]!, 1)),
    row('luck without', turns, (t) => told.without.turns[t] && signed(told.without.turns[t].luck, 1)),
    row('luck with', turns, (t) => told.with.turns[t] && signed(told.with.turns[t].luck, 1)),
    '',
    parting(told.without, told.with),
    '',
    'Turn by turn, where the two differ:',
    '',
    ...turns.flatMap((t) => turnText(t, told.without, told.with)),
    '',
    'See both whole, every decision and every die:',
    '',
    '```sh',
    `npx vitp show --seed ${seed} --game ${game} --players ${players} --rules second-edition --all`,
    `npx vitp show --seed ${seed} --game ${game} --players ${players} --rules second-edition,${rule} --all`,
    '```',
    '',
    `Written by \`npx tsx bench/telling-games.ts --games ${pairs} --seed ${seed} --players ${players} ${rule}\`.`,
  ];
  return `${lines.join('\n')}\n`;
}

const row = (name: string, turns: readonly number[], cell: (turn: number) => string | undefined): string =>
  `| ${name} | ${turns.map((t) => cell(t) ?? '').join(' | ')} |`;

const SIDE_NAMES = ['Japan', 'the Allies'];

/** The first decision that is asked or answered otherwise. */
function parting({ decisions: a }: ToldGame, { decisions: b }: ToldGame): string {
  const same = (k: number): boolean =>
    a[k]?.kind === b[k]?.kind && a[k]?.side === b[k]?.side && a[k]?.answer === b[k]?.answer;
  const first = b.findIndex((_, k) => !same(k));
  if (first < 0) return 'Both sides decide the same in both games.';
  const { turn, side, kind } = b[first]!;
  const otherwise =
    a[first]?.kind === kind && a[first]?.side === side ? 'answered otherwise' : 'asked in one of them only';
  return `${sameUntil(first)}; on turn ${turn} \`${kind}\` of ${SIDE_NAMES[side]} is the first that is ${otherwise}.`;
}

function sameUntil(first: number): string {
  if (first === 0) return 'The games part at once';
  return first === 1 ? 'The first decision is the same' : `The first ${first} decisions are the same`;
}

const TYPES = ['CV', 'BB', 'CA'];
const OWNERS = new Map<number, string>([
  [JAPAN, 'Japan'],
  [ALLIED, 'the Allies'],
  [-1, 'nobody'],
]);

/** Areas that are held by another side, and losses that differ. */
function turnText(turn: number, without: ToldGame, withIt: ToldGame): string[] {
  const [a, b] = [without.turns[turn], withIt.turns[turn]];
  if (!b) return [];
  if (!a)
    return [
      `- Turn ${turn + 1} is played with the rule only: ${lossesText(b, withIt.turns[turn - 1])}. ${heldText(b, withIt)}`,
    ];
  const held = a.areas.flatMap((owner, k) =>
    owner === b.areas[k]
      ? []
      : [`${without.areaNames[k]} (${OWNERS.get(owner)}; with the rule ${OWNERS.get(b.areas[k]!)})`],
  );
  const losses = [lossesText(a, without.turns[turn - 1]), lossesText(b, withIt.turns[turn - 1])];
  const lost = losses[0] === losses[1] ? [] : [`lost without the rule: ${losses[0]}; with it: ${losses[1]}`];
  const parts = [...(held.length > 0 ? [`control of ${held.join(', ')}`] : []), ...lost];
  return parts.length === 0 ? [] : [`- Turn ${turn + 1}: ${parts.join('. Ships ')}.`];
}

const heldText = ({ areas }: ToldTurn, { areaNames }: ToldGame): string =>
  `Japan holds ${areas.flatMap((owner, k) => (owner === JAPAN ? [areaNames[k]] : [])).join(', ') || 'nothing'}; the Allies hold ${areas.filter((owner) => owner === ALLIED).length} areas.`;

/** `Japan 2 CV, 1 CA, the Allies 3 BB`: ships lost in a turn. */
function lossesText({ lost }: ToldTurn, before: ToldTurn | undefined): string {
  const of = SIDES.map((side, s) => {
    const list = lost[side].map((count, k) => count - (before?.lost[side][k] ?? 0));
    const text = list.flatMap((count, k) => (count > 0 ? [`${count} ${TYPES[k]}`] : [])).join(', ');
    return `${SIDE_NAMES[s]} ${text || 'none'}`;
  });
  return of.join(', ');
}

const signed = (x: number, digits = 0): string => {
  const text = fixed(x, digits);
  return Number(text) > 0 ? `+${text}` : text;
};
