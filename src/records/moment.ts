// A moment of a game: a decision, named as a player would name it.
import { AREA_NAMES, SIDES } from '../board/index.js';
import { areaNamed, sideNamed } from '../board/names.js';
import { DECISIONS, type Decision, decisionNamed } from '../game/questions/decisions.js';
import type { Game } from '../game/state/state.js';
import { isAskedInArea } from '../game/state/when-and-where.js';
import { quoted } from '../text/index.js';
import { allowedInstead } from '../text/nearest.js';
import { UsageError } from '../text/usage-error.js';

/** A decision of a game. What is left out fits any: the first decision that fits is meant, or number {@link count} of them. */
export interface Moment {
  readonly turn: number;
  /** `JAPAN` or `ALLIED`. */
  readonly side?: number;
  /** Sea area in which it is asked for: decisions of combat alone. */
  readonly area?: number;
  readonly decision?: Decision;
  /** 1 for the first that fits. */
  readonly count: number;
}

/** What a moment looks like, for sentences about one that cannot be read. */
const MOMENT_FORMS =
  'turn3, turn3.raiders, turn3.allied.raiders, turn4.Coral Sea.retreat, and turn4.air#3 for the third of its kind';

/**
 * Reads a moment: `turn3` (its first decision), then in any order a side, a sea area and a decision as records name it, with points
 * between them, and `#n` for number n of those that fit.
 *
 * @throws UsageError with what is allowed.
 * @example
 * readMoment('turn3.allied.raiders'); // { turn: 3, side: 1, decision: 7, count: 1 }
 */
export function readMoment(text: string): Moment {
  const [path = '', number, ...more] = text.split('#');
  // The points in the name of the U.S. Mandate part nothing.
  const [first = '', ...others] = path
    .replace(/\bU\. ?S\. ?(?=Mandate)/i, 'US ')
    .split('.')
    .map((part) => part.trim());
  const [, turn, spoken] = /^turn[ -]?([1-9])(?:\s+(.+))?$/i.exec(first) ?? [];
  const parts = spoken === undefined ? others : [spoken, ...others];
  const count = number === undefined ? 1 : /^[1-9]\d{0,3}$/.test(number.trim()) ? Number(number) : 0;
  if (turn === undefined || count === 0 || more.length > 0) {
    throw new UsageError(`${quoted(text)} is not a moment of a game; allowed: ${MOMENT_FORMS}`);
  }
  return { turn: Number(turn), ...Object.assign({}, ...parts.map((part) => readPart(part, text))), count };
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function readPart(part: string, text: string): Partial<Moment> {
  const is = (name: string): boolean => plain(name) === plain(part);
  const side = sideNamed(part);
  if (side) return { side: SIDES.indexOf(side) };
  const area = areaNamed(part);
  if (area) return { area: AREA_NAMES.indexOf(area) };
  const decision = DECISIONS.find(is);
  if (decision) return { decision: decisionNamed(decision) };
  const allowed = `${MOMENT_FORMS}; decisions are ${DECISIONS.join(', ')}`;
  throw new UsageError(
    `${quoted(part)} in ${quoted(text)} is not a side, a sea area or a decision${allowedInstead(part, [...DECISIONS, ...AREA_NAMES], allowed)}`,
  );
}

/** A moment as {@link readMoment} reads it. */
export function momentText({ turn, side, area, decision, count }: Moment): string {
  const parts = [
    ...(side === undefined ? [] : [SIDES[side]!]),
    ...(area === undefined ? [] : [AREA_NAMES[area]!]),
    ...(decision === undefined ? [] : [DECISIONS[decision]!]),
  ];
  return `${[`turn${turn}`, ...parts].join('.')}${count > 1 ? `#${count}` : ''}`;
}

/** True when a decision that is asked for now fits, whichever number it is. */
export function fits(moment: Moment, decision: Decision, side: number, g: Game): boolean {
  return (
    g.turn === moment.turn &&
    (moment.side ?? side) === side &&
    (moment.decision ?? decision) === decision &&
    (moment.area === undefined || (isAskedInArea(decision) && g.area === moment.area))
  );
}
