// `kind: raid`: from what was written to a complete RaidScenario, or to everything that is wrong with it.
import { type BoardOverrides, type BoardTables, boardOf, compileBoard } from '../board/index.js';
import type { RaidScenario, RoundTargets } from '../players/raid-scenario.js';
import { RULE_CATALOG, RuleNameError, resolveRules } from '../rules/index.js';
import { checkOverrides } from './board-schema.js';
import { check } from './issues.js';
import type { ScenarioProblem } from './problem.js';
import { whyNotRaider } from './raid-pieces.js';
import { type Method, type RaidInput, raidSchema } from './raid-schema.js';
import type { Path, SourceText } from './source-text.js';
import { STANDARD_RAID_FORCE, STANDARD_RAID_TARGETS } from './standard-raid.js';

/** Ships at most under the optional Pearl Harbor rule (20.2). */
const SHIPS_UNDER_RULE_20 = 10;

const RULE_NAMES = RULE_CATALOG.map((r) => r.name);

/** What replaces values of the file: options of the command line. */
export interface ScenarioOptions {
  /** Rule names instead of the file's. */
  readonly rules?: readonly string[];
  /** Board values over the file's own `data`. */
  readonly data?: BoardOverrides | null;
  readonly method?: Method;
}

export interface RaidRead {
  readonly scenario: RaidScenario;
  readonly method: Method;
}

/** Checks and completes the raid scenario at a path of a text. */
export function readRaid(
  value: unknown,
  source: SourceText,
  base: Path,
  options: ScenarioOptions,
  problems: ScenarioProblem[],
): RaidRead | undefined {
  const written = isMap(value) ? value.data : undefined;
  const own =
    written === undefined || written === null ? null : checkOverrides(written, source, [...base, 'data'], problems);
  const data = mergeOverrides(own ?? null, options.data ?? null);
  // With unreadable data the rest is checked on the standard board, so that all mistakes come at once.
  const tables = compileBoard(boardOf(data));
  const input = check(raidSchema(tables), value, source, base, problems);
  checkRaid(value, source, base, tables, options, problems);
  if (!input || problems.length > 0) return undefined;
  return complete(input, data, options);
}

function complete(input: RaidInput, data: BoardOverrides | null, options: ScenarioOptions): RaidRead {
  const raidForce = input.raidForce ?? STANDARD_RAID_FORCE;
  return {
    method: options.method ?? input.method,
    scenario: {
      kind: 'raid',
      rules: resolveRules(options.rules ?? input.rules).names,
      raidForce,
      targets: targetsOf(input.targets, raidForce),
      after: input.after,
      allies: input.allies,
      iBoat: input.iBoat,
      indonesia: input.indonesia,
      data,
    } as RaidScenario,
  };
}

function targetsOf(written: RaidInput['targets'], raidForce: readonly string[]): RaidScenario['targets'] {
  if (typeof written === 'string') return { round1: written, round2: written };
  if (written)
    return {
      round1: (written.round1 ?? 'spread') as RoundTargets,
      round2: (written.round2 ?? 'finish') as RoundTargets,
    };
  const standard =
    raidForce.length === STANDARD_RAID_FORCE.length && STANDARD_RAID_FORCE.every((s) => raidForce.includes(s));
  return standard ? STANDARD_RAID_TARGETS : { round1: 'spread', round2: 'finish' };
}

/** What a schema cannot see: how the parts fit together. Looks at the value as written, so that it reports beside the schema. */
function checkRaid(
  value: unknown,
  source: SourceText,
  base: Path,
  tables: BoardTables,
  options: ScenarioOptions,
  problems: ScenarioProblem[],
): void {
  if (!isMap(value)) return;
  const add: Add = (path, message, part = 'value') => problems.push(source.problem([...base, ...path], message, part));
  const force = Array.isArray(value.raidForce) ? value.raidForce : STANDARD_RAID_FORCE;
  force.forEach((ship, k) => {
    if (force.indexOf(ship) < k) add(['raidForce', k], `${ship} is in the raid force twice; a ship can be sent once`);
  });
  const rules = options.rules ?? value.rules ?? 'second-edition';
  if (typeof rules === 'string' || isNameList(rules)) {
    try {
      const ruleSet = resolveRules(rules);
      if (ruleSet.pearlHarbor && force.length > SHIPS_UNDER_RULE_20) {
        add(
          ['raidForce'],
          `${force.length} ships are in the raid force; allowed under rule pearl-harbor: at most ${SHIPS_UNDER_RULE_20} (20.2)`,
        );
      }
    } catch (error) {
      // An unknown name is reported by the schema, with its place in the list; here only names that do not go together.
      if (!(error instanceof RuleNameError)) throw error;
      const known =
        typeof rules === 'string' ? RULE_NAMES.includes(rules) : rules.every((name) => RULE_NAMES.includes(name));
      if (options.rules || known) add(['rules'], error.message);
    }
  }
  checkAttackers(value.targets, force, tables, add);
  const carriers = isMap(value.indonesia) && Array.isArray(value.indonesia.carriers) ? value.indonesia.carriers : [];
  carriers.forEach((ship: unknown, k: number) => {
    const path = ['indonesia', 'carriers', k];
    if (carriers.indexOf(ship) < k) add(path, `${ship} is in Indonesia twice; a ship can be sent once`);
    else if (force.includes(ship as string))
      add(path, `${ship} is in the raid force and cannot be in Indonesia as well`);
  });
}

type Add = (path: Path, message: string, part?: 'key' | 'value') => void;

/** Attackers written out must be in the raid force and able to attack in an air raid. */
function checkAttackers(written: unknown, force: readonly unknown[], tables: BoardTables, add: Add): void {
  if (!isMap(written)) return;
  const able = [...new Set(force)].filter((s) => typeof s === 'string' && canRaid(tables, s)).join(', ');
  const allowed = `allowed: ${able || 'nobody, for no ship of the raid force has an airstrike factor'}`;
  // A misspelt ship of the force is one mistake; that the plan spells it correctly is not a second one.
  const readable = force.every((ship) => typeof ship === 'string' && tables.pieceIndex.has(ship));
  for (const round of ['round1', 'round2'] as const) {
    const pairs = written[round];
    if (!isMap(pairs)) continue;
    for (const attacker of Object.keys(pairs)) {
      if (!tables.pieceIndex.has(attacker) || whyNotRaider(tables, attacker)) continue;
      const path = ['targets', round, attacker];
      if (!canRaid(tables, attacker)) {
        add(path, `${attacker} has no airstrike factor and cannot attack in an air raid (9.2); ${allowed}`, 'key');
      } else if (readable && !force.includes(attacker)) {
        add(path, `${attacker} is not in the raid force; ${allowed}`, 'key');
      }
    }
  }
}

const canRaid = (tables: BoardTables, ship: string): boolean =>
  (tables.airstrike[tables.pieceIndex.get(ship) ?? -1] ?? 0) > 0;

/** `over` laid over `under`, map by map. */
export function mergeOverrides(under: BoardOverrides | null, over: BoardOverrides | null): BoardOverrides | null {
  if (!under || !over) return over ?? under;
  return merge(under as Tree, over as Tree) as BoardOverrides;
}

type Tree = Record<string, unknown>;

function merge(under: Tree, over: Tree): Tree {
  const merged: Tree = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const old = merged[key];
    merged[key] = isMap(old) && isMap(value) ? merge(old, value) : value;
  }
  return merged;
}

// biome-ignore lint/suspicious/noExplicitAny: the value is what a user wrote
function isMap(value: unknown): value is Record<string, any> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isNameList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((v) => typeof v === 'string');
