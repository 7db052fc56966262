// Any question, and its answer: one way in for whoever does not care which subject it is about.

import { UNKNOWN } from '../answer/result.js';
import type { PieceStore } from '../simulate/pieces.js';
import { quoted } from '../text/index.js';
import { UsageError } from '../text/usage-error.js';
import { answerBattle } from './battle.js';
import { answerBid } from './bid/bid.js';
import { checkQuestion } from './check-question.js';
import { answerCompare } from './compare/compare.js';
import { answerRank } from './compare/rank.js';
import { describedBy, type RunControls } from './controls.js';
import { answerDecided } from './decided/decided.js';
import { answerDuel } from './duel.js';
import { answerGame } from './game.js';
import { answerJudges } from './judges/judges.js';
import { answerLadder } from './ladder/ladder.js';
import { answerLuck } from './luck/luck.js';
import { answerPosition } from './position/position.js';
import { answerRaid } from './raid.js';
import { answerRegret } from './regret/regret.js';
import { answerSensitivity } from './sensitivity/answer-sensitivity.js';
import { simulateHere } from './simulate-here.js';
import { answerSweep } from './sweep/answer-sweep.js';
import { answerOpenings } from './tournament/openings.js';
import { answerTournament } from './tournament/tournament.js';
import { answerTuning } from './tuning/tuning.js';

/** What answers each kind of question. */
export const ANSWERS = {
  raid: answerRaid,
  battle: answerBattle,
  game: answerGame,
  position: answerPosition,
  duel: answerDuel,
  sweep: answerSweep,
  sensitivity: answerSensitivity,
  luck: answerLuck,
  comparison: answerCompare,
  ranking: answerRank,
  bid: answerBid,
  decided: answerDecided,
  ladder: answerLadder,
  regret: answerRegret,
  judges: answerJudges,
  tournament: answerTournament,
  openings: answerOpenings,
  tune: answerTuning,
};

/** The functions that answer, by the kind of question. */
export type Answers = typeof ANSWERS;

/** Every question that can be asked, by its `kind`. */
export type Question = { [Kind in keyof Answers]: Parameters<Answers[Kind]>[0] }[keyof Answers];

/** What a question is answered with: what `--json` prints; `undefined` when it was interrupted before anything was finished. */
export type AnswerTo<Q extends Question> = Awaited<ReturnType<Answers[Q['kind']]>>;

/** Everything in the calling thread, without progress, and nothing known of the machine. */
const IN_PROCESS: RunControls = {
  simulate: simulateHere,
  describeRun: describedBy({ version: UNKNOWN, node: UNKNOWN, machine: UNKNOWN }),
  signal: new AbortController().signal,
  onProgress: () => {},
};

/** How to go about a question, and where finished games are kept. */
export interface AskControls extends RunControls {
  /** What it has kept is not played again; see `SimulateOptions`. Not used by `regret` and `judges`, which play without `simulate`. Default: nothing is kept. */
  readonly store: PieceStore;
}

/** Controls of {@link ask}: what is left out, or `undefined`, has its default. */
export type SomeControls = { readonly [Name in keyof AskControls]?: AskControls[Name] | undefined };

/**
 * Answers a question. It needs nothing of a machine: worker threads and facts about it are handed in.
 *
 * @param controls how to go about it; default: all games in the calling thread, no progress, no signal
 * @throws UsageError with a sentence for what cannot be asked; SimulationError when a game fails
 * @example
 * const answer = await ask({ kind: 'raid', scenario: STANDARD_RAID, games: 10_000 });
 * answer?.games; // 10000
 */
export async function ask<Q extends Question>(
  question: Q,
  { store, ...partial }: SomeControls = {},
): Promise<AnswerTo<Q>> {
  const kind = question?.kind;
  const given = Object.fromEntries(Object.entries(partial).filter(([, value]) => value !== undefined));
  const controls: RunControls = { ...IN_PROCESS, ...given };
  const simulate: RunControls['simulate'] = (job, options) =>
    controls.simulate(job, store ? { ...options, store } : options);
  if (!Object.hasOwn(ANSWERS, kind)) {
    const kinds = Object.keys(ANSWERS).join(', ');
    throw new UsageError(`kind ${quoted(String(kind))} is no question; allowed: ${kinds}`);
  }
  checkQuestion(question);
  const answer: (question: never, controls: RunControls) => Promise<unknown> = ANSWERS[kind];
  return (await answer(question as never, { ...controls, simulate })) as AnswerTo<Q>;
}
