// The examples for clusters: what they run is accepted, and the manifest is two Jobs of Kubernetes with the fields that matter.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { buildProgram } from '../../../src/cli/program.js';

const textOf = (name: string): string => readFileSync(`examples/long-runs/${name}`, 'utf8');

/** Options of a command, as typed. */
function optionsOf(command: string): readonly (string | undefined)[] {
  const program = buildProgram(
    '1.2.3',
    () => {},
    () => {},
  );
  return program.commands.find((one) => one.name() === command)!.options.map(({ long }) => long);
}

/** The words behind `vitp` that begin with two strokes. */
const typedIn = (line: string): string[] => line.match(/--[a-z]+(-[a-z]+)*/g) ?? [];

it.each([
  ['parallel.sh', /^ {2}npx vitp "\$@".*$/m, 'game'],
  ['slurm.sh', /^npx vitp "\$@"(.|\n)*?--out parts$/m, 'game'],
  ['kubernetes.yaml', /exec vitp game(.|\n)*?--out \.$/m, 'game'],
  ['kubernetes.yaml', /\[vitp, worker, .*\]/, 'worker'],
])('%s: %s', (name, pattern, command) => {
  const [line] = pattern.exec(textOf(name))!;
  const typed = typedIn(line.replace(/ ::: .*/, ''));
  expect(typed.length).toBeGreaterThan(1);
  expect(optionsOf(command)).toEqual(expect.arrayContaining(typed));
});

it('the manifest is an Indexed Job and a Job of workers', () => {
  const CONTAINER = z.looseObject({ name: z.string(), image: z.string(), command: z.array(z.string()) });
  const JOB = z.strictObject({
    apiVersion: z.literal('batch/v1'),
    kind: z.literal('Job'),
    metadata: z.strictObject({ name: z.string().regex(/^[a-z-]+$/) }),
    spec: z.strictObject({
      completionMode: z.literal('Indexed').optional(),
      completions: z.int().optional(),
      parallelism: z.int(),
      backoffLimit: z.int(),
      template: z.strictObject({
        spec: z.looseObject({ restartPolicy: z.literal('OnFailure'), containers: z.array(CONTAINER).length(1) }),
      }),
    }),
  });
  const [indexed, workers, ...more] = parseAllDocuments(textOf('kubernetes.yaml')).map((one) => JOB.parse(one.toJS()));
  expect(more).toEqual([]);
  expect(workers!.spec.completions).toBeUndefined();
  const [{ command } = { command: [] }] = indexed!.spec.template.spec.containers;
  // A pod's index begins at 0, a shard's number at 1; the end of all is the number of pods.
  expect(command.at(-1)).toContain(`--shard "$((JOB_COMPLETION_INDEX + 1))/${indexed!.spec.completions}"`);
});
