// Broken files of every kind, read in this process: each is taken, or refused in a sentence (exit code 0 or 2), never called a bug.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDoctrine } from '../../src/ai/schema/read-doctrine.js';
import { readOpening } from '../../src/ai/schema/read-opening.js';
import { createExperiment } from '../../src/analysis/experiments.js';
import { configOf } from '../../src/analysis/question/config.js';
import { readBoardOverrides, readScenario } from '../../src/analysis/question/read.js';
import { planOf } from '../../src/analysis/shards/plan.js';
import { readSweep } from '../../src/analysis/sweep/read-sweep.js';
import { readOpenings, readTournament } from '../../src/analysis/tournament/read-tournament.js';
import { settingsOf } from '../../src/analysis/tuning/generations.js';
import { readTuning } from '../../src/analysis/tuning/read-tuning.js';
import { canonicalJson } from '../../src/answer/json.js';
import { boardOf, compileBoard } from '../../src/board/index.js';
import { describeError, EXIT_USAGE } from '../../src/cli/output/errors.js';
import { Checkpoint } from '../../src/node/keeping/checkpoint.js';
import { mergeShards } from '../../src/node/keeping/merge.js';
import { sealedText } from '../../src/node/keeping/sealed.js';
import { playShard, readShard, shardText } from '../../src/node/keeping/shard.js';
import { packedShard, shardIn } from '../../src/node/queue/packed.js';
import { JOB, studyIn, studyOf, studyText } from '../../src/node/queue/study.js';
import { readRecord } from '../../src/records/record-read.js';
import { RecordProblem } from '../../src/records/record-script.js';
import { plainRecord } from '../../src/records/record-write.js';
import { replay } from '../../src/records/replay.js';
import { startTuning } from '../../src/stats/searching/tuning.js';
import { ScenarioError } from '../../src/text/problem.js';
import { UsageError } from '../../src/text/usage-error.js';
import { mutateText } from './mutate-text.js';

const fixture = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** A kind of file: one that is right, and what a command does with it before it plays. */
interface Kind {
  readonly name: string;
  readonly text: string;
  readonly read: (text: string) => unknown;
}

function scenario(text: string): void {
  const { scenario } = readScenario(text, 'fuzz');
  canonicalJson(configOf(scenario, 'monte-carlo'));
  createExperiment(scenario, 'fuzz');
}

function record(text: string): void {
  const { record, tables, rules, locate } = readRecord(text, 'fuzz');
  canonicalJson(plainRecord(record, tables));
  try {
    replay(record, tables, rules);
  } catch (error) {
    if (!(error instanceof RecordProblem)) throw error;
    throw new ScenarioError([locate(error)]);
  }
}

const plainKinds = (): Kind[] => [
  {
    name: 'raid',
    text: 'kind: raid\nraidForce: [Akagi, Kaga, Shokaku, Zuikaku, Soryu, Hiryu, Ryujo, Zuiho]\ntargets:\n  round1: spread\n  round2: {Akagi: &n Nevada, Kaga: *n}\nrules: [second-edition, pearl-harbor]\nafter: leave\n',
    read: scenario,
  },
  {
    name: 'game',
    text: 'kind: game\nrules: [second-edition]\nplayers:\n  japan: {doctrine: standard, weights: {fear: 0.5}, opening: tko}\n  allied: random\ndata: {areas: {Coral Sea: {poc: {japan: 2}}}}\n',
    read: scenario,
  },
  {
    name: 'battle',
    text: 'kind: battle\narea: Coral Sea\ncontrol: none\nrounds: 2\njapan: {units: [Akagi, Kaga, 22 AirFlot]}\nallied: {units: [Lexington, {name: Enterprise, damage: 1}]}\n',
    read: scenario,
  },
  {
    name: 'tournament',
    text: 'kind: tournament\njapan: [standard, {doctrine: tuned, opening: tko}]\nallied: [standard, random]\n',
    read: (text) => readTournament(text, 'fuzz'),
  },
  {
    name: 'openings',
    text: 'kind: openings\njapan: [{doctrine: standard, opening: tko}, standard]\nallied: [standard]\nblocks: 10\n',
    read: (text) => readOpenings(text, 'fuzz'),
  },
  {
    name: 'tune',
    text: 'kind: tune\nside: japan\nfrom: standard\nagainst: [standard, random]\nothers: []\nweights: [fear, focus]\nobjective: poc\ngames: 4\ngenerations: 3\n',
    read: (text) => {
      const { scenario, seed = 'fuzz' } = readTuning(text, 'fuzz');
      startTuning(settingsOf(scenario, seed));
    },
  },
  {
    name: 'sweep',
    text: 'kind: game\nplayers: {japan: standard, allied: standard}\nsweep:\n  players.japan.weights.fear: [0, 0.5, 1]\n  players.allied: [standard, random]\nmetrics: [poc.final]\n',
    read: (text) => readSweep(text, 'fuzz'),
  },
  {
    name: 'board values',
    text: 'areas: {Coral Sea: {poc: {japan: 2, allied: 1}}}\nair: {22 AirFlot: {turn: 2, where: Truk}}\n',
    read: (text) => compileBoard(boardOf(readBoardOverrides(text, 'fuzz'))),
  },
  {
    name: 'doctrine',
    text: fixture('src/ai/doctrines/japan/tuned.yaml'),
    read: (text) => readDoctrine(text, 'fuzz'),
  },
  { name: 'opening', text: fixture('src/ai/openings/japan/tko.yaml'), read: (text) => readOpening(text, 'fuzz') },
  { name: 'record', text: fixture('tests/fixtures/turn-1.yaml'), read: record },
  { name: 'position', text: fixture('tests/fixtures/example-of-play.yaml'), read: record },
  { name: 'result', text: fixture('tests/fixtures/raid-result.json'), read: scenario },
];

/** Files that a command writes for itself, in a folder. */
function ownKinds(folder: string): Kind[] {
  const told: string[] = [];
  const job = { scenario: { kind: 'raid' }, seed: 's' };
  const metrics = [{ name: 'm', type: 'number', min: 0, max: 3 }] as const;
  const games = { first: 0, games: 10 };
  const open = () => new Checkpoint(folder, { onTrouble: (sentence) => told.push(sentence) }, 'fuzz');
  const checkpoint = open();
  const keeping = checkpoint.open(job, games, metrics);
  keeping.keep({ ...games, tally: Float64Array.of(4, 3, 2, 1) });
  keeping.close();
  checkpoint.close();
  const file = join(folder, readdirSync(folder).find((name) => name.endsWith('.json'))!);
  const whole = JSON.stringify([{ ...games, tally: { 0: 4, 1: 3, 2: 2, 3: 1 } }]);

  return [
    {
      name: 'checkpoint',
      text: readFileSync(file, 'utf8'),
      read: (text) => {
        writeFileSync(file, text);
        const keeping = open().open(job, games, metrics);
        keeping.close();
        const { pieces } = keeping;
        if (pieces.length > 0 && JSON.stringify(pieces) !== whole) throw new Error('a changed checkpoint is believed');
        if (pieces.length === 0 && told.splice(0).length !== 1)
          throw new Error('games are played again without a word');
      },
    },
  ];
}

/** What is sealed, its content changed by somebody who can seal; text that is no JSON stays as it is. */
function resealed(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof value !== 'object' || value === null) return text;
  const { schema, code, content } = value as Record<string, unknown>;
  return sealedText(String(schema), String(code), content);
}

/** What goes from machine to machine: shards as files, and what lies in Redis. */
async function sharedKinds(): Promise<Kind[]> {
  const { scenario } = readScenario('kind: raid\n', 'raid', { kinds: ['raid'] });
  const plan = await planOf({ kind: 'raid', scenario, games: 40 });
  const shard = (await playShard(plan, 1, 1, { workers: 1 }))!;
  const study = studyOf(plan, 1);
  const merge = (text: string) => mergeShards([{ name: 'fuzz', shard: readShard(text, 'fuzz') }]);
  return [
    { name: 'shard', text: shardText(shard), read: merge },
    { name: 'shard, sealed again', text: shardText(shard), read: (text) => merge(resealed(text)) },
    { name: 'study', text: studyText(study), read: (text) => studyIn(resealed(text), study.id) },
    {
      name: 'job',
      text: JSON.stringify({ schema: 'vitp-job/1', study: study.id, shard: 1, of: 1 }),
      read: (text) => {
        if (!JOB.safeParse(jsonOr(text)).success) throw new UsageError('this is no job of vitp');
      },
    },
    {
      name: 'result in Redis',
      text: packedShard(shard).toString('latin1'),
      read: (text) => shardIn(Buffer.from(text, 'latin1'), 'fuzz'),
    },
  ];
}

/** What Redis hands over; what is no JSON never becomes a job. */
function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What became of the files. */
export interface InputsRead {
  readonly taken: number;
  readonly refused: number;
  /** Every file that was called a bug: its kind, its number, what was said. */
  readonly failures: readonly {
    readonly kind: string;
    readonly number: number;
    readonly text: string;
    readonly why: string;
  }[];
}

/** Reads `count` broken files, the kinds in turn; the same for the same seed. */
export async function fuzzInputs(count: number, seed: string): Promise<InputsRead> {
  const folder = mkdtempSync(join(tmpdir(), 'vitp-fuzz-'));
  const failures: { kind: string; number: number; text: string; why: string }[] = [];
  let taken = 0;
  let refused = 0;
  try {
    const kinds = [...plainKinds(), ...ownKinds(folder), ...(await sharedKinds())];
    for (const { name, text, read } of kinds) {
      try {
        await read(text);
      } catch (error) {
        throw new Error(`the ${name} that is to be broken is wrong already: ${(error as Error).message}`);
      }
    }
    for (let number = 0; number < count; number++) {
      const { name, text, read } = kinds[number % kinds.length]!;
      const broken = mutateText(text, `${seed} ${number}`);
      try {
        await read(broken);
        taken++;
      } catch (error) {
        if (describeError(error).code === EXIT_USAGE) refused++;
        else failures.push({ kind: name, number, text: broken, why: (error as Error).stack ?? String(error) });
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { taken, refused, failures };
}
