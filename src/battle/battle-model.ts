// A battle as the exact method and the kernel see it: units as axes, their damage as levels, and who fires at whom for each signature.
import {
  AIR,
  ALLIED,
  AMPHIBIOUS,
  type BoardTables,
  CARRIER,
  KINDS,
  parseFactors,
  SIDES,
  type Side,
} from '../board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../dice/index.js';
import { DAY, DAY_THEN_NIGHT, NIGHT } from '../game/chapters/day-night.js';
import { damageControlTurns } from '../game/options/damage-control.js';
import { isServedByRadar } from '../game/state/factors-now.js';
import type { RuleSet } from '../rules/index.js';
import { GUNNERY_RADAR_TURN, KAMIKAZE_TURN } from '../rules/optional-turns.js';
import { type BattleSetup, setUpBattle } from './battle-board.js';
import { isAfterTheRaid, roundsAfterTheRaid } from './question/after-the-raid.js';
import {
  type BattleScenario,
  type BattleSide,
  type BattleTargets,
  type BattleUnit,
  rulesOfBattle,
} from './question/battle-scenario.js';

/** A unit at sea. Its level 0 … `levels - 1` is the damage since the beginning; then come "sunk" and "disabled". */
export interface Axis {
  readonly piece: number;
  readonly side: number;
  readonly kind: number;
  readonly start: number;
  readonly levels: number;
  readonly hull: boolean;
  readonly armored: boolean;
  readonly gunnery: number;
  readonly gunneryBonus: number;
  readonly airstrike: number;
  readonly airstrikeBonus: number;
  readonly armor: number;
  /** Carriers fire at night only when the scenario says so. */
  readonly firesAtNight: boolean;
  /** True for what controls the area when it is left alone there: patrolling ships, air units (15.3). */
  readonly holds: boolean;
}

export interface BattleModel {
  readonly setup: BattleSetup;
  readonly axes: readonly Axis[];
  /** Axes of each side in the order in which they attack. */
  readonly own: readonly [readonly number[], readonly number[]];
  /** Enemies of each side in the order in which it attacks them. */
  readonly targetOrder: readonly [readonly number[], readonly number[]];
  readonly spread: readonly [boolean, boolean];
  /** True where an Allied carrier named as firing counts as firing though it has no gunnery (ruling `screening-carriers`). */
  readonly screens: boolean;
  /** Dice of each side's submarine, when it is in the area (16.2). */
  readonly submarines: readonly ({ readonly plain: number; readonly circled: number } | undefined)[];
  /** Chances of a day action alone, a night action alone, and both (7.3). */
  readonly actions: { readonly day: number; readonly night: number; readonly both: number };
}

/** True for a battle of rounds and nothing else: the fast kernel plays no retreats, submarines, landings and air raids. */
export function isPlainBattle(scenario: BattleScenario): boolean {
  const plain = (side: BattleSide): boolean =>
    side.retreat === 'never' &&
    !side.submarine &&
    side.airRaid === null &&
    !(typeof side.targets === 'object' && 'best' in side.targets) &&
    side.units.every((unit) => unit.land === null);
  return plain(scenario.japan) && plain(scenario.allied) && playedOnly(scenario) === undefined;
}

/** Why a battle cannot be solved exactly, whatever its size, as a part of a sentence; `undefined` when it can. */
export function whyNotExactBattle(scenario: BattleScenario): string | undefined {
  for (const side of SIDES) {
    const s = scenario[side];
    if (s.airRaid !== null) return 'the air raid after the battle is played, not solved';
    if (s.units.some((unit) => unit.land !== null)) return 'landings are played, not solved';
    if (typeof s.targets === 'object' && 'best' in s.targets)
      return 'the best targets change with every point of damage: they are played, not solved';
    if (s.retreat !== 'never' && canBePursued(scenario, side))
      return `pursuits are played, not solved, and who retreats here can be pursued (exact with pursue: false for ${side === 'japan' ? 'the Allies' : 'Japan'})`;
  }
  return playedOnly(scenario);
}

/** Optional rules that are played, not solved. */
function playedOnly(scenario: BattleScenario): string | undefined {
  const rules = rulesOfBattle(scenario);
  if (rules.taskForces) return 'task forces (23) are played, not solved';
  if (rules.nineTurn && scenario.turn === KAMIKAZE_TURN) return 'Kamikaze attacks (19.2) are played, not solved';
  if (isAfterTheRaid(scenario)) return `${roundsAfterTheRaid(rules)} (Hawaiian Islands, turn 1) are played, not solved`;
  if (rules.nt1 && scenario.turn === 1 && scenario.area === 'Indonesia')
    return 'the surprised rounds of nt1 18.2 (Indonesia, turn 1) are played, not solved';
  if (rules.iBoatRaid && scenario.turn === 1) return 'the submarine of adjustment 1 in turn 1 is played, not solved';
  return undefined;
}

/** True when a retreating side may meet an enemy ship that is fast enough and wants to pursue (8.33); damage slows both (7.71). */
function canBePursued(scenario: BattleScenario, side: Side): boolean {
  const enemy = scenario[side === 'japan' ? 'allied' : 'japan'];
  if (!enemy.pursue) return false;
  const at = (unit: BattleUnit) => !unit.disabled && unit.inPort === null;
  const speed = (unit: BattleUnit, damage: number) => Math.max(1, parseFactors(unit.factors)!.speed - damage);
  const pursuers = enemy.units.filter((unit) => at(unit) && unit.kind !== 'air' && unit.kind !== 'amphibious');
  const hulls = scenario[side].units.filter((unit) => at(unit) && unit.kind !== 'air');
  const fastest = Math.max(0, ...pursuers.map((unit) => speed(unit, unit.damage)));
  const slowest = Math.min(99, ...hulls.map((unit) => speed(unit, parseFactors(unit.factors)!.armor)));
  return fastest >= slowest;
}

/** Compiles a battle that {@link whyNotExactBattle} has nothing against. */
export function battleModel(scenario: BattleScenario): BattleModel {
  const setup = setUpBattle(scenario);
  const { tables: t } = setup;
  const rules = rulesOfBattle(scenario);
  const armoredFrom = damageControlTurns(t, rules);
  const axes: Axis[] = [];
  SIDES.forEach((side, s) => {
    scenario[side].units.forEach((unit, k) => {
      if (unit.disabled || unit.inPort !== null) return;
      const p = setup.pieces[s]![k]!;
      const kind = t.kind[p]!;
      const armor = t.armor[p]!;
      axes.push({
        piece: p,
        side: s,
        kind,
        start: unit.damage,
        levels: (kind === AIR ? armor : armor + 1) - unit.damage,
        hull: kind !== AIR,
        armored: scenario.turn >= armoredFrom[p]!,
        gunnery: t.gunnery[p]!,
        gunneryBonus: t.gunneryBonus[p]! | radar(rules, scenario.turn, t.nation[p]!, t.gunnery[p]!),
        airstrike: t.airstrike[p]!,
        airstrikeBonus: t.airstrikeBonus[p]!,
        armor,
        holds: kind === AIR || (unit.posture === 'patrolling' && t.isShip[p] === 1),
        firesAtNight: kind !== CARRIER || scenario[side].carriersFire,
      });
    });
  });
  const of = (side: number) => axes.flatMap((axis, k) => (axis.side === side ? [k] : []));
  const own = [of(0), of(1)] as const;
  const targetOrder = SIDES.map((side, s) => inOrder(scenario[side].targets, own[1 - s]!, (k) => axes[k]!.piece, t));
  return {
    setup,
    axes,
    own,
    targetOrder: [targetOrder[0]!, targetOrder[1]!],
    spread: [scenario.japan.targets === 'spread', scenario.allied.targets === 'spread'],
    screens: rules.screeningCarriers,
    submarines: SIDES.map((side, s) => {
      if (!scenario[side].submarine) return undefined;
      const boat = t.submarine[s]!;
      return t.gunneryBonus[boat] ? { plain: 0, circled: t.gunnery[boat]! } : { plain: t.gunnery[boat]!, circled: 0 };
    }),
    actions: actionChances(scenario),
  };
}

/** Enemies in the order in which a side goes through them: as listed, or by its priorities, and what these do not name comes last. */
export function inOrder(
  targets: BattleTargets,
  enemies: readonly number[],
  pieceOf: (enemy: number) => number,
  t: BoardTables,
): readonly number[] {
  if (!Array.isArray(targets)) return enemies;
  const priorities = targets as readonly string[];
  const rank = (enemy: number): number => {
    const piece = pieceOf(enemy);
    const found = priorities.findIndex((name) => name === t.pieceNames[piece] || name === KINDS[t.kind[piece]!]);
    return found < 0 ? priorities.length : found;
  };
  return [...enemies].sort((a, b) => rank(a) - rank(b));
}

const radar = (rules: RuleSet, turn: number, nation: number, gunnery: number): number =>
  rules.gunneryRadar && turn >= GUNNERY_RADAR_TURN && isServedByRadar(nation, gunnery) ? 1 : 0;

type Wishes = Pick<BattleScenario, 'control'> & {
  readonly japan: { readonly prefer: string };
  readonly allied: { readonly prefer: string };
};

/**
 * What both dice of 7.3 bring, at `6 * (japan - 1) + allied - 1`: `DAY`, `NIGHT` or `DAY_THEN_NIGHT`. Day and the owner of the area add one each; a tie
 * means both actions. Sides that wish the same have it whatever they would roll.
 */
export function rolledActions({ japan, allied, control }: Wishes): Uint8Array {
  const wishes = [japan.prefer === 'day' ? DAY : NIGHT, allied.prefer === 'day' ? DAY : NIGHT] as const;
  if (wishes[0] === wishes[1]) return new Uint8Array(36).fill(wishes[0]);
  const adds = SIDES.map((side, s) => (wishes[s] === DAY ? 1 : 0) + (control === side ? 1 : 0));
  return Uint8Array.from({ length: 36 }, (_, k) => {
    const lead = Math.floor(k / 6) + adds[0]! - (k % 6) - adds[1]!;
    return lead === 0 ? DAY_THEN_NIGHT : lead > 0 ? wishes[0] : wishes[1];
  });
}

/** How likely each of them is. */
export function actionChances(scenario: Wishes) {
  const rolled = rolledActions(scenario);
  const chance = (action: number) => rolled.filter((x) => x === action).length / 36;
  return { day: chance(DAY), night: chance(NIGHT), both: chance(DAY_THEN_NIGHT) };
}

/** True when a ship's damage equals its armor, at a level (7.72, 7.73). */
function crippled(axis: Axis, level: number): boolean {
  const damage = axis.start + level;
  return axis.kind !== AIR && damage !== 0 && damage >= axis.armor;
}

/** Shots of a unit at a level, with 16 added for the attack bonus; 0 when it does not attack in this action. */
export function shotsAt(axis: Axis, action: number, level: number): number {
  if (action === ACTION_DAY) {
    const shots = crippled(axis, level) ? 0 : axis.airstrike;
    return shots === 0 ? 0 : shots | (axis.airstrikeBonus ? 16 : 0);
  }
  if (axis.kind === AIR || axis.kind === AMPHIBIOUS || !axis.firesAtNight) return 0;
  const shots = crippled(axis, level) && axis.gunnery > 1 ? 1 : axis.gunnery;
  return shots === 0 ? 0 : shots | (axis.gunneryBonus && axis.start + level === 0 ? 16 : 0);
}

/**
 * When a unit may be attacked at night (7.42): 0 for what is attacked first, then 1 and 2; 3 for air units, which never are. Damage
 * changes nothing about it, for who can fire at night always can (7.72).
 */
export function nightReach({ kind, side, firesAtNight, gunnery }: Axis, screens: boolean): number {
  if (kind === AIR) return 3;
  if (kind === AMPHIBIOUS) return 2;
  return firesAtNight && (gunnery > 0 || (screens && side === ALLIED && kind === CARRIER)) ? 0 : 1;
}

/**
 * Target of each attacker, by axis; -1 for none.
 *
 * @param there 1 for the axes that are in the fight, @param able 1 for those of them that have shots in this action.
 */
export function assignTargets(m: BattleModel, action: number, there: Uint8Array, able: Uint8Array): Int8Array {
  const target = new Int8Array(m.axes.length).fill(-1);
  for (let side = 0; side < 2; side++) {
    const shooters = m.own[side]!.filter((k) => there[k] && able[k]);
    if (shooters.length === 0) continue;
    let lowest = 3;
    // By day everything is in reach (7.41).
    const reach = (k: number): number => (action === ACTION_NIGHT ? nightReach(m.axes[k]!, m.screens) : 0);
    const enemies = m.targetOrder[side]!.filter((k) => there[k]);
    for (const k of enemies) lowest = Math.min(lowest, reach(k));
    if (lowest === 3) continue;
    const targets = enemies.filter((k) => reach(k) === lowest);
    shooters.forEach((k, i) => {
      target[k] = targets[m.spread[side] ? i % targets.length : 0]!;
    });
  }
  return target;
}
