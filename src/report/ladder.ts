// The page of a ladder: each figure from the weakest players to the strongest, and whether it holds.
import { seatText } from '../ai/seat.js';
import type { RuleSetBid } from '../analysis/bid/rule-sets.js';
import type { Climb, LadderAnswer, RungAnswer } from '../analysis/ladder/ladder.js';
import type { RungFigure, Verdict } from '../analysis/ladder/verdict.js';
import { type Block, type Row, tableOf } from '../answer/block.js';
import { signedText } from '../answer/difference.js';
import { counted, decimalsFor, estimate, fixed } from '../answer/digits.js';
import { addedRules } from '../rules/index.js';
import { csvText } from '../text/index.js';
import { GAME_FIGURES } from '../whole-games/game-figures.js';
import { ANALYSIS_FILE } from './analysis.js';
import { contradictions } from './answers/bid-words.js';
import { type NamedWorth, signsText } from './answers/ladder-signs.js';
import { notCertain } from './certainty/not-certain.js';
import { INTERRUPTED, type Page } from './page.js';
import { intervalRow, intervalsPicture } from './pictures/intervals.js';
import type { Picture } from './pictures/picture.js';
import { ruleTitle } from './player-names.js';

const VERDICTS: Readonly<Record<Verdict, string>> = {
  settled: 'settled',
  moving: 'still moving',
  contradictory: 'contradictory',
  open: 'too few games to tell',
};

export function ladderPage(answer: LadderAnswer): Page {
  const { config, rungs, climbs, seed, board } = answer;
  const many = isLong(answer);
  const told = many ? climbs.filter((climb) => climb.figure !== 'worth') : climbs;
  return {
    title: 'The same question at every strength of play',
    ...(answer.partial ? { warning: INTERRUPTED } : {}),
    answer: firstSentence(answer),
    lead: [
      ...signs(answer),
      ...contradictions(rungs.at(-1)!.answers),
      ...told.flatMap((climb) => whyText(answer, climb)),
    ],
    pictures: [
      // A fair bid that has no interval at any rung has nothing to draw.
      ...told.filter(({ rungs: at }) => at.some((one) => one)).map((climb) => climbPicture(answer, climb)),
      ...(many ? [worthsPicture(answer)] : []),
    ],
    blocks: [ladderBlock(answer), winsBlock(answer)],
    asked: [
      ['Rules', config.scenarios.map((_, k) => rulesOf(answer, k).join(', ')).join(' / ')],
      ...notCertain(config.scenarios),
      ...rungs.map(({ name, games }): [string, string] => [
        name,
        `${counted(games)} with each scenario; ${playersText(answer, name)}`,
      ]),
      ['Seed', `${seed}; each rung has the seed "${seed}, ${rungs[0]!.name}" and so on: no two share dice`],
      [
        'Method',
        `Monte Carlo; ± is the 95 % interval; scenarios of one rung share their dice${config.controlVariate ? '; the luck of the dice is taken out of scores, bids and worths' : ''}`,
      ],
    ],
    notes: [
      `A figure is settled when it certainly moves by less than ${config.within} POC from the second strongest players to the strongest, still moving when the difference of the two is more than chance explains, contradictory when they are each certain of a sign, and of opposite ones.`,
      'Settled says that stronger players of this kind answer alike, not that the best players would.',
    ],
    csv: { 'ladder.csv': csvOf(answer) },
    json: { ...answer },
    again: `vitp ladder ${ANALYSIS_FILE}`,
    board: board.hash,
  };
}

/** Whether the two strongest agree on whom the rules help. */
function signs(answer: LadderAnswer): string[] {
  const [before, last] = answer.rungs.slice(-2);
  const worths = answer.climbs.flatMap((climb): NamedWorth[] => {
    const [weak, strong] = climb.rungs.slice(-2);
    return climb.figure === 'worth' && weak && strong
      ? [{ name: changeName(answer, climb.scenario), before: weak, last: strong }]
      : [];
  });
  return worths.length > 0 && before && last ? signsText(worths, [before.name, last.name]) : [];
}

const rulesOf = ({ rungs }: LadderAnswer, k: number): readonly string[] => rungs[0]!.answers[k]!.rules;

/** Both seats of a rung, in one word where they are called the same. */
function playersText({ config }: LadderAnswer, name: string): string {
  const { japan, allied } = config.rungs.find((r) => r.name === name)!.players;
  const texts = [seatText('japan', japan), seatText('allied', allied)] as const;
  return texts[0] === texts[1] ? texts[0] : `Japan ${texts[0]}, Allies ${texts[1]}`;
}

/** What a figure is called. */
function figureName(
  answer: LadderAnswer,
  { figure, scenario }: Pick<Climb, 'figure' | 'scenario'>,
  called: (rule: string) => string = ruleTitle,
): string {
  if (figure === GAME_FIGURES.score.of()) return 'Final score';
  if (figure === 'fair') return 'Fair bid';
  return `Worth of ${changeName(answer, scenario, called)}`;
}

/** What a scenario changes: the rules that it adds, otherwise its openings or its number. */
function changeName(answer: LadderAnswer, scenario: number, called: (rule: string) => string = ruleTitle): string {
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
const figureText = ({ value, ci95 }: RungFigure): string => signedText({ difference: value, ci95 });

function firstSentence(answer: LadderAnswer): string {
  const named = answer.climbs.slice(answer.climbs.length > 2 ? 2 : 0);
  const { name, games } = answer.rungs.at(-1)!;
  const missing = missingRungs(answer);
  const between =
    missing.length === 0
      ? 'the strongest players asked'
      : `players ${name} (${counted(games)}), the strongest that played`;
  const sentences = (isLong(answer) ? answer.climbs.slice(0, 1) : named).map((climb) => {
    const last = climb.rungs.at(-1);
    const value = last ? `${figureText(last)} POC` : 'too few games for an interval';
    const verdict = climb.verdict === undefined ? '' : ` (${VERDICTS[climb.verdict]})`;
    return `${figureName(answer, climb)}: ${value} between ${between}${verdict}.`;
  });
  if (isLong(answer) && missing.length === 0) sentences.push(countsOfVerdicts(named));
  if (missing.length > 0) sentences.push(`No verdict: ${missing.join(', ')} did not play.`);
  return sentences.join(' ');
}

/** More worths than can be told one by one. */
const FEW = 4;
const isLong = ({ climbs }: LadderAnswer): boolean => climbs.filter((c) => c.figure === 'worth').length > FEW;

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
function whyText(answer: LadderAnswer, climb: Climb): string[] {
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
    `${figureName(answer, climb)}: ${VERDICTS[climb.verdict]}; from ${before.name} to ${last.name} it moves by ${figureText(climb.step)} POC.${more}${weaker}`,
  ];
}

function ladderBlock(answer: LadderAnswer): Block {
  const { climbs, rungs } = answer;
  return tableOf(
    'From the weakest players to the strongest',
    'POC; above 0 it helps Japan; a fair bid is what the player of Japan concedes; ± is the 95 % interval',
    ['', ...rungs.map((r) => r.name), 'verdict'],
    climbs.map((climb) => [
      figureName(answer, climb),
      ...climb.rungs.map((figure) => (figure ? figureText(figure) : '–')),
      climb.verdict === undefined ? '–' : VERDICTS[climb.verdict],
    ]),
  );
}

/** How often Japan wins, and what each scenario makes of that. */
function winsBlock(answer: LadderAnswer): Block {
  const others = answer.config.scenarios.slice(1).map((_, k) => k + 1);
  const wins = ({ japanWins }: Omit<RuleSetBid, 'curve'>): string => (japanWins ? signedText(japanWins, 100) : '–');
  return tableOf(
    'How often Japan wins without a bid',
    'per cent of games; the others are differences in per cent',
    ['', ...answer.rungs.map((r) => r.name)],
    [
      ['Japan wins', ...answer.rungs.map(({ japanWins: { value, ci95 } }) => estimate('share', value, ci95))],
      ...others.map((k): Row => [changeName(answer, k), ...answer.rungs.map((rung) => wins(rung.answers[k]!))]),
    ],
  );
}

function climbPicture(answer: LadderAnswer, climb: Climb): Picture {
  const name = figureName(answer, climb);
  const rows = climb.rungs.flatMap((figure, r) =>
    figure ? [intervalRow(answer.rungs[r]!.name, figure.value, figure.ci95, figureText(figure))] : [],
  );
  const slug =
    climb.figure === 'worth'
      ? `ladder-worth-${climb.scenario + 1}`
      : climb.figure === 'fair'
        ? 'ladder-fair-bid'
        : 'ladder-score';
  return intervalsPicture(rows, {
    name: slug,
    title: name,
    subtitle: [climb.verdict === undefined ? '' : VERDICTS[climb.verdict], rulesOf(answer, 0).join(' + ')].filter(
      (s) => s !== '',
    ),
    caption: 'From the weakest players above to the strongest below; the grey line is the 95 % interval.',
    axis: 'points of control',
  });
}

/** All worths in one picture, the weaker of the two strongest players pale. */
function worthsPicture(answer: LadderAnswer): Picture {
  const shown = answer.rungs.slice(-2);
  const first = answer.rungs.length - shown.length;
  const rows = answer.climbs
    .filter((climb) => climb.figure === 'worth')
    .flatMap((climb) =>
      shown.flatMap(({ name }, r) => {
        const figure = climb.rungs[first + r];
        if (!figure) return [];
        const row = `${changeName(answer, climb.scenario)}, ${name}`;
        const faint = r + 1 < shown.length ? { faint: true } : {};
        return [{ ...intervalRow(row, figure.value, figure.ci95, figureText(figure)), ...faint }];
      }),
    );
  return intervalsPicture(rows, {
    name: 'ladder-worths',
    title: 'What each is worth',
    subtitle: [`against ${rulesOf(answer, 0).join(' + ')}`],
    caption:
      'The two strongest players asked, the weaker of them pale; the line is the 95 % interval; to the left it helps the Allies.',
    axis: 'points of control',
    mark: 'bars',
  });
}

function csvOf({ climbs, rungs, ...answer }: LadderAnswer): string {
  const lines: (string | number)[][] = [['players', 'games', 'figure', 'value', 'low', 'high', 'verdict']];
  for (const climb of climbs) {
    for (const [r, figure] of climb.rungs.entries()) {
      if (!figure) continue;
      const digits = Math.max(2, decimalsFor((figure.ci95[1] - figure.ci95[0]) / 2) + 1);
      const numbers = [figure.value, ...figure.ci95].map((x) => fixed(x, digits));
      lines.push([
        rungs[r]!.name,
        rungs[r]!.games,
        figureName({ climbs, rungs, ...answer }, climb, (rule) => rule),
        ...numbers,
        climb.verdict ?? '',
      ]);
    }
  }
  return csvText(lines);
}
