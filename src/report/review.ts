// A review as text: decision by decision what was played, what search prefers, and what the difference cost.
import { DEFAULT_PLAYER } from '../ai/default-player.js';
import type { Disagreement, Reviewer } from '../ai/search/review.js';
import { estimate, formatEstimate } from '../answer/digits.js';
import { ALLIED, type BoardTables, HARBOR_COUNT, JAPAN, SAN_DIEGO_NAME, SIDES } from '../board/index.js';
import * as D from '../game/questions/decisions.js';
import { FORMS } from '../records/record-format.js';
import { type Plain, plainAnswer } from '../records/record-plain.js';
import { twoSidedZ } from '../stats/distributions/normal.js';
import { listed } from './answers/say.js';
import { decisionTitle } from './narrative/decision-titles.js';
import { does } from './narrative/narrative-words.js';

/** What the figures of a review are. */
export const REVIEW_NOTE = `What it would have done otherwise, with the POC of the final score that the decision cost, if its side then went on as ${DEFAULT_PLAYER} does, and the other by turns as that player and as the doctrine tuned; ± is the 95 % interval, from paired rollouts that had no part in the choice, for that decision alone: what is named first is the most of many, and so rather too high. Of an answer only what differs is told. It knows the dice to come no better than the players did.`;

/** Where a piece is that is not sent anywhere. */
const NOWHERE: Readonly<Record<number, string>> = {
  [D.PATROLS]: 'in port',
  [D.RAIDERS]: 'in port',
  [D.PLACE_AIR]: 'in port',
  [D.MOVE_AMPHIBIOUS]: 'in port',
  [D.LANDINGS]: 'still at sea',
  [D.AIR_RAID]: 'no raid',
};

/** Decisions whose places are harbors. */
const IN_HARBORS: readonly D.Decision[] = [D.LANDINGS, D.AIR_RAID, D.BASING, D.REINFORCEMENT_PORTS];

/** Forms of answers that send pieces somewhere. */
const SENDINGS: readonly unknown[] = ['moves', 'bases', 'landings'];

/**
 * The findings as plain data: for both sides those that are certain, the dearest first.
 *
 * @returns a list of `{side, turn, where, decision, played, preferred, cost, ci, rollouts}`; costs in POC, `ci` the 95 % interval.
 */
export function plainReview(reviewer: Reviewer, t: BoardTables): Readonly<Record<string, unknown>>[] {
  return [JAPAN, ALLIED].flatMap((side) =>
    reviewer.worst(side).map((d) => {
      const { played, preferred } = disagreementTexts(d, t);
      const half = twoSidedZ(0.95) * d.error;
      return {
        side: SIDES[side],
        turn: d.turn,
        where: d.where,
        decision: D.DECISIONS[d.decision],
        played,
        preferred,
        cost: d.cost,
        ci: [d.cost - half, d.cost + half],
        rollouts: d.rollouts,
      };
    }),
  );
}

/** Two answers to one question. */
type Answers = Pick<Disagreement, 'decision' | 'side' | 'played' | 'preferred'>;

/** `3.2 ±0.8`. */
export function costText({ cost, error }: Disagreement): string {
  const half = twoSidedZ(0.95) * error;
  return formatEstimate(estimate('number', cost, [cost - half, cost + half]));
}

/** A disagreement in words; of answers that send pieces somewhere, only what differs. */
export function disagreementTexts(
  d: Answers,
  t: BoardTables,
): { readonly title: string; readonly played: string; readonly preferred: string } {
  const title = decisionTitle(D.DECISIONS[d.decision]!);
  const text = (answer: readonly number[], other: readonly number[]) => answerText(d, answer, other, t);
  return { title, played: text(d.played, d.preferred), preferred: text(d.preferred, d.played) };
}

/**
 * An answer in words; where it sends pieces somewhere, only what differs from the other.
 *
 * @param d the decision and who makes it.
 */
export function answerText(
  d: Pick<Answers, 'decision' | 'side'>,
  answer: readonly number[],
  other: readonly number[],
  t: BoardTables,
): string {
  const yes = answer[0] === 1;
  const { side } = d;
  switch (d.decision) {
    case D.DAY_NIGHT:
      return yes ? 'night' : 'day';
    case D.RETREAT:
      return does(side, yes ? 'retreat' : 'stay');
    case D.STAY:
      return yes ? 'Japan stays' : 'Japan leaves';
    case D.WITHDRAW:
      // Of a side, a group or one unit (adjustments 2 and 2b).
      return yes ? 'withdraw' : 'stay';
    case D.LAND_FIRST:
      return does(yes ? ALLIED : JAPAN, 'land');
    case D.ENGAGE:
      return does(side, yes ? 'engage' : 'refuse');
    case D.NEXT_AREA:
    case D.PLACE_SUBMARINE:
      return t.areaNames[answer[0]!]!;
    case D.RAID_FORCE:
      return listed(answer.map((piece) => t.pieceNames[piece]!)) || 'none';
    case D.PURSUIT:
      return pursuitText(answer, other, t);
    case D.PLACE_AIR:
      if (answer.length === 0) return 'no more air units';
      return `${t.pieceNames[answer[0]!]} in ${t.areaNames[answer[1]!]}`;
    default:
      return SENDINGS.includes(FORMS[D.DECISIONS[d.decision]!])
        ? sendingsText(d.decision, answer, other, t)
        : plainText(plainAnswer({ ...d, answer: [...answer] }, t));
  }
}

/** `Akagi and Kaga pursue`; where the two answers name several groups of those who retreat (8.33), `Akagi after group 1; Kaga after group 2`. */
function pursuitText(answer: readonly number[], other: readonly number[], t: BoardTables): string {
  const after = new Map<number, string[]>();
  for (let k = 0; k < answer.length; k += 2)
    after.set(answer[k + 1]!, [...(after.get(answer[k + 1]!) ?? []), t.pieceNames[answer[k]!]!]);
  if (after.size === 0) return 'nobody pursues';
  const groups = new Set([answer, other].flatMap((pairs) => pairs.filter((_, k) => k % 2 === 1)));
  if (groups.size === 1) return `${listed([...after.values()].flat())} pursue`;
  return [...after]
    .sort(([a], [b]) => a - b)
    .map(([group, names]) => `${listed(names)} after group ${group}`)
    .join('; ');
}

/** An answer as a record writes it, in one line: `Akagi: Enterprise; Kaga: Lexington`. */
function plainText(answer: Plain): string {
  if (Array.isArray(answer)) return answer.map(plainText).join(', ');
  if (typeof answer !== 'object' || answer === null) return String(answer);
  return Object.entries(answer)
    .map(([key, value]) => `${key}: ${plainText(value)}`)
    .join('; ');
}

/** `Coral Sea: Akagi, Kaga; in port: Nachi`, of the pieces that the other answer sends elsewhere. */
function sendingsText(
  decision: D.Decision,
  answer: readonly number[],
  other: readonly number[],
  t: BoardTables,
): string {
  const mine = pairsOf(answer);
  const theirs = pairsOf(other);
  const names = IN_HARBORS.includes(decision) ? t.harborNames : t.areaNames;
  const nameOf = (place: number | undefined): string => {
    if (place === undefined) return NOWHERE[decision] ?? 'nowhere';
    return place === HARBOR_COUNT ? SAN_DIEGO_NAME : names[place]!;
  };
  const byPlace = new Map<string, string[]>();
  for (let piece = 0; piece < t.pieceCount; piece++) {
    if (mine.get(piece) === theirs.get(piece)) continue;
    const place = nameOf(mine.get(piece));
    byPlace.set(place, [...(byPlace.get(place) ?? []), t.pieceNames[piece]!]);
  }
  return [...byPlace].map(([place, pieces]) => `${place}: ${pieces.join(', ')}`).join('; ');
}

function pairsOf(answer: readonly number[]): Map<number, number> {
  const pairs = new Map<number, number>();
  for (let k = 0; k < answer.length; k += 2) pairs.set(answer[k]!, answer[k + 1]!);
  return pairs;
}
