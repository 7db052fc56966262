// The page of "who wins, and when is it decided": chances by turn, what decides the score, and whether the chances can be believed.
import { type Seats, seatText } from '../../ai/seat.js';
import type { DecidedAnswer, DecidedTurn, ShareFigure } from '../../analysis/decided/decided.js';
import { type Block, tableOf } from '../../answer/block.js';
import { counted, type Estimate, estimate, fixed, formatEstimate } from '../../answer/digits.js';
import { MAX_BID, MIN_BID } from '../../stats/comparing/bid.js';
import { chanceAt, chanceInterval } from '../../stats/fitting/logistic.js';
import type { Interval } from '../../stats/intervals/interval.js';
import { csvText } from '../../text/index.js';
import { ANALYSIS_FILE } from '../analysis.js';
import { bidText } from '../answers/bid-words.js';
import { ownLines } from '../asked/own-lines.js';
import { notCertain } from '../certainty/not-certain.js';
import { caveat, INTERRUPTED, type Page } from '../page.js';
import { intervalRow, intervalsPicture } from '../pictures/intervals.js';
import type { Picture } from '../pictures/picture.js';
import { reliabilityPicture } from '../pictures/reliability.js';
import { ruleTitle } from '../player-names.js';

export function decidedPage(answer: DecidedAnswer): Page {
  const { config, games, tested, seed, turns, board } = answer;
  const { rules, players } = config.scenario as { rules: readonly string[]; players: Seats };
  return {
    title: 'Who wins, and when is it decided?',
    ...(answer.partial ? { warning: INTERRUPTED } : {}),
    answer: sentence(turns),
    lead: leads(answer),
    pictures: pictures(answer, rules),
    blocks: [turnsBlock(turns), leadsBlock(turns), chancesBlock(turns), reliabilityBlock(answer)],
    asked: [
      ['Rules', rules.map(ruleTitle).join(', ')],
      ['Japan', seatText('japan', players.japan)],
      ['Allies', seatText('allied', players.allied)],
      ...notCertain([config.scenario]),
      ...ownLines([config.scenario]),
      ['Seed', seed],
      ['Method', `${counted(games)} to fit the model, ${counted(tested)} of other dice to test it`],
    ],
    notes: [
      'Decided: share of the variance of the final score that the position at the end of a turn explains, in games that were not fitted to. What a turn adds is the difference from the turn before; its ± is at most so wide. The position is valued as search players value it, and its value turned into an expected score by a straight line, and into a chance by logistic regression, for each turn alone.',
      'The players answer alike in every game: all that differs between games is dice, and what follows from them. Measured luck is the sum of all rolls, each less its expectation, weighed by a stated worth; it explains less than the dice do.',
      ...caveat([{ kind: 'game' }]),
    ],
    csv: { 'decided.csv': csvOf(turns) },
    json: { ...answer },
    again: `vitp decided ${ANALYSIS_FILE}`,
    board: board.hash,
  };
}

/** A share of the variance: like a difference of shares it may be below 0, and is no bound. */
const variance = (value: number, [low, high]: Interval): Estimate =>
  estimate('number', 100 * value, [100 * low, 100 * high]);

const percent = (figure: Estimate): string => `${formatEstimate(figure)} %`;

/** The turn after which half of the score is decided, and what the first turn decides. */
function sentence(turns: readonly DecidedTurn[]): string {
  const half = turns.find((t) => t.explained >= 0.5) ?? turns.at(-1)!;
  const decided = (t: DecidedTurn): string => percent(variance(t.explained, t.explainedCi95));
  const favourite = percent(estimate('share', half.favouriteWins, half.favouriteCi95));
  return `After turn ${half.turn} ${decided(half)} of what makes one game's score differ from another's is decided, and the favourite wins ${favourite} of the games; turn 1 decides ${decided(turns[0]!)}.`;
}

function leads({ raid, luck, bid, score }: DecidedAnswer): string[] {
  const [low, high] = bid.fairCi95;
  const interval = [low ?? 'below', high ?? 'above'] as const;
  const fair =
    bid.fair === null
      ? 'no bid asked about is fair'
      : `the fair bid is ${bidText({ bid: bid.fair, interval }, [MIN_BID, MAX_BID])}`;
  const explained = ({ value, ci95 }: ShareFigure): string => percent(variance(value, ci95));
  const mean = formatEstimate(estimate('number', score.mean, score.meanCi95));
  const sd = formatEstimate(estimate('number', score.sd, score.sdCi95));
  const perPoint = percent(estimate('share', bid.perPoint, bid.perPointCi95));
  return [
    `The dice of the raid on Pearl Harbor explain ${explained(raid)} of the variance of the final score; the measured luck of all dice ${explained(luck)}.`,
    `The final score is ${mean} in the mean, with a standard deviation of ${sd}; ${fair}, and one point of bid near it changes ${perPoint} of the games.`,
  ];
}

function turnsBlock(turns: readonly DecidedTurn[]): Block {
  return tableOf(
    'What each turn decides',
    'decided and added: per cent of the variance of the final score; error: of the expected score, in POC',
    ['turn', 'decided', 'added', 'error'],
    turns.map((t) => [
      String(t.turn),
      variance(t.explained, t.explainedCi95),
      variance(t.adds, t.addsCi95),
      estimate('number', t.error, t.errorCi95),
    ]),
  );
}

function leadsBlock(turns: readonly DecidedTurn[]): Block {
  return tableOf(
    'Who is ahead',
    'per cent of games; nine in ten: one side has at least such a chance; lead: the winner took it for good in this turn; swing: it moved the game most',
    ['turn', 'favourite wins', 'nine in ten', 'lead', 'swing'],
    turns.map((t) => [
      String(t.turn),
      estimate('share', t.favouriteWins, t.favouriteCi95),
      estimate('share', t.nearlyDecided, t.nearlyCi95),
      estimate('share', t.lastLead, t.lastLeadCi95),
      t.turn === 1 ? '–' : estimate('share', t.largestSwing, t.largestSwingCi95),
    ]),
  );
}

const VALUES = [-10, -5, 0, 5, 10];

function chancesBlock(turns: readonly DecidedTurn[]): Block {
  return tableOf(
    "Japan's chance to win without a bid, by the promised score",
    'per cent; the promised score is what search players value the position at, at the end of a turn',
    ['turn', ...VALUES.map((value) => String(value).replace('-', '−'))],
    turns
      .slice(0, -1)
      .map(({ turn, win }) => [
        String(turn),
        ...VALUES.map((value) => estimate('share', chanceAt(win, value), chanceInterval(win, value))),
      ]),
  );
}

function reliabilityBlock({ reliability }: DecidedAnswer): Block {
  return tableOf(
    'Can the chances be believed?',
    'per cent; promised: the mean of just these positions; positions at the ends of all turns but the last, of games that were not fitted to; the intervals allow for several positions of one game',
    ['promised', 'won', 'positions'],
    reliability.map(({ promised, won, positions }) => [
      `${fixed(100 * promised, 0)} %`,
      estimate('share', won.value, won.ci95),
      String(positions),
    ]),
  );
}

function pictures({ turns, reliability, games, tested }: DecidedAnswer, rules: readonly string[]): Picture[] {
  const subtitle = [`${counted(games)} fitted, ${counted(tested)} tested`, rules.join(' + ')];
  const rows = turns.map((t) =>
    intervalRow(
      `turn ${t.turn}`,
      t.adds,
      t.addsCi95,
      `${percent(variance(t.adds, t.addsCi95))}, in all ${percent(variance(t.explained, t.explainedCi95))}`,
      100,
    ),
  );
  return [
    intervalsPicture(rows, {
      name: 'decided-by-turn',
      title: 'When is it decided?',
      subtitle,
      caption: 'Share of the variance of the final score that each turn decides.',
      axis: 'per cent',
      mark: 'bars',
    }),
    reliabilityPicture(
      reliability.map(({ promised, won, positions }) => ({
        promised: 100 * promised,
        came: 100 * won.value,
        low: 100 * won.ci95[0],
        high: 100 * won.ci95[1],
        cases: positions,
      })),
      {
        name: 'reliability',
        title: 'Can the chances be believed?',
        subtitle,
        caption:
          'Positions of games that were not fitted to, by the chance that the model promised Japan. On the dashed line as many were won as promised; the numbers are positions.',
        promised: "promised, per cent of Japan's wins",
        came: 'won, per cent',
      },
    ),
  ];
}

function csvOf(turns: readonly DecidedTurn[]): string {
  const head =
    'turn,explained,explained_low,explained_high,adds,adds_low,adds_high,error,brier,brier_of_share,favourite_wins,nearly_decided,last_lead,largest_swing';
  const fits = 'score_intercept,score_slope,win_intercept,win_slope';
  const ends = ['error', 'favourite_wins', 'nearly_decided', 'last_lead', 'largest_swing'].flatMap((name) => [
    `${name}_low`,
    `${name}_high`,
  ]);
  return csvText([
    [...`${head},${fits}`.split(','), ...ends],
    ...turns.map((t) => [
      t.turn,
      t.explained,
      ...t.explainedCi95,
      t.adds,
      ...t.addsCi95,
      t.error,
      t.brier,
      t.brierOfShare,
      t.favouriteWins,
      t.nearlyDecided,
      t.lastLead,
      t.largestSwing,
      t.score.intercept,
      t.score.slope,
      t.win.intercept,
      t.win.slope,
      ...t.errorCi95,
      ...t.favouriteCi95,
      ...t.nearlyCi95,
      ...t.lastLeadCi95,
      ...t.largestSwingCi95,
    ]),
  ]);
}
