// Plays with fleets and air units, before combat, that an expert who read whole games would not make.
import { AIR, ALLIED, AMPHIBIOUS, AREA_COUNT, HARBOR_COUNT, JAPAN } from '../../src/board/index.js';
import {
  airAreas,
  amphibiousReach,
  canSail,
  patrolReach,
  raiderReach,
  repairPoints,
  speedNow,
} from '../../src/game/index.js';
import { PATROLS, PLACE_AIR, RAIDERS } from '../../src/game/questions/decisions.js';
import type { Game } from '../../src/game/state/state.js';
import { piecesOf, shipsOf } from '../blunders/blunder.js';
import { piecesAt } from '../blunders/shots.js';
import { areaNamed, isCripple, isGunship, isNear, keepPairs, pairsOf } from './answers.js';
import type { MendedPlay } from './mended-player.js';

const CENTRAL_PACIFIC = areaNamed('Central Pacific Ocean');
const BENGAL = areaNamed('Bay of Bengal');
const JAPAN_AT_HOME = areaNamed('Japanese Islands');
const YOKOSUKA = 0;

/** Guns of a battleship. */
const BATTLESHIP_GUNS = 3;

const turnOneSortie: MendedPlay = {
  name: 'turn-1-sortie',
  what: 'under nt1 no Allied ship raids the Central Pacific on turn 1 where two battleships or more are',
  mend(decision, side, g) {
    if (decision !== RAIDERS || g.turn !== 1 || side !== ALLIED || !g.rules.nt1) return false;
    const battleships = piecesAt(g, CENTRAL_PACIFIC, JAPAN).filter((p) => g.tables.gunnery[p]! >= BATTLESHIP_GUNS);
    return battleships.length >= 2 && keepPairs(g, (_, area) => area !== CENTRAL_PACIFIC);
  },
};

const bengalFlag: MendedPlay = {
  name: 'bengal-flag',
  what: 'from turn 2 on the slowest gunship that would leave the Bay of Bengal patrols it when nobody else does',
  mend(decision, side, g) {
    if (decision !== PATROLS || side !== ALLIED || g.turn === 1) return false;
    const sent = pairsOf(g);
    if ([...sent.values()].includes(BENGAL)) return false;
    const able = [...sent.keys()].filter((ship) => isGunship(g, ship) && isNear(g, ship, BENGAL));
    const [slowest] = able.sort((a, b) => speedNow(g, a) - speedNow(g, b));
    if (slowest === undefined) return false;
    for (let k = 0; k < g.answerLength; k += 2) if (g.answers[k] === slowest) g.answers[k + 1] = BENGAL;
    return true;
  },
};

/** Points of an area from which a second flag bearer goes there. */
const DEAR = 2;
/** Speed that passes five rolls of six (6.4). */
const FAST = 6;

const secondFlag: MendedPlay = {
  name: 'second-flag',
  what: 'from turn 2 on a sound gunship that would stay behind patrols beside a lone one, where the flag brings two points or more',
  mend(decision, side, g) {
    if (decision !== PATROLS || g.turn === 1) return false;
    const before = g.answerLength;
    const sent = pairsOf(g);
    const size = (p: number) => g.tables.gunnery[p]! + g.tables.armor[p]!;
    const ready = [...shipsOf(g, side)]
      .filter((p) => !sent.has(p) && canSail(g, p) && isGunship(g, p) && g.damage[p] === 0)
      .sort((a, b) => size(a) - size(b));
    for (let area = 0; area < AREA_COUNT; area++) {
      if (g.tables.poc[side * AREA_COUNT + area]! < DEAR) continue;
      if ([...sent.values()].filter((to) => to === area).length !== 1) continue;
      const k = ready.findIndex(
        (p) => ((patrolReach(g, p) >> area) & 1) === 1 && (isNear(g, p, area) || speedNow(g, p) >= FAST),
      );
      if (k < 0) continue;
      g.answer(ready[k]!);
      g.answer(area);
      ready.splice(k, 1);
    }
    return g.answerLength !== before;
  },
};

const toTheYard: MendedPlay = {
  name: 'to-the-yard',
  what: 'a ship that has lost half of its armor where nobody mends it sails where no enemy is, to return to a yard (11.4)',
  mend(decision, side, g) {
    if (decision !== RAIDERS || g.turn + 1 >= g.rules.turns) return false;
    const before = g.answerLength;
    const sent = pairsOf(g);
    const points = Array.from({ length: HARBOR_COUNT }, (_, h) => repairPoints(g, side, h, g.turn + 1));
    if (!points.some((p) => p > 0)) return false;
    for (const ship of shipsOf(g, side)) {
      if (sent.has(ship) || !canSail(g, ship) || g.damage[ship] === 0) continue;
      if (2 * g.damage[ship]! < g.tables.armor[ship]! || points[g.location[ship]! - AREA_COUNT]! > 0) continue;
      const area = quietArea(g, side, raiderReach(g, ship) & patrolReach(g, ship));
      if (area < 0) continue;
      g.answer(ship);
      g.answer(area);
    }
    return g.answerLength !== before;
  },
};

/** The area of a mask without enemies where most of the own side and its flag are, Japan's own waters before all; -1 when enemies are everywhere. */
function quietArea(g: Game, side: number, mask: number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (((mask >> area) & 1) === 0 || piecesAt(g, area, 1 - side).length > 0) continue;
    const flag = g.areaControl[area] === side ? 3 : g.areaControl[area] === 1 - side ? -10 : 0;
    const home = side === JAPAN && area === JAPAN_AT_HOME ? 5 : 0;
    const quiet = flag + home + Math.min(2, piecesAt(g, area, side).length);
    if (quiet <= most) continue;
    most = quiet;
    best = area;
  }
  return best;
}

const saveYokosuka: MendedPlay = {
  name: 'save-yokosuka',
  what: 'when Yokosuka falls unless the Japanese Islands are won back, all of Japan that can raids there (14.1)',
  mend(decision, side, g) {
    if (decision !== RAIDERS || side !== JAPAN) return false;
    if (g.areaControl[JAPAN_AT_HOME] !== ALLIED || g.harborControl[YOKOSUKA] !== JAPAN) return false;
    if (piecesAt(g, JAPAN_AT_HOME, ALLIED).length === 0) return false;
    const sent = pairsOf(g);
    const able = [...shipsOf(g, side)].filter(
      (p) => canSail(g, p) && !isCripple(g, p) && ((raiderReach(g, p) >> JAPAN_AT_HOME) & 1) === 1,
    );
    if (able.every((p) => sent.get(p) === JAPAN_AT_HOME)) return false;
    for (const p of able) sent.set(p, JAPAN_AT_HOME);
    g.answerLength = 0;
    for (const [p, area] of sent) {
      g.answer(p);
      g.answer(area);
    }
    return true;
  },
};

/** Air units on one base from which the next goes beside it. */
const CROWD = 2;
const PORTS = 0xff;

const guardTheBase: MendedPlay = {
  name: 'guard-the-base',
  what: 'the third air unit that would rest on one island base goes to the other area of that base, where enemy troops may come',
  mend(decision, side, g) {
    if (decision !== PLACE_AIR || g.answerLength !== 2) return false;
    const { touches } = g.tables;
    const to = g.answers[1]!;
    const air = (area: number) => piecesAt(g, area, side).filter((p) => g.tables.kind[p] === AIR).length;
    const bases = touches.reduce((mask, t, h) => mask | (((t >> to) & 1) << h), 0) & g.held[side]!;
    if ((bases & PORTS) !== 0 || (bases & (bases - 1)) !== 0 || air(to) < CROWD) return false;
    const beside = touches[31 - Math.clz32(bases)]! & ~(1 << to) & airAreas(g, side);
    for (let area = 0; area < AREA_COUNT; area++) {
      if (((beside >> area) & 1) === 0 || air(area) > 0) continue;
      const troops = [...piecesOf(g, 1 - side)].filter((p) => g.tables.kind[p] === AMPHIBIOUS && g.isInHarbor(p));
      if (!troops.some((p) => ((amphibiousReach(g, p) >> area) & 1) === 1)) continue;
      g.answers[1] = area;
      return true;
    }
    return false;
  },
};

export const FLEET_PLAYS: readonly MendedPlay[] = [
  turnOneSortie,
  bengalFlag,
  secondFlag,
  toTheYard,
  saveYokosuka,
  guardTheBase,
];
