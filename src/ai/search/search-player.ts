// A player who tries things out: at the large decisions it plays the rest of the turn, and the next, many times with each of
// several answers, heuristic players on both sides, and gives the answer that did best.
import { JAPAN } from '../../board/index.js';
import type { Decision } from '../../game/questions/decisions.js';
import { DECISIONS, IllegalDecision } from '../../game/questions/decisions.js';
import type { Game, Player } from '../../game/state/state.js';
import { ChoiceStream } from '../random/choice-stream.js';
import { BeforeFights } from './before-fights.js';
import { evaluate } from './evaluation.js';
import { LARGE_DECISIONS, SEARCHED_KINDS, shapeOf } from './large-decisions.js';
import { type Pools, Rollouts } from './rollouts.js';
import { FORESEEN_KINDS, type SearchSettings, searchSettings } from './search-settings.js';
import { mostRollouts, raceSteps, type Standing } from './sequential-halving.js';
import { finished, type Steps } from './steps.js';
import type { TurnLog } from './turn-log.js';
import { type Answer, distinct, variations } from './variations.js';

/** Rollout numbers of one generation; the next begins here, so that its dice are others. */
const GENERATION = 1 << 20;
/** What the network foretells counts as much as so many rollouts that go on. */
export const FORESEEN_WEIGHT = 16;
/** First rollout number of measurements. */
const FRESH = 1 << 28;

/** What the search player needs. */
export interface SearchParts {
  readonly side: number;
  readonly name?: string;
  readonly settings?: Partial<SearchSettings>;
  readonly seed: string;
  /** What has happened this turn; somebody must let it hear the game and its dice. */
  readonly log: TurnLog;
  /** The player whose answers are tried first, and given at the small decisions. */
  readonly base: Player;
  /** Players whose answers are tried too. */
  readonly advisers?: readonly Player[];
  /** Who answers for Japan and the Allies in rollouts: players of their own, nobody else's. */
  readonly pools: Pools;
  /** The only turn on which anything is searched. Default: every turn. */
  readonly turn?: number | undefined;
}

/** How much a search does at most. */
export interface MostSearched {
  /** Answers that are compared, over all rounds. */
  readonly answers: number;
  readonly rollouts: number;
}

/** What a search found: the base player's answer, what is better, and by how much. */
export interface Finding {
  readonly answer: Answer;
  readonly base: Answer;
  /** Paired difference from the base answer in POC for the side that decides; `null` when nothing was better. */
  readonly standing: Standing | null;
}

/**
 * The search player. It never looks at the dice to come: its rollouts have a seed of their own, made of the player's seed, the
 * number of the game and the number of the decision.
 *
 * @example
 * const log = new TurnLog();
 * game.observer = log;
 * game.dice = new LoggedDice(dice, log);
 * game.players[0] = new SearchPlayer({ side: 0, seed: 'seed', log, base, pools });
 */
export class SearchPlayer implements Player {
  readonly name: string;
  readonly settings: SearchSettings;
  /** Hears every search. */
  onFinding: ((decision: Decision, g: Game, finding: Finding) => void) | null = null;
  /** Hears the answers of each round before they are compared. */
  onCandidates: ((answers: readonly Answer[]) => void) | null = null;
  private rollouts: Rollouts | null = null;
  private foresight: BeforeFights | null = null;
  private readonly chance: ChoiceStream;
  /** Decisions that are searched. */
  private readonly searched: ReadonlySet<Decision>;
  private gameNumber = 0;
  private decisions = 0;

  constructor(private readonly parts: SearchParts) {
    this.name = parts.name ?? 'search';
    this.settings = searchSettings(parts.settings);
    this.chance = new ChoiceStream(`${parts.seed}/search ${parts.side}`);
    const { kinds } = this.settings;
    this.searched = new Set(LARGE_DECISIONS.filter((_, k) => kinds.includes(SEARCHED_KINDS[k]!)));
  }

  startGame(game: number): void {
    this.gameNumber = game;
    this.decisions = 0;
    this.chance.startGame(game);
    this.parts.base.startGame?.(game);
    for (const adviser of this.parts.advisers ?? []) adviser.startGame?.(game);
  }

  decide(decision: Decision, g: Game): void {
    const { base, turn = g.turn } = this.parts;
    base.decide(decision, g);
    if (!this.searched.has(decision) || turn !== g.turn) return;
    const own = Array.from(g.answers.subarray(0, g.answerLength));
    const { answer, standing } = this.search(decision, g, own);
    g.answerLength = 0;
    for (const x of answer) g.answer(x);
    // The base player believes that its own answer was given: it must look at the board again.
    if (standing !== null) base.startGame?.(this.gameNumber);
  }

  /** Searches for an answer better than `own`. */
  search(decision: Decision, g: Game, own: Answer): Finding {
    return finished(this.searchSteps(decision, g, own));
  }

  /** How much {@link searchSteps} does at most at a decision. */
  mostSearched(decision: Decision, g: Game): MostSearched {
    const { candidates, foreseenCandidates, rollouts, batch, foreseen, confirmed } = this.settings;
    const rounds = this.rounds(decision, g);
    if (!this.foresees(decision, g)) {
      return { answers: rounds * candidates, rollouts: rounds * mostRollouts(candidates, rollouts, batch) };
    }
    const foretold = mostRollouts(foreseenCandidates, foreseen, this.foreseenBatch());
    const played = mostRollouts(1 + Math.min(confirmed, foreseenCandidates - 1), rollouts, batch);
    return { answers: rounds * foreseenCandidates, rollouts: rounds * (foretold + played) };
  }

  /** The same as a computation that can be left after each rollout: see {@link search}. */
  *searchSteps(decision: Decision, g: Game, own: Answer): Steps<Finding> {
    const { side, seed, log } = this.parts;
    const { caution } = this.settings;
    const rounds = this.rounds(decision, g);
    this.decisions++;
    this.rollouts ??= new Rollouts(g.tables, g.rules, this.parts.pools, this.settings.luck > 0);
    this.rollouts.prepare(log, `${seed}/search ${side}/${this.gameNumber}/${this.decisions}`);
    let best = own;
    let found: Standing | null = null;
    for (let k = 0; k < rounds; k++) {
      const answers = this.tried(decision, g, best, k === 0);
      if (answers.length < 2) break;
      this.onCandidates?.(answers);
      const [leader] = yield* this.compare(decision, g, answers, k * GENERATION);
      // Nothing near it is better: another round would find nothing either.
      if (!leader || leader.gain <= caution * leader.error) break;
      best = answers[leader.index]!;
      found =
        found === null
          ? leader
          : { ...leader, gain: found.gain + leader.gain, error: Math.sqrt(found.error ** 2 + leader.error ** 2) };
    }
    const finding = { answer: best, base: own, standing: found };
    this.onFinding?.(decision, g, finding);
    return finding;
  }

  /**
   * The answers that one round compares: the best so far, which comes first, what the advisers would say, and variations of it.
   *
   * @param advice false for later rounds, in which nobody else is asked.
   */
  tried(decision: Decision, g: Game, best: Answer, advice: boolean): Answer[] {
    const { candidates, foreseenCandidates } = this.settings;
    const most = this.foresees(decision, g) ? foreseenCandidates : candidates;
    // However much advice there is, half of the candidates are variations.
    const known = this.advised(decision, g, best, advice ? 1 + Math.floor(most / 2) : 1);
    const varied = variations(g, decision, shapeOf(decision)!, best, this.chance, most - known.length);
    return distinct([...known, ...varied]);
  }

  /**
   * How much better one answer is than another, by rollouts that chose neither of them: without the bias of having been picked
   * as the best of many. To be called after {@link search}, at the same decision.
   */
  measure(decision: Decision, g: Game, from: Answer, to: Answer, count: number): Standing {
    const [before, after] = [from, to].map((answer) => this.sample(decision, g, answer, count));
    return { index: 1, ...pairedGain(after!, before!), rollouts: count };
  }

  /**
   * What an answer is worth to the side that decides, in POC: one value for each rollout, those of other answers with the same dice. Like
   * {@link measure} it is to be called after {@link search}, and its rollouts had no part in that.
   *
   * @throws IllegalDecision when the answer breaks a rule.
   */
  sample(decision: Decision, g: Game, answer: Answer, count: number): number[] {
    return finished(this.sampleSteps(decision, g, answer, count));
  }

  /**
   * The same as a computation that can be left after each rollout: see {@link sample}.
   *
   * @param first number of the first of these rollouts.
   */
  *sampleSteps(decision: Decision, g: Game, answer: Answer, count: number, first = 0): Steps<number[]> {
    const last = this.lastTurn(g);
    const values: number[] = [];
    for (let n = 0; n < count; n++) {
      values.push(this.value(decision, answer, FRESH + first + n, last));
      yield;
    }
    return values;
  }

  /** Standings of answers against the first of them. */
  private *compare(decision: Decision, g: Game, answers: readonly Answer[], firstRollout: number): Steps<Standing[]> {
    const { rollouts, batch, foreseen, confirmed } = this.settings;
    const last = this.lastTurn(g);
    const value = (until: number | 'fights') => (index: number, n: number) => {
      try {
        return this.value(decision, answers[index]!, firstRollout + n, until);
      } catch (error) {
        if (index > 0 && error instanceof IllegalDecision) return undefined;
        throw error;
      }
    };
    if (!this.foresees(decision, g)) return yield* raceSteps(answers.length, rollouts, batch, value(last));
    const foretold = yield* raceSteps(answers.length, foreseen, this.foreseenBatch(), value('fights'));
    const best = foretold.slice(0, confirmed || 1);
    if (confirmed === 0 || best.length === 0) return best;
    const indices = [0, ...best.map(({ index }) => index)];
    const before = { gains: [0, ...best.map(({ gain }) => gain)], weight: FORESEEN_WEIGHT };
    const go = value(last);
    const standings = yield* raceSteps(indices.length, rollouts, batch, (k, n) => go(indices[k]!, n), before);
    return standings.map((standing) => ({
      ...standing,
      index: indices[standing.index]!,
    }));
  }

  /** Rounds of a search at a decision, at most. */
  private rounds(decision: Decision, g: Game): number {
    const shape = shapeOf(decision);
    if (shape !== 'places' && shape !== 'force') return 1;
    return this.foresees(decision, g) ? this.settings.foreseenGenerations : this.settings.generations;
  }

  /** Where rollouts stop before the first fight there is little chance in them: one against each opponent tells which answers are bad. */
  private foreseenBatch(): number {
    return Math.max(1, this.settings.against?.length ?? 0);
  }

  private foresees(decision: Decision, g: Game): boolean {
    return foresees(this.settings, decision, g);
  }

  /** Turn with whose end rollouts stop. */
  private lastTurn(g: Game): number {
    const { horizon } = this.settings;
    return horizon === 0 ? g.rules.turns : Math.min(g.rules.turns, g.turn + horizon - 1);
  }

  /** What an answer is worth to the own side in one rollout, in POC; before the fights what the areas are expected to bring, which serves for comparisons alone. */
  private value(decision: Decision, answer: Answer, rollout: number, last: number | 'fights'): number {
    const { side } = this.parts;
    const rollouts = this.rollouts!;
    const { evaluation, luck } = this.settings;
    const g = rollouts.play({ decision, side, answer }, rollout, last);
    let end: number;
    if (last === 'fights') {
      this.foresight ??= new BeforeFights();
      end = this.foresight.value(g);
    } else end = evaluate(g, evaluation) - (luck > 0 ? luck * rollouts.luck!.total : 0);
    return side === JAPAN ? end : -end;
  }

  /** An answer and what the advisers would say instead, as many different ones as are wanted. */
  private advised(decision: Decision, g: Game, best: Answer, most: number): Answer[] {
    const known = new Map([[best.join(), best]]);
    for (const adviser of this.parts.advisers ?? []) {
      if (known.size >= most) break;
      const answer = this.advice(adviser, decision, g);
      const name = answer.join();
      if (!known.has(name)) known.set(name, answer);
    }
    return [...known.values()];
  }

  /** What another player would answer. */
  private advice(adviser: Player, decision: Decision, g: Game): Answer {
    adviser.startGame?.(this.gameNumber);
    g.answerLength = 0;
    adviser.decide(decision, g);
    return Array.from(g.answers.subarray(0, g.answerLength));
  }
}

/**
 * True where rollouts stop before the first fight by some settings. Not on turn 1 under nt1: what the network foretells of Hawaii there cost the
 * Allies 10 POC.
 */
export function foresees(
  { foreseen, foreseenKinds = FORESEEN_KINDS }: Pick<SearchSettings, 'foreseen' | 'foreseenKinds'>,
  decision: Decision,
  { rules, turn }: Game,
): boolean {
  return foreseen > 0 && foreseenKinds.includes(DECISIONS[decision]!) && !(rules.nt1 && turn === 1);
}

/** Mean of paired differences, and its standard error. */
export function pairedGain(to: readonly number[], from: readonly number[]): Pick<Standing, 'gain' | 'error'> {
  const count = to.length;
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < count; n++) {
    const d = to[n]! - from[n]!;
    sum += d;
    squares += d * d;
  }
  const gain = sum / count;
  return { gain, error: Math.sqrt(Math.max(0, squares / count - gain * gain) / Math.max(1, count - 1)) };
}
