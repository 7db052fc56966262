// Where a tuning stands, as text: all that a later run needs to go on as if nothing had happened.

import { z } from 'zod';
import type { TuningState } from '../../stats/searching/tuning.js';
import { UsageError } from '../../text/usage-error.js';
import { parseJson } from '../question/config.js';
import type { TuningScenario } from '../question/tuning.js';

const SCHEMA = 'vitp-tuning/1';

/** What a checkpoint holds. */
interface Checkpoint {
  readonly schema: typeof SCHEMA;
  readonly config: TuningScenario;
  readonly seed: string;
  readonly state: TuningState;
}

/** A checkpoint as text, with all digits. */
export function checkpointText(config: TuningScenario, seed: string, state: TuningState): string {
  const checkpoint: Checkpoint = { schema: SCHEMA, config, seed, state };
  return `${JSON.stringify(checkpoint)}\n`;
}

/**
 * Where an earlier run of the same tuning stopped.
 *
 * @param file the name shown in front of what is wrong
 * @throws UsageError when the text is no checkpoint, or of another tuning
 */
export function stateInCheckpoint(text: string, file: string, config: TuningScenario, seed: string): TuningState {
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
