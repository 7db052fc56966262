// `kind: raid`: from what was written to a complete RaidScenario, or to everything that is wrong with it.

import { dataOf } from '../../board/board-schema.js';
import { type BoardOverrides, type BoardTables, boardOf, compileBoard } from '../../board/index.js';
import { type RuleSet, resolveRules, ruleNamed } from '../../rules/index.js';
import { rulesNamed } from '../../rules/rules-fields.js';
import type { Method, ScenarioOptions } from '../../rules/scenario-options.js';
import { isMap } from '../../text/is-map.js';
import { check } from '../../text/issues.js';
import type { ScenarioProblem } from '../../text/problem.js';
import type { Path, SourceText } from '../../text/source-text.js';
import { checkRaidPlan } from '../plans/plan-check.js';
import { inBoardSpelling } from './raid-pieces.js';
import type { ExplicitTargets, RaidScenario, RoundTargets } from './raid-scenario.js';
import { type RaidInput, raidSchema } from './raid-schema.js';
import { defaultRaidForce, raidRuleProblems, STANDARD_RAID_FORCE, STANDARD_RAID_TARGETS } from './standard-raid.js';

interface RaidRead {
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
  const data = dataOf(value, options.data, source, base, problems);
  // With unreadable data the rest is checked on the standard board, so that all mistakes come at once.
  const tables = compileBoard(boardOf(data));
  const input = check(raidSchema(tables), value, source, base, problems);
  checkRaid(isMap(value) ? inBoardSpelling(value, tables) : value, source, base, tables, options, problems);
  if (!input || problems.length > 0) return undefined;
  return complete(input, data, options);
}

function complete(input: RaidInput, data: BoardOverrides | null, options: ScenarioOptions): RaidRead {
  const rules = resolveRules(options.rules ?? input.rules);
  const raidForce = input.raidForce ?? defaultRaidForce(rules);
  return {
    method: options.method ?? input.method,
    scenario: {
      kind: 'raid',
      rules: rules.names,
      ...(Object.keys(input.rulings).length > 0 && { rulings: input.rulings }),
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
  const placeOf = ({ line, column }: ScenarioProblem) => `${line}:${column}`;
  const told = new Set(problems.map(placeOf));
  const add = (path: Path, message: string, part: 'key' | 'value' = 'value') => {
    const problem = source.problem([...base, ...path], message, part);
    // Where the schema has spoken already, that is the mistake.
    if (told.has(placeOf(problem))) return;
    told.add(placeOf(problem));
    problems.push(problem);
  };
  const rules = checkRules(options.rules ?? value.rules, add);
  const raidForce: readonly string[] = Array.isArray(value.raidForce)
    ? value.raidForce.map(String)
    : defaultRaidForce(rules);
  // A misspelt ship of the force is one mistake; that the plan spells it correctly is not a second one.
  const readable = raidForce.every((name) => tables.pieceIndex.has(name));
  const targets = { round1: pairsOf(value.targets, 'round1'), round2: pairsOf(value.targets, 'round2') };
  for (const { path, part, message } of checkRaidPlan({ rules: rules.names, raidForce, targets }, tables)) {
    if (readable || path[0] !== 'targets') add(path, message, part);
  }
  for (const { path, message } of raidRuleProblems(rules, raidForce, value)) add(path, message);
  const carriers = isMap(value.indonesia) && Array.isArray(value.indonesia.carriers) ? value.indonesia.carriers : [];
  carriers.forEach((ship: unknown, k: number) => {
    const path = ['indonesia', 'carriers', k];
    if (carriers.indexOf(ship) < k) add(path, `${ship} is in Indonesia twice; a ship can be sent once`);
    else if (raidForce.includes(ship as string)) {
      add(path, `${ship} is in the raid force and cannot be in Indonesia as well`);
    }
  });
}

/** The rules in force as far as they can be read; names that do not go together are reported. */
function checkRules(written: unknown, add: (path: Path, message: string) => void): RuleSet {
  const names = typeof written === 'string' ? [written] : written;
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string' && ruleNamed(name)))
    return resolveRules();
  return rulesNamed(names, {}, (message, place) => add(['rules', ...place], message)) ?? resolveRules();
}

/** Targets of a round that are written out; a named plan attacks only what it may. */
function pairsOf(targets: unknown, round: 'round1' | 'round2'): ExplicitTargets {
  const pairs = isMap(targets) ? targets[round] : undefined;
  return isMap(pairs) ? Object.fromEntries(Object.entries(pairs).map(([who, target]) => [who, String(target)])) : {};
}
