// From the distributions over the last states of a battle to the tally of its metrics.

import { SIDES } from '../../board/index.js';
import type { Metric, Tally } from '../../stats/experiment.js';
import {
  battlePlaces,
  DAMAGED,
  DISABLED,
  holderPlace,
  LOST,
  pointsByHolder,
  remainingPlace,
  settledFates,
} from '../battle-metrics.js';
import type { BattleModel } from '../battle-model.js';
import type { Block, Blocks, Entry } from './battle-blocks.js';
import type { Endings } from './battle-endings.js';
import { packed, Walk } from './battle-walk.js';

/** Adds up what the last states say of every metric but the fates of units, and the rounds and stalemates beside them. */
export function tallyOutcome(
  { blocks, last }: Endings,
  { rounds, stalemate }: Pick<Endings, 'rounds' | 'stalemate'>,
  metrics: readonly Metric[],
  tally: Tally,
): void {
  const { model } = blocks;
  const at = battlePlaces(metrics);
  const points = pointsByHolder(model.setup);
  tally.set(rounds, at.rounds);
  tally.set(stalemate, at.stalemate);
  last.forEach((store, left) => {
    for (const entry of store.entries.values()) {
      const { block } = entry;
      const parts = marginals(model, entry);
      const mass = parts.sunk.reduce((a, b) => a + b, 0);
      const there = block.sides & ~left;
      let holding = 0;
      for (const k of block.present) if (model.axes[k]!.holds) holding |= 1 << model.axes[k]!.side;
      tally[at.remaining + remainingPlace(there)]! += mass;
      const holder = holderPlace(there, there & holding);
      tally[at.holds + holder]! += mass;
      if (at.poc >= 0) tally[at.poc + points[holder]!]! += mass;
      SIDES.forEach((_, s) => {
        damageOf(model, entry, s, parts.sides[s]!, ((there >> s) & 1) === 1, (points, p) => {
          tally[at.damage[s]! + points]! += p;
        });
        lossesOf(entry, blocks, s, parts.sunk, (lost, factors, p) => {
          tally[at.lost[s]! + lost]! += p;
          tally[at.factors[s]! + factors]! += p;
        });
      });
    }
  });
}

/** Adds up the fates of units: those that are there by their damage at the end. */
export function tallyFates({ blocks, last, flows }: Endings, metrics: readonly Metric[], tally: Tally): void {
  const { model, groupOf } = blocks;
  const { axes, setup } = model;
  const { fate: fateOf } = battlePlaces(metrics);
  for (const place of settledFates(setup.scenario, fateOf)) tally[place] = 1;
  axes.forEach((axis, k) => {
    const fate = fateOf(setup.tables.pieceNames[axis.piece]!);
    tally[fate + LOST]! += flows?.sunk[k] ?? 0;
    tally[fate + DISABLED]! += flows?.disabled[k] ?? 0;
  });
  for (const store of last) {
    for (const entry of store.entries.values()) {
      const { sides, sunk } = marginals(model, entry);
      if (!flows) {
        axes.forEach((axis, k) => {
          if (entry.block.counts[groupOf[k]!]! > 0) return;
          const fate = fateOf(setup.tables.pieceNames[axis.piece]!);
          sunk.forEach((p, q) => {
            const isSunk = !axis.hull || sunkOf(entry.block, groupOf[k]!, q) > 0;
            tally[fate + (isSunk ? LOST : DISABLED)]! += p;
          });
        });
      }
      for (const k of entry.block.present) {
        const axis = axes[k]!;
        const own = sides[axis.side]!;
        const stride = strideAmong(model, entry.block, k);
        let intact = 0;
        let all = 0;
        for (let i = 0; i < own.length; i++) {
          all += own[i]!;
          if (axis.start === 0 && Math.floor(i / stride) % axis.levels === 0) intact += own[i]!;
        }
        const fate = fateOf(setup.tables.pieceNames[axis.piece]!);
        tally[fate]! += intact;
        tally[fate + DAMAGED]! += all - intact;
      }
    }
  }
}

/** Stride of an axis among those of its side, the last present the fastest. */
function strideAmong({ axes }: BattleModel, { present }: Block, axis: number): number {
  const own = present.filter((k) => axes[k]!.side === axes[axis]!.side);
  return own.slice(own.indexOf(axis) + 1).reduce((n, k) => n * axes[k]!.levels, 1);
}

/** A block's distributions by the sunk alone, and by the damage of either side alone. */
function marginals(
  model: BattleModel,
  { block, data }: Entry,
): {
  readonly sunk: Float64Array;
  readonly sides: readonly [Float64Array, Float64Array];
} {
  const { sunkSize, sizes } = block;
  const sunk = new Float64Array(sunkSize);
  const japan = new Float64Array(sizes[0]);
  const allied = new Float64Array(sizes[1]);
  // In the order: the sunk, the Allied units, Japan's.
  const dims = [1, 0].flatMap((side) => block.present.filter((k) => model.axes[k]!.side === side));
  const levels = dims.map((k) => model.axes[k]!.levels);
  const sorted = new Float64Array(block.size);
  const strides = packed([sunkSize, ...levels]);
  const walk = new Walk().add(sunkSize, block.size / sunkSize, strides[1]!);
  dims.forEach((k, i) => {
    walk.add(levels[i]!, block.strides[k]!, strides[i + 2]!);
  });
  walk.go(data, 0, sorted, 0, 1, false);
  let at = 0;
  for (let q = 0; q < sunkSize; q++) {
    for (let a = 0; a < sizes[1]; a++) {
      let all = 0;
      for (let j = 0; j < sizes[0]; j++) {
        const p = sorted[at++]!;
        japan[j] = japan[j]! + p;
        all += p;
      }
      allied[a] = allied[a]! + all;
      sunk[q] = sunk[q]! + all;
    }
  }
  return { sunk, sides: [japan, allied] };
}

/** Damage points on a side's units in the area, with their chances. */
function damageOf(
  model: BattleModel,
  { block }: Entry,
  side: number,
  own: Float64Array,
  there: boolean,
  add: (points: number, p: number) => void,
): void {
  const { axes } = model;
  const units = block.present.filter((k) => axes[k]!.side === side).reverse();
  for (let i = 0; i < own.length; i++) {
    if (own[i] === 0) continue;
    let points = 0;
    let rest = i;
    if (there) {
      for (const k of units) {
        points += axes[k]!.start + (rest % axes[k]!.levels);
        rest = Math.floor(rest / axes[k]!.levels);
      }
    }
    add(points, own[i]!);
  }
}

/** Units of a side lost and their factors, with their chances. */
function lossesOf(
  { block }: Entry,
  { groups, model }: Blocks,
  side: number,
  sunk: Float64Array,
  add: (lost: number, factors: number, p: number) => void,
): void {
  for (let q = 0; q < sunk.length; q++) {
    if (sunk[q] === 0) continue;
    let lost = 0;
    let factors = 0;
    groups.forEach((group, g) => {
      if (group.side !== side) return;
      const axis = model.axes[group.axes[0]!]!;
      const count = axis.hull ? sunkOf(block, g, q) : group.axes.length - block.counts[g]!;
      lost += count;
      factors += count * (axis.gunnery + axis.airstrike);
    });
    add(lost, factors, sunk[q]!);
  }
}

/** How many of a group were sunk, at a place among the states of the sunk. */
const sunkOf = (block: Block, group: number, place: number): number =>
  Math.floor((place * block.size) / block.sunkSize / (block.sunkStrides[group]! || 1)) % block.sunkSizes[group]!;
