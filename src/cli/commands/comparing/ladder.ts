// `vitp ladder`: the same question asked of players of every strength.
import { anySearches } from '../../../ai/seat.js';
import { everyOption } from '../../../analysis/bid/rule-sets.js';
import { DEFAULT_RUNGS } from '../../../analysis/ladder/default-rungs.js';
import { answerLadder } from '../../../analysis/ladder/ladder.js';
import {
  checkLadder,
  type LadderQuestion,
  type Rung,
  rerunLadder,
  rungNamed,
} from '../../../analysis/ladder/question.js';
import { parseJson } from '../../../analysis/question/config.js';
import { readScenario } from '../../../analysis/question/read.js';
import { TEXT_FILES } from '../../../node/text-file.js';
import { ladderPage } from '../../../report/ladder/ladder-page.js';
import { quoted } from '../../../text/index.js';
import { UsageError } from '../../../text/usage-error.js';
import { wholeNumber } from '../../../text/whole-number.js';
import type { GameScenario } from '../../../whole-games/game-scenario.js';
import { answered } from '../../answered.js';
import { type AskedRun, askedRun, inputOr, STANDARD_GAME_INPUT } from '../../options/run.js';
import { ruleSets } from '../../options/typed-rules.js';
import type { AnalysisDestinations } from '../../output/deliver.js';
import type { SpreadOptions } from '../../spread/spread-options.js';

/** Options as commander hands them over. */
interface LadderOptions extends SpreadOptions, AnalysisDestinations {
  readonly rungs?: string;
  readonly within?: string;
  readonly table?: boolean;
  readonly controlVariate?: boolean;
}

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function ladderCommand(files: readonly string[], options: LadderOptions): Promise<number> {
  // Several rule sets may stand under --rules; games are of players who do not search.
  const asked = await askedRun(options, files, { least: 2, own: ['rules'] });
  const question = await readQuestion(files, options, asked);
  checkLadder(question);
  return answered(question, options, asked.workers, {
    answer: (conduct) => answerLadder(question, conduct),
    page: ladderPage,
    expected: { each: 'This rung', byGames: false },
  });
}

async function readQuestion(
  files: readonly string[],
  options: LadderOptions,
  asked: AskedRun,
): Promise<LadderQuestion> {
  const typed = {
    ...(options.seed === undefined ? {} : { seed: options.seed }),
    ...(options.controlVariate ? { controlVariate: true } : {}),
    ...(options.within === undefined ? {} : { within: pointsIn(options.within) }),
    ...(options.rungs === undefined ? {} : { rungs: rungsNamed(options.rungs, asked.games) }),
  };
  const inputs = await Promise.all(
    (files.length > 0 ? files : [undefined]).map((file) => inputOr(file, STANDARD_GAME_INPUT)),
  );
  const again =
    inputs.length === 1
      ? rerunLadder(parseJson(inputs[0]!.text), inputs[0]!.name, { data: asked.replaced.data })
      : undefined;
  const texts = again?.scenarios.map((one) => ({ name: inputs[0]!.name, text: JSON.stringify(one) })) ?? inputs;
  const read = texts.flatMap(({ text, name }) =>
    ruleSets(options.rules).map(
      (set) => readScenario(text, name, { kinds: ['game'], ...asked.replaced, ...set, files: TEXT_FILES }).scenario,
    ),
  );
  const scenarios: GameScenario[] = options.table ? [...everyOption(read[0]!), ...read.slice(1)] : read;
  const rungs = again?.rungs ?? DEFAULT_RUNGS.map((name) => rungNamed(name));
  return { kind: 'ladder', ...again, scenarios, rungs: rungs.map((rung) => withGames(rung, asked.games)), ...typed };
}

/** Players who search keep their own number unless it is written behind their name. */
function withGames(rung: Rung, games: number | undefined): Rung {
  return games === undefined || anySearches(rung.seats) ? rung : { ...rung, games };
}

/** `random, standard, tuned:4000, search:60`: names, each with its games where they are not the usual ones. */
function rungsNamed(text: string, games: number | undefined): Rung[] {
  return text.split(',').map((part) => {
    const [name, number] = part.split(':').map((word) => word.trim()) as [string, string?];
    if (name === '')
      throw new UsageError(
        `--rungs ${quoted(text)} is not allowed; allowed: names of players with commas between them`,
      );
    if (number !== undefined) return rungNamed(name, wholeNumber(`--rungs ${name}:`, number, 2));
    return withGames(rungNamed(name), games);
  });
}

function pointsIn(text: string): number {
  const points = Number(text.replace(',', '.'));
  if (text.trim() !== '' && points > 0 && Number.isFinite(points)) return points;
  throw new UsageError(`--within ${quoted(text)} is not allowed; allowed: points of control above 0, such as 1`);
}
