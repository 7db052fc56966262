// The answer of a result: one sentence that a player would say, then whatever else belongs to it.
import type { OpeningsResult } from '../../analysis/tournament/openings-result.js';
import { isTuning } from '../../analysis/tuning/tuning-result.js';
import { distribution, labelMetric, meanOf, numberMetric, shareOf } from '../../answer/estimates.js';
import { metricTitle, resultTitle } from '../../answer/metric-names.js';
import type { NumberResult, Result } from '../../answer/result.js';
import type { RaidScenario } from '../../raid/question/raid-scenario.js';
import { RAID_FIGURES } from '../../raid/raid-figures.js';
import { namesMenzel } from '../../rules/rule-set.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import { openingsAnswer, openingsLead } from '../blocks/blocks-openings.js';
import { shipsOf } from '../blocks/blocks-raid.js';
import { cycleNotes, isTournament, tournamentAnswer } from '../blocks/blocks-tournament.js';
import { tuningAnswer } from '../blocks/blocks-tuning.js';
import { battleAnswer } from './battle.js';
import { said, saidScore, saidShare } from './say.js';

/** An answer in words. */
export interface Answer {
  /** One sentence. */
  readonly answer: string;
  /** What else belongs to it. */
  readonly lead: readonly string[];
}

/** The answer in words, by the kind of the result. */
export function answerOf(result: Result): Answer {
  if (isTournament(result)) return { answer: tournamentAnswer(result), lead: cycleNotes(result) };
  // Asked by its key: what makes such results would load half the library.
  if ('openings' in result) {
    const openings = result as OpeningsResult;
    return { answer: openingsAnswer(openings), lead: openingsLead(openings) };
  }
  if (isTuning(result)) return { answer: tuningAnswer(result), lead: [] };
  const answer = raidAnswer(result) ?? battleAnswer(result) ?? gameAnswer(result) ?? anyAnswer(result);
  return { answer, lead: lossLead(result) };
}

/** `Japan loses 2.77 ±0.02 of its carriers there, on average, and with them 9.1 ±0.1 airstrike factors.` */
function lossLead(result: Result): string[] {
  const [sunk, factors] = ['carriers', 'airstrike'].map((what) =>
    numberMetric(result, RAID_FIGURES.japan.of(what, 'sunk')),
  );
  if (!sunk || !factors) return pursuitLead(result);
  const [lost, airstrike] = [sunk, factors].map((m) => said(meanOf(result, m)));
  return [`Japan loses ${lost} of its carriers there, on average, and with them ${airstrike} airstrike factors.`];
}

/** Under the Menzel packages the Allies may pursue after the rounds that this answer is about. */
function pursuitLead({ kind, config }: Result): string[] {
  const { rules } = config as unknown as Pick<RaidScenario, 'rules'>;
  // A file that was written by hand may name what is no rule.
  if (kind !== 'raid' || !namesMenzel(rules)) return [];
  return [
    'Then the Allies may pursue Japan under the Menzel packages. That is played, and what Japan loses told, when the ' +
      'file says what attacks in Indonesia: indonesia: {airUnits: 4, carriers: []}.',
  ];
}

/** Of a kind that nobody foresaw: its first number. */
function anyAnswer(result: Result): string {
  for (const [name, metric] of Object.entries(result.metrics)) {
    if ('mean' in metric) return `${metricTitle(name)}: ${said(meanOf(result, metric as NumberResult))} on average.`;
  }
  return `${resultTitle(result.kind)}.`;
}

/**
 * `Of 8 battleships 2.31 are still afloat after the raid, on average; 2 is the likeliest number, in 25.1 % of raids.` Of raids that were played
 * it is said which number came up most often: which is the likeliest is not known from them.
 */
function raidAnswer(result: Result): string | undefined {
  const afloat = numberMetric(result, RAID_FIGURES.ships.of('battleships', 'afloat'));
  if (!afloat) return undefined;
  const mean = `Of ${shipsOf(result, 'battleships')} battleships ${said(meanOf(result, afloat))} are still afloat after the raid, on average`;
  const { value, chance } = distribution(result, afloat).reduce((a, b) => (b.chance.value > a.chance.value ? b : a));
  return `${mean}; ${value} ${chance.exact ? 'is the likeliest number' : 'came up most often'}, in ${saidShare(chance)} of raids.`;
}

/** `Japan wins 66 ±3 % of these games, the Allies win 33 ±3 %; on average Japan is ahead by 6.1 ±0.9 POC.` */
function gameAnswer(result: Result): string | undefined {
  const winner = labelMetric(result, GAME_FIGURES.winner.of());
  const score = numberMetric(result, GAME_FIGURES.score.of());
  if (!winner || !score) return undefined;
  const [japan, allied] = (['japan', 'allied'] as const).map((side) => saidShare(shareOf(result, winner, side)!));
  return `Japan wins ${japan} of these games, the Allies win ${allied}; on average ${saidScore(meanOf(result, score))}.`;
}
