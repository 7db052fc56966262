// Decisions that a learned player learns from: in games of varied players, answers near the heuristic one at the decisions of movement, and what each
// is worth at the end of the turn, by rollouts with common dice.

import { fastDirections, fastPlayer } from '../../src/ai/create-player.js';
import { defaultDoctrine } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { underRules } from '../../src/ai/heuristic/doctrine/under-rules.js';
import { HeuristicPlayer } from '../../src/ai/heuristic/heuristic-player.js';
import { LearnedPlayer } from '../../src/ai/learned/learned-player.js';
import { type Nets, shippedNets } from '../../src/ai/learned/shipped-nets.js';
import type { ChoiceStream } from '../../src/ai/random/choice-stream.js';
import { searchParts } from '../../src/ai/search/create.js';
import { evaluate } from '../../src/ai/search/evaluation.js';
import { shapeOf } from '../../src/ai/search/large-decisions.js';
import { perturbed } from '../../src/ai/search/perturbed.js';
import { Rollouts } from '../../src/ai/search/rollouts.js';
import { searchSettings } from '../../src/ai/search/search-settings.js';
import type { TurnLog } from '../../src/ai/search/turn-log.js';
import { type Answer, distinct, variations } from '../../src/ai/search/variations.js';
import { type FastSeat, isFast, namedSeat } from '../../src/ai/seat.js';
import { AREA_COUNT, type BoardTables, JAPAN, SIDES } from '../../src/board/index.js';
import { DECISIONS, type Game, IllegalDecision, type Player } from '../../src/game/index.js';
import { type Decision, PATROLS, PLACE_AIR, RAIDERS } from '../../src/game/questions/decisions.js';
import type { RuleSet } from '../../src/rules/index.js';
import { ask, away } from './answers.js';
import { playSampled, type Sampling } from './sampled-games.js';

/** One decision: the position as bytes in base64, the answers, and the value of each in each rollout, in POC for the side that decides. The first answer is the heuristic one. */
export interface Sample {
  readonly kind: string;
  readonly side: number;
  readonly game: number;
  readonly state: string;
  readonly answers: readonly Answer[];
  readonly values: readonly (readonly number[])[];
}

/** What is made. */
export interface DecisionsOf {
  readonly tables: BoardTables;
  readonly rules: RuleSet;
  readonly seed: string;
  readonly games: number;
  /** Networks of the learned player whose answers are tried too, and who plays some of the games and rollouts; without them there is none. */
  readonly nets?: Nets | undefined;
  /**
   * The same with a learned player by name; networks that are given count before his own. Then he is also two of the four opponents in rollouts, and an air
   * unit is tried in every area.
   */
  readonly player?: string | undefined;
  /** Kinds of decision that are taken: `allied.patrols`. Default: all. */
  readonly kinds?: readonly string[] | undefined;
  /** Fast players of the side that takes no decision: each plays some of the games, and they are the opponents in rollouts. Default: as above. */
  readonly rivals?: readonly FastSeat[] | undefined;
  /** How often a decision of each kind is taken, in thousandths. Default: {@link TAKEN}. */
  readonly taken?: Readonly<Partial<Record<Decision, number>>>;
}

/** How often a decision of each kind is taken, in thousandths: there are many air units. */
const TAKEN: Readonly<Partial<Record<Decision, number>>> = { [PATROLS]: 700, [PLACE_AIR]: 120, [RAIDERS]: 700 };
/** How many steps away from the heuristic answer, and from that of the learned player, the others are. */
const NEAR_HEURISTIC = [1, 2];
const NEAR_LEARNED = [1, 1, 2, 3];
/** Rollouts of every answer: one against each of the opponents. */
const ROLLOUTS = 4;
/** Which of the opponents are learned players, where there is one: with networks, and with a player by name. */
const LEARNED_OPPONENTS = [2];
const LEARNED_OPPONENTS_OF_PLAYER = [0, 2];
/** In how many thousandths of the decisions something else than the player's answer is played. */
const VARIETY = 250;
/** Games with one pair of players, and how strongly their weights are changed. */
const PER_PAIR = 5;
const SHAKE = 0.4;

/** Plays games and tells every decision that was taken. */
export function decisions(of: DecisionsOf, tell: (sample: Sample) => void): void {
  playSampled(of, (side, log, chance) => new Sampler(of, side, log, chance, tell));
}

/** A player near the default doctrine, who now and then looks at his decision more closely, and does something else. */
class Sampler implements Sampling {
  readonly name = 'near the default';
  private base!: Player;
  private readonly rollouts: Rollouts;
  private readonly advisers: readonly Player[];
  private readonly plain: Player;
  private readonly learned: Player | null;
  /** Who plays where this side takes no decision, of a side that has rivals. */
  private readonly rivals: readonly Player[];
  private game = 0;
  private taken = 0;

  constructor(
    private readonly of: DecisionsOf,
    readonly side: 0 | 1,
    private readonly log: TurnLog,
    private readonly chance: ChoiceStream,
    private readonly tell: (sample: Sample) => void,
  ) {
    const { tables, rules, seed, player } = of;
    const base = underRules(defaultDoctrine(SIDES[side]), rules);
    const { pools, advisers = [] } = searchParts({ base, settings: searchSettings(), rules, seed, log });
    this.advisers = advisers;
    this.plain = new HeuristicPlayer(base);
    this.learned = this.makeLearned(side);
    const own = this.makeLearned(side);
    const takes = of.kinds?.some((kind) => kind.startsWith(SIDES[side]!)) ?? true;
    const rivals = (of.rivals ?? []).map((seat) => {
      const name = SIDES[takes ? 1 - side : side]!;
      return fastPlayer(seat, fastDirections(name, seat, rules));
    });
    this.rivals = takes ? [] : rivals;
    if (own !== null && takes && rivals.length > 0) {
      this.rollouts = new Rollouts(tables, rules, side === JAPAN ? [[own], rivals] : [rivals, [own]]);
    } else if (own !== null) {
      const opponents = [...pools[1 - side]!];
      for (const k of player === undefined ? LEARNED_OPPONENTS : LEARNED_OPPONENTS_OF_PLAYER)
        opponents[k] = this.makeLearned((1 - side) as 0 | 1)!;
      this.rollouts = new Rollouts(tables, rules, side === JAPAN ? [[own], opponents] : [opponents, [own]]);
    } else this.rollouts = new Rollouts(tables, rules, pools);
  }

  /** A learned player of a side; `null` where there is none. */
  private makeLearned(side: 0 | 1): Player | null {
    const { rules, nets, player } = this.of;
    const name = SIDES[side]!;
    if (player !== undefined) {
      const seat = namedSeat(name, player);
      if (!seat || !isFast(seat)) throw new Error(`--player ${player}: a learned player by name`);
      const directions = fastDirections(name, seat, rules);
      if (nets === undefined || seat.player === 'heuristic') return fastPlayer(seat, directions);
      const own = shippedNets(seat.player);
      const both = { japan: { ...own.japan, ...nets.japan }, allied: { ...own.allied, ...nets.allied } };
      return new LearnedPlayer(directions, null, undefined, { ...own, ...both });
    }
    return nets === undefined
      ? null
      : new LearnedPlayer(underRules(defaultDoctrine(name), rules), null, undefined, nets);
  }

  /** Turns to a game; a new pair of players every few games: the learned player where there is one, the default doctrine, or one near it. */
  begin(game: number): void {
    this.game = game;
    this.taken = 0;
    if (game % PER_PAIR !== 0) {
      this.base.startGame?.(game);
      return;
    }
    if (this.rivals.length > 0) {
      this.base = this.rivals[this.chance.below(this.rivals.length)]!;
      return;
    }
    const { rules } = this.of;
    const doctrine = underRules(defaultDoctrine(SIDES[this.side]), rules);
    const learned = this.makeLearned(this.side);
    if (learned !== null && this.chance.below(3) > 0) {
      this.base = learned;
      return;
    }
    const plain = this.chance.below(2) === 0;
    this.base = new HeuristicPlayer(
      plain ? doctrine : { ...doctrine, weights: perturbed(doctrine.weights, SHAKE, this.chance) },
    );
  }

  decide(decision: Decision, g: Game): void {
    this.base.decide(decision, g);
    const { kinds } = this.of;
    if (kinds && !kinds.includes(`${SIDES[this.side]}.${DECISIONS[decision]}`)) return;
    const often = (this.of.taken ?? TAKEN)[decision];
    if (often === undefined || this.chance.below(1000) >= often) return;
    const own = Array.from(g.answers.subarray(0, g.answerLength));
    const answers = this.answersNear(decision, g, ask(this.plain, decision, g, this.game));
    const sample = this.compare(decision, g, answers);
    if (sample !== null) this.tell(sample);
    const other = sample !== null && this.chance.below(1000) < VARIETY;
    const played = other ? sample.answers[this.chance.below(sample.answers.length)]! : own;
    g.answerLength = 0;
    for (const x of played) g.answer(x);
    if (other) this.base.startGame?.(this.game);
  }

  /** Answers near the own one, which comes first; what an adviser would say is one of them. */
  private answersNear(decision: Decision, g: Game, own: Answer): Answer[] {
    const { chance, advisers } = this;
    if (decision === PLACE_AIR && this.of.player !== undefined)
      return [own, ...variations(g, decision, shapeOf(decision)!, own, chance, AREA_COUNT + 1)];
    const found = [own, ask(advisers[chance.below(advisers.length)]!, decision, g, this.game)];
    for (const steps of NEAR_HEURISTIC) found.push(away(decision, g, own, steps, chance));
    const near = this.learned === null ? own : ask(this.learned, decision, g, this.game);
    found.push(near);
    for (const steps of NEAR_LEARNED) found.push(away(decision, g, near, steps, chance));
    return distinct(found);
  }

  private compare(decision: Decision, g: Game, answers: readonly Answer[]): Sample | null {
    const { side, rollouts, log } = this;
    const { seed } = this.of;
    rollouts.prepare(log, `${seed}/learn ${side}/${this.game}/${this.taken++}`);
    const state = Buffer.from(g.bytes).toString('base64');
    const kept: Answer[] = [];
    const values: number[][] = [];
    for (const answer of answers) {
      const row: number[] = [];
      try {
        for (let n = 0; n < ROLLOUTS; n++) {
          const end = evaluate(rollouts.play({ decision, side, answer }, n, g.turn));
          row.push(Math.round((side === JAPAN ? end : -end) * 100) / 100);
        }
      } catch (error) {
        if (kept.length === 0 || !(error instanceof IllegalDecision)) throw error;
        continue;
      }
      kept.push(answer);
      values.push(row);
    }
    if (kept.length < 2) return null;
    return { kind: DECISIONS[decision]!, side, game: this.game, state, answers: kept, values };
  }
}
