// The question behind an answer: what `vitp` is asked when it is given a result.json.

import { UsageError } from '../../text/usage-error.js';
import type { Question } from '../ask.js';
import { rerunBid } from '../bid/question.js';
import { rerunComparison } from '../compare/question.js';
import { rerunDecided } from '../decided/question.js';
import { rerunLadder } from '../ladder/question.js';
import { rerunSensitivity } from '../sensitivity/answer-sensitivity.js';
import { rerunSweep } from '../sweep/answer-sweep.js';
import { readOpenings, readTournament } from '../tournament/read-tournament.js';
import { readScenario } from './read.js';

/** A question as plain JSON: the part of its answer from which it can be asked again. */
export interface PlainQuestion {
  readonly schema: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly games: number;
  /** By it a result is told from a scenario. */
  readonly metrics: Readonly<Record<string, never>>;
  readonly controlVariate?: true;
}

/** What of an answer asks again. */
export function plainQuestion(answer: {
  readonly schema: string;
  readonly config: object;
  readonly seed: string;
  readonly games: number;
  readonly controlVariate?: unknown;
}): PlainQuestion {
  const { schema, config, seed, games, controlVariate } = answer;
  const plain = { schema, config, seed, games, metrics: {}, ...(controlVariate ? { controlVariate: true } : {}) };
  // What is undefined is not written.
  return JSON.parse(JSON.stringify(plain)) as PlainQuestion;
}

/**
 * Reads a question.
 *
 * @param file the name shown in front of every mistake
 * @throws ScenarioError, UsageError when it is none
 */
export function readQuestion(plain: PlainQuestion, file: string): Question {
  const value = { ...plain };
  const text = JSON.stringify(plain);
  const { seed, games, config } = plain;
  switch (config.kind) {
    case 'raid':
    case 'battle': {
      const read = readScenario(text, file, { kinds: ['raid', 'battle'] });
      return { kind: config.kind, scenario: read.scenario, method: read.method, seed, games } as Question;
    }
    case 'game': {
      const { scenario, controlVariate = false } = readScenario(text, file, { kinds: ['game'] });
      return { kind: 'game', scenario, seed, games, controlVariate };
    }
    case 'tournament':
      return { kind: 'tournament', scenario: readTournament(text, file).scenario, seed, games };
    case 'openings':
      return { kind: 'openings', scenario: readOpenings(text, file).scenario, seed, games };
    default: {
      const question =
        rerunBid(value, file) ??
        rerunLadder(value, file) ??
        rerunDecided(value, file) ??
        rerunComparison(value, file) ??
        rerunSweep(value, file) ??
        rerunSensitivity(value, file);
      if (question) return question;
      throw new UsageError(`${file} holds no question whose games can be played in parts`);
    }
  }
}
