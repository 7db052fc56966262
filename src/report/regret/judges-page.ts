// The page of how well judges of answers agree with long rollouts.
import { judgeText } from '../../ai/judging/judges.js';
import { boardHash } from '../../analysis/boards.js';
import type { JudgedRow, JudgesAnswer } from '../../analysis/judges/judges.js';
import { type Row, type TableBlock, tableOf } from '../../answer/block.js';
import { fixed, grouped } from '../../answer/digits.js';
import { SIDES } from '../../board/index.js';
import { sideName } from '../../board/side-names.js';
import type { DecisionName } from '../../game/questions/decisions.js';
import type { AgreementFigure } from '../../stats/comparing/agreement.js';
import { csvText } from '../../text/index.js';
import { decisionTitle } from '../narrative/decision-titles.js';
import { caveat, type Page } from '../page.js';
import { matrixPicture } from '../pictures/matrix.js';
import type { Picture } from '../pictures/picture.js';
import { correlationText, correlationValue, halfWidthOf, meanText } from './mean-figure.js';
import { askedOfDecisions, rulesOf, underTitle } from './regret-page.js';

/** Where there is no figure. */
const NONE = '–';

export function judgesPage(answer: JudgesAnswer): Page {
  const { config, seed, rows } = answer;
  return {
    title: 'Judges of answers: how well they agree with long rollouts',
    ...(answer.partial
      ? { warning: `Interrupted: decisions of each row that are judged: ${decisionsText(rows)}.` }
      : {}),
    answer: sentence(answer),
    lead: [],
    asked: [
      ...askedOfDecisions(answer),
      ['Games', grouped(answer.games)],
      [
        'Decisions',
        `at most ${config.decisions} of a game for each side and kind; of each row: ${decisionsText(rows)}`,
      ],
      ['Rollouts', `${config.rollouts} of each answer, ${aheadText(config.ahead)}`],
      ['Seed', seed],
    ],
    blocks: [tableBlock(answer)],
    notes: [
      ...judgesNotes(config.judges),
      'Agreement: correlation, over the answers to the same decision, of what the judge says with what the answers are worth by long rollouts of the base players; the chance of the rollouts is taken out by their halves, that of the judge is not. 1: the judge is right about all differences; 0: he knows nothing of them. By chance an estimate may be above 1, with few games the more so: it is told as 1 here, and as it is in the files.',
      'Short of the best: what the answer that the judge likes best is worth less than the one that half of the rollouts like best, by the other half, in POC of the final score; below 0 he chooses better than so many long rollouts. Gain: what it is worth more than the answer that was played. Spread: standard deviation of what the answers to these decisions are worth.',
      'All errors are 95 % intervals over games. The luck of the rolls is taken from the long rollouts.',
      ...caveat([{ kind: 'game' }]),
    ],
    pictures: [picture(answer)],
    csv: { 'judges.csv': csvOf(answer) },
    json: { ...answer },
    again: 'vitp regret result.json',
    board: boardHash(config.scenarios),
  };
}

/** What the judges are: those of one kind together. */
function judgesNotes(judges: readonly string[]): string[] {
  const texts = [...new Set(judges.map(judgeText))];
  return texts.map((text) => `${judges.filter((judge) => judgeText(judge) === text).join(', ')}: ${text}.`);
}

const aheadText = (ahead: number): string =>
  ahead === 0
    ? 'to the end of the game'
    : `${ahead === 1 ? 'to the end of the turn' : `${ahead} turns`}, then the evaluation`;

/** `32`, or `12 to 32`. */
function decisionsText(rows: readonly JudgedRow[]): string {
  const counts = rows.map((row) => row.decisions);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return `${least < most ? `${grouped(least)} to ` : ''}${grouped(most)}`;
}

/** `Japan, raiders`, with the rules where there are several. */
function rowName({ config }: JudgesAnswer, row: JudgedRow): string {
  const name = `${sideName(SIDES.indexOf(row.side))}, ${decisionTitle(row.decision as DecisionName)}`;
  return config.scenarios.length > 1 ? `${rulesOf(row)}: ${name}` : name;
}

/** Names him whose agreement is certainly the most: the highest estimate is often that with the largest error. */
function sentence(answer: JudgesAnswer): string {
  const [most] = answer.rows
    .flatMap((row) =>
      row.judges.flatMap(({ judge, correlation }) =>
        correlation ? [{ row, judge, correlation, least: correlation.mean - halfWidthOf(correlation, row.games) }] : [],
      ),
    )
    .filter(({ least }) => least > 0)
    .sort((a, b) => b.least - a.least);
  if (!most)
    return 'No judge can be told from chance here: there are too few games, the rollouts do not tell the answers apart, or he says the same of all.';
  return `Most certain agreement: ${most.judge}, ${correlationText(most.correlation, most.row.games)} (${rowName(answer, most.row)}).`;
}

function tableBlock(answer: JudgesAnswer): TableBlock {
  const rows = answer.rows.flatMap((row): Row[] => {
    const { best, judges, decisions, answers } = row;
    const name = rowName(answer, row);
    return [
      [
        name,
        String(decisions),
        fixed(answers, 1),
        meanText({ mean: best.spread, se: best.spreadSe }, row.games),
        '',
        '',
        best.gained ? meanText(best.gained, row.games) : NONE,
      ],
      ...judges.map((judge): Row => {
        const { correlation, lost, gained } = judge;
        return [
          `- ${judge.judge}`,
          '',
          '',
          '',
          correlation ? correlationText(correlation, row.games) : NONE,
          meanText(lost, row.games),
          meanText(gained, row.games),
        ];
      }),
    ];
  });
  return tableOf(
    'Agreement',
    'agreement: correlation of differences; the rest in POC; a row of its own for the best by half of the long rollouts',
    ['', 'decisions', 'answers', 'spread', 'agreement', 'short of best', 'gain'],
    rows,
  );
}

function picture(answer: JudgesAnswer): Picture {
  const { rows, config } = answer;
  const names = { down: rows.map((row) => rowName(answer, row)), across: config.judges };
  const cell = (r: number, c: number) => {
    const found = rows[r]!.judges.find(({ judge }) => judge === config.judges[c])?.correlation;
    // In the map of regret too, red is what is bad.
    return { fill: -(found?.mean ?? 0), text: found ? correlationValue(found.mean) : '' };
  };
  return matrixPicture(names, cell, {
    name: 'judges',
    title: 'How well judges agree with long rollouts',
    subtitle: underTitle(
      answer,
      'Correlation of the differences between answers to the same decision, chance of the rollouts taken out',
    ),
    caption:
      'The fuller the blue, the better the judge; red: he prefers the worse answers. Empty: he judges no such decisions, or nothing can be told.',
  });
}

/** One line a row and judge; the judge `best` is the best by half of the rollouts. */
function csvOf({ rows }: JudgesAnswer): string {
  const figure = (f: AgreementFigure | null): (string | number)[] => [f?.mean ?? '', f?.se ?? ''];
  const lines: (string | number)[][] = [
    [
      'rules',
      'side',
      'decision',
      'decisions',
      'spread',
      'judge',
      'agreement',
      'agreement.se',
      'short',
      'short.se',
      'gain',
      'gain.se',
      'spread.se',
    ],
  ];
  for (const row of rows) {
    const start = [rulesOf(row), row.side, row.decision, row.decisions, row.best.spread];
    const end = row.best.spreadSe ?? '';
    lines.push([...start, 'best', '', '', 0, '', ...figure(row.best.gained), end]);
    for (const { judge, correlation, lost, gained } of row.judges)
      lines.push([...start, judge, ...figure(correlation), ...figure(lost), ...figure(gained), end]);
  }
  return csvText(lines);
}
