// What search would play at one decision, and what each alternative costs.

import { SIDES } from '../../board/index.js';
import { type Decision, IllegalDecision } from '../../game/questions/decisions.js';
import type { Game } from '../../game/state/state.js';
import { searchedBy } from '../create-player.js';
import { beneathSearch, defaultSeat, type FastSeat, type Seat } from '../seat.js';
import { searchParts } from './create.js';
import { shapeOf } from './large-decisions.js';
import { pairedGain, SearchPlayer } from './search-player.js';
import type { SearchSettings } from './search-settings.js';
import { type Steps, watchedSteps } from './steps.js';
import type { TurnLog } from './turn-log.js';
import { type Answer, inOrder } from './variations.js';

/** Rollouts that measure an alternative, for each that compared answers. */
const MEASURED = 4;

/** Another answer to the same question. */
export interface Alternative {
  /** As in every answer, pieces and places are numbers. */
  readonly answer: Answer;
  /** POC of the final score that it costs the side that decides, against the advised answer: mean of paired rollouts, and its standard error. */
  readonly cost: number;
  readonly error: number;
  /** True for the answer of the player beneath. */
  readonly own: boolean;
}

/** Advice about one decision. */
export interface Advice {
  readonly decision: Decision;
  readonly side: number;
  /** What search would play. */
  readonly answer: Answer;
  /** The player beneath search: his answer is tried first. */
  readonly base: FastSeat['player'];
  /** True when he would play the same. */
  readonly own: boolean;
  /** False for the small decisions, which search leaves to him. */
  readonly searched: boolean;
  /** The cheapest first. */
  readonly alternatives: readonly Alternative[];
  /** Rollouts that measured each of them. */
  readonly rollouts: number;
  /** There when it was interrupted after search had chosen its answer: how many alternatives have no cost yet. */
  readonly unmeasured?: number;
}

/** What is asked of {@link advise}. */
export interface AdviseOptions {
  readonly settings: SearchSettings;
  readonly seed: string;
  /** Alternatives that are told. The answer of the player beneath is always among them. */
  readonly top: number;
  /**
   * Called between rollouts, so that others have their turn; `true` ends it. Default: nothing.
   *
   * @param done rollouts so far.
   * @param most of so many at most.
   */
  readonly pause?: (done: number, most: number) => Promise<boolean>;
}

/**
 * Looks at a decision as a search player does, then measures its answer against the most promising others with rollouts that had no part in
 * any choice.
 *
 * @param g a game that stands at the decision.
 * @param log what has happened since the turn began.
 * @param seat who plays the side: a search player's `base`, any other player himself, is the player beneath. The default player stands in for a
 * random player.
 * @returns `undefined` when it was interrupted before search had chosen its answer.
 * @example
 * const { game, log, asked } = takenFromRecord(record, tables, rules);
 * const advice = await advise(game, log, asked!.decision, asked!.side, seat, { settings: reviewSettings(), seed: 'seed', top: 5 });
 */
export async function advise(
  g: Game,
  log: TurnLog,
  decision: Decision,
  side: number,
  seat: Seat,
  { settings, seed, top, pause = async () => false }: AdviseOptions,
): Promise<Advice | undefined> {
  const name = SIDES[side]!;
  const beneath = beneathSearch(seat.player === 'random' ? defaultSeat(name) : seat);
  const asked = { decision, side, base: beneath.player };
  const { rules } = g;
  const by = searchedBy(name, beneath, settings, rules);
  // As in a review the player beneath goes on himself.
  const parts = searchParts({ ...by, onward: by.player, seed: `${seed}/advise`, log });
  const search = new SearchPlayer(parts);
  search.startGame(0);
  g.asked = side;
  g.answerLength = 0;
  parts.base.decide(decision, g);
  const own = inOrder(decision, Array.from(g.answers.subarray(0, g.answerLength)));
  if (shapeOf(decision) === undefined) {
    return { ...asked, answer: own, own: true, searched: false, alternatives: [], rollouts: 0 };
  }
  const tried = new Map<string, Answer>([[own.join(), own]]);
  search.onCandidates = (answers) => {
    for (const other of answers.map((one) => inOrder(decision, one))) {
      if (!tried.has(other.join())) tried.set(other.join(), other);
    }
  };
  const { rollouts } = settings;
  const count = MEASURED * rollouts;
  // At most: what search tries, then one sample of each answer, then larger ones of those that are told.
  const searched = search.mostSearched(decision, g);
  let most = searched.rollouts + searched.answers * rollouts + (top + 2) * count;
  let done = 0;
  const doing = <T>(steps: Steps<T>) => watchedSteps(steps, () => pause(++done, most));
  const finding = await doing(search.searchSteps(decision, g, own));
  if (!finding) return undefined;
  const answer = inOrder(decision, finding.end.answer);
  const best = answer.join();
  const found = { ...asked, answer, own: best === own.join(), searched: true, rollouts: count };
  const others = [...tried.values()].filter((other) => other.join() !== best);
  most = done + (1 + others.length) * rollouts + (1 + Math.min(others.length, top + 1)) * count;
  // Which of them are told is decided by some rollouts, what they cost by others.
  const pilot = await doing(search.sampleSteps(decision, g, answer, rollouts));
  if (!pilot) return { ...found, alternatives: [], unmeasured: others.length };
  const promising: { readonly answer: Answer; readonly cost: number }[] = [];
  for (const other of others) {
    const values = await doing(lawful(search.sampleSteps(decision, g, other, rollouts)));
    if (!values) return { ...found, alternatives: [], unmeasured: others.length };
    if (values.end) promising.push({ answer: other, cost: pairedGain(pilot.end, values.end).gain });
  }
  promising.sort((a, b) => a.cost - b.cost);
  const told = promising.filter((p, k) => k < top || p.answer === own).map((p) => p.answer);
  most = done + (1 + told.length) * count;
  const alternatives: Alternative[] = [];
  const values = await doing(search.sampleSteps(decision, g, answer, count, rollouts));
  for (const other of values ? told : []) {
    const sample = await doing(search.sampleSteps(decision, g, other, count, rollouts));
    if (!sample) break;
    const { gain, error } = pairedGain(values!.end, sample.end);
    alternatives.push({ answer: other, cost: gain, error, own: other === own });
  }
  const unmeasured = told.length - alternatives.length;
  alternatives.sort((a, b) => a.cost - b.cost);
  return { ...found, alternatives, ...(unmeasured > 0 ? { unmeasured } : {}) };
}

/** What is computed, or nothing where the answer breaks a rule. */
function* lawful<T>(steps: Steps<T>): Steps<T | undefined> {
  try {
    return yield* steps;
  } catch (error) {
    if (error instanceof IllegalDecision) return undefined;
    throw error;
  }
}
