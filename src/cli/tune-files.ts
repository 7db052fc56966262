// The files of a tuning: where it stands, and the doctrine that comes out.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Document, visit } from 'yaml';
import { z } from 'zod';
import { WEIGHT_NAMES, WEIGHT_TABLE_NAMES, WEIGHT_TABLES } from '../ai/heuristic/doctrine/weights.js';
import type { HeuristicSeat } from '../ai/seat.js';
import { parseJson } from '../analysis/question/config.js';
import { TUNING_OBJECTIVES, type TuningScenario } from '../analysis/question/tuning.js';
import { seatLabels } from '../analysis/tournament/seat-labels.js';
import type { Gain } from '../analysis/tuning/tuning-result.js';
import { packageVersion } from '../node/machine.js';
import { readText } from '../node/text-file.js';
import { writeAtomically } from '../node/write.js';
import type { TuningState } from '../stats/searching/tuning.js';
import { UsageError } from '../text/usage-error.js';
import { yamlText } from '../text/yaml.js';

const SCHEMA = 'vitp-tuning/1';
const CHECKPOINT = 'checkpoint.json';

/** What a checkpoint holds. */
interface Checkpoint {
  readonly schema: typeof SCHEMA;
  readonly config: TuningScenario;
  readonly seed: string;
  readonly state: TuningState;
}

export const checkpointFile = (dir: string): string => join(dir, CHECKPOINT);

/** Writes where the tuning stands: all digits, and never half of it. */
export async function writeCheckpoint(
  dir: string,
  config: TuningScenario,
  seed: string,
  state: TuningState,
): Promise<void> {
  const checkpoint: Checkpoint = { schema: SCHEMA, config, seed, state };
  await writeAtomically(checkpointFile(dir), `${JSON.stringify(checkpoint)}\n`);
}

/**
 * Where an earlier run of the same tuning stopped; `undefined` when there was none.
 *
 * @param resume whether to go on with it
 * @throws UsageError when there is one and nobody said to go on, or when it is of another tuning
 */
export function readCheckpoint(
  dir: string,
  config: TuningScenario,
  seed: string,
  resume: boolean,
): TuningState | undefined {
  const file = checkpointFile(dir);
  if (!existsSync(file)) return undefined;
  if (!resume) {
    throw new UsageError(
      `${file} is there from an earlier run; --resume goes on with it, --out takes another folder, or remove it to begin again`,
    );
  }
  let text = '';
  try {
    text = readText(file);
  } catch {
    // Nothing that can be read is no checkpoint.
  }
  const found = checkpointIn(text);
  if (!found) throw new UsageError(`${file} is not a checkpoint of vitp tune; remove it to begin again`);
  const other = differing({ ...found.config, seed: found.seed }, { ...config, seed });
  if (other.length > 0) {
    throw new UsageError(`${file} is of another tuning: it differs in ${other.join(', ')}`);
  }
  if (!stateSchema(config.weights.length).safeParse(found.state).success) {
    throw new UsageError(`${file} is damaged: where the search stood cannot be read; remove it to begin again`);
  }
  return found.state;
}

/** What a text says of a tuning; `undefined` when it is no checkpoint. */
function checkpointIn(text: string): Checkpoint | undefined {
  const found = parseJson(text) as Partial<Checkpoint> | undefined;
  const isCheckpoint = found?.schema === SCHEMA && isObject(found.config) && isObject(found.state);
  return isCheckpoint ? (found as Checkpoint) : undefined;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A search moves by steps of about one: what is larger was not written by it. */
const LARGEST = 1e6;

/** What is known after some generations of tuning so many numbers. */
function stateSchema(numbers: number) {
  const number = z.number().min(-LARGEST).max(LARGEST);
  const above0 = z.number().positive().max(LARGEST);
  const vector = z.array(number).length(numbers);
  const point = z.strictObject({
    generation: z.int().min(1),
    start: number,
    centre: number,
    best: number,
    sigma: above0,
  });
  const search = z.strictObject({
    generation: z.int().min(0),
    mean: vector,
    sigma: above0,
    covariance: z.array(vector).length(numbers),
    covariancePath: vector,
    sigmaPath: vector,
  });
  return z
    .strictObject({ search, centres: z.array(vector), curve: z.array(point) })
    .refine(({ search: { generation }, centres, curve }) =>
      [centres.length, curve.length].every((n) => n === generation),
    )
    .refine(({ curve }) => curve.every((p, k) => p.generation === k + 1))
    .refine(({ search: { covariance } }) =>
      covariance.every((row, i) => row.every((entry, j) => entry === covariance[j]![i])),
    );
}

/** Keys that may change on the way: how long to go on, and how to judge in the end. */
const OPEN = ['generations', 'validationGames', 'others', 'name'];

function differing(a: object, b: object): string[] {
  const written = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  const [one, two] = [written(a), written(b)];
  return Object.keys({ ...one, ...two }).filter(
    (key) => !OPEN.includes(key) && JSON.stringify(one[key]) !== JSON.stringify(two[key]),
  );
}

/** What is known when the doctrine is written. */
export interface TunedDoctrine {
  readonly config: TuningScenario;
  readonly seed: string;
  readonly tuned: HeuristicSeat;
  readonly state: TuningState;
  readonly validation: { readonly seed: string; readonly against: readonly Gain[]; readonly others: readonly Gain[] };
}

/** The doctrine as a file, all its weights in it, so that nothing it was tuned with changes when another doctrine does. */
export function doctrineText({ config, seed, tuned, state, validation }: TunedDoctrine): string {
  const { side, name, from, against, others, objective, games, generations, candidates, step } = config;
  const other = side === 'japan' ? 'allied' : 'japan';
  const opponents = seatLabels(other, against);
  const gains = (list: readonly Gain[]) =>
    Object.fromEntries(list.map((g) => [g.opponent ?? 'all of them', [g.poc.gain, ...g.poc.ci95].map(hundredths)]));
  const provenance = {
    'made by': `vitp tune ${packageVersion()}`,
    from: from.doctrine,
    ...(from.opening ? { opening: from.opening.name } : {}),
    objective: TUNING_OBJECTIVES[objective],
    against: opponents,
    rules: config.rules,
    seed,
    'games of each candidate against each opponent': games,
    generations: state.curve.length,
    ...(generations === state.curve.length ? {} : { 'generations asked for': generations }),
    candidates,
    'first step': step,
    weights: inShort(config.weights).join(', '),
    'gain over the start by generation': state.curve.map((p) => hundredths(p.centre - p.start)).join(', '),
    validation: {
      seed: validation.seed,
      games: config.validationGames,
      'POC gained, with its 95 % interval, against opponents of the tuning': gains(validation.against),
      ...(others.length > 0 ? { 'against others': gains(validation.others) } : {}),
    },
  };
  const text =
    `Weights of ${from.doctrine}, tuned by self-play for ${objective === 'poc' ? 'the score' : objective === 'wins' ? 'games won' : 'the score and games won'} ` +
    `against ${opponents.join(', ')}; it plays as they make it play, and means nothing by it.`;
  const { weights } = tuned;
  const ordered = Object.fromEntries([...WEIGHT_TABLE_NAMES, ...WEIGHT_NAMES].map((key) => [key, weights[key]]));
  const document = new Document({ name, side, intent: text, weights: ordered, provenance });
  // Lists stay on their lines, and so do intervals.
  visit(document, {
    Seq: (_, node) => {
      node.flow = true;
    },
  });
  return yamlText(document, { lineWidth: 110 });
}

/** A table of weights by its name where all of it is there. */
function inShort(weights: readonly string[]): string[] {
  const whole = WEIGHT_TABLE_NAMES.filter((table) =>
    WEIGHT_TABLES[table].names.every((entry) => weights.includes(`${table}.${entry}`)),
  );
  return [...weights.filter((name) => !whole.some((table) => name.startsWith(`${table}.`))), ...whole];
}

const hundredths = (x: number): number => Math.round(100 * x) / 100 + 0;
