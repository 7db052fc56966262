// What of a game scenario could be otherwise: weights of its doctrines, board values that are not printed, contested rulings. Each
// change is a scenario of its own, which differs in one value.

import { directionsOf, type Seat } from '../../ai/seat.js';
import { type Board, boardOf, likelyText, otherPoints, SIDES, type Side, type Source } from '../../board/index.js';
import { canAct, RULINGS, type Rulings, resolveRules } from '../../rules/index.js';
import { SourceText } from '../../text/source-text.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { CHANGE_KINDS, type Change, type ChangeKind, type Planned } from './change.js';
import { configOf } from './config.js';
import { type Config, type KeyPath, withValue } from './paths.js';
import { readScenarioValue } from './read.js';
import { weightChanges } from './weight-changes.js';

/**
 * All changes of a scenario, one value each. Weights go up and down by a part of themselves; a whole number by one either way, a weight of 0 up
 * by that part of 1, and no weight beyond its range: those are `unlike` the others.
 *
 * @param kinds which kinds; default all
 * @param step by which part of itself a weight goes up and down; default 0.25
 * @param only changes whose path is this or begins so; default all
 * @throws RangeError when the step is not above 0
 * @example
 * changesOf(STANDARD_GAME, ['rulings']).length; // one for each other reading of each contested ruling
 */
export function changesOf(
  scenario: GameScenario,
  kinds: readonly ChangeKind[] = CHANGE_KINDS,
  step = 0.25,
  only: string | null = null,
): Change[] {
  const config = configOf(underItsRules(scenario), 'monte-carlo');
  return plannedOf(underItsRules(scenario), kinds, step)
    .filter(({ keys }) => only === null || `${keys.join('.')}.`.startsWith(`${only}.`))
    .map(({ keys, value, ...told }) => ({ ...told, path: keys.join('.'), scenario: changed(config, keys, value) }));
}

/** Paths of all changes, and what they begin with. */
export function changePaths(scenario: GameScenario, kinds: readonly ChangeKind[], step: number): string[] {
  const all = plannedOf(scenario, kinds, step).flatMap(({ keys }) =>
    keys.map((_, k) => keys.slice(0, k + 1).join('.')),
  );
  return [...new Set(all)];
}

function plannedOf(scenario: GameScenario, kinds: readonly ChangeKind[], step: number): Planned[] {
  if (!(step > 0)) throw new RangeError(`a weight is changed by a part of itself above 0, not ${step}`);
  return [
    ...(kinds.includes('weights') ? weightChanges(scenario, step) : []),
    ...(kinds.includes('data') ? dataChanges(boardOf(scenario.data)) : []),
    ...(kinds.includes('rulings') ? rulingChanges(scenario) : []),
  ];
}

/** The scenario with the weights that count under its rules: they are what is changed. */
function underItsRules(scenario: GameScenario): GameScenario {
  const rules = resolveRules(scenario.rules, scenario.rulings as Partial<Rulings>);
  const seatOf = (side: Side): Seat => {
    const seat = scenario.players[side];
    if (seat.player === 'random' || seat.under === undefined) return seat;
    const { under, ...rest } = seat;
    const { weights, opening } = directionsOf(side, seat, rules);
    // Nothing of the doctrine counts beside them.
    return { ...rest, weights, under: [], opening };
  };
  return { ...scenario, players: { japan: seatOf('japan'), allied: seatOf('allied') } };
}

/** The scenario is read again, so that what a change makes is checked like what a player writes. */
function changed(config: Config, keys: KeyPath, value: unknown): GameScenario {
  return readScenarioValue(new SourceText(keys.join('.'), ''), withValue(config, keys, value)).scenario as GameScenario;
}

/** Printed in the rulebook, on the components, or the user's own: certain. */
const isPrinted = ({ kind }: Source): boolean => kind === 'rulebook' || kind === 'component' || kind === 'user';

/** Where an air unit that may arrive in any friendly major port would be placed otherwise. */
const OTHER_PORT: Readonly<Record<string, string>> = { RAAF: 'Australia', RNZAF: 'Australia' };

function dataChanges(board: Board): Planned[] {
  const points = board.areas.flatMap((area) =>
    SIDES.flatMap((side): Planned[] => {
      const { value, source } = area.poc[side];
      if (isPrinted(source)) return [];
      return otherPoints(value, source).map((to) => ({
        what: 'data',
        keys: ['data', 'areas', area.name, 'poc', side],
        value: to,
        from: String(value),
        to: String(to),
        by: 'value',
        unlike: false,
        about: sourceText(source),
      }));
    }),
  );
  const arrivals = board.pieces
    .filter((piece) => piece.kind === 'air' && !isPrinted(piece.source))
    .map((piece): Planned => {
      const to = OTHER_PORT[piece.name] ?? 'Pearl Harbor';
      return {
        what: 'data',
        keys: ['data', 'air', piece.name, 'where'],
        value: to,
        from: piece.where,
        to,
        by: 'value',
        unlike: false,
        about: sourceText(piece.source),
      };
    });
  return [...points, ...arrivals];
}

function sourceText(source: Source): string {
  const { kind, note } = source;
  return `${kind}${likelyText(source)}${note === undefined ? '' : ` (${note})`}`;
}

/** Readings that cannot act under the rules of a scenario: no game would be another one. */
export function idleRulings({ rules, rulings }: GameScenario): string[] {
  const resolved = resolveRules(rules, rulings as Partial<Rulings>);
  return RULINGS.filter(({ name }) => !canAct(name, resolved)).map(({ name }) => name);
}

function rulingChanges(scenario: GameScenario): Planned[] {
  const { rulings } = scenario;
  const idle = idleRulings(scenario);
  return RULINGS.flatMap(({ name, rule, question, values, byDefault }) => {
    if (idle.includes(name)) return [];
    const now = rulings[name] ?? byDefault;
    return values
      .filter((value) => value !== now)
      .map((value): Planned => {
        return {
          what: 'rulings',
          keys: ['rulings', name],
          value,
          from: now,
          to: value,
          by: 'reading',
          unlike: false,
          about: `${rule}: ${question}`,
        };
      });
  });
}
