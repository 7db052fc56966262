// The answer of a raid in a sentence.

import { distribution, meanOf, numberMetric } from '../../answer/estimates.js';
import type { Result } from '../../answer/result.js';
import { RAID_FIGURES } from '../../raid/raid-figures.js';
import { shipsOf } from '../blocks/blocks-raid.js';
import { said, saidShare } from './say.js';

/** `Of 8 battleships 2.31 are still afloat after the raid, on average; 2 is the likeliest number, in 25.1 % of raids.` */
export function raidAnswer(result: Result): string | undefined {
  const afloat = numberMetric(result, RAID_FIGURES.ships.of('battleships', 'afloat'));
  if (!afloat) return undefined;
  const mean = `Of ${shipsOf(result, 'battleships')} battleships ${said(meanOf(result, afloat))} are still afloat after the raid, on average`;
  const { value, chance } = distribution(result, afloat).reduce((a, b) => (b.chance.value > a.chance.value ? b : a));
  return `${mean}; ${value} is the likeliest number, in ${saidShare(chance)} of raids.`;
}
