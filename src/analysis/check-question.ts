// What a question must have before it is answered. TypeScript lets NaN through, and JavaScript everything else.
import { METHODS } from '../rules/scenario-options.js';
import { TIE_POLICIES } from '../stats/comparing/bid.js';
import { shownValue } from '../text/shown-value.js';
import { UsageError } from '../text/usage-error.js';
import { checkAskedPrecision, type Stopping } from './stopping.js';

/** What a question is about, by the name of the field: one scenario, or a list of them. */
type About = 'scenario' | 'scenarios' | 'sweep';

/** What each kind is about; the others look for themselves. `exact` where no number of games may be named: 0, as in an exact answer, is none. */
const KINDS: Readonly<Record<string, { readonly about?: About; readonly exact?: true }>> = {
  raid: { about: 'scenario', exact: true },
  battle: { about: 'scenario', exact: true },
  game: { about: 'scenario' },
  position: { about: 'scenario' },
  decided: { about: 'scenario' },
  sensitivity: { about: 'scenario' },
  tournament: { about: 'scenario' },
  openings: { about: 'scenario' },
  tune: { about: 'scenario' },
  comparison: { about: 'scenarios', exact: true },
  ranking: { about: 'scenarios' },
  bid: { about: 'scenarios' },
  ladder: { about: 'scenarios' },
  regret: { about: 'scenarios' },
  judges: { about: 'scenarios' },
  sweep: { about: 'sweep', exact: true },
};

/** As much of a question as is looked at here; nothing of it is believed. */
interface AnyQuestion {
  readonly kind: string;
  readonly scenario?: unknown;
  readonly scenarios?: unknown;
  readonly sweep?: unknown;
  readonly games?: unknown;
  readonly method?: unknown;
  readonly ties?: unknown;
  readonly stopping?: Stopping;
}

/**
 * Looks at a question before anything is played.
 *
 * @throws UsageError with what is allowed
 */
export function checkQuestion(question: AnyQuestion): void {
  const { kind, games, method, ties, stopping } = question;
  const { about, exact } = KINDS[kind] ?? {};
  if (about) checkAbout(question, about);
  const least = exact ? 0 : 1;
  if (games !== undefined && !(Number.isSafeInteger(games) && (games as number) >= least)) {
    throw new UsageError(`games is ${shownValue(games)}; allowed: a whole number from 1, or none`);
  }
  checkWord('method', method, METHODS);
  checkWord('ties', ties, TIE_POLICIES);
  if (stopping?.precision) checkAskedPrecision(stopping.precision);
}

function checkAbout(question: AnyQuestion, about: About): void {
  const value = question[about];
  const isThere = about === 'scenarios' ? Array.isArray(value) && value.every(isObject) : isObject(value);
  if (isThere) return;
  const needed =
    about === 'scenarios' ? 'a list of scenarios' : about === 'sweep' ? 'what readSweep reads' : 'a scenario';
  const by = about === 'sweep' ? '' : ', such as readScenario reads';
  throw new UsageError(`a question of kind ${question.kind} needs ${about}; allowed: ${needed}${by}`);
}

function checkWord(name: string, value: unknown, words: readonly string[]): void {
  if (value === undefined || words.includes(value as string)) return;
  throw new UsageError(`${name} is ${shownValue(value)}; allowed: ${words.join(', ')}`);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
