// `vitp compare`: two or more scenarios under common dice, the first against each of the others; or all in a ranking.

import { answerCompare } from '../../../analysis/compare/compare.js';
import { MAX_COMPARED } from '../../../analysis/compare/comparison-names.js';
import {
  bestNamed,
  COMPARE_SEED,
  type CompareQuestion,
  checkCompared,
  checkControlled,
  type RankQuestion,
  rerunComparison,
} from '../../../analysis/compare/question.js';
import { answerRank } from '../../../analysis/compare/rank.js';
import { parseJson } from '../../../analysis/question/config.js';
import type { Stopping } from '../../../analysis/stopping.js';
import type { BoardOverrides } from '../../../board/index.js';
import { readScenario } from '../../../node/read-scenario.js';
import { TEXT_FILES } from '../../../node/text-file.js';
import { comparePage } from '../../../report/compare.js';
import { rankPage } from '../../../report/rank.js';
import { UsageError } from '../../../text/usage-error.js';
import { answered } from '../../answered.js';
import { type Input, readInput } from '../../options/files.js';
import { askedRun } from '../../options/run.js';
import { type StoppingOptions, stoppingOf } from '../../options/stopping.js';
import type { AnalysisDestinations } from '../../output/deliver.js';
import type { SpreadOptions } from '../../spread/spread-options.js';

/** Options as commander hands them over. */
interface CompareOptions extends SpreadOptions, StoppingOptions, AnalysisDestinations {
  readonly metric?: string;
  readonly rank?: string;
  readonly best?: string;
  readonly controlVariate?: boolean;
}

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function compareCommand(files: readonly string[], options: CompareOptions): Promise<number> {
  const { games, workers, replaced } = await askedRun(options, files);
  const stopping = stoppingOf(options);
  const question = questionOf(await readCompared(files, replaced.data), options, games, stopping);
  if (question.kind === 'ranking') {
    return answered(question, options, workers, { answer: (conduct) => answerRank(question, conduct), page: rankPage });
  }
  checkControlled(question);
  return answered(question, options, workers, {
    answer: (conduct) => answerCompare(question, conduct),
    page: comparePage,
  });
}

/** The question of a result that is asked again; of scenario files, only what they say. */
type Read = CompareQuestion | RankQuestion;

/** Reads scenario files, or one result of a comparison or a ranking. */
async function readCompared(files: readonly string[], data: BoardOverrides | null): Promise<Read> {
  const inputs: Input[] = [];
  for (const file of files) inputs.push(await readInput(file));
  const [only] = inputs;
  const again = files.length === 1 && rerunComparison(parseJson(only!.text), only!.name, { data, files: TEXT_FILES });
  if (!again && (files.length < 2 || files.length > MAX_COMPARED)) {
    throw new UsageError(
      `a comparison takes from 2 to ${MAX_COMPARED} scenario files, or one result of a comparison, and ${files.length === 1 ? 'one scenario file was' : `${files.length} were`} given`,
    );
  }
  const question: Read = again || {
    kind: 'comparison',
    scenarios: inputs.map(({ text, name }) => readScenario(text, name, { data }).scenario),
    names: files,
  };
  checkCompared(question.scenarios);
  return question;
}

/** The options go over what was read. */
function questionOf(read: Read, options: CompareOptions, typed: number | undefined, stopping: Stopping): Read {
  const { scenarios, names } = read;
  const common = { scenarios, names, seed: options.seed ?? read.seed ?? COMPARE_SEED, games: typed ?? read.games };
  const ranking = read.kind === 'ranking' ? read : undefined;
  const figure = options.rank ?? ranking?.figure;
  if (figure === undefined) {
    const compared = read as CompareQuestion;
    const metrics = options.metric?.split(',').map((name) => name.trim()) ?? compared.metrics;
    const asItWas = stopping.precision || typed !== undefined ? {} : compared.stopping;
    const controlVariate = options.controlVariate === true || compared.controlVariate === true;
    return {
      ...common,
      kind: 'comparison',
      metrics,
      stopping: { ...asItWas, ...stopping },
      ...(controlVariate ? { controlVariate } : {}),
    };
  }
  if (options.controlVariate)
    throw new UsageError('--control-variate and --rank do not go together; allowed: one of them');
  return {
    ...common,
    kind: 'ranking',
    figure,
    best: options.best === undefined ? (ranking?.best ?? 'highest') : bestNamed(options.best),
    within: withinOf(stopping.precision, figure) ?? ranking?.within,
    maxMilliseconds: stopping.maxMilliseconds,
  };
}

/** `--precision 0.01` with a ranking: candidates closer than that need not be told apart. */
function withinOf(asked: Stopping['precision'], figure: string): number | undefined {
  if (asked && (asked.relative || (asked.figure !== '' && asked.figure !== figure))) {
    throw new UsageError(
      `--precision with --rank says how close candidates may be that need not be told apart; allowed: a number, such as 0.01, of ${figure}`,
    );
  }
  return asked?.halfWidth;
}
