// An outcome that was really seen, in a sentence: how lucky was it?
import { decimalsFor, estimate, fixed, formatEstimate } from '../answer/digits.js';
import type { Percentile, Share } from '../stats/intervals/percentile.js';

/** Where a raid stands; its percentile has no more digits than the shares it is made of. */
export const raidStanding = (words: string, standing: Percentile): string =>
  sentence('raid', words, standing, percentileDecimals(standing.equal));

/** Where a battle stands. */
export const battleStanding = (words: string, standing: Percentile): string => sentence('battle', words, standing, 1);

/** How often battles came out like that. */
export const battleShare = (words: string, share: Share): string =>
  `Your battle, ${words}: so in ${percent(share)} of battles.`;

const sentence = (one: string, words: string, p: Percentile, decimals: number): string =>
  `Your ${one}, ${words}: fewer in ${percent(p.below)} of ${one}s, as many in ${percent(p.equal)}, more in ${percent(p.above)}; ` +
  `percentile ${middleText(p, decimals)}.`;

/** Of the middle of the group of equal ones, 0 to 100, with its error where it was sampled. */
function middleText({ middle, middleCi95: [low, high] }: Percentile, decimals: number): string {
  return high > low ? formatEstimate(estimate('share', middle, [low, high])) : fixed(100 * middle, decimals);
}

const percent = ({ share, ci95 }: Share): string =>
  `${formatEstimate(estimate('share', share, ci95, ci95[0] === ci95[1]))} %`;

/** Of the middle of the group of equal raids, 0 to 100. */
function percentileDecimals({ share, ci95 }: Share): number {
  const error = 100 * Math.max(ci95[1] - share, share - ci95[0]);
  return error > 0 ? Math.min(1, decimalsFor(error)) : 1;
}
