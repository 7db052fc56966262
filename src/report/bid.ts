// The page of a bid: the curve, the fair bid, and the worth of each rule set.
import { type Seats, seatText } from '../ai/seat.js';
import type { BidAnswer, BidPrecision } from '../analysis/bid/bid.js';
import { type RuleSetBid, worthOf } from '../analysis/bid/rule-sets.js';
import { type Block, tableOf } from '../answer/block.js';
import { differenceText, signedText } from '../answer/difference.js';
import { counted, estimate } from '../answer/digits.js';
import type { BidPoint, TiePolicy } from '../stats/comparing/bid.js';
import { ANALYSIS_FILE } from './analysis.js';
import { bidEnds, bidText, certainNote, contradicted, contradictions, ruleSetName } from './answers/bid-words.js';
import { type Line, playersInShort, precisionWidth, untilText } from './asked/asked.js';
import { ownLines } from './asked/own-lines.js';
import { bidCurveCsv, ruleSetsCsv } from './csv/bid-csv.js';
import { INTERRUPTED, type Page } from './page.js';
import { bidCurvePicture } from './pictures/bid-curve.js';
import { type IntervalRow, intervalRow, intervalsPicture } from './pictures/intervals.js';
import type { Picture } from './pictures/picture.js';
import { ruleTitle } from './player-names.js';

const TIE_WORDS: Readonly<Record<TiePolicy, string>> = {
  allied: 'a tie is a win of the Allies',
  half: 'a tie is half a win for each',
  replay: 'ties are played again',
};

export function bidPage(answer: BidAnswer): Page {
  const { answers, board } = answer;
  const [first] = answers;
  const several = answers.length > 1;
  const few = isFew(answers);
  return {
    title: 'A fair bid',
    ...(answer.partial ? { warning: INTERRUPTED } : {}),
    answer: bidAnswer(first!, answer.games, few),
    lead: [...controlledText(first!), ...(few ? answers.slice(1).map(inShort) : []), ...contradictions(answers)],
    asked: asked(answer),
    blocks: [curveBlock(first!, few), ...(several ? [rulesBlock(answers)] : [])],
    notes: [...certainNote(answers), answer.caveat],
    pictures: pictures(answer),
    csv: { 'bid-curve.csv': bidCurveCsv(answers), ...(several ? { 'rule-sets.csv': ruleSetsCsv(answers) } : {}) },
    json: { ...answer },
    again: `vitp bid ${ANALYSIS_FILE}`,
    board: board.hash,
  };
}

/** The rule sets all have one board and the same players: those of the first. */
function asked({ config, answers, seed, games, precision, partial, run }: BidAnswer): Line[] {
  const players = config.scenarios[0]!.players as Seats;
  const each = answers.length > 1 ? ' with each rule set, on common dice' : '';
  const until = untilText({ run, ...(partial ? { partial } : {}) });
  const kind = precision ? 'anytime-valid 95 % interval (a confidence sequence)' : '95 % interval';
  return [
    ['Japan', seatText('japan', players.japan)],
    ['Allies', seatText('allied', players.allied)],
    ['Rules', rulesAsked(answers)],
    ...ownLines([config.scenarios[0]!]),
    ['Ties', TIE_WORDS[config.ties]],
    ['Seed', seed],
    ['Method', `${counted(games)}${each}${until}; ± is the ${kind}`],
    ...(precision ? [['Precision', precisionText(precision)] as Line] : []),
  ];
}

function precisionText(p: BidPrecision): string {
  const end = p.reachedHalfWidth === null ? '' : `, ±${p.reachedHalfWidth.toPrecision(3)}`;
  return `${p.figure} to ±${precisionWidth(p)}: ${p.reached ? 'reached' : 'not reached'}${end}`;
}

/** So many rule sets beside the first are told one by one; of more the table tells. */
const FEW = 3;
const isFew = ({ length }: readonly RuleSetBid[]): boolean => length > 1 && length <= 1 + FEW;

function rulesAsked(answers: readonly RuleSetBid[]): string {
  const each = answers.map(({ rules }) => rules.join(', '));
  return each.length === 1 || isFew(answers)
    ? each.join(' / ')
    : `${each[0]}; each of ${each.length - 1} more, as the table names them`;
}

/**
 * A bid above 0 is conceded by the player of Japan, below 0 by that of the Allies.
 *
 * @param named whether the rule set is named, since there are others
 */
function bidAnswer({ fair, curve, rules }: RuleSetBid, games: number, named: boolean): string {
  const { bid, interval } = fair;
  const under = named ? ` ${underRules(rules)}` : '';
  if (interval.every((end) => typeof end !== 'number') && interval[0] !== interval[1])
    return `${counted(games)} ${games === 1 ? 'is' : 'are'} too few to say what bid is fair${under}: none from ${ends(curve).join(' to ')} can be excluded.`;
  const side = bid === 'below' || (typeof bid === 'number' && bid < 0) ? 'the Allies' : 'Japan';
  return `Fair bid ${bidText(fair, bidEnds(curve))}${under}: when the player of ${side} concedes so many points, both sides win equally often.`;
}

const underRules = (rules: readonly string[]): string => `under ${rules.map(ruleTitle).join(', ')}`;

/** The fair bid of a further rule set: whoever names two wants to hear of both. */
function inShort({ rules, fair, controlled, curve }: RuleSetBid): string {
  const luckOut = controlled ? `, with the luck of the dice taken out ${bidText(controlled, bidEnds(curve))}` : '';
  return `Fair bid ${underRules(rules)}: ${bidText(fair, bidEnds(curve))}${luckOut}.`;
}

/** The fair bid with the luck of the dice taken out. */
function controlledText({ controlled, curve }: RuleSetBid): string[] {
  if (!controlled) return [];
  return [
    `With the luck of the dice taken out: ${bidText(controlled, bidEnds(curve))}. The interval is that of one number, not of the whole curve; shares of wins are as precise as from ${controlled.saving.toFixed(2)} times as many games.`,
  ];
}

const percent = (p: number): string => (100 * p).toFixed(1);

/** Least and largest bid of a curve. */
const ends = (curve: readonly BidPoint[]): string[] => bidEnds(curve).map((bid) => String(bid).replace('-', '−'));

/** Whole bids, and half ones where it is decided. */
function curveBlock({ curve, fair, rules }: RuleSetBid, named: boolean): Block {
  const near = (p: BidPoint) => p.bid % 1 === 0 || (typeof fair.bid === 'number' && Math.abs(p.bid - fair.bid) <= 2);
  return tableOf(
    `How often Japan wins${named ? ` ${underRules(rules)}` : ''}`,
    `per cent of games, at bids from ${ends(curve)[0]} (the Allies concede) to +${ends(curve)[1]}; the band holds the whole curve at once`,
    ['bid', 'Japan wins', 'band'],
    curve
      .filter(near)
      .map((p) => [
        String(p.bid).replace('-', '−'),
        estimate('share', p.japan, p.interval),
        `${percent(p.band[0])}–${percent(p.band[1])}`,
      ]),
  );
}

function worthText(answer: RuleSetBid): string {
  const worth = worthOf(answer);
  return worth ? differenceText(worth) : '–';
}

function rulesBlock(answers: readonly RuleSetBid[]): Block {
  const controlled = answers.some((a) => a.controlled);
  const against = contradicted(answers);
  return tableOf(
    'What each rule set is worth, on common dice',
    'fair bid; final POC and Japan’s wins (per cent) against the first, paired; whom the rulebook says it helps',
    [
      '',
      ...(controlled
        ? ['fair bid, luck out', 'final POC, luck out', 'Japan wins', 'said to help']
        : ['fair bid', 'final POC', 'Japan wins', 'said to help']),
    ],
    answers.map((a, k) => [
      ruleSetName(a.rules, answers[0]!.rules),
      bidText(a.controlled ?? a.fair, bidEnds(a.curve)),
      worthText(a),
      a.japanWins ? differenceText(a.japanWins, 100) : '–',
      against[k] ? `${a.said}: not so here` : a.said,
    ]),
  );
}

function pictures(answer: BidAnswer): Picture[] {
  const { answers, games, partial, seed } = answer;
  const [first] = answers;
  const subtitle = [
    `${counted(games)}${partial ? ' (interrupted)' : ''}, seed ${seed}`,
    `rules ${first!.rules.join(' + ')}`,
    playersInShort(answer.config.scenarios[0]!.players as Seats),
  ];
  const curve = bidCurvePicture(first!.curve, {
    name: 'bid-curve',
    title: 'What Japan wins at every bid',
    subtitle,
    fair: { text: `fair: ${bidText(first!.fair, bidEnds(first!.curve))}`, bid: first!.fair.bid },
  });
  if (answers.length < 2) return [curve];
  const rows = answers.flatMap((a): IntervalRow[] => {
    const poc = worthOf(a);
    if (!poc) return [];
    return [intervalRow(ruleSetName(a.rules, answers[0]!.rules), poc.difference, poc.ci95, signedText(poc))];
  });
  const adds = answers.every(({ rules }) => first!.rules.every((name) => rules.includes(name)));
  const minus = adds ? 'with the rule minus without it' : `under these rules minus ${underRules(first!.rules)}`;
  return [
    curve,
    intervalsPicture(rows, {
      name: 'rule-sets',
      title: adds ? 'What each rule is worth' : 'What each rule set is worth',
      subtitle,
      caption: `Mean final score ${minus}, on the same dice, and its 95 % interval; to the left it helps the Allies.`,
      axis: 'points of control',
      mark: 'bars',
    }),
  ];
}
