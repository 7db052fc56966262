// What search would play at one decision, and what each alternative costs.

import { SIDES } from '../../board/index.js';
import { type Decision, IllegalDecision } from '../../game/questions/decisions.js';
import type { Game } from '../../game/state/state.js';
import { searchedBy } from '../create-player.js';
import { beneathSearch, defaultSeat, type FastSeat, type Seat } from '../seat.js';
import { searchParts } from './create.js';
import { shapeOf } from './large-decisions.js';
import { pairedDifference, SearchPlayer } from './search-player.js';
import type { SearchSettings } from './search-settings.js';
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
}

/** What is asked of {@link advise}. */
export interface AdviseOptions {
  readonly settings: SearchSettings;
  readonly seed: string;
  /** Alternatives that are told. The answer of the player beneath is always among them. */
  readonly top: number;
  /** Called between rollouts, so that others have their turn; `true` ends the work. Default: nothing. */
  readonly pause?: () => Promise<boolean>;
}

/**
 * Looks at a decision as a search player does, then measures its answer against the most promising others with rollouts that had no part in
 * any choice.
 *
 * @param g a game that stands at the decision.
 * @param log what has happened since the turn began.
 * @param seat who plays the side: a search player's `base`, any other player himself, is the player beneath. The default player stands in for a
 * random player.
 * @returns `undefined` when it was interrupted.
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
  const answer = inOrder(decision, search.search(decision, g, own).answer);
  const best = answer.join();
  const { rollouts } = settings;
  // Which of them are told is decided by some rollouts, what they cost by others.
  const pilot = search.sample(decision, g, answer, rollouts);
  const promising: { readonly answer: Answer; readonly cost: number }[] = [];
  for (const [text, other] of tried) {
    if (text === best) continue;
    if (await pause()) return undefined;
    const values = lawful(() => search.sample(decision, g, other, rollouts));
    if (values) promising.push({ answer: other, cost: pairedDifference(pilot, values).gain });
  }
  promising.sort((a, b) => a.cost - b.cost);
  const told = promising.filter((p, k) => k < top || p.answer === own).map((p) => p.answer);
  const count = MEASURED * rollouts;
  const values = search.sample(decision, g, answer, count, rollouts);
  const alternatives: Alternative[] = [];
  for (const other of told) {
    if (await pause()) return undefined;
    const { gain, error } = pairedDifference(values, search.sample(decision, g, other, count, rollouts));
    alternatives.push({ answer: other, cost: gain, error, own: other === own });
  }
  alternatives.sort((a, b) => a.cost - b.cost);
  return { ...asked, answer, own: best === own.join(), searched: true, alternatives, rollouts: count };
}

/** What was worked out, or nothing where the answer breaks a rule. */
function lawful<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof IllegalDecision) return undefined;
    throw error;
  }
}
