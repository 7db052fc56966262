// Figures of the pages for players, each read from a result under reports/. In the text a figure stands between two comments,
// which a reader does not see: <!-- packages worth:menzel tuned -->−4.0 ±0.8<!-- -->.
import { readFileSync } from 'node:fs';
import type { DecidedAnswer } from '../src/analysis/decided/decided.js';
import type { LadderAnswer } from '../src/analysis/ladder/ladder.js';
import type { OpeningsResult } from '../src/analysis/tournament/openings-result.js';
import { signedText } from '../src/answer/difference.js';
import { counted, estimate, fixed, formatEstimate } from '../src/answer/digits.js';
import type { Side } from '../src/board/index.js';

/** Where the article is. */
export const ARTICLE = 'docs/what-the-simulator-says-about-bids.md';
/** Every page with such figures; the short answers have others too, of commands that they show. */
export const PAGES_WITH_FIGURES = [ARTICLE, 'docs/answers.md'] as const;

const FIGURE = /<!-- ([^\s>]+) ([^\s>]+)(?: ([^\s>]+))? -->(.*?)<!-- -->/gs;

/** The article with every figure as its result has it. */
export const withFigures = (text: string): string =>
  text.replace(FIGURE, (_all, study: string, what: string, rung: string | undefined) => {
    const said = rung === undefined ? `${study} ${what}` : `${study} ${what} ${rung}`;
    return `<!-- ${said} -->${figureText(study, what, rung)}<!-- -->`;
  });

/** The text without its figures: what is left of numbers is no result. */
export const withoutFigures = (text: string): string => text.replace(FIGURE, '');

function figureText(study: string, what: string, rung: string | undefined): string {
  if (study.startsWith('why/')) return pairedText(study, what.replaceAll('_', ' '));
  if (study in MATRICES) return matrixText(MATRICES[study]!, what, rung);
  if (study === 'fair-bid') return worthText(what.replace('worth:', ''));
  const answer = JSON.parse(readFileSync(`reports/studies/${study}/result.json`, 'utf8'));
  return answer.kind === 'decided' ? decidedText(answer, what) : ladderText(answer, what, rung);
}

/** Where openings, or players, were chosen against each other. */
const MATRICES: Readonly<Record<string, string>> = {
  openings: 'reports/openings',
  players: 'reports/studies/players',
  'players-nt1': 'reports/studies/players-nt1',
};

/** What the game is worth where both sides choose best, in points or in Japan's wins; what a side loses that is known to choose one alone. */
function matrixText(folder: string, what: string, side: string | undefined): string {
  const { openings } = JSON.parse(readFileSync(`${folder}/result.json`, 'utf8')) as OpeningsResult;
  const { poc, wins } = openings;
  if (!poc || !wins) throw new Error(`${folder}: too few games`);
  if (what === 'value') return signedText({ difference: poc.value.estimate, ci95: poc.value.ci95 });
  if (what === 'wins') return shareText(wins.value.estimate, wins.value.ci95);
  const name = what.replace('alone:', '');
  const found = poc[side as Side].find((one) => one.opening === name);
  if (!found) throw new Error(`${folder}: no choice ${name}`);
  const { estimate: value, ci95 } = found.alone;
  const [low, high] = [ci95[0], ci95[1]].map((bound) => fixed(-bound, 1));
  return `${fixed(-value, 1)} (${high} to ${low})`;
}

/** What a rule alone is worth, from the table of rule sets. */
function worthText(rule: string): string {
  const row = rowsOf('reports/fair-bid/rule-sets.csv').find((one) => one.rules === `second-edition+${rule}`);
  if (!row) throw new Error(`no rule ${rule}`);
  return signedText({ difference: Number(row.poc), ci95: [Number(row.poc_low), Number(row.poc_high)] });
}

/** The rows of a table by their columns; none of those read here has commas in its cells. */
function rowsOf(file: string): Record<string, string>[] {
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const names = head!.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, k) => [names[k]!, cell])));
}

/** A paired difference from the table of `vitp compare`, with the luck taken out where it was: of a number, or of Japan's share in per cent. */
function pairedText(study: string, metric: string): string {
  const [head, ...lines] = readFileSync(`reports/studies/${study}.csv`, 'utf8').trim().split('\n');
  const names = head!.split(',');
  const rows = lines.map((line) => line.split(','));
  const at = (row: readonly string[], name: string): string => row[names.indexOf(name)]!;
  const row = rows.find((r) => at(r, 'metric') === metric && ['', 'japan'].includes(at(r, 'label')));
  if (!row) throw new Error(`no figure ${metric}`);
  const columns = at(row, 'luck_out')
    ? ['luck_out', 'luck_out_low', 'luck_out_high']
    : ['difference', 'ci95_low', 'ci95_high'];
  const [difference, low, high] = columns.map((name) => Number(at(row, name)));
  const scale = at(row, 'label') === '' ? 1 : 100;
  return signedText({ difference: difference!, ci95: [low!, high!] }, scale);
}

function ladderText(answer: LadderAnswer, what: string, rung: string | undefined): string {
  const r = answer.rungs.findIndex((one) => one.name === rung);
  if (r < 0) throw new Error(`no rung ${rung}`);
  const { name, games, japanWins } = answer.rungs[r]!;
  if (what === 'games') return counted(games).replace(/ games?$/, '');
  if (what === 'name') return name;
  if (what === 'wins') return shareText(japanWins.value, japanWins.ci95);
  const climb =
    what === 'score'
      ? answer.climbs[0]
      : what === 'fair'
        ? answer.climbs[1]
        : answer.climbs.find((c) => c.figure === 'worth' && `worth:${added(answer, c.scenario)}` === what);
  if (!climb) throw new Error(`no figure ${what}`);
  const figure = climb.rungs[r];
  if (!figure) return 'beyond 15, or not known well enough';
  const { value, ci95 } = figure;
  return signedText({ difference: value, ci95 });
}

/** `adjustment-1+adjustment-2`: what a rule set adds to the first. */
function added({ rungs }: LadderAnswer, scenario: number): string {
  const { answers } = rungs[0]!;
  return answers[scenario]!.rules.filter((name) => !answers[0]!.rules.includes(name)).join('+');
}

/** `37 ±3 %`, with as many digits as its error has. */
function shareText(value: number, [low, high]: readonly [number, number]): string {
  return `${signedText({ difference: value, ci95: [low, high] }, 100).replace(/^\+/, '')} %`;
}

function decidedText(answer: DecidedAnswer, what: string): string {
  const [name, turn] = what.split(':') as [string, string?];
  const at = answer.turns[Number(turn) - 1];
  switch (name) {
    case 'explained':
      return at!.turn === answer.turns.length ? percent(at!.explained) : shareText(at!.explained, at!.explainedCi95);
    case 'adds':
      return shareText(at!.adds, at!.addsCi95);
    case 'favourite':
      return shareText(at!.favouriteWins, at!.favouriteCi95);
    case 'nearly':
      return sampledText(at!.nearlyDecided, at!.nearlyCi95);
    case 'lead':
      return sampledText(at!.lastLead, at!.lastLeadCi95);
    case 'raid':
      return shareText(answer.raid.value, answer.raid.ci95);
    case 'luck':
      return shareText(answer.luck.value, answer.luck.ci95);
    case 'fair':
      return bidText(answer.bid);
    case 'sd':
      return formatEstimate(estimate('number', answer.score.sd, answer.score.sdCi95));
    case 'perPoint':
      return shareText(answer.bid.perPoint, answer.bid.perPointCi95);
    case 'games':
      return String(answer.games + answer.tested);
    default:
      throw new Error(`no figure ${what}`);
  }
}

/** A share of games, close to 0 a bound. */
const sampledText = (share: number, ci95: readonly [number, number]): string =>
  `${formatEstimate(estimate('share', share, ci95))} %`;

const percent = (share: number, digits = 0): string => `${fixed(100 * share, digits)} %`;

/** The fair bid with its interval. */
function bidText({ fair, fairCi95: [low, high] }: DecidedAnswer['bid']): string {
  if (fair === null || low === null || high === null) return 'beyond what was asked';
  return signedText({ difference: fair, ci95: [low, high] });
}
