// A sweep: a scenario with a key `sweep`, which lists values for some of its paths. Every combination is a scenario of its own.

import type { BoardOverrides } from '../../board/index.js';
import { shown } from '../../text/fields.js';
import { quoted } from '../../text/index.js';
import { allowedInstead } from '../../text/nearest.js';
import { inFileOrder, ScenarioError, type ScenarioProblem } from '../../text/problem.js';
import { type Path, SourceText } from '../../text/source-text.js';
import type { TextFiles } from '../../text/text-files.js';
import type { SingleScenario } from '../experiments.js';
import { configOf } from '../question/config.js';
import { type Config, type KeyPath, keysOf } from '../question/paths.js';
import { readScenario, readScenarioValue, SCENARIO_KINDS, type ScenarioKind } from '../question/read.js';
import { asAnswered, asWritten, type Setting, withSettings } from './written.js';

/** One path and its values, in the order of the file. */
export interface SweptPath {
  readonly path: string;
  readonly values: readonly unknown[];
}

/** One combination. */
export interface SweepCell {
  /** The value of each path, in their order. */
  readonly values: readonly unknown[];
  readonly scenario: SingleScenario;
}

export interface Sweep {
  readonly base: SingleScenario;
  /** The scenario as it was written, which is what the values are set in. */
  readonly written: Config;
  readonly paths: readonly SweptPath[];
  /** Figures that the file names. */
  readonly metrics: readonly string[] | undefined;
  /** All combinations; the last path changes fastest. */
  readonly cells: readonly SweepCell[];
}

/** More combinations than this are a mistake. */
const MAX_CELLS = 2000;

const EXAMPLE = 'such as players.japan.weights.fear: [0.1, 0.3]';

/** A text in which the values of a sweep stand elsewhere than the paths that they set. */
class SweptText extends SourceText {
  private readonly places: (readonly [KeyPath, Path])[] = [];

  /** From now on what is wrong at `keys` stands at `place`. */
  move(keys: KeyPath, place: Path): void {
    this.places.unshift([keys, place]);
  }

  override problem(path: Path, message: string, part: 'key' | 'value' = 'value'): ScenarioProblem {
    return super.problem(this.placeOf(path), message, part);
  }

  override written(path: Path): string | undefined {
    return super.written(this.placeOf(path));
  }

  private placeOf(path: Path): Path {
    const found = this.places.find(([keys]) => keys.every((key, i) => String(path[i]) === key));
    if (found) return [...found[1], ...path.slice(found[0].length)];
    // What nobody wrote follows from a value of the sweep: that is at fault.
    const [last] = this.places;
    return last && !super.has(path.slice(0, 1)) ? last[1] : path;
  }
}

/**
 * Reads a sweep from YAML or JSON: a scenario of any kind with `sweep: {path: [values]}` and, if wanted, `metrics: [names]`.
 *
 * @param options `data`: board values over the file's own; `files` reads the files that it names
 * @throws ScenarioError with every mistake, each with its line and column; of a path that is unknown with the nearest there is
 * @example
 * const { cells } = readSweep('kind: game\nsweep: {players.japan.weights.fear: [0.1, 0.3]}', 'fear.yaml');
 * cells.length; // 2
 */
export function readSweep(
  text: string,
  file: string,
  { data = null, files }: { readonly data?: BoardOverrides | null; readonly files?: TextFiles } = {},
): Sweep {
  const source = new SweptText(file, text, files);
  if (source.value === undefined) throw new ScenarioError(inFileOrder(source.problems));
  const { sweep, metrics, ...base } = (source.value ?? {}) as Record<string, unknown>;
  const problems: ScenarioProblem[] = [...source.problems];
  const names = namesOf(metrics, source, problems);
  const scenario = baseOf(source, base, data, problems);
  const { config, written } = scenario
    ? { config: configOf(scenario, 'monte-carlo'), written: asWritten(base, scenario) }
    : usual(base.kind);
  const paths = config ? pathsOf(sweep, config, source, problems, scenario !== undefined) : [];
  if (written) problems.push(...wrongValues(written, paths, source));
  if (!scenario || !written || problems.length > 0) throw new ScenarioError(inFileOrder(problems));
  return {
    base: scenario,
    written: asAnswered(
      written,
      scenario,
      paths.map(({ keys }) => keys),
    ),
    paths,
    metrics: names,
    cells: cellsOf(written, paths, source),
  };
}

/** The scenario that is varied; its mistakes go to those found so far. */
function baseOf(
  source: SourceText,
  base: unknown,
  data: BoardOverrides | null,
  problems: ScenarioProblem[],
): SingleScenario | undefined {
  try {
    return readScenarioValue(source, base, { data }).scenario;
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** Scenarios of each kind, for looking at what is swept where the scenario itself cannot be read. */
const USUAL: Readonly<Record<ScenarioKind, Config>> = {
  raid: { kind: 'raid' },
  game: { kind: 'game' },
  battle: { kind: 'battle', japan: { units: ['Akagi'] }, allied: { units: ['Lexington'] } },
};

function usual(kind: unknown): { readonly config?: Config; readonly written?: Config } {
  const known = SCENARIO_KINDS.find((k) => k === kind);
  if (!known) return {};
  const { scenario } = readScenario(JSON.stringify(USUAL[known]), known);
  return { config: configOf(scenario, 'monte-carlo'), written: USUAL[known] };
}

interface Found extends SweptPath {
  readonly keys: KeyPath;
}

/** @param isOwn false where `config` is another scenario: what would be below its keys is not known */
function pathsOf(
  sweep: unknown,
  config: Config,
  source: SourceText,
  problems: ScenarioProblem[],
  isOwn: boolean,
): Found[] {
  const isMap = typeof sweep === 'object' && sweep !== null && !Array.isArray(sweep);
  if (!isMap || Object.keys(sweep).length === 0) {
    const what = sweep === undefined ? '"sweep" is missing' : `sweep is ${isMap ? 'empty' : shown(sweep)}`;
    problems.push(
      source.problem(
        sweep === undefined ? [] : ['sweep'],
        `${what}; allowed: a map from paths of the scenario to lists of values, ${EXAMPLE}`,
      ),
    );
    return [];
  }
  const found = Object.entries(sweep).flatMap(([path, values]): Found[] => {
    const keys = keysOf(config, path);
    if ('hint' in keys) {
      if (!isOwn && Object.hasOwn(config, path.split('.')[0]!)) return [];
      const instead = allowedInstead(path, keys.hint === undefined ? [] : [keys.hint], `paths ${EXAMPLE}`);
      problems.push(source.problem(['sweep', path], `${quoted(path)} is no path of this scenario${instead}`, 'key'));
      return [];
    }
    if (!Array.isArray(values) || values.length === 0) {
      problems.push(
        source.problem(
          ['sweep', path],
          `the values of a path are a list with one value or more, not ${Array.isArray(values) ? 'an empty list' : shown(values)}`,
        ),
      );
      return [];
    }
    return [{ path, keys: keys.keys, values }];
  });
  const count = found.reduce((n, { values }) => n * values.length, 1);
  if (count > MAX_CELLS) {
    problems.push(source.problem(['sweep'], `this makes ${count} combinations; allowed: up to ${MAX_CELLS}`));
  }
  return found;
}

/** What is wrong with single values: all of it at once. What is wrong with a combination is said when it is made. */
function wrongValues(written: Config, paths: readonly Found[], source: SweptText): ScenarioProblem[] {
  return paths.flatMap(({ path, keys, values }) =>
    values.flatMap((value, k) => {
      source.move(keys, ['sweep', path, k]);
      try {
        readSettings(written, [{ keys, value }], source);
        return [];
      } catch (error) {
        if (!(error instanceof ScenarioError)) throw error;
        return error.problems;
      }
    }),
  );
}

function readSettings(written: Config, settings: readonly Setting[], source: SourceText): SingleScenario {
  const read = (value: Config) => readScenarioValue(source, value).scenario;
  return read(withSettings(written, settings, read));
}

function namesOf(metrics: unknown, source: SourceText, problems: ScenarioProblem[]): readonly string[] | undefined {
  if (metrics === undefined) return undefined;
  const list = typeof metrics === 'string' ? [metrics] : metrics;
  if (Array.isArray(list) && list.length > 0 && list.every((name) => typeof name === 'string')) return list;
  problems.push(
    source.problem(
      ['metrics'],
      `metrics is ${shown(metrics)}; allowed: names of figures, such as [poc.final, winner.japan]`,
    ),
  );
  return undefined;
}

function cellsOf(written: Config, paths: readonly Found[], source: SweptText): SweepCell[] {
  const combinations = paths.reduce<number[][]>(
    (all, { values }) => all.flatMap((one) => values.map((_, v) => [...one, v])),
    [[]],
  );
  return combinations.map((choice) => {
    paths.forEach(({ path, keys }, k) => {
      source.move(keys, ['sweep', path, choice[k]!]);
    });
    const values = choice.map((v, k) => paths[k]!.values[v]);
    const settings = paths.map(({ keys }, k) => ({ keys, value: values[k] }));
    return { values, scenario: readSettings(written, settings, source) };
  });
}
