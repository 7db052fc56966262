// Answers near a given one: what a player would try instead. They need not be lawful in every respect; the referee of the
// rollout refuses those that are not.
import { firstOf, withoutFirst } from '../../board/bits.js';
import { AREA_COUNT, HARBOR_COUNT } from '../../board/index.js';
import {
  airAreas,
  amphibiousReach,
  arrivalHarbors,
  canAirRaid,
  canEmbark,
  canLand,
  canPlaceAir,
  canSail,
  type Game,
  landingHarbors,
  mayRaidPearlHarbor,
  patrolReach,
  raidableHarbors,
  raiderReach,
  returnHarbors,
} from '../../game/index.js';
import * as D from '../../game/questions/decisions.js';
import type { ChoiceStream } from '../random/choice-stream.js';
import { type Shape, shapeOf } from './large-decisions.js';

/** An answer as a list of numbers. */
export type Answer = readonly number[];

/** Answers without repetitions, each where it came first. */
export const distinct = (answers: readonly Answer[]): Answer[] => [
  ...new Map(answers.map((answer) => [answer.join(), answer])).values(),
];

/** Numbers of an answer for each piece, where their order tells nothing. */
const PIECE_SIZE: Readonly<Partial<Record<Shape, number>>> = { places: 2, force: 1 };

/** An answer with its pieces in the order of the board. A record has them by area and a player in an order of his own: they are not to be two answers. */
export function inOrder(decision: D.Decision, answer: Answer): Answer {
  const shape = shapeOf(decision);
  const size = shape && PIECE_SIZE[shape];
  if (size === undefined) return answer;
  const parts = Array.from({ length: answer.length / size }, (_, k) => answer.slice(k * size, (k + 1) * size));
  return parts.sort((a, b) => a[0]! - b[0]!).flat();
}

/** Draws for every variation that is wanted, since many come up twice. */
const TRIES = 4;
/** Not sent anywhere. */
const HOME = -1;

/**
 * Answers that differ from `from` in one respect. Where there are few, all of them; of movement, air and basing a sample.
 *
 * @param most how many at most.
 */
export function variations(
  g: Game,
  decision: D.Decision,
  shape: Shape,
  from: Answer,
  chance: ChoiceStream,
  most: number,
): Answer[] {
  switch (shape) {
    case 'yes-or-no':
      return [[1 - from[0]!]];
    case 'or-nothing':
      return from.length > 0 ? [[]] : [];
    case 'area':
      return sample(otherAreas(decision === D.NEXT_AREA ? g.areasLeft : (1 << AREA_COUNT) - 1, from[0]!), chance, most);
    case 'air':
      return sample(otherPlaces(g, from), chance, most);
    case 'force':
      return sample(otherForces(g, from), chance, most);
    case 'places':
      return otherSendings(g, decision, from, chance, most);
  }
}

function otherAreas(mask: number, but: number): Answer[] {
  return areasOf(mask & ~(1 << but)).map((a) => [a]);
}

/** The same air unit elsewhere, or no more units; when the answer was to stop, a unit anywhere. */
function otherPlaces(g: Game, from: Answer): Answer[] {
  const areas = areasOf(airAreas(g, g.asked));
  let unit = from[0] ?? -1;
  for (let p = g.tables.airStart[g.asked]!; unit < 0 && p < g.tables.airEnd[g.asked]!; p++)
    if (canPlaceAir(g, p)) unit = p;
  const others = areas.filter((a) => a !== from[1]).map((a) => [unit, a]);
  return from.length > 0 ? [[], ...others] : others;
}

/** One ship more, or one less; and nobody. */
function otherForces(g: Game, from: Answer): Answer[] {
  const others: Answer[] = [[]];
  for (let p = 0; p < g.tables.pieceCount; p++) {
    if (from.includes(p)) others.push(from.filter((q) => q !== p));
    else if (mayRaidPearlHarbor(g, p)) others.push([...from, p]);
  }
  return others;
}

/** A piece that may be sent, and where: a mask of areas or of harbors. */
interface Sendable {
  readonly piece: number;
  readonly places: number;
}

/** Pieces of one place sent to another: one, two, or all of them. */
function otherSendings(g: Game, decision: D.Decision, from: Answer, chance: ChoiceStream, most: number): Answer[] {
  const pieces = sendable(g, decision);
  if (pieces.length === 0) return [];
  const sent = new Map<number, number>();
  for (let k = 0; k < from.length; k += 2) sent.set(from[k]!, from[k + 1]!);
  const placeOf = (piece: number): number => sent.get(piece) ?? HOME;
  const sources = [...new Set(pieces.map(({ piece }) => placeOf(piece)))].sort((a, b) => a - b);
  const found = new Map<string, Answer>();
  for (let k = 0; k < TRIES * most && found.size < most; k++) {
    const source = sources[chance.below(sources.length)]!;
    const group = pieces.filter(({ piece }) => placeOf(piece) === source);
    const reach = group.reduce((mask, { places }) => mask | places, 0) & (source === HOME ? -1 : ~(1 << source));
    // Whoever returns to port must go somewhere; all others may stay.
    const home = source !== HOME && decision !== D.BASING;
    const targets = [...areasOf(reach), ...(home ? [HOME] : [])];
    if (targets.length === 0) continue;
    const target = targets[chance.below(targets.length)]!;
    const able = group.filter(({ places }) => target === HOME || ((places >> target) & 1) !== 0);
    const amount = [1, 2, able.length][chance.below(3)]!;
    const chosen = new Set<number>();
    while (chosen.size < Math.min(amount, able.length)) chosen.add(able[chance.below(able.length)]!.piece);
    const answer: number[] = [];
    for (const { piece } of pieces) {
      const place = chosen.has(piece) ? target : placeOf(piece);
      if (place !== HOME) answer.push(piece, place);
    }
    found.set(answer.join(), answer);
  }
  found.delete(from.join());
  return [...found.values()];
}

/** Everything a decision can send somewhere, in the order of the pieces; for basing, of the list. */
export function sendable(g: Game, decision: D.Decision): Sendable[] {
  const side = g.asked;
  const { tables } = g;
  const list: Sendable[] = [];
  const add = (piece: number, places: number) => {
    if (places !== 0) list.push({ piece, places });
  };
  switch (decision) {
    case D.PATROLS:
    case D.RAIDERS:
      for (let p = tables.shipStart[side]!; p < tables.shipEnd[side]!; p++) {
        if (canSail(g, p)) add(p, decision === D.PATROLS ? patrolReach(g, p) : raiderReach(g, p));
      }
      break;
    case D.MOVE_AMPHIBIOUS:
      for (let p = tables.amphibiousStart[side]!; p < tables.amphibiousEnd[side]!; p++) {
        if (canEmbark(g, p)) add(p, amphibiousReach(g, p));
      }
      break;
    case D.LANDINGS:
      for (let p = tables.amphibiousStart[side]!; p < tables.amphibiousEnd[side]!; p++) {
        if (canLand(g, p, g.area)) add(p, landingHarbors(g, p, g.area));
      }
      break;
    case D.AIR_RAID:
      for (let p = tables.shipStart[side]!; p < tables.shipEnd[side]!; p++) {
        if (canAirRaid(g, p, g.area)) add(p, raidableHarbors(g, g.area, side));
      }
      break;
    case D.REINFORCEMENT_PORTS:
      for (let k = 0; k < g.pendingCount; k++) add(g.pending[k]!, arrivalHarbors(g, g.pending[k]!));
      break;
    case D.BASING:
      for (let k = 0; k < g.pendingCount; k++) {
        const p = g.pending[k]!;
        // San Diego's bit is one past the harbors (adjustment 4).
        add(p, returnHarbors(g, p, g.returnAreas[p]!) & ((2 << HARBOR_COUNT) - 1));
      }
  }
  return list;
}

/** Numbers of the bits of a mask. */
function areasOf(mask: number): number[] {
  const list: number[] = [];
  for (let rest = mask; rest !== 0; rest = withoutFirst(rest)) list.push(firstOf(rest));
  return list;
}

/** At most so many of a list, drawn by chance. */
function sample(list: readonly Answer[], chance: ChoiceStream, most: number): Answer[] {
  const rest = [...list];
  const drawn: Answer[] = [];
  while (rest.length > 0 && drawn.length < most) drawn.push(rest.splice(chance.below(rest.length), 1)[0]!);
  return drawn;
}
