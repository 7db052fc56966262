// `vitp decided`: who wins, and when is it decided.
import { answerDecided } from '../../analysis/decided/decided.js';
import { type DecidedQuestion, MIN_DECIDED, rerunDecided } from '../../analysis/decided/question.js';
import { parseJson } from '../../analysis/question/config.js';
import { readScenario } from '../../node/read-scenario.js';
import { decidedPage } from '../../report/decided/decided-page.js';
import { answered } from '../answered.js';
import type { PlayersOptions } from '../options/players-flags.js';
import { seatsWith } from '../options/players-option.js';
import { type AskedRun, askedRun, inputOr, STANDARD_GAME_INPUT } from '../options/run.js';
import type { AnalysisDestinations } from '../output/deliver.js';
import type { SpreadOptions } from '../spread/spread-options.js';

/** Options as commander hands them over. */
interface DecidedOptions extends SpreadOptions, PlayersOptions, AnalysisDestinations {}

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function decidedCommand(file: string | undefined, options: DecidedOptions): Promise<number> {
  const asked = await askedRun(options, [file], { least: MIN_DECIDED });
  const question = await questionOf(file, options, asked);
  return answered(question, options, asked.workers, {
    answer: (conduct) => answerDecided(question, conduct),
    page: decidedPage,
    first: `game ${MIN_DECIDED} of both halves`,
  });
}

async function questionOf(
  file: string | undefined,
  options: DecidedOptions,
  { games, replaced }: AskedRun,
): Promise<DecidedQuestion> {
  const { name, text } = await inputOr(file, STANDARD_GAME_INPUT);
  const asked = rerunDecided(parseJson(text), name, replaced) ?? scenarioAlone(text, name, replaced);
  const { scenario, seed } = asked;
  return {
    ...asked,
    scenario: { ...scenario, players: seatsWith(scenario.players, options) },
    seed: options.seed ?? seed,
    games: games ?? asked.games,
  };
}

function scenarioAlone(text: string, name: string, replaced: AskedRun['replaced']): DecidedQuestion {
  const { scenario, seed, games } = readScenario(text, name, { kinds: ['game'], ...replaced });
  return { kind: 'decided', scenario, seed, games };
}
