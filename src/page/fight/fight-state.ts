// The state of the tab of fights, and everything a player can do to it: pure functions.
import {
  BATTLE_KINDS,
  type BattleScenario,
  type BattleSide,
  type BattleUnit,
  type BattleWish,
} from '../../battle/question/battle-scenario.js';
import { type AreaName, type BaseName, type PortName, SIDES, type Side } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { boardWith } from '../shared/on-board.js';
import type { PartProps } from '../shell/tab.js';
import { counterOf, flagAtStart, harborsNear, mostDamage, unitNamed } from './fight-board.js';

/** A side whose wish for day or night may be left to its fleet. */
export interface FightSide extends Omit<BattleSide, 'prefer'> {
  readonly prefer: BattleWish | 'auto';
}

export interface FightScenario extends Omit<BattleScenario, Side> {
  readonly japan: FightSide;
  readonly allied: FightSide;
}

export interface FightState {
  readonly scenario: FightScenario;
  /** `auto`: exact where that is quick, otherwise sampled. */
  readonly method: 'auto' | 'exact';
  /** Half the width of the interval at which sampling stops. */
  readonly precision: number;
  readonly seed: string | null;
  /** Changes that are asked about. */
  readonly changes: readonly Change[];
}

/** What every part of the panel of a side is given. */
export interface SideProps extends PartProps<FightState> {
  readonly side: Side;
}

/** The orders of a side that says nothing. */
export const DEFAULT_SIDE: Omit<FightSide, 'units'> = {
  prefer: 'auto',
  targets: 'spread',
  retreat: 'never',
  groups: 'together',
  pursue: true,
  carriersFire: false,
  submarine: false,
  airRaid: null,
};

const side = (...names: readonly string[]): FightSide => ({
  ...DEFAULT_SIDE,
  units: names.map((name) => unitNamed(name)),
});

export const FIRST_FIGHT: FightState = {
  scenario: {
    kind: 'battle',
    rules: ['second-edition'],
    rulings: {},
    turn: 2,
    area: 'Coral Sea',
    control: flagAtStart('Coral Sea'),
    rounds: null,
    japan: side('Shokaku', 'Zuikaku'),
    allied: side('Lexington', 'Yorktown'),
    data: null,
  },
  method: 'auto',
  precision: 0.005,
  seed: null,
  changes: [],
};

/** Targets without enemies that are gone. */
const aimed = (own: FightSide, enemies: readonly BattleUnit[]): FightSide => {
  const { targets } = own;
  if (typeof targets === 'string' || 'best' in targets) return own;
  const there = targets.filter((t) => BATTLE_KINDS.includes(t as 'air') || enemies.some(({ name }) => name === t));
  return there.length === targets.length ? own : { ...own, targets: there };
};

/** A change of the fleets may make what was asked about impossible; then it is asked no more. */
const possible = (changed: FightState): FightState => {
  const { japan, allied } = changed.scenario;
  const sides = { japan: aimed(japan, allied.units), allied: aimed(allied, japan.units) };
  const state = { ...changed, scenario: { ...changed.scenario, ...sides } };
  const names = [...state.scenario.japan.units, ...state.scenario.allied.units].map(({ name }) => name);
  const changes = state.changes.filter((change) => {
    if (change.kind === 'flag') return change.control !== state.scenario.control;
    return names.includes(change.name) === (change.kind === 'remove');
  });
  return { ...state, changes };
};

export const withScenario = (state: FightState, change: Partial<FightScenario>): FightState =>
  possible({ ...state, scenario: { ...state.scenario, ...change } });

export const withSide = (state: FightState, of: Side, change: Partial<FightSide>): FightState =>
  withScenario(state, { [of]: { ...state.scenario[of], ...change } });

export const addUnit = (state: FightState, of: Side, unit: BattleUnit): FightState =>
  withSide(state, of, { units: [...state.scenario[of].units, unit] });

export const removeUnit = (state: FightState, of: Side, name: string): FightState =>
  withSide(state, of, { units: state.scenario[of].units.filter((unit) => unit.name !== name) });

/** One damage point more; after the last one that it stands, none. */
export const hurtUnit = (state: FightState, of: Side, name: string): FightState =>
  withSide(state, of, {
    units: state.scenario[of].units.map((unit) =>
      unit.name === name ? { ...unit, damage: unit.damage >= mostDamage(unit) ? 0 : unit.damage + 1 } : unit,
    ),
  });

/** A unit with no more damage than it stands. */
const within = (unit: BattleUnit): BattleUnit => ({ ...unit, damage: Math.min(unit.damage, mostDamage(unit)) });

/** Says more about a unit: its posture, where it lies, where it lands, its factors. */
export const withUnit = (state: FightState, of: Side, name: string, change: Partial<BattleUnit>): FightState =>
  withSide(state, of, {
    units: state.scenario[of].units.map((unit) => (unit.name === name ? within({ ...unit, ...change }) : unit)),
  });

/** The fight on a board with other values, or on the printed one; units with factors of their own keep these. */
export function withData(state: FightState, data: unknown): FightState {
  const [before, after] = [boardWith(state.scenario.data), boardWith(data)];
  const changed = (own: FightSide): FightSide => ({
    ...own,
    units: own.units.map((unit) =>
      counterOf(unit.name, before)?.factors === unit.factors
        ? within({ ...unit, factors: counterOf(unit.name, after)!.factors })
        : unit,
    ),
  });
  const { area, control, japan, allied } = state.scenario;
  const flag = area !== null && control === flagAtStart(area, before) ? flagAtStart(area, after) : control;
  return withScenario(state, { data, control: flag, japan: changed(japan), allied: changed(allied) });
}

/** Puts a unit one place earlier: its order counts for who attacks whom. */
export function putEarlier(state: FightState, of: Side, name: string): FightState {
  const units = [...state.scenario[of].units];
  const at = units.findIndex((unit) => unit.name === name);
  if (at < 1) return state;
  units.splice(at - 1, 2, units[at]!, units[at - 1]!);
  return withSide(state, of, { units });
}

/** Moves the fight; the flag is then that of the start of the game, and harbors that do not touch the area are left. */
export function moveTo(state: FightState, area: AreaName | null): FightState {
  const board = boardWith(state.scenario.data);
  const near = <H extends PortName | BaseName>(harbor: H | null): H | null =>
    harbor !== null && harborsNear(area, board).includes(harbor) ? harbor : null;
  const moved = (of: FightSide): FightSide => ({
    ...of,
    airRaid: near(of.airRaid),
    units: of.units.map((unit) => ({ ...unit, inPort: near(unit.inPort), land: near(unit.land) })),
  });
  const { japan, allied } = state.scenario;
  const control = area === null ? 'none' : flagAtStart(area, board);
  return withScenario(state, { area, control, japan: moved(japan), allied: moved(allied) });
}

export function toggleChange(state: FightState, change: Change): FightState {
  const text = changeText(change);
  const asked = state.changes.some((c) => changeText(c) === text);
  return {
    ...state,
    changes: asked ? state.changes.filter((c) => changeText(c) !== text) : [...state.changes, change],
  };
}

export function changedFight(state: FightState, change: Change): FightScenario {
  if (change.kind === 'flag') return { ...state.scenario, control: change.control };
  const changed =
    change.kind === 'add'
      ? addUnit(state, change.side, unitNamed(change.name, boardWith(state.scenario.data)))
      : removeUnit(state, change.side, change.name);
  return changed.scenario;
}

/** Why there is no fight, in a sentence: a side has no units at sea. `undefined` where both have. */
export function whyNotFought({ scenario }: FightState): string | undefined {
  const lacking = SIDES.filter((side) => !scenario[side].units.some((u) => !u.disabled && u.inPort === null));
  if (lacking.length === 0) return undefined;
  const who = lacking.map((side) => SIDE_SAID[side]).join(' and ');
  const have = lacking.length === 1 && lacking[0] === 'japan' ? 'has' : 'have';
  const absent = lacking.some((side) => scenario[side].units.length > 0)
    ? ' Units that are in port or disabled take no part.'
    : '';
  return `There is no fight: ${who} ${have} no unit at sea here.${absent} Add a ship or unit below.`;
}

export const canBeFought = (state: FightState): boolean => whyNotFought(state) === undefined;

export type Change =
  | { readonly kind: 'add' | 'remove'; readonly side: Side; readonly name: string }
  | { readonly kind: 'flag'; readonly control: Side | 'none' };

/** `add Hornet`, `remove Kaga`, `control none`. */
export const changeText = (change: Change): string =>
  change.kind === 'flag' ? `control ${change.control}` : `${change.kind} ${change.name}`;

/** `+ Hornet`, `− Kaga`, `without the flag`. */
export function changeLabel(change: Change): string {
  if (change.kind !== 'flag') return `${change.kind === 'add' ? '+' : '−'} ${change.name}`;
  return { japan: 'Japanese flag', allied: 'Allied flag', none: 'without the flag' }[change.control];
}
