// What of a game scenario could be otherwise: weights of its doctrines, board values that are not printed, contested rulings. Each
// change is a scenario of its own, which differs in one value.
import { type Board, boardOf, SIDES, type Source } from '../board/index.js';
import type { GameScenario } from '../players/game-scenario.js';
import { WEIGHT_NAMES, WEIGHT_TABLE_NAMES, WEIGHT_TABLES, WEIGHTS } from '../players/heuristic/weights.js';
import { RULINGS } from '../rules/index.js';
import { configOf } from './config.js';
import { type Config, type KeyPath, withValue } from './paths.js';
import { readScenario } from './read.js';

/** Kinds of change. */
export const CHANGE_KINDS = ['weights', 'data', 'rulings'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One value that is another. */
export interface Change {
  readonly what: ChangeKind;
  readonly path: string;
  /** As they are told. */
  readonly from: string;
  readonly to: string;
  /** Why it could be so, or what it is. */
  readonly about: string;
  readonly scenario: GameScenario;
}

/** A change before its scenario is made. */
interface Planned extends Omit<Change, 'scenario' | 'path'> {
  readonly keys: KeyPath;
  readonly value: unknown;
}

/**
 * All changes of a scenario, one value each.
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
  const config = configOf(scenario, 'monte-carlo');
  return plannedOf(scenario, kinds, step)
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

/** The scenario is read again, so that what a change makes is checked like what a player writes. */
function changed(config: Config, keys: KeyPath, value: unknown): GameScenario {
  return readScenario(JSON.stringify(withValue(config, keys, value)), keys.join('.'), { kinds: ['game'] }).scenario;
}

function weightChanges({ players }: GameScenario, step: number): Planned[] {
  return SIDES.flatMap((side) => {
    const seat = players[side];
    if (seat.player === 'random') return [];
    const { weights } = seat;
    const keys = (name: string): KeyPath => ['players', side, 'weights', name];
    const single = WEIGHT_NAMES.flatMap((name): Planned[] => {
      const { min, max, about } = WEIGHTS[name];
      const whole = 'whole' in WEIGHTS[name];
      const from = weights[name];
      const by = whole ? Math.max(1, Math.round(step * from)) : step * (from || 1);
      return [from - by, from + by]
        .map((to) => Math.min(max, Math.max(min, Number(to.toPrecision(6)))))
        .filter((to) => to !== from)
        .map((to) => ({ what: 'weights', keys: keys(name), value: to, from: String(from), to: String(to), about }));
    });
    const tables = WEIGHT_TABLE_NAMES.flatMap((name) => {
      const { max, about } = WEIGHT_TABLES[name];
      return [1 - step, 1 + step].map((by): Planned => {
        const value = Object.fromEntries(
          Object.entries(weights[name]).map(([key, w]) => [
            key,
            Math.min(max, Math.max(0, Number((by * w).toPrecision(6)))),
          ]),
        );
        return {
          what: 'weights',
          keys: keys(name),
          value,
          from: 'as it is',
          to: `all × ${Number(by.toPrecision(6))}`,
          about,
        };
      });
    });
    return [...single, ...tables];
  });
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
        about: sourceText(piece.source),
      };
    });
  return [...points, ...arrivals];
}

/** What a value of points may be instead: what its note says (`else 2`; `1: 0.30, 3: 0.25`), otherwise one more and one less. */
function otherPoints(value: number, { note = '' }: Source): number[] {
  const named = [...note.matchAll(/else (\d+)|(\d+):/g)].map((m) => Number(m[1] ?? m[2]));
  return named.length > 0 ? named : [value - 1, value + 1].filter((v) => v >= 0);
}

function sourceText({ kind, probability, note }: Source): string {
  const chance = probability === undefined ? '' : `, right with ${Math.round(100 * probability)} %`;
  return `${kind}${chance}${note === undefined ? '' : ` (${note})`}`;
}

function rulingChanges({ rulings }: GameScenario): Planned[] {
  return RULINGS.flatMap(({ name, rule, question, values, byDefault }) => {
    const now = rulings[name] ?? byDefault;
    return values
      .filter((value) => value !== now)
      .map((value): Planned => {
        return { what: 'rulings', keys: ['rulings', name], value, from: now, to: value, about: `${rule}: ${question}` };
      });
  });
}
