// Plays in combat that an expert who read whole games would not make: battle off Hawaii, staying, pursuit, raids on harbors.
import { AIR, AMPHIBIOUS, AREA_COUNT } from '../../src/board/index.js';
import { airstrikeNow, groupSpeed, ON_HARBOR, PATROLLING, speedNow } from '../../src/game/index.js';
import { ENGAGE, PURSUIT, RETREAT, TARGETS } from '../../src/game/questions/decisions.js';
import type { Game } from '../../src/game/state/state.js';
import { isLastTurn, piecesOf, shipsOf } from '../blunders/blunder.js';
import { membersOf, piecesAt, shotsAt } from '../blunders/shots.js';
import { areaNamed, isCripple, isGunship, pairsOf } from './answers.js';
import type { MendedPlay } from './mended-player.js';

const HAWAII = areaNamed('Hawaiian Islands');

const refuseBattle: MendedPlay = {
  name: 'refuse-battle',
  what: 'under nt1 Allied ships without airstrikes refuse battle off Hawaii on turn 1, and keep the flag (nt1 18.14)',
  mend(decision, side, g) {
    if (decision !== ENGAGE || g.answers[0] === 0) return false;
    if (piecesAt(g, HAWAII, side).some((p) => airstrikeNow(g, p) > 0)) return false;
    g.answers[0] = 0;
    return true;
  },
};

/** The enemy's shots, as a multiple of the own ones, from which guns alone do not stay. */
const OUTGUNNED = 2;

const outgunned: MendedPlay = {
  name: 'outgunned',
  what: 'where neither side has an airstrike ships retreat from twice their shots or more; the last turn apart',
  mend(decision, side, g) {
    if (decision !== RETREAT || g.answers[0] === 1 || isLastTurn(g)) return false;
    const [own, enemies] = [membersOf(g, side), membersOf(g, 1 - side)];
    if (enemies.length === 0 || own.some((p) => g.tables.kind[p] === AMPHIBIOUS)) return false;
    const [ours, theirs] = [shotsAt(g, own, enemies), shotsAt(g, enemies, own)];
    if (ours.day + theirs.day > 0 || theirs.night < OUTGUNNED * ours.night) return false;
    g.answers[0] = 1;
    return true;
  },
};

/** Gunships that pursue nobody and are no cripples; the last flag bearer stays where it is. */
function idleGunships(g: Game, side: number): number[] {
  const busy = pairsOf(g);
  const idle = piecesAt(g, g.area, side).filter((p) => !busy.has(p));
  const bearsFlag = (p: number) => g.tables.kind[p] === AIR || (g.flags[p]! & PATROLLING) !== 0;
  let flags = idle.filter(bearsFlag).length;
  return idle.filter((p) => {
    if (!isGunship(g, p) || isCripple(g, p)) return false;
    if (!bearsFlag(p)) return true;
    return flags-- > 1;
  });
}

const catches = (g: Game, side: number, ship: number, group: number): boolean =>
  speedNow(g, ship) >= groupSpeed(g, g.area, 1 - side, group);

const pursueInForce: MendedPlay = {
  name: 'pursue-in-force',
  what: 'idle gunships join the pursuit that they can and that has the fewest ships; the last turn apart',
  mend(decision, side, g) {
    if (decision !== PURSUIT || g.answerLength === 0 || isLastTurn(g)) return false;
    const before = g.answerLength;
    const pursuers = new Map<number, number>();
    for (const group of pairsOf(g).values()) pursuers.set(group, (pursuers.get(group) ?? 0) + 1);
    for (const ship of idleGunships(g, side)) {
      const [best] = [...pursuers].filter(([group]) => catches(g, side, ship, group)).sort((a, b) => a[1] - b[1]);
      if (best === undefined) continue;
      pursuers.set(best[0], best[1] + 1);
      g.answer(ship);
      g.answer(best[0]);
    }
    return g.answerLength !== before;
  },
};

/** Shots of the idle gunships, as a multiple of those of a group, from which they go after it. */
const ENOUGH = 2;

const letGo: MendedPlay = {
  name: 'let-go',
  what: 'idle gunships pursue ships without airstrike that nobody pursues, with twice their shots or more; the last turn apart',
  mend(decision, side, g) {
    if (decision !== PURSUIT || isLastTurn(g)) return false;
    const before = g.answerLength;
    const chased = new Set(pairsOf(g).values());
    let idle = idleGunships(g, side);
    const there = piecesAt(g, g.area, 1 - side);
    const worth = (members: readonly number[]): number =>
      members.reduce((sum, p) => sum + g.tables.gunnery[p]! + g.tables.armor[p]!, 0);
    const groups = Array.from({ length: g.groups }, (_, k) => k + 1)
      .filter((group) => !chased.has(group))
      .map((group) => ({ group, members: there.filter((p) => g.fightOf[p] === group) }))
      .filter(({ members }) => members.some((p) => g.tables.isShip[p] === 1))
      .sort((a, b) => worth(b.members) - worth(a.members));
    for (const { group, members } of groups) {
      const able = idle.filter((ship) => catches(g, side, ship, group));
      const theirs = shotsAt(g, members, able);
      if (able.length === 0 || theirs.day > 0) continue;
      if (shotsAt(g, able, members).night < ENOUGH * Math.max(1, theirs.night)) continue;
      for (const ship of able) {
        g.answer(ship);
        g.answer(group);
      }
      idle = idle.filter((ship) => !able.includes(ship));
    }
    return g.answerLength !== before;
  },
};

const marinesInPort: MendedPlay = {
  name: 'marines-in-port',
  what: 'carriers that would attack nobody in a harbor attack the amphibious unit there that is nearest to its end (9.22)',
  mend(decision, side, g) {
    if (decision !== TARGETS || g.mode !== ON_HARBOR || g.answerLength > 0) return false;
    const room = (q: number) => g.tables.armor[q]! - g.damage[q]!;
    const troops = [...piecesOf(g, 1 - side)]
      .filter((q) => g.tables.kind[q] === AMPHIBIOUS)
      .sort((a, b) => room(a) - room(b));
    for (const ship of shipsOf(g, side)) {
      const harbor = g.raidHarbor[ship]! - 1;
      if (harbor < 0 || airstrikeNow(g, ship) === 0) continue;
      const target = troops.find((q) => g.location[q] === AREA_COUNT + harbor);
      if (target === undefined) continue;
      g.answer(ship);
      g.answer(target);
    }
    return g.answerLength > 0;
  },
};

export const COMBAT_PLAYS: readonly MendedPlay[] = [refuseBattle, outgunned, pursueInForce, letGo, marinesInPort];
