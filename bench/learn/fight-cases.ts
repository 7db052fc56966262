// What a network that foretells fights learns from: in games of varied players, answers at the decisions of movement, the position before the first fight of
// the turn that each leads to, and what the turn ends with from there, by rollouts with common dice.
import { defaultDoctrine } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { underRules } from '../../src/ai/heuristic/doctrine/under-rules.js';
import { HeuristicPlayer } from '../../src/ai/heuristic/heuristic-player.js';
import { LearnedPlayer } from '../../src/ai/learned/learned-player.js';
import { shippedNets } from '../../src/ai/learned/shipped-nets.js';
import type { ChoiceStream } from '../../src/ai/random/choice-stream.js';
import { searchParts } from '../../src/ai/search/create.js';
import { evaluate } from '../../src/ai/search/evaluation.js';
import { FIGHT_FEATURES, FightsView } from '../../src/ai/search/fights-view.js';
import { perturbed } from '../../src/ai/search/perturbed.js';
import { Rollouts } from '../../src/ai/search/rollouts.js';
import { searchSettings } from '../../src/ai/search/search-settings.js';
import type { TurnLog } from '../../src/ai/search/turn-log.js';
import { type Answer, distinct } from '../../src/ai/search/variations.js';
import { AREA_COUNT, type BoardTables, JAPAN, SIDES } from '../../src/board/index.js';
import { type Game, IllegalDecision, type Player } from '../../src/game/index.js';
import { type Decision, MOVE_AMPHIBIOUS, PATROLS, PLACE_AIR, RAIDERS } from '../../src/game/questions/decisions.js';
import type { RuleSet } from '../../src/rules/index.js';
import { ask, away } from './answers.js';
import type { Cases } from './cases.js';
import { playSampled, type Sampling } from './sampled-games.js';

/** How often a decision of each kind is taken, in thousandths. */
const TAKEN: Readonly<Partial<Record<Decision, number>>> = {
  [PATROLS]: 500,
  [PLACE_AIR]: 60,
  [MOVE_AMPHIBIOUS]: 350,
  [RAIDERS]: 500,
};
/** How many steps away from the first answer the others are. */
const NEAR = [1, 1, 1, 1, 2, 2];
/** Rollouts of every answer: one against each of the opponents. */
const ROLLOUTS = 4;
/** Part of the luck of its rolls that is taken from what a rollout ends with: the network cannot know it. */
const LUCK = 0.8;
/** Games with one pair of players, and how strongly their weights are changed. */
const PER_PAIR = 2;
const SHAKE = 0.4;
/** One decision of so many is held out of the fit. */
const HELD_OUT = 8;

/** Plays games under some rules, and adds the cases of every decision that is taken. */
export function addCases(cases: Cases, tables: BoardTables, rules: RuleSet, seed: string, games: number): void {
  playSampled(
    { tables, rules, seed, games },
    (side, log, chance) => new Sampler(cases, tables, rules, seed, side, log, chance),
  );
}

/** What one answer leads to, rollout by rollout: the areas before the first fight, and what the turn ends with. */
interface Outcome {
  readonly answer: Answer;
  readonly x: readonly Float64Array[];
  readonly ends: readonly number[];
}

/** A player who now and then looks at his decision more closely, and often plays what is best then. */
class Sampler implements Sampling {
  readonly name = 'varied';
  private base!: Player;
  private readonly rollouts: Rollouts;
  private readonly advisers: readonly Player[];
  private readonly view = new FightsView();
  private game = 0;
  private taken = 0;

  constructor(
    private readonly cases: Cases,
    tables: BoardTables,
    private readonly rules: RuleSet,
    private readonly seed: string,
    readonly side: 0 | 1,
    private readonly log: TurnLog,
    private readonly chance: ChoiceStream,
  ) {
    const { base } = this.doctrine();
    const { pools, advisers = [] } = searchParts({ base, settings: searchSettings(), rules, seed, log });
    this.advisers = [new HeuristicPlayer(base), this.learned(), ...advisers];
    this.rollouts = new Rollouts(tables, rules, pools, true);
  }

  private doctrine() {
    return { base: underRules(defaultDoctrine(SIDES[this.side]!), this.rules) };
  }

  private learned(): LearnedPlayer {
    return new LearnedPlayer(this.doctrine().base, null, undefined, shippedNets('learned-4'));
  }

  /** Turns to a game; a new player every few games: the learned one, the default doctrine, or one near it. */
  begin(game: number): void {
    this.game = game;
    this.taken = 0;
    if (game % PER_PAIR !== 0) {
      this.base.startGame?.(game);
      return;
    }
    const { base } = this.doctrine();
    const who = this.chance.below(4);
    if (who < 2) this.base = this.learned();
    else if (who === 2) this.base = new HeuristicPlayer(base);
    else this.base = new HeuristicPlayer({ ...base, weights: perturbed(base.weights, SHAKE, this.chance) });
  }

  decide(decision: Decision, g: Game): void {
    this.base.decide(decision, g);
    const often = TAKEN[decision];
    const { chance } = this;
    if (often === undefined || chance.below(1000) >= often) return;
    const own = Array.from(g.answers.subarray(0, g.answerLength));
    const outcomes = this.outcomes(decision, g, this.answers(decision, g, own));
    if (outcomes.length > 1) this.add(g, outcomes);
    const played = this.played(own, outcomes);
    g.answerLength = 0;
    for (const x of played) g.answer(x);
    if (played !== own) this.base.startGame?.(this.game);
  }

  /** An answer, which comes first, and others near it. */
  private answers(decision: Decision, g: Game, own: Answer): Answer[] {
    const { chance, advisers } = this;
    const advice = () => ask(advisers[chance.below(advisers.length)]!, decision, g, this.game);
    const kind = chance.below(10);
    const first = kind < 4 ? own : kind < 9 ? advice() : away(decision, g, own, 2, chance);
    const found = [first, ...NEAR.map((steps) => away(decision, g, first, steps, chance)), advice()];
    return distinct(found);
  }

  /** Those of the answers that are lawful, if the first is. */
  private outcomes(decision: Decision, g: Game, answers: readonly Answer[]): Outcome[] {
    const { side, rollouts, log, seed } = this;
    rollouts.prepare(log, `${seed}/fights ${side}/${this.game}/${this.taken++}`);
    const found: Outcome[] = [];
    for (const answer of answers) {
      const x: Float64Array[] = [];
      const ends: number[] = [];
      try {
        for (let n = 0; n < ROLLOUTS; n++) {
          const seen = new Float64Array(AREA_COUNT * FIGHT_FEATURES);
          this.view.look(rollouts.play({ decision, side, answer }, n, 'fights'), seen);
          x.push(seen);
          ends.push(evaluate(rollouts.play({ decision, side, answer }, n, g.turn), 2) - LUCK * rollouts.luck!.total);
        }
      } catch (error) {
        if (!(error instanceof IllegalDecision)) throw error;
        if (found.length === 0) return [];
        continue;
      }
      found.push({ answer, x, ends });
    }
    return found;
  }

  private add(g: Game, outcomes: readonly Outcome[]): void {
    const { cases } = this;
    cases.heldOut.push(cases.heldOut.length % HELD_OUT === HELD_OUT - 1);
    cases.firstAnswer.push(cases.gain.length);
    const [first, ...others] = outcomes;
    const before = new Int32Array(ROLLOUTS * AREA_COUNT).fill(-1);
    for (const { x, ends } of others) {
      const gains = ends.map((end, n) => end - first!.ends[n]!);
      const mean = gains.reduce((a, b) => a + b, 0) / ROLLOUTS;
      const variance = gains.reduce((a, b) => a + (b - mean) * (b - mean), 0) / (ROLLOUTS - 1);
      gains.forEach((gain, n) => {
        cases.gain.push(gain);
        cases.variance.push(variance);
        cases.firstChange.push(cases.after.length);
        for (let a = 0; a < AREA_COUNT; a++) {
          const at = a * FIGHT_FEATURES;
          if (isSame(x[n]!, first!.x[n]!, at)) continue;
          const k = n * AREA_COUNT + a;
          if (before[k]! < 0) before[k] = cases.row(first!.x[n]!, at, a, g);
          cases.before.push(before[k]!);
          cases.after.push(cases.row(x[n]!, at, a, g));
        }
      });
    }
  }

  /** Mostly the own answer, often the best, now and then any. */
  private played(own: Answer, outcomes: readonly Outcome[]): Answer {
    const sign = this.side === JAPAN ? 1 : -1;
    const worth = ({ ends }: Outcome) => sign * ends.reduce((a, b) => a + b, 0);
    const kind = this.chance.below(10);
    if (outcomes.length < 2 || kind >= 5) return own;
    if (kind === 4) return outcomes[this.chance.below(outcomes.length)]!.answer;
    return outcomes.reduce((best, outcome) => (worth(outcome) > worth(best) ? outcome : best)).answer;
  }
}

function isSame(x: Float64Array, y: Float64Array, at: number): boolean {
  for (let k = at; k < at + FIGHT_FEATURES; k++) if (x[k] !== y[k]) return false;
  return true;
}
