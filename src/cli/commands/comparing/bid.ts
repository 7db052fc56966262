// `vitp bid`: what is a fair bid, and what is each optional rule worth?

import { answerBid } from '../../../analysis/bid/bid.js';
import { type BidQuestion, checkBid, rerunBid, tiesNamed } from '../../../analysis/bid/question.js';
import { everyOption } from '../../../analysis/bid/rule-sets.js';
import { parseJson } from '../../../analysis/question/config.js';
import { readScenario } from '../../../analysis/question/read.js';
import { TEXT_FILES } from '../../../node/text-file.js';
import { bidPage } from '../../../report/bid.js';
import type { ScenarioOptions } from '../../../rules/scenario-options.js';
import { answered } from '../../answered.js';
import type { Input } from '../../options/files.js';
import type { PlayersOptions } from '../../options/players-flags.js';
import { seatsWith } from '../../options/players-option.js';
import { type AskedRun, askedRun, inputOr, STANDARD_GAME_INPUT } from '../../options/run.js';
import { type StoppingOptions, stoppingOf } from '../../options/stopping.js';
import { ruleSets } from '../../options/typed-rules.js';
import type { AnalysisDestinations } from '../../output/deliver.js';
import type { SpreadOptions } from '../../spread/spread-options.js';

/** Options as commander hands them over. */
interface BidOptions extends SpreadOptions, PlayersOptions, StoppingOptions, AnalysisDestinations {
  readonly ties?: string;
  readonly table?: boolean;
  readonly controlVariate?: boolean;
}

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function bidCommand(file: string | undefined, options: BidOptions): Promise<number> {
  // Several rule sets may stand under --rules.
  const asked = await askedRun(options, [file], { own: ['rules'] });
  const question = await readQuestion(file, options, asked);
  checkBid(question);
  return answered(question, options, asked.workers, {
    answer: (conduct) => answerBid(question, conduct),
    page: bidPage,
  });
}

async function readQuestion(
  file: string | undefined,
  options: BidOptions,
  { games, replaced }: AskedRun,
): Promise<BidQuestion> {
  const stopping = stoppingOf(options);
  const input = await inputOr(file, STANDARD_GAME_INPUT);
  const readings = ruleSets(options.rules).map((set) => ({ ...replaced, ...set, files: TEXT_FILES }));
  const read = rerunBid(parseJson(input.text), input.name, readings) ?? questionIn(input, readings);
  const listed = read.scenarios.map((s) => ({ ...s, players: seatsWith(s.players, options) }));
  return {
    ...read,
    scenarios: options.table ? [...everyOption(listed[0]!), ...listed.slice(1)] : listed,
    seed: options.seed ?? read.seed,
    games: games ?? read.games,
    stopping: { ...(games === undefined ? read.stopping : {}), ...stopping },
    ...(options.ties === undefined ? {} : { ties: tiesNamed(options.ties) }),
    ...(options.controlVariate ? { controlVariate: true } : {}),
  };
}

/** The question of a scenario, or of a result of whole games: once for each rule set. */
function questionIn({ text, name }: Input, readings: readonly ScenarioOptions[]): BidQuestion {
  const all = readings.map((options) => readScenario(text, name, { kinds: ['game'], ...options }));
  const { seed, games } = all[0]!;
  return { kind: 'bid', scenarios: all.map((read) => read.scenario), seed, games };
}
