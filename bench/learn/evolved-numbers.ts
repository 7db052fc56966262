// The numbers of a learned player that games alone can improve: what it is worth to hold each area, what each ship adds, and the weights of the heuristic player
// beneath. How far each has moved from the player that the climb begins with is counted in steps of its own size.
import { fastDirections } from '../../src/ai/create-player.js';
import { isIdle, tunables, withWeights } from '../../src/ai/heuristic/doctrine/tunable.js';
import { WEIGHT_NAMES, WEIGHT_TABLE_NAMES, WEIGHTS, type Weights } from '../../src/ai/heuristic/doctrine/weights.js';
import { FLAGS } from '../../src/ai/heuristic/estimate/force.js';
import { LearnedPlayer } from '../../src/ai/learned/learned-player.js';
import { NET_TURNS, type NetWeights } from '../../src/ai/learned/net-weights.js';
import { type Nets, SHIPPED_NETS, type SideNets } from '../../src/ai/learned/shipped-nets.js';
import { type LearnedSeat, namedSeat } from '../../src/ai/seat.js';
import { AREA_COUNT, type Side } from '../../src/board/index.js';
import type { RuleSet } from '../../src/rules/index.js';
import { fromUnbounded, toUnbounded } from '../../src/stats/searching/bounded.js';

/** Kinds of decision that a learned player has a network of sums for. */
const KINDS = ['patrols', 'raiders'] as const;
type Kind = (typeof KINDS)[number];
/** Turns that are told apart where an area is held: turn 1 is planned as a whole (18). */
const PHASES: readonly (readonly number[])[] = [[2], [3], [4, 5], [6, 7, 8, 9]];
/** One step of each kind of number: in POC, in POC for a hundredth of a force, in POC for a flag, and in parts of the way from one bound of a weight to the other. */
const STEP = { held: 0.3, force: 0.015 * 0.7, flag: 0.1 * 0.7, weight: 0.02 * 3 };
/** The first numbers that a network sees: the sums of the own force, and its flags. */
const OWN_NUMBERS = FLAGS + 1;

/** A number that moves. */
type Moving =
  | { readonly of: 'held'; readonly kind: Kind; readonly turns: readonly number[]; readonly area: number }
  | { readonly of: 'direct'; readonly kind: Kind; readonly number: number }
  | { readonly of: 'weight'; readonly name: string };

/** What a network has of its own where a player was improved so; the rest is that of the network it began with. */
export type EvolvedNet = Pick<NetWeights, 'direct'> & Required<Pick<NetWeights, 'held'>>;

/** All numbers of a side of a learned player that move. */
export class EvolvedNumbers {
  readonly seat: LearnedSeat;
  private readonly own: SideNets;
  private readonly nets: Nets;
  private readonly moving: readonly Moving[];
  private readonly bounds: ReadonlyMap<string, ReturnType<typeof tunables>[number]>;

  /** @param base the learned player from which the climb begins, whose networks are of sums. */
  constructor(
    readonly side: Side,
    base: string,
  ) {
    this.seat = namedSeat(side, base) as LearnedSeat;
    this.nets = SHIPPED_NETS[this.seat.player];
    this.own = this.nets[side];
    const singles = WEIGHT_NAMES.filter((name) => !isIdle(name, side) && !WEIGHTS[name].whole);
    const weights = tunables(this.seat.weights, [...singles, ...WEIGHT_TABLE_NAMES])
      // A share of 0 at a harbor where the side never bases cannot be told from noise.
      .filter(({ name, value, whole }) => !whole && !(name.startsWith('fleetShares') && value === 0));
    this.bounds = new Map(weights.map((weight) => [weight.name, weight]));
    this.moving = [
      ...KINDS.filter((kind) => this.own[kind] !== undefined).flatMap((kind): Moving[] => [
        ...PHASES.flatMap((turns) =>
          Array.from({ length: AREA_COUNT }, (_, area): Moving => ({ of: 'held', kind, turns, area })),
        ),
        ...Array.from({ length: OWN_NUMBERS }, (_, number): Moving => ({ of: 'direct', kind, number })),
      ]),
      ...weights.map(({ name }): Moving => ({ of: 'weight', name })),
    ];
  }

  get count(): number {
    return this.moving.length;
  }

  /** The player whose numbers have moved so many steps. */
  player(steps: Float64Array, rules: RuleSet): LearnedPlayer {
    const directions = fastDirections(this.side, { ...this.seat, weights: this.weights(steps) }, rules);
    const own = { ...this.own, ...this.networks(steps) };
    const under = own.raidersUnder && { ...own.raidersUnder, raiders: own.raiders! };
    const nets = { ...this.nets, [this.side]: { ...own, ...(under ? { raidersUnder: under } : {}) } };
    return new LearnedPlayer(directions, this.seat.opening, undefined, nets, `${this.seat.player} evolved`);
  }

  /** The networks whose numbers have moved so many steps. */
  networks(steps: Float64Array): Partial<Record<Kind, NetWeights & EvolvedNet>> {
    const changed: Partial<Record<Kind, NetWeights & EvolvedNet>> = {};
    for (const kind of KINDS) {
      const net = this.own[kind];
      if (!net) continue;
      const held = Array.from({ length: NET_TURNS }, (_, turn) => [...(net.held?.[turn] ?? Array(AREA_COUNT).fill(0))]);
      const direct = [...net.direct];
      this.moving.forEach((m, n) => {
        if (m.of === 'weight' || m.kind !== kind) return;
        if (m.of === 'direct') direct[m.number]! += steps[n]! * (m.number === FLAGS ? STEP.flag : STEP.force);
        else for (const turn of m.turns) held[turn - 1]![m.area]! += steps[n]! * STEP.held;
      });
      changed[kind] = { ...net, held, direct };
    }
    return changed;
  }

  /** The weights beneath that have moved so many steps. */
  weights(steps: Float64Array): Weights {
    const changes: Record<string, number> = {};
    this.moving.forEach((m, n) => {
      if (m.of !== 'weight' || steps[n] === 0) return;
      const bounds = this.bounds.get(m.name)!;
      changes[m.name] = fromUnbounded(toUnbounded(bounds.value, bounds) + steps[n]! * STEP.weight, bounds);
    });
    return withWeights(this.seat.weights, changes);
  }
}
