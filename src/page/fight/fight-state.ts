// The state of the tab of fights, and everything a player can do to it: pure functions.
import type { BattleScenario, BattleSide, BattleUnit, BattleWish } from '../../battle/question/battle-scenario.js';
import type { AreaName, Side } from '../../board/index.js';
import { flagAtStart, mostDamage, unitNamed } from './fight-board.js';
import { type Change, changeText } from './fight-changes.js';

/** A side whose wish for day or night may be left to its fleet. */
export interface FightSide extends Omit<BattleSide, 'prefer'> {
  readonly prefer: BattleWish | 'auto';
}

/** A battle as a player sets it up. */
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

const side = (...names: readonly string[]): FightSide => ({
  prefer: 'auto',
  targets: 'spread',
  retreat: 'never',
  groups: 'together',
  pursue: true,
  carriersFire: false,
  submarine: false,
  airRaid: null,
  units: names.map(unitNamed),
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

/** A change of the fleets may make what was asked about impossible; then it is asked no more. */
const possible = (state: FightState): FightState => {
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

/** Moves the fight; the flag is then that of the start of the game. */
export const moveTo = (state: FightState, area: AreaName | null): FightState =>
  withScenario(state, { area, control: area === null ? 'none' : flagAtStart(area) });

/** Asks about a change, or no more. */
export function toggleChange(state: FightState, change: Change): FightState {
  const text = changeText(change);
  const asked = state.changes.some((c) => changeText(c) === text);
  return {
    ...state,
    changes: asked ? state.changes.filter((c) => changeText(c) !== text) : [...state.changes, change],
  };
}

/** The fight with a change. */
export function changedFight(state: FightState, change: Change): FightScenario {
  if (change.kind === 'flag') return { ...state.scenario, control: change.control };
  const changed =
    change.kind === 'add'
      ? addUnit(state, change.side, unitNamed(change.name))
      : removeUnit(state, change.side, change.name);
  return changed.scenario;
}

/** What a fight can be asked: both sides have units. */
export const canBeFought = ({ scenario }: FightState): boolean =>
  scenario.japan.units.length > 0 && scenario.allied.units.length > 0;
