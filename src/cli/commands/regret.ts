// `vitp regret`: how much a player loses at each kind of decision; with --judges, how well judges of answers agree with long rollouts.
import { SEARCH_RUNGS } from '../../ai/search/rungs.js';
import type { SearchSettings } from '../../ai/search/search-settings.js';
import { namedSeat } from '../../ai/seat.js';
import { answerJudges, rerunJudges } from '../../analysis/judges/judges.js';
import { JUDGE_NAMES, type JudgesQuestion } from '../../analysis/judges/question.js';
import { parseJson } from '../../analysis/question/config.js';
import { MIN_REGRET_GAMES, REGRET_KINDS, type RegretQuestion } from '../../analysis/regret/question.js';
import { answerRegret, rerunRegret } from '../../analysis/regret/regret.js';
import { SIDES, type Side } from '../../board/index.js';
import { sideNamed } from '../../board/names.js';
import { readScenario } from '../../node/read-scenario.js';
import { judgesPage } from '../../report/regret/judges-page.js';
import { regretPage } from '../../report/regret/regret-page.js';
import { quoted } from '../../text/index.js';
import { allowedInstead } from '../../text/nearest.js';
import { sameName } from '../../text/plain.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { answered } from '../answered.js';
import type { PlayersOptions } from '../options/players-flags.js';
import { seatsWith } from '../options/players-option.js';
import { askedRun, inputOr, type RunOptions, STANDARD_GAME_INPUT } from '../options/run.js';
import { ruleSets } from '../options/typed-rules.js';
import type { AnalysisDestinations } from '../output/deliver.js';

/** Options as commander hands them over. */
interface RegretOptions extends RunOptions, PlayersOptions, AnalysisDestinations {
  readonly kinds?: string;
  readonly side?: string;
  readonly turn?: string;
  readonly rollouts?: string;
  readonly search?: string;
  readonly judges?: string;
  readonly decisions?: string;
  readonly ahead?: string;
}

const MAX_ROLLOUTS = 100_000;
const MAX_DECISIONS = 100;
const MAX_TURNS = 9;

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function regretCommand(file: string | undefined, options: RegretOptions): Promise<number> {
  const question = await readQuestion(file, options);
  // Both are played in this thread.
  if (question.kind === 'judges')
    return answered(question, options, 1, {
      answer: (conduct) => answerJudges(question, conduct),
      page: judgesPage,
      first: 'the first decision',
      expected: { byGames: false },
      stopping: 'Stopping; the decisions that are judged count. Ctrl-C again quits at once.',
    });
  return answered(question, options, 1, {
    answer: (conduct) => answerRegret(question, conduct),
    page: regretPage,
    expected: { byGames: false },
  });
}

async function readQuestion(
  file: string | undefined,
  options: RegretOptions,
): Promise<RegretQuestion | JudgesQuestion> {
  const asked = await askedRun(options, [file], { least: MIN_REGRET_GAMES, own: ['rules'] });
  const sets = ruleSets(options.rules);
  const typed = {
    ...(options.kinds === undefined ? {} : { kinds: namesOf('--kinds', options.kinds, REGRET_KINDS) }),
    ...(options.side === undefined ? {} : { sides: sidesNamed(options.side) }),
    ...(options.turn === undefined ? {} : { turn: wholeNumber('--turn', options.turn, 1, MAX_TURNS) }),
    ...(options.rollouts === undefined
      ? {}
      : { rollouts: wholeNumber('--rollouts', options.rollouts, 2, MAX_ROLLOUTS) }),
    ...(options.search === undefined ? {} : { search: searchNamed(options.search) }),
    ...(options.seed === undefined ? {} : { seed: options.seed }),
    ...(asked.games === undefined ? {} : { games: asked.games }),
  };
  const input = await inputOr(file, STANDARD_GAME_INPUT);
  const json = parseJson(input.text);
  const judged = rerunJudges(json, input.name);
  const again = judged ?? rerunRegret(json, input.name);
  const texts = again
    ? again.scenarios.map((scenario) => ({ name: input.name, text: JSON.stringify(scenario) }))
    : [input];
  const read = texts.flatMap(({ name, text }) =>
    sets.map((set) => readScenario(text, name, { kinds: ['game'], ...asked.replaced, ...set })),
  );
  const scenarios = read.map(({ scenario }) => ({ ...scenario, players: seatsWith(scenario.players, options) }));
  const { games, seed } = read[0]!;
  const inFile = { ...(games === undefined ? {} : { games }), ...(seed === undefined ? {} : { seed }) };
  const judges = judgesTyped(options, judged !== undefined);
  if (!judges) return { ...inFile, ...again, ...typed, kind: 'regret', scenarios };
  return { judges: [], ...inFile, ...again, ...typed, ...judges, kind: 'judges', scenarios };
}

/** What is typed for a question about judges; `undefined` when it is none. */
function judgesTyped({ judges, decisions, ahead }: RegretOptions, again: boolean): Partial<JudgesQuestion> | undefined {
  if (judges === undefined && !again) {
    for (const [option, text] of Object.entries({ decisions, ahead }))
      if (text !== undefined) throw new UsageError(`--${option} goes with --judges`);
    return undefined;
  }
  return {
    ...(judges === undefined ? {} : { judges: namesOf('--judges', judges, JUDGE_NAMES) }),
    ...(decisions === undefined ? {} : { decisions: wholeNumber('--decisions', decisions, 1, MAX_DECISIONS) }),
    ...(ahead === undefined ? {} : { ahead: wholeNumber('--ahead', ahead, 0, MAX_TURNS) }),
  };
}

/** Names with commas between them, each once. */
function namesOf(option: string, text: string, allowed: readonly string[]): string[] {
  const names = text.split(',').map((word) => word.trim());
  for (const name of names) {
    if (allowed.includes(name)) continue;
    throw new UsageError(`${option} ${quoted(name)} is not allowed${allowedInstead(name, allowed)}`);
  }
  return [...new Set(names)];
}

/** The options of a search player that comes with the package. */
function searchNamed(text: string): SearchSettings {
  const names = ['search', ...SEARCH_RUNGS.map((rung) => rung.name)];
  const name = sameName(text, names);
  const seat = name === undefined ? undefined : namedSeat('japan', name);
  if (seat?.player === 'search') {
    // The base players are those that are asked about.
    const { base: _, ...settings } = seat.search;
    return settings;
  }
  throw new UsageError(`--search ${quoted(text)} is not allowed${allowedInstead(text, names)}`);
}

function sidesNamed(text: string): readonly Side[] {
  if (text === 'both') return SIDES;
  const side = sideNamed(text);
  if (side) return [side];
  throw new UsageError(`--side ${quoted(text)} is not allowed; allowed: ${SIDES.join(', ')}, both`);
}
