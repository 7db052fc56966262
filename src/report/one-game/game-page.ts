// The page of one game: how it ended, the score over time with the dear decisions on it, and what each turn brought.
import type { Disagreement, Reviewer } from '../../ai/search/review.js';
import { type TableBlock, tableOf } from '../../answer/block.js';
import { signed } from '../../answer/digits.js';
import type { Run } from '../../answer/result.js';
import { ALLIED, type BoardTables, JAPAN } from '../../board/index.js';
import { sideName, sideWithin } from '../../board/side-names.js';
import type { GameRecord } from '../../game/state/record.js';
import { plainRecord } from '../../records/record-write.js';
import type { Reviewed } from '../../records/review-record.js';
import { csvText } from '../../text/index.js';
import type { Line } from '../asked/asked.js';
import { ownLines } from '../asked/own-lines.js';
import { notCertain } from '../certainty/not-certain.js';
import { leadText, winnerText } from '../narrative/narrative-words.js';
import type { Page } from '../page.js';
import { namesPlayers } from '../player-names.js';
import { costText, disagreementTexts, plainReview, REVIEW_NOTE } from '../review.js';
import { type GameLog, type LoggedTurn, lostText } from './game-log.js';
import { scorePicture } from './score-picture.js';

interface OneGame {
  readonly record: GameRecord;
  /** Turns of a whole game under its rules. */
  readonly turns: number;
  readonly log: GameLog;
  readonly run: Run;
  /** What a review found, and how many decisions to name for each side; default: nobody looked. */
  readonly review?: Reviewed & { readonly top: number };
}

export function gamePage(game: OneGame, t: BoardTables): Page {
  const { record, log, run, review } = game;
  const dear = review ? dearest(review.reviewer, review.top) : [];
  const plain = review ? plainReview(review.reviewer, t) : undefined;
  const partial = review !== undefined && review.reviewer.looked < review.decisions;
  return {
    title: 'One game',
    answer: answerOf(game, dear, t),
    lead: dear.map((d, k) => decisionText(d, k, t)),
    ...(partial ? { warning: `Interrupted: ${lookedText(review)} are looked at, and these count.` } : {}),
    pictures: log.turns.length > 1 ? [scorePicture(log, dear)] : [],
    blocks: [turnsBlock(log)],
    asked: askedOf(record),
    notes: [...neverArrivedNotes(log), ...(review ? [`Search looked at ${lookedText(review)}. ${REVIEW_NOTE}`] : [])],
    csv: { 'turns.csv': csvOf(log) },
    json: {
      schema: 'vitp-one-game/1',
      kind: 'one-game',
      config: plainRecord(record, t),
      poc: record.end?.poc ?? null,
      turns: log.turns,
      ...(plain ? { review: plain } : {}),
      ...(partial ? { partial } : {}),
      run,
    },
    again: `vitp replay scenario.json${review ? ' --review' : ''}`,
    scenario: plainRecord(record, t),
  };
}

/** `57 large decisions`, or `12 of 57 large decisions` where the review was stopped. */
export const lookedText = ({ reviewer: { looked }, decisions }: Reviewed): string =>
  `${looked < decisions ? `${looked} of ` : ''}${decisions} large decisions`;

/** The certain ones of both sides together, the dearest first. */
const dearest = (reviewer: Reviewer, top: number): Disagreement[] =>
  [JAPAN, ALLIED].flatMap((side) => reviewer.worst(side).slice(0, top)).sort((a, b) => b.cost - a.cost);

function answerOf({ record, turns, review }: OneGame, [dear]: readonly Disagreement[], t: BoardTables): string {
  const poc = record.end?.poc ?? 0;
  const { until, game, seed } = record;
  const part = until.to === 'turn' && until.turn < turns;
  // A number belongs to games of a seed; a game of two people has none.
  const named = seed === null ? '' : `Game ${game}: `;
  const end = part
    ? `${seed === null ? 'After' : `Game ${game} after`} turn ${until.turn}: ${leadText(poc)}`
    : `${named}${winnerText(poc)}`;
  if (!review) return end;
  if (!dear)
    return `${end.replace(/\.$/, '')}; no decision${review.reviewer.looked < review.decisions ? ' that was looked at' : ''} is certainly wrong.`;
  const { title } = disagreementTexts(dear, t);
  return `${end.replace(/\.$/, '')}; the dearest decision was ${WHOSE[dear.side]} on turn ${dear.turn} (${title}), ${costText(dear)} POC${mostOf(review.reviewer.looked)}.`;
}

/** What is picked as the largest of several measurements is rather too large. */
const mostOf = (measured: number): string =>
  measured > 1 ? `, the most of ${measured} measured and so rather too high` : '';

/** By side, in the middle of a sentence. */
const WHOSE = ["Japan's", "the Allies'"] as const;

function decisionText(d: Disagreement, k: number, t: BoardTables): string {
  const { title, played, preferred } = disagreementTexts(d, t);
  return `${k + 1}. ${sideName(d.side)}, ${d.where}, ${title}: ${costText(d)} POC. Played: ${played}. Search: ${preferred}.`;
}

const turnCells = ({ score, lost }: LoggedTurn): string[] => [
  score ? String(score.japan) : '–',
  score ? String(score.allied) : '–',
  score ? signed(score.lead, 0) : '–',
  lostText(lost[0]),
  lostText(lost[1]),
];

const turnsBlock = (log: GameLog): TableBlock =>
  tableOf(
    'Turn by turn',
    "POC of both sides; the lead is Japan's; ships lost",
    ['turn', 'Japan', 'Allies', 'lead', 'Japan loses', 'Allies lose'],
    log.turns.map((turn) => [String(turn.turn), ...turnCells(turn)]),
  );

/** Of the ships lost, those that were reinforcements for which no port was left. */
function neverArrivedNotes({ neverArrived }: GameLog): string[] {
  if (neverArrived.length === 0) return [];
  const turns = neverArrived.map(({ turn, lost }) => {
    const sides = lost.map((kinds, side) => (kinds.some((n) => n > 0) ? `${sideWithin(side)} ${lostText(kinds)}` : ''));
    return `turn ${turn}: ${sides.filter((text) => text !== '').join(', ')}`;
  });
  return [`Of the ships lost, these never arrived, for no port was left to them (4.41): ${turns.join('; ')}.`];
}

function askedOf({ seed, game, rules, rulings, players, end, data }: GameRecord): Line[] {
  return [
    ...(seed === null ? [] : [['Game', `${game} of seed ${seed}`] as Line]),
    ['Rules', rules.join(', ')],
    ...notCertain([{ kind: 'record', data }]),
    ...ownLines([{ rulings, data }]),
    ...(namesPlayers(players) ? [['Players', `Japan: ${players.japan}. Allies: ${players.allied}`] as Line] : []),
    ...(end ? [['Checksum', `${end.hash}.`] as Line] : []),
  ];
}

const csvOf = ({ turns }: GameLog): string =>
  csvText([
    ['turn', 'japan_poc', 'allied_poc', 'lead', 'japan_lost', 'allied_lost'],
    ...turns.map(({ turn, score, lost }) => [
      turn,
      score?.japan ?? '',
      score?.allied ?? '',
      score?.lead ?? '',
      ...lost.map((kinds) => kinds.reduce((sum, n) => sum + n, 0)),
    ]),
  ]);
