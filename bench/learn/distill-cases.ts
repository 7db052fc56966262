// Cases that a network of sums is fitted to: in games of varied players, the search of a learned player at its decisions, and by how much its network says that a
// ship more or less changes what an area is worth.

import { fastDirections, fastPlayer } from '../../src/ai/create-player.js';
import { HeuristicPlayer } from '../../src/ai/heuristic/heuristic-player.js';
import { AreaNet } from '../../src/ai/learned/area-net.js';
import { AreaView } from '../../src/ai/learned/area-view.js';
import { type AreaWorths, FoughtWorths } from '../../src/ai/learned/area-worths.js';
import { ShipSearch } from '../../src/ai/learned/ship-search.js';
import { raidersUnder, shippedNets } from '../../src/ai/learned/shipped-nets.js';
import { fillSums, SUM_FEATURES } from '../../src/ai/learned/sums-view.js';
import { Match } from '../../src/ai/match.js';
import { ChoiceStream } from '../../src/ai/random/choice-stream.js';
import { perturbed } from '../../src/ai/search/perturbed.js';
import { type FastSeat, namedSeat } from '../../src/ai/seat.js';
import { AREA_COUNT, compileBoard, SIDES, STANDARD_BOARD } from '../../src/board/index.js';
import type { Game, Player } from '../../src/game/index.js';
import { type Decision, PATROLS, RAIDERS } from '../../src/game/questions/decisions.js';
import { type RuleSet, resolveRules } from '../../src/rules/index.js';
import { ask, away } from './answers.js';
import { Cases } from './cases.js';

/** Who is learned from, by side: the Allies of `learned-6` are those of `learned-5`. */
const TEACHERS = ['learned-6', 'learned-5'] as const;
const RULES = [
  'second-edition',
  'nt1',
  'menzel',
  'menzel-3c',
  'second-edition+nine-turn',
  'second-edition+task-forces',
];
/** Who plays the games beside the teacher, who plays half of them; half of the time with changed weights. */
const PLAYERS = ['tuned-1', 'tuned'];
const SHAKE = 0.4;
/** Games with one pair of players; of how many games the last is held out. */
const PER_PAIR = 3;
const HELD_OUT = 7;
/** One decision of so many begins some steps away from the heuristic answer. */
const ELSEWHERE = 3;
const STEPS = 3;
/** How many thousandths of what the search asks are kept: ships that come, and ships that leave. */
const KEPT = { come: 60, leave: 180 };

/** What is learned. */
export interface CasesOf {
  readonly side: 0 | 1;
  readonly kind: 'patrols' | 'raiders';
  /** Games of each rule set. */
  readonly games: number;
  readonly seed: string;
}

/** Plays games, and gathers what the search of the teacher asks. */
export function casesOf({ side, kind, games, seed }: CasesOf): Cases {
  const chance = new ChoiceStream(seed);
  const tables = compileBoard(STANDARD_BOARD);
  const teacher = TEACHERS[side];
  const cases = new Cases(SUM_FEATURES);
  const view = new AreaView(side);
  const patrol = kind === 'patrols';
  let count = 0;
  chance.startGame(count);
  for (const name of RULES) {
    const rules = resolveRules(name.split('+'));
    const nets = shippedNets(teacher)[SIDES[side]];
    const net = new AreaNet((patrol ? nets.patrols : raidersUnder(nets, rules.names))!);
    const watched = new Watched(cases, view, net, chance);
    const search = new ShipSearch(watched, patrol, !patrol, true);
    const match = new Match(tables, rules, { japan: teacher, allied: teacher }, `${seed}/${name}`);
    const plain = new HeuristicPlayer(fastDirections(SIDES[side], namedSeat(SIDES[side], teacher) as FastSeat, rules));
    for (let k = 0; k < games; k++) {
      if (k % PER_PAIR === 0) {
        for (const s of [0, 1] as const) {
          const player = varied(s, teacher, rules, chance);
          match.game.players[s] =
            s !== side
              ? player
              : beside(player, patrol ? PATROLS : RAIDERS, (decision, g) => {
                  const own = ask(plain, decision, g, k);
                  const from = chance.below(ELSEWHERE) === 0 ? away(decision, g, own, STEPS, chance) : own;
                  for (const x of from) g.answer(x);
                  watched.begin(g, k % HELD_OUT === HELD_OUT - 1);
                  search.improve(g);
                  g.answerLength = 0;
                });
        }
      }
      chance.startGame(++count);
      match.play(k);
    }
  }
  cases.close();
  return cases;
}

/** One of the players. */
function varied(side: 0 | 1, teacher: string, rules: RuleSet, chance: ChoiceStream): Player {
  const players = [teacher, teacher, ...PLAYERS];
  const seat = namedSeat(SIDES[side], players[chance.below(players.length)]!) as FastSeat;
  const directions = fastDirections(SIDES[side], seat, rules);
  if (chance.below(2) === 0) return fastPlayer(seat, directions);
  return fastPlayer(seat, { ...directions, weights: perturbed(directions.weights, SHAKE, chance) });
}

/** A player at whose decisions of one kind somebody looks first. */
const beside = (player: Player, kind: Decision, look: (decision: Decision, g: Game) => void): Player => ({
  name: player.name,
  startGame: (game) => player.startGame?.(game),
  decide(decision, g) {
    if (decision === kind) look(decision, g);
    player.decide(decision, g);
  },
});

/** The worths of the teacher, of which some are kept as cases. */
class Watched implements AreaWorths {
  readonly worth: Float64Array;
  private readonly inner: FoughtWorths;
  private readonly x = new Float64Array(SUM_FEATURES);
  /** The row of each area as it stands; -1 where there is none yet. */
  private readonly rows = new Int32Array(AREA_COUNT);

  constructor(
    private readonly cases: Cases,
    readonly view: AreaView,
    net: AreaNet,
    private readonly chance: ChoiceStream,
  ) {
    this.inner = new FoughtWorths(view, net);
    this.worth = this.inner.worth;
  }

  begin(g: Game, heldOut: boolean): void {
    const { cases } = this;
    this.view.look(g);
    this.rows.fill(-1);
    cases.firstAnswer.push(cases.gain.length);
    cases.heldOut.push(heldOut);
  }

  turnTo(g: Game): void {
    this.inner.turnTo(g);
  }

  see(g: Game, a: number): void {
    this.inner.see(g, a);
  }

  move(g: Game, p: number, a: number, patrol: boolean, sign: 1 | -1): void {
    const before = this.standing(g, a);
    const worth = this.worth[a]!;
    this.inner.move(g, p, a, patrol, sign);
    this.rows[a] = this.row(g, a);
    this.keep(before, this.rows[a]!, this.worth[a]! - worth);
  }

  change(g: Game, p: number, a: number, patrol: boolean, sign: 1 | -1, into: Float64Array, to: number): void {
    this.inner.change(g, p, a, patrol, sign, into, to);
    if (this.chance.below(1000) >= (sign > 0 ? KEPT.come : KEPT.leave)) return;
    const before = this.standing(g, a);
    this.view.ship(g, p, a, patrol, sign);
    this.keep(before, this.row(g, a), into[to]!);
    this.view.ship(g, p, a, patrol, sign > 0 ? -1 : 1);
  }

  private standing(g: Game, a: number): number {
    if (this.rows[a]! < 0) this.rows[a] = this.row(g, a);
    return this.rows[a]!;
  }

  private row(g: Game, a: number): number {
    fillSums(this.view, g, a, this.x);
    return this.cases.row(this.x, 0, a, g);
  }

  private keep(before: number, after: number, gain: number): void {
    const { cases } = this;
    cases.firstChange.push(cases.after.length);
    cases.before.push(before);
    cases.after.push(after);
    cases.gain.push(gain);
    cases.variance.push(0);
  }
}
