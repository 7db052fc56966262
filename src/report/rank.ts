// The page of a ranking: who is best, who may be, and who is out of the question.
import { boardHash } from '../analysis/boards.js';
import type { RankAnswer, RankConfig, Ranked } from '../analysis/compare/rank.js';
import { tableOf } from '../answer/block.js';
import { differenceText, signedText } from '../answer/difference.js';
import { type Estimate, formatEstimate, grouped } from '../answer/digits.js';
import { ANALYSIS_FILE } from './analysis.js';
import { shortNames } from './answers/say.js';
import type { Line } from './asked/asked.js';
import { linesOfEach } from './asked/lines-of-each.js';
import { rankingCsv } from './csv/compare-csv.js';
import { scaleOf } from './difference-table.js';
import { figureEstimate, figureTitle } from './figures.js';
import { caveat, INTERRUPTED, type Page } from './page.js';
import { intervalRow, intervalsPicture } from './pictures/intervals.js';

const ENDINGS: Readonly<Record<RankAnswer['ending'], string>> = {
  decided: 'until one was left',
  within: 'until those left were close enough',
  games: 'and not all could be told apart',
  interrupted: 'until it was interrupted',
  'out-of-time': 'until the time was up (not reproducible: how many games that are depends on the machine)',
};

export function rankPage(answer: RankAnswer): Page {
  const { config, ranking, games, played, ending, partial } = answer;
  const { names, scenarios, best, within } = config;
  const name = figureTitle(config);
  const scale = scaleOf(config);
  const short = shortNames(names);
  const saved = (games * names.length) / played;
  return {
    title: `Ranked under common dice: ${name}, ${best} first`,
    ...(partial ? { warning: INTERRUPTED } : {}),
    answer: leadOf(answer, scale),
    lead: [],
    asked: [
      ...names.map((file, k): Line => [String(k + 1), file]),
      ...linesOfEach(
        scenarios,
        names.map((_, k) => String(k + 1)),
      ),
      ['Seed', answer.seed],
      ['Method', `${grouped(games)} games at most for one, ${grouped(played)} in all, ${ENDINGS[ending]}`],
      [
        'Dropped',
        `whoever is shown to be worse than another; ${saved.toFixed(1)} times fewer games than playing all to the end`,
      ],
      ...(within === null ? [] : [['Close enough', `differences of ${within} need not be told apart`] as Line]),
    ],
    blocks: [
      tableOf(
        'Ranking',
        'with 95 % confidence no verdict of the whole list is wrong, however often it was looked at',
        ['', name, 'games', 'verdict'],
        ranking.map((r) => [
          `${r.candidate + 1}  ${short[r.candidate]}`,
          estimate(r, config),
          grouped(r.games),
          verdictText(r, scale),
        ]),
      ),
    ],
    notes: caveat(scenarios),
    pictures: [picture(answer)],
    csv: { 'ranking.csv': rankingCsv(ranking) },
    json: { ...answer },
    again: `vitp compare ${ANALYSIS_FILE}`,
    board: boardHash(scenarios),
  };
}

function leadOf({ config, ranking }: RankAnswer, scale: number): string {
  const names = shortNames(config.names);
  const [first, ...others] = ranking;
  const left = others.filter((r) => r.verdict === 'left');
  const name = names[first!.candidate];
  if (left.length === 0) {
    const worse = others.length === 1 ? 'the other is shown to be worse' : 'all others are shown not to be the best';
    return `Best: ${name} (${figureTitle(config)} ${formatEstimate(estimate(first!, config))}); ${worse}.`;
  }
  const gap = (r: Ranked) => signedText(differenceOf(r), scale);
  const close = left.map((r) => `${names[r.candidate]} (${gap(r)})`).join(', ');
  return `Leading: ${name}, not told apart from ${close}.`;
}

const differenceOf = (r: Ranked) => ({ difference: r.difference!, ci95: r.differenceCi95! });

function verdictText(r: Ranked, scale: number): string {
  if (r.verdict === 'best') return 'best';
  if (r.against === null) return 'leading';
  const text = differenceText(differenceOf(r), scale);
  return r.verdict === 'dropped' ? `dropped: ${text} to ${r.against + 1}` : `left: ${text} to ${r.against + 1}`;
}

const estimate = ({ mean, ci95 }: Ranked, figure: RankConfig): Estimate =>
  figureEstimate(figure, { value: mean, ci95 });

function picture({ config, ranking, games, seed }: RankAnswer) {
  const short = shortNames(config.names);
  const scale = scaleOf(config);
  const rows = ranking
    .filter((r) => r.difference !== null)
    .map((r) => {
      const { difference, ci95 } = differenceOf(r);
      const row = `${short[r.candidate]} − ${short[r.against!]}`;
      return intervalRow(row, difference, ci95, signedText(differenceOf(r), scale), scale);
    });
  return intervalsPicture(rows, {
    name: 'ranking',
    title: `${figureTitle(config)}: each less one that is ahead of it`,
    subtitle: [
      `${config.names.length} candidates, ${config.best} first, ${grouped(games)} games at most, seed ${seed}`,
    ],
    caption:
      'Each candidate against the one it was dropped for, or against the leader; the intervals of all pairs hold together.',
    axis: `difference${scale === 100 ? ', per cent of games' : ''}`,
  });
}
