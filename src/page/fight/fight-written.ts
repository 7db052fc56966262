// A fight as a file would have it, and as a link has it: only what differs from what is meant without a word.
import type { BattleUnit } from '../../battle/question/battle-scenario.js';
import type { Board } from '../../board/index.js';
import { different } from '../shared/different.js';
import { boardWith } from '../shared/on-board.js';
import { counterOf, flagAtStart, unitOf } from './fight-board.js';
import { DEFAULT_SIDE, FIRST_FIGHT, type FightScenario, type FightSide, type FightState } from './fight-state.js';

type Written = Record<string, unknown>;

/** Its name, or a map where there is more to say. */
function writtenUnit(unit: BattleUnit, board: Board): unknown {
  const counter = counterOf(unit.name, board);
  if (counter) {
    const more = different(unit, unitOf(counter));
    // Other factors would otherwise say what kind it is.
    if ('factors' in more) more.kind = unit.kind;
    return Object.keys(more).length === 0 ? unit.name : { name: unit.name, ...more };
  }
  const { name, factors, kind, ...rest } = unit;
  const usual = { damage: 0, posture: 'patrolling', disabled: false, inPort: null, land: null };
  return { name, factors, kind, ...different(rest, usual) };
}

const writtenSide = ({ units, ...side }: FightSide, board: Board): Written => ({
  ...different(side, DEFAULT_SIDE),
  units: units.map((unit) => writtenUnit(unit, board)),
});

/** The scenario for a file. */
export function writtenFight({ japan, allied, ...scenario }: FightScenario): Written {
  const { kind, area, control } = scenario;
  const board = boardWith(scenario.data);
  const usual = {
    rules: ['second-edition'],
    rulings: {},
    turn: 2,
    area: null,
    control: area === null ? 'none' : flagAtStart(area, board),
    rounds: null,
    data: null,
  };
  return {
    kind,
    ...different({ ...scenario, kind: undefined, control }, { ...usual, kind: undefined }),
    japan: writtenSide(japan, board),
    allied: writtenSide(allied, board),
  };
}

/** What a link says of the tab; `undefined` at first. */
export function questionOfFight(state: FightState): unknown {
  if (JSON.stringify(state) === JSON.stringify(FIRST_FIGHT)) return undefined;
  const { scenario, ...how } = state;
  return { scenario: writtenFight(scenario), ...different(how, FIRST_FIGHT) };
}
