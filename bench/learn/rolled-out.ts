// Decisions about ships in games of learned players, and what answers near their own are worth: by rollouts to the end of the turn, or of a later one, that those players and the opponents of a mix play,
// without the luck of the rolls. `decisions.ts` does it from heuristic answers, for the first learned players.
import { createPlayer, fastDirections } from '../../src/ai/create-player.js';
import { HeuristicPlayer } from '../../src/ai/heuristic/heuristic-player.js';
import { PlayedOut } from '../../src/ai/judging/rollout-judge.js';
import type { ChoiceStream } from '../../src/ai/random/choice-stream.js';
import type { SearchPlayer } from '../../src/ai/search/search-player.js';
import type { TurnLog } from '../../src/ai/search/turn-log.js';
import { type Answer, distinct, variations } from '../../src/ai/search/variations.js';
import { type FastSeat, namedSeat } from '../../src/ai/seat.js';
import { type BoardTables, JAPAN, SIDES, type Side } from '../../src/board/index.js';
import { canPlaceAir, DECISIONS, type Game, type Player } from '../../src/game/index.js';
import { type Decision, PATROLS, PLACE_AIR, RAIDERS } from '../../src/game/questions/decisions.js';
import type { RuleSet } from '../../src/rules/index.js';
import { ask, away } from './answers.js';
import type { Sample } from './decisions.js';
import type { Named } from './evolve-kept.js';
import { playSampled, type Sampling } from './sampled-games.js';

/** What is made. */
export interface RolledOutOf {
  readonly tables: BoardTables;
  readonly rules: RuleSet;
  readonly seed: string;
  readonly games: number;
  /** Turns that rollouts go on, the present one included, before the position is valued. */
  readonly ahead: number;
  /** Which evaluation values it. */
  readonly evaluation: number;
  /** How often a decision about ships is taken, and one about an air unit, in thousandths. */
  readonly taken: { readonly ships: number; readonly air: number };
  /** A search player by name, whose answers about ships are looked at too. */
  readonly search?: string | undefined;
  /** The players whose answers are looked at, by side. Each plays half of the games. */
  readonly players: Readonly<Record<Side, Named>>;
  /** Whom each side meets: they are the opponents in its rollouts by turns, and play the other half of the games of the other side. */
  readonly met: Readonly<Record<Side, readonly Named[]>>;
}

/** Rollouts of every answer: each against one of the opponents. */
const ROLLOUTS = 4;
/** How many steps away from the player's own answer, and from the heuristic one, the others are. */
const NEAR_OWN = [1, 1, 1, 2, 2, 3, 4];
const NEAR_HEURISTIC = 2;
/** Other areas in which an air unit is tried. */
const OTHER_AREAS = 8;
/** In how many thousandths of the decisions another answer is played. */
const VARIETY = 250;
/** Rollouts are valued without all of their luck. */
const LUCK = 1;

/** Plays games and tells every decision that was taken; the first answer of each is the player's own. */
export function rolledOut(of: RolledOutOf, tell: (sample: Sample) => void): void {
  playSampled(of, (side, log, chance) => new Sampler(of, side, log, chance, tell));
}

/** One of the players of a game, who looks at most of his decisions more closely, and now and then does something else. */
class Sampler implements Sampling {
  readonly name = 'sampler';
  private base: Player;
  private readonly own: Player;
  private readonly others: readonly Player[];
  private readonly plain: Player;
  private readonly searching: SearchPlayer | null;
  private readonly played: PlayedOut;
  private readonly opponents: Player[];
  private game = 0;
  private taken = 0;

  constructor(
    private readonly of: RolledOutOf,
    readonly side: 0 | 1,
    private readonly log: TurnLog,
    private readonly chance: ChoiceStream,
    private readonly tell: (sample: Sample) => void,
  ) {
    const { tables, rules, players, met, evaluation } = of;
    const [name, other] = [SIDES[side], SIDES[1 - side]!] as const;
    this.own = seated(players[name], side, of);
    this.others = met[other].map((named) => seated(named, side, of));
    this.base = this.own;
    this.plain = new HeuristicPlayer(fastDirections(name, namedSeat(name, players[name].name) as FastSeat, rules));
    this.searching = of.search ? (createPlayer(of.search, side, { seed: of.seed, rules, log }) as SearchPlayer) : null;
    this.opponents = met[name].map((named) => seated(named, 1 - side, of));
    const goesOn = [seated(players[name], side, of)];
    const pools = side === JAPAN ? ([goesOn, this.opponents] as const) : ([this.opponents, goesOn] as const);
    this.played = new PlayedOut({ tables, rules, side, pools, evaluation, luck: LUCK });
  }

  begin(game: number): void {
    this.game = game;
    this.taken = 0;
    const { chance, others } = this;
    this.base = chance.below(2) === 0 ? this.own : others[chance.below(others.length)]!;
    this.base.startGame?.(game);
    this.searching?.startGame(game);
  }

  decide(decision: Decision, g: Game): void {
    const { chance, game } = this;
    this.base.decide(decision, g);
    const often = this.often(decision);
    if (often === 0 || chance.below(1000) >= often) return;
    const played = Array.from(g.answers.subarray(0, g.answerLength));
    const sample = this.compare(decision, g, this.answersNear(decision, g, played));
    if (sample !== null) this.tell(sample);
    const other = sample !== null && chance.below(1000) < VARIETY;
    g.answerLength = 0;
    for (const x of other ? sample.answers[chance.below(sample.answers.length)]! : played) g.answer(x);
    // It was asked about other answers, or something else is done than it said.
    this.base.startGame?.(game);
  }

  private often(decision: Decision): number {
    const { ships, air } = this.of.taken;
    if (decision === PLACE_AIR) return air;
    return decision === PATROLS || decision === RAIDERS ? ships : 0;
  }

  private answersNear(decision: Decision, g: Game, played: Answer): Answer[] {
    const { chance, game } = this;
    const own = ask(this.own, decision, g, game);
    const plain = ask(this.plain, decision, g, game);
    if (decision === PLACE_AIR) {
      const found = distinct([own, played, plain, ...variations(g, decision, 'air', own, chance, OTHER_AREAS)]);
      if (isLastUnit(g)) return found;
      return own.length === 0 ? [own] : found.filter((answer) => answer.length > 0);
    }
    const near = NEAR_OWN.map((steps) => away(decision, g, own, steps, chance));
    const found = this.searching ? [this.searching.search(decision, g, own).answer] : [];
    return distinct([own, played, plain, ...found, ...near, away(decision, g, plain, NEAR_HEURISTIC, chance)]);
  }

  /** What answers are worth; `null` when the own one or all others break a rule. */
  private compare(decision: Decision, g: Game, answers: readonly Answer[]): Sample | null {
    const { side, log, game, opponents } = this;
    const seed = `${this.of.seed}/rolled out ${side}/${game}/${this.taken++}`;
    const state = Buffer.from(g.bytes).toString('base64');
    const until = Math.min(g.rules.turns, g.turn + this.of.ahead - 1);
    const values = this.played.values({ decision, g, log, answers, seed }, seed, ROLLOUTS, until);
    opponents.push(...opponents.splice(0, ROLLOUTS % opponents.length));
    const lawful = values.flatMap((list, k) => (list === null ? [] : [k]));
    if (lawful[0] !== 0 || lawful.length < 2) return null;
    return {
      kind: DECISIONS[decision]!,
      side,
      game,
      state,
      answers: lawful.map((k) => answers[k]!),
      values: lawful.map((k) => values[k]!.map((x) => Math.round(x * 100) / 100)),
    };
  }
}

/** True when a side has one air unit to place at most. Who places none places no more (12.11): with several left that says nothing about areas. */
function isLastUnit(g: Game): boolean {
  let left = 0;
  for (let p = g.tables.airStart[g.asked]!; p < g.tables.airEnd[g.asked]!; p++) if (canPlaceAir(g, p)) left++;
  return left <= 1;
}

const seated = ({ name, player }: Named, side: number, { rules, seed }: RolledOutOf): Player =>
  player ? player(rules) : createPlayer(name, side, { seed, rules });
