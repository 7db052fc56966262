// What the page of a ladder says: what its figures are called, and the sentences about them.
import type { Climb, LadderAnswer, RungAnswer } from '../../analysis/ladder/ladder.js';
import type { RungFigure, Verdict } from '../../analysis/ladder/verdict.js';
import { signedText } from '../../answer/difference.js';
import { counted } from '../../answer/digits.js';
import { addedRules } from '../../rules/index.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import { ruleTitle } from '../player-names.js';
import { type NamedWorth, signsText } from './ladder-signs.js';

export const VERDICTS: Readonly<Record<Verdict, string>> = {
  settled: 'settled',
  moving: 'still moving',
  contradictory: 'contradictory',
  open: 'too few games to tell',
};

export const rulesOf = ({ rungs }: LadderAnswer, k: number): readonly string[] => rungs[0]!.answers[k]!.rules;

/** What a figure is called. */
export function figureName(
  answer: LadderAnswer,
  { figure, scenario }: Pick<Climb, 'figure' | 'scenario'>,
  called: (rule: string) => string = ruleTitle,
): string {
  if (figure === GAME_FIGURES.score.of()) return 'Final score';
  if (figure === 'fair') return 'Fair bid';
  return `Worth of ${changeName(answer, scenario, called)}`;
}

/** What a scenario changes: the rules that it adds, otherwise its openings or its number. */
export function changeName(
  answer: LadderAnswer,
  scenario: number,
  called: (rule: string) => string = ruleTitle,
): string {
  const [base, mine] = [rulesOf(answer, 0), rulesOf(answer, scenario)];
  const added = addedRules(mine, base);
  if (added.length > 0 && addedRules(base, mine).length === 0) return added.map(called).join(' + ');
  if (added.length > 0) return mine.map(called).join(' + ');
  const { players } = answer.config.scenarios[scenario] as {
    players: { [side: string]: { opening?: { name: string } | null } };
  };
  const openings = ['japan', 'allied'].flatMap((side) => players[side]?.opening?.name ?? []);
  return openings.length > 0 ? `the opening ${openings.join(' and ')}` : `scenario ${scenario + 1}`;
}

/** `+4.2 ±0.9`. */
export const valueText = ({ value, ci95 }: RungFigure): string => signedText({ difference: value, ci95 });

/** Whether the two strongest agree on whom the rules help. */
export function signs(answer: LadderAnswer): string[] {
  const [before, last] = answer.rungs.slice(-2);
  const worths = answer.climbs.flatMap((climb): NamedWorth[] => {
    const [weak, strong] = climb.rungs.slice(-2);
    return climb.figure === 'worth' && weak && strong
      ? [{ name: changeName(answer, climb.scenario), before: weak, last: strong }]
      : [];
  });
  return worths.length > 0 && before && last ? signsText(worths, [before.name, last.name]) : [];
}

export function firstSentence(answer: LadderAnswer): string {
  const named = answer.climbs.slice(answer.climbs.length > 2 ? 2 : 0);
  const { name, games } = answer.rungs.at(-1)!;
  const missing = missingRungs(answer);
  const between =
    missing.length === 0
      ? 'the strongest players asked'
      : `players ${name} (${counted(games)}), the strongest that played`;
  const sentences = (isLong(answer) ? answer.climbs.slice(0, 1) : named).map((climb) => {
    const last = climb.rungs.at(-1);
    const value = last ? `${valueText(last)} POC` : 'too few games for an interval';
    const verdict = climb.verdict === undefined ? '' : ` (${VERDICTS[climb.verdict]})`;
    return `${figureName(answer, climb)}: ${value} between ${between}${verdict}.`;
  });
  if (isLong(answer) && missing.length === 0) sentences.push(countsOfVerdicts(named));
  if (missing.length > 0) sentences.push(`No verdict: ${missing.join(', ')} did not play.`);
  return sentences.join(' ');
}

/** More worths than can be told one by one. */
const FEW = 4;
export const isLong = ({ climbs }: LadderAnswer): boolean => climbs.filter((c) => c.figure === 'worth').length > FEW;

function countsOfVerdicts(climbs: readonly Climb[]): string {
  const counts = Object.keys(VERDICTS).flatMap((verdict) => {
    const count = climbs.filter((climb) => climb.verdict === verdict).length;
    return count > 0 ? [`${count} ${VERDICTS[verdict as Verdict]}`] : [];
  });
  return `Of ${climbs.length} worths: ${counts.join(', ')}.`;
}

/** Rungs that were asked for and that an interruption left without an answer. */
const missingRungs = ({ config, rungs }: LadderAnswer): string[] => config.rungs.slice(rungs.length).map((r) => r.name);

/** The step that a verdict rests on, and weaker players who were certain of the opposite. */
export function whyText(answer: LadderAnswer, climb: Climb): string[] {
  if (climb.verdict === undefined || climb.step === undefined) return [];
  const [before, last] = answer.rungs.slice(-2) as [RungAnswer, RungAnswer];
  const more =
    climb.gamesWanted === undefined
      ? ''
      : ` About ${Math.ceil(climb.gamesWanted)} times as many games of these two would tell, if it moves no more than it seems to.`;
  const opposed = (climb.opposed ?? []).map((k) => answer.rungs[k]!.name);
  const weaker =
    opposed.length === 0
      ? ''
      : ` Of weaker players ${opposed.join(', ')} ${opposed.length === 1 ? 'is' : 'are'} certain of the opposite sign.`;
  return [
    `${figureName(answer, climb)}: ${VERDICTS[climb.verdict]}; from ${before.name} to ${last.name} it moves by ${valueText(climb.step)} POC.${more}${weaker}`,
  ];
}
