// The tables of openings against replies: the matrix, both mixtures, and what is not told apart yet.
import type { OpeningsScenario } from '../../analysis/tournament/openings-experiment.js';
import {
  MIN_STUDIED_GAMES,
  type OpeningComparison,
  type OpeningStudy,
  type OpeningsResult,
  type OpeningsStudy,
} from '../../analysis/tournament/openings-result.js';
import { arePlayers } from '../../analysis/tournament/seat-labels.js';
import { type Block, NOTHING, type TableBlock, tableOf } from '../../answer/block.js';
import { counted, type Estimate, estimate } from '../../answer/digits.js';
import type { Estimated } from '../../stats/contests/matrix-study.js';
import { saidScore, saidShare } from '../answers/say.js';
import { pairingBlocks } from './blocks-tournament.js';

/** A difference is called certain when its adjusted p-value is at most this. */
const CERTAIN = 0.05;

/** A figure of resampled matrices, whose interval need not hold it. */
const resampled = (unit: Estimate['unit'], { estimate: value, ci95: [lo, hi] }: Estimated): Estimate =>
  estimate(unit, value, [Math.min(value, lo), Math.max(value, hi)]);

/** Intervals shorter than this are those of a figure that was the same in every resampled matrix. */
const NEVER_VARIES = 1e-9;

/** A chance in per cent with its interval: `62 (35–100)`. Chances of a mixture jump, so a plus or minus would not do. */
function chanceText({ estimate: chance, ci95: [low, high] }: Estimated): string {
  const percent = (p: number) => (100 * p).toFixed(0);
  return high - low > NEVER_VARIES ? `${percent(chance)} (${percent(low)}–${percent(high)})` : percent(chance);
}

/** The same with its unit: `62 % (35–100)`. */
const percentText = (chance: Estimated): string => chanceText(chance).replace(/^\d+/, '$& %');

export function openingsBlocks(result: OpeningsResult): Block[] {
  const { poc, wins, names } = result.openings;
  const matrices = pairingBlocks(result, names, 'as named');
  if (!poc || !wins) return matrices;
  return [
    ...matrices,
    mixtureBlock('Japan', poc.japan, wins.japan),
    mixtureBlock('the Allies', poc.allied, wins.allied),
    replyBlock('Japan', poc, 'japan', names.allied),
    replyBlock('the Allies', poc, 'allied', names.japan),
  ];
}

/** How often each opening is to be played, and what playing it alone costs. */
function mixtureBlock(side: string, byScore: readonly OpeningStudy[], byWins: readonly OpeningStudy[]): TableBlock {
  return tableOf(
    `What ${side} should play`,
    'per cent in the equilibrium by score, and by games won; per cent of resampled matrices in whose equilibrium it is played at all; score lost (or gained) by who is known to play it alone, and the best reply to it',
    ['', '%', '% by wins', 'in play', 'alone', 'best reply'],
    byScore.map((s, k) => [
      s.opening,
      chanceText(s.chance),
      chanceText(byWins[k]!.chance),
      `${(100 * s.played).toFixed(0)} %`,
      s.alone.ci95[1] - s.alone.ci95[0] > NEVER_VARIES ? resampled('number', s.alone) : s.alone.estimate.toFixed(0),
      s.reply,
    ]),
  );
}

/** Against each opening of the other side: the best reply, and what is not certainly worse. */
function replyBlock(
  side: string,
  study: OpeningsStudy,
  own: 'japan' | 'allied',
  others: readonly string[],
): TableBlock {
  const rows = others.map((against) => {
    const mine = study.comparisons.filter((c) => c.side === own && c.against === against);
    const best = bestOf(
      mine,
      own,
      study[own].map((s) => s.opening),
    );
    const open = mine.filter((c) => (c.first === best || c.second === best) && c.adjusted > CERTAIN);
    const names = open.map((c) => (c.first === best ? c.second : c.first));
    return [against, best, names.length === 0 ? NOTHING : names.join(', ')] as const;
  });
  return tableOf(
    `Best replies of ${side}`,
    'by score; not told apart: paired differences on common dice whose p, adjusted for all comparisons of the matrix (Holm), is above 0.05',
    ['against', 'best', 'not told apart from it yet'],
    rows,
  );
}

/** The opening that no other beats in the estimates. */
function bestOf(comparisons: readonly OpeningComparison[], side: 'japan' | 'allied', names: readonly string[]): string {
  const sign = side === 'japan' ? 1 : -1;
  return names.find((name) =>
    comparisons.every(
      (c) => (c.first !== name || sign * c.difference >= 0) && (c.second !== name || sign * c.difference <= 0),
    ),
  )!;
}

/** What is chosen from: openings, or players where no seat has an opening. */
export const choicesOf = ({ config }: OpeningsResult): 'openings' | 'players' =>
  arePlayers(config as unknown as OpeningsScenario) ? 'players' : 'openings';

/** What belongs to the answer beside the mixtures: how far from it a best reply gets, and how much is not told apart. */
export function openingsLead(result: OpeningsResult): string[] {
  const { poc, names } = result.openings;
  if (!poc) return ['What stands here is the matrix alone.'];
  const open = poc.comparisons.filter((c) => c.adjusted > CERTAIN).length;
  return [
    `As well as these games can tell, the best reply takes ${poc.exploitability.japan.mean.toFixed(1)} points from Japan's mixture and ${poc.exploitability.allied.mean.toFixed(1)} from the Allies' (95 in 100 resampled matrices: at most ${poc.exploitability.japan.most95.toFixed(1)} and ${poc.exploitability.allied.most95.toFixed(1)}).`,
    ...(names.japan.length * names.allied.length > 1
      ? [`${open} of ${poc.comparisons.length} differences between ${choicesOf(result)} are not told apart yet.`]
      : []),
  ];
}

/** What must be said of the errors where the run ended at a precision. */
export const openingsNotes = ({ precision }: OpeningsResult): string[] =>
  precision
    ? [
        'The intervals of the pairings are right however often one looks. The errors of the equilibrium and the differences are those of a number of games fixed in advance: the run ended by how much scores vary, not by which are higher, and that leaves them nearly right (a fixed-width stop, Chow and Robbins 1965).',
      ]
    : [];

/** Openings of a mixture that are named in the sentence. */
const NAMED = 3;

export function openingsAnswer(result: OpeningsResult): string {
  const { poc, wins } = result.openings;
  if (!poc || !wins) {
    return `${counted(result.games)} of every pairing ${result.games === 1 ? 'is' : 'are'} too few to say which ${choicesOf(result)} are best: that takes ${MIN_STUDIED_GAMES}.`;
  }
  const score = saidScore(resampled('number', poc.value));
  const share = saidShare(resampled('share', wins.value));
  return `When both choose their ${choicesOf(result)} best, ${score} and Japan wins ${share} of games: Japan plays ${mixture(poc.japan)}, the Allies ${mixture(poc.allied)}.`;
}

function mixture(studies: readonly OpeningStudy[]): string {
  const played = studies.filter((s) => s.chance.estimate > 0).sort((a, b) => b.chance.estimate - a.chance.estimate);
  const named = played.slice(0, NAMED).map((s) => `${s.opening} ${percentText(s.chance)}`);
  return [...named, ...(played.length > NAMED ? [`${played.length - NAMED} more`] : [])].join(', ');
}
