// The page of a comparison: tables, CSV and pictures of the paired differences.
import { helpedBy } from '../analysis/bid/rule-sets.js';
import type { CompareAnswer } from '../analysis/compare/compare.js';
import type { ComparedFigure } from '../analysis/compare/compared-figures.js';
import { letterOf, placeOf } from '../analysis/compare/comparison-names.js';
import { differenceText, isSeparated, signedText } from '../answer/difference.js';
import { counted, estimate, exactly } from '../answer/digits.js';
import { canonicalJson } from '../answer/json.js';
import { metricTitle } from '../answer/metric-names.js';
import { isExact } from '../answer/result.js';
import { addedRules } from '../rules/index.js';
import { GAME_FIGURES } from '../whole-games/game-figures.js';
import { ANALYSIS_FILE } from './analysis.js';
import { contradictions } from './answers/bid-words.js';
import { said, shortNames } from './answers/say.js';
import { ALL_SOLVED, type Line, precisionText, untilText } from './asked/asked.js';
import { linesOfEach } from './asked/lines-of-each.js';
import { differenceCsv } from './csv/compare-csv.js';
import { differenceBlock, differenceSaid, scaleOf } from './difference-table.js';
import { figureText } from './figures.js';
import { caveat, INTERRUPTED, type Page } from './page.js';
import { type IntervalRow, intervalRow, intervalsPicture } from './pictures/intervals.js';
import type { Picture } from './pictures/picture.js';

export function comparePage(answer: CompareAnswer): Page {
  const { config, differences, board, partial } = answer;
  const { scenarios } = config;
  const names = shortNames(config.names);
  const exact = isExact(answer);
  return {
    title: exact ? 'Compared exactly' : 'Compared under common dice',
    ...(partial ? { warning: INTERRUPTED } : {}),
    answer: differences.length > 0 ? compareAnswer(differences[0]!, names, exact) : 'There is nothing to compare.',
    lead: [
      ...othersFirst(differences).map((f) => compareAnswer(f, names, exact)),
      ...controlledText(answer, names),
      ...contradictions(rulesAlone(answer)),
    ],
    asked: askedOf(answer),
    blocks: scenarios
      .slice(1)
      .map((_, k) => differenceBlock(differences, letterOf(k + 1), headingOf(names, k + 1), exact)),
    notes: [...(exact ? [] : pairedNotes(differences)), ...caveat(scenarios)],
    pictures: pictures(answer),
    csv: { 'differences.csv': differenceCsv(differences, answer.controlled) },
    json: { ...answer },
    again: `vitp compare ${ANALYSIS_FILE}`,
    ...(board ? { board: board.hash } : {}),
  };
}

/** Names longer than this make a table too wide for a terminal. */
const MAX_COLUMN = 10;

/** A scenario against the first, in a table. */
function headingOf(names: readonly string[], k: number): { title: string; columns: [string, string] } {
  const both = [names[0]!, names[k]!].map((name) => name.replace(/\.(?:ya?ml|json)$/, '')) as [string, string];
  return {
    title: `${names[k]} against ${names[0]}`,
    columns: both[0] === both[1] || both.some((name) => name.length > MAX_COLUMN) ? ['the first', 'this'] : both,
  };
}

/** The differences with the luck of the dice taken out. */
const controlledText = ({ controlled = [] }: CompareAnswer, names: readonly string[]): string[] =>
  controlled.map((one) => {
    const { scenario, metric, mean, ci95, saving } = one;
    const said = differenceText({ difference: mean, ci95 });
    return `With the luck of the dice taken out: ${metricTitle(metric)} ${said}, ${names[placeOf(scenario)]} minus ${names[0]}; as precise as the pairs of ${saving.toFixed(2)} times as many games.`;
  });

/** The first game, and those that differ from it by their rules alone, with what the rules change of the final score. */
function rulesAlone({ config: { scenarios }, differences }: CompareAnswer): Parameters<typeof contradictions>[0] {
  const rulesOf = (k: number) => scenarios[k]!.rules as readonly string[];
  const rest = (k: number) => canonicalJson({ ...scenarios[k], rules: null });
  if (scenarios[0]!.kind !== 'game') return [];
  return scenarios.flatMap((_, k) => {
    const poc = differences.find((f) => f.scenario === letterOf(k) && f.metric === GAME_FIGURES.score.of());
    if (rest(k) !== rest(0)) return [];
    return [{ rules: rulesOf(k), said: helpedBy(addedRules(rulesOf(k), rulesOf(0))), ...(poc ? { poc } : {}) }];
  });
}

function askedOf(answer: CompareAnswer): Line[] {
  const { config, seed, games, precision } = answer;
  const kind = precision ? 'anytime-valid 95 % interval (a confidence sequence)' : '95 % interval';
  return [
    ...config.names.map((name, k): Line => [letterOf(k), name]),
    ...linesOfEach(
      config.scenarios,
      config.names.map((_, k) => letterOf(k)),
    ),
    ...(isExact(answer)
      ? [ALL_SOLVED]
      : [
          ['Seed', seed] as Line,
          [
            'Method',
            `${counted(games)} under each scenario${untilText(answer)}; ± is the ${kind} of the paired difference`,
          ] as Line,
        ]),
    ...(precision ? [['Precision', precisionText(precision)] as Line] : []),
  ];
}

/** The first figure of each scenario but the second, whose sentence is the answer. */
const othersFirst = (differences: readonly ComparedFigure[]): ComparedFigure[] =>
  differences.filter((f, k) => k > 0 && differences.findIndex((one) => one.scenario === f.scenario) === k);

const pairedNotes = (differences: readonly ComparedFigure[]): string[] => [
  ...differences.slice(0, 1).map(savedText),
  'corr.: correlation of the two over the games, achieved by the common dice; saved: how many times fewer games that took than separate runs. Both describe these games and are no estimates with an error.',
];

const savedText = (f: ComparedFigure): string =>
  f.saving === null || f.se === 0
    ? 'The difference never varied.'
    : f.saving < 1.05
      ? 'Common dice saved nothing here: separate runs would have needed no more games.'
      : `Common dice needed ${f.saving.toFixed(1)} times fewer games than separate runs.`;

/** One picture of the numbers, one of the shares. */
function pictures(answer: CompareAnswer): Picture[] {
  const { config, differences, seed, games } = answer;
  const exact = isExact(answer);
  const { scenarios } = config;
  const names = shortNames(config.names);
  const rowOf = (f: ComparedFigure): IntervalRow => {
    const name = figureText(f);
    const row = scenarios.length > 2 ? `${name}, ${names[placeOf(f.scenario)]}` : name;
    return intervalRow(row, f.difference, f.ci95, differenceSaid(f, exact), scaleOf(f));
  };
  const others = names.length === 2 ? names[1]! : 'the others';
  const minus = `${others} minus ${names[0]}`;
  const subtitle = [exact ? 'exact' : `${counted(games)} each, the same dice, seed ${seed}; bars: 95 % intervals`];
  const bar = exact ? '' : ', the bar its 95 % interval';
  const caption = `The dot is the difference from ${names[0]}${bar}; the broken line is no difference.`;
  const numbers = differences.filter((f) => f.label === undefined).map(rowOf);
  const shares = differences.filter((f) => f.label !== undefined).map(rowOf);
  const heading = { subtitle, caption };
  const title = `Differences: ${minus}`;
  const ofShares = {
    name: 'share-differences',
    title: `Differences of shares: ${minus}`,
    axis: `per cent of games, ${minus}`,
  };
  return [
    ...(numbers.length > 0 ? [intervalsPicture(numbers, { ...heading, name: 'differences', title, axis: minus })] : []),
    ...(shares.length > 0 ? [intervalsPicture(shares, { ...heading, ...ofShares })] : []),
  ];
}

/** `focus.yaml against spread.yaml: battleships still afloat after the raid +1.06 ±0.01, from 2.31 to 3.37.` */
function compareAnswer(figure: ComparedFigure, names: readonly string[], exact: boolean): string {
  const other = names[placeOf(figure.scenario)]!;
  const { label } = figure;
  const unit = label === undefined ? 'number' : 'share';
  const share = label === undefined ? '' : ' %';
  const one = (value: number, ci95: readonly [number, number]): string =>
    `${said(estimate(unit, value, ci95, exact)).replace(/ [±(].*/, '')}${share}`;
  const certain = exact || isSeparated(figure.ci95);
  const change = label === undefined ? (exact ? exactText(figure) : signedText(figure)) : shareChange(figure, exact);
  const values = `from ${one(figure.first, figure.firstCi95)} to ${one(figure.other, figure.otherCi95)}`;
  return `${other} against ${names[0]}: ${titleOf(figure)} ${change}, ${values}${certain ? '' : '; that is no certain difference'}.`;
}

/** `Japan wins`, where the figure is who wins; otherwise its title as in the tables. */
function titleOf({ metric, label }: ComparedFigure): string {
  const wins = metric === GAME_FIGURES.winner.of() ? WINS[label ?? ''] : undefined;
  return wins ?? figureText({ metric, label });
}

const WINS: Readonly<Record<string, string>> = { japan: 'Japan wins', allied: 'the Allies win', tie: 'a tie' };

/** `12 ±7 games in 100 more`: in per cent it would read as the share itself. */
function shareChange(figure: ComparedFigure, exact: boolean): string {
  const { difference, ci95 } = figure;
  if (exact && difference === 0) return 'no change';
  const [low, high] = difference < 0 ? ([-ci95[1], -ci95[0]] as const) : ci95;
  const size = { difference: Math.abs(difference), ci95: [low, high] as const };
  const games = exact ? said(exactly('share', size.difference)) : signedText(size, 100).replaceAll('+', '');
  const none = !exact && Number(/^[\d.]+/.exec(games)?.[0]) === 0;
  return `${games} games in 100 ${none ? 'more or fewer' : difference > 0 ? 'more' : 'fewer'}`;
}

/** The same of a figure that is no share. */
function exactText({ difference }: ComparedFigure): string {
  const text = said(exactly('number', Math.abs(difference)));
  return difference === 0 ? 'no change' : `${difference > 0 ? '+' : '-'}${text}`;
}
