// The page of "who wins, and when is it decided": chances by turn, what decides the score, and whether the chances can be believed.
import { type Seats, seatText } from '../../ai/seat.js';
import type { DecidedAnswer, DecidedTurn, ShareFigure } from '../../analysis/decided/decided.js';
import { type Block, tableOf } from '../../answer/block.js';
import { counted, decimalsFor, estimate, exactly, fixed } from '../../answer/digits.js';
import { MAX_BID, MIN_BID } from '../../stats/comparing/bid.js';
import { chanceAt } from '../../stats/fitting/logistic.js';
import type { Interval } from '../../stats/intervals/interval.js';
import { csvText } from '../../text/index.js';
import { ANALYSIS_FILE } from '../analysis.js';
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
    blocks: [turnsBlock(turns), chancesBlock(turns), reliabilityBlock(answer)],
    asked: [
      ['Rules', rules.map(ruleTitle).join(', ')],
      ['Japan', seatText('japan', players.japan)],
      ['Allies', seatText('allied', players.allied)],
      ...notCertain([config.scenario]),
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

const percent = (share: number, digits = 0): string => `${fixed(100 * share, digits)} %`;

/** The turn after which half of the score is decided, and what the first turn decides. */
function sentence(turns: readonly DecidedTurn[]): string {
  const half = turns.find((t) => t.explained >= 0.5) ?? turns.at(-1)!;
  return `After turn ${half.turn} ${share(half.explained, half.explainedCi95)} of what makes one game's score differ from another's is decided, and the favourite wins ${share(half.favouriteWins, half.favouriteCi95)} of the games; turn 1 decides ${share(turns[0]!.explained, turns[0]!.explainedCi95)}.`;
}

/** `59 ±3 %`, with as many digits as its error has. */
function share(value: number, [low, high]: Interval): string {
  const half = (100 * (high - low)) / 2;
  const digits = half > 0 ? decimalsFor(half) : 0;
  return half > 0 ? `${fixed(100 * value, digits)} ±${fixed(half, digits)} %` : percent(value);
}

const shareText = ({ value, ci95: [low, high] }: ShareFigure): string =>
  `${percent(value, 1)} (${fixed(100 * low, 1)} to ${fixed(100 * high, 1)})`;

function leads({ raid, luck, bid, score }: DecidedAnswer): string[] {
  const [low, high] = bid.fairCi95;
  const fair =
    bid.fair === null
      ? 'no bid asked about is fair'
      : `the fair bid is ${fixed(bid.fair, 1)} (${low === null ? `below ${MIN_BID}` : fixed(low, 1)} to ${high === null ? `above ${MAX_BID}` : fixed(high, 1)})`;
  return [
    `The dice of the raid on Pearl Harbor explain ${shareText(raid)} of the variance of the final score; the measured luck of all dice ${shareText(luck)}.`,
    `The final score is ${fixed(score.mean, 1)} in the mean, with a standard deviation of ${fixed(score.sd, 1)}; ${fair}, and one point of bid near it changes ${share(bid.perPoint, bid.perPointCi95)} of the games.`,
  ];
}

function turnsBlock(turns: readonly DecidedTurn[]): Block {
  return tableOf(
    'What each turn decides',
    'per cent; decided and added: of the variance of the final score; 90 %: games in which one side has a chance of nine in ten; lead: games in which the winner took the lead for good in this turn; swing: games that it moved most; error of the expected score in POC',
    ['turn', 'decided', 'added', 'favourite wins', '90 %', 'lead', 'swing', 'error'],
    turns.map((t) => [
      String(t.turn),
      share(t.explained, t.explainedCi95),
      share(t.adds, t.addsCi95),
      share(t.favouriteWins, t.favouriteCi95),
      ...[t.nearlyDecided, t.lastLead].map((one) => percent(one)),
      t.turn === 1 ? '–' : percent(t.largestSwing),
      fixed(t.error, 1),
    ]),
  );
}

const VALUES = [-15, -10, -5, 0, 5, 10, 15];

function chancesBlock(turns: readonly DecidedTurn[]): Block {
  return tableOf(
    "Japan's chance to win without a bid, by the promised score",
    'per cent; the promised score is what search players value the position at, at the end of a turn',
    ['turn', ...VALUES.map((value) => String(value).replace('-', '−'))],
    turns.slice(0, -1).map((t) => [String(t.turn), ...VALUES.map((value) => exactly('share', chanceAt(t.win, value)))]),
  );
}

function reliabilityBlock({ reliability }: DecidedAnswer): Block {
  return tableOf(
    'Can the chances be believed?',
    'per cent; positions at the ends of all turns but the last, of games that were not fitted to; positions of one game go together, so that the intervals are somewhat too narrow',
    ['promised', 'won', 'positions'],
    reliability.map(({ promised, won, positions }) => [
      percent(promised),
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
      `${share(t.adds, t.addsCi95)}, in all ${percent(t.explained)}`,
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
  const tail = 'score_intercept,score_slope,win_intercept,win_slope';
  return csvText([
    `${head},${tail}`.split(','),
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
    ]),
  ]);
}
