// Reads files: a scenario of any kind, a result (whose `config` is a scenario), a table of board values.

import type { BattleScenario } from '../../battle/question/battle-scenario.js';
import { openedBattle } from '../../battle/question/opened-battle.js';
import { readBattle } from '../../battle/question/read-battle.js';
import { checkOverrides } from '../../board/board-schema.js';
import type { BoardOverrides, Side } from '../../board/index.js';
import type { RaidScenario } from '../../raid/question/raid-scenario.js';
import { readRaid } from '../../raid/question/read-raid.js';
import type { Method, ScenarioOptions } from '../../rules/scenario-options.js';
import type { PrecisionTarget } from '../../stats/intervals/precision.js';
import { nameSentence, orList, shown } from '../../text/fields.js';
import { nearest } from '../../text/nearest.js';
import { readOrThrow, type ScenarioProblem } from '../../text/problem.js';
import { type Path, readSource, SourceText } from '../../text/source-text.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { readGame } from '../../whole-games/read-game.js';

/** Kinds of scenario that can be read. */
export const SCENARIO_KINDS = ['raid', 'game', 'battle'] as const;
export type ScenarioKind = (typeof SCENARIO_KINDS)[number];

/** What each kind of scenario becomes. */
export interface ScenarioByKind {
  readonly raid: RaidScenario;
  readonly game: GameScenario;
  readonly battle: BattleScenario;
}

/** How each kind is read. */
const READERS = { raid: readRaid, game: readGame, battle: readBattle } as const;

/** A complete scenario, and what the file says about how to answer it. */
export interface ScenarioRead<K extends ScenarioKind = ScenarioKind> {
  readonly scenario: ScenarioByKind[K];
  readonly method: Method;
  /** Sides of a battle that leave day or night to their fleets, see `usualWish`. */
  readonly unsaid?: readonly Side[];
  /** Seed and games, when the file was a result (`--json`, `result.json`). */
  readonly seed?: string;
  readonly games?: number;
  /** The precision at which it stopped, when the file was a result that did. */
  readonly precision?: PrecisionTarget;
  /** True when the file was a result with a control variate. */
  readonly controlVariate?: boolean;
}

/** Keys by which a result is told from a scenario. */
const RESULT_KEYS = ['schema', 'config', 'metrics'];

/** What a file asks: its value, or the `config` of a result; where in the file that stands, and the result. */
export function askedIn(value: unknown): {
  readonly value: unknown;
  readonly base: Path;
  readonly result?: Readonly<Record<string, unknown>>;
} {
  const isResult = typeof value === 'object' && value !== null && RESULT_KEYS.every((key) => key in value);
  if (!isResult) return { value, base: [] };
  const result = value as Readonly<Record<string, unknown>>;
  return { value: result.config, base: ['config'], result };
}

/**
 * Reads a scenario from YAML or JSON text. A result file is read too: its `config` is the scenario.
 *
 * @param text the content of the file.
 * @param file the name shown in front of every mistake.
 * @param options what replaces values of the file; `kinds` limits what is allowed (default: every kind).
 * @throws ScenarioError with every mistake, each with its line and column.
 * @example
 * const { scenario } = readScenario('kind: raid\ntargets: spread\n', 'my-raid.yaml', { kinds: ['raid'] });
 * scenario.raidForce.length; // 8: the standard force
 */
export function readScenario<K extends ScenarioKind = ScenarioKind>(
  text: string,
  file: string,
  options: ScenarioOptions & { readonly kinds?: readonly K[] } = {},
): ScenarioRead<K> {
  const source = new SourceText(file, text, options.files);
  return readSource(source, (value, problems) => readValue(source, value, options, problems)) as ScenarioRead<K>;
}

/**
 * Reads a value that was made from a text, such as one cell of a sweep.
 *
 * @param source where mistakes stand.
 * @throws ScenarioError with every mistake.
 */
export function readScenarioValue(source: SourceText, value: unknown, options: ScenarioOptions = {}): ScenarioRead {
  return readOrThrow((problems) => readValue(source, value, options, problems));
}

/** A sweep is a scenario of another kind, with a key for its values. */
const noKindOfItsOwn = (kinds: readonly string[]) => (kind: string) =>
  kind === 'sweep'
    ? `a sweep has the kind of what it varies: ${orList(kinds)}; under its key "sweep" stand the paths, each with its values`
    : undefined;

/**
 * Reads a `--data` file: board values that replace the standard ones.
 *
 * @throws ScenarioError with every mistake, each with its line and column.
 * @example
 * const overrides = readBoardOverrides('areas: {Coral Sea: {poc: {japan: 2}}}', 'my-board.yaml');
 * applyOverrides(STANDARD_BOARD, overrides);
 */
export function readBoardOverrides(text: string, file: string): BoardOverrides {
  const source = new SourceText(file, text);
  // An empty file overrides nothing.
  return readSource(source, (value, problems) => checkOverrides(value ?? {}, source, [], problems));
}

function readValue(
  source: SourceText,
  value: unknown,
  options: ScenarioOptions & { readonly kinds?: readonly ScenarioKind[] },
  problems: ScenarioProblem[],
): ScenarioRead | undefined {
  const kinds = options.kinds ?? SCENARIO_KINDS;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(source.problem([], `a scenario is a map that begins with "kind: ${kinds[0]}", not ${shown(value)}`));
    return undefined;
  }
  const { value: asked, base, result } = askedIn(value);
  const config = asked as Record<string, unknown> | null;
  const kind = config?.kind;
  // Where it is clear which kind is meant, the rest is looked at too.
  const goOn = (meant: ScenarioKind) => READERS[meant]({ ...config, kind: meant }, source, base, options, problems);
  if (typeof config !== 'object' || config === null || kind === undefined) {
    problems.push(source.problem(base, `"kind" is missing; allowed: ${kinds.map((k) => `kind: ${k}`).join(' or ')}`));
    if (config && kinds.length === 1) goOn(kinds[0]!);
    return undefined;
  }
  if (!(kinds as readonly unknown[]).includes(kind)) {
    problems.push(
      source.problem(
        [...base, 'kind'],
        nameSentence(kind, kinds, { what: 'a kind of scenario known here', because: noKindOfItsOwn(kinds) }),
      ),
    );
    const meant = (SCENARIO_KINDS as readonly unknown[]).includes(kind) ? undefined : nearest(String(kind), kinds);
    if (meant !== undefined) goOn(meant as ScenarioKind);
    return undefined;
  }
  const open = result ? openedConfig(config, source, base, options) : config;
  const read = READERS[kind as ScenarioKind](open, source, base, options, problems);
  if (!read || !result) return read;
  return { ...read, ...runIn(result), ...(result.controlVariate ? { controlVariate: true } : {}) };
}

/**
 * The question of a result. What its battle took from the board is looked up again where other board values count: they would be told and
 * not used.
 */
function openedConfig(
  config: Readonly<Record<string, unknown>>,
  source: SourceText,
  base: Path,
  options: ScenarioOptions,
): Readonly<Record<string, unknown>> {
  if (config.kind !== 'battle' || !options.data) return config;
  const own = readBattle(config, source, base, { ...options, data: null }, []);
  return own ? openedBattle(own.scenario) : config;
}

/** How a result was played, as far as it makes sense: what plays it again. */
export function runIn(top: Readonly<Record<string, unknown>>): Pick<ScenarioRead, 'seed' | 'games' | 'precision'> {
  return {
    ...(typeof top.seed === 'string' ? { seed: top.seed } : {}),
    ...(typeof top.games === 'number' && Number.isInteger(top.games) && top.games > 0 ? { games: top.games } : {}),
    ...precisionIn(top.precision),
  };
}

/** The precision of a result, as far as it makes sense. */
function precisionIn(value: unknown): { readonly precision?: PrecisionTarget } {
  if (typeof value !== 'object' || value === null) return {};
  const { metric, label, halfWidth, relative } = value as Record<string, unknown>;
  if (typeof metric !== 'string' || typeof halfWidth !== 'number' || !(halfWidth > 0)) return {};
  return {
    precision: {
      metric,
      ...(typeof label === 'string' ? { label } : {}),
      halfWidth,
      relative: relative === true,
    },
  };
}
