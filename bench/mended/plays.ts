// Plays that an expert who read whole games would not make, each with what he would do instead.
import { ALLIED, AREA_COUNT, HARBOR_COUNT, JAPAN } from '../../src/board/index.js';
import {
  airstrikeNow,
  isBottomed,
  isHull,
  mayAssign,
  ON_HARBOR,
  PEARL_HARBOR,
  raiderReach,
  repairPoints,
  speedNow,
} from '../../src/game/index.js';
import {
  ASSIGN_TARGETS,
  MOVE_AMPHIBIOUS,
  PATROLS,
  PLACE_AIR,
  RAIDERS,
  REPAIRS,
  RETREAT,
  TARGETS,
} from '../../src/game/questions/decisions.js';
import type { Game } from '../../src/game/state/state.js';
import { piecesOf, shipsOf } from '../blunders/blunder.js';
import { membersOf, piecesAt, shotsAt } from '../blunders/shots.js';
import { areaNamed, isGunship, isNear, keepPairs } from './answers.js';
import { COMBAT_PLAYS } from './combat-plays.js';
import { FIGHT_PLAYS } from './fight-plays.js';
import { FLEET_PLAYS } from './fleet-plays.js';
import type { MendedPlay } from './mended-player.js';
import { PATROL_PLAYS } from './patrol-plays.js';
import { PLACING_PLAYS } from './placing-plays.js';

/** Areas to which an answer sends gunships alone, where their side has nothing else and the enemy three times their shots. */
function hopelessRaids(side: number, g: Game): readonly boolean[] {
  const bound = Array.from({ length: AREA_COUNT }, (): number[] => []);
  for (let k = 0; k < g.answerLength; k += 2) bound[g.answers[k + 1]!]!.push(g.answers[k]!);
  return bound.map((ships, area) => {
    const enemies = piecesAt(g, area, 1 - side);
    if (ships.length === 0 || enemies.length === 0 || piecesAt(g, area, side).length > 0) return false;
    if (!ships.every((p) => isGunship(g, p))) return false;
    return shotsAt(g, enemies, ships).night >= 3 * shotsAt(g, ships, enemies).night;
  });
}

const turnOneRaid: MendedPlay = {
  name: 'turn-1-raid',
  what: 'on turn 1 no gunships raid where their side has nothing else and the enemy three times their shots',
  mend(decision, side, g) {
    if (decision !== RAIDERS || g.turn !== 1) return false;
    const isHopeless = hopelessRaids(side, g);
    return keepPairs(g, (_, area) => !isHopeless[area]);
  },
};

const laterRaid: MendedPlay = {
  name: 'later-raid',
  what: 'the same from turn 2 on',
  mend(decision, side, g) {
    if (decision !== RAIDERS || g.turn === 1) return false;
    const isHopeless = hopelessRaids(side, g);
    return keepPairs(g, (_, area) => !isHopeless[area]);
  },
};

const loneTroops: MendedPlay = {
  name: 'lone-troops',
  what: 'no amphibious unit sails where an enemy is and nothing of its own side',
  mend: (decision, side, g) =>
    decision === MOVE_AMPHIBIOUS &&
    keepPairs(g, (_, area) => piecesAt(g, area, side).length > 0 || piecesAt(g, area, 1 - side).length === 0),
};

const [HAWAII, MANDATE, CORAL_SEA] = (['Hawaiian Islands', 'U.S. Mandate', 'Coral Sea'] as const).map(areaNamed);

const holdHawaii: MendedPlay = {
  name: 'hold-hawaii',
  what: 'on turn 2 Allied raiders bound for the U.S. Mandate or the Coral Sea go to Hawaii, where Japan is',
  mend(decision, side, g) {
    if (decision !== RAIDERS || g.turn !== 2 || side !== ALLIED || piecesAt(g, HAWAII!, JAPAN).length === 0)
      return false;
    let changed = false;
    for (let k = 0; k < g.answerLength; k += 2) {
      const area = g.answers[k + 1]!;
      const reaches = ((raiderReach(g, g.answers[k]!) >> HAWAII!) & 1) === 1;
      if (!reaches || (area !== MANDATE && area !== CORAL_SEA)) continue;
      g.answers[k + 1] = HAWAII!;
      changed = true;
    }
    return changed;
  },
};

const JAPAN_AT_HOME = areaNamed('Japanese Islands');

const turnOneHome: MendedPlay = {
  name: 'turn-1-home',
  what: 'on turn 1 no Allied ship sails to the Japanese Islands',
  mend: (decision, side, g) =>
    (decision === PATROLS || decision === RAIDERS) &&
    g.turn === 1 &&
    side === ALLIED &&
    keepPairs(g, (_, area) => area !== JAPAN_AT_HOME),
};

const FAR_AREAS = (['Marshall Islands', 'Central Pacific Ocean', 'South Pacific Ocean'] as const).map(areaNamed);

const farPatrols: MendedPlay = {
  name: 'far-patrols',
  what: 'on turn 2 no Allied ship patrols the Marshall Islands, the Central or the South Pacific, next to Truk',
  mend: (decision, side, g) =>
    decision === PATROLS && g.turn === 2 && side === ALLIED && keepPairs(g, (_, area) => !FAR_AREAS.includes(area)),
};

const airAlone: MendedPlay = {
  name: 'air-alone',
  what: 'air units that are all that is left of their side retreat from one and a half times their shots or more',
  mend(decision, side, g) {
    if (decision !== RETREAT || g.answers[0] === 1) return false;
    const [own, enemies] = [membersOf(g, side), membersOf(g, 1 - side)];
    if (own.some((p) => isHull(g, p)) || enemies.length === 0) return false;
    if (shotsAt(g, enemies, own).day < 1.5 * shotsAt(g, own, enemies).day) return false;
    g.answers[0] = 1;
    return true;
  },
};

const sparedInPort: MendedPlay = {
  name: 'spared-in-port',
  what: 'carriers that raid a harbor attack something in it (9.22)',
  mend(decision, side, g) {
    if (decision !== TARGETS || g.mode !== ON_HARBOR) return false;
    const before = g.answerLength;
    const attack = new Set<number>();
    for (let k = 0; k < before; k += 2) attack.add(g.answers[k]!);
    for (const p of shipsOf(g, side)) {
      const harbor = g.raidHarbor[p]! - 1;
      if (harbor < 0 || attack.has(p) || airstrikeNow(g, p) === 0) continue;
      const target = [...piecesOf(g, 1 - side)].find((q) => g.location[q] === AREA_COUNT + harbor);
      if (target === undefined) continue;
      g.answer(p);
      g.answer(target);
    }
    return g.answerLength !== before;
  },
};

const hopelessRoll: MendedPlay = {
  name: 'hopeless-roll',
  what: 'a ship of speed 1 does not patrol where it must roll (6.4)',
  mend: (decision, _, g) =>
    decision === PATROLS && keepPairs(g, (ship, area) => speedNow(g, ship) > 1 || isNear(g, ship, area)),
};

const carrierPatrol: MendedPlay = {
  name: 'carrier-patrol',
  what: 'no carrier of airstrike 2 or more patrols',
  mend: (decision, _, g) => decision === PATROLS && keepPairs(g, (ship) => g.tables.airstrike[ship]! < 2),
};

/** The points of a side's yards. */
const yards = (g: Game, side: number): number[] =>
  Array.from({ length: HARBOR_COUNT }, (_, h) => repairPoints(g, side, h));

const leavesTheYard: MendedPlay = {
  name: 'leaves-the-yard',
  what: 'a damaged ship in a yard with points enough stays there and is made whole (11.52); the last turn apart',
  mend(decision, side, g) {
    if (g.turn >= g.rules.turns || (decision !== PATROLS && decision !== REPAIRS)) return false;
    const left = yards(g, side);
    const takes = (ship: number): boolean => {
      const harbor = g.location[ship]! - AREA_COUNT;
      if (g.damage[ship] === 0 || harbor < 0 || harbor >= HARBOR_COUNT || left[harbor]! < g.damage[ship]!) return false;
      left[harbor]! -= g.damage[ship]!;
      return true;
    };
    if (decision === PATROLS) return keepPairs(g, (ship) => !takes(ship));
    const before = g.answerLength;
    const mended = new Set<number>();
    for (let k = 0; k < before; k += 2) {
      mended.add(g.answers[k]!);
      left[g.location[g.answers[k]!]! - AREA_COUNT]! -= g.answers[k + 1]!;
    }
    for (const ship of shipsOf(g, side)) {
      if (mended.has(ship) || !takes(ship)) continue;
      g.answer(ship);
      g.answer(g.damage[ship]!);
    }
    return g.answerLength !== before;
  },
};

const loneCarrier: MendedPlay = {
  name: 'lone-carrier',
  what: 'after turn 1 no carrier raids where an enemy gunship is and none of its own side',
  mend(decision, side, g) {
    if (decision !== RAIDERS || g.turn === 1) return false;
    let screened = 0;
    for (let k = 0; k < g.answerLength; k += 2) if (isGunship(g, g.answers[k]!)) screened |= 1 << g.answers[k + 1]!;
    const hasGuns = (area: number, of: number) => piecesAt(g, area, of).some((p) => isGunship(g, p));
    return keepPairs(
      g,
      (ship, area) =>
        g.tables.airstrike[ship] === 0 ||
        ((screened >> area) & 1) === 1 ||
        hasGuns(area, side) ||
        !hasGuns(area, 1 - side),
    );
  },
};

const namedTargets: MendedPlay = {
  name: 'named-targets',
  what: 'under nt1 carriers name ships on the bottom of Pearl Harbor, which alone cannot stay away (nt1 18.12)',
  mend(decision, side, g) {
    if (decision !== ASSIGN_TARGETS || !g.rules.nt1 || g.answerLength === 0) return false;
    const lies = (p: number) => isBottomed(g, p) && g.location[p] === AREA_COUNT + PEARL_HARBOR && mayAssign(g, p);
    const sure = [...shipsOf(g, 1 - side)].filter(lies);
    if (sure.length === 0) return false;
    for (let k = 0; k < g.answerLength; k += 2) g.answers[k + 1] = sure[(k / 2) % sure.length]!;
    return true;
  },
};

const airOnOneBase: MendedPlay = {
  name: 'air-on-one-base',
  what: 'no second air unit where an island base is the only one: it goes to the dearest area with a port or two harbors',
  mend(decision, side, g) {
    if (decision !== PLACE_AIR || g.answerLength !== 2) return false;
    const { touches, poc } = g.tables;
    const harborsOf = (area: number) =>
      touches.reduce((mask, t, h) => mask | (((t >> area) & 1) << h), 0) & g.held[side]!;
    const PORTS = 0xff;
    const isSafe = (mask: number) => (mask & PORTS) !== 0 || (mask & (mask - 1)) !== 0;
    const there = (area: number) => piecesAt(g, area, side).filter((p) => g.tables.isShip[p] === 0).length;
    if (isSafe(harborsOf(g.answers[1]!)) || there(g.answers[1]!) === 0) return false;
    const open = Array.from({ length: AREA_COUNT }, (_, a) => a).filter((a) => isSafe(harborsOf(a)));
    const worth = (area: number) => 10 * poc[side * AREA_COUNT + area]! - 4 * there(area);
    open.sort((a, b) => worth(b) - worth(a));
    if (open.length === 0) return false;
    g.answers[1] = open[0]!;
    return true;
  },
};

/** All of them; the command measures each alone. */
export const PLAYS: readonly MendedPlay[] = [
  turnOneRaid,
  sparedInPort,
  hopelessRoll,
  leavesTheYard,
  carrierPatrol,
  loneCarrier,
  airOnOneBase,
  namedTargets,
  laterRaid,
  loneTroops,
  holdHawaii,
  turnOneHome,
  farPatrols,
  airAlone,
  ...COMBAT_PLAYS,
  ...FLEET_PLAYS,
  ...FIGHT_PLAYS,
  ...PATROL_PLAYS,
  ...PLACING_PLAYS,
];
