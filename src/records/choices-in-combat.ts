// What is lawful at a decision of combat, in a few lines: who may attack, pursue or form a group, and whom.
import { AIR, ALLIED, AREA_COUNT, CARRIER, JAPAN } from '../board/index.js';
import {
  AFTER_ALL_SHIPS,
  AFTER_FIRING_SHIPS,
  ALWAYS,
  canAirRaid,
  canStrikeHawaii,
  canSurprise,
  FIRE_BACK,
  type Game,
  groupSpeed,
  isFireBackTarget,
  isHawaiianTarget,
  isMember,
  isSubmarineTarget,
  isSurpriseTarget,
  mayAnnounce,
  mayAssign,
  ON_HARBOR,
  ON_HAWAII,
  ON_SHIPS_AT_SEA,
  shotsNow,
  shotsToFire,
  speedNow,
  strikes,
  targetClass,
} from '../game/index.js';
import * as D from '../game/questions/decisions.js';
import { HAWAII, PEARL_HARBOR } from '../game/state/places.js';

/**
 * Lines for the decisions of combat; `undefined` for all others.
 *
 * @param g a game that stands at the decision.
 */
export function choicesInCombat(decision: D.Decision, g: Game): string[] | undefined {
  const members = (side: number): number[] => Array.from(g.units[side]!.subarray(0, g.unitCount[side]));
  switch (decision) {
    case D.FIRING_CARRIERS: {
      const firing = members(ALLIED).filter((p) => g.tables.kind[p] === CARRIER && mayAnnounce(g, p));
      return [`carriers that fire their guns, each of which may then be attacked: ${names(g, firing)}`];
    }
    case D.TARGETS:
      return targets(g);
    case D.SUBMARINE_ATTACK:
      return [`none, or: ${who(g, 1 - g.asked, (p) => isSubmarineTarget(g, p, g.area))}`];
    case D.GROUPS:
    case D.SPLIT:
      return [
        `all in one or several groups, such as [[A, B], [C]]${decision === D.SPLIT ? '; none: they stay together' : ''}`,
        `retreating, with their speeds: ${fast(g, members(g.asked))}`,
      ];
    case D.PURSUIT: {
      const able = pieces(g, g.asked, (p) => g.location[p] === g.area && g.tables.isShip[p] === 1);
      return pursued(g, numbers(1, g.groups), able);
    }
    case D.FOLLOW:
      return pursued(g, [g.fight, ...numbers(g.subject + 1, g.groups)], members(g.asked));
    case D.KAMIKAZE:
      return [`none, or: ${who(g, JAPAN, (p) => g.tables.kind[p] === CARRIER && strikes(g, p))}`];
    case D.TASK_FORCES:
      return [`all in one or several task forces, such as [[A, B], [C]]: ${names(g, members(g.asked))}`];
    case D.MISSIONS: {
      const forces = [...new Set(members(g.asked).map((p) => g.taskForce[p]!))].sort((a, b) => a - b);
      return [
        'landing, searching or hiding, for each task force in this order',
        ...forces.map((force) =>
          names(
            g,
            members(g.asked).filter((p) => g.taskForce[p] === force),
          ),
        ),
      ];
    }
    case D.ASSIGN_TARGETS:
      return [
        `carrier: target; own: ${who(g, JAPAN, (p) => canAirRaid(g, p, HAWAII))}`,
        `enemies: ${who(g, ALLIED, (p) => mayAssign(g, p))}`,
      ];
    default:
      return undefined;
  }
}

/** Who fights, where one of several fights in an area is meant (8.41). */
export function fightText(g: Game): string {
  const members = (side: number) => who(g, side, (p) => isMember(g, p));
  return `Japan: ${members(JAPAN)}; the Allies: ${members(ALLIED)}`;
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, k) => from + k);

const pieces = (g: Game, side: number, holds: (piece: number) => boolean): number[] =>
  numbers(0, g.tables.pieceCount - 1).filter((p) => g.tables.side[p] === side && holds(p));

const names = (g: Game, list: readonly number[]): string =>
  list.length === 0 ? 'nobody' : list.map((p) => g.tables.pieceNames[p]!).join(', ');

const who = (g: Game, side: number, holds: (piece: number) => boolean): string => names(g, pieces(g, side, holds));

const fast = (g: Game, list: readonly number[]): string =>
  list.map((p) => `${g.tables.pieceNames[p]} ${speedNow(g, p)}`).join(', ');

/** For each group who is fast enough for it (8.33, 8.43). */
function pursued(g: Game, groups: readonly number[], able: readonly number[]): string[] {
  const enemy = 1 - g.asked;
  const lines = groups.flatMap((group) => {
    const speed = groupSpeed(g, g.area, enemy, group);
    const fleeing = pieces(g, enemy, (p) => g.location[p] === g.area && g.fightOf[p] === group);
    const after = able.filter((p) => speedNow(g, p) >= speed);
    return fleeing.length === 0 ? [] : [`after ${names(g, fleeing)} (speed ${speed}): ${names(g, after)}`];
  });
  return ['pursuer: any ship of its group; who is not named stops; none: nobody pursues', ...lines];
}

/** Attackers with their shots, and what is within their reach. */
function targets(g: Game): string[] {
  const enemy = 1 - g.asked;
  if (g.mode === ON_HARBOR) return raidTargets(g);
  if (g.mode === FIRE_BACK) {
    const own = who(g, g.asked, (p) => g.tables.kind[p] === AIR && g.location[p] === AREA_COUNT + PEARL_HARBOR);
    const raiders = who(g, enemy, (p) => isFireBackTarget(g, p) && g.tables.isShip[p] === 1);
    return [`attacker: target; own: ${own}`, `enemies: ${raiders}`];
  }
  if (g.mode === ON_SHIPS_AT_SEA) return openRaidTargets(g, canSurprise, isSurpriseTarget);
  if (g.mode === ON_HAWAII) return openRaidTargets(g, canStrikeHawaii, isHawaiianTarget);
  const own = pieces(g, g.asked, (p) => isMember(g, p));
  const enemies = pieces(g, enemy, (p) => isMember(g, p));
  const reach = (kind: number) => enemies.filter((p) => targetClass(g, p) === kind);
  const later = [
    ['when all of these are attacked (7.422)', reach(AFTER_FIRING_SHIPS)],
    ['when every ship is attacked (7.423)', reach(AFTER_ALL_SHIPS)],
  ] as const;
  return [
    `attacker: target; own, with their shots: ${shots(g, own, (p) => shotsToFire(g, p))}`,
    `enemies: ${names(g, reach(ALWAYS))}`,
    ...later.flatMap(([text, list]) => (list.length === 0 ? [] : [`${text}: ${names(g, list)}`])),
  ];
}

/** Attackers and targets of a raid on what is at sea, or in Hawaii (18.4, nt1 18.15). */
function openRaidTargets(
  g: Game,
  mayAttack: (g: Game, p: number) => boolean,
  isTarget: (g: Game, p: number) => boolean,
) {
  const own = pieces(g, g.asked, (p) => mayAttack(g, p));
  return [
    `attacker: target; own, with their shots: ${shots(g, own, (p) => shotsNow(g, p, g.action))}`,
    `enemies: ${who(g, 1 - g.asked, (p) => isTarget(g, p))}`,
  ];
}

const shots = (g: Game, list: readonly number[], count: (piece: number) => number): string => {
  const able = list.filter((p) => count(p) > 0);
  return able.length === 0 ? 'nobody' : able.map((p) => `${g.tables.pieceNames[p]} ${count(p)}`).join(', ');
};

/** By port and base: its raiders, and what lies there (9.13). */
function raidTargets(g: Game): string[] {
  const raiders = pieces(g, g.asked, (p) => g.raidHarbor[p] !== 0);
  const harbors = [...new Set(raiders.map((p) => g.raidHarbor[p]! - 1))];
  return harbors.flatMap((harbor) => [
    `carrier: target; on ${g.tables.harborNames[harbor]}, with their shots: ${shots(
      g,
      raiders.filter((p) => g.raidHarbor[p] === harbor + 1),
      (p) => shotsNow(g, p, g.action),
    )}`,
    `enemies there: ${who(g, 1 - g.asked, (p) => g.location[p] === AREA_COUNT + harbor)}`,
  ]);
}
