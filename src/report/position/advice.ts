// Advice about a decision: what search would play, and each alternative in words with its cost.
import { DEFAULT_PLAYER } from '../../ai/default-player.js';
import type { PositionAdvice } from '../../analysis/position/advice.js';
import type { PositionAnswer } from '../../analysis/position/position.js';
import type { TableBlock } from '../../answer/block.js';
import { counted, estimate, formatEstimate } from '../../answer/digits.js';
import { type BoardTables, SIDES } from '../../board/index.js';
import { type DecisionName, decisionNamed } from '../../game/questions/decisions.js';
import { answerText } from '../review.js';

/** The decision and its side as the texts of answers take them. */
const asked = ({ decision, side }: PositionAdvice) => ({
  decision: decisionNamed(decision as DecisionName),
  side: SIDES.indexOf(side),
});

const costOf = ({ cost, ci95 }: PositionAdvice['alternatives'][number]) => estimate('number', cost, ci95);

/** What search would play, in a sentence or two; nothing where no advice was asked for. */
export function adviceSentences(advice: PositionAdvice | null | undefined, t: BoardTables): string[] {
  if (!advice) return [];
  const { answer, base, own, searched, alternatives } = advice;
  const [who, Who] = base === 'heuristic' ? ['the heuristic player', 'The heuristic player'] : [base, base];
  const text = answerText(asked(advice), answer, [], t) || 'nothing';
  if (!searched) return [`${Who} would play: ${text}. Search leaves this decision to him.`];
  const mine = alternatives.find((other) => other.own);
  const same = own ? ` ${Who} would play the same.` : '';
  const cost = mine ? ` What ${who} would play costs ${formatEstimate(costOf(mine))} POC.` : '';
  return [`Search would play: ${text}.${same}${cost}`];
}

/** The alternatives, the cheapest first. */
export function adviceBlocks(advice: PositionAdvice | null | undefined, t: BoardTables): TableBlock[] {
  if (!advice || advice.alternatives.length === 0) return [];
  const rows = advice.alternatives.map((other) => ({
    name: formatEstimate(costOf(other)),
    cells: [
      answerText(asked(advice), other.answer, advice.answer, t),
      answerText(asked(advice), advice.answer, other.answer, t),
      other.own ? (advice.base === 'heuristic' ? 'heuristic player' : advice.base) : '',
    ],
  }));
  return [
    {
      type: 'table',
      texts: true,
      title: 'What else',
      note: `cost in POC of the final score; where pieces are sent, only what differs; ${advice.rollouts} rollouts each`,
      corner: 'Cost',
      columns: ['Instead', 'Advised', 'Whose'],
      rows,
    },
  ];
}

/** What an interruption left of the advice, in a sentence; `undefined` where there was none. */
export function adviceStopped({
  advice,
  games,
  partial,
}: Pick<PositionAnswer, 'advice' | 'games' | 'partial'>): string | undefined {
  if (advice === undefined || (advice !== null && advice.unmeasured === undefined)) return undefined;
  const played = partial ? `the answer counts ${counted(games)}` : `all ${counted(games)} are played on`;
  if (advice === null) return `Interrupted: ${played}, but search had not chosen an answer yet: there is no advice.`;
  const are = (n: number): string => (n === 1 ? 'is' : 'are');
  const [judged, open] = [advice.alternatives.length, advice.unmeasured!];
  const done = judged === 0 ? 'no alternative is judged' : `${counted(judged, 'alternative')} ${are(judged)} judged`;
  return `Interrupted: ${played}, and search has chosen its answer; ${done}, ${open} ${are(open)} not.`;
}

/** How advice is to be read. */
export function adviceNotes(advice: PositionAdvice | null | undefined): string[] {
  if (!advice?.searched) return [];
  const better = advice.alternatives.some(({ cost }) => cost < 0)
    ? [
        'A cost below 0: in these rollouts the alternative did better than what search chose before them, with other dice. Where its interval holds 0 that may be chance; otherwise it is worth a closer look.',
      ]
    : [];
  return [
    ...better,
    `Costs: paired rollouts with common dice that had no part in choosing; its side goes on as its player would without search, the other by turns as ${DEFAULT_PLAYER} and as the doctrine tuned, to the end of the next turn, and the position there is evaluated. It tells what these players make of an answer, and looks only at answers near what some doctrine would do.`,
  ];
}
