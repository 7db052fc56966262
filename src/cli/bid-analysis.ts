// The answer of `vitp bid`: tables, CSV, pictures and JSON.

import { seatText } from '../ai/seat.js';
import { configOf } from '../analysis/question/config.js';
import type { Block } from '../answer/block.js';
import { differenceText } from '../answer/difference.js';
import { counted, decimalsFor, type Estimate, fixed } from '../answer/digits.js';
import type { BoardNote } from '../answer/result.js';
import { describeRun } from '../node/machine.js';
import type { Analysis } from '../report/analysis.js';
import type { Line } from '../report/asked/asked.js';
import { bidCurvePicture } from '../report/pictures/bid-curve.js';
import { type IntervalRow, intervalsPicture } from '../report/pictures/intervals.js';
import type { Picture } from '../report/pictures/picture.js';
import { INTERRUPTED } from '../report/terminal.js';
import type { SimulationResult } from '../simulate/options.js';
import { type BidPoint, type FairBid, LEAST_BID, MOST_BID, type TiePolicy } from '../stats/comparing/bid.js';
import type { ControlledBid } from '../stats/comparing/controlled-bid.js';
import { csvText } from '../text/index.js';
import type { GameScenario } from '../whole-games/game-scenario.js';
import { addedRules, type BidAnswer } from './bid-answer.js';
import { runFacts } from './stopping.js';

/** A precision that was asked for, and what came of it. */
export interface BidPrecision {
  /** `fair`, `poc.final` or `winner.japan`. */
  readonly figure: string;
  readonly halfWidth: number;
  readonly relative: boolean;
  readonly method: 'confidence sequence';
  /** Half the width of the widest interval; `null` where a fair bid lies beyond the curve. */
  readonly reachedHalfWidth: number | null;
  readonly reached: boolean;
}

/** Everything the answer is made from. */
export interface Bid {
  readonly scenarios: readonly GameScenario[];
  readonly answers: readonly BidAnswer[];
  readonly seed: string;
  readonly ties: TiePolicy;
  readonly played: SimulationResult;
  readonly board: BoardNote;
  readonly precision?: BidPrecision;
}

const TIE_WORDS: Readonly<Record<TiePolicy, string>> = {
  allied: 'a tie is a win of the Allies',
  half: 'a tie is half a win for each',
  replay: 'ties are played again',
};

/** Puts the answer together. */
export function bidAnalysis(b: Bid): Analysis {
  const [base] = b.scenarios;
  const [first] = b.answers;
  const { partial } = b.played;
  return {
    title: 'A fair bid',
    ...(partial ? { warning: INTERRUPTED } : {}),
    lead: [
      `Fair bid ${bidText(first!.fair)}: so many points conceded by the player of Japan, and both sides win equally often.`,
      ...controlledText(first!),
    ],
    asked: asked(b),
    blocks: [curveBlock(first!), ...(b.answers.length > 1 ? [rulesBlock(b)] : [])],
    notes: notes(b),
    pictures: pictures(b),
    csv: {
      'bid-curve.csv': curveCsv(b.answers),
      ...(b.answers.length > 1 ? { 'rule-sets.csv': rulesCsv(b.answers) } : {}),
    },
    json: {
      schema: 'vitp-bid/1',
      kind: 'bid',
      config: {
        kind: 'bid',
        method: 'monte-carlo',
        ties: b.ties,
        ...(b.answers.some((a) => a.controlled) ? { controlVariate: true } : {}),
        scenarios: b.scenarios.map((s) => configOf(s, 'monte-carlo')),
      },
      seed: b.seed,
      games: b.played.games,
      ...(partial ? { partial: true } : {}),
      ...(b.precision ? { precision: b.precision } : {}),
      board: b.board,
      caveat: notes(b)[0],
      answers: b.answers.map((a) => ({
        ...a,
        fair: { bid: finite(a.fair.bid), interval: a.fair.interval.map(finite) },
        ...(a.controlled ? { controlled: controlledJson(a.controlled) } : {}),
      })),
      run: describeRun(runFacts(b.played)),
    },
    again: 'vitp bid result.json',
    board: b.board.hash,
  };
  // The rule sets all have one board and the same players: those of the first.
  function asked(bid: Bid): Line[] {
    const { players } = base!;
    const { precision } = bid;
    return [
      ['Japan', seatText('japan', players.japan)],
      ['Allies', seatText('allied', players.allied)],
      ['Rules', first!.rules.join(', ')],
      ['Ties', TIE_WORDS[bid.ties]],
      ['Seed', bid.seed],
      ['Method', methodText(bid)],
      ...(precision ? [['Precision', precisionText(precision)] as Line] : []),
    ];
  }
}

function methodText({ played, scenarios, precision }: Bid): string {
  const each = scenarios.length > 1 ? ' with each rule set, on common dice' : '';
  const until = played.partial
    ? ' until it was interrupted'
    : played.ending === 'out-of-time'
      ? ' until the time was up (not reproducible: how many that are depends on the machine)'
      : '';
  const kind = precision ? 'anytime-valid 95 % interval (a confidence sequence)' : '95 % interval';
  return `${counted(played.games)}${each}${until}; ± is the ${kind}`;
}

function precisionText({ figure, halfWidth, relative, reached, reachedHalfWidth }: BidPrecision): string {
  const wanted = relative ? `${Number((100 * halfWidth).toPrecision(12))}%` : String(halfWidth);
  const end = reachedHalfWidth === null ? '' : `, ±${reachedHalfWidth.toPrecision(3)}`;
  return `${figure} to ±${wanted}: ${reached ? 'reached' : 'not reached'}${end}`;
}

/** What every answer about bids must carry: what these players did, on this board. */
function notes({ board }: Bid): string[] {
  const uncertain =
    board.uncertain.length === 0
      ? ''
      : ` ${board.uncertain.length} of its POC values are not read with certainty (vitp data areas).`;
  return [
    `This is what these players did under these rules with this board.${uncertain} Better players, or other values, may make another bid fair.`,
  ];
}

// Bids beyond the curve are told by a word: JSON has no infinity.
const finite = (value: number) => (Number.isFinite(value) ? value : value > 0 ? 'above' : 'below');

/** A bid with its interval, never finer than the interval allows. */
export function bidText({ bid, interval }: FairBid): string {
  const end = (value: number, digits: number) =>
    Number.isFinite(value) ? fixed(value, digits) : value > 0 ? `above ${MOST_BID}` : `below ${LEAST_BID}`;
  if (!Number.isFinite(bid)) return end(bid, 0);
  const width = (interval[1] - interval[0]) / 2;
  const digits = Number.isFinite(width) && width > 0 ? Math.max(0, decimalsFor(width)) : 1;
  return `${end(bid, digits)} (${end(interval[0], digits)} to ${end(interval[1], digits)})`;
}

/** The fair bid with the luck of the dice taken out. */
function controlledText({ controlled }: BidAnswer): string[] {
  if (!controlled) return [];
  return [
    `With the luck of the dice taken out: ${bidText(controlled)}. The interval is that of one number, not of the whole curve; shares of wins are as precise as from ${controlled.saving.toFixed(2)} times as many games.`,
  ];
}

const controlledJson = ({ bid, interval, saving }: ControlledBid) => ({
  bid: finite(bid),
  interval: interval.map(finite),
  saving,
});

const percent = (p: number): string => (100 * p).toFixed(1);

/** Whole bids, and half ones where it is decided. */
function curveBlock({ curve, fair }: BidAnswer): Block {
  const near = (p: BidPoint) => p.bid % 1 === 0 || Math.abs(p.bid - fair.bid) <= 2;
  return {
    type: 'table',
    title: 'How often Japan wins',
    note: 'per cent of games, at bids from −10 (the Allies concede) to +15; the band holds the whole curve at once',
    corner: 'bid',
    columns: ['Japan wins', 'band'],
    rows: curve.filter(near).map((p) => ({
      name: String(p.bid).replace('-', '−'),
      cells: [share(p), `${percent(p.band[0])}–${percent(p.band[1])}`],
    })),
  };
}

const share = ({ japan, interval }: BidPoint): Estimate => ({
  unit: 'share',
  value: japan,
  lo: interval[0],
  hi: interval[1],
  exact: false,
});

/** How a rule set is called beside the first: by what it adds, or by all its rules when it is no addition. */
function nameOf({ scenarios, answers }: Bid, k: number): string {
  const added = addedRules(scenarios[k]!, scenarios[0]!);
  const isAddition = scenarios[0]!.rules.every((name) => scenarios[k]!.rules.includes(name));
  return k > 0 && isAddition && added.length > 0 ? `+ ${added.join(', ')}` : answers[k]!.rules.join(', ');
}

function rulesBlock(b: Bid): Block {
  const controlled = b.answers.some((a) => a.controlled);
  return {
    type: 'table',
    title: 'What each rule set is worth, on common dice',
    note: 'fair bid; final POC and Japan’s wins (per cent) against the first, paired; whom the rulebook says it helps',
    corner: '',
    columns: [controlled ? 'fair bid, luck out' : 'fair bid', 'final POC', 'Japan wins', 'said to help'],
    rows: b.answers.map((a, k) => ({
      name: nameOf(b, k),
      cells: [
        bidText(a.controlled ?? a.fair),
        a.poc ? differenceText(a.poc) : '–',
        a.japanWins ? differenceText(a.japanWins, 100) : '–',
        a.said,
      ],
    })),
  };
}

function pictures(b: Bid): Picture[] {
  const [first] = b.answers;
  const subtitle = [
    `${counted(b.played.games)}${b.played.partial ? ' (interrupted)' : ''}, seed ${b.seed}`,
    `rules ${first!.rules.join(' + ')}`,
  ];
  const curve = bidCurvePicture(first!.curve, {
    name: 'bid-curve',
    title: 'What Japan wins at every bid',
    subtitle,
    fair: { text: `fair: ${bidText(first!.fair)}`, bid: first!.fair.bid },
  });
  if (b.answers.length < 2) return [curve];
  const rows = b.answers.flatMap((a, k): IntervalRow[] => {
    if (!a.poc) return [];
    const label = differenceText(a.poc).replace(' (not separated)', '');
    return [{ row: nameOf(b, k), value: a.poc.difference, lo: a.poc.ci95[0], hi: a.poc.ci95[1], label }];
  });
  const caption =
    'Mean final score with the rule minus without it, on the same dice, and its 95 % interval; to the left it helps the Allies.';
  return [
    curve,
    intervalsPicture(rows, {
      name: 'rule-sets',
      title: 'What each rule is worth',
      subtitle,
      caption,
      axis: 'points of control',
      mark: 'bars',
    }),
  ];
}

function curveCsv(answers: readonly BidAnswer[]): string {
  const head = ['rules', 'bid', 'japan_wins', 'ci95_low', 'ci95_high', 'band_low', 'band_high'];
  const rows = answers.flatMap((a) =>
    a.curve.map((p) => [a.rules.join('+'), p.bid, p.japan, ...p.interval, ...p.band]),
  );
  return csvText([head, ...rows]);
}

function rulesCsv(answers: readonly BidAnswer[]): string {
  const head = [
    'rules',
    'said_to_help',
    'fair_bid',
    'fair_low',
    'fair_high',
    'poc',
    'poc_low',
    'poc_high',
    'japan_wins',
    'japan_wins_low',
    'japan_wins_high',
  ];
  const rows = answers.map((a) => [
    a.rules.join('+'),
    a.said,
    ...[a.fair.bid, ...a.fair.interval].map(finite),
    ...(a.poc ? [a.poc.difference, ...a.poc.ci95] : ['', '', '']),
    ...(a.japanWins ? [a.japanWins.difference, ...a.japanWins.ci95] : ['', '', '']),
  ]);
  return csvText([head, ...rows]);
}
