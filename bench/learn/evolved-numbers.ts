// The numbers of a learned player that games alone can improve: what it is worth to hold each area, what each ship adds, and the weights of the heuristic player
// beneath. How far each has moved from the player that the climb begins with is counted in steps of its own size.
import { fastDirections } from '../../src/ai/create-player.js';
import { isIdle, tunables, withWeights } from '../../src/ai/heuristic/doctrine/tunable.js';
import type { UnderRules } from '../../src/ai/heuristic/doctrine/under-rules.js';
import {
  completeWeights,
  WEIGHT_NAMES,
  WEIGHT_TABLE_NAMES,
  WEIGHTS,
  type Weights,
} from '../../src/ai/heuristic/doctrine/weights.js';
import { FLAGS } from '../../src/ai/heuristic/estimate/force.js';
import type { FlagsByTurn } from '../../src/ai/heuristic/player-state.js';
import { LearnedPlayer } from '../../src/ai/learned/learned-player.js';
import { NET_TURNS, type NetWeights } from '../../src/ai/learned/net-weights.js';
import type { Nets, SideNets } from '../../src/ai/learned/shipped-nets.js';
import { directionsOf, type LearnedSeat } from '../../src/ai/seat.js';
import { AREA_COUNT, type Side } from '../../src/board/index.js';
import { type RuleSet, resolveRules } from '../../src/rules/index.js';
import { fromUnbounded, toUnbounded } from '../../src/stats/searching/bounded.js';
import { type Group, hasGroup, movesIn, startOf } from './evolved-from.js';
import { type FittedNets, withFitted } from './fitted.js';

/** Kinds of decision that a learned player has a network of sums for. */
const KINDS = ['patrols', 'raiders'] as const;
/** What a force has, and is worth something by turn and area. */
const POWERS = ['day', 'night'] as const;
type Kind = (typeof KINDS)[number];
/** Turns that are told apart where an area is held. Japan plans turn 1 as a whole (18). */
const LATER: readonly (readonly number[])[] = [[2], [3], [4, 5], [6, 7, 8, 9]];
const PHASES = { japan: LATER, allied: [[1], ...LATER] } as const;
/** What is added to that in parts of them: the rows of turn 5, of 7 and 8, and of the last turn. */
const PARTS: readonly (readonly number[])[] = [[5], [7, 8], [9]];
/**
 * One step of each kind of number: in POC, in POC for a hundredth of a force (in all areas, and in one of them), in POC for a flag, in parts of the way from one bound of a weight
 * to the other, and in parts of what hidden units add for raiders.
 */
const STEP = { held: 0.3, force: 0.015 * 0.7, forceThere: 0.015, flag: 0.1 * 0.7, weight: 0.02 * 3, out: 0.1 };
/** The first numbers that a network sees: the sums of the own force, and its flags. */
const OWN_NUMBERS = FLAGS + 1;

/** A number that moves. */
type Moving =
  | { readonly of: 'held'; readonly kind: Kind; readonly turns: readonly number[]; readonly area: number }
  | { readonly of: 'flags'; readonly kind: keyof FlagsByTurn; readonly turns: readonly number[]; readonly area: number }
  | {
      readonly of: 'force';
      readonly kind: Kind;
      readonly power: (typeof POWERS)[number];
      readonly turns: readonly number[];
      readonly area: number;
    }
  | { readonly of: 'direct' | 'out'; readonly kind: Kind; readonly number: number }
  /** @property under number of the entry of the doctrine for some rules; -1 for its own weights. */
  | { readonly of: 'weight'; readonly under: number; readonly name: string };

/** Kinds of numbers that move. */
export type MovingKind = Moving['of'];

/** What a network has of its own where a player was improved so; the rest is that of the network it began with. */
export type EvolvedNet = Pick<NetWeights, 'direct' | 'out'> & Required<Pick<NetWeights, 'held' | 'force'>>;

/** All numbers of a side of a learned player that move. */
export class EvolvedNumbers {
  readonly seat: LearnedSeat;
  private readonly own: SideNets;
  private readonly nets: Nets;
  private readonly moving: readonly Moving[];
  /** The weights of the doctrine, and those of its entries for some rules. */
  private readonly weightsFrom: ReadonlyMap<number, Weights>;
  private readonly bounds = new Map<string, ReturnType<typeof tunables>[number]>();

  /**
   * @param base the learned player from which the climb begins, whose networks are of sums.
   * @param group which numbers move.
   * @param under the rule whose own numbers they are; see {@link startOf}.
   * @param fitted networks that take the place of those of the base.
   */
  constructor(
    readonly side: Side,
    base: string,
    readonly group: Group,
    under?: string,
    fitted?: FittedNets,
  ) {
    const { seat, nets } = startOf(side, base, group, under);
    const beneath = hasGroup(group, 'beneath');
    this.seat = seat;
    this.nets = fitted === undefined ? nets : withFitted(nets, side, fitted);
    this.own = this.nets[side];
    const phases = hasGroup(group, 'first-turn') ? PHASES[side] : LATER;
    const parts = hasGroup(group, 'forces') ? PARTS : [];
    const entries = beneath ? (this.seat.under ?? []) : [];
    this.weightsFrom = new Map([
      [-1, this.seat.weights],
      ...entries.flatMap(({ weights }, k): [number, Weights][] =>
        weights ? [[k, completeWeights(weights, this.seat.weights)]] : [],
      ),
    ]);
    const area = <T>(some: (area: number) => T): T[] => Array.from({ length: AREA_COUNT }, (_, a) => some(a));
    this.moving = [
      ...KINDS.filter((kind) => this.own[kind] !== undefined).flatMap((kind): Moving[] => [
        ...[...phases, ...parts].flatMap((turns) => area((a): Moving => ({ of: 'held', kind, turns, area: a }))),
        ...Array.from({ length: OWN_NUMBERS }, (_, number): Moving => ({ of: 'direct', kind, number })),
        ...(hasGroup(group, 'units') ? nets[side][kind]!.out : []).map(
          (_, number): Moving => ({ of: 'out', kind, number }),
        ),
        ...(hasGroup(group, 'forces') ? POWERS : []).flatMap((power) =>
          phases.flatMap((turns) => area((a): Moving => ({ of: 'force', kind, power, turns, area: a }))),
        ),
      ]),
      ...(beneath ? (['all', 'air'] as const) : []).flatMap((kind) =>
        [...PHASES[side], ...parts].flatMap((turns) => area((a): Moving => ({ of: 'flags', kind, turns, area: a }))),
      ),
      ...[...this.weightsFrom].flatMap(([under, weights]) => this.movingOf(under, weights, group)),
    ];
  }

  get count(): number {
    return this.moving.length;
  }

  /** Of what kind each number is. */
  get kinds(): MovingKind[] {
    return this.moving.map(({ of }) => of);
  }

  /** What each number is, for who keeps them. */
  get names(): string[] {
    return this.moving.map((moving) => JSON.stringify(moving));
  }

  /** The player whose numbers have moved so many steps. */
  player(steps: Float64Array, rules: RuleSet): LearnedPlayer {
    const seat = { ...this.seat, weights: this.weights(steps), under: this.under(steps) };
    const own = { ...this.own, ...this.networks(steps), flags: this.flags(steps) };
    const under = own.raidersUnder && { ...own.raidersUnder, raiders: own.raiders! };
    const nets = { ...this.nets, [this.side]: { ...own, ...(under ? { raidersUnder: under } : {}) } };
    const directions = fastDirections(this.side, seat, rules);
    return new LearnedPlayer(directions, this.seat.opening, undefined, nets, `${this.seat.player} evolved`);
  }

  /** The networks whose numbers have moved so many steps. */
  networks(steps: Float64Array): Partial<Record<Kind, NetWeights & EvolvedNet>> {
    const changed: Partial<Record<Kind, NetWeights & EvolvedNet>> = {};
    for (const kind of KINDS) {
      const net = this.own[kind];
      if (!net) continue;
      const held = byTurn(net.held);
      const direct = [...net.direct];
      const out = [...net.out];
      const force = { day: byTurn(net.force?.day), night: byTurn(net.force?.night) };
      this.moving.forEach((m, n) => {
        if (m.of === 'direct' && m.kind === kind)
          direct[m.number]! += steps[n]! * (m.number === FLAGS ? STEP.flag : STEP.force);
        if (m.of === 'out' && m.kind === kind)
          out[m.number]! += steps[n]! * STEP.out * this.own.raiders!.out[m.number]!;
        if (m.of === 'held' && m.kind === kind)
          for (const turn of m.turns) held[turn - 1]![m.area]! += steps[n]! * STEP.held;
        if (m.of === 'force' && m.kind === kind)
          for (const turn of m.turns) force[m.power][turn - 1]![m.area]! += steps[n]! * STEP.forceThere;
      });
      changed[kind] = { ...net, held, direct, out, force };
    }
    return changed;
  }

  /** What flags are worth beyond the weights, moved so many steps. */
  flags(steps: Float64Array): FlagsByTurn {
    const flags = { all: byTurn(this.own.flags?.all), air: byTurn(this.own.flags?.air) };
    this.moving.forEach((m, n) => {
      if (m.of !== 'flags') return;
      for (const turn of m.turns) flags[m.kind][turn - 1]![m.area]! += steps[n]! * STEP.held;
    });
    return flags;
  }

  /** The weights beneath that have moved so many steps. */
  weights(steps: Float64Array): Weights {
    return this.movedWeights(-1, steps);
  }

  /** The weights that count under a rule. */
  weightsUnder(rule: string, steps: Float64Array): Weights {
    const seat = { ...this.seat, weights: this.weights(steps), under: this.under(steps) };
    return directionsOf(this.side, seat, resolveRules([rule])).weights;
  }

  /** What the doctrine beneath does otherwise under some rules, moved so many steps. */
  under(steps: Float64Array): readonly UnderRules[] {
    return (this.seat.under ?? []).map((entry, k) =>
      this.weightsFrom.has(k) ? { ...entry, weights: this.movedWeights(k, steps) } : entry,
    );
  }

  private movedWeights(under: number, steps: Float64Array): Weights {
    const changes: Record<string, number> = {};
    this.moving.forEach((m, n) => {
      if (m.of !== 'weight' || m.under !== under || steps[n] === 0) return;
      const bounds = this.bounds.get(placeOf(m))!;
      changes[m.name] = fromUnbounded(toUnbounded(bounds.value, bounds) + steps[n]! * STEP.weight, bounds);
    });
    return withWeights(this.weightsFrom.get(under)!, changes);
  }

  /** Those weights of the doctrine, or of an entry for some rules, that move. */
  private movingOf(under: number, weights: Weights, group: Group): Moving[] {
    const singles = WEIGHT_NAMES.filter(
      (name) => !isIdle(name, this.side, weights) && !WEIGHTS[name].whole && movesIn(group, name),
    );
    return (
      tunables(weights, [...singles, ...WEIGHT_TABLE_NAMES])
        // A share of 0 at a harbor where the side never bases cannot be told from noise.
        .filter(({ name, value, whole }) => !whole && !(name.startsWith('fleetShares') && value === 0))
        .map((weight) => {
          const moving = { of: 'weight', under, name: weight.name } as const;
          this.bounds.set(placeOf(moving), weight);
          return moving;
        })
    );
  }
}

const placeOf = ({ under, name }: { readonly under: number; readonly name: string }): string => `${under} ${name}`;

/** A copy of numbers by turn and area; 0 where there are none. */
const byTurn = (rows: readonly (readonly number[])[] | undefined): number[][] =>
  Array.from({ length: NET_TURNS }, (_, turn) => [...(rows?.[turn] ?? Array<number>(AREA_COUNT).fill(0))]);
