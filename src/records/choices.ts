// What is lawful at a decision, in a few lines: for people who write a game down as they play it.
import { sendable } from '../ai/search/variations.js';
import { AIR, AMPHIBIOUS, AREA_COUNT, HARBOR_COUNT, SAN_DIEGO_NAME, WEST_COAST_BASE } from '../board/index.js';
import {
  airAreas,
  canPlaceAir,
  type Game,
  mayGoToWestCoast,
  mayPlaceSubmarine,
  mayRaidPearlHarbor,
  mayReturn,
  maySailAsAir,
  raiderReach,
  removalCandidates,
  repairable,
  uncertainBasePorts,
} from '../game/index.js';
import * as D from '../game/questions/decisions.js';
import { CENTRAL_PACIFIC, NORTH_PACIFIC } from '../game/state/places.js';
import { whoIsAsked } from '../game/state/when-and-where.js';
import { choicesInCombat } from './choices-in-combat.js';
import { FORMS } from './record-format.js';

/**
 * Lines such as `Truk (Akagi, Kaga): Coral Sea, Marshall Islands`; none where the decision is left to its form.
 *
 * @param g a game that stands at the decision.
 */
export function choicesOf(decision: D.Decision, g: Game): string[] {
  const t = g.tables;
  const form = FORMS[D.DECISIONS[decision]!];
  const own = (holds: (p: number) => boolean) =>
    t.pieceNames.filter((_, p) => t.side[p] === g.asked && holds(p)).join(', ');
  const areas = (mask: number) => t.areaNames.filter((_, a) => ((mask >> a) & 1) !== 0).join(', ');
  const who = whoIsAsked(decision, g);
  const of = who && `${who}: `;
  if (typeof form === 'object') return [`${of}${form.join(' or ')}`];
  switch (decision) {
    case D.PATROLS:
    case D.RAIDERS:
    case D.MOVE_AMPHIBIOUS:
      return sendings(g, decision, areas);
    case D.LANDINGS:
    case D.AIR_RAID:
    case D.BASING:
    case D.REINFORCEMENT_PORTS:
      return sendings(g, decision, (mask) =>
        [...t.harborNames, SAN_DIEGO_NAME].filter((_, h) => ((mask >> h) & 1) !== 0).join(', '),
      );
    case D.PLACE_AIR:
      return [
        `several in one step; units: ${own((p) => t.kind[p] === AIR && canPlaceAir(g, p))}`,
        `areas: ${areas(airAreas(g, g.asked))}`,
      ];
    case D.PLACE_SUBMARINE:
      return [areas(maskOf((a) => mayPlaceSubmarine(g, a)))];
    case D.NEXT_AREA:
      return [areas(g.areasLeft)];
    case D.RAID_FORCE:
      return [own((p) => mayRaidPearlHarbor(g, p))];
    case D.REPAIRS:
      return [`ship: points; damaged where it can be repaired: ${own((p) => repairable(g, p) > 0)}`];
    case D.DEFENDER:
      return [
        t.pieceNames.filter((_, p) => t.kind[p] === AMPHIBIOUS && g.location[p] === AREA_COUNT + g.subject).join(', '),
      ];
    case D.WEST_COAST:
      return [`none, or: ${own((p) => mayGoToWestCoast(g, p))}`];
    case D.SAN_DIEGO_RETURN:
      return [`none, or: ${own((p) => mayReturn(g, p))}`];
    case D.UNCERTAIN_AREA:
      return [`${of}${areas((1 << CENTRAL_PACIFIC) | (1 << NORTH_PACIFIC))}`];
    case D.UNCERTAIN_BASE:
      return [`${of}${t.harborNames.filter((_, h) => ((uncertainBasePorts(g, g.subject) >> h) & 1) !== 0).join(', ')}`];
    case D.REMOVAL: {
      const list = new Uint8Array(t.pieceCount);
      const count = removalCandidates(g, g.subject, list);
      return [Array.from(list.subarray(0, count), (p) => t.pieceNames[p]!).join(', ')];
    }
    default:
      return choicesInCombat(decision, g) ?? [];
  }
}

/** What search does not send, yet may sail with the raiders: ships off the West Coast (adjustment 5), the 7th A.F. (nt1 18.132). */
function fromElsewhere(g: Game, decision: D.Decision): { readonly piece: number; readonly places: number }[] {
  if (decision !== D.RAIDERS) return [];
  return g.tables.pieceNames.flatMap((_, piece) => {
    const waits = g.location[piece] === WEST_COAST_BASE && g.tables.isShip[piece] === 1;
    const sails = g.tables.side[piece] === g.asked && (waits || maySailAsAir(g, piece));
    return sails ? [{ piece, places: raiderReach(g, piece) }] : [];
  });
}

const maskOf = (holds: (area: number) => boolean): number =>
  Array.from({ length: AREA_COUNT }, (_, a) => (holds(a) ? 1 << a : 0)).reduce((a, b) => a | b, 0);

/** Pieces that may go to the same places share a line. */
function sendings(g: Game, decision: D.Decision, places: (mask: number) => string): string[] {
  const t = g.tables;
  const lines = new Map<string, { readonly from: string; readonly mask: number; readonly names: string[] }>();
  for (const { piece, places: mask } of [...sendable(g, decision), ...fromElsewhere(g, decision)]) {
    const at = g.location[piece]!;
    const from = at < AREA_COUNT ? t.areaNames[at]! : (t.harborNames[at - AREA_COUNT] ?? 'off the map');
    const key = `${from} ${mask}`;
    const line = lines.get(key) ?? { from, mask, names: [] };
    line.names.push(t.pieceNames[piece]!);
    lines.set(key, line);
  }
  const every = (2 << HARBOR_COUNT) - 1;
  if (lines.size === 0) return ['nobody can'];
  return [...lines.values()].map(({ from, mask, names }) => `${from} (${names.join(', ')}): ${places(mask & every)}`);
}
